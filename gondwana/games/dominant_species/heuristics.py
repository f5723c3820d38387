"""The bot's eye: how good a position looks, which answers look promising."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, prompt
from gondwana.kernel.rule import rule

from .promises import PAWN_WORTH, eye_worth, lead_worth
from .prompts import GROUP as GROUP_BITS
from .prompts import Group, Prompt
from .rules.earth import bonus, survival_holder
from .rules.pieces import total
from .stakes import all_stakes
from .state import State
from .tables import ANIMALS, EYES, HEXES, Terrain
from .worths import worth_of

DISK_WEIGHT: Final = 0.9  # of a disk on a display
POOL_WEIGHT: Final = 0.08  # of a cube in the gene pool
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
    hope += DISK_WEIGHT * total(s.disks[animal]) + POOL_WEIGHT * s.gene_pool[animal]
    hope += PAWN_WORTH * s.pawns[animal] + SURVIVAL_WEIGHT * survival_points(s, animal)
    for eye in range(EYES):
        if s.eyes[eye] == animal:
            hope += PAWN_WORTH
            if eye >= s.next_eye:
                hope += eye_worth(s, animal, eye)
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


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question, animal = prompt(s), about(s, 0)
    if question >> GROUP_BITS == Group.PLANNING or question == Prompt.INSTINCT:
        return promise(placing_worth(s, question, animal, move))
    return promise(worth_of(s, question, animal, about(s, 1), about(s, 2), about(s, 3), move))


@rule
def placing_worth(s: State, question: int, animal: int, move: int) -> float:
    """What an eye promises; Initiative is taken, animals are all alike."""
    if question == Prompt.CHOOSE_ANIMAL or animal == NONE:
        return 0.0
    if question == Prompt.INITIATIVE:
        return float(move)
    return eye_worth(s, animal, move)


@rule
def promise(points: float) -> float:
    """Points as a weight: about e**points, by squaring."""
    weight = max(0.01, 1.0 + points / 16.0)
    weight *= weight
    weight *= weight
    weight *= weight
    return weight * weight
