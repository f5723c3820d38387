"""Cards that are rows of data: new pawns, points for things on earth, a cube from many tiles.

Intelligence (DS-116), Omnivore (DS-121), Parasitism (DS-122); Biodiversity (DS-99), Ecodiversity (DS-105);
Biomass (DS-100), Predator (DS-123).
"""

from gondwana.kernel.rules import NONE, Ints, answers, later, pose, question, rule, task, tell

from ...prompts import Event, Prompt
from ...state import State
from ...tables import ANIMALS, CARD_SCOPE, CARD_WHOSE, CORNERS, HEXES, NEED, Scope, Source
from ...words import ANIMAL
from ..asking import offer_present, owner
from ..competition import kill, shares
from ..earth import cubes_on, disks_on, in_play, whose
from ..pieces import gain, gain_pawn


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
    gain(s, animal, points, Source.CARDS)
    tell(s, Event.GAINED_POINTS, whose(s, animal), points)


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
def pays_toll(s: State, card: int, animal: int, tile: int) -> bool:
    """Whether a card takes a cube from a tile: it is crowded, or shared with the taker (DS-100, DS-123)."""
    if CARD_SCOPE[card] == Scope.CROWDED:
        return cubes_on(s, tile) > disks_on(s, tile)
    return shares(s, animal, tile)


@task(Prompt.TOLL)
def take_toll(s: State, animal: int, first: int, card: int) -> None:
    """Tile by tile in hex-index order, the taker names who loses a cube (DS-100, DS-123, DS-172).

    What happens on one tile changes nothing on the others: the set is as it was when the card was taken.
    """
    for tile in range(first, HEXES):
        if pays_toll(s, card, animal, tile):
            later(s, Prompt.TOLL, animal, tile + 1, card)
            pose(s, Prompt.CASUALTY, animal, tile, card)
            return


@question(Prompt.CASUALTY, ANIMAL, at="cube:{tile}:{answer}", decider=owner)
def offer_casualty(s: State, animal: int, tile: int, card: int, out: Ints) -> int:
    """Any animal on the tile, or any opposing one (DS-100, DS-102, DS-123)."""
    return offer_present(s, tile, animal if CARD_WHOSE[card] == Scope.OPPOSING else NONE, out)


@answers(Prompt.CASUALTY)
def answer_casualty(s: State, victim: int, animal: int, tile: int) -> None:
    """One cube dies (DS-100, DS-102, DS-123)."""
    kill(s, animal, tile, victim)
