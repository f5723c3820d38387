"""The table before the first turn, once everybody has an animal (DS-25 … DS-35, DS-166)."""

from gondwana.kernel.rules import NONE, draw_one, rule

from ..state import State
from ..tables import (
    ALLOTMENT,
    ANIMALS,
    CARDS,
    CENTRE,
    DISKS,
    ELEMENTS,
    FAVOURITE,
    FIRST_CUBES,
    FIRST_PAWNS,
    HEXES,
    LARGE,
    PAWNS,
    SIDES,
    STACK,
    STACKS,
    START_CORNER,
    START_DISKS,
    START_ELEMENT,
    START_HEX,
    START_TERRAIN,
    START_TILES,
    TILES,
    TIPS,
    Source,
    Terrain,
)
from .earth import cubes_on_earth, in_play
from .pieces import gain
from .reset import fill_boxes, turn_up_cards, turn_up_tiles


@rule
def lay_out(s: State) -> None:
    """Tiles, disks, cards, pawns and cubes (DS-25 … DS-35)."""
    count_animals(s)
    lay_tiles(s)
    lay_disks(s)
    for card in range(CARDS):
        s.deck[card] = 1
    turn_up_tiles(s)
    turn_up_cards(s)
    fill_boxes(s)
    hand_out(s)
    if s.random_earth == 1:
        settle_by_favourite(s)
        even_out(s)
    else:
        settle(s)


@rule
def count_animals(s: State) -> None:
    """The initiative track begins in reverse food-chain order (DS-31)."""
    s.animals = 0
    for animal in range(ANIMALS - 1, -1, -1):
        if in_play(s, animal):
            s.track[s.animals] = animal
            s.animals += 1


@rule
def lay_tiles(s: State) -> None:
    """The start tiles, tundra on the centre; the others are stacked face down (DS-25, DS-27, DS-28, DS-166)."""
    for terrain in range(LARGE):
        s.hidden[terrain] = TILES[terrain]
    for number in range(START_TILES):
        if s.random_earth == 1:
            terrain = draw_one(s, s.hidden)
        else:
            terrain = START_TERRAIN[number]
            s.hidden[terrain] -= 1
        s.terrain[START_HEX[number]] = terrain
    s.covered[CENTRE] = s.terrain[CENTRE]
    s.terrain[CENTRE] = Terrain.TUNDRA
    s.tundra = TILES[Terrain.TUNDRA] - 1
    for stack in range(STACKS):
        s.face_down[stack] = STACK


@rule
def lay_disks(s: State) -> None:
    """Twelve disks on their corners, of fixed types or drawn; the others are in the bag (DS-10, DS-26, DS-166)."""
    for element in range(ELEMENTS):
        s.bag[element] = DISKS
    for number in range(START_DISKS):
        if s.random_earth == 1:
            element = draw_one(s, s.bag)
        else:
            element = START_ELEMENT[number]
            s.bag[element] -= 1
        s.disk[START_CORNER[number]] = element


@rule
def hand_out(s: State) -> None:
    """Pawns and cubes by the number of animals; one cube is the VP marker (DS-24, DS-32, DS-33)."""
    for animal in range(ANIMALS):
        if in_play(s, animal):
            s.pawns[animal] = FIRST_PAWNS[s.animals]
            s.spare[animal] = PAWNS - FIRST_PAWNS[s.animals]
            s.gene_pool[animal] = ALLOTMENT[s.animals] - 1


@rule
def settle(s: State) -> None:
    """Each animal in play puts its four cubes on its start tiles (DS-34, DS-35)."""
    for tile in range(HEXES):
        if s.terrain[tile] == NONE:
            continue
        for animal in range(ANIMALS):
            if in_play(s, animal):
                put(s, animal, tile, FIRST_CUBES[animal, s.terrain[tile]])


@rule
def settle_by_favourite(s: State) -> None:
    """On each tile but tundra as many cubes of an animal as the tile has disks of its favourite type (DS-166)."""
    for tile in range(HEXES):
        if s.terrain[tile] == NONE or s.terrain[tile] == Terrain.TUNDRA:
            continue
        for animal in range(ANIMALS):
            if in_play(s, animal):
                for side in range(SIDES):
                    if s.disk[TIPS[tile, side]] == FAVOURITE[animal]:
                        put(s, animal, tile, 1)


@rule
def put(s: State, animal: int, tile: int, count: int) -> None:
    """Cubes of the start come from the gene pool (DS-34)."""
    s.gene_pool[animal] -= count
    s.cubes[tile, animal] += count


@rule
def even_out(s: State) -> None:
    """Who has fewer cubes than the most numerous animal gets the difference as VPs (DS-166)."""
    most = 0
    for animal in range(ANIMALS):
        most = max(most, cubes_on_earth(s, animal))
    for animal in range(ANIMALS):
        if in_play(s, animal):
            gain(s, animal, most - cubes_on_earth(s, animal), Source.START)
