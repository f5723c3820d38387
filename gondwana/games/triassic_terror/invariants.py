"""What always holds between two answers; `broken` names the first rule of the table that does not."""

from enum import IntEnum

from gondwana.kernel.rules import NONE, SEATS, prompt, rule

from .prompts import Prompt
from .rules.cleanup import pool
from .rules.herds import herd_size, holds, occupied
from .state import State
from .tables import AREAS, CARDS, DINOS, ENVIRONMENTS, HABITATS, TILES


class Broken(IntEnum):
    """The invariants by name; 0 where all is sound."""

    SOUND = 0
    DINOS_LOST = 1  # board + supply + pending is 57 for every player (TT-8)
    WHITE_LOST = 2  # no negative number of tokens, no more than twelve (TT-13)
    CARDS_LOST = 3  # pile, face-up card, hands and discards are 28 (TT-11)
    BAD_RANKS = 4  # at most three herds an area, no gap, nobody twice, everybody with dinos there (TT-49, TT-51)
    BAD_ORDER = 5  # the larger herd before the smaller one (TT-51)
    BAD_TREX = 6  # a T-Rex is left outside only by three herds at least as large, or by a volcano (TT-93, TT-120)
    BAD_TILES = 7  # every tile lies once, nobody took two (TT-12, TT-32)
    BAD_COUNTERS = 8  # one counter in a period, one volcano of a player, used (TT-39)
    BAD_COLOURS = 10  # nobody leads what another leads (TT-14)
    NOBODY_ASKED = 9  # somebody is asked until the game is over


@rule
def broken(s: State) -> int:
    """The number of the first broken invariant, 0 if all hold."""
    if lost_dinos(s):
        return Broken.DINOS_LOST
    if lost_white(s):
        return Broken.WHITE_LOST
    if lost_cards(s):
        return Broken.CARDS_LOST
    for area in range(AREAS):
        if not is_ranked_without_gap(s, area):
            return Broken.BAD_RANKS
        if not in_a_batch(s) and not is_ordered(s, area):
            return Broken.BAD_ORDER
    if not in_a_batch(s) and not trex_stands_well(s):
        return Broken.BAD_TREX
    if not tiles_are_well(s):
        return Broken.BAD_TILES
    if not counters_are_well(s):
        return Broken.BAD_COUNTERS
    if not colours_are_well(s):
        return Broken.BAD_COLOURS
    return Broken.NOBODY_ASKED if s.asked == 0 and s.over == 0 else Broken.SOUND


@rule
def in_a_batch(s: State) -> bool:
    """In the middle of a meal or of a scattering areas are not ranked yet (TT-57)."""
    if s.asked == 0:
        return False
    asked = prompt(s)
    meal = asked == Prompt.PT_EAT or asked == Prompt.TREX_EAT or asked == Prompt.RAPTOR_EAT
    return meal or asked == Prompt.SCATTER_WHO or asked == Prompt.SCATTER_TO


@rule
def lost_dinos(s: State) -> bool:
    """Whether some player has more or fewer than 57 dinos in all."""
    for seat in range(s.seats):
        total, least = s.supply[seat] + s.pending[seat], min(s.supply[seat], s.pending[seat])
        for area in range(AREAS):
            total += s.dinos[area, seat]
            least = min(least, s.dinos[area, seat])
        if total != DINOS or least < 0:
            return True
    return False


@rule
def lost_white(s: State) -> bool:
    """Whether tokens are missing or too many."""
    least = pool(s)
    for tile in range(TILES):
        least = min(least, s.white[tile])
    return least < 0


@rule
def lost_cards(s: State) -> bool:
    """Whether cards are missing or too many."""
    total = 0 if s.face_up == NONE else 1
    for environment in range(ENVIRONMENTS):
        total += s.deck[environment] + s.discards[environment]
    for seat in range(s.seats):
        if s.hand[seat] != NONE:
            total += 1
    return total != CARDS * ENVIRONMENTS


@rule
def is_ranked_without_gap(s: State, area: int) -> bool:
    """Everybody with dinos holds one habitat, filled from the primary down."""
    held = occupied(s, area)
    for place in range(held, SEATS):
        if s.habitat[area, place] != NONE:
            return False
    for seat in range(s.seats):
        times = 0
        for place in range(held):
            if s.habitat[area, place] == seat:
                times += 1
        if times > 1 or (times == 0 and s.dinos[area, seat] > 0):
            return False
    return True


@rule
def is_ordered(s: State, area: int) -> bool:
    """No empty herd holds a habitat, none stands before a larger one."""
    last = DINOS + DINOS
    for place in range(occupied(s, area)):
        mine = herd_size(s, area, s.habitat[area, place])
        if mine == 0 or mine > last:
            return False
        last = mine
    return True


@rule
def trex_stands_well(s: State) -> bool:
    """Settled unless neutral or in the middle of its tile; outside only where there is no room for it."""
    owner, area = s.trex_owner, s.trex_area
    if owner == NONE:
        return s.trex_settled == 0
    if s.trex_settled == 0 or holds(s, area, owner):
        return True
    if s.volcano[area] != NONE:
        return occupied(s, area) == HABITATS
    last = s.habitat[area, HABITATS - 1]
    return last != NONE and herd_size(s, area, last) >= herd_size(s, area, owner)


@rule
def tiles_are_well(s: State) -> bool:
    """Every tile lies on one space, every seat took at most one."""
    tiles, seats = 0, 0
    for tile in range(TILES):
        tiles |= 1 << s.tile_on[tile]
        if s.taken[tile] != NONE:
            if (seats >> s.taken[tile]) & 1:
                return False
            seats |= 1 << s.taken[tile]
    return tiles == (1 << TILES) - 1


@rule
def counters_are_well(s: State) -> bool:
    """One counter of a player in a period; a volcano on the board has been used."""
    seats = 0
    for area in range(AREAS):
        owner = s.volcano[area]
        if owner != NONE:
            if (seats >> owner) & 1 or s.volcano_used[owner] == NONE:
                return False
            seats |= 1 << owner
    for seat in range(s.seats):
        if s.hatch_used[seat] != NONE and s.hatch_used[seat] == s.volcano_used[seat]:
            return False
    return True


@rule
def colours_are_well(s: State) -> bool:
    """Every colour is led by one seat at most."""
    led = 0
    for seat in range(s.seats):
        if s.colour[seat] != NONE:
            if (led >> s.colour[seat]) & 1:
                return False
            led |= 1 << s.colour[seat]
    return True
