"""What a migration brings: more where it goes, less where it leaves."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.areas import environment_of, has_volcano
from ..rules.migration import assigned, followers, movable
from ..state import State
from ..tables import ADJACENT, AREAS
from .areas import gain

NO_WAY: Final = -2.0  # where a herd has nowhere to go
PAIR: Final = 2  # the smallest group that enters another environment alive


@rule
def survivors(origin: int, area: int, dinos: int) -> int:
    """How many of a group arrive: one dies on the way to another environment (TT-73)."""
    return dinos if environment_of(origin) == environment_of(area) else max(dinos - 1, 0)


@rule
def leaving(s: State, seat: int, origin: int, dinos: int, doubt: float) -> float:
    """What it costs that so many leave, of which the followers are not one's own (TT-70)."""
    own = min(max(dinos - followers(s, seat, origin), 0), s.dinos[origin, seat])
    return gain(s, origin, seat, -own, doubt)


@rule
def group_worth(s: State, seat: int, origin: int, area: int, dinos: int, doubt: float) -> float:
    """What a group brings where it goes, less what its leaving costs, beside those that leave already."""
    gone = assigned(s)
    brings = gain(s, area, seat, survivors(origin, area, dinos), doubt)
    return brings + leaving(s, seat, origin, gone + dinos, doubt) - leaving(s, seat, origin, gone, doubt)


@rule
def best_way(s: State, seat: int, origin: int, doubt: float) -> float:
    """What the best neighbour is worth to all that are left of a herd."""
    dinos = movable(s, seat, origin) + followers(s, seat, origin) - assigned(s)
    best, gone = NO_WAY, assigned(s)
    costs = leaving(s, seat, origin, gone + dinos, doubt) - leaving(s, seat, origin, gone, doubt)
    for area in range(AREAS):
        if (ADJACENT[origin] >> area) & 1 and not has_volcano(s, area) and s.going[area] == 0:
            best = max(best, gain(s, area, seat, survivors(origin, area, dinos), doubt) + costs)
    return best


@rule
def best_group(s: State, seat: int, origin: int, area: int, doubt: float) -> float:
    """What the best of some groups brings to an area: all that are left, half of them, two."""
    most = movable(s, seat, origin) + followers(s, seat, origin) - assigned(s)
    best = group_worth(s, seat, origin, area, most, doubt)
    best = max(best, group_worth(s, seat, origin, area, (most + 1) // 2, doubt))
    return max(best, group_worth(s, seat, origin, area, min(most, PAIR), doubt))


@rule
def under_way(s: State, seat: int, origin: int, doubt: float) -> float:
    """What the groups bring that have a destination and have not left yet."""
    points = leaving(s, seat, origin, assigned(s), doubt)
    for area in range(AREAS):
        if s.going[area] > 0:
            points += gain(s, area, seat, survivors(origin, area, s.going[area]), doubt)
    return points
