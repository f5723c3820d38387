"""From options to the first question (WL-1 … WL-8, WL-50 … WL-54)."""

from typing import Final

from gondwana.kernel.rules import NONE, SEATS, Ints, rule

from .flow import Stage
from .rules.seating import draw_species
from .state import State
from .tables import (
    ABILITIES,
    ABILITY_COPIES,
    CELLS,
    COPIES,
    KINDS,
    PIECES,
    START_FOOD,
    START_FOOD_AUCTION,
)

# The places of the options, in the order of declaration
ABILITY_VARIANT: Final = 0
AUCTION_VARIANT: Final = 1
SPECIES_VARIANT: Final = 2
FIRST_VARIANT: Final = 3
WHEEL_BONUS: Final = 4


@rule
def setup(s: State, options: Ints) -> None:
    """The box is unpacked: pieces, food, abilities, cards; species are drawn or will be auctioned."""
    agree(s, options)
    clear_board(s)
    for seat in range(SEATS):
        s.species[seat] = NONE
    for seat in range(s.seats):
        s.order[seat] = seat
        s.chair[seat] = seat
        s.reserve[seat] = PIECES[s.seats]
        s.food[seat] = START_FOOD_AUCTION if s.species_variant else START_FOOD
    for ability in range(ABILITIES):
        s.supply[ability] = ABILITY_COPIES[0 if s.seats == 2 else 1, ability]
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
        s.renewed[kind] = COPIES[kind]
    s.lot = NONE
    s.holder = NONE
    if s.species_variant:
        s.stage = Stage.SPECIES
    else:
        draw_species(s)
        s.stage = Stage.BEGIN


@rule
def agree(s: State, options: Ints) -> None:
    """What the players agreed on; with two players several copies of an ability are always allowed (WL-50, WL-51)."""
    s.ability_variant = options[ABILITY_VARIANT]
    s.auction_variant = options[AUCTION_VARIANT]
    s.species_variant = options[SPECIES_VARIANT]
    s.first_variant = options[FIRST_VARIANT]
    s.wheel_bonus = options[WHEEL_BONUS]
    s.many_copies = 1 if s.seats == 2 or s.ability_variant else 0


@rule
def clear_board(s: State) -> None:
    """No piece stands anywhere, nor ever in the sea."""
    for cell in range(CELLS + 1):
        s.piece[cell] = NONE
        s.colony[cell] = NONE
