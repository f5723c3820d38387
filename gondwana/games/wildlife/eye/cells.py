"""What a piece on a cell brings, in words: markers, majorities, colonies; a scoring only when one is due."""

from typing import Final

from gondwana.kernel.game.dispatch import answer
from gondwana.kernel.rules import NONE, Text, asked_about, open_prompt, text

from ..prompts import Prompt
from ..rules.attack import can_defend
from ..scoring import general_points
from ..state import State
from ..tables import CELLS, TERRITORIES, TERRITORY
from ..words import CELL
from ..words import TERRITORY as TERRITORY_KIND
from .preview import changes, is_due, undefended

Clauses = list[Text]


def new_piece(s: State, live: State, seat: int, cell: int) -> Clauses:
    """A piece that comes to a cell: whom it drives out, what it completes, how it stands there, its colony."""
    origin = origin_of(s)
    clauses = against(s, live, seat, cell, origin)
    undefended(s, live)
    before = [int(general_points(live, other)) for other in range(s.seats)]
    answer(live, seat, cell)
    clauses += completion(s, live, seat)
    clauses.append(place_in(s, live, seat, int(TERRITORY[cell])))
    if origin != NONE and TERRITORY[origin] != TERRITORY[cell]:
        clauses.append(place_in(s, live, seat, int(TERRITORY[origin])))
    return [*clauses, *colony_with(s, live, seat, cell), *at_the_scoring(s, live, seat, before)]


def lost_piece(s: State, live: State, seat: int, cell: int, move: int) -> Clauses:
    """An own piece that others drive from a cell: how one stands there then, what becomes of its colony."""
    before = [int(general_points(live, other)) for other in range(s.seats)]
    answer(live, seat, move)
    clauses = [place_in(s, live, seat, int(TERRITORY[cell]))]
    size = s.members[s.colony[cell]]
    if count_colonies(live, seat) > count_colonies(s, seat):
        clauses.append(text("wildlife_brings_divides", count=size))
    elif size > 1:
        clauses.append(text("wildlife_brings_shrinks", count=size))
    return [*clauses, *at_the_scoring(s, live, seat, before)]


def origin_of(s: State) -> int:
    """The cell that a moving piece leaves, NONE for one of the reserve."""
    question = Prompt(open_prompt(s))
    return asked_about(s)[question.about.index("origin")] if "origin" in question.about else NONE


def against(s: State, live: State, seat: int, cell: int, origin: int) -> Clauses:
    """Whose piece is driven out or exchanged, and whether that one may cancel it (WL-16, WL-36, WL-38)."""
    owner = s.piece[cell]
    if owner == NONE:
        return []
    victim = {"seat": owner}
    if origin == NONE:
        clauses = [text("wildlife_brings_eliminates", seat=victim)]
    else:
        clauses = [text("wildlife_brings_exchanges", seat=victim, cell=CELL.word(origin))]
    return [*clauses, text("wildlife_brings_may_cancel", seat=victim)] if can_defend(live, owner) else clauses


def completion(s: State, live: State, seat: int) -> Clauses:
    """The marker of a completed territory, and what it sets off (WL-40, WL-42, WL-48)."""
    clauses = [
        text(
            "wildlife_brings_completes",
            territory=TERRITORY_KIND.shown(index, s.seats),
            count=int(live.scores[seat]) - s.scores[seat],
        )
        for index in range(TERRITORIES)
        if live.marker[index] > s.marker[index]
    ]
    if live.ending > s.ending:
        clauses.append(text("wildlife_brings_last_turn"))
    elif live.general > s.general:
        clauses.append(text("wildlife_brings_general"))
    return clauses


def place_in(s: State, live: State, seat: int, territory: int) -> Text:
    """How a seat stands in a territory: alone, with most pieces, level with others, behind, or gone (WL-43)."""
    own = int(live.living[territory, seat])
    most = max(int(live.living[territory, other]) for other in range(s.seats) if other != seat)
    where = TERRITORY_KIND.shown(territory, s.seats)
    if own == 0:
        return text("wildlife_brings_gone", territory=where)
    if most == 0:
        return text("wildlife_brings_alone", territory=where)
    if own == most:
        return text("wildlife_brings_level", territory=where, own=own)
    return text("wildlife_brings_most" if own > most else "wildlife_brings_behind", territory=where, own=own, most=most)


def count_colonies(s: State, seat: int) -> int:
    """How many colonies a seat has."""
    return sum(1 for cell in range(CELLS) if s.members[cell] and s.piece[cell] == seat)


def colony_with(s: State, live: State, seat: int, cell: int) -> Clauses:
    """The colony that the piece belongs to then, and whether another one falls apart (WL-45)."""
    own = int(live.colony[cell])
    size = int(live.members[own])
    largest = max((int(live.members[first]) for first in range(CELLS) if first != own), default=0)
    clauses = []
    if size > 1:
        clauses.append(text("wildlife_brings_largest" if size > largest else "wildlife_brings_colony", count=size))
    origin = origin_of(s)
    if origin != NONE and count_colonies(live, seat) > count_colonies(s, seat):
        clauses.append(text("wildlife_brings_divides", count=s.members[s.colony[origin]]))
    return clauses


def at_the_scoring(s: State, live: State, seat: int, before: list[int]) -> Clauses:
    """What changes at the general scoring that follows this turn; nothing is said of one that nobody can foresee."""
    if not is_due(live):
        return []
    mine, theirs = [], []
    for other, change in enumerate(changes(s, live, before)):
        if other == seat:
            mine.append(text(OWN_CHANGE[sign(change)], **({"count": abs(change)} if change else {})))
        elif change:
            theirs.append(text(THEIR_CHANGE[sign(change)], seat={"seat": other}, count=abs(change)))
    return mine + theirs


OWN_CHANGE: Final = {
    1: "wildlife_brings_scoring_gain",
    0: "wildlife_brings_scoring_same",
    -1: "wildlife_brings_scoring_loss",
}
THEIR_CHANGE: Final = {1: "wildlife_brings_scoring_of_gain", -1: "wildlife_brings_scoring_of_loss"}


def sign(change: int) -> int:
    """Up, level or down."""
    return (change > 0) - (change < 0)
