"""What always holds, whatever is played: for the tests, which look after every answer."""

from enum import IntEnum

from gondwana.kernel.header import NONE
from gondwana.kernel.rule import rule

from .rules.board import on_board, population
from .rules.cards import count_cards
from .state import State
from .tables import (
    ABILITIES,
    ABILITY_COPIES,
    BORN_WITH,
    CELLS,
    COPIES,
    HAND,
    KINDS,
    MARKERS,
    NEAR,
    PIECES,
    ROOM,
    SEA,
    SIDES,
    TERRAINS,
    TERRITORIES,
    TERRITORY,
    Capability,
)


class Invariant(IntEnum):
    """What `broken` names."""

    SOUND = 0
    CARDS = 1  # every Wildlife card is in the draw pile, the discard pile, a hand or on the table
    HANDS = 2  # everybody has ten cards, the active player less what he has laid out
    ABILITIES = 3  # every ability card is in the supply or in front of somebody, no more of them marked than there are
    ONE_OF_EACH = 4  # nobody has two of a type unless allowed
    PIECES = 5  # nobody has more pieces than he began with, no reserve is below none
    COUNTS = 6  # the pieces of each territory are those on its cells
    COLONIES = 7  # the colonies are those of the pieces
    TOKENS = 8  # tokens are the levels that a species has risen, none above attack
    MARKERS = 9  # markers used lie on territories, each on one of its own
    FOOD = 10  # nobody has less than no food
    RENEWED = 11  # nothing is in the draw pile that was not in it when it was made
    SETTLED = 12  # a full territory carries a marker as long as there are any


@rule
def broken(s: State) -> int:
    """The number of the first invariant that does not hold, 0 if all do."""
    if not cards_are_complete(s):
        return Invariant.CARDS
    if not hands_are_full(s):
        return Invariant.HANDS
    if not abilities_are_complete(s):
        return Invariant.ABILITIES
    if not abilities_are_single(s):
        return Invariant.ONE_OF_EACH
    if not pieces_are_complete(s):
        return Invariant.PIECES
    if not counts_agree(s):
        return Invariant.COUNTS
    if not colonies_agree(s):
        return Invariant.COLONIES
    if not tokens_agree(s):
        return Invariant.TOKENS
    if not markers_agree(s):
        return Invariant.MARKERS
    return broken_pile(s)


@rule
def broken_pile(s: State) -> int:
    """The last few of them."""
    for seat in range(s.seats):
        if s.food[seat] < 0:
            return Invariant.FOOD
    for kind in range(KINDS):
        if s.deck[kind] > s.renewed[kind] or s.deck[kind] < 0:
            return Invariant.RENEWED
    for territory in range(TERRITORIES):
        if population(s, territory) == ROOM[territory] and s.marker[territory] == 0 and s.markers < MARKERS:
            return Invariant.SETTLED
    return Invariant.SOUND


@rule
def cards_are_complete(s: State) -> bool:
    """110 cards, kind by kind (WL-7)."""
    for kind in range(KINDS):
        count = s.deck[kind] + s.discard[kind] + s.laid[kind] + s.spent[kind]
        for seat in range(s.seats):
            count += s.hand[seat, kind]
        if count != COPIES[kind]:
            return False
    return True


@rule
def hands_are_full(s: State) -> bool:
    """Ten cards each (WL-7, WL-9)."""
    if s.settled == 0 and count_cards(s.hand[0]) == 0:
        return True  # not dealt yet
    for seat in range(s.seats):
        out = count_cards(s.laid) + count_cards(s.spent) if seat == s.active else 0
        if count_cards(s.hand[seat]) + out != HAND:
            return False
    return True


@rule
def abilities_are_complete(s: State) -> bool:
    """15 ability cards, fewer with two players (WL-50)."""
    for ability in range(ABILITIES):
        count = s.supply[ability]
        for seat in range(s.seats):
            count += s.ability[seat, ability]
            if s.used[seat, ability] > s.ability[seat, ability] or s.used[seat, ability] < 0:
                return False
        if count != ABILITY_COPIES[0 if s.seats == 2 else 1, ability]:
            return False
    return True


@rule
def abilities_are_single(s: State) -> bool:
    """One of each type at most (WL-23)."""
    if s.many_copies:
        return True
    for seat in range(s.seats):
        for ability in range(ABILITIES):
            if s.ability[seat, ability] > 1:
                return False
    return True


@rule
def pieces_are_complete(s: State) -> bool:
    """What is neither in the reserve nor on the board has been eliminated (WL-4, WL-16)."""
    for seat in range(s.seats):
        if s.reserve[seat] < 0 or s.reserve[seat] + on_board(s, seat) > PIECES[s.seats]:
            return False
    return True


@rule
def counts_agree(s: State) -> bool:
    """`living` is what stands on the cells; nobody lives in the sea."""
    if s.piece[SEA] != NONE or s.colony[SEA] != NONE:
        return False
    for territory in range(TERRITORIES):
        for seat in range(s.seats):
            count = 0
            for cell in range(CELLS):
                if TERRITORY[cell] == territory and s.piece[cell] == seat:
                    count += 1
            if count != s.living[territory, seat]:
                return False
    return True


@rule
def colonies_agree(s: State) -> bool:
    """Neighbours of one species share a colony, called by its lowest cell; its members add up."""
    for cell in range(CELLS):
        if (s.piece[cell] == NONE) != (s.colony[cell] == NONE):
            return False
        count = 0
        for other in range(CELLS):
            if s.colony[other] == cell:
                count += 1
                if other < cell or s.piece[other] != s.piece[cell]:
                    return False
        if count != s.members[cell]:
            return False
        for side in range(SIDES):
            near = NEAR[cell, side]
            if s.piece[cell] != NONE and s.piece[near] == s.piece[cell] and s.colony[near] != s.colony[cell]:
                return False
    return True


@rule
def tokens_agree(s: State) -> bool:
    """A token for each level risen (WL-19, WL-20)."""
    for seat in range(s.seats):
        risen = 0
        if s.species[seat] == NONE:
            continue
        for terrain in range(TERRAINS):
            if s.capability[seat, terrain] > Capability.ATTACK:
                return False
            risen += s.capability[seat, terrain] - BORN_WITH[s.species[seat], terrain]
        if risen != s.tokens[seat]:
            return False
    return True


@rule
def markers_agree(s: State) -> bool:
    """As many territories are marked as markers are used, each by another one (WL-41)."""
    seen = 0
    count = 0
    for territory in range(TERRITORIES):
        if s.marker[territory] > 0:
            seen |= 1 << s.marker[territory]
            count += 1
    return count == s.markers <= MARKERS and seen == ((1 << s.markers) - 1) << 1
