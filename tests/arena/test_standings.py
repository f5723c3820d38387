"""What the results of a league say, and how sure they are."""

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import stdev
from typing import Any

import pytest

from gondwana.arena.league import League
from gondwana.arena.ratings import points_of_share, ratings
from gondwana.arena.standings import table
from gondwana.bots.clusters import average_of_deals, games_that_count, share_of_deals
from gondwana.bots.intervals import average, share

Row = dict[str, Any]


def made_up(bots: Sequence[str], tables: Sequence[Sequence[str]], deals: int) -> League:
    seats = len(tables[0])
    return League("savanna", tuple(bots), seats, {}, tuple(map(tuple, tables)), 0, deals, "rules", {})


def played(league: League, scores: Callable[[int, tuple[str, ...]], list[int]]) -> list[Row]:
    """Rows as if they had been played, with such scores."""
    rows = []
    for number in range(league.games):
        deal, seating = league.where(number)
        points = scores(deal, seating.seated)
        places = [1 + sum(other > own for other in points) for own in points]
        seated = list(seating.seated)
        rows.append(
            {"number": number, "deal": deal, "seats": league.seats, "bots": seated, "scores": points, "places": places}
        )
    return rows


# clusters


def test_the_same_game_four_times_is_no_more_sure_than_once() -> None:
    """Forty games that are ten games counted four times: as sure as ten, not as forty."""
    luck = random.Random(1)
    ten = [luck.choice([0.0, 1.0]) for _ in range(10)]
    once, four_times = share_of_deals([[won] for won in ten]), share_of_deals([[won] * 4 for won in ten])
    assert once == share(ten)
    assert four_times.high - four_times.low >= once.high - once.low
    fooled = share([won for won in ten for _ in range(4)])
    assert four_times.high - four_times.low > 1.7 * (fooled.high - fooled.low)
    scores = [luck.gauss(50, 10) for _ in range(10)]
    assert average_of_deals([[each] * 4 for each in scores]) == average(scores)


def test_a_share_over_deals_covers_the_truth_as_often_as_it_says() -> None:
    """Deals of four games that come out alike mostly: 95 of 100 intervals hold the truth; naive ones far fewer."""
    luck = random.Random(7)
    covered = naive = 0
    for _ in range(300):
        deals = []
        for _ in range(50):
            kind = 0.9 if luck.random() < 0.5 else 0.1
            deals.append([float(luck.random() < kind) for _ in range(4)])
        found, fooled = share_of_deals(deals), share([won for deal in deals for won in deal])
        covered += found.low <= 0.5 <= found.high
        naive += fooled.low <= 0.5 <= fooled.high
    assert 0.92 <= covered / 300 <= 0.99
    assert naive / 300 < 0.85


def test_independent_games_count_almost_fully() -> None:
    luck = random.Random(3)
    deals = [[float(luck.random() < 0.6) for _ in range(2)] for _ in range(200)]
    assert 300 < games_that_count(deals) <= 400


def test_deals_that_are_shared_fairly_count_no_more_than_their_games() -> None:
    assert games_that_count([[0.0, 1.0]] * 100) <= 200


def test_where_all_is_won_a_deal_counts_as_one_game() -> None:
    assert games_that_count([[1.0] * 4] * 20) == 20
    assert share_of_deals([[1.0] * 4] * 20).low == pytest.approx(0.839, abs=0.001)


def test_two_deals_say_next_to_nothing() -> None:
    found = share_of_deals([[1.0, 0.0], [1.0, 1.0]])
    assert found.high - found.low > 0.7


# standings


def test_several_seats_of_one_bot_win_together() -> None:
    league = made_up("ab", [("a", "b", "a", "b")], 3)
    rows = played(league, lambda deal, seated: [10 if bot == "a" else 5 for bot in seated])
    found = table(league, rows)
    a, b = found.standings
    assert (a.wins.mean, a.fair, a.points.mean, b.wins.mean, b.points.mean) == (1, 0.5, 10, 0, 5)
    assert [(duel.bot, duel.other, duel.ahead.mean, duel.lead.mean) for duel in found.duels] == [("b", "a", 0, -5)]


def test_a_shared_win_counts_in_parts() -> None:
    league = made_up("abc", [("a", "b", "c")], 2)
    rows = played(league, lambda deal, seated: [0 if bot == "c" else 7 for bot in seated])
    assert [standing.wins.mean for standing in table(league, rows).standings] == [0.5, 0.5, 0]
    ahead = {(duel.bot, duel.other): duel.ahead.mean for duel in table(league, rows).duels}
    assert ahead == {("b", "a"): 0.5, ("c", "a"): 0, ("c", "b"): 0}


def test_luck_of_the_deal_is_one_sample() -> None:
    """The first seat wins a good deal, the second another one, whoever sits there; four tables repeat it."""
    tables = [("a", "b"), ("a", "c"), ("b", "c")]
    league = made_up("abc", tables, 40)
    lucky = random.Random(5)
    favoured = [lucky.randrange(2) for _ in range(40)]
    strong = [lucky.random() < 0.6 for _ in range(40)]  # on these deals a wins everything

    def scores(deal: int, seated: tuple[str, ...]) -> list[int]:
        if "a" in seated and strong[deal]:
            return [9 if bot == "a" else 1 for bot in seated]
        return [5 if seat == favoured[deal] else 2 for seat in range(2)]

    rows = played(league, scores)
    a = table(league, rows).standings[0]
    wins = [float(row["places"][row["bots"].index("a")] == 1) for row in rows if "a" in row["bots"]]
    naive = share(wins)
    assert a.wins.mean == pytest.approx(naive.mean)
    assert a.wins.high - a.wins.low > 1.1 * (naive.high - naive.low)


# ratings


def a_ladder(
    steps: Sequence[float], tables: Sequence[Sequence[str]], deals: int, seed: int
) -> tuple[League, list[Row]]:
    """Games of bots whose true strengths are so many points apart, by the model of Plackett and Luce."""
    names = [chr(ord("a") + place) for place in range(len(steps) + 1)]
    strength = dict(zip(names, [10 ** (sum(steps[:place]) / 400) for place in range(len(names))], strict=True))
    league, luck = made_up(names, tables, deals), random.Random(seed)

    def scores(deal: int, seated: tuple[str, ...]) -> list[int]:
        order = sorted(range(len(seated)), key=lambda seat: luck.expovariate(strength[seated[seat]]))
        return [100 - order.index(seat) for seat in range(len(seated))]

    return league, played(league, scores)


def test_ratings_recover_a_known_order_and_its_steps() -> None:
    league, rows = a_ladder([100, 150, 100], [("a", "b"), ("b", "c"), ("c", "d")], 200, 11)
    found = [rating.points.mean for rating in ratings(rows, league.bots).values()]
    assert found == sorted(found)
    assert [high - low for low, high in pairwise(found)] == pytest.approx([100, 150, 100], abs=45)


def test_ratings_at_four_seats_are_on_the_same_scale() -> None:
    league, rows = a_ladder([100], [("a", "b", "a", "b")], 200, 5)
    found = ratings(rows, league.bots)
    assert found["b"].points.mean - found["a"].points.mean == pytest.approx(100, abs=40)
    (duel,) = table(league, rows).duels
    assert duel.rating.low < 100 < duel.rating.high
    assert duel.rating.mean == pytest.approx(100, abs=40)


def test_ratings_hold_the_truth_in_their_intervals() -> None:
    held = 0
    for seed in range(40):
        league, rows = a_ladder([100], [("a", "b")], 50, seed)
        points = ratings(rows, league.bots)["b"].points
        held += points.low <= 1550 <= points.high
    assert held >= 35


def test_the_same_games_again_make_no_rating_surer() -> None:
    league, rows = a_ladder([60], [("a", "b")], 60, 2)
    four = [row for row in rows for _ in range(4)]
    once, fooled = (ratings(each, league.bots)["b"].points for each in (rows, four))
    assert fooled.high - fooled.low > 0.9 * (once.high - once.low)
    # Were each copy a deal of its own, it would look nearly twice as sure.
    apart = [{**row, "deal": number} for number, row in enumerate(four)]
    naive = ratings(apart, league.bots)["b"].points
    assert naive.high - naive.low < 0.8 * (once.high - once.low)


def test_points_are_those_of_chess() -> None:
    assert points_of_share(0.64) == pytest.approx(100, abs=0.1)
    assert points_of_share(0.5) == 0
    assert points_of_share(1.0) == -points_of_share(0.0) == pytest.approx(1000, abs=5)


def test_who_wins_everything_is_not_rated_as_if_that_were_certain() -> None:
    league = made_up("ab", [("a", "b")], 10)
    rows = played(league, lambda deal, seated: [int(bot == "b") for bot in seated])
    points = ratings(rows, league.bots)["b"].points
    assert points.high - points.low > 100


def test_deals_scatter_as_they_should_in_these_tests() -> None:
    luck = random.Random(7)
    assert 0.3 < stdev(0.9 if luck.random() < 0.5 else 0.1 for _ in range(50)) < 0.5
