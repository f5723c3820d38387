"""A rule is called by other rules; what Python needs to call one is compiled when Python does."""

from functools import cached_property
from inspect import signature
from types import FunctionType
from typing import Any, Final

import numba
from numba.core.registry import CPUDispatcher

from .cache import InnerCache, RuleCache
from .linked import LinkedCompiler

# No rule makes an array: one that did would not compile. So nobody counts who holds one, which would cost a twentieth
# of the speed. Nobody takes a rule for a C function: the wrapper for those would be a twentieth of the work.
OPTIONS: Final[dict[str, Any]] = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "_nrt": False}


class Inner(CPUDispatcher):
    """A rule without the wrapper for Python: one in ten needs it, and it would be a seventh of the work for all."""

    def __init__(self, function: Any, locals: Any = None, targetoptions: Any = None) -> None:  # noqa: A002 (Numba's)
        options = {**OPTIONS, "no_cpython_wrapper": True} if targetoptions is None else targetoptions
        super().__init__(function, locals or {}, options, LinkedCompiler)
        self._cache = InnerCache(function)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """From Python: by way of a function that takes Python's objects and calls the rule."""
        if named:
            arguments = signature(self.py_func).bind(*arguments, **named).args
        return self._outer(*arguments)

    @cached_property
    def _outer(self) -> Any:
        rule, code = self.py_func, self.py_func.__code__
        outer: Any = FunctionType(
            _call.__code__.replace(co_filename=code.co_filename, co_firstlineno=code.co_firstlineno),
            {"_inner": self},
            f"{rule.__name__}_from_python",
        )
        # It is kept on disk beside its rule, and under the same stamp.
        outer.__qualname__, outer.__module__ = f"{rule.__qualname__}_from_python", rule.__module__
        dispatcher: Any = numba.jit(**OPTIONS)(outer)
        dispatcher._cache = RuleCache(outer)
        return dispatcher


_inner: Any = None  # the rule that is called: each copy of the function below has one of its own


def _call(*arguments: Any) -> Any:
    return _inner(*arguments)
