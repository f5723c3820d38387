"""What cubes on a tile are worth to their animal, in points, and what a change would bring.

Changes are made in the record, looked at, and taken back at once.
"""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.domination import rank_on
from ..rules.earth import dominant, endangered
from ..state import State
from ..tables import ANIMALS, HEXES, MEETING, NEED, PLACES, PRIZE, TOUCHING

PRIZE_WEIGHT: Final = 1.0  # of a prize: tiles are scored at the end, and some before
RULER_WEIGHT: Final = 2.5  # for a tile that an animal dominates: cards, and the bonus of Ice Age
CUBE_WEIGHT: Final = 0.45  # for each safe cube
DANGER_WEIGHT: Final = 0.15  # what is left of a stake that will die
NEWCOMER: Final = 3  # for a tile that an animal dominates as soon as it comes
RIVAL_WEIGHT: Final = 0.25  # how much of the others' stakes counts against the own


@rule
def stake(s: State, animal: int, tile: int, ruler: int) -> float:
    """What its cubes on a tile are worth to an animal, the tile being dominated by a ruler."""
    cubes = s.cubes[tile, animal]
    if cubes == 0:
        return 0.0
    worth = PRIZE_WEIGHT * prize_of(s, animal, tile)
    if ruler == animal:
        return worth + CUBE_WEIGHT * cubes + RULER_WEIGHT
    if endangered(s, animal, tile):
        return DANGER_WEIGHT * worth
    return worth + CUBE_WEIGHT * cubes


@rule
def balance(s: State, animal: int, tile: int) -> float:
    """The own stake on a tile, less a part of the others'."""
    if s.terrain[tile] == NONE:
        return 0.0
    ruler = dominant(s, tile)
    total = 0.0
    for other in range(ANIMALS):
        if other == animal:
            total += stake(s, other, tile, ruler)
        else:
            total -= RIVAL_WEIGHT * stake(s, other, tile, ruler)
    return total


@rule
def all_stakes(s: State, animal: int) -> float:
    """The stakes of an animal on all tiles."""
    total = 0.0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0:
            total += stake(s, animal, tile, dominant(s, tile))
    return total


@rule
def by_cubes(s: State, animal: int, whose: int, tile: int, count: int) -> float:
    """What so many more, or fewer, cubes of somebody on a tile would bring to an animal."""
    before = balance(s, animal, tile)
    s.cubes[tile, whose] += count
    after = balance(s, animal, tile)
    s.cubes[tile, whose] -= count
    return after - before


@rule
def gain_by_cubes(s: State, animal: int, tile: int, count: int) -> float:
    """What so many more of its own cubes bring to an animal that a tile feeds, in a hurry: places, no rulers."""
    before = prize_of(s, animal, tile) if s.cubes[tile, animal] > 0 else 0
    s.cubes[tile, animal] += count
    after = prize_of(s, animal, tile)
    if s.cubes[tile, animal] == count:
        after += NEWCOMER * (dominant(s, tile) == animal)
    s.cubes[tile, animal] -= count
    return PRIZE_WEIGHT * (after - before) + CUBE_WEIGHT * count


@rule
def prize_of(s: State, animal: int, tile: int) -> int:
    """What its place on a tile would pay an animal (DS-92)."""
    rank = rank_on(s, tile, animal)
    return PRIZE[s.terrain[tile], rank] if rank < PLACES else 0


@rule
def by_move(s: State, animal: int, origin: int, tile: int, count: int) -> float:
    """What moving so many of its cubes would bring to an animal."""
    return by_cubes(s, animal, animal, origin, -count) + by_cubes(s, animal, animal, tile, count)


@rule
def cares(s: State, tile: int, element: int) -> bool:
    """Whether somebody on a tile eats a type of disk; else it changes nothing there."""
    if element == NONE or s.terrain[tile] == NONE:
        return False
    for animal in range(ANIMALS):
        if s.cubes[tile, animal] > 0 and NEED[animal, element] + s.disks[animal, element] > 0:
            return True
    return False


@rule
def by_disk(s: State, animal: int, corner: int, element: int) -> float:
    """What another disk on a corner, or none, would bring to an animal."""
    old, change = s.disk[corner], 0.0
    for place in range(MEETING):
        tile = TOUCHING[corner, place]
        if tile != NONE and (cares(s, tile, old) or cares(s, tile, element)):
            change -= balance(s, animal, tile)
            s.disk[corner] = element
            change += balance(s, animal, tile)
            s.disk[corner] = old
    return change


@rule
def rough_stake(s: State, animal: int, tile: int) -> float:
    """A stake in a hurry: the place and the cubes, whoever dominates."""
    if s.cubes[tile, animal] == 0:
        return 0.0
    worth = PRIZE_WEIGHT * prize_of(s, animal, tile) + CUBE_WEIGHT * s.cubes[tile, animal]
    return DANGER_WEIGHT * worth if endangered(s, animal, tile) else worth


@rule
def rough_move(s: State, animal: int, origin: int, tile: int, count: int) -> float:
    """What moving so many of its cubes would bring to an animal, in a hurry."""
    before = rough_stake(s, animal, origin) + rough_stake(s, animal, tile)
    s.cubes[origin, animal] -= count
    s.cubes[tile, animal] += count
    after = rough_stake(s, animal, origin) + rough_stake(s, animal, tile)
    s.cubes[origin, animal] += count
    s.cubes[tile, animal] -= count
    return after - before


@rule
def by_element(s: State, animal: int, element: int, count: int) -> float:
    """What one more, or one fewer, disk on its display would bring to an animal."""
    before = all_stakes(s, animal)
    s.disks[animal, element] += count
    after = all_stakes(s, animal)
    s.disks[animal, element] -= count
    return after - before
