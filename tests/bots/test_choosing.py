"""What a bot answers is legal, repeatable, and told apart by its level."""

from dataclasses import replace

import pytest
from support.random_games import random_moves
from support.toy import TOY

import gondwana
from gondwana import bots
from gondwana.bots.choosing import level_at
from gondwana.bots.search import TO_THE_END
from gondwana.kernel.errors import BadOption, BadSeats, GameOver, NotAsked
from gondwana.kernel.match.match import Match

KINDS = ("random", "greedy", "search")
FEW = 8  # iterations


def few(level: str) -> int | None:
    return FEW if level not in ("random", "greedy", "beginner", "casual") else None


@pytest.mark.parametrize("level", [level.key for level in bots.LEVELS])
@pytest.mark.parametrize("game", [gondwana.game("savanna"), TOY], ids=lambda game: game.slug)
def test_every_level_answers_every_question_of_a_game(game: gondwana.Game, level: str) -> None:
    match = Match(game, min(game.seats), game.unattended(), seed=4)
    for _ in range(12):
        if match.over:
            break
        seat = match.asked[-1]
        move = bots.choose(match, seat, level, seed=match.number, iterations=few(level))
        assert move in match.legal(seat)
        match.play(seat, move)


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_search_plays_a_savanna_to_its_end(seats: int) -> None:
    """Lions, Jhay's cards and the last ones too."""
    match = gondwana.new("savanna", seats=seats, seed=seats)
    moves = random_moves(match, seed=seats)
    while match.plain.laid < 18:
        next(moves)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, bots.choose(match, seat, "search", seed=match.number, iterations=FEW))
    assert 1 in match.places or seats == 1


@pytest.mark.parametrize("level", KINDS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    match = gondwana.new("savanna", seats=3, seed=5)
    answers = {bots.choose(match, 1, level, seed=9, iterations=few(level)) for _ in range(3)}
    assert len(answers) == 1


def test_other_seeds_give_other_answers() -> None:
    match = gondwana.new("savanna", seats=3, seed=5)
    assert len({bots.choose(match, 1, "random", seed=seed) for seed in range(20)}) > 2


@pytest.mark.parametrize("level", KINDS)
def test_thinking_changes_nothing(level: str) -> None:
    match = gondwana.new("savanna", seats=2, seed=6)
    before, generator = match.position(), int(match.state["rng"])
    bots.choose(match, 0, level, iterations=few(level))
    assert (match.position(), int(match.state["rng"])) == (before, generator)
    assert match.number == 0


def test_a_forced_answer_is_given_at_once() -> None:
    """The last lot is sold, and the buyer has no coin to offer: an hour would not help."""
    match = Match(TOY, 2, seed=1)
    match.play(0, "5")
    match.play(1, "0")
    assert match.legal(0) == [4]
    assert bots.choose(match, 0, "expert", milliseconds=3_600_000) == 4


def test_time_is_a_budget_too() -> None:
    match = gondwana.new("savanna", seats=2, seed=2)
    assert bots.choose(match, 0, "search", milliseconds=20) in match.legal(0)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    match = gondwana.new("savanna", seats=2, seed=2)
    with pytest.raises(BadOption, match="no level 'genius'") as refused:
        bots.choose(match, 0, "genius")
    assert refused.value.allowed == [level.key for level in bots.LEVELS]


@pytest.mark.parametrize(
    ("level", "budget"),
    [
        ("greedy", {"iterations": 10}),
        ("search", {"iterations": 0}),
        ("search", {"milliseconds": -1.0}),
        ("search", {"iterations": 10, "milliseconds": 10.0}),
    ],
)
def test_an_impossible_budget_is_refused(level: str, budget: dict[str, int]) -> None:
    match = gondwana.new("savanna", seats=2, seed=2)
    with pytest.raises(BadOption, match="budget"):
        bots.choose(match, 0, level, **budget)


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    match = gondwana.new("savanna", seats=2, seed=2)
    match.play(0, match.legal(0)[0])
    with pytest.raises(NotAsked):
        bots.choose(match, 0)
    with pytest.raises(BadSeats):
        bots.choose(match, 2)


def test_nobody_plays_on_when_the_game_is_over() -> None:
    match = gondwana.new("savanna", seats=2, seed=2)
    for _ in random_moves(match, seed=2):
        pass
    with pytest.raises(GameOver):
        bots.choose(match, 0, "random")


def test_a_game_says_how_far_ahead_a_search_looks() -> None:
    """A long game is judged by its value after so many questions; the other levels stay as they are."""
    far, near = gondwana.game("savanna"), gondwana.game("dominant-species")
    assert level_at(far, "strong").budget.horizon == TO_THE_END
    assert level_at(near, "strong").budget == replace(level_at(far, "strong").budget, horizon=near.horizon)
    assert level_at(near, "expert").budget.trees == 2
