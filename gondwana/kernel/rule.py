"""`@rule` and `@loop`: compiled by Numba and kept on disk, or left plain under GONDWANA_INTERPRET=1.

Numba's own cache looks at the file of a function alone, and so serves a rule whose neighbour in another file was
edited. Ours never serves an old rule: the stamp of a rule covers its file and all project files that this one imports;
a loop, which reaches the rules of any game by dispatch, is kept once for each state of each game's rules.
"""

import hashlib
import os
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from .mode import BOUNDS, INTERPRET
from .sources import stamp

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Any] = []  # every compiled function, in the order of definition


@dataclass(frozen=True)
class Origin:
    """Where a record comes from: the module that declares it, and the fingerprint of its game's rules."""

    module: str
    digest: str


ORIGINS: dict[types.Type, Origin] = {}  # by record type; filled by dispatch


def cache_folder() -> Path:
    """Where compiled rules are kept; GONDWANA_CACHE names another place."""
    chosen = os.environ.get("GONDWANA_CACHE")
    base = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("gondwana"))
    return base / f"rules-{numba.__version__}{'-bounds' if BOUNDS else ''}"


class _Locator:
    """Tells Numba's cache where to keep a function and what its stamp is."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = Path(file).resolve()  # the name by which Numba asks for it
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Locator":
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return stamp(self._py_file)

    def get_disambiguator(self) -> str:
        # Files of one name in two checkouts, or in two games, keep their functions apart.
        place = hashlib.sha256(str(self._py_file).encode()).hexdigest()[:12]
        return f"{place}-{self._line}"


class _RuleImpl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012 (as Numba declares it)


class _Files(IndexDataCacheFile):
    """The files of one function: an index of its signatures, and one file of machine code for each.

    Numba numbers the latter, so that two processes, one of them perhaps with older rules, may write to one file and the
    index then names what the other wrote. Ours have names that nobody else has.
    """

    def _load_index(self) -> Any:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call]
        except Exception:  # it names a type that is gone, or was cut short: compile anew
            return {}

    def _data_name(self, number: int) -> str:
        return str(super()._data_name(uuid.uuid4().int))  # type: ignore[no-untyped-call]

    def _save_index(self, overloads: Any) -> None:
        # A loop's key ends with the state of the rules: of each signature only the newest is kept.
        newest = {key[:-1]: (key, name) for key, name in overloads.items()}
        kept = dict(newest.values())
        super()._save_index(kept)  # type: ignore[no-untyped-call]
        index = Path(self._index_path)
        for old in index.parent.glob(f"{index.stem}.*.nbc"):
            if old.name not in kept.values():
                old.unlink(missing_ok=True)


class _RuleCache(FunctionCache):
    """The cache of a rule.

    The kernel's rules are compiled for the record of each game. Each game has files of its own, so that loading one
    game reads nothing of the others, and several can be compiled at once.
    """

    _impl_class = _RuleImpl

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._stamp = self._cache_file._source_stamp  # of the sources as they were imported

    def _load_overload(self, signature: Any, target_context: Any) -> Any:
        self._cache_file = self._files(signature)
        return super()._load_overload(signature, target_context)  # type: ignore[no-untyped-call]

    def _save_overload(self, signature: Any, data: Any) -> None:
        self._cache_file = self._files(signature)
        super()._save_overload(signature, data)  # type: ignore[no-untyped-call]

    def _files(self, signature: Any) -> _Files:
        modules = " ".join(origin.module for origin in _origins(signature))
        place = f"-{hashlib.sha256(modules.encode()).hexdigest()[:12]}" if modules else ""
        return _Files(self._cache_path, f"{self._impl.filename_base}{place}", self._stamp)  # type: ignore[no-untyped-call]


class _LoopCache(_RuleCache):
    """The cache of a loop: its entries name the state of the rules of the games in its signature."""

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        key: tuple[Any, ...] = super()._index_key(signature, codegen)  # type: ignore[no-untyped-call]
        return (*key, tuple(origin.digest for origin in _origins(signature)))


def _origins(signature: Any) -> list[Origin]:
    """Where the records of a signature come from."""
    found = []
    for argument in getattr(signature, "args", signature):
        kind = argument.dtype if isinstance(argument, types.Array) else argument
        if kind in ORIGINS:
            found.append(ORIGINS[kind])
    return found


def _compiled(function: F, cache: type[_RuleCache]) -> F:
    if INTERPRET:
        return function
    dispatcher: Any = numba.njit(nogil=True)(function)
    dispatcher._cache = cache(function)
    _widen(dispatcher)
    RULES.append(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def _widen(dispatcher: Any) -> None:
    """Have every whole number passed as 64 bits.

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
    return types.int64 if isinstance(argument, types.Omitted) and isinstance(argument.value, int) else argument


def rule(function: F) -> F:
    """A function over one game's record, or over any record's header."""
    return _compiled(function, _RuleCache)


def loop(function: F) -> F:
    """A function over any game, which calls the generic functions of dispatch."""
    return _compiled(function, _LoopCache)
