"""Cards that are rows of data: new pawns, points for things on earth, a cube from many tiles.

Intelligence (DS-116), Omnivore (DS-121), Parasitism (DS-122); Biodiversity (DS-99), Ecodiversity (DS-105);
Biomass (DS-100), Predator (DS-123).
"""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, answered, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ...prompts import Event, Prompt
from ...state import State
from ...tables import ANIMALS, CORNERS, HEXES, NEED, Scope
from ..competition import kill, shares
from ..earth import cubes_on, disks_on, in_play
from ..pieces import gain, gain_pawn, offer_present, pose


@rule
def gain_pawns(s: State, animal: int, who: int) -> None:
    """The taker gains a pawn, alone or with all in play above or below it (DS-116, DS-121, DS-122, DS-35)."""
    for other in range(ANIMALS):
        meant = other == animal
        if who == Scope.ABOVE:
            meant = other <= animal
        elif who == Scope.BELOW:
            meant = other >= animal
        if meant and in_play(s, other):
            gain_pawn(s, other)


@rule
def gain_points(s: State, animal: int, per: int) -> None:
    """Biodiversity and Ecodiversity: 1 VP for each of something (DS-99, DS-105)."""
    points = shared_tiles(s, animal) if per == Scope.SHARED_TILE else fitting_disks(s, animal)
    gain(s, animal, points)
    tell(s, Event.GAINED_POINTS, animal, points)


@rule
def shared_tiles(s: State, animal: int) -> int:
    """Tiles that an animal shares with opposing cubes, also of its own player (DS-99, DS-168)."""
    count = 0
    for tile in range(HEXES):
        if shares(s, animal, tile):
            count += 1
    return count


@rule
def fitting_disks(s: State, animal: int) -> int:
    """Disks on earth of a type that an animal has, printed or as a disk, once or more often (DS-105, DS-156)."""
    count = 0
    for corner in range(CORNERS):
        element = s.disk[corner]
        if element != NONE and NEED[animal, element] + s.disks[animal, element] > 0:
            count += 1
    return count


@rule
def pays_toll(s: State, where: int, animal: int, tile: int) -> bool:
    """Whether a card takes a cube from a tile: it is crowded, or shared with the taker (DS-100, DS-123)."""
    if where == Scope.CROWDED:
        return cubes_on(s, tile) > disks_on(s, tile)
    return shares(s, animal, tile)


@rule
def take_toll(s: State) -> None:
    """Tile by tile in hex-index order, the taker names who loses a cube (DS-100, DS-123, DS-172).

    What happens on one tile changes nothing on the others: the set is as it was when the card was taken.
    """
    animal, first, where, whose = about(s, 0), about(s, 1), about(s, 2), about(s, 3)
    drop(s)
    for tile in range(first, HEXES):
        if pays_toll(s, where, animal, tile):
            later(s, Prompt.TOLL, animal, tile + 1, where, whose)
            pose(s, Prompt.CASUALTY, animal, tile, whose)
            return


@rule
def offer_casualty(s: State, animal: int, tile: int, whose: int, out: Ints) -> int:
    """Any animal on the tile, or any opposing one (DS-100, DS-102, DS-123)."""
    return offer_present(s, tile, animal if whose == Scope.OPPOSING else NONE, out)


@rule
def answer_casualty(s: State, seat: int, animal: int, tile: int, victim: int) -> None:
    """One cube dies (DS-100, DS-102, DS-123)."""
    answered(s, seat)
    kill(s, animal, tile, victim)
