"""Migration: herds leave for neighbouring areas, others follow, shock kills (TT-67 … TT-79, TT-147, TT-154)."""

from gondwana.kernel.rules import NUMBER, Ints, answers, ask, later, question, rule, task, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ADJACENT, AREAS, EXTRA_AT_AREA, NOWHERE
from ..words import AREA_OR_DONE, AREA_THINGS
from .areas import environment_of, list_areas, one_step, open_areas
from .extras import begin_extra, offer_extras
from .herds import rerank
from .turn import active

FIRST, SECOND = 0, 1


@rule
def start_migration(s: State, seat: int) -> None:
    """Only herds that stand there now may migrate (TT-67, TT-147)."""
    s.homes = 0
    for area in range(AREAS):
        s.arrived[area] = 0
        if s.dinos[area, seat] > 0:
            s.homes |= 1 << area
    later(s, Prompt.MIGRATION, FIRST)


@rule
def movable(s: State, seat: int, area: int) -> int:
    """Own dinos that did not come with the first migration (TT-76)."""
    return max(s.dinos[area, seat] - s.arrived[area], 0)


@rule
def can_migrate(s: State, seat: int, area: int, passable: int) -> bool:
    """A herd of the start that has not migrated, with dinos to move and a way out (TT-68, TT-115, TT-147)."""
    at_home = (s.homes & passable) >> area & 1 == 1
    return at_home and ADJACENT[area] & passable != 0 and movable(s, seat, area) > 0


@task(Prompt.MIGRATION)
def next_migration(s: State, turn: int) -> None:
    """The first or the second herd is chosen; without any the tile is over (TT-67, TT-143)."""
    seat, passable = active(s), open_areas(s)
    for area in range(AREAS):
        if can_migrate(s, seat, area, passable):
            ask(s, Prompt.MIG_HERD, seat, turn)
            return


@question(Prompt.MIG_HERD, AREA_OR_DONE, at=AREA_THINGS)
def offer_mig_herd(s: State, seat: int, out: Ints) -> int:
    """A herd that can migrate, or none (TT-67); between two migrations what stands ready, too (TT-40)."""
    count, passable = 0, open_areas(s)
    for area in range(AREAS):
        if can_migrate(s, seat, area, passable):
            out[count] = area
            count += 1
    out[count] = NOWHERE
    return offer_extras(s, seat, EXTRA_AT_AREA, out, count + 1)


@answers(Prompt.MIG_HERD)
def answer_mig_herd(s: State, seat: int, area: int, turn: int) -> None:
    """A herd sets out; without one the tile is over (TT-67)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.MIGRATION, turn)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
    elif area != NOWHERE:
        s.homes &= ~(1 << area)
        ask(s, Prompt.MIG_TO, seat, area, turn)


@rule
def followers(s: State, seat: int, area: int) -> int:
    """One dino of every other player in the area, as far as the mover's supply goes (TT-70, TT-72, TT-79)."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.dinos[area, other] > 0:
            count += 1
    return min(count, s.supply[seat])


@rule
def assigned(s: State) -> int:
    """How many dinos have got a destination."""
    total = 0
    for area in range(AREAS):
        total += s.going[area]
    return total


@rule
def destinations(s: State, origin: int) -> int:
    """The neighbours without a volcano that nobody leaves for yet (TT-68)."""
    found = one_step(s, origin)
    for area in range(AREAS):
        if s.going[area] > 0:
            found &= ~(1 << area)
    return found


@question(Prompt.MIG_TO, AREA_OR_DONE, at=AREA_THINGS)
def offer_mig_to(s: State, seat: int, origin: int, out: Ints) -> int:
    """A further destination; or enough, once all followers and one own dino leave (TT-68, TT-69, TT-71)."""
    count = list_areas(destinations(s, origin), out)
    if assigned(s) > followers(s, seat, origin):
        out[count] = NOWHERE
        count += 1
    return count


@answers(Prompt.MIG_TO)
def answer_mig_to(s: State, seat: int, area: int, origin: int, turn: int) -> None:
    """Then how many."""
    if area == NOWHERE:
        migrate(s, seat, origin, turn)
    else:
        ask(s, Prompt.MIG_COUNT, seat, origin, turn, area)


@question(Prompt.MIG_COUNT, NUMBER, at="count:{answer}")
def offer_mig_count(s: State, seat: int, origin: int, area: int, out: Ints) -> int:
    """Up to all that are left; at the last destination enough for all followers and one own dino (TT-69, TT-71)."""
    most = movable(s, seat, origin) + followers(s, seat, origin) - assigned(s)
    least = 1
    if destinations(s, origin) == 1 << area:
        least = max(1, followers(s, seat, origin) + 1 - assigned(s))
    for dinos in range(least, most + 1):
        out[dinos - least] = dinos
    return most - least + 1


@answers(Prompt.MIG_COUNT)
def answer_mig_count(s: State, seat: int, dinos: int, origin: int, turn: int, area: int) -> None:
    """The splitting ends when no dino or no destination is left (TT-68)."""
    s.going[area] = dinos
    left = movable(s, seat, origin) + followers(s, seat, origin) - assigned(s)
    if left > 0 and destinations(s, origin):
        ask(s, Prompt.MIG_TO, seat, origin, turn)
    else:
        migrate(s, seat, origin, turn)


@rule
def migrate(s: State, seat: int, origin: int, turn: int) -> None:
    """Followers, departures and arrivals are one batch; then everything is ranked (TT-57, TT-77)."""
    joined = take_followers(s, seat, origin)
    s.dinos[origin, seat] -= assigned(s) - joined
    for area in range(AREAS):
        if s.going[area] > 0:
            arrive(s, seat, origin, area)
    rerank(s, origin)
    for area in range(AREAS):
        if s.going[area] > 0:
            s.going[area] = 0
            rerank(s, area)
    if turn == FIRST:
        later(s, Prompt.MIGRATION, SECOND)


@rule
def take_followers(s: State, seat: int, origin: int) -> int:
    """Clockwise from the mover's left, each follower becomes a dino of the mover: how many (TT-70, TT-79)."""
    wanted, joined = followers(s, seat, origin), 0
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if joined < wanted and s.dinos[origin, other] > 0:
            s.dinos[origin, other] -= 1
            s.supply[other] += 1
            s.supply[seat] -= 1
            joined += 1
            tell(s, Event.FOLLOWED, other, origin)
    return joined


@rule
def arrive(s: State, seat: int, origin: int, area: int) -> None:
    """Each group that enters another environment loses one dino (TT-73 … TT-75)."""
    dinos = s.going[area]
    tell(s, Event.MIGRATED, seat, dinos, origin, area)
    if environment_of(area) != environment_of(origin):
        dinos -= 1
        s.supply[seat] += 1
        tell(s, Event.SHOCKED, seat, area)
    s.dinos[area, seat] += dinos
    s.arrived[area] += dinos
