"""What always holds, whatever is played: for the tests, which look after every answer."""

from enum import IntEnum

from gondwana.kernel.rules import NONE, everybody, rule

from .rules.cards import count_cards
from .rules.pieces import on_board, population
from .scoring import line_points
from .state import State
from .tables import (
    ABILITIES,
    ABILITY_COPIES,
    BORN_WITH,
    CELLS,
    COPIES,
    FIRST_CELL,
    HAND,
    KINDS,
    LINES,
    MARKERS,
    NEAR,
    PIECES,
    ROOM,
    SEA,
    SIDES,
    SOURCES,
    TERRAINS,
    TERRITORIES,
    TERRITORY_CELLS,
    Capability,
)


class Broken(IntEnum):
    """What `broken` names."""

    NOTHING = 0
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
    UNMARKED = 12  # a full territory carries a marker as long as there are any
    ASKED = 13  # somebody who plays is asked until the game is over, nobody after it
    SHEET = 14  # the sheet of the last general scoring is what the table scores at the end
    RESULT = 15  # the places are those of the points
    SOURCES = 16  # every point comes from somewhere


@rule
def broken(s: State) -> int:
    """The number of the first invariant that does not hold, 0 if all do."""
    if not cards_are_complete(s):
        return Broken.CARDS
    if not hands_are_full(s):
        return Broken.HANDS
    if not abilities_are_complete(s):
        return Broken.ABILITIES
    if not abilities_are_single(s):
        return Broken.ONE_OF_EACH
    if not pieces_are_complete(s):
        return Broken.PIECES
    if not counts_agree(s):
        return Broken.COUNTS
    if not colonies_agree(s):
        return Broken.COLONIES
    if not tokens_agree(s):
        return Broken.TOKENS
    if not markers_agree(s):
        return Broken.MARKERS
    return broken_pile(s)


@rule
def broken_pile(s: State) -> int:
    """The last few of them."""
    for seat in range(s.seats):
        if s.food[seat] < 0:
            return Broken.FOOD
    for kind in range(KINDS):
        if s.deck[kind] > s.renewed[kind] or s.deck[kind] < 0:
            return Broken.RENEWED
    for territory in range(TERRITORIES):
        if population(s, territory) == ROOM[territory] and s.marker[territory] == 0 and s.markers < MARKERS:
            return Broken.UNMARKED
    return broken_course(s)


@rule
def broken_course(s: State) -> int:
    """Who is asked, and how the game ends."""
    if (s.asked == 0) != (s.over == 1) or s.asked & ~everybody(s) != 0:
        return Broken.ASKED
    if s.over and not sheet_agrees(s):
        return Broken.SHEET
    if s.over and not places_agree(s):
        return Broken.RESULT
    return Broken.NOTHING if points_add_up(s) else Broken.SOURCES


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
    """Ten cards each, of no kind fewer than none (WL-7, WL-9)."""
    if s.settled == 0 and count_cards(s.hand[0]) == 0:
        return True  # not dealt yet
    for seat in range(s.seats):
        out = count_cards(s.laid) + count_cards(s.spent) if seat == s.active else 0
        if count_cards(s.hand[seat]) + out != HAND:
            return False
        for kind in range(KINDS):
            if s.hand[seat, kind] < 0:
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
            for index in range(FIRST_CELL[territory], FIRST_CELL[territory + 1]):
                if s.piece[TERRITORY_CELLS[index]] == seat:
                    count += 1
            if count != s.living[territory, seat]:
                return False
    return True


@rule
def colonies_agree(s: State) -> bool:
    """Neighbours of one species share a colony, called by its lowest cell; its members add up."""
    for cell in range(CELLS):
        if s.piece[cell] == NONE:
            if s.colony[cell] != NONE or s.members[cell] != 0:
                return False
        elif not belongs(s, cell) or s.members[cell] != (count_members(s, cell) if s.colony[cell] == cell else 0):
            return False
    return True


@rule
def belongs(s: State, cell: int) -> bool:
    """Whether a piece has the colony of its neighbours, which has its owner and begins no later."""
    first = s.colony[cell]
    if not 0 <= first <= cell or s.colony[first] != first or s.piece[first] != s.piece[cell]:
        return False
    for side in range(SIDES):
        near = NEAR[cell, side]
        if s.piece[near] == s.piece[cell] and s.colony[near] != first:
            return False
    return True


@rule
def count_members(s: State, colony: int) -> int:
    """How many pieces say that they belong to a colony."""
    count = 0
    for cell in range(colony, CELLS):
        if s.colony[cell] == colony:
            count += 1
    return count


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


@rule
def sheet_agrees(s: State) -> bool:
    """Nothing has changed since the last scoring, so that it would come out the same (WL-49, WL-62)."""
    for seat in range(s.seats):
        for line in range(LINES):
            if s.sheets[s.generals - 1, seat, line] != line_points(s, line, seat):
                return False
    return True


@rule
def points_add_up(s: State) -> bool:
    """The score of everybody is what all sources and general scorings brought together."""
    for seat in range(s.seats):
        points = 0
        for source in range(SOURCES):
            points += s.earned[seat, source]
        for general in range(s.generals):
            for line in range(LINES):
                points += s.sheets[general, seat, line]
        if points != s.scores[seat]:
            return False
    return True


@rule
def places_agree(s: State) -> bool:
    """One place further back for everybody who has more points (WL-49)."""
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if s.scores[other] > s.scores[seat]:
                ahead += 1
        if s.places[seat] != 1 + ahead:
            return False
    return True
