"""Cards of cubes: Cold Snap, Evolution, Fecundity, Hibernation (DS-103, DS-106, DS-107, DS-110)."""

from gondwana.kernel.rules import NUMBER, Ints, answers, later, pose, question, rule, task, tell

from ...prompts import NO_ANIMAL, NO_TILE, Event, Prompt
from ...state import State
from ...tables import ANIMALS, EVOLUTIONS, HEXES, HIBERNATORS, Terrain
from ...words import ANIMAL, DECISION, TILE
from ..asking import offer_counts, offer_tiles, or_pass, owner
from ..earth import cubes_on_earth, whose
from ..pieces import eliminate, place_cubes


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
            tell(s, Event.LOST_CUBES, whose(s, animal), count)


# Evolution


@rule
def evolve(s: State, animal: int) -> None:
    """Up to two different opposing animals give way to the taker (DS-106)."""
    pose(s, Prompt.EVOLVE_ANIMAL, animal, EVOLUTIONS, 0)


@question(Prompt.EVOLVE_ANIMAL, ANIMAL, decider=owner)
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


@answers(Prompt.EVOLVE_ANIMAL)
def answer_evolve_animal(s: State, victim: int, animal: int, left: int, done: int) -> None:
    """Next, where; then another one (DS-106)."""
    if victim != NO_ANIMAL:
        pose(s, Prompt.EVOLVE_ANIMAL, animal, left - 1, done | 1 << victim)
        pose(s, Prompt.EVOLVE_TILE, animal, victim)


@question(Prompt.EVOLVE_TILE, TILE, at="tile:{answer}", decider=owner)
def offer_evolve_tile(s: State, victim: int, out: Ints) -> int:
    """A tile that the victim occupies (DS-106)."""
    count = 0
    for tile in range(HEXES):
        if s.cubes[tile, victim] > 0:
            out[count] = tile
            count += 1
    return count


@answers(Prompt.EVOLVE_TILE)
def answer_evolve_tile(s: State, tile: int, animal: int, victim: int) -> None:
    """One cube is eliminated and one of the taker's comes from its gene pool (DS-106)."""
    eliminate(s, victim, tile, 1)
    s.gene_pool[animal] -= 1
    s.cubes[tile, animal] += 1
    tell(s, Event.EVOLVED, whose(s, animal), whose(s, victim), s.terrain[tile], tile)


# Fecundity


@task(Prompt.FECUNDITY_NEXT)
def ask_next_birth(s: State, animal: int, first: int) -> None:
    """Tile by tile in hex-index order, while the gene pool has cubes (DS-107, DS-172)."""
    for tile in range(first, HEXES):
        if s.cubes[tile, animal] > 0 and s.gene_pool[animal] > 0:
            later(s, Prompt.FECUNDITY_NEXT, animal, tile + 1)
            pose(s, Prompt.FECUNDITY, animal, tile)
            return


@question(Prompt.FECUNDITY, DECISION, decider=owner)
def offer_fecundity(s: State, animal: int, tile: int, out: Ints) -> int:
    """Every tile gets its cube; one is left out only where the gene pool is too small for all (DS-44, DS-107)."""
    tiles = 0
    for later_tile in range(tile, HEXES):
        if s.cubes[later_tile, animal] > 0:
            tiles += 1
    return offer_counts(1 if s.gene_pool[animal] >= tiles else 0, 1, out)


@answers(Prompt.FECUNDITY)
def answer_fecundity(s: State, decision: int, animal: int, tile: int) -> None:
    """One more cube there, or none (DS-107)."""
    place_cubes(s, animal, tile, decision)


# Hibernation


@rule
def hibernate(s: State, animal: int) -> None:
    """Eliminated cubes may come back to sleep (DS-110)."""
    pose(s, Prompt.HIBERNATE_TILE, animal)


@question(Prompt.HIBERNATE_TILE, TILE, at="tile:{answer}", decider=owner)
def offer_hibernate_tile(s: State, animal: int, out: Ints) -> int:
    """Any tile, or none, if the animal has eliminated cubes (DS-110)."""
    if s.eliminated[animal] == 0:
        return 0
    return or_pass(offer_tiles(s, out), NO_TILE, out)


@answers(Prompt.HIBERNATE_TILE)
def answer_hibernate_tile(s: State, tile: int, animal: int) -> None:
    """Next, how many (DS-110)."""
    if tile != NO_TILE:
        pose(s, Prompt.HIBERNATE_COUNT, animal, tile)


@question(Prompt.HIBERNATE_COUNT, NUMBER, decider=owner)
def offer_hibernate_count(s: State, animal: int, out: Ints) -> int:
    """From one to five eliminated cubes (DS-110)."""
    return offer_counts(1, min(HIBERNATORS, s.eliminated[animal]), out)


@answers(Prompt.HIBERNATE_COUNT)
def answer_hibernate_count(s: State, count: int, animal: int, tile: int) -> None:
    """They stand on the tile, safe from this turn's Extinction (DS-110)."""
    s.eliminated[animal] -= count
    s.cubes[tile, animal] += count
    s.sleeper = animal
    s.asleep[tile] += count
    tell(s, Event.HIBERNATED, whose(s, animal), count, s.terrain[tile], tile)
