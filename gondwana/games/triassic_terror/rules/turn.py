"""Whose turn it is, how it begins and ends (TT-34, TT-36, TT-38, TT-43, TT-117)."""

from gondwana.kernel.rules import NONE, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import AREAS
from .cards import discard
from .volcano import remove_volcano


@rule
def active(s: State) -> int:
    """The player whose turn it is: who took the tile of the space (TT-34)."""
    return s.taken[s.tile_on[s.space]]


@rule
def begin_turn(s: State, seat: int) -> None:
    """The own volcano goes before anything else (TT-117, TT-144)."""
    s.acting = 1
    for area in range(AREAS):
        if s.volcano[area] == seat:
            remove_volcano(s, seat, area)


@rule
def end_turn(s: State, seat: int) -> None:
    """A card left is discarded, pending dinos return, the tile counts as used (TT-36, TT-38, TT-43)."""
    if s.hand[seat] != NONE:
        tell(s, Event.DISCARDED, seat, s.hand[seat])
        discard(s, seat)
    if s.pending[seat] > 0:
        tell(s, Event.LOST_WHITE, seat, s.pending[seat])
        s.supply[seat] += s.pending[seat]
        s.pending[seat] = 0
    if s.tile_played == 0:
        tell(s, Event.DECLINED, seat, s.tile_on[s.space])
    clear_turn(s)


@rule
def clear_turn(s: State) -> None:
    """Nothing of a turn is left behind."""
    s.acting = 0
    s.tile_played = 0
    s.grown = NONE
    s.homes = 0
    s.moved = 0
    s.far = 0
    for area in range(AREAS):
        s.arrived[area] = 0
