"""What an answer would change at once."""

from typing import Any

from gondwana.kernel.board import numbers
from gondwana.kernel.header import NONE

from .flow import Stage
from .kinds import TILE_WORDS
from .outlook import OUTLOOK, look_ahead
from .rules import answer, perform
from .shapes import Change, PerAnimal
from .state import State
from .tables import ANIMAL_NAMES, ANIMALS, HEXES


def preview(s: State, live: State, seat: int, move: int) -> Change | None:
    """Whose VPs, whose tiles and whose cubes in danger an answer would change at once."""
    if s.stage <= Stage.PLAN:
        return None
    before, after = numbers([0] * OUTLOOK), numbers([0] * OUTLOOK)
    look_ahead(live, before)
    draws = live.reveals
    answer(live, seat, move)
    perform(live)
    if live.reveals != draws:
        return None  # what chance brings is not told beforehand
    look_ahead(live, after)
    changed: Change = {}
    if points := _changes(before, after, HEXES + ANIMALS):
        changed["points"] = points
    if endangered := _changes(before, after, HEXES):
        changed["endangered"] = endangered
    if tiles := [h for h in range(HEXES) if before[h] != after[h]]:
        changed["dominant"] = {f"tile:{TILE_WORDS[h]}": [_name(before[h]), _name(after[h])] for h in tiles}
    return changed or None


def _changes(before: Any, after: Any, first: int) -> PerAnimal:
    rows = {name: int(after[first + a] - before[first + a]) for a, name in enumerate(ANIMAL_NAMES)}
    return {name: change for name, change in rows.items() if change}


def _name(animal: int) -> str | None:
    return None if animal == NONE else ANIMAL_NAMES[animal]
