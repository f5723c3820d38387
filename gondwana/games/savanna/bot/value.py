"""How good a position looks."""

from gondwana.kernel.rules import rule

from ..rules.placement import put
from ..scoring import tally, total
from ..state import State
from ..tables import JHAY, Card
from .cells import cell_of, free, lowest, survey
from .chances import hopes


@rule
def value(s: State, seat: int) -> float:
    """The points that a seat can hope for; alone, its lead over Jhay."""
    if s.over:
        return float(s.scores[0] - total(s, JHAY)) if s.seats == 1 else float(s.scores[seat])
    points = standing(s, seat)
    return points - outlook(s, JHAY) if s.seats == 1 else points


@rule
def standing(s: State, seat: int) -> float:
    """What lies in front of a seat, with the card that it has chosen in its best place."""
    card = s.choice[seat]
    if card == Card.EMPTY:
        return outlook(s, seat)
    if s.spot[seat] > 0:
        return outlook_with(s, seat, s.spot[seat], card)
    best, found = 0.0, False
    cells = free(s, seat, survey(s, seat))
    while cells:
        points = outlook_with(s, seat, cell_of(lowest(cells)), card)
        if not found or points > best:
            best, found = points, True
        cells &= cells - 1
    return best


@rule
def outlook(s: State, ecosystem: int) -> float:
    """The sheet as if the game ended now, and what the cards may still bring."""
    if s.bottom[ecosystem] == 0:
        return 0.0
    return tally(s, ecosystem, s.sheet) + hopes(s, survey(s, ecosystem))


@rule
def outlook_with(s: State, ecosystem: int, cell: int, card: int) -> float:
    """The outlook with one more card, which is lifted again."""
    top, bottom, newest = s.top[ecosystem], s.bottom[ecosystem], s.newest[ecosystem]
    left, right = s.left[ecosystem], s.right[ecosystem]
    put(s, ecosystem, cell, card)
    s.laid += 1
    points = outlook(s, ecosystem)
    s.laid -= 1
    s.grid[ecosystem, cell] = Card.EMPTY
    s.top[ecosystem], s.bottom[ecosystem], s.newest[ecosystem] = top, bottom, newest
    s.left[ecosystem], s.right[ecosystem] = left, right
    return points
