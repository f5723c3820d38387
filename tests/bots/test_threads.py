"""Bots think beside the server: without the interpreter's lock, in as many threads as they like."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import gondwana
from gondwana import bots
from gondwana.bots.search import Budget, answer_by_search
from gondwana.kernel.compiler.mode import INTERPRET

LONG = 6000  # iterations: a good part of a second, in three or four calls into compiled code


@pytest.mark.skipif(INTERPRET, reason="plain Python holds the lock")
def test_the_lock_is_free_while_a_bot_thinks() -> None:
    """Were it held, others could go on three or four times only: between the calls."""
    match = gondwana.new("savanna", seats=2, seed=1)
    bots.choose(match, 0, "search", seed=1, iterations=8)  # what must be compiled is not measured
    thought = threading.Thread(target=bots.choose, args=(match, 0, "search"), kwargs={"seed": 1, "iterations": LONG})
    thought.start()
    beats = 0
    while thought.is_alive():
        time.sleep(0.001)
        beats += 1
    assert beats > 30


def test_many_bots_think_at_once_and_disturb_nobody() -> None:
    match = gondwana.new("savanna", seats=3, seed=1)
    alone = [bots.choose(match, seat, "search", seed=seat, iterations=8) for seat in range(3)]
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda seat: bots.choose(match, seat, "search", seed=seat, iterations=8), range(3)))
    assert together == alone


def test_several_trees_agree_on_one_answer() -> None:
    """The same one every time: the threads only share the work."""
    match = gondwana.new("savanna", seats=2, seed=1)
    budget = Budget(iterations=24, trees=3)
    found = {answer_by_search(match.records(1), 0, 5, budget) for _ in range(3)}
    assert len(found) == 1
    assert found <= set(match.legal(0))
