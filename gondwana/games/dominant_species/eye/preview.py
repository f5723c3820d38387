"""What an answer would change at once."""

from typing import Any, Final

from gondwana.kernel.game.dispatch import answer, perform
from gondwana.kernel.rules import NONE, Ints, numbers, open_prompt, rule

from ..prompts import Prompt
from ..rules.earth import dominant
from ..rules.reset import in_danger
from ..state import Stage, State
from ..tables import ANIMAL_NAMES, ANIMALS, HEXES, TERRAIN_NAMES
from ..words import TILE_WORDS
from .shapes import Change, PerAnimal

OUTLOOK: Final = HEXES + 2 * ANIMALS  # who dominates each hex; endangered cubes and VPs of each animal


def preview(s: State, live: State, seat: int, move: int) -> Change | None:
    """Whose VPs, whose tiles and whose cubes in danger an answer would change at once."""
    if s.stage <= Stage.PLAN:
        return None
    before, after = numbers([0] * OUTLOOK), numbers([0] * OUTLOOK)
    look(live, before)
    draws = live.reveals
    answer(live, seat, move)
    perform(live)
    if live.reveals != draws:
        return None  # what chance brings is not told beforehand
    look(live, after)
    changed: Change = {}
    if open_prompt(s) == Prompt.HEX:
        changed["lies"] = TERRAIN_NAMES[live.terrain[move]]
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


@rule
def look(s: State, out: Ints) -> None:
    """The dominant animal of each hex, then the cubes of each animal that would die now, then its VPs."""
    for animal in range(ANIMALS):
        out[HEXES + animal] = 0
        out[HEXES + ANIMALS + animal] = s.points[animal]
    for tile in range(HEXES):
        out[tile] = NONE
        if s.terrain[tile] != NONE:
            out[tile] = dominant(s, tile)
            for animal in range(ANIMALS):
                out[HEXES + animal] += in_danger(s, animal, tile)
