"""Jokers and the cards with a text (WL-25 … WL-28)."""

from support.wildlife import table

from gondwana.games.wildlife.prompts import Prompt
from gondwana.games.wildlife.words import TERRAIN_WORDS


def test_a_joker_is_any_terrain_an_arrow_or_a_wheel() -> None:
    """WL-25, ruling 58: if it can be executed; never a card with a text."""
    game = table(laid="joker famine famine", pieces={"man": "d8 c3"})
    game.play("man: use_joker")
    assert game.asked() == "man: joker"
    assert game.choices() == [
        "savanna",
        "mountain",
        "steppe",
        "forest",
        "arrow",
        "wheel",
    ]  # nothing in water and desert


def test_a_joker_is_executed_as_the_chosen_card() -> None:
    """WL-25."""
    game = table(laid="joker famine famine", pieces={"man": "c3"})
    game.play("man: use_joker", "man: wheel", "man: water")
    assert game.capability("man", "water") == "move"
    game = table(laid="joker famine famine", pieces={"man": "c3"})
    game.play("man: use_joker", "man: arrow", "man: food")
    assert game.abilities("man") == ["food"]
    game = table(laid="joker famine famine", pieces={"man": "c3"})
    game.play("man: use_joker", "man: steppe", "man: place", "man: c4")
    assert game.at("c4") == "man"


def test_a_joker_without_any_use_cannot_be_executed() -> None:
    """WL-25: every ability owned, every terrain mastered, no piece anywhere and none in the reserve."""
    master = dict.fromkeys(TERRAIN_WORDS, "attack")
    game = table(
        laid="joker famine famine",
        capability={"man": master},
        abilities={"man": "food intelligence mobility defence attack"},
        reserve={"man": 0},
    )
    assert "use_joker" not in game.choices()
    assert "sell_joker" in game.choices()


def test_a_joker_is_an_arrow_or_a_wheel_only_if_that_can_be_executed() -> None:
    """WL-25: nothing is left to learn, but something to take; and the other way round."""
    master = dict.fromkeys(TERRAIN_WORDS, "attack")
    game = table(laid="joker famine famine", capability={"man": master}, reserve={"man": 0}).play("man: use_joker")
    assert game.choices() == ["arrow"]
    owned = {"man": "food intelligence mobility defence attack"}
    game = table(laid="joker famine famine", abilities=owned, reserve={"man": 0}).play("man: use_joker")
    assert game.choices() == ["wheel"]


def test_a_food_source_feeds_the_executor_and_the_last() -> None:
    """WX-12, WL-26: everybody who is last on the score track, the executor too."""
    game = table(laid="food_source famine joker", points={"man": 7, "mammoth": 7, "snake": 9})
    game.play("man: use_food_source")
    assert [game.food(name) for name in ("man", "mammoth", "snake")] == [18, 11, 8]
    game = table(laid="food_source famine joker", points={"man": 9, "mammoth": 4, "snake": 4})
    game.play("man: use_food_source")
    assert [game.food(name) for name in ("man", "mammoth", "snake")] == [15, 11, 11]


def test_a_food_source_with_all_equal() -> None:
    """WL-26, ruling 44."""
    game = table(laid="food_source famine joker").play("man: use_food_source")
    assert [game.food(name) for name in ("man", "mammoth", "snake")] == [18, 11, 11]


def test_with_two_players_a_food_source_is_only_for_the_executor() -> None:
    """WL-26, WX-12."""
    game = table("man mammoth", laid="food_source famine joker", points={"man": 3}).play("man: use_food_source")
    assert [game.food(name) for name in ("man", "mammoth")] == [15, 8]


def test_points_are_looked_at_after_the_payment() -> None:
    """WL-26, ruling 45: the buyer moves back, and is last then."""
    game = table(
        laid="food_source famine joker", points={"man": 9, "mammoth": 10, "snake": 9}, food={"mammoth": 0, "snake": 0}
    )
    game.play("man: sell_food_source", "mammoth: 6", "snake: pass", "mammoth: execute")
    assert game.points("mammoth") == 8
    assert game.food("mammoth") == 10
    assert game.food("snake") == 0


def test_an_epidemic_takes_a_piece_of_everybody_else() -> None:
    """WL-27, ruling 41: each chooses his own, clockwise from the executor's left."""
    game = table(laid="epidemic famine joker", pieces={"man": "a4", "mammoth": "c3 c4", "snake": "d3"})
    game.play("man: use_epidemic")
    assert game.asked() == "mammoth: epidemic"
    assert game.choices() == ["c3", "c4"]
    game.play("mammoth: c4")
    assert game.asked() == "snake: epidemic"
    game.play("snake: d3")
    assert game.asked() == "man: act"
    assert (game.pieces("man"), game.pieces("mammoth"), game.pieces("snake")) == ({"a4"}, {"c3"}, set())
    assert game.reserve("mammoth") == 28


def test_who_has_no_piece_loses_none() -> None:
    """WL-27."""
    game = table(laid="epidemic famine joker", pieces={"man": "a4", "snake": "d3"}).play("man: use_epidemic")
    assert game.asked() == "snake: epidemic"
    assert game.match.prompt(2) == Prompt.EPIDEMIC
    game = table(laid="epidemic famine joker", pieces={"man": "a4"}).play("man: use_epidemic")
    assert game.asked() == "man: act"


def test_a_bought_epidemic_begins_at_the_buyers_left() -> None:
    """WL-27, ruling 42: the seller is hit too."""
    game = table(laid="epidemic famine joker", pieces={"man": "a4", "mammoth": "c3", "snake": "d3"})
    game.play("man: sell_epidemic", "mammoth: pass", "snake: 3", "snake: execute")
    assert game.asked() == "man: epidemic"
    game.play("man: a4")
    assert game.asked() == "mammoth: epidemic"
    game.play("mammoth: c3")
    assert game.asked() == "man: act"
    assert game.pieces("snake") == {"d3"}


def test_an_epidemic_may_divide_a_colony() -> None:
    """WL-27, WL-45."""
    game = table(laid="epidemic famine joker", pieces={"mammoth": "c3 c4 c5"})
    game.play("man: use_epidemic", "mammoth: c4")
    assert sorted(size for size in game.state.members if size) == [1, 1]
    assert game.is_sound()


def test_a_famine_costs_five_food_or_a_point_for_each_missing() -> None:
    """WX-11, WL-28: not the rate of auctions."""
    game = table(
        laid="epidemic famine joker", food={"man": 1, "mammoth": 3, "snake": 9}, points={"mammoth": 12, "snake": 12}
    )
    game.play("man: use_famine")
    assert (game.food("mammoth"), game.points("mammoth")) == (0, 10)
    assert (game.food("snake"), game.points("snake")) == (4, 12)
    assert game.food("man") == 1


def test_a_famine_with_exactly_five_food_costs_no_point() -> None:
    """WL-28, ruling 43."""
    game = table(laid="epidemic famine joker", food={"mammoth": 5}).play("man: use_famine")
    assert (game.food("mammoth"), game.points("mammoth")) == (0, 10)
