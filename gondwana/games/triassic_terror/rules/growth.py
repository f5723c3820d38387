"""Herd Growth and Hatch: dinos join herds, the Pterodactyl hunts (TT-64 … TT-66, TT-80 … TT-86, TT-150, TT-151)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered, ask, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import EGGS, GROW_FIRST, GROW_SECOND, NOWHERE, PTERODACTYL_MEAL, Predator
from .areas import list_areas, one_step, two_steps
from .herds import add_dinos, eligible_herds, rerank
from .meals import bite, has_prey


@rule
def grow(s: State, seat: int, area: int, dinos: int, event: int) -> None:
    """Dinos join a herd in one batch (TT-56)."""
    tell(s, event, seat, area, add_dinos(s, seat, area, dinos))
    rerank(s, area)


@rule
def start_grow(s: State, seat: int) -> None:
    """The three come first, then an interruption, then the two (TT-64, TT-150)."""
    s.grown = NONE
    later(s, Prompt.GROW_SECOND)
    later(s, Prompt.INTERRUPTION)
    if eligible_herds(s, seat) and s.supply[seat] > 0:
        ask(s, Prompt.HERD3, seat)


@rule
def answer_herd3(s: State, seat: int, area: int) -> None:
    """Three dinos join one herd (TT-64)."""
    answered(s, seat)
    s.grown = area
    grow(s, seat, area, GROW_FIRST, Event.GREW)


@rule
def second_herds(s: State, seat: int) -> int:
    """Any herd that may grow but the one that got the three (TT-64, TT-65)."""
    herds = eligible_herds(s, seat)
    return herds if s.grown == NONE else herds & ~(1 << s.grown)


@rule
def grow_second(s: State, seat: int) -> None:
    """The two, if there is another herd and supply (TT-65, TT-143)."""
    drop(s)
    if second_herds(s, seat) and s.supply[seat] > 0:
        ask(s, Prompt.HERD2, seat)


@rule
def offer_herd2(s: State, seat: int, out: Ints) -> int:
    """A different own herd (TT-64)."""
    return list_areas(second_herds(s, seat), out)


@rule
def answer_herd2(s: State, seat: int, area: int) -> None:
    """Two dinos join it (TT-64)."""
    answered(s, seat)
    grow(s, seat, area, GROW_SECOND, Event.GREW)


@rule
def start_hatch(s: State, seat: int) -> None:
    """Eggs, an interruption, the Pterodactyl (TT-80, TT-85, TT-151)."""
    later(s, Prompt.PTERODACTYL)
    later(s, Prompt.INTERRUPTION)
    if eligible_herds(s, seat) and s.supply[seat] > 0:
        ask(s, Prompt.HERD_HATCH, seat)


@rule
def answer_eggs(s: State, seat: int, area: int) -> None:
    """Three dinos hatch in one herd (TT-80, TT-86)."""
    answered(s, seat)
    grow(s, seat, area, EGGS, Event.HATCHED)


@rule
def pterodactyl_reach(s: State) -> int:
    """One or two areas away (TT-81)."""
    return one_step(s, s.pterodactyl) | two_steps(s, s.pterodactyl)


@rule
def send_pterodactyl(s: State, seat: int) -> None:
    """It may move, if it can (TT-81, TT-143)."""
    drop(s)
    if pterodactyl_reach(s):
        ask(s, Prompt.PT_MOVE, seat)


@rule
def offer_pt_move(s: State, out: Ints) -> int:
    """It may stay, too (TT-81)."""
    count = list_areas(pterodactyl_reach(s), out)
    out[count] = NOWHERE
    return count + 1


@rule
def answer_pt_move(s: State, seat: int, area: int) -> None:
    """Only a Pterodactyl that moved eats (TT-82, TT-84)."""
    answered(s, seat)
    if area == NOWHERE:
        return
    s.pterodactyl = area
    tell(s, Event.PTERODACTYL_MOVED, seat, area)
    if has_prey(s, seat, area):
        ask(s, Prompt.PT_EAT, seat, PTERODACTYL_MEAL[s.schedule], area)


@rule
def answer_pt_eat(s: State, seat: int, left: int, prey: int) -> None:
    """Up to two dinos, one with six players; ranked once, after the meal (TT-57, TT-82, TT-83)."""
    answered(s, seat)
    if bite(s, seat, s.pterodactyl, left, prey, Predator.PTERODACTYL):
        ask(s, Prompt.PT_EAT, seat, left - 1, s.pterodactyl)
    else:
        rerank(s, s.pterodactyl)
