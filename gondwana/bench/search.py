"""How many iterations a second the searching bot makes, and how much of its time is not the game's own rules."""

import time
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from gondwana.bots.choosing import choose, level_at
from gondwana.bots.playout import GUESS, TRUTH, Desk, judge, new_desk, play_on
from gondwana.bots.search import Search
from gondwana.bots.tree import Tree, new_tree
from gondwana.games import game as game_of
from gondwana.kernel.compiler.rule import loop
from gondwana.kernel.game.dispatch import replace
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import GOLDEN, MASK, word
from gondwana.kernel.rules.header import NONE

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


@loop
def without_tree(
    states: Any, seat: int, first: int, times: int, key: Any, tree: Tree, desk: Desk, horizon: int
) -> None:
    """The rules of so many iterations and nothing else: guess, play by promise alone, judge."""
    for _ in range(times):
        replace(states, GUESS, TRUTH)
        redeal_at(states, GUESS, seat, key)
        s = states[GUESS]
        for owner in range(s.seats):
            desk.here[owner] = NONE
        play_on(s, seat, first, tree, desk, horizon)
        judge(s, desk)
        key = (key + GOLDEN) & MASK


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


def outside(match: Match) -> float | None:
    """The share of a search's time that its tree and its halvings take; None where nothing sensible is to choose."""
    seat, states = match.asked[0], match.records(2)
    budget = level_at(match.game, "search").budget
    desk, tree = new_desk(), new_tree(1)
    bare, whole = [], []
    for turn in range(ROUNDS):
        begun = time.perf_counter()
        search = Search(states, seat, turn, budget)
        move = search.answer()
        taken, tried = time.perf_counter() - begun, int(search.thinkers[0].tree.visits[seat])
        if tried == 0:
            return None
        whole.append(taken / tried)
        begun = time.perf_counter()
        without_tree(states, seat, move, budget.iterations, word(turn), tree, desk, search.thinkers[0].horizon)
        bare.append((time.perf_counter() - begun) / budget.iterations)
    return max(0.0, 1.0 - min(bare) / min(whole))
