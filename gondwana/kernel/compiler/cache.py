"""Compiled rules on the disk.

Numba's own cache looks at the file of a function alone, and so serves a rule whose neighbour in another file was
edited. Ours never serves an old rule: the stamp of a rule covers its file and all project files that this one imports;
a loop, which reaches the rules of any game by dispatch, is kept once for each state of each game's rules.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from .fingerprints import fingerprint, stamp
from .linked import rebuilt
from .mode import BOUNDS


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


@cache
def _resolved(file: str) -> str:
    return str(Path(file).resolve())


class _Locator:
    """Tells Numba's cache where to keep a function and what its stamp is."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = _resolved(file)  # the name by which Numba asks for it
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Locator":
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return stamp(Path(self._py_file))

    def get_disambiguator(self) -> str:
        # Files of one name in two checkouts, or in two games, keep their functions apart.
        return f"{fingerprint(self._py_file)}-{self._line}"


class _RuleImpl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012 (as Numba declares it)


class _InnerImpl(_RuleImpl):
    def rebuild(self, target_context: Any, payload: Any) -> Any:
        return rebuilt(target_context, payload)


class Files(IndexDataCacheFile):
    """The files of one function with one signature: an index, and the machine code that it names.

    Several processes may compile the same function, one of them perhaps by older rules, and each may be ended at any
    moment. So machine code is named after all that it depends on, and is there before the index names it.
    """

    def save(self, key: Any, data: Any) -> None:
        """Keep the machine code of a function."""
        number = int(fingerprint(repr((self._source_stamp, key))), 16)
        name = str(self._data_name(number))  # type: ignore[no-untyped-call]
        self._save_data(name, data)  # type: ignore[no-untyped-call]
        self._save_index({**self._load_index(), key: name})

    def _load_index(self) -> Any:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call]
        except Exception:  # it names a type that is gone, or was cut short: compile anew
            return {}

    def _save_index(self, overloads: Any) -> None:
        # A key ends with the state of the code: of each signature only the newest is kept.
        newest = {key[:-1]: (key, name) for key, name in overloads.items()}
        kept = dict(newest.values())
        super()._save_index(kept)  # type: ignore[no-untyped-call]
        index = Path(self._index_path)
        for old in index.parent.glob(f"{index.stem}.*.nbc"):
            if old.name not in kept.values():
                old.unlink(missing_ok=True)


class RuleCache(FunctionCache):
    """The cache of a rule.

    The kernel's rules are compiled for the record of each game. Each signature has files of its own, so that loading
    one game reads nothing of the others, and several processes can compile at once.
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

    def _files(self, signature: Any) -> Files:
        words = " ".join(_name(argument) for argument in _arguments(signature))
        return Files(self._cache_path, f"{self._impl.filename_base}-{fingerprint(words)}", self._stamp)  # type: ignore[no-untyped-call]


class InnerCache(RuleCache):
    """The cache of a rule that only other rules call: its code is kept before it is made machine code."""

    _impl_class = _InnerImpl


class LoopCache(RuleCache):
    """The cache of a loop: its entries name the state of the rules of the games in its signature."""

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        key: tuple[Any, ...] = super()._index_key(signature, codegen)  # type: ignore[no-untyped-call]
        origins = filter(None, map(_origin, _arguments(signature)))
        return (*key, tuple(origin.digest for origin in origins))


def _arguments(signature: Any) -> Any:
    return getattr(signature, "args", signature)


def _origin(argument: Any) -> Origin | None:
    """Where the record of an argument comes from, if it is one or an array of them."""
    return ORIGINS.get(argument.dtype if isinstance(argument, types.Array) else argument)


def _name(argument: Any) -> str:
    """What an argument is called in the name of a file; a record keeps its name when its fields change."""
    origin = _origin(argument)
    return f"{type(argument).__name__} {origin.module}" if origin else str(argument)
