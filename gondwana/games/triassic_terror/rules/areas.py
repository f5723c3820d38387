"""The island: borders, volcanoes in the way, how far a predator goes (TT-6, TT-7, TT-115, TT-116, TT-123).

Sets of areas are bit masks.
"""

from gondwana.kernel.rules import NONE, Ints, rule

from ..state import State
from ..tables import ADJACENT, AREAS, BELT, BELTS, EVERYWHERE


@rule
def environment_of(area: int) -> int:
    """The environment of an area (TT-2)."""
    return area // BELT


@rule
def has_volcano(s: State, area: int) -> bool:
    """Whether a volcano lies there: nothing comes in (TT-115, TT-116)."""
    return s.volcano[area] != NONE


@rule
def open_areas(s: State) -> int:
    """All areas without a volcano."""
    areas = EVERYWHERE
    for area in range(AREAS):
        if s.volcano[area] != NONE:
            areas &= ~(1 << area)
    return areas


@rule
def one_step(s: State, area: int) -> int:
    """The areas that can be entered from an area (TT-6, TT-116)."""
    return ADJACENT[area] & open_areas(s)


@rule
def two_steps(s: State, area: int) -> int:
    """The areas that can be entered by a second step, not those of one step nor the start (TT-88, TT-103, TT-123)."""
    passable = open_areas(s)
    near = ADJACENT[area] & passable
    reached = 0
    for between in range(AREAS):
        if (near >> between) & 1:
            reached |= ADJACENT[between]
    return reached & passable & ~near & ~(1 << area)


@rule
def steps_to(area: int, destination: int) -> int:
    """How many steps a predator makes: one where one is enough, else two."""
    return 1 if (ADJACENT[area] >> destination) & 1 else 2


@rule
def belt(area: int) -> int:
    """The three areas of an area's environment."""
    return BELTS[environment_of(area)]


@rule
def list_areas(areas: int, out: Ints) -> int:
    """Write a set of areas as a list; how many."""
    count = 0
    for area in range(AREAS):
        if (areas >> area) & 1:
            out[count] = area
            count += 1
    return count
