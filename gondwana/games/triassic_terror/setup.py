"""From options to the first question (TT-15 … TT-22)."""

from typing import Final

from gondwana.kernel.rules import NONE, SEATS, Ints, roll, rule

from .flow import Stage
from .rules.cards import draw_card
from .rules.cleanup import shuffle_low
from .rules.colours import leave_uncoloured
from .state import State
from .tables import (
    AREAS,
    CARDS,
    CHART,
    DINOS,
    ENVIRONMENTS,
    FIRST_HERD,
    FIXED,
    LONG,
    PTERODACTYL_START,
    RAPTOR_START,
    RAPTORS,
    SPACES,
    TILES,
    TREX_START,
    WHITE_AT_FIRST,
)

# The places of the options
LONG_GAME: Final = 0  # `long`
CHOICE: Final = 1  # `colours`: each seat its own, or chosen


@rule
def setup(s: State, options: Ints) -> None:
    """Prepare the table (TT-22)."""
    s.schedule = LONG if s.seats == SEATS and options[LONG_GAME] == 1 else s.seats - 2
    s.stage = Stage.ROUND
    clear(s)
    if options[CHOICE] == 1:
        s.stage = Stage.COLOURS
        leave_uncoloured(s)
    for environment in range(ENVIRONMENTS):
        s.deck[environment] = CARDS
    s.face_up = draw_card(s)
    lay_tiles(s)
    s.trex_area = TREX_START
    s.pterodactyl = PTERODACTYL_START
    for raptor in range(RAPTORS):
        s.raptor[raptor] = RAPTOR_START[raptor]
    s.first = roll(s, s.seats)
    for number in range(s.seats):
        place_first_herd(s, (s.first + number) % s.seats, number)


@rule
def clear(s: State) -> None:
    """Nobody has anything yet, nothing lies anywhere."""
    s.trex_owner = NONE
    s.grown = NONE
    for seat in range(SEATS):
        s.colour[seat] = seat
        s.hand[seat] = NONE
        s.hatch_used[seat] = NONE
        s.volcano_used[seat] = NONE
    for area in range(AREAS):
        s.volcano[area] = NONE
        for place in range(SEATS):
            s.habitat[area, place] = NONE


@rule
def lay_tiles(s: State) -> None:
    """Raptors and Migration on 5 and 6, with six players T-Rex on 4; the others at random below (TT-16 … TT-18)."""
    row = 1 if s.seats == SEATS else 0
    low = 0
    for tile in range(TILES):
        s.taken[tile] = NONE
        if not is_fixed(row, tile):
            s.tile_on[low] = tile
            low += 1
    shuffle_low(s, low)
    for space in range(low, SPACES):
        s.tile_on[space] = FIXED[row, space]
    for space in range(SPACES):
        s.white[s.tile_on[space]] = WHITE_AT_FIRST[space]


@rule
def is_fixed(row: int, tile: int) -> bool:
    """Whether a tile has a space of its own at first."""
    space = 0
    while space < SPACES and FIXED[row, space] != tile:
        space += 1
    return space < SPACES


@rule
def place_first_herd(s: State, seat: int, number: int) -> None:
    """Four dinos in the habitat that the chart gives to the player's number (TT-20, TT-21)."""
    area, habitat = CHART[s.seats - 2, number, 0], CHART[s.seats - 2, number, 1]
    s.dinos[area, seat] = FIRST_HERD
    s.supply[seat] = DINOS - FIRST_HERD
    s.habitat[area, habitat] = seat
