"""Points and the end: habitats, Presence, Dominance, the winner (TT-124 … TT-136, TT-148)."""

from gondwana.kernel.rules import rule, tell

from .prompts import Event
from .rules.areas import environment_of
from .state import State
from .tables import (
    AREAS,
    BELT,
    DOMINANCE,
    DOMINANCE_AFTER,
    DOMINANT_PLACES,
    ENVIRONMENTS,
    HABITATS,
    PERIODS,
    PRESENCE,
    PRESENCE_AFTER,
    ROUNDS,
    SIDE,
    STONES,
    TREX_SIZE,
)


@rule
def score_period(s: State) -> None:
    """First the habitats, then what the period brings (TT-124, TT-126)."""
    for seat in range(s.seats):
        points = habitat_points(s, seat)
        s.scores[seat] += points
        tell(s, Event.SCORED, seat, points, s.period)
    if PRESENCE_AFTER[s.schedule, s.period]:
        score_presence(s)
    if DOMINANCE_AFTER[s.schedule, s.period]:
        for environment in range(ENVIRONMENTS):
            score_dominance(s, environment)


@rule
def is_last_period(s: State) -> bool:
    """Whether no round is left in any later period (TT-134)."""
    return s.period + 1 == PERIODS or ROUNDS[s.schedule, s.period + 1] == 0


@rule
def stone(s: State, area: int, seat: int) -> int:
    """The points of the habitat that a seat holds in an area, on the board's side in use (TT-3, TT-125)."""
    for place in range(HABITATS):
        if s.habitat[area, place] == seat:
            return STONES[SIDE[s.schedule], area, place]
    return 0


@rule
def habitat_points(s: State, seat: int) -> int:
    """The stones of all habitats held, volcano or not (TT-119, TT-125)."""
    points = 0
    for area in range(AREAS):
        points += stone(s, area, seat)
    return points


@rule
def animals(s: State, environment: int, seat: int) -> int:
    """A seat's dinos in an environment, three for its T-Rex in or out of a habitat (TT-129, TT-148)."""
    count = 0
    for area in range(environment * BELT, (environment + 1) * BELT):
        count += s.dinos[area, seat]
    if s.trex_owner == seat and environment_of(s.trex_area) == environment:
        count += TREX_SIZE
    return count


@rule
def is_present(s: State, seat: int) -> bool:
    """Whether a seat has an animal in all four environments, a T-Rex included (TT-127, TT-128)."""
    environment = 0
    while environment < ENVIRONMENTS and animals(s, environment, seat) > 0:
        environment += 1
    return environment == ENVIRONMENTS


@rule
def score_presence(s: State) -> None:
    """Eight points to everybody who is present everywhere (TT-127)."""
    for seat in range(s.seats):
        if is_present(s, seat):
            s.scores[seat] += PRESENCE
            tell(s, Event.PRESENCE, seat, PRESENCE)


@rule
def habitats_held(s: State, first: int, last: int, place: int, seat: int) -> int:
    """In how many areas of a range a seat holds the primary, secondary or tertiary habitat."""
    count = 0
    for area in range(first, last):
        if s.habitat[area, place] == seat:
            count += 1
    return count


@rule
def sorted_stones(s: State, environment: int, seat: int) -> int:
    """The stones held in an environment, the highest first, two figures each (TT-131)."""
    first = environment * BELT
    low, middle, high = stone(s, first, seat), stone(s, first + 1, seat), stone(s, first + 2, seat)
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    return (high * 100 + middle) * 100 + low


@rule
def might(s: State, environment: int, seat: int) -> int:
    """What Dominance compares, as one number: animals, habitats by rank, stones together, stones singly (TT-131).

    Each part has room for its largest value behind the more important ones.
    """
    total = animals(s, environment, seat)
    first, last = environment * BELT, (environment + 1) * BELT
    stones = 0
    for place in range(HABITATS):
        total = total * 10 + habitats_held(s, first, last, place, seat)
    for area in range(first, last):
        stones += stone(s, area, seat)
    return (total * 1000 + stones) * 1000000 + sorted_stones(s, environment, seat)


@rule
def dominance_points(s: State, environment: int, seat: int) -> int:
    """Points for the first and second place; who ties shares those of the places (TT-130, TT-132, TT-133)."""
    herd = animals(s, environment, seat)
    if herd == 0:
        return 0
    better, equal = 0, 1
    for other in range(s.seats):
        if other == seat or animals(s, environment, other) < herd:
            continue  # mostly the animals decide, and nothing else need be counted
        mine, theirs = might(s, environment, seat), might(s, environment, other)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    points = 0
    for place in range(better, min(better + equal, DOMINANT_PLACES)):
        points += DOMINANCE[s.schedule, place]
    return points // equal


@rule
def score_dominance(s: State, environment: int) -> None:
    """Who has the most animals in an environment, and who comes next (TT-129)."""
    for seat in range(s.seats):
        points = dominance_points(s, environment, seat)
        if points > 0:
            s.scores[seat] += points
            tell(s, Event.DOMINANCE, seat, points, environment)


@rule
def standing(s: State, seat: int) -> int:
    """What decides the game, as one number: points, animals on the board, habitats by rank (TT-135, TT-148)."""
    total = s.scores[seat] * 1000
    for environment in range(ENVIRONMENTS):
        total += animals(s, environment, seat)
    for place in range(HABITATS):
        total = total * 100 + habitats_held(s, 0, AREAS, place, seat)
    return total


@rule
def finish(s: State) -> None:
    """Most points win; who is still tied after all tie-breaks shares the victory (TT-1, TT-135, TT-136)."""
    winners = 0
    for seat in range(s.seats):
        place, mine = 1, standing(s, seat)
        for other in range(s.seats):
            if standing(s, other) > mine:
                place += 1
        s.places[seat] = place
        if place == 1:
            winners += 1
    s.over = 1
    for seat in range(s.seats):
        if s.places[seat] == 1:
            tell(s, Event.WON if winners == 1 else Event.SHARED, seat, s.scores[seat])
