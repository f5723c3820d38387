"""The end: bonus of a Story, totals, who has won (DC-4, DC-5, DC-162, DC-176)."""

from gondwana.kernel.rules import rank_by_scores, rule, tell

from .prompts import Event
from .rules.ledger import book
from .rules.story import ancient_points
from .state import State
from .tables import Mode, Source


@rule
def finish(s: State) -> None:
    """Points of the bank and on living species count; most win, equals share the victory (DC-4, DC-5)."""
    if s.mode == Mode.STORY:
        for seat in range(s.seats):
            points = ancient_points(s, seat)
            if points > 0:
                s.bank[seat] += points
                book(s, seat, Source.BONUS, points)
                tell(s, Event.BONUS, seat, points)
    if s.teams:
        rank_teams(s)
    else:
        winners = rank_by_scores(s)
        for seat in range(s.seats):
            if s.places[seat] == 1:
                tell(s, Event.WON if winners == 1 else Event.SHARED, seat, s.scores[seat])
    s.over = 1


@rule
def team_total(s: State, seat: int) -> int:
    """The points of both partners (DC-162)."""
    return s.scores[seat] + s.scores[(seat + 2) % 4]


@rule
def rank_teams(s: State) -> None:
    """Seats 0 and 2 against 1 and 3 (DC-162)."""
    ours, theirs = team_total(s, 0), team_total(s, 1)
    for seat in range(s.seats):
        mine, other = (ours, theirs) if seat % 2 == 0 else (theirs, ours)
        s.places[seat] = 1 if mine >= other else 2
    for team in range(2):
        if s.places[team] == 1:
            tell(s, Event.TEAM_SHARED if ours == theirs else Event.TEAM_WON, team, team + 2, team_total(s, team))
