"""Cards of cubes: Cold Snap, Evolution, Fecundity, Hibernation (DS-103, DS-106, DS-107, DS-110)."""

from gondwana.kernel.questions import about, answered, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ...prompts import NO_ANIMAL, NO_TILE, Event, Prompt
from ...state import State
from ...tables import ANIMALS, EVOLUTIONS, HEXES, HIBERNATORS, Terrain
from ..earth import cubes_on_earth
from ..pieces import eliminate, offer_counts, or_pass, place_cubes, pose
from ..speciation import offer_tiles


@rule
def cold_snap(s: State, taker: int) -> None:
    """Every opposing animal loses one cube on each tundra tile that it occupies (DS-103)."""
    for animal in range(ANIMALS):
        count = 0
        for tile in range(HEXES):
            if animal != taker and s.terrain[tile] == Terrain.TUNDRA and s.cubes[tile, animal] > 0:
                eliminate(s, animal, tile, 1)
                count += 1
        if count > 0:
            tell(s, Event.LOST_CUBES, animal, count)


# Evolution


@rule
def evolve(s: State, animal: int) -> None:
    """Up to two different opposing animals give way to the taker (DS-106)."""
    pose(s, Prompt.EVOLVE_ANIMAL, animal, EVOLUTIONS, 0)


@rule
def offer_evolve_animal(s: State, animal: int, left: int, done: int, out: Ints) -> int:
    """An opposing animal with a cube on earth that was not chosen yet, while the gene pool has cubes (DS-106)."""
    if left == 0 or s.gene_pool[animal] == 0:
        return 0
    count = 0
    for other in range(ANIMALS):
        if other != animal and (done >> other) & 1 == 0 and cubes_on_earth(s, other) > 0:
            out[count] = other
            count += 1
    return or_pass(count, NO_ANIMAL, out)


@rule
def answer_evolve_animal(s: State, seat: int, animal: int, left: int, done: int, other: int) -> None:
    """Next, where; then another one (DS-106)."""
    answered(s, seat)
    if other != NO_ANIMAL:
        pose(s, Prompt.EVOLVE_ANIMAL, animal, left - 1, done | 1 << other)
        pose(s, Prompt.EVOLVE_TILE, animal, other)


@rule
def offer_occupied(s: State, animal: int, out: Ints) -> int:
    """The tiles that an animal occupies."""
    count = 0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0:
            out[count] = tile
            count += 1
    return count


@rule
def answer_evolve_tile(s: State, seat: int, animal: int, other: int, tile: int) -> None:
    """One cube is eliminated and one of the taker's comes from its gene pool (DS-106)."""
    answered(s, seat)
    eliminate(s, other, tile, 1)
    s.gene_pool[animal] -= 1
    s.cubes[tile, animal] += 1
    tell(s, Event.EVOLVED, animal, other, s.terrain[tile], tile)


# Fecundity


@rule
def ask_next_birth(s: State) -> None:
    """Tile by tile in hex-index order, while the gene pool has cubes (DS-107, DS-172)."""
    animal, first = about(s, 0), about(s, 1)
    drop(s)
    for tile in range(first, HEXES):
        if s.cubes[tile, animal] > 0 and s.gene_pool[animal] > 0:
            later(s, Prompt.FECUNDITY_NEXT, animal, tile + 1)
            pose(s, Prompt.FECUNDITY, animal, tile)
            return


@rule
def answer_fecundity(s: State, seat: int, animal: int, tile: int, decision: int) -> None:
    """One more cube there, or none (DS-107)."""
    answered(s, seat)
    place_cubes(s, animal, tile, decision)


# Hibernation


@rule
def hibernate(s: State, animal: int) -> None:
    """Eliminated cubes may come back to sleep (DS-110)."""
    pose(s, Prompt.HIBERNATE_TILE, animal)


@rule
def offer_hibernate_tile(s: State, animal: int, out: Ints) -> int:
    """Any tile, or none, if the animal has eliminated cubes (DS-110)."""
    if s.eliminated[animal] == 0:
        return 0
    return or_pass(offer_tiles(s, out), NO_TILE, out)


@rule
def answer_hibernate_tile(s: State, seat: int, animal: int, tile: int) -> None:
    """Next, how many (DS-110)."""
    answered(s, seat)
    if tile != NO_TILE:
        pose(s, Prompt.HIBERNATE_COUNT, animal, tile)


@rule
def offer_hibernate_count(s: State, animal: int, out: Ints) -> int:
    """From one to five eliminated cubes (DS-110)."""
    return offer_counts(1, min(HIBERNATORS, s.eliminated[animal]), out)


@rule
def answer_hibernate_count(s: State, seat: int, animal: int, tile: int, count: int) -> None:
    """They stand on the tile, safe from this turn's Extinction (DS-110)."""
    answered(s, seat)
    s.eliminated[animal] -= count
    s.cubes[tile, animal] += count
    s.sleeper = animal
    s.asleep[tile] += count
    tell(s, Event.HIBERNATED, animal, count, s.terrain[tile], tile)
