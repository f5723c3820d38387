"""Bots bid sensibly and sell what they need least; in few games they are as strong as docs/bots.md says over many."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from support.contract import at_record, guessed
from support.random_games import random_match
from support.strength import wins_at_least
from support.wildlife import Table, fill, table, together

from gondwana import bots
from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.bot.prices import HIGHEST_PRICE
from gondwana.games.wildlife.prompts import Act, Event, Prompt
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.match.match import Match

ROOT = Path(__file__).parents[3]
compiled_only = pytest.mark.skipif(INTERPRET, reason="takes an hour as plain Python")


def answer(game: Table, level: str = "greedy", seed: int = 1) -> str:
    """What a bot answers to the open question."""
    seat = game.match.asked[0]
    move = bots.choose(game.match, seat, level, seed=seed)
    return game.match.game.questions[game.match.prompt(seat)].answer.word(move)


def hammered(game: Table, level: str = "greedy") -> Table:
    """Bots bid until the auction is decided."""
    while game.asked().endswith(": bid"):
        game.play(f"{game.asked().split(':')[0]}: {answer(game, level)}")
    return game


LEVELS = [level.key for level in bots.LEVELS]


def thought(match: Match, seat: int, level: str, few: int = 8) -> int:
    """The answer of a bot that thinks only shortly."""
    searches = level in ("search", "skilled", "strong", "expert")
    return bots.choose(match, seat, level, seed=match.number, iterations=few if searches else None)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_every_question(level: str) -> None:
    """From the auction of species to the first auctions of cards."""
    match = Match(WILDLIFE, 3, {option.key: "on" for option in WILDLIFE.options}, seed=4)
    for _ in range(20 if INTERPRET else 60):
        seat = match.asked[0]
        move = thought(match, seat, level)
        assert move in match.legal(seat)
        match.play(seat, move)


@pytest.mark.parametrize("moves", [20, 60, 150, 300])
def test_hidden_hands_and_the_draw_pile_do_not_change_an_answer(moves: int) -> None:
    """WL-55: a bot knows what its seat knows."""
    match = random_match(WILDLIFE, 4, seed=moves, moves=moves)
    seat = match.asked[0]
    other = at_record(match, guessed(match, seat, key=9))
    assert (other.state["hand"] != match.state["hand"]).any()
    for level in ("greedy", "search", "beginner"):
        assert thought(match, seat, level, few=24) == thought(other, seat, level, few=24)


PROGRAM = """
import json, gondwana
from gondwana import bots

said = []
for seats in (2, 4):
    match = gondwana.new("wildlife", seats=seats, seed=seats)
    while match.number < 260:
        seat = match.asked[0]
        if match.number % 9 == 0:
            for level in ("beginner", "greedy", "search"):
                few = 5 if level == "search" else None
                said.append(bots.choose(match, seat, level, seed=match.number, iterations=few))
        match.play(seat, bots.choose(match, seat, "casual", seed=match.number))
    said.append(match.scores)
print(json.dumps(said))
"""


def said_by_bots(interpret: bool) -> str:
    environment = {**os.environ, "GONDWANA_INTERPRET": "1" if interpret else "", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-c", PROGRAM]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout


@compiled_only
@pytest.mark.slow
def test_both_modes_give_the_same_answers() -> None:
    assert said_by_bots(interpret=True) == said_by_bots(interpret=False)


# bidding


def test_nobody_bids_for_a_card_that_is_of_no_use_to_him() -> None:
    """Man and mammoth can do nothing in the water or in the desert."""
    for card in ("water", "desert"):
        game = table("snake man mammoth", laid=f"{card} famine joker").play(f"snake: sell_{card}")
        assert hammered(game).story()[-1] == "unsold"


def test_a_useful_card_is_bought_and_used() -> None:
    """Man reproduces in the steppe; the snake and the crocodile don't."""
    game = table("snake man crocodile", {"man": "d9"}, laid="steppe famine joker").play("snake: sell_steppe")
    hammered(game)
    assert game.asked() == "man: bought"
    assert 8 - HIGHEST_PRICE <= game.food("man") <= 5
    assert answer(game) == "execute"


def test_two_who_want_a_card_drive_its_price_up() -> None:
    """An arrow brings everybody an ability."""
    game = table("snake man mammoth eagle", laid="arrow famine joker", food={"man": 20, "mammoth": 20, "eagle": 20})
    hammered(game.play("snake: sell_arrow"))
    assert 11 <= game.food("snake") <= 8 + HIGHEST_PRICE
    assert game.food("snake") > 8 + 3


@pytest.mark.parametrize("card", ["arrow", "wheel", "joker", "savanna"])
def test_nobody_goes_far_into_debt_for_a_card(card: str) -> None:
    """Without food at most a point is moved back."""
    game = table("snake man mammoth", laid=f"{card} famine forest", food={"man": 0, "mammoth": 0})
    hammered(game.play(f"snake: sell_{card}"))
    assert min(game.points("man"), game.points("mammoth")) >= 9


def test_no_level_makes_an_absurd_bid() -> None:
    """Not even who judges roughly."""
    game = table("snake man mammoth", laid="arrow famine joker").play("snake: sell_arrow")
    for seed in range(60):
        bid = bots.choose(game.match, game.seat("man"), "beginner", seed=seed)
        assert bid <= HIGHEST_PRICE


# selling


def first_sold(level: str, seed: int) -> str:
    """What a bot that leads man auctions first, of two steppes and a desert."""
    pieces = together(fill("steppe_large", man=2, mammoth=2), {"snake": "c1"})
    game = table("man mammoth snake", pieces, laid="steppe steppe desert")
    while True:
        word = answer(game, level, seed)
        if word.startswith("sell_"):
            return word.removeprefix("sell_")
        game.play(f"{game.asked().split(':')[0]}: {word}")


def test_who_must_sell_sells_what_he_needs_least() -> None:
    """Man can do nothing in the desert; two placements in the steppe are worth more to him than their price."""
    assert first_sold("greedy", seed=1) == "desert"


@compiled_only
def test_a_search_hardly_ever_sells_what_it_needs() -> None:
    """A short search tries few answers, under guesses: now and then it parts with a steppe."""
    sold = [first_sold("search", seed) for seed in range(8)]
    assert sold.count("desert") >= 6


# whole games


@pytest.mark.parametrize("seats", [3] if INTERPRET else [3, 4, 6])
def test_bots_neither_go_bankrupt_nor_give_cards_away(seats: int) -> None:
    """Prices lie between the lowest bid and what a card can bring; what is bought is used; nobody sinks."""
    prices, used = [], Counter[str]()
    for seed in range(1 if INTERPRET else 6):
        match = Match(WILDLIFE, seats, seed=seed)
        while not match.over:
            seat = match.asked[0]
            bought = match.prompt(seat) == Prompt.BOUGHT
            move = bots.choose(match, seat, "greedy", seed=match.number)
            match.play(seat, move)
            used["used" if move else "left"] += bought
            prices += [told[4] for told in match.entries[-1].told if told[0] == Event.SOLD]
            assert min(match.plain.scores) >= -3
        assert min(match.scores) > 20
    assert max(prices) <= HIGHEST_PRICE
    assert 4 < sum(prices) / len(prices) < HIGHEST_PRICE
    assert used["left"] <= 0.1 * used["used"]


def test_bots_turn_food_into_points_before_the_end() -> None:
    """WL-67: food left over is worth nothing but its category."""
    game = table("man mammoth snake", laid="famine joker savanna", food={"man": 20}, ending=1, auctions=1)
    game.match.play(0, bots.choose(game.match, 0, "greedy", seed=1))
    while game.active() == "man" and not game.match.over:
        assert game.match.entries[-1].move != Act.END or game.food("man") < 3
        game.play(f"{game.asked().split(':')[0]}: {answer(game)}")
    assert game.food("man") < 3


# strength


@compiled_only
def test_greedy_beats_random() -> None:
    assert wins_at_least(0.95, "wildlife", ["greedy", "random"], games=40)


@compiled_only
@pytest.mark.slow
def test_search_beats_greedy() -> None:
    assert wins_at_least(0.65, "wildlife", ["search", "greedy"], games=20, iterations=100)


@compiled_only
def test_search_beats_three_greedy_ones() -> None:
    """A quarter would be as good as they are."""
    bots_here = ["search", "greedy", "greedy", "greedy"]
    assert wins_at_least(0.4, "wildlife", bots_here, games=8, iterations=100)
