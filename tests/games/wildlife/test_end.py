"""The end of the game (WL-48, WL-49, WL-63, WL-67, WL-68)."""

from support.wildlife import fill, table

from gondwana.games.wildlife.words import TERRITORY

TEN = [word for word in TERRITORY.words if not word.startswith("savanna")]  # ten territories


def test_the_last_piece_of_a_reserve_ends_the_game_after_the_turn() -> None:
    """WL-48, ruling 47: the turn is completed, nobody else has another."""
    game = table(laid="savanna food_source famine", pieces={"man": "a4"}, reserve={"man": 1})
    game.play("man: use_savanna", "man: place", "man: a5")
    assert game.state.ending == 1
    assert game.asked() == "man: act"
    game.play("man: use_food_source", "man: sell_famine", "mammoth: 3", "snake: pass", "mammoth: execute").end()
    assert game.asked() == "over"
    assert game.state.generals == 1


def test_a_buyers_last_piece_ends_the_game_too() -> None:
    """WL-48: at the end of the seller's turn."""
    game = table(laid="savanna food_source famine", reserve={"mammoth": 1})
    game.play("man: sell_savanna", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: a5")
    assert game.asked() == "man: act"
    assert game.end().asked() == "over"


def test_an_attack_with_the_last_piece_ends_the_game() -> None:
    """WL-48."""
    game = table(
        laid="food_source famine joker", pieces={"snake": "a4"}, abilities={"man": "attack"}, reserve={"man": 1}
    )
    game.play("man: attack", "man: a4")
    assert game.state.ending == 1


def test_the_eleventh_marker_ends_the_game() -> None:
    """WL-48: with one general scoring, ruling 46."""
    game = table(laid="savanna food_source famine", pieces=fill("savanna_small", snake=3), marked=" ".join(TEN))
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 15
    game.sell_and_end()
    assert game.asked() == "over"
    assert game.state.generals == 1
    assert game.story().count("final") == 1
    assert "general" not in game.story()


def test_with_two_players_the_eleventh_marker_only_brings_a_scoring() -> None:
    """WL-48, WL-50."""
    game = table(
        "man mammoth", laid="savanna food_source famine", pieces=fill("savanna_small", mammoth=3), marked=" ".join(TEN)
    )
    game.play("man: use_savanna", "man: i5").sell_and_end()
    assert game.asked() == "mammoth: lay"
    assert game.state.generals == 1


def test_an_empty_reserve_ends_a_game_of_two() -> None:
    """WL-48, WL-50."""
    game = table("man mammoth", laid="savanna food_source famine", reserve={"man": 1})
    game.play("man: use_savanna", "man: a5").sell_and_end()
    assert game.asked() == "over"


def test_most_points_win() -> None:
    """WL-49: after one final general scoring."""
    game = table(
        laid="savanna food_source famine",
        reserve={"man": 1},
        points={"man": 10, "mammoth": 40, "snake": 20},
        food={"man": 0, "mammoth": 0, "snake": 0},
    )
    game.play("man: use_savanna", "man: a5").sell_and_end()
    assert game.match.scores == [10 + 4 + 10, 40, 20]  # a monopoly and a colony
    assert game.match.places == [2, 1, 3]
    assert "won" in game.story()


def test_equal_points_share_the_victory() -> None:
    """WL-49."""
    game = table(
        laid="savanna food_source famine",
        reserve={"man": 1},
        points={"man": 10, "mammoth": 24, "snake": 20},
        food={"man": 0, "mammoth": 0, "snake": 0},
    )
    game.play("man: use_savanna", "man: a5").sell_and_end()
    assert game.match.scores == [24, 24, 20]
    assert game.match.places == [1, 1, 3]
    assert game.story().count("shared") == 2


def test_food_left_over_is_worth_only_its_category() -> None:
    """WL-67: 29 food of the mammoth bring 4 points for most."""
    game = table(
        laid="savanna food_source famine",
        reserve={"man": 1},
        points={"man": 0, "mammoth": 0, "snake": 0},
        food={"man": 0, "mammoth": 29, "snake": 0},
    )
    game.play("man: use_savanna", "man: a5").sell_and_end()
    assert game.match.scores == [14, 4, 0]
    assert game.food("mammoth") == 29


def test_after_forty_rounds_the_game_ends() -> None:
    """WL-68: with one final scoring, even if another was pending; the round is completed."""
    game = table(laid="savanna food_source famine", active="snake", lap=39, general=1).sell_and_end()
    assert game.asked() == "over"
    assert game.state.generals == 1
    assert "last_round" in game.story()
    game = table(laid="savanna food_source famine", active="mammoth", lap=39).sell_and_end()
    assert game.asked() == "snake: lay"
    game = table(laid="savanna food_source famine", active="snake", lap=38).sell_and_end()
    assert game.asked() == "man: lay"
    assert game.state.lap == 39


def test_the_bank_is_unlimited() -> None:
    """WL-68, ruling 63."""
    game = table(laid="food_source famine joker", food={"man": 200}).play("man: use_food_source")
    assert game.food("man") == 210
