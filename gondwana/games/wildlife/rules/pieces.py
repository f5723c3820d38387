"""The board: pieces come and go, colonies join and divide, territories fill (WL-2, WL-40 … WL-42, WL-45)."""

from typing import Final

from gondwana.kernel.rules import NONE, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import (
    CELL_TERRAIN,
    CELLS,
    GENERAL_AT,
    MARKERS,
    NEAR,
    ROOM,
    SIDES,
    TERRITORIES,
    TERRITORY,
    TRACK,
    Capability,
    Source,
)
from .points import earn

ALONE: Final = CELLS  # added to the number of a cell while the colonies of a seat are found anew: not yet looked at


@rule
def can(s: State, seat: int, cell: int, capability: int) -> bool:
    """Whether the species of a seat has at least a capability on the terrain of a cell (WL-3)."""
    return s.capability[seat, CELL_TERRAIN[cell]] >= capability


@rule
def may_live(s: State, seat: int, cell: int) -> bool:
    """A species comes by itself only where it can at least move (WL-17, WL-65)."""
    return can(s, seat, cell, Capability.MOVE)


@rule
def population(s: State, territory: int) -> int:
    """How many pieces of all players together stand in a territory."""
    count = 0
    for seat in range(s.seats):
        count += s.living[territory, seat]
    return count


@rule
def is_full(s: State, territory: int) -> bool:
    """Whether no cell of a territory is free."""
    return population(s, territory) == ROOM[territory]


@rule
def has_room(s: State, terrain: int) -> bool:
    """Whether a cell of a terrain is free, in its large or in its small territory."""
    return not is_full(s, 2 * terrain) or not is_full(s, 2 * terrain + 1)


@rule
def is_beside(s: State, seat: int, cell: int) -> bool:
    """Whether a cell shares a side with a piece of a seat."""
    for side in range(SIDES):
        if s.piece[NEAR[cell, side]] == seat:
            return True
    return False


@rule
def touches(s: State, colony: int, cell: int) -> bool:
    """Whether a cell shares a side with a colony (WL-17)."""
    for side in range(SIDES):
        if s.colony[NEAR[cell, side]] == colony:
            return True
    return False


@rule
def on_board(s: State, seat: int) -> int:
    """How many pieces a seat has on the board."""
    count = 0
    for territory in range(TERRITORIES):
        count += s.living[territory, seat]
    return count


@rule
def arrive(s: State, seat: int, cell: int) -> None:
    """A piece comes to stand on a free cell, and joins the colonies beside it into one (WL-45)."""
    s.piece[cell] = seat
    s.living[TERRITORY[cell], seat] += 1
    s.colony[cell] = cell
    s.members[cell] = 1
    for side in range(SIDES):
        near = NEAR[cell, side]
        if s.piece[near] == seat and s.colony[near] != s.colony[cell]:
            join(s, s.colony[near], s.colony[cell])


@rule
def join(s: State, one: int, other: int) -> None:
    """Two colonies become one, called by the lower of their first cells."""
    lower, upper = min(one, other), max(one, other)
    left = s.members[upper]
    s.members[lower] += left
    s.members[upper] = 0
    cell = upper
    while left > 0:
        if s.colony[cell] == upper:
            s.colony[cell] = lower
            left -= 1
        cell += 1


@rule
def leave(s: State, cell: int) -> None:
    """A piece leaves its cell; what is left of its colony may fall apart (WL-45)."""
    seat = s.piece[cell]
    colony = s.colony[cell]
    count = s.members[colony]
    s.piece[cell] = NONE
    s.living[TERRITORY[cell], seat] -= 1
    s.colony[cell] = NONE
    s.members[colony] = 0
    if count > 1:
        divide(s, seat, colony, count - 1)


@rule
def divide(s: State, seat: int, colony: int, count: int) -> None:
    """The pieces of a colony find their colonies anew: every piece alone first, then each joins its neighbours."""
    left = count
    cell = colony
    while left > 0:  # the first cell of a colony is its lowest
        if s.colony[cell] == colony:
            s.colony[cell] = cell + ALONE
            left -= 1
        cell += 1
    left = count
    cell = colony
    while left > 0:
        if s.colony[cell] == cell + ALONE:
            s.colony[cell] = cell
            s.members[cell] = 1
            left -= 1
            for side in range(SIDES):
                near = NEAR[cell, side]
                if s.piece[near] == seat and s.colony[near] < ALONE and s.colony[near] != s.colony[cell]:
                    join(s, s.colony[near], s.colony[cell])
        cell += 1


@rule
def eliminate(s: State, cell: int) -> None:
    """A piece leaves the game for good; it never returns to the reserve (WL-16)."""
    leave(s, cell)


@rule
def enter(s: State, seat: int, cell: int) -> None:
    """A piece of the reserve comes onto the board; with the last one the turn becomes the last (WL-16, WL-48)."""
    s.reserve[seat] -= 1
    arrive(s, seat, cell)
    if s.reserve[seat] == 0:
        s.ending = 1
        tell(s, Event.LAST_PIECE, seat)


@rule
def maybe_complete(s: State, seat: int, cell: int) -> None:
    """Who fills the last free cell of an unmarked territory takes the next marker's value (WL-40, WL-41, WL-64)."""
    territory = TERRITORY[cell]
    if s.marker[territory] > 0 or s.markers == MARKERS or not is_full(s, territory):
        return
    s.markers += 1
    s.marker[territory] = s.markers
    points = TRACK[s.markers]
    earn(s, seat, Source.MARKERS, points)
    tell(s, Event.COMPLETED, seat, territory, points)
    if GENERAL_AT[s.markers]:
        s.general = 1  # at the end of the turn (WL-42)
    if s.markers == MARKERS and s.seats > 2:
        s.ending = 1  # WL-48, WL-50
        tell(s, Event.LAST_MARKER)
