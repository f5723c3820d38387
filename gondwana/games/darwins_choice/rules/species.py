"""Species: what their cards add up to, which cards fit, how they suit a biome (chapters "species", "biomes")."""

from gondwana.kernel.rules import NONE, rule, tell
from gondwana.kernel.rules.header import STORY

from ..state import State
from ..tables import (
    ADAPT,
    ANY_OF,
    DIET,
    DOCK_LEGS,
    DOCK_OF,
    DOCK_TAIL,
    DOCK_WINGS,
    DOCKS,
    EVENT_AMOUNT,
    EVENT_EFFECT,
    FIELD,
    FORBIDS,
    FULL,
    HIGH,
    LOW,
    NEEDS,
    NEEDS_ANY,
    PART,
    SHIFT_OF,
    TOKENS,
    TRAITS,
    WORD_OF,
    Dock,
    Effect,
    Part,
)

MOST_TOLD = STORY - 40  # the rest of a transition needs less

# A species that lives or is only thought of is known by two words: the sums of `LOW` and `HIGH` over its cards (DC-18).


@rule
def mention(s: State, event: int, a: int, b: int, c: int, d: int) -> None:
    """Tell of one species among many; a move that has too much to tell leaves the last ones out."""
    if s.told < MOST_TOLD:
        tell(s, event, a, b, c, d)


@rule
def lives(s: State, species: int) -> bool:
    """Whether a token lies on a species."""
    return s.card[species, Dock.HEAD] != NONE


@rule
def owner(species: int) -> int:
    """The seat of a species."""
    return species // TOKENS


@rule
def hearts_of(low: int) -> int:
    """The food that a species needs, and yields when eaten (DC-19)."""
    return low & FULL


@rule
def competitiveness(low: int) -> int:
    """The number of competitiveness symbols (DC-18)."""
    return (low >> FIELD) & FULL


@rule
def trait(low: int, high: int, which: int) -> int:
    """The number of symbols of a characteristic (DC-18)."""
    word = high if WORD_OF[which] else low
    return (word >> SHIFT_OF[which]) & FULL


@rule
def lasting(s: State, effect: int) -> int:
    """The amount of an effect, if the event of this era has it; else 0 (DC-118)."""
    if s.event != NONE and EVENT_EFFECT[s.event] == effect:
        return EVENT_AMOUNT[s.event]
    return 0


@rule
def counts_for_adaptation(s: State, biome: int) -> int:
    """Bits of what counts in a biome; events may add a characteristic, territories do not (DC-25, DC-27, DC-157)."""
    mask = ADAPT[biome]
    if s.event != NONE and EVENT_EFFECT[s.event] == Effect.EXTRA_TRAIT:
        mask |= 1 << EVENT_AMOUNT[s.event]
    return mask


@rule
def adaptation(low: int, high: int, mask: int) -> int:
    """The sum of the symbols of some characteristics (DC-25)."""
    total = 0
    for which in range(TRAITS):
        if (mask >> which) & 1:
            total += trait(low, high, which)
    return total


@rule
def rank_key(low: int, high: int, mask: int) -> int:
    """Adaptation, then competitiveness, then hearts, more ranking higher each time, as one number (DC-38, DC-39)."""
    return (((adaptation(low, high, mask) << FIELD) | competitiveness(low)) << FIELD) | hearts_of(low)


@rule
def meets_conditions(low: int, high: int, biome: int) -> bool:
    """What must be there is there, one of a list at least, and nothing that must not (DC-24)."""
    if (low & FORBIDS[biome, 0]) | (high & FORBIDS[biome, 1]):
        return False
    if NEEDS_ANY[biome] and ((low & ANY_OF[biome, 0]) | (high & ANY_OF[biome, 1])) == 0:
        return False
    for which in range(TRAITS):
        least = NEEDS[biome, which]
        if least > 0 and trait(low, high, which) < least:
            return False
    return True


@rule
def is_forbidden(low: int, high: int, biome: int) -> bool:
    """Whether something is there that no further card can take away (DC-24)."""
    return ((low & FORBIDS[biome, 0]) | (high & FORBIDS[biome, 1])) != 0


@rule
def legs_of(part: int) -> int:
    """The leg docks that a card fills (DC-15)."""
    if part == Part.SINGLE_LEGS:
        return 1
    return 2 if part == Part.DOUBLE_LEGS else 0


@rule
def docks_hold(body: int, wings: int, legs: int, tails: int) -> bool:
    """Whether so many cards fit the docking points of a body, each kind its own (DC-13 … DC-17)."""
    return wings <= DOCK_WINGS[body] and legs <= DOCK_LEGS[body] and tails <= DOCK_TAIL[body]


@rule
def size(s: State, species: int) -> int:
    """The number of cards of a species."""
    count = 0
    for dock in range(DOCKS):
        if s.card[species, dock] != NONE:
            count += 1
    return count


@rule
def diet_of(s: State, species: int) -> int:
    """The head's diet is the species' diet (DC-11)."""
    return DIET[s.card[species, Dock.HEAD]]


@rule
def add_up(s: State, species: int) -> None:
    """Sum the symbols of all cards of a species (DC-18)."""
    low, high = 0, 0
    for dock in range(DOCKS):
        card = s.card[species, dock]
        if card != NONE:
            low += LOW[card]
            high += HIGH[card]
    s.low[species] = low
    s.high[species] = high


@rule
def attach(s: State, species: int, card: int) -> None:
    """Put a card at a free dock of its kind; who calls has made sure that there is one."""
    dock = DOCK_OF[PART[card]]
    if dock == Dock.LEGS and s.card[species, dock] != NONE:
        s.card[species, Dock.MORE_LEGS] = card
    else:
        s.card[species, dock] = card


@rule
def dock_of(s: State, species: int, card: int) -> int:
    """Where a card lies in a species, NONE if it does not."""
    for dock in range(DOCKS):
        if s.card[species, dock] == card:
            return dock
    return NONE


@rule
def slot_of_biome(s: State, biome: int) -> int:
    """The slot in which a biome card lies, NONE if it is not on the table."""
    for slot in range(s.slots):
        if s.biome[slot] == biome:
            return slot
    return NONE
