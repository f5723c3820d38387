"""What events do at once (chapters "human events" and "base events")."""

from gondwana.kernel.rules import NONE, roll, rule, tell, uncover

from ..prompts import Event
from ..state import State
from ..tables import BIOMES, EVENT_AMOUNT, EVENT_EFFECT, GROUP, INVADERS, PETS, TOKENS, Effect, Place, Source, Territory
from .death import die, reward
from .evaluation import adapted
from .ledger import book
from .mutation import name_and
from .species import counts_for_adaptation, hearts_of, lives, owner, rank_key, size


@rule
def in_play(s: State, territory: int) -> int:
    """The slot of a territory, NONE if it is not in play."""
    for slot in range(s.slots):
        if s.territory[slot] == territory:
            return slot
    return NONE


@rule
def strike(s: State, event: int) -> None:
    """What an event does at once; effects that only last do nothing here."""
    effect = EVENT_EFFECT[event]
    if effect < Effect.REWARD_LOWEST:
        if effect == Effect.REMOVE_BIOMES:
            remove_biomes(s, EVENT_AMOUNT[event])
        elif effect == Effect.WAR:
            make_war(s)
        elif effect == Effect.KILL_TWO_CARDS or effect == Effect.KILL_WASTE_ONLY:
            kill_some(s, event)
    elif effect <= Effect.INVADERS:
        if effect == Effect.REWARD_LOWEST:
            reward_lowest(s, EVENT_AMOUNT[event])
        elif effect == Effect.PETS:
            bring_neutral(s, PETS, in_play(s, Territory.SUBURB))
        elif effect == Effect.INVADERS:
            bring_neutral(s, INVADERS, fullest(s))
        elif effect == Effect.NO_WASTE:
            sweep_waste(s)
    elif effect == Effect.METEORITE:
        strike_meteorite(s)
    elif effect == Effect.NO_PLANTS:
        s.event_slot = random_slot(s)
    elif effect == Effect.EPIDEMIC:
        spread_epidemic(s)
    elif effect == Effect.EXTRA_CHANGE:
        s.drift = EVENT_AMOUNT[event]


# human events


@rule
def remove_biomes(s: State, group: int) -> None:
    """A group of biomes leaves the piles; those on the table are replaced and leave too (DC-124, DC-134, DC-135).

    What was not in this game's pile is gone already (DC-191).
    """
    for biome in range(BIOMES):
        if GROUP[biome] == group and s.biome_place[biome] != Place.GONE:
            if s.biome_place[biome] != Place.TABLE:
                s.biome_place[biome] = Place.GONE
            tell(s, Event.BIOME_REMOVED, biome)
    for slot in range(s.slots):
        if GROUP[s.biome[slot]] == group:
            s.forced |= 1 << slot


@rule
def make_war(s: State) -> None:
    """The City and the waste on its species leave the game; its biome stays in this transition (DC-137, DC-179)."""
    slot = in_play(s, Territory.CITY)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == slot and s.waste[species]:
            s.waste[species] = 0
            s.waste_total -= 1
    s.territory[slot] = NONE
    s.shielded |= 1 << slot
    tell(s, Event.CITY_GONE, s.biome[slot])


@rule
def is_victim(s: State, species: int, effect: int) -> bool:
    """Species of exactly two cards; or fed by waste alone in the last evaluation (DC-138, DC-139, DC-179)."""
    if effect == Effect.KILL_TWO_CARDS:
        return size(s, species) == 2
    return s.waste[species] == 1 and hearts_of(s.low[species]) == 1


@rule
def kill_some(s: State, event: int) -> None:
    """All victims at once; their points wait for their owners (DC-138 … DC-140)."""
    for species in range(s.seats * TOKENS):
        if lives(s, species) and is_victim(s, species, EVENT_EFFECT[event]):
            s.orphans[owner(species)] += s.points[species]
            book(s, owner(species), Source.EVENTS, -s.points[species])
            s.points[species] = 0
            die(s, species, Event.DIED_EVENT)


@rule
def reward_lowest(s: State, points: int) -> None:
    """In every biome with two species or more those of the lowest adaptation are helped (DC-145 … DC-147)."""
    for slot in range(s.slots):
        count, lowest = 0, 0
        for species in range(s.seats * TOKENS):
            if lives(s, species) and s.slot[species] == slot:
                lowest = adapted(s, species) if count == 0 else min(lowest, adapted(s, species))
                count += 1
        for species in range(s.seats * TOKENS):
            if count > 1 and lives(s, species) and s.slot[species] == slot and adapted(s, species) == lowest:
                reward(s, species, Source.EVENTS, points)
                name_and(s, Event.REWARDED, owner(species), species, points)


@rule
def bring_neutral(s: State, who: int, slot: int) -> None:
    """A neutral animal comes into a biome, after all who are there (DC-148, DC-155, DC-180)."""
    s.neutral = who
    s.neutral_slot = slot
    s.arrivals += 1
    s.neutral_arrival = s.arrivals
    tell(s, Event.NEUTRAL_CAME, who, s.biome[slot])


@rule
def sweep_waste(s: State) -> None:
    """All waste in play is removed (DC-151)."""
    for species in range(s.seats * TOKENS):
        s.waste[species] = 0


# base events (DC-154)


@rule
def random_slot(s: State) -> int:
    """Any slot, all equally likely."""
    slot = roll(s, s.slots)
    uncover(s)
    tell(s, Event.SLOT_HIT, s.biome[slot])
    return slot


@rule
def population(s: State, slot: int) -> int:
    """How many species of players live in a slot."""
    count = 0
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == slot:
            count += 1
    return count


@rule
def fullest(s: State) -> int:
    """The slot with most species, of equals the lowest number (DC-155)."""
    best = 0
    for slot in range(1, s.slots):
        if population(s, slot) > population(s, best):
            best = slot
    return best


@rule
def strike_meteorite(s: State) -> None:
    """Everything in a random slot dies, and its biome is replaced (DC-154, DC-156, DC-186)."""
    slot = random_slot(s)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == slot:
            die(s, species, Event.DIED_EVENT)
    s.forced |= 1 << slot


@rule
def spread_epidemic(s: State) -> None:
    """In the fullest slot, with two species at least, the lowest in rank die (DC-154, DC-156)."""
    slot = fullest(s)
    if population(s, slot) < 2:
        return
    lowest, mask = NONE, counts_for_adaptation(s, s.biome[slot])
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == slot:
            rank = rank_key(s.low[species], s.high[species], mask)
            lowest = rank if lowest == NONE else min(lowest, rank)
    for species in range(s.seats * TOKENS):
        here = lives(s, species) and s.slot[species] == slot
        if here and rank_key(s.low[species], s.high[species], mask) == lowest:
            die(s, species, Event.DIED_EVENT)
