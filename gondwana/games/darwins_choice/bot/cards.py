"""What cards are worth: those of a hand, and those of the trade row."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.species import adaptation, competitiveness
from ..state import State
from ..tables import ADAPT, HIGH, LOW, PART, Part
from .species import is_between

SPARE: Final = 0.06  # a card that is not used, for later


@rule
def card_use(s: State, card: int) -> float:
    """How useful a card looks on this table: what counts in the biomes, competitiveness, docks."""
    low, high = LOW[card], HIGH[card]
    fit = 0.0
    for slot in range(s.slots):
        fit += adaptation(low, high, ADAPT[s.biome[slot]])
    return 0.3 + 0.5 * fit / s.slots + 0.25 * competitiveness(low)


@rule
def hand_use(s: State, seat: int) -> float:
    """What the hand promises: pairs of heads and bodies, and what else is in it."""
    heads, bodies, others = 0, 0, 0.0
    for place in range(s.hand_size[seat]):
        card = s.hand[seat, place]
        if PART[card] == Part.HEAD:
            heads += 1
        elif PART[card] == Part.BODY:
            bodies += 1
        others += card_use(s, card)
    pairs = min(heads, bodies)
    more = 0.35 * (max(heads, bodies) - pairs)
    last = 0.3 if s.era == s.eras and not is_between(s) else 1.0
    return last * (0.9 * min(pairs, 3) + 0.3 * max(0, pairs - 3) + 0.3 * more + SPARE * others)


@rule
def keep_use(s: State, seat: int, card: int) -> float:
    """How much a card of the hand is needed: the scarcer of heads and bodies most of all."""
    heads, bodies = 0, 0
    for place in range(s.hand_size[seat]):
        heads += 1 if PART[s.hand[seat, place]] == Part.HEAD else 0
        bodies += 1 if PART[s.hand[seat, place]] == Part.BODY else 0
    use = card_use(s, card)
    if PART[card] == Part.HEAD:
        return use + (1.0 if heads <= bodies else 0.2)
    if PART[card] == Part.BODY:
        return use + (1.0 if bodies <= heads else 0.2)
    return use


@rule
def least_use(s: State, seat: int) -> float:
    """How much the least needed card of a hand is needed."""
    least = 100.0
    for place in range(s.hand_size[seat]):
        least = min(least, keep_use(s, seat, s.hand[seat, place]))
    return least


@rule
def trade_gain(s: State, seat: int, card: int) -> float:
    """How much better the hand would be with a card of the trade row."""
    return 0.3 * (keep_use(s, seat, card) - least_use(s, seat))
