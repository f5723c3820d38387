"""Generic functions: `legal(s, seat, out)` runs the rules of whatever game `s` is a record of.

This is the one clever file. A call, followed from a playout to a rule:

1. `play_out(s, …)` in loops is an ordinary function that calls `legal(s, seat, out)`, declared here.
2. Numba compiles it for Savanna's record. At `legal` it asks what a call with that record type is: `GenericType` below.
3. That looks the record type up in GAMES, where Savanna has handed in its rules, and says: a call of Savanna's compiled
   `legal`. Nothing lies in between, and LLVM may inline it: the call costs nothing.
4. The result is kept on disk under the signature (the record type) and the state of Savanna's rules (`LoopCache` in
   cache).

Interpreted, the call looks the class of the twin up in the same table; called from plain Python, as previews do, the
type of the record. (Closures over the rules and rules as arguments can't be cached on disk; function pointers cost ten
times as much a call.)
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import update_wrapper
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numba import from_dtype
from numba.core import types
from numba.extending import overload, typeof_impl

from ..compiler.cache import ORIGINS, Origin
from ..compiler.fingerprints import closure, digest
from ..compiler.mode import INTERPRET
from ..errors import BadGame
from ..rules.header import Header
from ..rules.records import Ints

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Rules:
    """The functions that a game hands in, each a `@rule` of its own record."""

    setup: Callable[
        [Any, Ints], None
    ]  # from a blank record with `seats` set, and options, to before the first question
    flow: Callable[[Any], None]  # the next step, when nobody is asked
    legal: Callable[[Any, int, Ints], int]  # the answers of a seat to the open question, into `out`; how many
    answer: Callable[[Any, int, int], None]  # carry out a legal answer
    perform: Callable[[Any], None]  # the task on top of the stack
    redeal: Callable[[Any, int], None]  # replace what a seat can't know by a guess consistent with what it has seen
    value: Callable[[Any, int], float]  # how well a seat stands, in points
    prior: Callable[[Any, int, int], float]  # how promising an answer looks, from 0 (FOOLISH) upwards
    broken: Callable[[Any], int]  # the first invariant that does not hold, 0 if all is sound
    declared: tuple[Callable[..., Any], ...] = ()  # the rules that `legal`, `answer` and `perform` are made of

    def digest(self) -> str:
        """The fingerprint of all rules and data that these functions are made of."""
        return digest(self.files())

    def files(self) -> frozenset[Path]:
        """The files of all rules, what they import, and the data that those read."""
        given = (getattr(self, field.name) for field in fields(self) if field.name != "declared")
        return frozenset().union(*(closure(_file(function)) for function in (*given, *self.declared)))


def _file(function: Any) -> Path:
    """Where a rule is written; what the kernel wrote itself, interpreted, has no file."""
    file = Path(getattr(function, "py_func", function).__code__.co_filename)
    return file.resolve() if file.is_file() else Path(__file__).resolve()


GAMES: dict[Any, Rules] = {}  # Numba's record type (compiled) or the twin's class (interpreted) → a game's rules


def register(state: Any, rules: Rules) -> None:
    """Make the generic functions know a game by its record type."""
    key: Any = state if INTERPRET else from_dtype(state.dtype)
    known = GAMES.get(key)
    if known is not None and known is not rules:
        raise BadGame(f"record {state.__name__}: another game has a record with exactly the same fields")
    GAMES[key] = rules
    if not INTERPRET:
        GAMES[state.dtype] = rules  # for calls that are not compiled themselves
        ORIGINS[key] = Origin(state.__module__, rules.digest())


class Generic:
    """A function that runs the rule of its name of the record's game; here from plain Python."""

    def __init__(self, declared: Callable[..., Any]) -> None:
        update_wrapper(self, declared)
        self.name = declared.__name__

    def __call__(self, s: Any, *arguments: Any) -> Any:
        """Run the rule of the game."""
        return getattr(GAMES[type(s) if INTERPRET else s.dtype], self.name)(s, *arguments)


class GenericType(types.Callable, types.Dummy):
    """What Numba knows of such a function: a call of it is a call of the game's rule."""

    def __init__(self, name: str) -> None:
        self.rule = name
        super().__init__(f"generic({name})")

    def of(self, record: Any) -> Any:
        """The rule of the game that a record belongs to, as Numba knows it."""
        return types.Dispatcher(getattr(GAMES[record], self.rule))

    def get_call_type(self, context: Any, arguments: Any, named: Any) -> Any:
        """What a call takes and gives; the rule is compiled if it is not yet."""
        return self.of(arguments[0]).get_call_type(context, arguments, named) if arguments[0] in GAMES else None

    def get_call_signatures(self) -> Any:
        """As many as there are games: none is told."""
        return (), True

    def get_impl_key(self, signature: Any) -> Any:
        """What is called."""
        return self.of(signature.args[0]).get_impl_key(signature)


@typeof_impl.register(Generic)
def _type_of_generic(function: Generic, context: Any) -> GenericType:
    return GenericType(function.name)


def generic(declared: F) -> F:
    """Replace a declaration by a function that runs the rule of that name of the record's game."""
    return Generic(declared)  # type: ignore[return-value]


@generic
def setup(s: Header, options: Ints) -> None:
    """Prepare the table."""


@generic
def flow(s: Header) -> None:
    """Go to the next step of the sequence of play."""


@generic
def legal(s: Header, seat: int, out: Ints) -> int:
    """List the answers that a seat may give to the open question; return how many."""
    raise AssertionError


@generic
def answer(s: Header, seat: int, move: int) -> None:
    """Carry out a seat's answer to the open question."""


@generic
def perform(s: Header) -> None:
    """Carry out the task on top of the stack."""


@generic
def redeal(s: Header, seat: int) -> None:
    """Replace what a seat can't know by a guess."""


@generic
def value(s: Header, seat: int) -> float:
    """How well a seat stands, in points."""
    raise AssertionError


@generic
def prior(s: Header, seat: int, move: int) -> float:
    """How promising an answer looks."""
    raise AssertionError


@generic
def broken(s: Header) -> int:
    """The first invariant that does not hold, 0 if all is sound."""
    raise AssertionError


def blank(state: Any, count: int = 1) -> Any:
    """Room for `count` states: an array of records when compiled, a list of twins when interpreted."""
    return [state() for _ in range(count)] if INTERPRET else np.zeros(count, state.dtype)


def _replace(states: Any, place: int, source: int) -> None:
    """Overwrite one state by another."""
    states[place].become(states[source])


def _replace_record(states: Any, place: int, source: int) -> Any:
    def run(states: Any, place: int, source: int) -> None:
        states[place] = states[source]

    return run


replace = _replace
if not INTERPRET:
    overload(_replace)(_replace_record)
