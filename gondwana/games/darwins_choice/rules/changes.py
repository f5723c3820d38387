"""Which changes of a species are allowed (chapter "action phase").

A change is a card that goes and a card that comes, either of them NONE. In a double mutation only the species that
comes out in the end must fit and live (DC-95, DC-185).
"""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import DIET, DOCK_OF, DOCKS, DOUBLE_MUTATION, HIGH, LOW, PART, Dock, Effect, Mode, Part
from .food import would_live
from .members import gather, reserve_at
from .species import docks_hold, lasting, legs_of

ONE: int = 0  # s.doubling: a single change
FIRST: int = 1  # the first change of a double mutation
SECOND: int = 2


@rule
def mutation_cost(s: State) -> int:
    """What a double mutation costs: 3 Darwin Points, less in a mutation surge (DC-93)."""
    cheaper = lasting(s, Effect.MUTATION_COST)
    return cheaper if cheaper > 0 else DOUBLE_MUTATION


@rule
def may_double(s: State, species: int) -> bool:
    """The species itself pays; beginners do without (DC-93, DC-94, DC-158)."""
    return s.mode != Mode.BEGINNER and s.points[species] >= mutation_cost(s)


# what a change would make


@rule
def is_change(gone: int, come: int) -> bool:
    """Add, remove or replace by the same kind; head and body are only replaced (DC-90 … DC-92)."""
    if gone == NONE:
        return come != NONE and PART[come] > Part.BODY
    if come == NONE:
        return PART[gone] > Part.BODY
    return DOCK_OF[PART[gone]] == DOCK_OF[PART[come]]


@rule
def count_wings(part: int) -> int:
    """1 for wings."""
    return 1 if part == Part.WINGS else 0


@rule
def count_tail(part: int) -> int:
    """1 for a tail."""
    return 1 if part == Part.TAIL else 0


@rule
def fits_body(s: State, species: int, gone: int, come: int, gone2: int, come2: int) -> bool:
    """Whether the cards after one or two changes fit the docks of the body they then have (DC-92, DC-185)."""
    body = s.card[species, Dock.BODY]
    wings, legs, tails = 0, 0, 0
    for dock in range(Dock.WINGS, DOCKS):
        card = s.card[species, dock]
        if card != NONE and card != gone and card != gone2:
            wings += count_wings(PART[card])
            legs += legs_of(PART[card])
            tails += count_tail(PART[card])
    if come != NONE:
        if PART[come] == Part.BODY:
            body = come
        wings += count_wings(PART[come])
        legs += legs_of(PART[come])
        tails += count_tail(PART[come])
    if come2 != NONE:
        if PART[come2] == Part.BODY:
            body = come2
        wings += count_wings(PART[come2])
        legs += legs_of(PART[come2])
        tails += count_tail(PART[come2])
    return docks_hold(body, wings, legs, tails)


@rule
def low_change(gone: int, come: int) -> int:
    """What a change does to the first word of the sums."""
    return (LOW[come] if come != NONE else 0) - (LOW[gone] if gone != NONE else 0)


@rule
def high_change(gone: int, come: int) -> int:
    """What a change does to the second word of the sums."""
    return (HIGH[come] if come != NONE else 0) - (HIGH[gone] if gone != NONE else 0)


@rule
def new_diet(s: State, species: int, come: int, come2: int) -> int:
    """A new head may bring a new diet (DC-11)."""
    if come != NONE and PART[come] == Part.HEAD:
        return DIET[come]
    if come2 != NONE and PART[come2] == Part.HEAD:
        return DIET[come2]
    return DIET[s.card[species, Dock.HEAD]]


@rule
def survives(s: State, species: int, gone: int, come: int, gone2: int, come2: int, reserve: int) -> bool:
    """Whether a species would fit together and live after one or two changes, where it is (DC-84, DC-95)."""
    if not fits_body(s, species, gone, come, gone2, come2):
        return False
    low = s.low[species] + low_change(gone, come) + low_change(gone2, come2)
    high = s.high[species] + high_change(gone, come) + high_change(gone2, come2)
    diet = new_diet(s, species, come, come2)
    return would_live(s, s.slot[species], low, high, diet, s.arrival[species], reserve)


@rule
def is_left_by(card: int, gone: int) -> bool:
    """Whether there is a card, and another one has gone."""
    return card not in (NONE, gone)


@rule
def can_follow(s: State, seat: int, species: int, gone: int, come: int, reserve: int) -> bool:
    """Whether some second change makes a first one legal."""
    for dock in range(NONE, DOCKS):
        gone2 = s.card[species, dock] if dock >= 0 else NONE
        if dock >= 0 and not is_left_by(gone2, gone):
            continue
        for place in range(NONE, s.hand_size[seat]):
            come2 = s.hand[seat, place] if place >= 0 else NONE
            if place >= 0 and come2 == come:
                continue
            if is_change(gone2, come2) and survives(s, species, gone, come, gone2, come2, reserve):
                return True
    return False


@rule
def is_legal_change(s: State, seat: int, species: int, gone: int, come: int, reserve: int) -> bool:
    """A change among gathered neighbours: by itself, before a second one, or after a first one (DC-90, DC-93)."""
    if not is_change(gone, come):
        return False
    if s.doubling == FIRST:
        return can_follow(s, seat, species, gone, come, reserve)
    if s.doubling == SECOND:
        return survives(s, species, s.gone, s.come, gone, come, reserve)
    return survives(s, species, gone, come, NONE, NONE, reserve)


@rule
def is_there(s: State, species: int, dock: int) -> bool:
    """Whether a card lies at a dock that has not left by the first change."""
    card = s.card[species, dock]
    return card != NONE and (s.doubling != SECOND or card != s.gone)


@rule
def is_in_hand(s: State, seat: int, place: int) -> bool:
    """Whether a card of the hand has not come by the first change."""
    return s.doubling != SECOND or s.hand[seat, place] != s.come


@rule
def can_come(s: State, seat: int, species: int, come: int, reserve: int) -> bool:
    """Whether a card of the hand can be added or replace another."""
    if is_legal_change(s, seat, species, NONE, come, reserve):
        return True
    for dock in range(DOCKS):
        if is_there(s, species, dock) and is_legal_change(s, seat, species, s.card[species, dock], come, reserve):
            return True
    return False


@rule
def can_change(s: State, seat: int, species: int, reserve: int) -> bool:
    """Whether there is any legal change, among gathered neighbours."""
    for dock in range(Dock.WINGS, DOCKS):
        if is_there(s, species, dock) and is_legal_change(s, seat, species, s.card[species, dock], NONE, reserve):
            return True
    for place in range(s.hand_size[seat]):
        if is_in_hand(s, seat, place) and can_come(s, seat, species, s.hand[seat, place], reserve):
            return True
    return False


@rule
def can_double(s: State, seat: int, species: int, reserve: int) -> bool:
    """Whether a double mutation is paid for and possible, among gathered neighbours."""
    if not may_double(s, species):
        return False
    s.doubling = FIRST
    possible = can_change(s, seat, species, reserve)
    s.doubling = ONE
    return possible


@rule
def look_round(s: State, species: int) -> int:
    """Gather the neighbours of a species; the waste that is left for their slot."""
    gather(s, s.slot[species], species)
    return reserve_at(s, s.slot[species], species)
