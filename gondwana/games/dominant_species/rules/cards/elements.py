"""Cards of elements.

Aquatic (DS-97, DS-98), Disease (DS-104), Habitat (DS-109), Immigrants (DS-113, DS-114), Metamorphosis (DS-118),
Symbiotic (DS-124), and what they share (DS-125, DS-126, DS-128, DS-158).
"""

from gondwana.kernel.chance import draw_one
from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ...prompts import Event, Loss, Prompt
from ...state import State
from ...tables import ANIMALS, AQUATIC_CUBES, HEXES, Terrain
from ..earth import has_vacant_corner, in_play
from ..pieces import (
    elements_of,
    eliminate,
    has_room,
    has_vacant_tip,
    lose_disk,
    offer_counts,
    offer_types,
    pose,
    put_disk,
    total,
)

# Aquatic


@rule
def is_wet(s: State, tile: int) -> bool:
    """A sea or a wetland, not one under tundra (DS-97, DS-151)."""
    return s.terrain[tile] == Terrain.SEA or s.terrain[tile] == Terrain.WETLAND


@rule
def can_water(s: State) -> bool:
    """Whether a disk of the bag can go to a wet tile (DS-98, DS-185)."""
    if total(s.bag) > 0:
        for tile in range(HEXES):
            if is_wet(s, tile) and has_vacant_tip(s, tile):
                return True
    return False


@rule
def offer_aquatic_tile(s: State, animal: int, out: Ints) -> int:
    """A wet tile with a vacant corner; if the disk is lost, any wet tile for the cubes (DS-97, DS-98, DS-185)."""
    disk = can_water(s)
    if not disk and s.gene_pool[animal] == 0:
        return 0
    count = 0
    for tile in range(HEXES):
        if is_wet(s, tile) and (not disk or has_vacant_tip(s, tile)):
            out[count] = tile
            count += 1
    return count


@rule
def answer_aquatic_tile(s: State, seat: int, animal: int, tile: int) -> None:
    """First the disk, then the cubes (DS-97)."""
    answered(s, seat)
    pose(s, Prompt.AQUATIC_COUNT, animal, tile)
    pose(s, Prompt.AQUATIC_TYPE, animal, tile)


@rule
def offer_aquatic_type(s: State, tile: int, out: Ints) -> int:
    """A type that the bag has, if the tile has a vacant corner (DS-97, DS-98, DS-128)."""
    return offer_types(s.bag, out) if has_vacant_tip(s, tile) else 0


@rule
def answer_aquatic_type(s: State, seat: int, animal: int, tile: int, element: int) -> None:
    """Next, on which corner (DS-97)."""
    answered(s, seat)
    pose(s, Prompt.AQUATIC_CORNER, animal, tile, element)


@rule
def offer_aquatic_count(s: State, animal: int, out: Ints) -> int:
    """From no cube to four (DS-97)."""
    return offer_counts(0, min(AQUATIC_CUBES, s.gene_pool[animal]), out)


@rule
def answer_from_bag(s: State, seat: int, animal: int, element: int, corner: int) -> None:
    """The disk goes from the bag to the corner (DS-97, DS-109)."""
    answered(s, seat)
    s.bag[element] -= 1
    put_disk(s, animal, element, corner)


# Habitat


@rule
def offer_habitat_type(s: State, out: Ints) -> int:
    """A type that the bag has, if earth has room (DS-109, DS-128)."""
    return offer_types(s.bag, out) if has_vacant_corner(s) else 0


@rule
def answer_habitat_type(s: State, seat: int, animal: int, element: int) -> None:
    """Next, where it goes (DS-109)."""
    answered(s, seat)
    pose(s, Prompt.HABITAT_CORNER, animal, element)


# Metamorphosis


@rule
def offer_give_type(s: State, animal: int, out: Ints) -> int:
    """A type of its own disks, if the bag has any (DS-118)."""
    return offer_types(s.disks[animal], out) if total(s.bag) > 0 else 0


@rule
def answer_give_type(s: State, seat: int, animal: int, given: int) -> None:
    """Next, what for; nothing moves before (DS-118, DS-186)."""
    answered(s, seat)
    pose(s, Prompt.TAKE_TYPE, animal, given)


@rule
def answer_take_type(s: State, seat: int, animal: int, given: int, taken: int) -> None:
    """The disks change places (DS-118)."""
    answered(s, seat)
    s.disks[animal, given] -= 1
    s.bag[given] += 1
    s.bag[taken] -= 1
    s.disks[animal, taken] += 1
    tell(s, Event.SWAPPED, animal, given, taken)


# Disease


@rule
def disease(s: State, taker: int) -> None:
    """Each animal with more elements than the taker loses a disk, in food-chain order (DS-104, DS-125)."""
    for animal in range(ANIMALS - 1, -1, -1):
        if in_play(s, animal) and elements_of(s, animal) > elements_of(s, taker):
            pose(s, Prompt.LOSE_DISK, animal)


@rule
def offer_lose_disk(s: State, animal: int, out: Ints) -> int:
    """A type of its own disks (DS-104, DS-14)."""
    return offer_types(s.disks[animal], out)


@rule
def answer_lose_disk(s: State, seat: int, animal: int, element: int) -> None:
    """The disk goes to the bag (DS-104)."""
    answered(s, seat)
    lose_disk(s, animal, element)


# Immigrants


@rule
def immigrants(s: State) -> None:
    """Each animal in play loses something of its choice, in food-chain order (DS-113)."""
    for animal in range(ANIMALS - 1, -1, -1):
        if in_play(s, animal):
            pose(s, Prompt.IMMIGRATE, animal)


@rule
def offer_immigrate(s: State, animal: int, out: Ints) -> int:
    """A disk or an available pawn, if it has one; its cubes always (DS-114)."""
    count = 0
    if total(s.disks[animal]) > 0:
        out[count] = Loss.DISK
        count += 1
    if s.pawns[animal] > 0:
        out[count] = Loss.PAWN
        count += 1
    out[count] = Loss.CUBES
    return count + 1


@rule
def answer_immigrate(s: State, seat: int, animal: int, loss: int) -> None:
    """A disk goes, or a pawn becomes spare, or one cube stays on each tile (DS-113, DS-126)."""
    answered(s, seat)
    if loss == Loss.DISK:
        pose(s, Prompt.LOSE_DISK, animal)
    elif loss == Loss.PAWN:
        s.pawns[animal] -= 1
        s.spare[animal] += 1
        tell(s, Event.LOST_PAWN, animal)
    else:
        thin_out(s, animal)


@rule
def thin_out(s: State, animal: int) -> None:
    """On each tile all cubes of an animal but one die (DS-113)."""
    count = 0
    for tile in range(HEXES):
        surplus = s.cubes[tile, animal] - 1
        if surplus > 0:
            eliminate(s, animal, tile, surplus)
            count += surplus
    tell(s, Event.LOST_CUBES, animal, count)


# Symbiotic


@rule
def symbiotic(s: State, taker: int) -> None:
    """The taker and all with fewer elements draw a disk in food-chain order (DS-124, DS-125, DS-188)."""
    elements = elements_of(s, taker)
    for animal in range(ANIMALS):
        meant = in_play(s, animal) and (animal == taker or elements_of(s, animal) < elements)
        if meant and has_room(s, animal) and total(s.bag) > 0:
            element = draw_one(s, s.bag)
            s.disks[animal, element] += 1
            tell(s, Event.GAINED_DISK, animal, element)
