"""Food: who eats what in one biome (chapter "food").

The members of a biome lie in the record's room by rank; nothing of it outlasts a question. A newcomer, a species that is
only thought of, can be let in, fed with the others, and sent away again: so actions are tested.
"""

from gondwana.kernel.header import NONE
from gondwana.kernel.rule import rule

from ..state import State
from ..tables import (
    AT_LEAST,
    BY_HEARTS,
    EVENT_EFFECT,
    MEAT,
    MEAT_LIMIT,
    NEUTRAL,
    NEUTRAL_DIET,
    NEUTRAL_HIGH,
    NEUTRAL_LOW,
    NEWCOMER,
    PARK_LIMIT,
    PARK_LIMIT_TWO,
    PLANTS,
    PLANTS_LIMIT,
    PREDATION,
    STANDARD,
    THRESHOLD,
    TOKENS,
    Diet,
    Effect,
    Fate,
    Territory,
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

# supply


@rule
def plants_in(s: State, slot: int) -> int:
    """The biome's plants: first the event, then the territory's limit (DC-28, DC-29)."""
    plants = max(0, PLANTS[s.biome[slot]] + lasting(s, Effect.PLANTS))
    if s.event_slot == slot and s.event != NONE and EVENT_EFFECT[s.event] == Effect.NO_PLANTS:
        plants = 0
    territory = s.territory[slot]
    if 0 <= territory < STANDARD:
        plants = min(plants, PLANTS_LIMIT[territory, s.index])
    return plants


@rule
def meat_in(s: State, slot: int) -> int:
    """The biome's meat: first the event, then the territory's limit (DC-28, DC-29)."""
    meat = max(0, MEAT[s.biome[slot]] + lasting(s, Effect.MEAT))
    territory = s.territory[slot]
    if 0 <= territory < STANDARD:
        meat = min(meat, MEAT_LIMIT[territory, s.index])
    return meat


# waste


@rule
def threshold(s: State, territory: int) -> int:
    """The number of the waste condition; pesticides raise those that ask for much (DC-46 … DC-49, DC-136)."""
    return THRESHOLD[territory] + (lasting(s, Effect.WASTE_THRESHOLD) if AT_LEAST[territory] else 0)


@rule
def attracts_waste(s: State, territory: int, low: int) -> bool:
    """Whether a territory's waste condition holds; without hearts it never does (DC-20, DC-44)."""
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


# meals


@rule
def park_limit(s: State) -> int:
    """How many species the National Park holds (DC-35)."""
    return PARK_LIMIT_TWO if s.seats == 2 else PARK_LIMIT


@rule
def close_park(s: State) -> None:
    """Who ranks below the last that the park holds is too many; equals of the last stay (DC-35 … DC-37)."""
    limit = park_limit(s)
    if s.members <= limit:
        return
    cut = s.rank[limit - 1]
    for place in range(limit, s.members):
        if s.rank[place] < cut:
            s.outcome[place] = Fate.EXCESS


@rule
def serve(s: State, slot: int, reserve: int) -> None:
    """Feed the members of a biome: waste, herbivores, omnivores, carnivores, each by rank (DC-41, DC-53, DC-54)."""
    for place in range(s.members):
        s.outcome[place] = Fate.FED
    if s.territory[slot] == Territory.PARK:
        close_park(s)
    for place in range(s.members):
        s.scraps[place] = 0
        if s.litter[place] and reserve > 0 and s.outcome[place] == Fate.FED:
            s.scraps[place] = 1  # it can't be refused, and is one for all (DC-44, DC-45)
            reserve -= 1
    plants, meat = plants_in(s, slot), meat_in(s, slot)
    for place in range(s.members):
        if s.diet[place] == Diet.HERBIVORE and s.outcome[place] == Fate.FED:
            plants -= graze(s, place, plants)
    for place in range(s.members):
        if s.diet[place] == Diet.OMNIVORE and s.outcome[place] == Fate.FED:
            forage(s, place, plants, meat)
            plants -= s.plants[place]
            meat -= s.meat[place]
    hunting = s.territory[slot] == NONE or PREDATION[s.territory[slot]] == 1
    for place in range(s.members):
        if s.diet[place] == Diet.CARNIVORE and s.outcome[place] == Fate.FED:
            meat = hunt(s, place, meat, hunting)
    s.plants[s.members] = plants  # what is left lies behind the last member
    s.meat[s.members] = meat


@rule
def graze(s: State, place: int, plants: int) -> int:
    """A herbivore takes all the plants it needs, or none (DC-43, DC-55). How many it took."""
    need = s.hearts[place] - s.scraps[place]
    if need > plants:
        s.outcome[place] = Fate.HUNGRY
        need = 0
    s.plants[place] = need
    s.meat[place] = 0
    return need


@rule
def forage(s: State, place: int, plants: int, meat: int) -> None:
    """An omnivore takes plants first, then meat, all that it needs or nothing (DC-43, DC-55, DC-56)."""
    need = s.hearts[place] - s.scraps[place]
    if need > plants + meat:
        s.outcome[place] = Fate.HUNGRY
        need = 0
    s.plants[place] = min(need, plants)
    s.meat[place] = need - s.plants[place]


@rule
def hunt(s: State, place: int, meat: int, hunting: bool) -> int:
    """A carnivore takes the biome's meat and eats others for what is missing (DC-57 … DC-63). The meat left."""
    need = s.hearts[place] - s.scraps[place]
    s.plants[place] = 0
    s.meat[place] = 0
    if need <= meat:
        s.meat[place] = need
        return meat - need
    if not hunting or game_below(s, place) < need - meat:
        s.outcome[place] = Fate.HUNGRY
        return meat
    s.meat[place] = meat
    caught, prey = 0, s.members - 1
    while caught < need - meat:  # from the lowest rank upwards (DC-61)
        if is_prey(s, prey, place):
            s.outcome[prey] = Fate.EATEN
            s.hunter[prey] = place
            caught += s.hearts[prey]
        prey -= 1
    return meat + caught - need


@rule
def is_prey(s: State, prey: int, hunter: int) -> bool:
    """A fed herbivore or omnivore with hearts that ranks strictly lower; no neutral animal (DC-58 … DC-60, DC-148)."""
    if s.outcome[prey] != Fate.FED or s.diet[prey] == Diet.CARNIVORE or s.hearts[prey] == 0:
        return False
    return s.member[prey] != NEUTRAL and s.rank[prey] < s.rank[hunter]


@rule
def game_below(s: State, hunter: int) -> int:
    """The hearts of all possible prey together (DC-62)."""
    total = 0
    for prey in range(hunter + 1, s.members):
        if is_prey(s, prey, hunter):
            total += s.hearts[prey]
    return total


@rule
def feed(s: State, slot: int) -> None:
    """Hand out the food of one slot to all who live there."""
    gather(s, slot, NONE)
    serve(s, slot, reserve_at(s, slot, NONE))


@rule
def place_of(s: State, species: int) -> int:
    """The place of a species among the members, NONE if it does not meet the conditions."""
    for place in range(s.members):
        if s.member[place] == species:
            return place
    return NONE


@rule
def try_newcomer(s: State, slot: int, low: int, high: int, diet: int, arrival: int, reserve: int) -> int:
    """Feed a newcomer with the gathered members; its place. It must meet the conditions, and is to be dismissed."""
    rank = rank_key(low, high, counts_for_adaptation(s, s.biome[slot]))
    place = admit(s, NEWCOMER, rank, arrival, low, diet, attracts_waste(s, s.territory[slot], low))
    serve(s, slot, reserve)
    return place


@rule
def would_live(s: State, slot: int, low: int, high: int, diet: int, arrival: int, reserve: int) -> bool:
    """Whether a newcomer among the gathered members meets the conditions and gets its food (DC-84 … DC-86)."""
    if not meets_conditions(low, high, s.biome[slot]):
        return False
    place = try_newcomer(s, slot, low, high, diet, arrival, reserve)
    fate = s.outcome[place]
    dismiss(s, place)
    return fate <= Fate.EATEN
