"""Who sits where: the species, the order round the table, the first player (WL-1, WL-5, WL-6, WL-53, WL-54)."""

from gondwana.kernel.rules import NONE, roll, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import BORN_WITH, SPECIES, TERRAINS, Source
from .points import earn


@rule
def clockwise(s: State, seat: int) -> int:
    """The left neighbour."""
    chair = s.chair[seat] + 1
    return s.order[chair if chair < s.seats else 0]


@rule
def take_species(s: State, seat: int, species: int) -> None:
    """A seat leads a species, with the capabilities that it is born with (WL-1, WL-3)."""
    s.species[seat] = species
    for terrain in range(TERRAINS):
        s.capability[seat, terrain] = BORN_WITH[species, terrain]
    tell(s, Event.SPECIES, seat, species)


@rule
def is_taken(s: State, species: int) -> bool:
    """Whether somebody leads a species."""
    for seat in range(s.seats):
        if s.species[seat] == species:
            return True
    return False


@rule
def draw_species(s: State) -> None:
    """Every player draws a species; the others leave the game (WL-1)."""
    for seat in range(s.seats):
        left = roll(s, SPECIES - seat)
        species = 0
        while left > 0 or is_taken(s, species):
            if not is_taken(s, species):
                left -= 1
            species += 1
        take_species(s, seat, species)


@rule
def oldest(s: State) -> int:
    """The seat with the oldest species (WL-5)."""
    found = 0
    for seat in range(s.seats):
        if s.species[seat] < s.species[found]:
            found = seat
    return found


@rule
def sit_by_age(s: State) -> None:
    """After an auction of species the players sit in the order of age (WL-53)."""
    chair = 0
    for species in range(SPECIES):
        for seat in range(s.seats):
            if s.species[seat] == species:
                s.order[chair] = seat
                s.chair[seat] = chair
                chair += 1


@rule
def begin(s: State) -> None:
    """The oldest species begins; points 1, 2, 3 … in playing order (WL-5, WL-6)."""
    if s.species_variant:
        sit_by_age(s)
    s.first = oldest(s)
    s.active = s.first
    seat = s.first
    for points in range(1, s.seats + 1):
        earn(s, seat, Source.START, points)
        seat = clockwise(s, seat)
    tell(s, Event.BEGINS, s.first)


@rule
def last_on_track(s: State) -> int:
    """The fewest points; among equals the first clockwise from the first player, himself included (WL-54)."""
    found = s.first
    seat = clockwise(s, s.first)
    while seat != s.first:
        if s.scores[seat] < s.scores[found]:
            found = seat
        seat = clockwise(s, seat)
    return found


@rule
def maybe_change_first(s: State) -> None:
    """After a complete round the last on the score track becomes first player, if so agreed (WL-54)."""
    if s.first_variant:
        found = last_on_track(s)
        if found != s.first:
            s.first = found
            tell(s, Event.NEW_FIRST, found)


@rule
def seat_without_species(s: State) -> int:
    """The lowest seat that has no species yet, or NONE (WL-53)."""
    for seat in range(s.seats):
        if s.species[seat] == NONE:
            return seat
    return NONE
