"""What a seat still has to play: tile, card, white dinos, counters."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.areas import has_volcano
from ..rules.extras import may_use_counter
from ..state import State
from ..tables import AREAS, BELT, CARD_DINOS, EGGS, ENVIRONMENTS, GROW_FIRST, GROW_SECOND, SPACES, Tile
from .areas import gain
from .rounds import periods_left

WHITE: Final = 3.0  # a pending dino
COUNTER: Final = 5.0  # the Hatch counter, while it may still be used
VOLCANO: Final = 4.0  # the Volcano counter, at a table of two: harm to one of several others brings less
PTERODACTYL: Final = 1.5  # what it does to others, beside the eggs
TREX: Final = 5.0  # the tile, for who does not lead the T-Rex
OWN_TREX: Final = 3.0  # and for who does
RAPTORS: Final = 3.5  # at a table of two
MIGRATION: Final = 5.0


@rule
def best_in(s: State, seat: int, environment: int, doubt: float) -> float:
    """The best place for the three dinos of a card in an environment."""
    best = 0.0
    for area in range(environment * BELT, (environment + 1) * BELT):
        best = max(best, gain(s, area, seat, CARD_DINOS, doubt))
    return best


@rule
def best_anywhere(s: State, seat: int, doubt: float) -> float:
    """The best environment for three dinos."""
    best = 0.0
    for environment in range(ENVIRONMENTS):
        best = max(best, best_in(s, seat, environment, doubt))
    return best


@rule
def best_herd(s: State, seat: int, dinos: int, doubt: float, but: int) -> float:
    """The best herd for so many dinos, but one; 0 if there is none."""
    best = 0.0
    for area in range(AREAS):
        if area != but and s.dinos[area, seat] > 0 and not has_volcano(s, area):
            best = max(best, gain(s, area, seat, dinos, doubt))
    return best


@rule
def tile_worth(s: State, seat: int, tile: int, doubt: float) -> float:
    """What a tile brings a seat."""
    if tile == Tile.NEW:
        return best_anywhere(s, seat, doubt)
    if tile == Tile.GROW:
        return best_herd(s, seat, GROW_FIRST, doubt, NONE) + best_herd(s, seat, GROW_SECOND, doubt, NONE)
    if tile == Tile.HATCH:
        return best_herd(s, seat, EGGS, doubt, NONE) + PTERODACTYL
    if tile == Tile.TREX:
        return OWN_TREX if s.trex_owner == seat else TREX
    return RAPTORS / (s.seats - 1) if tile == Tile.RAPT else MIGRATION


@rule
def counters_worth(s: State, seat: int) -> float:
    """Counters that may still be used: one in a period."""
    chances, worth = periods_left(s), 0.0
    if may_use_counter(s, seat, NONE):
        chances += 1
    if s.hatch_used[seat] == NONE and chances > 0:
        worth += COUNTER
        chances -= 1
    if s.volcano_used[seat] == NONE and chances > 0:
        worth += VOLCANO / (s.seats - 1)
    return worth


@rule
def hand_worth(s: State, seat: int, doubt: float) -> float:
    """Tile, card, pending dinos and counters that are still to be used."""
    worth = WHITE * s.pending[seat] + counters_worth(s, seat)
    if s.hand[seat] != NONE:
        worth += best_in(s, seat, s.hand[seat], doubt)
    for space in range(s.space, SPACES):
        tile = s.tile_on[space]
        if s.taken[tile] == seat and (space > s.space or s.tile_played == 0):
            worth += tile_worth(s, seat, tile, doubt)
    return worth
