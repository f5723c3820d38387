"""A game's rules compiled by two processes, which meet in the middle.

Numba compiles a function when it is called for the first time, and before it whatever that one calls: one after the
other, on one core. An assistant in a process of its own goes through the same rules from the other end, by the types
that they declare. What the one has compiled the other finds on the disk.
"""

import os
import subprocess
import sys
import threading
import typing
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, Final

from numba import from_dtype
from numba.core import types
from numba.core.dispatcher import Dispatcher

from ..game.dispatch import Rules
from ..game.game import GAMES, Game
from ..rules.header import Header
from ..rules.records import Cube, Grid, Ints
from .prepare import EXERCISES, compiler

POLITE: Final = 10  # an assistant takes what others leave of the machine: a server that answers, a bot that thinks
Kinds = dict[Any, types.Type]  # what a rule declares → what it is compiled for


@contextmanager
def assisted(slug: str) -> Iterator[None]:
    """Has an assistant compile the rules of a game from their end, for as long as what is done within takes."""
    nothing = subprocess.DEVNULL  # whatever ails it: the rules are compiled here too, and complaints told here
    with subprocess.Popen(
        compiler(slug, "--assist"), stdin=subprocess.PIPE, stdout=nothing, stderr=nothing
    ) as assistant:
        try:
            yield
        finally:
            assistant.terminate()


def assist(slug: str) -> None:
    """Compiles the rules of a game from their end, until that is done or whoever is assisted has gone."""
    threading.Thread(target=_leave_with_the_assisted, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    game = GAMES[slug]
    kinds = kinds_of(game)
    done: set[int] = set()
    for field in reversed(fields(Rules)):
        if field.name != "broken":  # of interest to tests alone
            compile_from_the_end(getattr(game.rules, field.name), kinds, done)
    for function in reversed(EXERCISES):
        function(game)


def _leave_with_the_assisted() -> None:
    """Standard input ends when the other process does, however that came about."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(0)  # nothing is lost by it: what is on the disk is whole (see cache)


def kinds_of(game: Game) -> Kinds:
    """For what the rules of a game are compiled."""
    record = from_dtype(game.state.dtype)
    kinds: Kinds = {game.state: record, Header: record}
    kinds |= {int: types.int64, float: types.float64, bool: types.boolean}
    return kinds | {rows: types.Array(types.int32, axes, "C") for rows, axes in ((Ints, 1), (Grid, 2), (Cube, 3))}


def compile_from_the_end(rule: Any, kinds: Kinds, done: set[int]) -> None:
    """Compile what a rule calls, the last of it first, and then the rule itself, unless its types are its callers'."""
    if id(rule) in done or not isinstance(rule, Dispatcher):
        return
    done.add(id(rule))
    for name in reversed(rule.py_func.__code__.co_names):
        compile_from_the_end(rule.py_func.__globals__.get(name), kinds, done)
    declared = typing.get_type_hints(rule.py_func)
    declared.pop("return", None)
    if all(kind in kinds for kind in declared.values()):
        rule.compile(tuple(kinds[kind] for kind in declared.values()))
