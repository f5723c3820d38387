"""Points and the end: territories, colonies, tokens, abilities, food (WL-42 … WL-49, WL-62 … WL-64, WL-68)."""

from gondwana.kernel.rules import rank_by_scores, rule, tell

from .prompts import Event
from .rules.pieces import population
from .state import State
from .tables import (
    ABILITIES,
    BIG_MONOPOLY,
    CATEGORY_PLACES,
    CATEGORY_POINTS,
    CELLS,
    COLONY_PLACES,
    COLONY_POINTS,
    LINES,
    MOST_ROUNDS,
    PLACE_POINTS,
    PLACES,
    ROOM,
    SMALL_MONOPOLY,
    TERRITORIES,
    Line,
)


@rule
def territory_points(s: State, territory: int, seat: int) -> int:
    """What a seat scores for its pieces in a territory (WL-43, WL-44)."""
    return points_with(s, territory, seat, s.living[territory, seat], population(s, territory))


@rule
def points_with(s: State, territory: int, seat: int, own: int, pieces: int) -> int:
    """With so many own pieces of so many: alone 5 or 4, otherwise 3, 2, 1 for the places (WL-43, WL-44)."""
    if own == 0:
        return 0
    if own == pieces:
        return BIG_MONOPOLY if pieces == ROOM[territory] else SMALL_MONOPOLY
    ahead = 0
    tied = 0
    for other in range(s.seats):
        if other != seat:
            if s.living[territory, other] > own:
                ahead += 1
            elif s.living[territory, other] == own:
                tied = 1  # all who tie get the points of the next place (WL-44)
    return PLACE_POINTS[min(1 + ahead + tied, PLACES + 1)]


@rule
def largest_below(s: State, limit: int) -> int:
    """The size of the largest colony that is smaller than a limit, 0 if there is none."""
    largest = 0
    for cell in range(CELLS):
        if largest < s.members[cell] < limit:
            largest = s.members[cell]
    return largest


@rule
def colony_points(s: State, seat: int) -> int:
    """The five largest colonies of all score 10, 7, 5, 3, 1 for their owners (WL-45).

    Equal colonies of one owner all score the place and use up as many; between owners all drop one place (WL-46).
    """
    points = 0
    place = 1
    size = largest_below(s, CELLS + 1)
    while place <= COLONY_PLACES and size > 0:
        count = 0
        own = 0
        for cell in range(CELLS):
            if s.members[cell] == size:
                count += 1
                if s.piece[cell] == seat:
                    own += 1
        points += own * COLONY_POINTS[place if own == count else place + 1]
        place += count
        size = largest_below(s, size)
    return points


@rule
def abilities_of(s: State, seat: int) -> int:
    """How many ability cards a seat has."""
    count = 0
    for ability in range(ABILITIES):
        count += s.ability[seat, ability]
    return count


@rule
def category(s: State, line: int, seat: int) -> int:
    """What is counted in tokens, abilities, food (WL-47)."""
    if line == Line.TOKENS:
        return s.tokens[seat]
    if line == Line.ABILITIES:
        return abilities_of(s, seat)
    return s.food[seat]


@rule
def category_points(s: State, line: int, seat: int) -> int:
    """Most 4, second 2; a tie for most gives 2 each, a tie for second nothing; who has none is not ranked (WL-47)."""
    own = category(s, line, seat)
    if own == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(s.seats):
        if other != seat:
            count = category(s, line, other)
            if count > own:
                ahead += 1
            elif count == own:
                tied = 1
    return CATEGORY_POINTS[min(1 + ahead + tied, CATEGORY_PLACES + 1)]


@rule
def line_points(s: State, line: int, seat: int) -> int:
    """What a seat scores on one line of a general scoring (WL-62)."""
    if line < TERRITORIES:
        return territory_points(s, line, seat)
    return colony_points(s, seat) if line == Line.COLONIES else category_points(s, line, seat)


@rule
def general_points(s: State, seat: int) -> int:
    """What a general scoring would bring a seat now."""
    points = 0
    for line in range(LINES):
        points += line_points(s, line, seat)
    return points


@rule
def score_all(s: State) -> None:
    """A general scoring, line by line; nothing scored depends on points, so the order is one for telling (WL-62)."""
    s.generals += 1
    for line in range(LINES):
        for seat in range(s.seats):
            points = line_points(s, line, seat)
            s.sheets[s.generals - 1, seat, line] = points
            s.scores[seat] += points
            if points > 0:
                tell(s, Event.SCORED, seat, line, points)


@rule
def note_scores(s: State) -> None:
    """The scores after a turn are those of its round, until the next turn of the round."""
    for seat in range(s.seats):
        s.after[s.lap, seat] = s.scores[seat]


@rule
def maybe_score(s: State) -> None:
    """A general scoring that a marker brought, one at most a turn (WL-42, WL-63)."""
    if s.general:
        s.general = 0
        tell(s, Event.GENERAL, s.generals + 1)
        score_all(s)


@rule
def is_guarded(s: State) -> bool:
    """Whether this turn ends the last round that is ever played (WL-68)."""
    return s.turns == s.seats and s.lap + 1 == MOST_ROUNDS


@rule
def is_last_turn(s: State) -> bool:
    """The last marker or somebody's last piece has been placed, or too many rounds have been played (WL-48, WL-68)."""
    return s.ending == 1 or is_guarded(s)


@rule
def final_scoring(s: State) -> None:
    """One general scoring, even if a marker brought another; the most points win, equal ones share (WL-49, WL-67)."""
    if s.ending == 0:
        tell(s, Event.LAST_ROUND, MOST_ROUNDS)
    tell(s, Event.FINAL)
    s.general = 0
    score_all(s)
    note_scores(s)
    s.over = 1
    winners = rank_by_scores(s)
    for seat in range(s.seats):
        if s.places[seat] == 1:
            tell(s, Event.WON if winners == 1 else Event.SHARED, seat, s.scores[seat])
