"""The turn: three cards, any order, one for the others (WL-9 … WL-11, WL-33, WL-35, WL-57 … WL-59)."""

import pytest
from support.wildlife import table

from gondwana.games.wildlife.flow import Stage
from gondwana.kernel.errors import IllegalMove


def test_three_cards_are_laid_out_before_anything_else() -> None:
    """WL-9, WL-57: exactly three, ruling 1; the same kind may be chosen again."""
    game = table(hands={"man": "forest forest wheel arrow famine"}, stage=Stage.LAY)
    for chosen in ("forest", "forest", "wheel"):
        assert game.asked() == "man: lay"
        assert "end" not in game.choices()
        game.play(f"man: {chosen}")
    assert game.asked() == "man: act"
    assert game.laid() == ["forest", "forest", "wheel"]
    assert game.hand("man") == ["arrow", "famine"]


def test_any_card_of_the_hand_may_be_laid_out() -> None:
    """WL-9: copies of a kind are one and the same option."""
    game = table(hands={"man": "forest forest wheel arrow famine"}, stage=Stage.LAY)
    assert game.choices() == ["forest", "arrow", "wheel", "famine"]


def test_the_turn_ends_with_a_full_hand_and_the_next_player() -> None:
    """WL-9: used, sold and unused cards are discarded, then ten are in the hand again."""
    game = table(laid="food_source famine joker", hands={"man": "forest forest wheel arrow savanna water water"})
    game.play("man: use_food_source").sell_and_end()
    assert game.discarded() == ["joker", "food_source", "famine"]
    assert len(game.hand("man")) == 10
    assert game.asked() == "mammoth: lay"
    assert game.laid() == []
    assert game.is_sound()


def test_at_least_one_card_must_be_auctioned() -> None:
    """WL-10: before that the turn can't be ended."""
    game = table(laid="food_source famine joker")
    assert "end" not in game.choices()
    game.play("man: use_food_source", "man: use_famine")
    assert "end" not in game.choices()
    game.play("man: sell_joker").all_pass()
    assert "end" in game.choices()


def test_a_refused_card_fulfils_the_duty() -> None:
    """WL-10, WL-59, ruling 4: and nobody may use it any more."""
    game = table(laid="food_source famine joker")
    game.play("man: sell_joker").all_pass()
    assert game.asked() == "man: act"
    assert "use_joker" not in game.choices()
    assert "sell_joker" not in game.choices()
    assert "end" in game.choices()


def test_the_last_unused_card_is_kept_for_the_auction() -> None:
    """WL-58: the only unused card can't be executed while none has been auctioned."""
    game = table(laid="food_source famine epidemic")
    game.play("man: use_food_source", "man: use_famine")
    assert "use_epidemic" not in game.choices()
    assert "sell_epidemic" in game.choices()
    game = table(laid="food_source famine epidemic")
    game.play("man: sell_food_source").all_pass().play("man: use_famine")
    assert "use_epidemic" in game.choices()


def test_an_extra_card_counts_only_once_it_is_laid_out() -> None:
    """WL-58, ruling 65."""
    game = table(laid="food_source famine", abilities={"man": "intelligence"}, hands={"man": "joker water"})
    game.play("man: use_food_source")
    assert "use_famine" not in game.choices()
    game.play("man: intelligence", "man: joker")
    assert "use_famine" in game.choices()


def test_a_card_is_executed_or_auctioned_or_left_unused() -> None:
    """WL-11, ruling 2: each once."""
    game = table(laid="food_source famine joker")
    assert {"use_food_source", "sell_food_source", "use_famine", "sell_famine"} <= set(game.choices())
    game.play("man: use_food_source")
    assert not {"use_food_source", "sell_food_source"} & set(game.choices())
    game.sell_and_end()
    assert game.active() == "mammoth"


def test_all_cards_may_be_auctioned_one_after_the_other() -> None:
    """WL-11, WL-59, ruling 3: every kind can be, cards with a text too."""
    game = table(laid="food_source epidemic water")
    for card in ("food_source", "epidemic", "water"):
        game.play(f"man: sell_{card}")
        assert game.asked() == "mammoth: bid"
        assert game.state.lot != -1
        game.all_pass()
        assert game.asked() == "man: act"
    assert game.choices() == ["convert", "end"]


def test_equal_cards_are_one_option() -> None:
    """WL-11: and it stays as long as one of them is unused."""
    game = table(laid="famine famine joker")
    assert game.choices().count("use_famine") == 1
    game.play("man: use_famine")
    assert "use_famine" in game.choices()
    game.play("man: use_famine")
    assert "use_famine" not in game.choices()


def test_a_card_that_cannot_be_executed_can_still_be_auctioned() -> None:
    """WL-11, WL-15, ruling 57: man can do nothing in the water."""
    game = table(laid="water desert joker", pieces={"man": "a4"})
    assert not {"use_water", "use_desert"} & set(game.choices())
    assert {"sell_water", "sell_desert"} <= set(game.choices())
    with pytest.raises(IllegalMove):
        game.play("man: use_water")


def test_three_food_become_a_point_as_often_as_wanted() -> None:
    """WL-33: only the active player's, only in his turn, ruling 12."""
    game = table(laid="food_source famine joker", food={"man": 8}, points={"man": 10})
    game.play("man: convert", "man: convert")
    assert (game.food("man"), game.points("man")) == (2, 12)
    assert "convert" not in game.choices()


def test_nobody_converts_during_an_auction() -> None:
    """WL-33: neither the seller nor the bidder, rulings 11 and 56."""
    game = table(laid="food_source famine joker").play("man: sell_joker")
    assert game.asked() == "mammoth: bid"
    assert game.choices() == ["pass", *(str(bid) for bid in range(3, 61))]


def test_intelligence_lays_out_one_more_card_at_any_moment() -> None:
    """WL-35, WL-57: after other actions too, and once a turn."""
    game = table(laid="food_source famine joker", abilities={"man": "intelligence"}, hands={"man": "wheel wheel water"})
    game.play("man: use_food_source", "man: intelligence")
    assert game.asked() == "man: extra"
    assert game.choices() == ["water", "wheel"]
    game.play("man: wheel")
    assert game.laid() == ["wheel", "joker", "famine"]
    assert "intelligence" not in game.choices()
    assert game.hand("man") == ["water", "wheel"]


def test_the_extra_card_is_optional() -> None:
    """WL-35, WL-57: the turn can be ended without it."""
    game = table(laid="food_source famine joker", abilities={"man": "intelligence"}).sell_and_end()
    assert game.active() == "mammoth"


def test_intelligence_gained_in_this_turn_works_at_once() -> None:
    """WL-24, WL-57, ruling 32."""
    game = table(laid="arrow famine joker").play("man: use_arrow", "man: intelligence")
    assert "intelligence" in game.choices()


def test_intelligence_needs_a_hand() -> None:
    """WL-35."""
    game = table(laid="food_source famine joker", abilities={"man": "intelligence"}, hands={"man": ""})
    assert "intelligence" not in game.choices()


def test_the_sale_duty_stays_one_card_with_four() -> None:
    """WL-10, ruling 35."""
    game = table(laid="food_source famine joker", abilities={"man": "intelligence"}, hands={"man": "epidemic"})
    game.play("man: intelligence", "man: epidemic", "man: use_food_source", "man: use_famine", "man: sell_joker")
    game.all_pass()
    assert {"use_epidemic", "end"} <= set(game.choices())


def test_the_free_move_is_made_once_and_is_optional() -> None:
    """WL-18."""
    game = table(laid="food_source famine joker", pieces={"man": "a4 h4"})
    assert "free_move" in game.choices()
    game.play("man: free_move", "man: a4", "man: a5")
    assert "free_move" not in game.choices()
    assert game.sell_and_end().active() == "mammoth"


def test_every_turn_has_its_own_free_move_and_its_own_sale() -> None:
    """WL-10, WL-18: what man did counts for him alone."""
    game = table(laid="food_source famine joker", pieces={"man": "a4 h4", "mammoth": "c3"})
    game.play("man: free_move", "man: a4", "man: a5").sell_and_end()
    for _ in range(3):
        game.play(f"mammoth: {game.choices()[0]}")
    assert "free_move" in game.choices()
    assert "end" not in game.choices()


def test_without_a_piece_that_can_move_there_is_no_free_move() -> None:
    """WL-18, WL-17."""
    assert "free_move" not in table(laid="food_source famine joker").choices()


def test_an_empty_draw_pile_is_renewed_while_drawing() -> None:
    """WL-56: from the discard pile, in the middle of drawing if need be."""
    game = table(laid="food_source famine joker", hands={"man": "forest forest wheel arrow savanna water water"})
    s = game.match.state
    before = s.deck.copy()
    for kind in range(12):  # all but one card of the draw pile lie on the discard pile
        kept = 1 if kind == 1 else 0
        s.discard[kind] += s.deck[kind] - kept
        s.deck[kind] = kept
    from support.boards import with_position

    with_position(game.match, s)
    pile = sum(before) - 1
    game.sell_and_end()
    assert "renewed" in game.story()
    assert len(game.hand("man")) == 10
    assert (
        sum(game.state.deck) == pile + 3 - 2
    )  # the three cards of the turn came back, two were drawn from the new pile
    assert game.discarded() == []
    assert game.is_sound()
