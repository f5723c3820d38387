"""What an answer would change."""

from typing import Any

from gondwana.kernel.board import numbers
from gondwana.kernel.questions import ABOUT, top_frame

from .asking import open_prompt
from .prompts import CELL, Prompt
from .rules.hunting import turn_down
from .rules.placement import free_cells
from .scoring import count_face_down, tally, tally_with
from .shapes import CardPreview, Counts, HuntPreview, PlacePreview
from .state import State
from .tables import CARDS, CELLS, KINDS


def preview(s: State, live: State, seat: int, move: int) -> PlacePreview | HuntPreview | CardPreview | None:
    """What the score sheet would gain by an answer."""
    question = open_prompt(s)
    if question == Prompt.PLACE:
        return placed(live, seat, move, s.choice[seat])
    if question == Prompt.CHOOSE:
        return best_places(live, seat, move)
    if question == Prompt.LION:
        return hunted(live, top_frame(s)[ABOUT], move)
    return None


def placed(live: State, index: int, cell: int, kind: int) -> PlacePreview:
    """The score sheet with one more card, and the lines that it changes."""
    before, after = numbers([0] * KINDS), numbers([0] * KINDS)
    old, new = tally(live, index, before), tally_with(live, index, cell, kind, after)
    return {
        "tally": named(after),
        "total": int(new),
        "gain": int(new - old),
        "lines": {
            name: int(after[line] - before[line]) for line, name in enumerate(CARDS, 1) if after[line] != before[line]
        },
    }


def best_places(live: State, index: int, kind: int) -> CardPreview:
    """What a card would gain at once on each free cell."""
    room, lines = numbers([0] * CELLS), numbers([0] * KINDS)
    old = tally(live, index, lines)
    count = free_cells(live, index, room)
    free = [int(cell) for cell in room[:count]]
    gains = {cell: int(tally_with(live, index, cell, kind, lines) - old) for cell in free}
    best = max(gains, key=lambda cell: gains[cell])
    return {
        "best": {"cell": f"cell:{index}:{CELL.word(best)}", "gain": gains[best]},
        "places": {CELL.word(cell): gain for cell, gain in gains.items()},
    }


def hunted(live: State, index: int, cell: int) -> HuntPreview:
    """What turning a card down brings to elephants, hyenas and vultures."""
    before, after = numbers([0] * KINDS), numbers([0] * KINDS)
    count_face_down(live, index, live.down[index], before)
    turn_down(live, index, cell)
    count_face_down(live, index, live.down[index], after)
    lines = {name: int(after[line] - before[line]) for line, name in enumerate(CARDS, 1) if after[line] != before[line]}
    return {"gain": sum(lines.values()), "lines": lines}


def named(lines: Any) -> Counts:
    """A score sheet by the names of its lines."""
    return {name: int(lines[line]) for line, name in enumerate(CARDS, 1)}
