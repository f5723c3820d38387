"""The evaluation phase, step by step: conditions, food, survival, adaptation, competitiveness (DC-102)."""

from gondwana.kernel.rules import NONE, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import (
    ANIMAL,
    COMPETITIVE,
    EVENT_EFFECT,
    FIELD,
    NEUTRAL_HIGH,
    NEUTRAL_LOW,
    SURVIVAL,
    TOKENS,
    WIN,
    Dock,
    Effect,
    Fate,
    Source,
    Territory,
)
from .death import die, reward
from .food import feed, place_of
from .species import adaptation, competitiveness, counts_for_adaptation, hearts_of, lasting, lives, mention, owner


@rule
def evaluate(s: State) -> None:
    """All five steps, in their order (DC-102)."""
    tell(s, Event.EVALUATION, s.era)
    open_report(s)
    judge(s)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.fate[species] == Fate.UNFIT:
            die(s, species, Event.DIED_UNFIT)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.fate[species] == Fate.EXCESS:
            die(s, species, Event.DIED_EXCESS)
    judge(s)
    starve(s)
    survive(s)
    crown(s)
    compete(s)


@rule
def open_report(s: State) -> None:
    """Note who is evaluated."""
    s.judged = s.era
    for slot in range(s.slots):
        s.was_biome[slot] = s.biome[slot]
    for species in range(s.seats * TOKENS):
        s.was_head[species] = s.card[species, Dock.HEAD]
        s.was_body[species] = s.card[species, Dock.BODY]
        s.was_in[species] = s.biome[s.slot[species]] if lives(s, species) else NONE
        s.fate[species] = Fate.FED
        s.eater[species] = NONE
        s.ate[species] = 0
        s.stood[species] = 0
        if lives(s, species):
            s.stood[species] = adapted(s, species) | competitiveness(s.low[species]) << FIELD
        s.won[species] = 0
        s.ranked[species] = 0


@rule
def judge(s: State) -> None:
    """The fate of every living species, and the waste it holds, by a distribution of all food (DC-103, DC-104)."""
    for slot in range(s.slots):
        feed(s, slot)
        for species in range(s.seats * TOKENS):
            if lives(s, species) and s.slot[species] == slot:
                judge_species(s, species)


@rule
def judge_species(s: State, species: int) -> None:
    """The fate of a species in the slot that was just fed."""
    place = place_of(s, species)
    s.eater[species] = NONE
    s.ate[species] = 0
    if place == NONE:
        s.fate[species] = Fate.UNFIT
        s.waste[species] = 0
        return
    s.fate[species] = s.outcome[place]
    s.waste[species] = s.scraps[place]
    if s.fate[species] <= Fate.EATEN:
        s.ate[species] = s.plants[place] | (s.meat[place] | s.scraps[place] << FIELD) << FIELD
    if s.fate[species] == Fate.EATEN:
        s.eater[species] = s.member[s.hunter[place]]


@rule
def starve(s: State) -> None:
    """Hungry species starve and prey is eaten, all at once (DC-104)."""
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.fate[species] == Fate.HUNGRY:
            die(s, species, Event.DIED_HUNGRY)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.fate[species] == Fate.EATEN:
            die(s, species, Event.DIED_EATEN)


@rule
def survive(s: State) -> None:
    """A Darwin Point for every species that lives (DC-105)."""
    for seat in range(s.seats):
        alive = 0
        for species in range(seat * TOKENS, (seat + 1) * TOKENS):
            if lives(s, species):
                reward(s, species, Source.SURVIVAL, SURVIVAL)
                alive += 1
        if alive > 0:
            tell(s, Event.SURVIVED, seat, alive * SURVIVAL)


# adaptation


@rule
def adapted(s: State, species: int) -> int:
    """The adaptation of a living species in its own biome (DC-25)."""
    return adaptation(s.low[species], s.high[species], counts_for_adaptation(s, s.biome[s.slot[species]]))


@rule
def best_adaptation(s: State, slot: int) -> int:
    """The highest adaptation in a slot, also the neutral animal's, NONE where nobody lives (DC-106, DC-149, DC-183)."""
    best = NONE
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == slot:
            best = max(best, adapted(s, species))
    if s.neutral != NONE and s.neutral_slot == slot:
        mask = counts_for_adaptation(s, s.biome[slot])
        best = max(best, adaptation(NEUTRAL_LOW[s.neutral], NEUTRAL_HIGH[s.neutral], mask))
    return best


@rule
def win_points(s: State, slot: int) -> int:
    """What the best adapted of a slot gets: as printed, doubled by tourism, one more (DC-107, DC-152, DC-153)."""
    points = WIN[s.biome[slot]]
    doubled = s.event != NONE and EVENT_EFFECT[s.event] == Effect.DOUBLE_WIN
    if doubled and s.territory[slot] == Territory.PARK:
        points *= 2
    return points + lasting(s, Effect.WIN_PLUS)


@rule
def crown(s: State) -> None:
    """In every biome all species of the best adaptation get its points (DC-106, DC-108)."""
    for slot in range(s.slots):
        best, points = best_adaptation(s, slot), win_points(s, slot)
        for species in range(s.seats * TOKENS):
            if lives(s, species) and s.slot[species] == slot and adapted(s, species) == best:
                reward(s, species, Source.ADAPTATION, points)
                s.won[species] = points
                body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
                mention(s, Event.BEST_ADAPTED, body, head, s.biome[slot], points)


# competitiveness


@rule
def fierceness(s: State, species: int) -> int:
    """Competitiveness, then adaptation, then hearts, as one number (DC-110)."""
    low = s.low[species]
    return (((competitiveness(low) << FIELD) | adapted(s, species)) << FIELD) | hearts_of(low)


@rule
def competitive_points(s: State, species: int) -> int:
    """3, 2 or 1 for the three most competitive of all; equals share the better place (DC-109 … DC-111)."""
    if competitiveness(s.low[species]) == 0:
        return 0
    mine, place = fierceness(s, species), 0
    for other in range(s.seats * TOKENS):
        if lives(s, other) and fierceness(s, other) > mine:
            place += 1
            if place == len(COMPETITIVE):
                return 0
    return COMPETITIVE[place]


@rule
def compete(s: State) -> None:
    """The points are given when all places are known; neutral animals have none (DC-109, DC-150)."""
    for species in range(s.seats * TOKENS):
        if lives(s, species):
            s.ranked[species] = competitive_points(s, species)
    for points in range(COMPETITIVE[0], 0, -1):
        for species in range(s.seats * TOKENS):
            if lives(s, species) and s.ranked[species] == points:
                reward(s, species, Source.COMPETITIVENESS, points)
                body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
                mention(s, Event.MOST_COMPETITIVE, owner(species), body, head, points)
