"""A tile is named (DS-184): Blight (DS-101), Catastrophe (DS-102), Fertile (DS-108), Mass Exodus (DS-117)."""

from gondwana.kernel.rules import NONE, NUMBER, Ints, answers, later, pose, question, rule, task, tell

from ...prompts import Event, Prompt
from ...state import State
from ...tables import ANIMALS, AROUND, HEXES, SIDES, TIPS, Card, Source
from ...words import ANIMAL, CORNER, TILE
from ..asking import offer_counts, offer_present, owner
from ..earth import cubes_on, disks_on, is_tile, whose
from ..pieces import eliminate, gain, move_cubes, remove_disk


@question(Prompt.NAME_TILE, TILE, at="tile:{answer}", decider=owner)
def offer_name_tile(s: State, animal: int, card: int, out: Ints) -> int:
    """Any tile on which the card does something; for Fertile one that the taker occupies (DS-44, DS-108, DS-184)."""
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and does_something(s, animal, card, tile):
            out[count] = tile
            count += 1
    return count


@rule
def does_something(s: State, animal: int, card: int, tile: int) -> bool:
    """A card is carried out as far as possible, so it is not named for a tile where it changes nothing (DS-44)."""
    if card == Card.BLIGHT:
        return disks_on(s, tile) > 1
    if card == Card.CATASTROPHE:
        return cubes_on(s, tile) > 1 or has_cubes_beside(s, tile)
    if card == Card.FERTILE:
        return s.cubes[tile, animal] > 0
    return cubes_on(s, tile) > 0


@rule
def has_cubes_beside(s: State, tile: int) -> bool:
    """Whether anybody stands on an adjacent tile."""
    for side in range(SIDES):
        near = AROUND[tile, side]
        if near != NONE and cubes_on(s, near) > 0:
            return True
    return False


@answers(Prompt.NAME_TILE)
def answer_name_tile(s: State, tile: int, animal: int, card: int) -> None:
    """The card strikes, or blesses, that tile."""
    if card == Card.BLIGHT:
        pose(s, Prompt.KEEP_DISK, animal, tile)
    elif card == Card.CATASTROPHE:
        later(s, Prompt.AFTERMATH, animal, 0, tile)
        pose(s, Prompt.SURVIVOR, animal, tile)
    elif card == Card.FERTILE:
        gain(s, animal, cubes_on(s, tile), Source.CARDS)
        tell(s, Event.GAINED_POINTS, whose(s, animal), cubes_on(s, tile))
    else:
        later(s, Prompt.EXODUS_NEXT, animal, tile, 0, 0)


# Blight


@question(Prompt.KEEP_DISK, CORNER, at="corner:{answer}", decider=owner)
def offer_keep_disk(s: State, tile: int, out: Ints) -> int:
    """One of the disks of the tile (DS-101)."""
    count = 0
    for side in range(SIDES):
        if s.disk[TIPS[tile, side]] != NONE:
            out[count] = TIPS[tile, side]
            count += 1
    return count


@answers(Prompt.KEEP_DISK)
def answer_keep_disk(s: State, corner: int, tile: int) -> None:
    """All others go to the bag, also for the neighbours (DS-101, DS-148)."""
    count = 0
    for side in range(SIDES):
        tip = TIPS[tile, side]
        if tip != corner and s.disk[tip] != NONE:
            remove_disk(s, tip)
            count += 1
    tell(s, Event.BLIGHTED, s.terrain[tile], tile, count)


# Catastrophe


@question(Prompt.SURVIVOR, ANIMAL, at="cube:{tile}:{answer}", decider=owner)
def offer_survivor(s: State, tile: int, out: Ints) -> int:
    """Any animal on the tile (DS-102)."""
    return offer_present(s, tile, NONE, out)


@answers(Prompt.SURVIVOR)
def answer_survivor(s: State, survivor: int, tile: int) -> None:
    """A single cube of one animal stays, all others die (DS-102)."""
    for animal in range(ANIMALS):
        dying = s.cubes[tile, animal] - 1 if animal == survivor else s.cubes[tile, animal]
        if dying > 0:
            eliminate(s, animal, tile, dying)
            tell(s, Event.LOST_CUBES_ON, whose(s, animal), dying, s.terrain[tile], tile)


@task(Prompt.AFTERMATH)
def strike_neighbours(s: State, animal: int, first: int, tile: int) -> None:
    """Then one cube dies on each adjacent tile, in hex-index order (DS-102, DS-172)."""
    for side in range(first, SIDES):
        near = AROUND[tile, side]
        if near != NONE and cubes_on(s, near) > 0:
            later(s, Prompt.AFTERMATH, animal, side + 1, tile)
            pose(s, Prompt.CASUALTY, animal, near, Card.CATASTROPHE)
            return


# Mass Exodus


@task(Prompt.EXODUS_NEXT)
def lead_out(s: State, taker: int, tile: int, first: int, side: int) -> None:
    """Animal by animal and neighbour by neighbour the cubes are sent away; the last one takes the rest (DS-117)."""
    for animal in range(first, ANIMALS):
        while s.cubes[tile, animal] > 0 and side < SIDES:
            near = AROUND[tile, side]
            side += 1
            if near == NONE or not is_tile(s, near):
                continue
            if is_last_neighbour(s, tile, side):
                move_cubes(s, animal, tile, near, s.cubes[tile, animal])
            else:
                later(s, Prompt.EXODUS_NEXT, taker, tile, animal, side)
                pose(s, Prompt.EXODUS_COUNT, taker, tile, animal, near)
                return
        side = 0


@rule
def is_last_neighbour(s: State, tile: int, first: int) -> bool:
    """Whether no tile is adjacent from a side on."""
    for side in range(first, SIDES):
        near = AROUND[tile, side]
        if near != NONE and is_tile(s, near):
            return False
    return True


@question(Prompt.EXODUS_COUNT, NUMBER, decider=owner)
def offer_exodus_count(s: State, tile: int, victim: int, out: Ints) -> int:
    """From none to all of the animal's cubes that are still there (DS-117)."""
    return offer_counts(0, s.cubes[tile, victim], out)


@answers(Prompt.EXODUS_COUNT)
def answer_exodus_count(s: State, count: int, tile: int, victim: int, to: int) -> None:
    """So many go there (DS-117)."""
    move_cubes(s, victim, tile, to, count)
