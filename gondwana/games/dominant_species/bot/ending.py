"""What it is worth to an animal that the game ends in this turn."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.domination import rank_on
from ..rules.earth import endangered, in_play
from ..state import State
from ..tables import ANIMALS, HEXES, PLACES, PRIZE

LEAD_WEIGHT: Final = 1.5  # of a lead of one point, when the game ends
WIN_WORTH: Final = 25.0  # of a safe lead then


@rule
def lead_worth(s: State, animal: int) -> float:
    """What an end in this turn is worth: much to who would win, as much against who would lose."""
    best = 0
    for other in range(ANIMALS):
        if in_play(s, other) and s.owner[other] != s.owner[animal]:
            best = max(best, points_at_end(s, other))
    lead = LEAD_WEIGHT * (points_at_end(s, animal) - best)
    return max(-WIN_WORTH, min(WIN_WORTH, lead))


@rule
def points_at_end(s: State, animal: int) -> int:
    """The VPs of an animal if the game ended now: earth is scored once more, without what is endangered (DS-145)."""
    points = s.points[animal]
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0 and not endangered(s, animal, tile):
            rank = rank_on(s, tile, animal)
            if rank < PLACES:
                points += PRIZE[s.terrain[tile], rank]
    return points
