"""Herds and habitats: sizes, the ranking of an area, who has to leave it (TT-49 … TT-58, TT-92 … TT-100)."""

from gondwana.kernel.rules import NONE, SEATS, Ints, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import AREAS, HABITATS, TREX_SIZE
from .areas import has_volcano


@rule
def has_settled_trex(s: State, area: int, seat: int) -> bool:
    """Whether a seat's T-Rex adds its three here (TT-50, TT-97)."""
    return s.trex_owner == seat and s.trex_area == area and s.trex_settled == 1


@rule
def herd_size(s: State, area: int, seat: int) -> int:
    """The dinos of a seat, and three for its settled T-Rex (TT-50)."""
    return s.dinos[area, seat] + (TREX_SIZE if has_settled_trex(s, area, seat) else 0)


@rule
def holds(s: State, area: int, seat: int) -> bool:
    """Whether a seat holds a habitat, with dinos, with a T-Rex or with both (TT-100)."""
    return is_ranked(s.habitat[area], HABITATS, seat)


@rule
def is_ranked(ranked: Ints, count: int, seat: int) -> bool:
    """Whether a seat is among the first of a ranking."""
    place = 0
    while place < count and ranked[place] != seat:
        place += 1
    return place < count


@rule
def occupied(s: State, area: int) -> int:
    """How many habitats of an area are held."""
    count = 0
    while count < HABITATS and s.habitat[area, count] != NONE:
        count += 1
    return count


@rule
def is_eligible(s: State, area: int, seat: int) -> bool:
    """A herd that may grow has a dino and no volcano; a lone T-Rex is no herd (TT-66, TT-115)."""
    return s.dinos[area, seat] > 0 and not has_volcano(s, area)


@rule
def eligible_herds(s: State, seat: int) -> int:
    """The areas of the herds that may grow."""
    areas = 0
    for area in range(AREAS):
        if is_eligible(s, area, seat):
            areas |= 1 << area
    return areas


@rule
def add_dinos(s: State, seat: int, area: int, wanted: int) -> int:
    """Dinos enter from the supply, as far as it reaches: how many (TT-9)."""
    count = min(wanted, s.supply[seat])
    s.supply[seat] -= count
    s.dinos[area, seat] += count
    return count


@rule
def remove_dinos(s: State, seat: int, area: int, wanted: int) -> int:
    """Dinos go back to their owner's supply, as many as there are: how many (TT-10)."""
    count = min(wanted, s.dinos[area, seat])
    s.dinos[area, seat] -= count
    s.supply[seat] += count
    return count


@rule
def rerank(s: State, area: int) -> None:
    """After a batch: the largest herd first, equals as before, newcomers behind; a fourth leaves (TT-51 … TT-56)."""
    ranked = s.habitat[area]
    count = keep_residents(s, area, ranked)
    count = add_newcomers(s, area, ranked, count)
    sort_by_size(s, area, ranked, count)
    if count > HABITATS and has_volcano(s, area):
        count = leave_trex_outside(s, area, ranked, count)
    for place in range(HABITATS, count):
        evict(s, area, ranked[place])
        ranked[place] = NONE


@rule
def keep_residents(s: State, area: int, ranked: Ints) -> int:
    """Who holds a habitat and still has something there stays in the old order: how many (TT-51, TT-52)."""
    count = 0
    for place in range(SEATS):
        seat = ranked[place]
        if seat != NONE and herd_size(s, area, seat) > 0:
            ranked[count] = seat
            count += 1
    for place in range(count, SEATS):
        ranked[place] = NONE
    return count


@rule
def add_newcomers(s: State, area: int, ranked: Ints, count: int) -> int:
    """Herds that are new here line up behind, a lone T-Rex last of all (TT-52, TT-92, TT-94): how many are ranked then.

    Scattered dinos, the one batch with newcomers of two colours, have lined up when they arrived (TT-58).
    """
    for seat in range(s.seats):
        if s.dinos[area, seat] > 0 and not is_ranked(ranked, count, seat):
            ranked[count] = seat
            count += 1
    owner = s.trex_owner
    if owner != NONE and has_settled_trex(s, area, owner) and not is_ranked(ranked, count, owner):
        ranked[count] = owner
        count += 1
    return count


@rule
def sort_by_size(s: State, area: int, ranked: Ints, count: int) -> None:
    """A herd moves ahead of another only when it is strictly larger (TT-53)."""
    for place in range(1, count):
        seat, here = ranked[place], place
        mine = herd_size(s, area, seat)
        while here > 0 and herd_size(s, area, ranked[here - 1]) < mine:
            ranked[here] = ranked[here - 1]
            here -= 1
        ranked[here] = seat


@rule
def leave_trex_outside(s: State, area: int, ranked: Ints, count: int) -> int:
    """Nobody may be pushed out of a volcano's area: a lone T-Rex takes no habitat there (TT-115, TT-120, TT-145)."""
    place = 0
    while s.dinos[area, ranked[place]] > 0:
        place += 1
    for behind in range(place, count - 1):
        ranked[behind] = ranked[behind + 1]
    ranked[count - 1] = NONE
    return count - 1


@rule
def evict(s: State, area: int, seat: int) -> None:
    """A fourth herd goes back to the supply; a T-Rex stays in the area, outside (TT-54, TT-93, TT-99)."""
    lost = remove_dinos(s, seat, area, s.dinos[area, seat])
    if lost > 0:
        tell(s, Event.EVICTED, seat, area, lost)


@rule
def line_up(s: State, area: int, seat: int) -> None:
    """A scattered dino takes the next free habitat at once, to be ranked after the batch (TT-58, TT-142)."""
    if not holds(s, area, seat):
        s.habitat[area, occupied(s, area)] = seat
