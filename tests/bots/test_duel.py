"""Games between bots: every deal from every seat, and results that say how sure they are."""

from collections import Counter

import pytest

from gondwana.bots import duel
from gondwana.bots.duel import play_games
from gondwana.bots.intervals import average, share
from gondwana.kernel.errors import BadOption, BadSeats, UnknownGame


def test_each_bot_sits_everywhere_on_the_same_deals() -> None:
    played = play_games("savanna", ["random", "random", "random"], 6, seed=7).played
    assert [game.seed for game in played] == [7, 7, 7, 8, 8, 8]
    assert Counter(game.bots for game in played) == {(0, 1, 2): 2, (1, 2, 0): 2, (2, 0, 1): 2}


def test_without_rotation_everybody_stays() -> None:
    played = play_games("savanna", ["random", "random"], 3, seed=7, rotate=False).played
    assert [(game.seed, game.bots) for game in played] == [(7, (0, 1)), (8, (0, 1)), (9, (0, 1))]


def test_results_follow_the_bot_not_the_seat() -> None:
    results = play_games("savanna", ["greedy", "random"], 2, seed=3)
    for game in results.played:
        seat = game.bots.index(0)
        assert game.places[seat] == 1
        assert game.margins[seat] == game.scores[seat] - game.scores[1 - seat] > 0
    assert results.standings[0].wins == [1, 1]
    assert results.standings[1].places == [2, 2]
    assert results.standings[0].scores == [game.scores[game.bots.index(0)] for game in results.played]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (play_games("savanna", ["random", "greedy"], 4, seed=5, threads=n).played for n in (1, 2))
    assert one == other


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    results = play_games("savanna", ["greedy", "random"], 1, seats=4)
    assert [standing.bot for standing in results.standings] == ["greedy", "random", "random", "random"]


def test_alone_the_margin_is_over_jhay() -> None:
    """SAV-39."""
    (standing,) = play_games("savanna", ["greedy"], 2, options={"solo_level": "easy"}).standings
    assert all(margin < score for margin, score in zip(standing.margins, standing.scores, strict=True))
    assert standing.places == [1 if margin >= 55 else 2 for margin in standing.margins]


def test_games_of_one_deal_are_one_sample() -> None:
    """Four deals played four times alike are no surer than four games."""
    standing, scores = duel.Standing("x"), (50, 60, 40, 55)
    for deal, points in enumerate(scores):
        for number in range(4):
            places = (1, 2) if points > 45 else (2, 1)
            played = duel.Played(number, deal, (0, 1), (points, 45), places, (points - 45.0, 45.0 - points), 80)
            duel._enter(standing, played, 0)
    assert standing.score == average(scores)
    found, naive = standing.share, share(standing.wins)
    assert found.mean == naive.mean == 0.75
    assert found.high - found.low > 1.5 * (naive.high - naive.low)


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    play_games("savanna", ["random", "random"], 3, progress=told.append)
    assert told == [1, 2, 3]


def test_a_shared_win_counts_in_parts() -> None:
    standing = duel.Standing("x")
    duel._enter(standing, duel.Played(0, 0, (0, 1), (50, 50), (1, 1), (0.0, 0.0), 80), 0)
    assert standing.wins == [0.5]


def test_what_can_t_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        play_games("chess", ["random", "random"], 1)
    with pytest.raises(BadSeats):
        play_games("savanna", ["random"] * 7, 1)
    with pytest.raises(BadSeats, match="3 bots for 2 seats"):
        play_games("savanna", ["random"] * 3, 1, seats=2)
    with pytest.raises(BadOption):
        play_games("savanna", ["random", "genius"], 1)
