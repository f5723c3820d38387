"""Who lives in a biome, by rank, and who of them finds waste (chapters "hierarchy" and "territories").

The members of one biome lie in the record's room; nothing of it outlasts a question.
"""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import (
    AT_LEAST,
    BY_HEARTS,
    EVENT_EFFECT,
    NEUTRAL,
    NEUTRAL_DIET,
    NEUTRAL_HIGH,
    NEUTRAL_LOW,
    STANDARD,
    THRESHOLD,
    TOKENS,
    Effect,
)
from .species import (
    competitiveness,
    counts_for_adaptation,
    diet_of,
    hearts_of,
    lasting,
    lives,
    meets_conditions,
    rank_key,
)

# waste


@rule
def threshold(s: State, territory: int) -> int:
    """The number of the waste condition; pesticides raise those that ask for much (DC-46 … DC-49, DC-136)."""
    return THRESHOLD[territory] + (lasting(s, Effect.WASTE_THRESHOLD) if AT_LEAST[territory] else 0)


@rule
def attracts_waste(s: State, territory: int, low: int) -> bool:
    """Whether the waste condition holds now; never without hearts, nor in the park (DC-20, DC-34, DC-44, DC-52)."""
    if territory < 0 or territory >= STANDARD or hearts_of(low) == 0:
        return False
    if s.event != NONE and EVENT_EFFECT[s.event] == Effect.NO_WASTE:
        return False
    number = hearts_of(low) if BY_HEARTS[territory] else competitiveness(low)
    limit = threshold(s, territory)
    return number >= limit if AT_LEAST[territory] else number <= limit


@rule
def is_plentiful(s: State) -> bool:
    """Whether there is waste for everybody, so that nobody needs to count."""
    alive = 1  # a newcomer
    for species in range(s.seats * TOKENS):
        if lives(s, species):
            alive += 1
    return alive <= s.waste_total


@rule
def reserve_at(s: State, slot: int, without: int) -> int:
    """Waste tokens left for a slot after those with lower numbers; one species may be on its way (DC-50, DC-51)."""
    territory = s.territory[slot]
    if territory < 0 or territory >= STANDARD or is_plentiful(s):
        return s.waste_total
    left = s.waste_total
    for species in range(s.seats * TOKENS):
        if species != without and lives(s, species) and s.slot[species] < slot and holds_litter(s, species):
            left -= 1
    return max(0, left)


@rule
def holds_litter(s: State, species: int) -> bool:
    """Whether a species meets the conditions of its biome and of its territory's waste (DC-44)."""
    slot = s.slot[species]
    if not attracts_waste(s, s.territory[slot], s.low[species]):
        return False
    return meets_conditions(s.low[species], s.high[species], s.biome[slot])


# members by rank


@rule
def comes_before(s: State, place: int, rank: int, arrival: int) -> bool:
    """Whether a newcomer of some rank and arrival goes before a member; of equals the earlier is first (DC-40)."""
    if s.rank[place] != rank:
        return s.rank[place] < rank
    who = s.member[place]
    return (s.neutral_arrival if who == NEUTRAL else s.arrival[who]) > arrival


@rule
def admit(s: State, who: int, rank: int, arrival: int, low: int, diet: int, litter: bool) -> int:
    """Let a member in at its rank; its place."""
    place = s.members
    while place > 0 and comes_before(s, place - 1, rank, arrival):
        s.member[place] = s.member[place - 1]
        s.rank[place] = s.rank[place - 1]
        s.hearts[place] = s.hearts[place - 1]
        s.diet[place] = s.diet[place - 1]
        s.litter[place] = s.litter[place - 1]
        place -= 1
    s.member[place] = who
    s.rank[place] = rank
    s.hearts[place] = hearts_of(low)
    s.diet[place] = diet
    s.litter[place] = 1 if litter else 0
    s.members += 1
    s.used = max(s.used, s.members + 1)  # what is left of the food lies behind the last member
    return place


@rule
def dismiss(s: State, place: int) -> None:
    """A member leaves; those after it move up."""
    s.members -= 1
    for after in range(place, s.members):
        s.member[after] = s.member[after + 1]
        s.rank[after] = s.rank[after + 1]
        s.hearts[after] = s.hearts[after + 1]
        s.diet[after] = s.diet[after + 1]
        s.litter[after] = s.litter[after + 1]


@rule
def gather(s: State, slot: int, without: int) -> None:
    """All who meet the conditions of a biome, by rank; the neutral animal always, one species perhaps not (DC-42)."""
    s.members = 0
    s.used = max(s.used, 1)
    biome, territory = s.biome[slot], s.territory[slot]
    mask = counts_for_adaptation(s, biome)
    for species in range(s.seats * TOKENS):
        if s.slot[species] == slot and species != without and lives(s, species):
            low, high = s.low[species], s.high[species]
            if meets_conditions(low, high, biome):
                rank, litter = rank_key(low, high, mask), attracts_waste(s, territory, low)
                admit(s, species, rank, s.arrival[species], low, diet_of(s, species), litter)
    if s.neutral != NONE and s.neutral_slot == slot:
        low = NEUTRAL_LOW[s.neutral]
        rank = rank_key(low, NEUTRAL_HIGH[s.neutral], mask)
        admit(s, NEUTRAL, rank, s.neutral_arrival, low, NEUTRAL_DIET[s.neutral], False)


@rule
def tidy(s: State) -> None:
    """Leave the room blank: what lies in it means nothing from one question to the next."""
    for place in range(s.used):
        s.member[place] = 0
        s.rank[place] = 0
        s.hearts[place] = 0
        s.diet[place] = 0
        s.litter[place] = 0
        s.outcome[place] = 0
        s.plants[place] = 0
        s.meat[place] = 0
        s.scraps[place] = 0
        s.hunter[place] = 0
    s.members = 0
    s.used = 0
