"""What a newcomer at the table would shake his head at, said by the rules and not by what bots think with.

Each watcher is told of an answer before it is carried out: a plain copy of the record, the record itself to ask the
rules about, the seat, the answer. It names the folly, or says nothing.
"""

from collections.abc import Callable
from typing import Any, Final

from gondwana.games import game as game_of
from gondwana.games.darwins_choice.prompts import Prompt as Darwin
from gondwana.games.dominant_species.prompts import NO_CORNER, NO_STACK, NO_TILE, NO_TYPE
from gondwana.games.dominant_species.prompts import Prompt as Dominant
from gondwana.games.dominant_species.rules.earth import endangered, is_tile
from gondwana.games.dominant_species.tables import CORNERS, HEXES, LIMIT, TOUCHING
from gondwana.games.triassic_terror.prompts import Prompt as Triassic
from gondwana.games.triassic_terror.tables import NOBODY
from gondwana.games.wildlife.prompts import Act
from gondwana.games.wildlife.prompts import Prompt as Wild
from gondwana.games.wildlife.rules.auction import DISCARD
from gondwana.games.wildlife.rules.execution import can_execute
from gondwana.games.wildlife.rules.terrain import can_attack, can_place
from gondwana.games.wildlife.tables import KINDS, TERRAINS
from gondwana.kernel.rules import NONE, asked_about, open_prompt

Watcher = Callable[[Any, Any, int, int], str | None]


def warned(s: Any, live: Any, seat: int, move: int, slug: str, *of: str) -> str | None:
    """What the table would ask a person about once more."""
    game = game_of(slug)
    said = game.eye.warns(s, live, seat, move)
    key = said["key"].removeprefix(f"{game.prefix}_warns_") if said else None
    return key if key in of else None


def wildlife(s: Any, live: Any, seat: int, move: int) -> str | None:
    """A useless purchase, a bought card thrown away, points or cards left over."""
    question = open_prompt(s)
    if question == Wild.BOUGHT and move == DISCARD and brings(live, seat, asked_about(s)[0], 1):
        return "a card bought and thrown away"
    if question == Wild.ACT and move == Act.END:
        if any(s.laid[card] and brings(live, seat, card, 0) for card in range(KINDS)):
            return "a card left over"
        return warned(s, live, seat, move, "wildlife", "food", "ability")
    return warned(s, live, seat, move, "wildlife", "useless") if question == Wild.BID else None


def brings(live: Any, seat: int, card: int, bought: int) -> bool:
    """Whether a card can do more for a seat than move a piece."""
    if card < TERRAINS:
        return bool(can_place(live, seat, card, bought) or can_attack(live, seat, card))
    return bool(can_execute(live, seat, card, bought))


def triassic_terror(s: Any, live: Any, seat: int, move: int) -> str | None:
    """Prey left alone, a volcano on nobody else, tile, card or dinos left over."""
    question = open_prompt(s)
    if question in (Triassic.PT_EAT, Triassic.TREX_EAT, Triassic.RAPTOR_EAT) and move == NOBODY:
        return "prey left alone"
    if question in (Triassic.MENU, Triassic.VOLCANO_AREA):
        return warned(s, live, seat, move, "triassic-terror", "white", "tile", "card", "hatch", "volcano")
    return None


def dominant_species(s: Any, live: Any, seat: int, move: int) -> str | None:
    """A paid action forgone, a tile scored for others only, a pawn that can do nothing."""
    question = open_prompt(s)
    animal, other, *_ = asked_about(s)
    forgone = {Dominant.ADAPT: NO_TYPE, Dominant.PROTECT: NO_TYPE, Dominant.STACK: NO_STACK}
    if forgone.get(Dominant(question)) == move:
        return Dominant(question).name
    if (
        question == Dominant.SPECIATE_DISK
        and move == NO_CORNER
        and any(s.disk[corner] == other and feeds(live, animal, corner) for corner in range(CORNERS))
    ):
        return "SPECIATE_DISK"
    if question == Dominant.SPECIATE_COUNT and move == 0 and not endangered(live, animal, other):
        return "SPECIATE_COUNT"
    if question == Dominant.INSECT and move == NO_TILE and any(home(live, animal, tile) for tile in range(HEXES)):
        return "INSECT"
    if question in (Dominant.PLACE, Dominant.PLACE_AGAIN, Dominant.DOMINATE):
        return warned(
            s, live, seat, move, "dominant-species", "domination", "box", "adaptation", "glaciation", "wanderlust"
        )
    return None


def home(live: Any, animal: int, tile: int) -> bool:
    """Whether an animal finds food on a tile."""
    return bool(is_tile(live, tile)) and not endangered(live, animal, tile)


def feeds(live: Any, animal: int, corner: int) -> bool:
    """Whether an animal finds food, and room for a cube, on a tile that touches a corner."""
    return any(
        tile != NONE and home(live, animal, int(tile)) and LIMIT[live.terrain[tile]] > 0 for tile in TOUCHING[corner]
    )


class Trades:
    """A card of Darwin's Choice that goes back and forth."""

    def __init__(self) -> None:
        self.given: dict[int, tuple[int, int]] = {}  # by seat: what it gave for what

    def __call__(self, s: Any, live: Any, seat: int, move: int) -> str | None:
        if open_prompt(s) != Darwin.TRADE:
            return None
        swap = (move, s.row[asked_about(s)[0]])
        undone = self.given.get(seat) == swap[::-1]
        self.given[seat] = swap
        return "a trade undone" if undone else None


# The questions at which somebody could be foolish: only there is a record looked at.
WATCHED: Final[dict[str, frozenset[int]]] = {
    "wildlife": frozenset({Wild.BID, Wild.BOUGHT, Wild.ACT}),
    "triassic-terror": frozenset(
        {Triassic.MENU, Triassic.VOLCANO_AREA, Triassic.PT_EAT, Triassic.TREX_EAT, Triassic.RAPTOR_EAT}
    ),
    "dominant-species": frozenset(
        {
            Dominant.PLACE,
            Dominant.PLACE_AGAIN,
            Dominant.ADAPT,
            Dominant.PROTECT,
            Dominant.SPECIATE_DISK,
            Dominant.SPECIATE_COUNT,
            Dominant.INSECT,
            Dominant.STACK,
            Dominant.DOMINATE,
        }
    ),
    "darwins-choice": frozenset({Darwin.TRADE}),
}
WATCHERS: Final[dict[str, Callable[[], Watcher]]] = {
    "wildlife": lambda: wildlife,
    "triassic-terror": lambda: triassic_terror,
    "dominant-species": lambda: dominant_species,
    "darwins-choice": Trades,
}
