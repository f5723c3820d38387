"""How many iterations a second the searching bot makes, and how much of its time is not the game's own rules."""

import time
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from gondwana.bots.choosing import choose, level_at
from gondwana.bots.room import answers
from gondwana.bots.search import Search, Thinker
from gondwana.games import game as game_of
from gondwana.kernel.match.match import Match

ITERATIONS: Final = 400
ROUNDS: Final = 3  # of each measurement: the quickest counts
POSITIONS: Final = 8  # from the first question to the end of a game among quick bots
COMPANY: Final = "casual"  # who plays the game that they are taken from


@dataclass(frozen=True)
class Thought:
    """Iterations a second, one tree, at the first question of a game; what the search itself takes in any position."""

    game: str
    seats: int
    iterations: float
    outside: float  # the share of a search's time that is spent outside rules, value and prior


def measure(slug: str, seats: int, count: int = POSITIONS) -> Thought:
    """Let the bot think about its first answer, and about others of a game."""
    game = game_of(slug)
    match = Match(game, seats, game.unattended(), seed=1)
    seat = match.asked[0]
    choose(match, seat, level="search", seed=1, iterations=20)  # what must be loaded is not measured
    begun = time.perf_counter()
    choose(match, seat, level="search", seed=1, iterations=ITERATIONS)
    pace = ITERATIONS / (time.perf_counter() - begun)
    shares = (outside(each) for each in positions(slug, seats, count))
    return Thought(slug, seats, pace, median(share for share in shares if share is not None))


def positions(slug: str, seats: int, count: int) -> list[Match]:
    """Matches at questions with a choice, evenly spread over a game."""
    game = game_of(slug)
    match, passed = Match(game, seats, game.unattended(), seed=2), []
    while not match.over:
        seat = match.asked[0]
        if len(match.legal(seat)) > 2:
            passed.append(match.copy())
        match.play(seat, choose(match, seat, COMPANY, seed=match.number))
    return passed[:: max(1, len(passed) // count)][:count]


def without_tree(states: Any, seat: int, seed: int, horizon: int) -> Thinker:
    """One whose table is full from the start: it guesses, plays by promise alone and judges, as the rules have it."""
    thinker = Thinker(states, seat, seed, 1, horizon)
    thinker.tree.used[0] = len(thinker.tree.key)
    return thinker


def outside(match: Match) -> float | None:
    """The share of a search's time that its tree and its halvings take; None where nothing sensible is to choose."""
    seat, states = match.asked[0], match.records(2)
    budget = level_at(match.game, "search").budget
    moves = answers()
    bare, whole = [], []
    for turn in range(ROUNDS):
        begun = time.perf_counter()
        search = Search(states, seat, turn, budget)
        move = search.answer()
        taken, tried = time.perf_counter() - begun, int(search.thinkers[0].tree.visits[seat])
        if tried == 0:
            return None
        whole.append(taken / tried)
        bound = without_tree(states, seat, turn, search.thinkers[0].horizon)
        moves[0] = move
        begun = time.perf_counter()
        bound.try_each(moves, 1, budget.iterations)
        bare.append((time.perf_counter() - begun) / budget.iterations)
    return max(0.0, 1.0 - min(bare) / min(whole))
