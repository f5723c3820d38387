"""What an answer would change."""

from typing import Any

from gondwana.kernel.rules import numbers, open_prompt

from ..prompts import Prompt
from ..rules.hunting import turn_down
from ..rules.placement import free_cells
from ..rules.solo import jhays_next_cell
from ..scoring import count_face_down, ecosystems, herd_bonus, herd_bonus_if, tally, tally_with
from ..state import State
from ..tables import CARDS, CELLS, JHAY, KINDS, Card
from ..words import CARD, CELL
from .shapes import CardPreview, Counts, Gain, HuntPreview, PlacePreview


def preview(s: State, live: State, seat: int, move: int) -> PlacePreview | HuntPreview | CardPreview | None:
    """What the score sheet would gain by an answer."""
    question = open_prompt(s)
    if question == Prompt.PLACE:
        return placed(live, seat, move, s.choice[seat])
    if question == Prompt.CHOOSE:
        return best_places(live, seat, move)
    if question == Prompt.GIVE:
        return placed(live, JHAY, jhays_next_cell(s.step), move)
    if question == Prompt.LION:
        return hunted(live, seat, move)
    if question == Prompt.JHAYS_LION:
        return hunted(live, JHAY, move)
    return None


def placed(live: State, index: int, cell: int, kind: int) -> PlacePreview:
    """The score sheet with one more card, and the lines that it changes."""
    before, after = numbers([0] * KINDS), numbers([0] * KINDS)
    tally(live, index, before)
    new = tally_with(live, index, cell, kind, after)
    return {
        **gained(before, after, herd_change(live, index, kind)),
        "thing": f"cell:{index}:{CELL.word(cell)}",
        "tally": named(after),
        "total": int(new),
    }


def gained(before: Any, after: Any, herd: int) -> Gain:
    """What two score sheets differ by, the herd's bonus apart: it lasts only as long as nobody has more gazelles."""
    changes = {line: int(after[line] - before[line]) for line in range(1, KINDS)}
    changes[Card.GAZELLE] -= herd
    lines = {CARD.word(line): change for line, change in changes.items() if change}
    return {"gain": sum(lines.values()), "lines": lines, "herd": herd}


def herd_change(live: State, index: int, kind: int) -> int:
    """What one more card brings or takes at the comparison of herds, as it stands (SAV-26)."""
    return herd_changes(live, index, kind).get(index, 0)


def herd_changes(live: State, index: int, kind: int) -> dict[int, int]:
    """What one more card of an ecosystem changes for whom at the comparison of herds, as it stands (SAV-26, SAV-41)."""
    if kind != Card.GAZELLE:
        return {}
    changes = {
        party: int(herd_bonus_if(live, party, index, 1) - herd_bonus(live, party)) for party in range(ecosystems(live))
    }
    return {party: change for party, change in changes.items() if change}


def best_places(live: State, index: int, kind: int) -> CardPreview:
    """What a card would gain at once on each free cell."""
    room, before, after = numbers([0] * CELLS), numbers([0] * KINDS), numbers([0] * KINDS)
    tally(live, index, before)
    count = free_cells(live, index, room)
    herd = herd_change(live, index, kind)
    gains: dict[int, Gain] = {}
    for cell in [int(cell) for cell in room[:count]]:
        tally_with(live, index, cell, kind, after)
        gains[cell] = gained(before, after, herd)
    best = max(gains, key=lambda cell: gains[cell]["gain"])
    return {
        "best": {"cell": f"cell:{index}:{CELL.word(best)}", "gain": gains[best]["gain"]},
        "places": {CELL.word(cell): gain for cell, gain in gains.items()},
    }


def hunted(live: State, index: int, cell: int) -> HuntPreview:
    """What turning a card down brings to elephants, hyenas and vultures, beside the lion's own points."""
    before, after = numbers([0] * KINDS), numbers([0] * KINDS)
    count_face_down(live, index, live.down[index], before)
    turn_down(live, index, cell)
    count_face_down(live, index, live.down[index], after)
    lines = {name: int(after[line] - before[line]) for line, name in enumerate(CARDS, 1) if after[line] != before[line]}
    return {"gain": sum(lines.values()), "lines": lines}


def named(lines: Any) -> Counts:
    """A score sheet by the names of its lines."""
    return {name: int(lines[line]) for line, name in enumerate(CARDS, 1)}
