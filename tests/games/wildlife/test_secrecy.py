"""Hands and draw pile are secret, everything else is open (WL-55)."""

import json
from collections import Counter

import pytest
from support.boards import live, recorded, twin_of, with_position
from support.random_games import random_match
from support.wildlife import new, table

from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.flow import Stage
from gondwana.games.wildlife.redeal import redeal
from gondwana.games.wildlife.tables import KINDS, Card
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.match.match import Match

MATCHES = 6 if INTERPRET else 20


def seen_by(match: Match, seat: int | None) -> str:
    """Everything that a seat, or an onlooker, is shown."""
    ask = None if seat is None else match.ask(seat)
    return json.dumps([match.view(seat), ask, match.log(seat)])


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    """WL-55."""
    game = table(stage=Stage.LAY, hands={"man": "forest wheel", "mammoth": "water water"})
    other = table(stage=Stage.LAY, hands={"man": "forest wheel", "mammoth": "desert joker"})
    assert [card["card"] for card in game.match.view(0)["hand"]] == ["forest", "wheel"]
    assert game.match.view(None)["hand"] is None
    for seat in (0, 2, None):
        assert seen_by(game.match, seat) == seen_by(other.match, seat)
    assert seen_by(game.match, 1) != seen_by(other.match, 1)


def test_played_and_discarded_cards_are_open() -> None:
    """WL-55."""
    game = table(laid="food_source famine joker").sell_and_end("joker")
    view = game.match.view(2)
    assert [card["card"] for card in view["discard"]] == ["joker", "food_source", "famine"]
    game = table(laid="food_source famine joker")
    assert [card["card"] for card in game.match.view(2)["turn"]["laid"]] == ["joker", "food_source", "famine"]


def test_food_points_and_abilities_are_open() -> None:
    """WL-55."""
    game = table(laid="food_source famine joker", food={"man": 5}, abilities={"man": "food"}, reserve={"man": 7})
    seen = game.match.view(None)["seats"][0]
    assert (seen["food"], seen["points"], seen["reserve"]) == (5, 10, 7)
    assert seen["abilities"] == [{"thing": "owned:0:food", "ability": "food", "count": 1, "used": 0}]


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(seats: int) -> None:
    """WL-55: over random positions, with every seat."""
    for number in range(MATCHES):
        match = random_match(WILDLIFE, seats, seed=number, moves=40 + 97 * number % 900)
        for seat in range(seats):
            guessed = twin_of(match)
            s = live(guessed)
            redeal(s, seat)
            other = with_position(match.copy(), recorded(s) if INTERPRET else s)
            assert other.view(seat) == match.view(seat)
            if seat in match.asked:
                one, same = match.ask(seat), other.ask(seat)
                assert one is not None
                assert same is not None
                assert (one["text"], one["choices"]) == (same["text"], same["choices"])


@pytest.mark.parametrize("variant", ["off", "on"])
def test_a_guess_agrees_with_what_everybody_saw(variant: str) -> None:
    """WL-55, WL-51, WL-56: the sizes of hands, the renewed draw pile, the arrows of the deal."""
    for seed in range(MATCHES):
        match = Match(WILDLIFE, 4, {"several_abilities": variant}, seed=seed)
        for _ in range(60 * seed):
            if match.over:
                break
            seat = match.asked[0]
            match.play(seat, match.legal(seat)[-1 - seed % 2 if len(match.legal(seat)) > 1 else 0])
        before = twin_of(match)
        for seat in range(4):
            s = live(twin_of(match))
            redeal(s, seat)
            assert list(s.hand[seat]) == list(before.hand[seat])
            for other in range(4):
                assert sum(s.hand[other]) == sum(before.hand[other])
                assert not before.promised[other] or s.hand[other, Card.ARROW] > 0
            for kind in range(KINDS):
                assert 0 <= s.deck[kind] <= s.renewed[kind]
                held = sum(s.hand[other, kind] for other in range(4))
                was = sum(before.hand[other, kind] for other in range(4))
                assert held + s.deck[kind] == was + before.deck[kind]
            assert s.reveals == before.reveals


def test_guesses_differ_and_are_fair() -> None:
    """WL-55: over many guesses every unseen card turns up in another's hand about as often as its copies say."""
    game = new(3, seed=4)
    turned_up: Counter[int] = Counter()
    unseen = [sum(game.state.hand[other][kind] for other in (1, 2)) + game.state.deck[kind] for kind in range(KINDS)]
    rounds = 300
    state = twin_of(game.match)
    for _ in range(rounds):
        s = live(state)
        redeal(s, 0)
        for kind in range(KINDS):
            turned_up[kind] += s.hand[1, kind]
        state.rng = int(s.rng)
    for kind in range(KINDS):
        expected = 10 * rounds * unseen[kind] / 100
        assert abs(turned_up[kind] - expected) < 6 * (expected**0.5) + 6
