"""Herd Growth and Hatch: dinos join herds, the Pterodactyl hunts (TT-64 … TT-66, TT-80 … TT-86, TT-150, TT-151)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, later, question, rule, task, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import EGGS, EXTRA_AT_AREA, GROW_FIRST, GROW_SECOND, NOWHERE, PTERODACTYL_MEAL, Predator
from ..words import AREA, AREA_OR_EXTRA, AREA_OR_STAY, AREA_THINGS
from .areas import list_areas, one_step, two_steps
from .extras import begin_extra, offer_extras
from .herds import add_dinos, eligible_herds, rerank
from .meals import bite, has_prey
from .turn import active


@rule
def grow(s: State, seat: int, area: int, dinos: int, event: int) -> None:
    """Dinos join a herd in one batch (TT-56)."""
    tell(s, event, seat, area, add_dinos(s, seat, area, dinos))
    rerank(s, area)


@rule
def start_grow(s: State) -> None:
    """The three come first, then the two (TT-64, TT-150)."""
    s.grown = NONE
    later(s, Prompt.GROW_SECOND)
    later(s, Prompt.GROW_FIRST)


@rule
def can_grow(s: State, seat: int, herds: int) -> bool:
    """Whether dinos are left, and a herd for them (TT-143)."""
    return herds != 0 and s.supply[seat] > 0


@task(Prompt.GROW_FIRST)
def grow_first(s: State) -> None:
    """The three, if there is a herd and supply (TT-64, TT-143)."""
    seat = active(s)
    if can_grow(s, seat, eligible_herds(s, seat)):
        ask(s, Prompt.HERD3, seat)


@question(Prompt.HERD3, AREA_OR_EXTRA, at=AREA_THINGS)
@question(Prompt.HERD_HATCH, AREA_OR_EXTRA, at=AREA_THINGS)
def offer_herd(s: State, seat: int, out: Ints) -> int:
    """Any own herd that may grow (TT-66); what stands ready, too (TT-40)."""
    return offer_extras(s, seat, EXTRA_AT_AREA, out, list_areas(eligible_herds(s, seat), out))


@answers(Prompt.HERD3)
def answer_herd3(s: State, seat: int, area: int) -> None:
    """Three dinos join one herd (TT-64)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.GROW_FIRST)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
        return
    s.grown = area
    grow(s, seat, area, GROW_FIRST, Event.GREW)


@rule
def second_herds(s: State, seat: int) -> int:
    """Any herd that may grow but the one that got the three (TT-64, TT-65)."""
    herds = eligible_herds(s, seat)
    return herds if s.grown == NONE else herds & ~(1 << s.grown)


@task(Prompt.GROW_SECOND)
def grow_second(s: State) -> None:
    """The two, if there is another herd and supply (TT-65, TT-143)."""
    seat = active(s)
    if can_grow(s, seat, second_herds(s, seat)):
        ask(s, Prompt.HERD2, seat)


@question(Prompt.HERD2, AREA_OR_EXTRA, at=AREA_THINGS)
def offer_herd2(s: State, seat: int, out: Ints) -> int:
    """A different own herd (TT-64); what stands ready, too (TT-40)."""
    return offer_extras(s, seat, EXTRA_AT_AREA, out, list_areas(second_herds(s, seat), out))


@answers(Prompt.HERD2)
def answer_herd2(s: State, seat: int, area: int) -> None:
    """Two dinos join it (TT-64)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.GROW_SECOND)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
        return
    grow(s, seat, area, GROW_SECOND, Event.GREW)


@rule
def start_hatch(s: State) -> None:
    """Eggs, then the Pterodactyl (TT-80, TT-85, TT-151)."""
    later(s, Prompt.PTERODACTYL)
    later(s, Prompt.EGGS)


@task(Prompt.EGGS)
def lay_eggs(s: State) -> None:
    """They need a herd and supply (TT-80, TT-85)."""
    seat = active(s)
    if can_grow(s, seat, eligible_herds(s, seat)):
        ask(s, Prompt.HERD_HATCH, seat)


@answers(Prompt.HERD_HATCH)
def answer_herd_hatch(s: State, seat: int, area: int) -> None:
    """Three dinos hatch in one herd (TT-80)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.EGGS)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
        return
    grow(s, seat, area, EGGS, Event.HATCHED)


@question(Prompt.HERD_COUNTER, AREA, at="area:{answer}")
def offer_herd_counter(s: State, seat: int, out: Ints) -> int:
    """Any own herd that may grow (TT-66)."""
    return list_areas(eligible_herds(s, seat), out)


@answers(Prompt.HERD_COUNTER)
def answer_herd_counter(s: State, seat: int, area: int) -> None:
    """The Hatch counter: eggs without the Pterodactyl (TT-86)."""
    s.hatch_used[seat] = s.period
    tell(s, Event.COUNTER_HATCHED, seat, area, add_dinos(s, seat, area, EGGS))
    rerank(s, area)


@rule
def pterodactyl_reach(s: State) -> int:
    """One or two areas away (TT-81)."""
    return one_step(s, s.pterodactyl) | two_steps(s, s.pterodactyl)


@task(Prompt.PTERODACTYL)
def send_pterodactyl(s: State) -> None:
    """It may move, if it can (TT-81, TT-143)."""
    if pterodactyl_reach(s):
        ask(s, Prompt.PT_MOVE, active(s))


@question(Prompt.PT_MOVE, AREA_OR_STAY, at=AREA_THINGS)
def offer_pt_move(s: State, seat: int, out: Ints) -> int:
    """It may stay, too (TT-81); before it moves, what stands ready (TT-40)."""
    count = list_areas(pterodactyl_reach(s), out)
    out[count] = NOWHERE
    return offer_extras(s, seat, EXTRA_AT_AREA, out, count + 1)


@answers(Prompt.PT_MOVE)
def answer_pt_move(s: State, seat: int, area: int) -> None:
    """Only a Pterodactyl that moved eats (TT-82, TT-84)."""
    if area >= EXTRA_AT_AREA:
        later(s, Prompt.PTERODACTYL)
        begin_extra(s, seat, area - EXTRA_AT_AREA)
        return
    if area == NOWHERE:
        return
    s.pterodactyl = area
    tell(s, Event.PTERODACTYL_MOVED, seat, area)
    if has_prey(s, seat, area):
        ask(s, Prompt.PT_EAT, seat, PTERODACTYL_MEAL[s.schedule], area)


@answers(Prompt.PT_EAT)
def answer_pt_eat(s: State, seat: int, prey: int, left: int, area: int) -> None:
    """Up to two dinos, one with six players; ranked once, after the meal (TT-57, TT-82, TT-83)."""
    if bite(s, seat, area, left, prey, Predator.PTERODACTYL):
        ask(s, Prompt.PT_EAT, seat, left - 1, area)
    else:
        rerank(s, area)
