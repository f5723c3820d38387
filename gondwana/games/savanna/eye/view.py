"""What a seat or an onlooker may see, as JSON with named things."""

from typing import Any, Final, Literal

from gondwana.kernel.rules import NONE, numbers, open_prompt

from ..prompts import Prompt
from ..scoring import ecosystems, gazelles, herd_bonus, solo_level, tally, total
from ..state import State
from ..tables import CELLS, FULL, JHAY, KINDS, MARGIN, NEUTRAL, PICKS, ROUNDS, WIDTH, Card
from ..words import CARD, CELL, LEVEL
from .preview import named
from .scoresheet import scoring, turned_down
from .shapes import (
    Counts,
    Ecosystem,
    Frame,
    Herd,
    InHand,
    Memory,
    Neutral,
    Phase,
    PlacedCard,
    Result,
    Solo,
    View,
)

PHASES: Final[dict[Prompt, Phase]] = {
    Prompt.CHOOSE: "choose",
    Prompt.PLACE: "place",
    Prompt.GIVE: "give",
    Prompt.LION: "lion",
    Prompt.JHAYS_LION: "lion",
}


def view(s: State, live: State, seat: int) -> View:
    """The table as a seat sees it; NONE is an onlooker."""
    solo = s.seats == 1
    return {
        "mode": "solo" if solo else "two" if s.seats == 2 else "multi",
        "round": s.lap,
        "rounds": 1 if solo else ROUNDS,
        "step": min(s.step, FULL) if solo else s.step,
        "steps": FULL if solo else PICKS,
        "phase": phase(s),
        "direction": direction(s),
        "hand": None if seat == NONE else hand(s, seat),
        "hand_size": sum(s.hand[s.held[0]]),
        "picked": picked(s, seat),
        "seen": [] if seat == NONE else seen(s, seat),
        "deck": sum(s.deck),
        "ecosystems": [ecosystem(s, live, index, seat) for index in range(ecosystems(live))],
        "neutral": neutral(s),
        "herds": herds(s, live),
        "solo": alone(s, live) if solo else None,
        "scoring": scoring(s) if s.over else None,
        "result": result(s, live) if s.over else None,
    }


def phase(s: State) -> Phase:
    """What is being done, in a word."""
    question = open_prompt(s)
    if question == NONE:  # nobody is asked: the cards lie, or all is over
        return "over" if s.over else "place"
    return PHASES[Prompt(question)]


def direction(s: State) -> Literal["left", "right"] | None:
    """Where the hands go next; after the tenth step they go nowhere (SAV-6, SAV-7)."""
    if s.seats == 1 or s.step == PICKS:
        return None
    return "left" if s.lap == 1 else "right"


def counts(cards: Any) -> Counts:
    """How many of each kind, by name, those that are there."""
    return {CARD.word(kind): cards[kind] for kind in range(1, KINDS) if cards[kind]}


def hand(s: State, seat: int) -> list[InHand]:
    """The own hand, without the card that lies face down in front of its owner (SAV-40)."""
    cards = list(s.hand[s.held[seat]])
    if open_prompt(s) == Prompt.CHOOSE and s.choice[seat]:
        cards[s.choice[seat]] -= 1
    return [{"thing": f"hand:{name}", "card": name, "count": count} for name, count in counts(cards).items()]


def picked(s: State, seat: int) -> str | None:
    """The own card of this step: chosen, or revealed and not yet laid."""
    return None if seat == NONE or not s.choice[seat] else CARD.word(s.choice[seat])


def seen(s: State, seat: int) -> list[Memory]:
    """What the seat can remember: hands that passed through it, less what was openly taken from them since (SAV-40)."""
    if s.seats == 1 or s.laid == FULL:
        return []
    known: list[Memory] = []
    for holder in range(s.circle):
        held = s.held[holder]
        if holder != seat and s.seen[seat] >> held & 1:
            away = (seat - holder) % s.circle if s.lap == 1 else (holder - seat) % s.circle
            party = "neutral" if s.seats == 2 and holder == NEUTRAL else f"seat:{holder}"
            known.append({"from": party, "steps": away, "cards": counts(s.hand[held])})
    return sorted(known, key=lambda entry: entry["steps"])


def ecosystem(s: State, live: State, index: int, seat: int) -> Ecosystem:
    """One ecosystem: what lies there, what it would score now."""
    jhay = s.seats == 1 and index == JHAY
    lines = numbers([0] * KINDS)
    points = total(live, index) if s.over else tally(live, index, lines)
    sheet = s.lines[index] if s.over else lines
    return {
        "seat": index,
        "owner": "jhay" if jhay else "seat",
        "cards": cards(s, index, seat),
        "frame": frame(s, index),
        "answered": not jhay and bool(s.asked) and not s.asked >> index & 1,
        "revealed": revealed(s, index, seat),
        "tally": named(sheet),
        "total": int(points),
    }


def frame(s: State, index: int) -> Frame | None:
    """The extent of the cards, counted from the first row and column that can be reached."""
    if s.bottom[index] == 0:
        return None
    return {
        "top": s.top[index] - 1,
        "bottom": s.bottom[index] - 1,
        "left": s.left[index] - 1,
        "right": s.right[index] - 1,
    }


def cards(s: State, index: int, seat: int) -> list[PlacedCard]:
    """The cards that lie, and for its owner the one that is about to (SAV-42)."""
    down = turned_down(s, index)
    laid = [
        card(index, cell, s.grid[index, cell], cell in down, cell == s.newest[index] and not s.over)
        for cell in range(CELLS)
        if s.grid[index, cell]
    ]
    if index == seat and s.spot[seat]:
        laid.append({**card(index, s.spot[seat], s.choice[seat], False, True), "pending": True})
    return laid


def card(index: int, cell: int, kind: int, down: bool, new: bool) -> PlacedCard:
    """One card of an ecosystem."""
    row, col = divmod(cell, WIDTH)
    thing = f"cell:{index}:{CELL.word(cell)}"
    return {"thing": thing, "row": row - 1, "col": col - 1, "card": CARD.word(kind), "down": down, "new": new}


def revealed(s: State, index: int, seat: int) -> str | None:
    """The card of this step that all have seen and that lies nowhere yet (SAV-5, SAV-42)."""
    hidden = open_prompt(s) != Prompt.PLACE or (s.seats == 1 and index == JHAY)
    return None if hidden or (index == seat and s.spot[seat]) else CARD.word(s.choice[index])


def neutral(s: State) -> Neutral | None:
    """The neutral pile of the two-player game (SAV-17)."""
    if s.seats != 2:
        return None
    shown = CARD.word(s.shown) if s.shown and open_prompt(s) == Prompt.PLACE else None
    return {"pile": counts(s.pile), "shown": shown, "count": sum(s.pile)}


def standing(s: State, live: State) -> list[int]:
    """What each seat would have if the game ended now."""
    lines = numbers([0] * KINDS)
    return list(s.scores)[: s.seats] if s.over else [int(tally(live, seat, lines)) for seat in range(s.seats)]


def expected(s: State, live: State) -> list[int]:
    """The same for every ecosystem: after the seats comes Jhay, whom the player wants to beat (SAV-39)."""
    lines = numbers([0] * KINDS)
    count = [total(live, index) if s.over else tally(live, index, lines) for index in range(ecosystems(live))]
    return [int(points) for points in count]


def herds(s: State, live: State) -> list[Herd]:
    """The herds as they compare now (SAV-26, SAV-41)."""
    compared: list[Herd] = [
        {
            "party": "jhay" if s.seats == 1 and index == JHAY else f"seat:{index}",
            "gazelles": int(gazelles(live, index)),
            "bonus": int(herd_bonus(live, index)),
        }
        for index in range(ecosystems(live))
    ]
    if s.seats == 2:
        compared.append({"party": "neutral", "gazelles": s.pile[Card.GAZELLE], "bonus": 0})
    return compared


def alone(s: State, live: State) -> Solo:
    """The lead over Jhay as it stands, and the one that is aimed at (SAV-39)."""
    lines = numbers([0] * KINDS)
    own, jhay = (total(live, index) if s.over else tally(live, index, lines) for index in (0, JHAY))
    return {"lead": int(own - jhay), "target": LEVEL.word(s.target), "margin": int(MARGIN[s.target])}


def result(s: State, live: State) -> Result:
    """Who has won (SAV-38, SAV-39)."""
    totals = [int(total(live, index)) for index in range(ecosystems(live))]
    margin = totals[0] - totals[JHAY] if s.seats == 1 else None
    return {
        "winners": [seat for seat in range(s.seats) if s.places[seat] == 1],
        "totals": totals,
        "margin": margin,
        "level": None if margin is None else LEVEL.word(solo_level(margin)),
        "target": None if margin is None else LEVEL.word(s.target),
    }
