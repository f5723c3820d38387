"""The end of the game and its winner (SAV-38, SAV-39)."""

import pytest
from support.savanna import ecosystems, in_rows, solo, table

from gondwana.games.savanna.scoring import solo_level

LEVELS = ["defeat", "easy", "normal", "hard"]


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_game_ends_when_all_ecosystems_have_twenty_cards(seats: int) -> None:
    """SAV-38: and not before."""
    game = table(seats, seed=seats)
    while not game.match.over:
        if game.prompt(game.match.asked[0]) != "lion":
            assert any(len(game.rows(index).replace(" ", "").replace(".", "")) < 20 for index in range(max(2, seats)))
        game.answer()
    assert all(len(game.rows(index).replace(" ", "")) == 20 for index in range(max(2, seats)))
    assert game.match.asked == []
    totals = game.match.view(None)["result"]["totals"]
    assert game.match.scores == totals[:seats]


def test_most_points_win() -> None:
    """SAV-38."""
    scored = ecosystems("T", "GGG", "GG")
    assert scored.match.scores == [4, 9, 4]
    assert scored.match.places == [2, 1, 2]
    assert scored.match.view(None)["result"]["winners"] == [1]


def test_a_tie_is_a_shared_victory() -> None:
    """SAV-38: there is no tie-breaker."""
    scored = ecosystems("T", "GG", "G", "RTT")
    assert scored.match.scores == [4, 4, 1, 11]
    tied = ecosystems("T", "GG", "G", "E.")
    assert tied.match.places == [2, 2, 4, 1]
    shared = ecosystems("T", "GG", "G")
    assert shared.match.places == [1, 1, 3]
    assert shared.match.view(None)["result"]["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("margin", "level"),
    [(-5, 0), (0, 0), (54, 0), (55, 1), (74, 1), (75, 2), (84, 2), (85, 3), (200, 3)],
)
def test_the_solo_margin_decides_the_level(margin: int, level: int) -> None:
    """SAV-39: 55 or more is an easy victory, 75 a normal, 85 a hard one, less a defeat."""
    assert LEVELS[solo_level(margin)] == LEVELS[level]


@pytest.mark.parametrize(
    ("cards", "margin", "level"),
    [
        ("E" * 9, 54, "defeat"),
        ("E" * 9 + "G", 55, "easy"),
        ("E" * 12 + "W", 74, "easy"),
        ("E" * 12 + "WG", 75, "normal"),
        ("E" * 14, 84, "normal"),
        ("E" * 14 + "G", 85, "hard"),
    ],
)
@pytest.mark.parametrize("target", LEVELS[1:])
def test_every_victory_over_jhay_is_a_win(cards: str, margin: int, level: str, target: str) -> None:
    """SAV-39: the margin is the player's total less Jhay's; the easiest counts, whatever was aimed at."""
    scored = solo(in_rows(cards + "T"), "T", target)
    won = level != "defeat"
    assert (scored.total(0), scored.total(1)) == (margin + 4, 4)
    assert scored.match.view(0)["result"] == {
        "winners": [0] if won else [],
        "totals": [margin + 4, 4],
        "margin": margin,
        "level": level,
        "target": target,
    }
    assert scored.match.places == [1 if won else 2]


def test_a_small_margin_is_a_defeat() -> None:
    """SAV-39: even against Jhay's worst."""
    scored = solo("T", "T", "easy")
    assert scored.match.view(0)["result"]["level"] == "defeat"
    assert (scored.match.places, scored.match.scores) == ([2], [4])
