"""Wheels: a species learns to live on a terrain, one level at a time (WL-19, WL-20)."""

from gondwana.kernel.rules import Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import TERRAINS, Capability
from ..words import TERRAIN
from .terrain import can_attack, can_place


@rule
def can_adapt(s: State, seat: int) -> bool:
    """Whether there is a terrain on which the species can't attack yet (WL-20)."""
    for terrain in range(TERRAINS):
        if s.capability[seat, terrain] < Capability.ATTACK:
            return True
    return False


@question(Prompt.WHEEL, TERRAIN, at="capability:{seat}:{answer}")
def offer_wheel(s: State, seat: int, out: Ints) -> int:
    """Any terrain on which the species can't attack yet (WL-19, WL-20)."""
    count = 0
    for terrain in range(TERRAINS):
        if s.capability[seat, terrain] < Capability.ATTACK:
            out[count] = terrain
            count += 1
    return count


@answers(Prompt.WHEEL)
def answer_wheel(s: State, seat: int, terrain: int) -> None:
    """The capability rises by one level, at once; the token stays on the board (WL-19)."""
    s.capability[seat, terrain] += 1
    s.tokens[seat] += 1
    tell(s, Event.RAISED, seat, terrain, s.capability[seat, terrain])
    maybe_grant_bonus(s, seat, terrain)


@rule
def maybe_grant_bonus(s: State, seat: int, terrain: int) -> None:
    """Who comes to attack may at once place a piece there, or attack in a full territory (WL-19).

    So says the rulebook; the option plays the reading that this only describes what the species can do from now on.
    """
    risen = s.wheel_bonus and s.capability[seat, terrain] == Capability.ATTACK
    if risen and (can_place(s, seat, terrain, 0) or can_attack(s, seat, terrain)):
        ask(s, Prompt.WAY, seat, terrain, 0, 1)
