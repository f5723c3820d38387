"""What a bot answers."""

import secrets
from dataclasses import replace
from typing import Any, Final

from gondwana.kernel.ahead.prepare import exercise
from gondwana.kernel.errors import BadOption
from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match

from .at_random import answer_at_random
from .characters import Character, character_of, leaning_of
from .greedy import answer_greedily
from .levels import Level, level_of
from .search import Budget, answer_by_search

WORD: Final = 1 << 64


def choose(
    match: Match,
    seat: int,
    level: str = "strong",
    seed: int | None = None,
    milliseconds: float | None = None,
    iterations: int | None = None,
    character: str | None = None,
    patience: float | None = None,
) -> int:
    """The answer that a bot gives to the open question of a seat; it knows no more than the seat.

    A character has tastes of its own. Patience is in milliseconds: after them any search answers, whatever its budget.

    The same seed gives the same answer, unless the budget is in milliseconds. Runs without the interpreter's lock.

    >>> import gondwana
    >>> from gondwana import bots
    >>> match = gondwana.new("savanna", seats=2, seed=1)
    >>> bots.choose(match, 0, level="greedy", seed=1) in match.legal(0)
    True
    """
    chosen = with_budget(level_at(match.game, level), milliseconds, iterations)
    if patience is not None:
        chosen = replace(chosen, budget=replace(chosen.budget, at_most=patience))
    whose = character_of(character) if character is not None else None
    match.prompt(seat)  # refuses a seat that is not asked
    legal = match.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return answer(match.records(1), seat, chosen, secrets.randbits(64) if seed is None else seed, whose)


def level_at(game: Game, key: str) -> Level:
    """A level that looks as far ahead as a game allows."""
    level = level_of(key)
    return level if game.horizon is None else replace(level, budget=replace(level.budget, horizon=game.horizon))


def with_budget(level: Level, milliseconds: float | None, iterations: int | None) -> Level:
    """A level that thinks for another time than usual."""
    if milliseconds is None and iterations is None:
        return level
    if level.kind != "search":
        raise BadOption(f"level {level.key!r} has no budget")
    if milliseconds is not None and iterations is not None:
        raise BadOption("a budget is in milliseconds or in iterations, not both", ("milliseconds", "iterations"))
    if (milliseconds or iterations or 0) <= 0:
        raise BadOption("a budget must be more than 0")
    budget: Budget = replace(level.budget, milliseconds=milliseconds, iterations=iterations or level.budget.iterations)
    return replace(level, budget=budget)


def answer(states: Any, seat: int, level: Level, seed: int, character: Character | None = None) -> int:
    """The answer of a seat in the first of some records."""
    seed %= WORD
    if level.kind == "random":
        return answer_at_random(states, seat, seed)
    leaning = leaning_of(level.blur, character)
    if level.kind == "greedy":
        return answer_greedily(states, seat, seed, leaning)
    return answer_by_search(states, seat, seed, level.budget, leaning)


@exercise
def use_random(game: Game) -> None:
    """Have the random bot compiled when a game is prepared."""
    _use(game, "random")


@exercise
def use_greedy(game: Game) -> None:
    """Have the greedy bot compiled when a game is prepared."""
    _use(game, "greedy")


@exercise
def use_search(game: Game) -> None:
    """Have the searching bot compiled when a game is prepared."""
    _use(game, "search", iterations=4)


def _use(game: Game, kind: str, iterations: int | None = None) -> None:
    answer(*_opening(game), with_budget(level_at(game, kind), None, iterations), 0)


def _opening(game: Game) -> tuple[Any, int]:
    """The first question of a game: a record, and the seat that is asked."""
    match = Match(game, max(game.seats), game.unattended(), seed=0)
    return match.records(1), match.asked[0]
