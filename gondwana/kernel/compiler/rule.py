"""`@rule`, `@loop` and `@part`: compiled by Numba and kept on disk, or left plain under GONDWANA_INTERPRET=1."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import numba
from numba.core import types
from numba.extending import lower_cast

from .cache import LoopCache
from .inner import OPTIONS, Inner
from .mode import INTERPRET

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Any] = []  # every compiled function, in the order of definition


def _noted(dispatcher: Any) -> Any:
    _widen(dispatcher)
    RULES.append(dispatcher)
    return dispatcher


def _widen(dispatcher: Any) -> None:
    """Have every whole number passed as 64 bits, and every array of a record as an array of any length.

    A field is read as 32 bits, a result has 64, every constant and every enumeration is a type of its own: each mixture
    would be compiled anew. Widening is free at run time and spares a third of the compilations.
    """
    find = dispatcher.get_call_template

    def find_wide(arguments: tuple[Any, ...], named: Any) -> Any:
        return find(tuple(_wide(argument) for argument in arguments), named)

    dispatcher.get_call_template = find_wide


def _wide(argument: Any) -> Any:
    if argument == types.int32 or isinstance(argument, types.IntEnumMember | types.IntegerLiteral):
        return types.int64
    if isinstance(argument, types.NestedArray):
        return types.Array(argument.dtype, argument.ndim, argument.layout)
    return types.int64 if isinstance(argument, types.Omitted) and isinstance(argument.value, int) else argument


@lower_cast(types.NestedArray, types.Array)  # type: ignore[no-untyped-call, untyped-decorator]
def _array_of_any_length(context: Any, builder: Any, given: Any, wanted: Any, value: Any) -> Any:
    """Numba keeps both alike: where the numbers lie, and how many."""
    return value


def rule(function: F) -> F:
    """A function over one game's record, or over any record's header."""
    return function if INTERPRET else _noted(Inner(function))


def loop(function: F, inline: Literal["never", "always"] = "never") -> F:
    """A function over any game, which calls the generic functions of dispatch."""
    if INTERPRET:
        return function
    dispatcher: Any = numba.jit(**OPTIONS, inline=inline)(function)
    dispatcher._cache = LoopCache(function)
    return _noted(dispatcher)  # type: ignore[no-any-return]


def part(function: F) -> F:
    """A part of a loop: compiled with each loop that calls it, not for itself.

    Whatever plays a move holds all rules of a game, and the compiler works through them again for each function that
    does. A part that is called on its own, by a test, is compiled then.
    """
    return loop(function, inline="always")
