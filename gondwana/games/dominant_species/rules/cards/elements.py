"""Cards of elements.

Aquatic (DS-97, DS-98), Disease (DS-104), Habitat (DS-109), Immigrants (DS-113, DS-114), Metamorphosis (DS-118),
Symbiotic (DS-124), and what they share (DS-125, DS-126, DS-128, DS-158).
"""

from gondwana.kernel.rules import NUMBER, Ints, answers, draw_one, pose, question, rule, tell

from ...prompts import Event, Loss, Prompt
from ...state import State
from ...tables import ANIMALS, AQUATIC_CUBES, HEXES, Card, Terrain
from ...words import CORNER, LOSS, TILE, TYPE
from ..asking import offer_counts, offer_tips, offer_types, offer_vacant_corners, owner
from ..earth import has_vacant_corner, in_play, whose
from ..pieces import elements_of, eliminate, has_room, has_vacant_tip, lose_disk, place_cubes, put_disk, total

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


@question(Prompt.AQUATIC_TILE, TILE, at="tile:{answer}", decider=owner)
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


@answers(Prompt.AQUATIC_TILE)
def answer_aquatic_tile(s: State, tile: int, animal: int) -> None:
    """First the disk, then the cubes (DS-97)."""
    pose(s, Prompt.AQUATIC_COUNT, animal, tile)
    pose(s, Prompt.AQUATIC_TYPE, animal, tile)


@question(Prompt.AQUATIC_TYPE, TYPE, decider=owner)
def offer_aquatic_type(s: State, tile: int, out: Ints) -> int:
    """A type that the bag has, if the tile has a vacant corner (DS-97, DS-98, DS-128)."""
    return offer_types(s.bag, out) if has_vacant_tip(s, tile) else 0


@answers(Prompt.AQUATIC_TYPE)
def answer_aquatic_type(s: State, element: int, animal: int, tile: int) -> None:
    """Next, on which corner (DS-97)."""
    pose(s, Prompt.AQUATIC_CORNER, animal, tile, element)


@question(Prompt.AQUATIC_CORNER, CORNER, at="corner:{answer}", decider=owner)
def offer_aquatic_corner(s: State, tile: int, out: Ints) -> int:
    """A vacant corner of the tile (DS-97)."""
    return offer_tips(s, tile, out)


@answers(Prompt.AQUATIC_CORNER)
@answers(Prompt.HABITAT_CORNER)
def answer_corner(s: State, corner: int, animal: int, element: int) -> None:
    """The disk goes from the bag to the corner (DS-97, DS-109)."""
    s.bag[element] -= 1
    put_disk(s, animal, element, corner)


@question(Prompt.AQUATIC_COUNT, NUMBER, decider=owner)
def offer_aquatic_count(s: State, animal: int, out: Ints) -> int:
    """From no cube to four (DS-97)."""
    return offer_counts(0, min(AQUATIC_CUBES, s.gene_pool[animal]), out)


@answers(Prompt.AQUATIC_COUNT)
def answer_aquatic_count(s: State, count: int, animal: int, tile: int) -> None:
    """So many cubes come from the gene pool (DS-97)."""
    place_cubes(s, animal, tile, count)


# Habitat


@question(Prompt.HABITAT_TYPE, TYPE, decider=owner)
def offer_habitat_type(s: State, out: Ints) -> int:
    """A type that the bag has, if earth has room (DS-109, DS-128)."""
    return offer_types(s.bag, out) if has_vacant_corner(s) else 0


@answers(Prompt.HABITAT_TYPE)
def answer_habitat_type(s: State, element: int, animal: int) -> None:
    """Next, where it goes (DS-109)."""
    pose(s, Prompt.HABITAT_CORNER, animal, element)


@question(Prompt.HABITAT_CORNER, CORNER, at="corner:{answer}", decider=owner)
def offer_habitat_corner(s: State, out: Ints) -> int:
    """Every vacant corner of earth (DS-109)."""
    return offer_vacant_corners(s, out)


# Metamorphosis


@question(Prompt.GIVE_TYPE, TYPE, decider=owner)
def offer_give_type(s: State, animal: int, out: Ints) -> int:
    """A type of its own disks, if the bag has any (DS-118)."""
    return offer_types(s.disks[animal], out) if total(s.bag) > 0 else 0


@answers(Prompt.GIVE_TYPE)
def answer_give_type(s: State, element: int, animal: int) -> None:
    """Next, what for; nothing moves before (DS-118, DS-186)."""
    pose(s, Prompt.TAKE_TYPE, animal, element)


@question(Prompt.TAKE_TYPE, TYPE, decider=owner)
def offer_take_type(s: State, out: Ints) -> int:
    """A type that the bag has (DS-118, DS-128)."""
    return offer_types(s.bag, out)


@answers(Prompt.TAKE_TYPE)
def answer_take_type(s: State, taken: int, animal: int, element: int) -> None:
    """The disks change places (DS-118)."""
    s.disks[animal, element] -= 1
    s.bag[element] += 1
    s.bag[taken] -= 1
    s.disks[animal, taken] += 1
    tell(s, Event.SWAPPED, whose(s, animal), element, taken)


# Disease


@rule
def disease(s: State, taker: int) -> None:
    """Each animal with more elements than the taker loses a disk, in food-chain order (DS-104, DS-125)."""
    for animal in range(ANIMALS - 1, -1, -1):
        if in_play(s, animal) and elements_of(s, animal) > elements_of(s, taker):
            pose(s, Prompt.LOSE_DISK, animal, Card.DISEASE)


@question(Prompt.LOSE_DISK, TYPE, decider=owner)
def offer_lose_disk(s: State, animal: int, out: Ints) -> int:
    """A type of its own disks (DS-104, DS-14)."""
    return offer_types(s.disks[animal], out)


@answers(Prompt.LOSE_DISK)
def answer_lose_disk(s: State, element: int, animal: int) -> None:
    """The disk goes to the bag (DS-104)."""
    lose_disk(s, animal, element)


# Immigrants


@rule
def immigrants(s: State) -> None:
    """Each animal in play loses something of its choice, in food-chain order (DS-113)."""
    for animal in range(ANIMALS - 1, -1, -1):
        if in_play(s, animal):
            pose(s, Prompt.IMMIGRATE, animal)


@question(Prompt.IMMIGRATE, LOSS, decider=owner)
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


@answers(Prompt.IMMIGRATE)
def answer_immigrate(s: State, loss: int, animal: int) -> None:
    """A disk goes, or a pawn becomes spare, or one cube stays on each tile (DS-113, DS-126)."""
    if loss == Loss.DISK:
        pose(s, Prompt.LOSE_DISK, animal, Card.IMMIGRANTS)
    elif loss == Loss.PAWN:
        s.pawns[animal] -= 1
        s.spare[animal] += 1
        tell(s, Event.LOST_PAWN, whose(s, animal))
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
    tell(s, Event.LOST_CUBES, whose(s, animal), count)


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
            tell(s, Event.GAINED_DISK, whose(s, animal), element)
