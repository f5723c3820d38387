"""How well the bots play, in few games; docs/bots.md has the measurement over many.

Deals are paired and budgets are iterations, so the games are the same on every machine.
"""

import pytest
from support.strength import Share, wins_at_least

from gondwana.bots.duel import play_games
from gondwana.kernel.compiler.mode import INTERPRET

pytestmark = pytest.mark.skipif(INTERPRET, reason="takes hours as plain Python")


def wins(least: float, *bots: str, games: int, iterations: int | None = None) -> Share:
    return wins_at_least(least, "savanna", bots, games, iterations)


def test_greedy_beats_random() -> None:
    assert wins(0.95, "greedy", "random", games=60)


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    assert wins(0.75, "search", "greedy", games=60, iterations=100)


@pytest.mark.slow
def test_more_thought_is_stronger() -> None:
    many = play_games("savanna", ["search", "greedy"], 20, seed=5, iterations=200).standings[0].margin.mean
    few = play_games("savanna", ["search", "greedy"], 20, seed=5, iterations=20).standings[0].margin.mean
    assert many > few + 2


@pytest.mark.slow
def test_search_beats_three_greedy_ones() -> None:
    """A quarter would be as good as they are."""
    assert wins(0.5, "search", "greedy", "greedy", "greedy", games=24, iterations=100)


def test_search_leaves_jhay_further_behind() -> None:
    search = play_games("savanna", ["search"], 10, seed=1, iterations=100).standings[0].margin.mean
    greedy = play_games("savanna", ["greedy"], 10, seed=1).standings[0].margin.mean
    assert search > greedy + 5


def test_levels_for_people_are_a_ladder() -> None:
    assert wins(0.6, "casual", "beginner", games=60)
    assert wins(0.55, "greedy", "casual", games=60)
    assert wins(0.6, "skilled", "casual", games=20)
    assert wins(0.6, "strong", "skilled", games=20)
    assert wins(0.75, "strong", "casual", games=20, iterations=100)


# Dominant Species


def test_in_dominant_species_greedy_beats_random() -> None:
    assert wins_at_least(0.9, "dominant-species", ["greedy", "random"], games=20)


def test_in_dominant_species_search_beats_greedy() -> None:
    assert wins_at_least(0.75, "dominant-species", ["search", "greedy"], games=12, iterations=100)


def test_good_bots_come_to_the_ice_age() -> None:
    """Forty turns are the limit; who plays well needs six to nine, a few hundred answers."""
    played = play_games("dominant-species", ["greedy", "greedy"], 6, seed=1).played
    assert max(game.answers for game in played) < 1000
