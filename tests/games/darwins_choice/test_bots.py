"""The bots at this game: they answer every question, know no more than their seat, and play well (see docs/bots.md).

Deals are paired and budgets are iterations, so the games are the same on every machine.
"""

import pytest
from support.contract import at_record, guessed
from support.darwins_choice import QUESTIONS, card_like, table
from support.random_games import random_match
from support.strength import Share, wins_at_least

import gondwana
from gondwana import bots
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.prompts import Prompt
from gondwana.games.darwins_choice.tables import DECK
from gondwana.kernel.compiler.mode import INTERPRET

FEW = 2 if INTERPRET else 8  # iterations
compiled = pytest.mark.skipif(INTERPRET, reason="takes hours as plain Python")


def wins(least: float, *bots: str, games: int, iterations: int | None = None, **options: str) -> Share:
    return wins_at_least(least, "darwins-choice", bots, games, iterations, options)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_answers_every_question(level: str) -> None:
    """Asked now and then in random games; the rare questions are built by hand below."""
    left, seed = set(QUESTIONS) - {Prompt.CHANGE, Prompt.REPLACE, Prompt.ASSIGN}, 0
    while left:
        seed += 1
        match = gondwana.new("darwins-choice", seats=2 + seed % 3, seed=seed)
        while not match.over and left:
            seat = match.asked[0]
            if match.prompt(seat) in left and len(match.legal(seat)) > 1:
                left.discard(match.prompt(seat))
                few = FEW if level == "search" else None
                move = bots.choose(match, seat, level, seed=match.number, iterations=few)
                assert move in match.legal(seat)
            else:
                move = bots.choose(match, seat, "random", seed=match.number)
            match.play(seat, move)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_answers_within_a_double_mutation(level: str) -> None:
    head, body = (
        card_like("head", hearts=0, cold=0, heat=0),
        card_like("body", cold=0, heat=0, hearts=0, tail=1, legs=2),
    )
    legs, tail = card_like("single_legs", cold=0, heat=0), card_like("tail", cold=0, heat=0)
    game = table("bb03", [f"1a bb03: {head} {body} {legs} * 6"], hands={0: f"{tail} {other_legs(legs)} b070-w"})
    game.play("1a", "double")
    for _ in range(3):
        if game.match.asked != [0] or game.prompt() not in ("change", "replace"):
            break
        move = bots.choose(game.match, 0, level, seed=1, iterations=FEW if level == "search" else None)
        assert move in game.match.legal(0)
        game.match.play(0, move)


def other_legs(key: str) -> str:
    """Another pair of legs."""
    return next(card.key for card in DECK if card.part == 3 and card.key != key and not any(card.symbols[6:]))


def test_hidden_cards_do_not_change_an_answer() -> None:
    """A bot sees neither the other hands nor the piles."""
    varied = 0
    for moves in (12, 25, 31, 45, 60):
        match = random_match(DARWINS_CHOICE, 2, moves, moves)
        seat = match.asked[0]
        for key in (1, 2):
            other = at_record(match, guessed(match, seat, key))
            varied += other.position() != match.position()
            for level, few in (("greedy", None), ("search", FEW)):
                said = [bots.choose(one, seat, level, seed=5, iterations=few) for one in (match, other)]
                assert said[0] == said[1]
    assert varied > 3


def test_looking_changes_nothing() -> None:
    """A bot thinks on copies; its plan never lies in the match."""
    match = random_match(DARWINS_CHOICE, 2, 3, 24)
    before = match.state.tobytes()
    for level, few in (("greedy", None), ("search", FEW)):
        bots.choose(match, match.asked[0], level, seed=1, iterations=few)
    assert match.state.tobytes() == before
    assert match.plain.plan_for == match.plain.plan_kind == 0


@pytest.mark.parametrize("level", ["greedy", "search", "beginner"])
def test_a_starving_species_is_saved_in_the_last_era(level: str) -> None:
    """Two others take all plants of the savanna; next door there is enough for it."""
    big = [f"2{letter} bb14: herbivore 9 9 4" for letter in "ab"]
    for seed in range(2 if INTERPRET else 6):
        game = table("bb14 bb16", ["1a bb14: herbivore 3 2 2 * 7", *big], era=4, eras=4)
        while game.match.asked == [0]:
            few = 4 * FEW if level == "search" else None
            game.match.play(0, bots.choose(game.match, 0, level, seed=seed, iterations=few))
        assert game.s.slot[0] == 1


@compiled
def test_greedy_beats_random() -> None:
    assert wins(0.95, "greedy", "random", games=40)


@compiled
def test_search_beats_greedy() -> None:
    assert wins(0.6, "search", "greedy", games=8, iterations=60)


@compiled
@pytest.mark.parametrize("options", [{"box": "base"}, {"children": "yes"}], ids=str)
def test_greedy_beats_random_in_the_variants(options: dict[str, str]) -> None:
    assert wins(0.85, "greedy", "random", games=20, **options)
