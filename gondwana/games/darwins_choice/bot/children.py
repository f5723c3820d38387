"""What species are worth in the children's game."""

from gondwana.kernel.rules import rule

from ..rules.species import adaptation, competitiveness, lives, owner
from ..state import State
from ..tables import ADAPT, COMPETITION, COMPETITION_POINTS, TOKENS, WIN
from .species import RIVALRY, is_ours


@rule
def skill(s: State, slot: int, low: int, high: int) -> int:
    """What a location of the children's game asks for: competitiveness at the token, else adaptation (DC-165)."""
    biome = s.biome[slot]
    return competitiveness(low) if biome == COMPETITION else adaptation(low, high, ADAPT[biome])


@rule
def childrens_worth(s: State, slot: int, low: int, high: int, without: int) -> float:
    """A point, the reward if nobody else there is better, and a little for the lead."""
    mine, best = skill(s, slot, low, high), 0
    for other in range(s.seats * TOKENS):
        if other != without and lives(s, other) and s.slot[other] == slot:
            best = max(best, skill(s, slot, s.low[other], s.high[other]))
    reward = COMPETITION_POINTS if s.biome[slot] == COMPETITION else WIN[s.biome[slot]]
    return 1.0 + (reward if mine >= best else 0.0) + 0.15 * mine


@rule
def childrens_table(s: State, seat: int) -> float:
    """What all species of a children's era promise a seat."""
    total = 0.0
    for species in range(s.seats * TOKENS):
        if lives(s, species):
            worth = childrens_worth(s, s.slot[species], s.low[species], s.high[species], species)
            total += worth if is_ours(s, owner(species), seat) else -RIVALRY * worth / (s.seats - 1)
    return total
