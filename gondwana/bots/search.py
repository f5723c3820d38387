"""The searching bot: information-set Monte-Carlo tree search.

It never looks at the record as it is: before every iteration what its seat can't know is dealt anew, and chance gets a
fresh generator. At the root all answers are tried equally often, under the same guesses; then the better half of them,
and so on (sequential halving): with a small budget this finds the best answer more often than a rule that also wants
to do well on the way. Below the root every seat goes down a tree of its own (see tree), guided by the game's `prior`;
where its tree ends it gives the most promising answers, to the end of the game or to a horizon where the game's `value`
judges.

Several trees grow side by side, in threads without the interpreter's lock, and agree after every halving.
"""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gondwana.kernel.compiler.rule import loop, rule
from gondwana.kernel.game.dispatch import legal, prior, replace
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.rules.chance import GOLDEN, MASK, word
from gondwana.kernel.rules.records import Ints

from .playout import GUESS, TRUTH, Desk, iterate, new_desk
from .room import Floats, answers, copies, floats
from .tree import Tree, new_tree

TO_THE_END: Final = 1 << 20  # no horizon
SLOTS_EACH: Final = 64  # slots of the table for one iteration: a few nodes with their answers
SLOTS_TIMED: Final = 1 << 17  # for a budget in time
TRIES: Final = 20  # iterations that the budget must hold for an answer to be considered at all
MOST_TIMED: Final = 32  # answers that are considered with a budget in time
STRIDE: Final = 0xD1B54A32D192ED03  # between the seeds of two trees
QUICK: Final = 0.001  # seconds between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long a search may think: so many iterations, or so long; how far ahead; in how many trees."""

    iterations: int = 200
    milliseconds: float | None = None
    horizon: int = TO_THE_END  # questions ahead
    trees: int = 1


@loop
def promising_first(states: Any, seat: int, key: Any, moves: Ints, promises: Floats) -> int:
    """The answers of a seat, the most promising first; how many."""
    replace(states, GUESS, TRUTH)
    redeal_at(states, GUESS, seat, key)
    s = states[GUESS]
    count = legal(s, seat, moves)
    for place in range(count):
        promises[place] = prior(s, seat, moves[place])
    best_first(moves, promises, count)
    return count


@rule
def best_first(moves: Ints, points: Floats, count: int) -> None:
    """Sort answers by their points; equal ones stay in order."""
    for place in range(1, count):
        move, mark = moves[place], points[place]
        before = place - 1
        while before >= 0 and points[before] < mark:
            moves[before + 1], points[before + 1] = moves[before], points[before]
            before -= 1
        moves[before + 1], points[before + 1] = move, mark


@loop
def try_each(
    states: Any,
    seat: int,
    moves: Ints,
    count: int,
    times: int,
    key: Any,
    tree: Tree,
    desk: Desk,
    horizon: int,
    points: Floats,
) -> Any:
    """Try each answer so many times, all of them under the same guesses; the key of the next guess."""
    for _ in range(times):
        for place in range(count):
            points[place] += iterate(states, seat, moves[place], key, tree, desk, horizon)
        key = (key + GOLDEN) & MASK
    return key


class Thinker:
    """One tree with what belongs to it."""

    def __init__(self, states: Any, seat: int, seed: int, slots: int, horizon: int) -> None:
        self.states, self.seat, self.horizon = copies(states, 2), seat, horizon
        self.key = word(seed)
        self.tree, self.desk = new_tree(slots), new_desk()
        self.points = floats(len(self.desk.moves))

    def answers(self, moves: Ints) -> int:
        """List the answers, the most promising first; how many."""
        count = int(promising_first(self.states, self.seat, self.key, moves, self.points))
        for place in range(count):
            self.points[place] = 0.0  # what is promising has no points yet
        return count

    def try_each(self, moves: Ints, count: int, times: int) -> None:
        """Try each of the first answers so many times."""
        self.key = try_each(
            self.states,
            self.seat,
            moves,
            count,
            times,
            word(int(self.key)),
            self.tree,
            self.desk,
            self.horizon,
            self.points,
        )


class Search:
    """A search for the best answer of one seat."""

    def __init__(self, states: Any, seat: int, seed: int, budget: Budget) -> None:
        self.budget = budget
        slots = SLOTS_TIMED if budget.milliseconds else SLOTS_EACH * budget.iterations // budget.trees
        seeds = [(seed + number * STRIDE) % 2**64 for number in range(budget.trees)]
        self.thinkers = [Thinker(states, seat, each, slots, budget.horizon) for each in seeds]
        self.moves = answers()
        self.points = floats(len(self.moves))

    def answer(self) -> int:
        """The answer that is left after all halvings."""
        began = time.perf_counter()
        count = min(self.thinkers[0].answers(self.moves), self._most())
        rounds = (count - 1).bit_length()
        for turn in range(rounds):
            if self.budget.milliseconds:
                self._until(count, began + self.budget.milliseconds / 1000 * (turn + 1) / rounds)
            else:
                share = self.budget.iterations // (rounds * count * len(self.thinkers))
                self._all(count, max(1, share))
            self._agree(count)
            count = (count + 1) // 2
        return int(self.moves[0])

    def _most(self) -> int:
        return MOST_TIMED if self.budget.milliseconds else max(2, self.budget.iterations // TRIES)

    def _all(self, count: int, times: int) -> None:
        """Every tree tries each answer so many times."""
        if len(self.thinkers) == 1:
            self.thinkers[0].try_each(self.moves, count, times)
            return
        waiting = [_threads().submit(thinker.try_each, self.moves, count, times) for thinker in self.thinkers]
        for done in waiting:
            done.result()

    def _until(self, count: int, deadline: float) -> None:
        """Go on until it is time; look at the clock now and then."""
        times = 1
        while (now := time.perf_counter()) < deadline:
            self._all(count, times)
            times = times * 2 if time.perf_counter() - now < QUICK else max(1, times // 2)

    def _agree(self, count: int) -> None:
        """Sort the answers by what all trees together found; every tree keeps its own points in the same order."""
        order = sorted(range(count), key=lambda place: -sum(thinker.points[place] for thinker in self.thinkers))
        moves = [int(self.moves[place]) for place in order]
        for thinker in self.thinkers:
            points = [float(thinker.points[place]) for place in order]
            for place in range(count):
                thinker.points[place] = points[place]
        for place in range(count):
            self.moves[place] = moves[place]


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count(), "trees")


def answer_by_search(states: Any, seat: int, seed: int, budget: Budget) -> int:
    """The best answer of a seat in the first of some records that a search finds."""
    return Search(states, seat, seed, budget).answer()
