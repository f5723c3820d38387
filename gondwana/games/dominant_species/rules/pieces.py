"""Moving pieces about: cubes, disks, pawns, points (DS-10, DS-13, DS-42, DS-46, DS-49)."""

from gondwana.kernel.rules import NONE, Ints, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import ANIMALS, ELEMENTS, MOST_ELEMENTS, PRINTED, SIDES, TIPS
from .earth import is_vacant, spot, whose

# cubes


@rule
def place_cubes(s: State, animal: int, tile: int, count: int) -> None:
    """Cubes come from the gene pool (DS-42)."""
    if count == 0:
        return
    s.gene_pool[animal] -= count
    s.cubes[tile, animal] += count
    tell(s, Event.CUBES_PLACED, whose(s, animal), count, s.terrain[tile], tile)


@rule
def leave(s: State, animal: int, tile: int, count: int) -> None:
    """Cubes leave a tile, those that do not hibernate first (DS-132)."""
    s.cubes[tile, animal] -= count
    if s.sleeper == animal:
        s.asleep[tile] = min(s.asleep[tile], s.cubes[tile, animal])


@rule
def eliminate(s: State, animal: int, tile: int, count: int) -> None:
    """Cubes that leave earth are out of play (DS-42)."""
    leave(s, animal, tile, count)
    s.eliminated[animal] += count


@rule
def move_cubes(s: State, animal: int, origin: int, tile: int, count: int) -> None:
    """Cubes go from tile to tile; hibernating ones take their mark along and go last (DS-189)."""
    if count == 0:
        return
    asleep = 0
    if s.sleeper == animal:
        asleep = max(0, count - (s.cubes[origin, animal] - s.asleep[origin]))
        s.asleep[origin] -= asleep
        s.asleep[tile] += asleep
    s.cubes[origin, animal] -= count
    s.cubes[tile, animal] += count
    tell(s, Event.MOVED, whose(s, animal), count, origin, tile)


# disks


@rule
def put_disk(s: State, animal: int, element: int, corner: int) -> None:
    """A disk comes to lie on a vacant corner (DS-5)."""
    s.disk[corner] = element
    tell(s, Event.DISK_PLACED, whose(s, animal), element, corner, spot(s, corner))


@rule
def remove_disk(s: State, corner: int) -> None:
    """A disk goes back to the bag, for all tiles that share it (DS-10, DS-148)."""
    s.bag[s.disk[corner]] += 1
    s.disk[corner] = NONE


@rule
def elements_of(s: State, animal: int) -> int:
    """The elements of an animal, printed and disks together (DS-13)."""
    return PRINTED[animal] + total(s.disks[animal])


@rule
def has_room(s: State, animal: int) -> bool:
    """An animal has at most six elements (DS-13)."""
    return elements_of(s, animal) < MOST_ELEMENTS


@rule
def total(counts: Ints) -> int:
    """All disks of a box, a display or the bag."""
    count = 0
    for element in range(ELEMENTS):
        count += counts[element]
    return count


@rule
def lose_disk(s: State, animal: int, element: int) -> None:
    """A disk of a display goes to the bag; what is printed stays (DS-10, DS-14)."""
    s.disks[animal, element] -= 1
    s.bag[element] += 1
    tell(s, Event.LOST_DISK, whose(s, animal), element)


@rule
def has_vacant_tip(s: State, tile: int) -> bool:
    """Whether a corner of a tile is without disk."""
    side = 0
    while side < SIDES and not is_vacant(s, TIPS[tile, side]):
        side += 1
    return side < SIDES


# pawns


@rule
def take_back(s: State, eye: int) -> int:
    """A pawn leaves its eye and is available at once; its owner (DS-46)."""
    animal = s.eyes[eye]
    s.eyes[eye] = NONE
    s.pawns[animal] += 1
    return animal


@rule
def put_pawn(s: State, animal: int, eye: int) -> None:
    """An available pawn goes to an eye."""
    s.pawns[animal] -= 1
    s.eyes[eye] = animal
    tell(s, Event.PAWN, whose(s, animal), eye)


@rule
def gain_pawn(s: State, animal: int) -> None:
    """A spare pawn becomes available, as long as there is one (DS-126)."""
    if s.spare[animal] > 0:
        s.spare[animal] -= 1
        s.pawns[animal] += 1
        tell(s, Event.GAINED_PAWN, whose(s, animal))


@rule
def step_forward(s: State, animal: int) -> None:
    """An animal changes places with its left neighbour on the track, unless it is first (DS-56, DS-120)."""
    for place in range(1, ANIMALS):
        if s.track[place] == animal:
            other = s.track[place - 1]
            s.track[place - 1] = animal
            s.track[place] = other
            tell(s, Event.FORWARD, whose(s, animal), whose(s, other))
            return


# points


@rule
def result(s: State, seat: int) -> int:
    """The VPs of a seat: those of its animal, of its lowest one if it has several (DS-169)."""
    lowest = NONE
    for animal in range(ANIMALS):
        if s.owner[animal] == seat and (lowest == NONE or s.points[animal] < lowest):
            lowest = s.points[animal]
    return lowest


@rule
def gain(s: State, animal: int, points: int, source: int) -> None:
    """An animal gains VPs from a source, or loses some, but never below 0 (DS-49)."""
    before = s.points[animal]
    s.points[animal] = max(0, before + points)
    s.earned[animal, source] += s.points[animal] - before
    s.scores[s.owner[animal]] = result(s, s.owner[animal])
