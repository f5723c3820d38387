"""How good a position looks."""

from typing import Final

from gondwana.kernel.rules import about, prompt, rule

from ..prompts import Prompt
from ..rules.earth import bonus, survival_holder
from ..rules.pieces import total
from ..state import State
from ..tables import ANIMALS, EYES, HEXES, Terrain
from .answers import worth_of
from .assets import disk_hope, pawn_hope
from .ending import lead_worth
from .pawns import eye_worth
from .tiles import all_stakes

POOL_WEIGHT: Final = 0.25  # of a cube in the gene pool
SURVIVAL_WEIGHT: Final = 1.3  # of what the tundra pays now


@rule
def value(s: State, seat: int) -> float:
    """The points that a seat can hope for: those of its animal, of its lowest one if it has several."""
    if s.over:
        return float(s.scores[seat])
    lowest, found, count, every = 0.0, False, 0, 0.0
    for animal in range(ANIMALS):
        if s.owner[animal] == seat:
            hope = animal_value(s, animal)
            every += hope
            count += 1
            if not found or hope < lowest:
                lowest, found = hope, True
    if s.asked >> seat & 1 and prompt(s) != Prompt.PLACE:
        lowest += max(0.0, best_worth(s))
    return lowest if count == 1 else 0.8 * lowest + 0.2 * every / count


@rule
def animal_value(s: State, animal: int) -> float:
    """VPs, stakes on earth, elements, pawns, the tundra, and what the pawns on the display promise."""
    hope = s.points[animal] + all_stakes(s, animal)
    if s.last_turn == 1 or s.turn == s.limit:
        hope += lead_worth(s, animal)
    hope += disk_hope(s) * total(s.disks[animal]) + POOL_WEIGHT * s.gene_pool[animal]
    pawns = s.pawns[animal]
    for eye in range(EYES):
        if s.eyes[eye] == animal:
            pawns += 1
            if eye >= s.next_eye:
                hope += eye_worth(s, animal, eye)
    hope += pawn_hope(s) * pawns + SURVIVAL_WEIGHT * survival_points(s, animal)
    return hope


@rule
def survival_points(s: State, animal: int) -> int:
    """What the tundra would pay an animal now (DS-134)."""
    if survival_holder(s) != animal:
        return 0
    tiles = 0
    for tile in range(HEXES):
        if s.terrain[tile] == Terrain.TUNDRA and s.cubes[tile, animal] > 0:
            tiles += 1
    return bonus(tiles)


@rule
def best_worth(s: State) -> float:
    """The best answer to the open question, in points."""
    best = 0.0
    for option in range(s.options):
        worth = worth_of(s, prompt(s), about(s, 0), about(s, 1), about(s, 2), about(s, 3), s.answers[option])
        if option == 0 or worth > best:
            best = worth
    return best
