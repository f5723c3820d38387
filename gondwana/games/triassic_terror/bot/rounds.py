"""How much of the game is left, and how much may still change until herds are counted."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import ROUNDS, SPACES

SURE: Final = 1.0  # dinos between two herds whose order nobody will change any more: a tie is half a dino
HALF: Final = 0.5  # a tie is a lead of half a dino for who is ahead, and an even chance
CHANGE: Final = 1.0  # dinos by which each turn of a round may shift the lead of a herd


@rule
def rounds_left(s: State) -> int:
    """Whole rounds of the period after this one."""
    return ROUNDS[s.schedule, s.period] - 1 - s.lap


@rule
def periods_left(s: State) -> int:
    """Periods after this one."""
    later = 0
    for period in range(s.period + 1, len(ROUNDS[s.schedule])):
        if ROUNDS[s.schedule, period] > 0:
            later += 1
    return later


@rule
def turns_left(s: State) -> float:
    """The share of this round's turns that are not over."""
    left = s.seats
    for space in range(min(s.space, SPACES)):
        if s.taken[s.tile_on[space]] != NONE:
            left -= 1
    return left / s.seats


@rule
def doubt_now(s: State) -> float:
    """Over how many dinos of a lead the order of two herds is open, at the next scoring."""
    return doubt_after(s, rounds_left(s) + turns_left(s))


@rule
def doubt_after(s: State, rounds: float) -> float:
    """Over how many dinos of a lead the order of two herds is open, so many rounds ahead."""
    return SURE + CHANGE * s.seats * rounds


@rule
def edge(lead: float, doubt: float) -> float:
    """How likely who leads by so many dinos is ahead when it counts."""
    return min(1.0, max(0.0, HALF + lead / doubt))
