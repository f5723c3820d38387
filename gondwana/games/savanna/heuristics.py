"""The bot's eye: how good a position looks, which answers look promising."""

from typing import Final

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.rule import rule

from .gains import gain, hopes, taste
from .land import cell_of, free, lowest, place_of, survey
from .prompts import Prompt
from .rules.hunting import worth_of_prey
from .rules.placement import put
from .rules.solo import jhays_next_cell
from .scoring import tally, total
from .state import State
from .tables import JHAY, Card

SHARP: Final = 6.77  # points by which an answer must be better to look e times as promising, over 8 doublings


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


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question = prompt(s)
    if question == Prompt.CHOOSE:
        return promise(best_gain(s, seat, move))
    if question == Prompt.PLACE:
        return promise(gain(s, survey(s, seat), place_of(move), s.choice[seat]))
    if question == Prompt.GIVE:
        harm = gain(s, survey(s, JHAY), place_of(jhays_next_cell(s.step)), move)
        return promise(-harm - best_gain(s, seat, move))
    worth = worth_of_prey(s, about(s, 0), move)
    return promise(-worth if s.seats == 1 and about(s, 0) == JHAY else worth)


@rule
def promise(points: float) -> float:
    """Points as a weight: about e**points, by squaring."""
    weight = max(0.01, 1.0 + points / 16.0)
    weight *= weight
    weight *= weight
    weight *= weight
    return weight * weight


@rule
def best_gain(s: State, ecosystem: int, card: int) -> float:
    """What a card would bring on its best cell."""
    land = survey(s, ecosystem)
    cells = free(s, ecosystem, land)
    best = gain(s, land, lowest(cells), card)
    cells &= cells - 1
    while cells:
        best = max(best, gain(s, land, lowest(cells), card))
        cells &= cells - 1
    return best + taste(s, card)
