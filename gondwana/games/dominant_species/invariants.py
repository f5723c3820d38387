"""What must hold after every move: nothing is lost, nothing lies where it can't (dossier, section 9.1)."""

from enum import IntEnum

from gondwana.kernel.rules import NONE, rule

from .rules.earth import cubes_on_earth, in_play, tiles_at, tiles_beside
from .rules.pieces import elements_of, result, total
from .state import Stage, State
from .tables import (
    ALLOTMENT,
    ANIMALS,
    BOX_DISKS,
    BOXES,
    CARDS,
    CORNERS,
    DISKS,
    ELEMENTS,
    EYES,
    HEXES,
    LARGE,
    MOST_ELEMENTS,
    OPEN_CARDS,
    PAWNS,
    STACKS,
    TILES,
    Card,
    Terrain,
)


class Broken(IntEnum):
    """What is broken."""

    NOTHING = 0
    DISKS = 1  # twenty of each type (DS-10)
    CUBES = 2  # gene pool, earth and eliminated make the allotment but one (DS-33)
    PAWNS = 3  # ten of each animal (DS-24)
    LARGE_TILES = 4  # as many of each terrain as in the box (DS-8)
    TUNDRA = 5  # twelve (DS-8)
    CARDS = 6  # face down or face up at most once, Ice Age last (DS-23, DS-29)
    EARTH = 7  # no tile apart from all others (DS-79)
    CORNERS = 8  # a disk touches a tile (DS-7)
    ELEMENTS = 9  # six at most (DS-13)
    BOXES = 10  # four disks at most (DS-30)
    SLEEP = 11  # no more cubes asleep than there are (DS-132)
    POINTS = 12  # never below 0, and a seat has those of its lowest animal (DS-49, DS-169)
    TRACK = 13  # every animal in play once (DS-31)
    NEGATIVE = 14  # no stock below 0
    UNUSED = 15  # an unused animal has nothing (DS-35)
    ANSWERS = 16  # whoever is asked has at least two answers (DS-171)


@rule
def broken(s: State) -> int:
    """The first thing that does not hold; 0 if all is sound."""
    if s.stage <= Stage.LAY_OUT:
        return Broken.NOTHING
    for check in range(1, Broken.ANSWERS + 1):
        if not holds(s, check):
            return check
    return Broken.NOTHING


@rule
def holds(s: State, check: int) -> bool:
    """Whether one of the checks holds."""
    if check <= Broken.PAWNS:
        return pieces_hold(s, check)
    if check <= Broken.CORNERS:
        return earth_holds(s, check)
    if check <= Broken.POINTS:
        return animals_hold(s, check)
    return rest_holds(s, check)


@rule
def pieces_hold(s: State, check: int) -> bool:
    """Disks, cubes, pawns."""
    if check == Broken.DISKS:
        for element in range(ELEMENTS):
            if disks_of(s, element) != DISKS:
                return False
    elif check == Broken.CUBES:
        for animal in range(ANIMALS):
            if in_play(s, animal):
                cubes = s.gene_pool[animal] + s.eliminated[animal] + cubes_on_earth(s, animal)
                if cubes != ALLOTMENT[s.animals] - 1:
                    return False
    else:
        for animal in range(ANIMALS):
            if in_play(s, animal) and s.pawns[animal] + s.spare[animal] + pawns_on_eyes(s, animal) != PAWNS:
                return False
    return True


@rule
def disks_of(s: State, element: int) -> int:
    """All disks of a type, wherever they are."""
    count = s.bag[element]
    for corner in range(CORNERS):
        if s.disk[corner] == element:
            count += 1
    for animal in range(ANIMALS):
        count += s.disks[animal, element]
    for box in range(BOXES):
        count += s.box[box, element]
    return count


@rule
def pawns_on_eyes(s: State, animal: int) -> int:
    """The pawns of an animal on the display."""
    count = 0
    for eye in range(EYES):
        if s.eyes[eye] == animal:
            count += 1
    return count


@rule
def earth_holds(s: State, check: int) -> bool:
    """Tiles, cards, and where things lie."""
    if check == Broken.LARGE_TILES:
        return large_tiles_hold(s)
    if check == Broken.TUNDRA:
        return tiles_of(s, Terrain.TUNDRA) + s.tundra == TILES[Terrain.TUNDRA]
    if check == Broken.CARDS:
        return cards_hold(s)
    if check == Broken.EARTH:
        for tile in range(HEXES):
            if s.terrain[tile] != NONE and tiles_beside(s, tile) == 0:
                return False
    else:
        for corner in range(CORNERS):
            if s.disk[corner] != NONE and tiles_at(s, corner) == 0:
                return False
    return True


@rule
def tiles_of(s: State, terrain: int) -> int:
    """The tiles of a terrain that can be seen on earth."""
    count = 0
    for tile in range(HEXES):
        if s.terrain[tile] == terrain:
            count += 1
    return count


@rule
def large_tiles_hold(s: State) -> bool:
    """On earth, under tundra, face up and face down."""
    hidden = 0
    for terrain in range(LARGE):
        count = tiles_of(s, terrain) + s.hidden[terrain]
        hidden += s.hidden[terrain]
        for tile in range(HEXES):
            if s.covered[tile] == terrain:
                count += 1
        for stack in range(STACKS):
            if s.face_up[stack] == terrain:
                count += 1
        if count != TILES[terrain]:
            return False
    for stack in range(STACKS):
        hidden -= s.face_down[stack]
    return hidden == 0


@rule
def cards_hold(s: State) -> bool:
    """No card twice, five face up at most, Ice Age after all others."""
    below, shown = 0, 0
    for card in range(CARDS):
        if s.deck[card] + s.offer[card] > 1:
            return False
        below += s.deck[card]
        shown += s.offer[card]
    return shown <= OPEN_CARDS and (below == 0 or s.deck[Card.ICE_AGE] == 1)


@rule
def animals_hold(s: State, check: int) -> bool:
    """Displays, boxes, hibernation, points."""
    if check == Broken.ELEMENTS:
        for animal in range(ANIMALS):
            if elements_of(s, animal) > MOST_ELEMENTS:
                return False
    elif check == Broken.BOXES:
        for box in range(BOXES):
            if total(s.box[box]) > BOX_DISKS:
                return False
    elif check == Broken.SLEEP:
        for tile in range(HEXES):
            if s.asleep[tile] > 0 and (s.sleeper == NONE or s.asleep[tile] > s.cubes[tile, s.sleeper]):
                return False
    else:
        for seat in range(s.seats):
            if s.scores[seat] < 0 or s.scores[seat] != result(s, seat):
                return False
    return True


@rule
def rest_holds(s: State, check: int) -> bool:
    """The track, stocks, unused animals, the question."""
    if check == Broken.TRACK:
        return track_holds(s)
    if check == Broken.NEGATIVE:
        return stocks_hold(s)
    if check == Broken.UNUSED:
        for animal in range(ANIMALS):
            had = s.gene_pool[animal] + s.eliminated[animal] + s.pawns[animal] + s.spare[animal] + s.points[animal]
            if not in_play(s, animal) and had + cubes_on_earth(s, animal) + total(s.disks[animal]) > 0:
                return False
        return True
    return s.asked == 0 or s.options > 1


@rule
def track_holds(s: State) -> bool:
    """Every animal in play stands on the track once, the unused places are at the right end."""
    for animal in range(ANIMALS):
        count = 0
        for place in range(ANIMALS):
            if s.track[place] == animal:
                count += 1
        if count != (1 if in_play(s, animal) else 0):
            return False
    return s.track[s.animals - 1] != NONE


@rule
def stocks_hold(s: State) -> bool:
    """No stock is below 0."""
    least = min(s.tundra, 0)
    for animal in range(ANIMALS):
        least = min(least, s.gene_pool[animal], s.eliminated[animal], s.pawns[animal], s.spare[animal])
        for element in range(ELEMENTS):
            least = min(least, s.disks[animal, element])
        for tile in range(HEXES):
            least = min(least, s.cubes[tile, animal], s.asleep[tile], s.unmoved[tile])
    for element in range(ELEMENTS):
        least = min(least, s.bag[element])
        for box in range(BOXES):
            least = min(least, s.box[box, element])
    return least == 0
