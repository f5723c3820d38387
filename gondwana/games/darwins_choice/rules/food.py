"""Food: who eats what in one biome (chapter "food").

The members of a biome lie in the record's room by rank; nothing of it outlasts a question. A newcomer, a species that
is only thought of, can be let in, fed with the others, and sent away again: so actions are tested.
"""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import (
    EVENT_EFFECT,
    MEAT,
    MEAT_LIMIT,
    NEUTRAL,
    NEWCOMER,
    PARK_LIMIT,
    PARK_LIMIT_TWO,
    PLANTS,
    PLANTS_LIMIT,
    PREDATION,
    STANDARD,
    Diet,
    Effect,
    Fate,
    Territory,
)
from .members import admit, attracts_waste, dismiss, gather, reserve_at
from .species import counts_for_adaptation, lasting, meets_conditions, rank_key

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
    """Feed the members of a biome with what it supplies; done anew whenever somebody looks (DC-41, DC-129)."""
    for place in range(s.members):
        s.outcome[place] = Fate.FED
    if s.territory[slot] == Territory.PARK:
        close_park(s)
    hunting = s.territory[slot] == NONE or PREDATION[s.territory[slot]] == 1
    hand_out(s, plants_in(s, slot), meat_in(s, slot), reserve, hunting)


@rule
def hand_out(s: State, plants: int, meat: int, reserve: int, hunting: bool) -> None:
    """Waste first, then herbivores, omnivores and carnivores, each by rank (DC-53, DC-54)."""
    for place in range(s.members):
        s.scraps[place] = 0
        if s.litter[place] and reserve > 0 and s.outcome[place] == Fate.FED:
            s.scraps[place] = 1  # it can't be refused, and is one for all (DC-44, DC-45)
            reserve -= 1
    for place in range(s.members):
        if s.diet[place] == Diet.HERBIVORE and s.outcome[place] == Fate.FED:
            plants -= graze(s, place, plants)
    for place in range(s.members):
        if s.diet[place] == Diet.OMNIVORE and s.outcome[place] == Fate.FED:
            forage(s, place, plants, meat)
            plants -= s.plants[place]
            meat -= s.meat[place]
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
    """A carnivore takes the biome's meat and, where it may, eats others for the rest (DC-33, DC-57 … DC-63).

    The meat that is left is the answer.
    """
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
    """A fed herbivore or omnivore with hearts that ranks strictly lower; no neutral animal (DC-58 … DC-60, DC-148).

    Whose it is does not matter, not even in teams (DC-64, DC-192).
    """
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
