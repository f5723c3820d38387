"""The searching bot: information-set Monte-Carlo tree search.

It never looks at the record as it is: before every iteration what its seat can't know is dealt anew, and chance gets a
fresh generator. At the root all answers are tried equally often, under the same guesses; then the better half of them,
and so on (sequential halving): with a small budget this finds the best answer more often than a rule that also wants
to do well on the way. What an answer promises by the game's `prior` counts like a few tries of it. Below the root every
seat goes down a tree of its own (see tree), guided by `prior`; where its tree ends it gives the most promising answers,
to the end of the game or to a horizon where the game's `value` judges.

Several trees grow side by side, in threads without the interpreter's lock, and agree after every halving. When one
answer is clearly the best, or when it has taken longer than anybody waits, the search ends before its budget does.
"""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any, Final

from gondwana.kernel.compiler.rule import loop, rule
from gondwana.kernel.game.dispatch import replace
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.rules.chance import GOLDEN, MASK, word
from gondwana.kernel.rules.questions import prompt
from gondwana.kernel.rules.records import Ints

from .leaning import STRAIGHT, Leaning
from .misjudging import misjudged, stake
from .playout import GUESS, ONLY_RIVAL, RIVAL, TRUTH, Desk, iterate, new_desk
from .room import Floats, answers, copies, floats
from .sense import consider
from .tree import Tree, new_tree
from .whole_game import field

TO_THE_END: Final = 1 << 20  # no horizon
SLOTS_EACH: Final = 64  # slots of the table for one iteration: a few nodes with their answers
SLOTS_TIMED: Final = 1 << 17  # for a budget in time
TRIES: Final = 20  # iterations that the budget must hold for an answer to be considered at all
MOST_TIMED: Final = 32  # answers that are considered with a budget in time
STRIDE: Final = 0xD1B54A32D192ED03  # between the seeds of two trees
QUICK: Final = 0.001  # seconds between two looks at the clock
PORTION: Final = 256  # iterations between two looks at the clock, where the budget counts iterations
PATIENCE: Final = 2500.0  # milliseconds that anybody waits for an answer, whatever the budget
CLEAR: Final = 4.0  # standard errors by which an answer must lead to be clearly the best
ENOUGH: Final = 12  # tries of each answer before that is asked
# How many tries the game's word for an answer is worth: of what seems equally good, the more promising is taken.
HUNCH: Final = 3.0
FAINT: Final = 1e-4  # the share of all promise below which an answer promises no less


@dataclass(frozen=True)
class Budget:
    """How long a search may think: so many iterations, or so long; how far ahead; in how many trees."""

    iterations: int = 200
    milliseconds: float | None = None
    at_most: float = PATIENCE  # milliseconds after which it answers, though iterations are left
    horizon: int = TO_THE_END  # questions ahead at a table of two: with more seats a turn has more of them
    trees: int = 1


@loop
def promising_first(states: Any, seat: int, key: Any, moves: Ints, promises: Floats) -> int:
    """The answers of a seat that are not foolish, the most promising first; how many."""
    replace(states, GUESS, TRUTH)
    redeal_at(states, GUESS, seat, key)
    count = consider(states[GUESS], seat, moves, promises)
    best_first(moves, promises, count)
    return count


@loop
def misjudge(states: Any, key: Any, moves: Ints, count: int, leaning: Leaning, tilts: Floats) -> None:
    """By how many stakes a bot misjudges each of some answers."""
    for place in range(count):
        tilts[place] = misjudged(leaning, key, prompt(states[TRUTH]), moves[place])


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
    squares: Floats,
) -> Any:
    """Try each answer so many times, all of them under the same guesses; the key of the next guess."""
    for _ in range(times):
        for place in range(count):
            reward = iterate(states, seat, moves[place], key, tree, desk, horizon)
            points[place] += reward
            squares[place] += reward * reward
        key = (key + GOLDEN) & MASK
    return key


class Thinker:
    """One tree with what belongs to it."""

    def __init__(self, states: Any, seat: int, seed: int, slots: int, horizon: int, rival: float = RIVAL) -> None:
        self.states, self.seat, self.horizon = copies(states, 2), seat, horizon
        self.key = word(seed)
        self.tree, self.desk = new_tree(slots), new_desk(rival)
        self.points, self.squares = floats(len(self.desk.moves)), floats(len(self.desk.moves))
        self.promises = floats(len(self.desk.moves))

    def answers(self, moves: Ints) -> int:
        """List the answers, the most promising first; how many."""
        return int(promising_first(self.states, self.seat, self.key, moves, self.promises))

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
            self.squares,
        )


class Search:
    """A search for the best answer of one seat."""

    def __init__(self, states: Any, seat: int, seed: int, budget: Budget, leaning: Leaning = STRAIGHT) -> None:
        self.budget, self.leaning, self.began = budget, leaning, time.perf_counter()
        slots = SLOTS_TIMED if budget.milliseconds else SLOTS_EACH * budget.iterations // budget.trees
        seeds = [(seed + number * STRIDE) % 2**64 for number in range(budget.trees)]
        seats = int(field(states, "seats"))
        rival = (ONLY_RIVAL if seats == 2 else RIVAL) + leaning.rival
        horizon = budget.horizon * max(2, seats) // 2
        self.thinkers = [Thinker(states, seat, each, slots, horizon, rival) for each in seeds]
        self.moves = answers()
        self.points = floats(len(self.moves))
        self.tilts = floats(len(self.moves))
        self.hunches = floats(len(self.moves))
        self.tried = 0  # how often each answer was tried that is still considered

    def answer(self) -> int:
        """The answer that is left after all halvings, or the one that is clear before."""
        sensible = self.thinkers[0].answers(self.moves)
        count = min(sensible, self._most())
        self._have_hunches(sensible)
        self._misjudge(count)
        rounds = (count - 1).bit_length()
        for turn in range(rounds):
            if self.budget.milliseconds:
                self._until(count, self._due(self.budget.milliseconds * (turn + 1) / rounds))
            else:
                self._so_often(count, max(1, self.budget.iterations // (rounds * count * len(self.thinkers))))
            self._agree(count)
            if self._is_clear() or time.perf_counter() > self._due(self.budget.at_most):
                break
            count = (count + 1) // 2
        return int(self.moves[0])

    def _most(self) -> int:
        return MOST_TIMED if self.budget.milliseconds else max(2, self.budget.iterations // TRIES)

    def _due(self, milliseconds: float) -> float:
        """The time after so many milliseconds."""
        return self.began + milliseconds / 1000

    def _have_hunches(self, count: int) -> None:
        """The logarithms of what answers promise: it matters how many times more one promises than another."""
        promises = self.thinkers[0].promises
        total = max(FAINT, sum(promises[place] for place in range(count)))
        for place in range(count):
            self.hunches[place] = HUNCH * log(max(FAINT, promises[place] / total))

    def _misjudge(self, count: int) -> None:
        if self.leaning != STRAIGHT:
            first = self.thinkers[0]
            misjudge(first.states, word(int(first.key)), self.moves, count, self.leaning, self.tilts)

    def _so_often(self, count: int, times: int) -> None:
        """Try each answer so many times; in portions, so that nobody waits too long."""
        portion = max(1, PORTION // count)
        while times > 0 and time.perf_counter() < self._due(self.budget.at_most):
            self._all(count, min(times, portion))
            times -= portion

    def _all(self, count: int, times: int) -> None:
        """Every tree tries each answer so many times."""
        self.tried += times * len(self.thinkers)
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
        """Sort the answers by what all trees together found, as the bot sees it."""
        spread = self._spread(count)
        for place in range(count):
            found = sum(thinker.points[place] for thinker in self.thinkers)
            self.points[place] = found + spread * self.hunches[place]
        unit = stake(self.points, count) if self.leaning != STRAIGHT else 0.0
        order = sorted(range(count), key=lambda place: -(self.points[place] + unit * self.tilts[place]))
        found_by_trees = (row for each in self.thinkers for row in (each.points, each.squares))
        kept = [self.moves, self.tilts, self.hunches, *found_by_trees]
        for row in kept:
            ordered = [row[place] for place in order]
            for place in range(count):
                row[place] = ordered[place]

    def _spread(self, count: int) -> float:
        """How far the rewards of an answer lie apart, on average."""
        if self.tried == 0:
            return 0.0
        return sum(sqrt(self._found(place)[1] * self.tried) for place in range(count)) / count

    def _is_clear(self) -> bool:
        """Whether the first answer is better than the second beyond any doubt; who misjudges doubts nothing."""
        if self.tried < ENOUGH or self.leaning != STRAIGHT:
            return False
        (first, doubt), (second, other) = self._found(0), self._found(1)
        return first - second > CLEAR * sqrt(doubt + other)

    def _found(self, place: int) -> tuple[float, float]:
        """What an answer brings on average, and the variance of that."""
        mean = sum(thinker.points[place] for thinker in self.thinkers) / self.tried
        square = sum(thinker.squares[place] for thinker in self.thinkers) / self.tried
        return mean, max(0.0, square - mean * mean) / self.tried


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count(), "trees")


def answer_by_search(states: Any, seat: int, seed: int, budget: Budget, leaning: Leaning = STRAIGHT) -> int:
    """The best answer of a seat in the first of some records that a search finds."""
    return Search(states, seat, seed, budget, leaning).answer()
