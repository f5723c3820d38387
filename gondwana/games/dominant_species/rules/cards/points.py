"""Cards that move points by a rule of their own: Ice Age, Niche Biomes (DS-111, DS-119, DS-155, DS-159)."""

from gondwana.kernel.rules import rule, tell

from ...prompts import Event
from ...state import State
from ...tables import ANIMALS, HEXES, PRIZE, Source
from ..earth import bonus, dominant, in_play, whose
from ..pieces import gain


@rule
def dominated(s: State, animal: int) -> int:
    """How many tiles an animal dominates now."""
    count = 0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0 and dominant(s, tile) == animal:
            count += 1
    return count


@rule
def ice_age(s: State) -> None:
    """Each animal gains the bonus for the tiles that it dominates now, and this turn is the last (DS-111, DS-159)."""
    for animal in range(ANIMALS):
        if in_play(s, animal):
            points = bonus(dominated(s, animal))
            gain(s, animal, points, Source.DOMINANCE)
            tell(s, Event.GAINED_POINTS, whose(s, animal), points)
    s.last_turn = 1
    tell(s, Event.LAST_TURN)


@rule
def niche_biomes(s: State, taker: int, tile: int) -> None:
    """Who has more VPs than the taker loses the first-place value of the scored tile (DS-119, DS-155, DS-49)."""
    points = PRIZE[s.terrain[tile], 0]
    for animal in range(ANIMALS):
        if in_play(s, animal) and s.points[animal] > s.points[taker]:
            gain(s, animal, -points, Source.CARDS)
            tell(s, Event.LOST_POINTS, whose(s, animal), points)
