"""What more dinos would bring in an area, and fewer would cost."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.areas import environment_of, has_volcano
from ..rules.herds import herd_size, holds
from ..scoring import animals, stone
from ..state import State
from ..tables import HABITATS, PRESENCE, SIDE, STONES

FOOTHOLD: Final = 1.5  # points for the first animal in an environment, on the way to Presence
DINO: Final = 0.3  # points for a dino as such: it makes a herd safer, and counts for Dominance


@rule
def rank_with(s: State, area: int, seat: int, size: int) -> int:
    """The habitat that a herd of a size would hold: equals who are ahead stay ahead."""
    ahead, passed = 0, False
    for place in range(HABITATS):
        other = s.habitat[area, place]
        if other == seat:
            passed = True
        elif other != NONE:
            theirs = herd_size(s, area, other)
            if theirs > size or (theirs == size and not passed):
                ahead += 1
    return ahead


@rule
def stone_with(s: State, area: int, seat: int, size: int) -> int:
    """The points of the habitat that a herd of a size would hold."""
    rank = rank_with(s, area, seat, size)
    return STONES[SIDE[s.schedule], area, rank] if size > 0 and rank < HABITATS else 0


@rule
def stays(s: State, area: int, seat: int, size: int) -> bool:
    """Whether a herd of a size would not be the fourth one."""
    return size > 0 and rank_with(s, area, seat, size) < HABITATS


@rule
def gain(s: State, area: int, seat: int, dinos: int) -> float:
    """What so many more dinos, or fewer, would bring a seat in an area."""
    if has_volcano(s, area):
        return 0.0
    size = herd_size(s, area, seat)
    points = float(stone_with(s, area, seat, size + dinos) - stone(s, area, seat))
    if stays(s, area, seat, size + dinos):
        points += DINO * dinos
        if dinos > 0 and animals(s, environment_of(area), seat) == 0:
            points += FOOTHOLD
    elif holds(s, area, seat):
        points -= DINO * size
    return points


@rule
def harm(s: State, area: int, victim: int, dinos: int) -> float:
    """What a seat would lose with so many fewer dinos."""
    count = min(dinos, s.dinos[area, victim])
    size = herd_size(s, area, victim)
    points = float(stone(s, area, victim) - stone_with(s, area, victim, size - count))
    if animals(s, environment_of(area), victim) == count:
        points += PRESENCE / 4
    return points + DINO * count
