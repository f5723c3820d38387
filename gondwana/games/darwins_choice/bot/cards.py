"""What cards are worth: those of a hand, and those of the trade row."""

from typing import Final

from gondwana.kernel.rules import Grid, constant, rule

from ..rules.species import competitiveness
from ..state import State
from ..tables import ADAPT, CARDS, FULL, HIGH, LOW, PART, SHIFT_OF, TRAITS, WORD_OF, Part
from .species import is_between


def _fit(card: int, biome: int) -> int:
    words = int(LOW[card]), int(HIGH[card])
    counted = (which for which in range(TRAITS) if (int(ADAPT[biome]) >> which) & 1)
    return sum((words[int(WORD_OF[which])] >> int(SHIFT_OF[which])) & FULL for which in counted)


FITS: Final[Grid] = constant(  # (card, location): the symbols that count there; events aside
    [[_fit(card, biome) for biome in range(len(ADAPT))] for card in range(CARDS)]
)

SPARE: Final = 0.06  # a card that is not used, for later
MOST_NEEDED: Final = 100.0  # more than any card is


@rule
def card_use(s: State, card: int) -> float:
    """How useful a card looks on this table: what counts in the biomes, competitiveness, docks."""
    fit = 0
    for slot in range(s.slots):
        fit += FITS[card, s.biome[slot]]
    return 0.3 + 0.5 * fit / s.slots + 0.25 * competitiveness(LOW[card])


@rule
def count_part(s: State, seat: int, part: int) -> int:
    """How many cards of a kind a hand has."""
    count = 0
    for place in range(s.hand_size[seat]):
        if PART[s.hand[seat, place]] == part:
            count += 1
    return count


@rule
def hand_use(s: State, seat: int) -> float:
    """What the hand promises: pairs of heads and bodies, and what else is in it."""
    heads, bodies, others = count_part(s, seat, Part.HEAD), count_part(s, seat, Part.BODY), 0.0
    for place in range(s.hand_size[seat]):
        others += card_use(s, s.hand[seat, place])
    pairs = min(heads, bodies)
    more = 0.35 * (max(heads, bodies) - pairs)
    last = 0.3 if s.era == s.eras and not is_between(s) else 1.0
    return last * (0.9 * min(pairs, 3) + 0.3 * max(0, pairs - 3) + 0.3 * more + SPARE * others)


@rule
def keep_use(s: State, seat: int, card: int) -> float:
    """How much a card of the hand is needed: the scarcer of heads and bodies most of all."""
    return need(s, card, count_part(s, seat, Part.HEAD), count_part(s, seat, Part.BODY))


@rule
def need(s: State, card: int, heads: int, bodies: int) -> float:
    """How much a card is needed in a hand with so many heads and bodies."""
    use = card_use(s, card)
    if PART[card] == Part.HEAD:
        return use + (1.0 if heads <= bodies else 0.2)
    if PART[card] == Part.BODY:
        return use + (1.0 if bodies <= heads else 0.2)
    return use


@rule
def is_from_row(s: State, seat: int, place: int) -> bool:
    """Whether a card of the hand came from the trade row: who gives it back goes round."""
    return (s.shown[seat] >> place) & 1 == 1


@rule
def least_use(s: State, seat: int) -> float:
    """How much the least needed card of a hand is needed, of those that may go for another."""
    heads, bodies = count_part(s, seat, Part.HEAD), count_part(s, seat, Part.BODY)
    least = MOST_NEEDED
    for place in range(s.hand_size[seat]):
        if not is_from_row(s, seat, place):
            least = min(least, need(s, s.hand[seat, place], heads, bodies))
    return least


@rule
def trade_gain(s: State, seat: int, card: int) -> float:
    """How much better the hand would be with a card of the trade row."""
    return 0.3 * (keep_use(s, seat, card) - least_use(s, seat))
