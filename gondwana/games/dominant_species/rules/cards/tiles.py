"""A tile is named (DS-184): Blight (DS-101), Catastrophe (DS-102), Fertile (DS-108), Mass Exodus (DS-117)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, answered, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ...prompts import Event, Prompt
from ...state import State
from ...tables import ANIMALS, AROUND, CARD_SCOPE, HEXES, SIDES, TIPS, Card, Scope
from ..earth import cubes_on, is_tile
from ..pieces import eliminate, gain, move_cubes, offer_counts, offer_present, pose, remove_disk


@rule
def offer_name_tile(s: State, animal: int, card: int, out: Ints) -> int:
    """Any tile, also one on which nothing changes; for Fertile one that the taker occupies (DS-108, DS-184)."""
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and (CARD_SCOPE[card] == Scope.ANY or s.cubes[tile, animal] > 0):
            out[count] = tile
            count += 1
    return count


@rule
def answer_name_tile(s: State, seat: int, animal: int, card: int, tile: int) -> None:
    """The card strikes, or blesses, that tile."""
    answered(s, seat)
    if card == Card.BLIGHT:
        pose(s, Prompt.KEEP_DISK, animal, tile)
    elif card == Card.CATASTROPHE:
        later(s, Prompt.AFTERMATH, animal, 0, tile)
        pose(s, Prompt.SURVIVOR, animal, tile)
    elif card == Card.FERTILE:
        gain(s, animal, cubes_on(s, tile))
        tell(s, Event.GAINED_POINTS, animal, cubes_on(s, tile))
    else:
        later(s, Prompt.EXODUS_NEXT, animal, tile, 0, 0)


# Blight


@rule
def offer_keep_disk(s: State, tile: int, out: Ints) -> int:
    """One of the disks of the tile (DS-101)."""
    count = 0
    for side in range(SIDES):
        if s.disk[TIPS[tile, side]] != NONE:
            out[count] = TIPS[tile, side]
            count += 1
    return count


@rule
def answer_keep_disk(s: State, seat: int, tile: int, corner: int) -> None:
    """All others go to the bag, also for the neighbours (DS-101, DS-148)."""
    answered(s, seat)
    count = 0
    for side in range(SIDES):
        tip = TIPS[tile, side]
        if tip != corner and s.disk[tip] != NONE:
            remove_disk(s, tip)
            count += 1
    tell(s, Event.BLIGHTED, s.terrain[tile], tile, count)


# Catastrophe


@rule
def answer_survivor(s: State, seat: int, tile: int, survivor: int) -> None:
    """A single cube of one animal stays, all others die (DS-102)."""
    answered(s, seat)
    for animal in range(ANIMALS):
        dying = s.cubes[tile, animal] - 1 if animal == survivor else s.cubes[tile, animal]
        if dying > 0:
            eliminate(s, animal, tile, dying)
            tell(s, Event.LOST_CUBES_ON, animal, dying, s.terrain[tile], tile)


@rule
def strike_neighbours(s: State) -> None:
    """Then one cube dies on each adjacent tile, in hex-index order (DS-102, DS-172)."""
    animal, first, tile = about(s, 0), about(s, 1), about(s, 2)
    drop(s)
    for side in range(first, SIDES):
        near = AROUND[tile, side]
        if near != NONE and cubes_on(s, near) > 0:
            later(s, Prompt.AFTERMATH, animal, side + 1, tile)
            pose(s, Prompt.CASUALTY, animal, near, Scope.ANY)
            return


# Mass Exodus


@rule
def lead_out(s: State) -> None:
    """Animal by animal and neighbour by neighbour the cubes are sent away; the last one takes the rest (DS-117)."""
    taker, tile, first, side = about(s, 0), about(s, 1), about(s, 2), about(s, 3)
    drop(s)
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


@rule
def offer_exodus_count(s: State, tile: int, animal: int, out: Ints) -> int:
    """From none to all of the animal's cubes that are still there (DS-117)."""
    return offer_counts(0, s.cubes[tile, animal], out)


@rule
def answer_exodus_count(s: State, seat: int, tile: int, animal: int, near: int, count: int) -> None:
    """So many go there (DS-117)."""
    answered(s, seat)
    move_cubes(s, animal, tile, near, count)


@rule
def offer_survivor(s: State, tile: int, out: Ints) -> int:
    """Any animal on the tile (DS-102)."""
    return offer_present(s, tile, NONE, out)
