"""Who won: places from scores."""

from ..compiler.rule import rule
from .header import Header


@rule
def rank_by_scores(s: Header) -> int:
    """Most points win, equal points share a place; how many have won."""
    winners = 0
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if s.scores[other] > s.scores[seat]:
                place += 1
        s.places[seat] = place
        if place == 1:
            winners += 1
    return winners
