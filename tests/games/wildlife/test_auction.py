"""Auctions bid by bid, debts on the score track (WL-29 … WL-32, WL-59, WL-68)."""

import pytest
from support.wildlife import fill, table

from gondwana.kernel.errors import IllegalMove
from gondwana.kernel.rules.header import NONE

FOUR = "man mammoth snake eagle"
LAID = "food_source famine joker"


def test_bidding_goes_clockwise_from_the_sellers_left() -> None:
    """WL-29: the seller is not asked, ruling 5; minimum 3, then higher by as much as one likes, ruling 7."""
    game = table(FOUR, laid=LAID, active="mammoth").play("mammoth: sell_joker")
    assert game.asked() == "snake: bid"
    assert game.choices() == ["pass", *map(str, range(3, 61))]
    game.play("snake: 3")
    assert game.asked() == "eagle: bid"
    assert game.choices()[:2] == ["pass", "4"]
    game.play("eagle: 9")
    assert game.asked() == "man: bid"
    assert game.choices()[:2] == ["pass", "10"]
    game.play("man: pass")
    assert game.asked() == "snake: bid"


def test_who_passes_is_out_for_good() -> None:
    """WL-29: the bidding ends when only the highest bidder is left."""
    game = table(FOUR, laid=LAID).play("man: sell_food_source", "mammoth: pass", "snake: 3", "eagle: 4", "snake: 5")
    assert game.asked() == "eagle: bid"
    game.play("eagle: pass")
    assert game.asked() == "snake: bought"


def test_the_last_bidder_who_has_not_bid_is_still_asked() -> None:
    """WL-29: and may pass too."""
    game = table(FOUR, laid=LAID).play("man: sell_joker", "mammoth: pass", "snake: pass")
    assert game.asked() == "eagle: bid"
    game.play("eagle: pass")
    assert game.asked() == "man: act"


def test_a_first_bid_of_the_last_one_ends_the_auction() -> None:
    """WL-29."""
    game = table(FOUR, laid=LAID).play("man: sell_food_source", "mammoth: pass", "snake: pass", "eagle: 3")
    assert game.asked() == "eagle: bought"


def test_a_bid_below_the_minimum_or_the_last_bid_is_refused() -> None:
    """WL-29."""
    game = table(FOUR, laid=LAID).play("man: sell_joker", "mammoth: 5")
    with pytest.raises(IllegalMove):
        game.play("snake: 5")
    with pytest.raises(IllegalMove):
        game.match.play(game.seat("snake"), 2)


def test_bids_end_at_sixty() -> None:
    """WL-68: a bound of the engine; a bid may exceed the bidder's food, ruling 71."""
    game = table(FOUR, laid=LAID).play("man: sell_joker", "mammoth: 60")
    assert game.choices() == ["pass"]


def test_an_unsold_card_is_discarded() -> None:
    """WL-30: with the others at the end of the turn."""
    game = table(FOUR, laid=LAID).play("man: sell_joker").all_pass()
    assert "unsold" in game.story()
    assert game.state.lot == NONE
    assert game.laid() == ["food_source", "famine"]
    assert "joker" in game.end().discarded()


def test_the_buyer_pays_the_seller_and_executes_at_once() -> None:
    """WL-31: then the seller goes on."""
    game = table(FOUR, laid=LAID, food={"snake": 10}).play(
        "man: sell_food_source", "mammoth: pass", "snake: 4", "eagle: pass"
    )
    assert (game.food("snake"), game.food("man")) == (6, 12)
    assert game.choices() == ["discard", "execute"]
    game.play("snake: execute")
    assert game.state.lot == NONE
    assert game.food("snake") == 16  # 7, and 3 as one of those who are last
    assert game.asked() == "man: act"
    assert game.is_sound()


def test_the_buyer_may_let_the_card_be_discarded() -> None:
    """WL-31, rulings 6 and 64."""
    game = table(FOUR, laid=LAID).play(
        "man: sell_food_source", "mammoth: 4", "snake: pass", "eagle: pass", "mammoth: discard"
    )
    assert game.food("mammoth") == 4
    assert game.asked() == "man: act"
    assert "discarded" in game.story()


def test_a_card_that_the_buyer_cannot_execute_is_discarded() -> None:
    """WL-31, ruling 64: without a question."""
    game = table(FOUR, laid="water famine joker", pieces={"mammoth": "a4"})
    game.play("man: sell_water", "mammoth: 3", "snake: pass", "eagle: pass")
    assert game.asked() == "man: act"
    assert game.state.lot == NONE
    assert game.food("mammoth") == 5


def test_a_buyer_uses_his_own_capabilities_and_pieces() -> None:
    """WL-31, WL-40, ruling 24: and takes the points of a territory that he completes."""
    pieces = fill("savanna_small", snake=3)
    game = table(FOUR, laid="savanna famine joker", pieces=pieces)
    game.play("man: sell_savanna", "mammoth: 3", "snake: pass", "eagle: pass", "mammoth: execute")
    assert game.asked() == "mammoth: place"
    game.play("mammoth: i5")
    assert game.points("mammoth") == 13
    assert game.reserve("mammoth") == 24


def test_a_shortage_is_covered_by_points() -> None:
    """WX-10, WL-32, ruling 8: food 2, points 5, bid 6."""
    game = table(FOUR, laid=LAID, food={"mammoth": 2}, points={"mammoth": 5})
    game.play("man: sell_joker", "mammoth: 6", "snake: pass", "eagle: pass")
    assert (game.points("mammoth"), game.food("mammoth"), game.food("man")) == (3, 2, 14)


def test_points_may_fall_below_zero() -> None:
    """WL-32, ruling 9: food 0, points 1, bid 9."""
    game = table(FOUR, laid=LAID, food={"mammoth": 0}, points={"mammoth": 1})
    game.play("man: sell_joker", "mammoth: 9", "snake: pass", "eagle: pass")
    assert (game.points("mammoth"), game.food("mammoth")) == (-2, 0)


def test_who_has_enough_food_keeps_his_points() -> None:
    """WL-32, ruling 10."""
    game = table(FOUR, laid=LAID, food={"mammoth": 6}, points={"mammoth": 5})
    game.play("man: sell_joker", "mammoth: 6", "snake: pass", "eagle: pass")
    assert (game.points("mammoth"), game.food("mammoth")) == (5, 0)


def test_with_two_players_the_price_is_fixed() -> None:
    """WL-50, WL-32: three food or nothing, a shortage is covered in the same way."""
    game = table("man mammoth", laid=LAID, food={"mammoth": 1}, points={"mammoth": 5}).play("man: sell_joker")
    assert game.choices() == ["pass", "3"]
    game.play("mammoth: 3")
    assert (game.points("mammoth"), game.food("mammoth"), game.food("man")) == (4, 1, 11)
    assert game.asked() == "mammoth: bought"


def test_a_bought_joker_is_anything_for_the_buyer() -> None:
    """WL-25, WL-31."""
    game = table(FOUR, laid=LAID, pieces={"snake": "b4"})
    game.play("man: sell_joker", "mammoth: pass", "snake: 3", "eagle: pass", "snake: execute")
    assert game.asked() == "snake: joker"
    game.play("snake: wheel", "snake: forest")
    assert game.capability("snake", "forest") == "move"
    assert game.asked() == "man: act"
