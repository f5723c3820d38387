"""Looking at the earth: what a tile offers, whom it feeds, who rules it (DS-3 … DS-9, DS-37 … DS-41)."""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import (
    ANIMALS,
    AROUND,
    BONUS,
    CORNERS,
    HEXES,
    MEETING,
    MEETINGS,
    MOST_BONUS,
    NEED,
    SIDES,
    TIPS,
    TOUCHING,
    Terrain,
)


@rule
def is_tile(s: State, tile: int) -> bool:
    """Whether a tile lies on a hex."""
    return s.terrain[tile] != NONE


@rule
def in_play(s: State, animal: int) -> bool:
    """Unused animals take no part in anything (DS-35)."""
    return s.owner[animal] != NONE


@rule
def match(s: State, animal: int, tile: int) -> int:
    """The sum, over the disks on the corners of a tile, of the animal's elements of that type (DS-37, DS-6)."""
    fit = 0
    for side in range(SIDES):
        element = s.disk[TIPS[tile, side]]
        if element != NONE:
            fit += NEED[animal, element] + s.disks[animal, element]
    return fit


@rule
def endangered(s: State, animal: int, tile: int) -> bool:
    """A tile that feeds an animal nothing endangers its cubes there (DS-38)."""
    return match(s, animal, tile) == 0


@rule
def dominant(s: State, tile: int) -> int:
    """The animal present with the sole highest match of at least 1, or NONE (DS-39 … DS-41)."""
    best, ruler = 0, NONE
    for animal in range(ANIMALS):
        if s.cubes[tile, animal] == 0:
            continue
        fit = match(s, animal, tile)
        if fit > best:
            best, ruler = fit, animal
        elif fit == best:
            ruler = NONE  # two at the top: nobody
    return ruler


@rule
def cubes_on(s: State, tile: int) -> int:
    """All cubes on a tile, of all animals."""
    count = 0
    for animal in range(ANIMALS):
        count += s.cubes[tile, animal]
    return count


@rule
def opposing_on(s: State, tile: int, animal: int) -> int:
    """The cubes of all other animals on a tile, also of those of the same player (DS-168)."""
    return cubes_on(s, tile) - s.cubes[tile, animal]


@rule
def cubes_on_earth(s: State, animal: int) -> int:
    """All cubes of an animal on earth."""
    count = 0
    for tile in range(HEXES):
        count += s.cubes[tile, animal]
    return count


@rule
def disks_on(s: State, tile: int) -> int:
    """The disks on the corners of a tile."""
    count = 0
    for side in range(SIDES):
        if s.disk[TIPS[tile, side]] != NONE:
            count += 1
    return count


@rule
def tiles_beside(s: State, tile: int) -> int:
    """How many tiles are adjacent to a hex (DS-3)."""
    count = 0
    for side in range(SIDES):
        near = AROUND[tile, side]
        if near != NONE and s.terrain[near] != NONE:
            count += 1
    return count


@rule
def tundra_beside(s: State, tile: int) -> int:
    """How many tundra tiles are adjacent to a hex (DS-3)."""
    count = 0
    for side in range(SIDES):
        near = AROUND[tile, side]
        if near != NONE and s.terrain[near] == Terrain.TUNDRA:
            count += 1
    return count


@rule
def tiles_at(s: State, corner: int) -> int:
    """How many tiles touch a corner (DS-6)."""
    count = 0
    for place in range(MEETING):
        tile = TOUCHING[corner, place]
        if tile != NONE and s.terrain[tile] != NONE:
            count += 1
    return count


@rule
def tundra_at(s: State, corner: int) -> int:
    """How many tundra tiles touch a corner."""
    count = 0
    for place in range(MEETING):
        tile = TOUCHING[corner, place]
        if tile != NONE and s.terrain[tile] == Terrain.TUNDRA:
            count += 1
    return count


@rule
def is_vacant(s: State, corner: int) -> bool:
    """A disk may come to lie on a corner without disk that touches a tile, also on the rim (DS-5, DS-7)."""
    return s.disk[corner] == NONE and tiles_at(s, corner) > 0


@rule
def has_vacant_corner(s: State) -> bool:
    """Whether earth has room for a disk."""
    corner = 0
    while corner < CORNERS and not is_vacant(s, corner):
        corner += 1
    return corner < CORNERS


@rule
def survival_holder(s: State) -> int:
    """The animal with the sole highest number of cubes on tundra tiles, or NONE (DS-133, DS-135)."""
    most, holder = 0, NONE
    for animal in range(ANIMALS):
        count = 0
        for tile in range(HEXES):
            if s.terrain[tile] == Terrain.TUNDRA:
                count += s.cubes[tile, animal]
        if count > most:
            most, holder = count, animal
        elif count == most:
            holder = NONE
    return holder


@rule
def bonus(quantity: int) -> int:
    """The VPs of the bonus track (DS-21)."""
    return BONUS[min(quantity, MOST_BONUS)]


# for the story


@rule
def whose(s: State, animal: int) -> int:
    """An animal together with the seat that plays it alone: people are told of themselves in other words.

    Who plays several animals is told of each by its name; a number below 0 says so.
    """
    return animal + ANIMALS * (s.owner[animal] if s.each == 1 else NONE)


@rule
def spot(s: State, corner: int) -> int:
    """A corner together with the tiles that meet there now, as a bit mask: so it is named."""
    tiles = 0
    for place in range(MEETING):
        hex_there = TOUCHING[corner, place]
        if hex_there != NONE and s.terrain[hex_there] != NONE:
            tiles |= 1 << place
    return corner * MEETINGS + tiles
