"""Records: a game's state, declared as an annotated class.

    @record
    class State(Header):
        deck: Ints = i4(KINDS)          # copies left of each kind
        cubes: Grid = i4(TILES, 6)      # 0 … 54

One declaration gives three things: `State.dtype`, the NumPy record that compiled rules run on; `State` itself, a slots
object with Python ints and lists (the *twin*), which interpreted rules, views and tests use; and the types that mypy
checks.
"""

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar, overload

import numpy as np

from ..compiler.mode import INTERPRET
from ..errors import BadRecord


class Ints(Protocol):
    """A row of numbers: an array when compiled, a list when interpreted."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, number: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """Rows of numbers, reached as `grid[row, column]`; `grid[row]` is the row itself, not a copy."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Ints: ...
    def __setitem__(self, index: tuple[int, int], number: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Ints]: ...


class Cube(Protocol):
    """Grids of numbers, reached as `cube[layer, row, column]`."""

    @overload
    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: tuple[int, int], /) -> Ints: ...
    @overload
    def __getitem__(self, index: int, /) -> Grid: ...
    def __setitem__(self, index: tuple[int, int, int], number: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Cell:
    """How a field is stored: the NumPy code of its numbers and its shape."""

    code: str
    shape: tuple[int, ...]


def i4(*shape: int) -> Any:
    """A field of 32-bit numbers, the usual kind (16 bits measured slower, 8 bits differ when interpreted)."""
    return Cell("i4", shape)


def u8() -> Any:
    """A 64-bit word, for the generator alone: its arithmetic is masked by hand (see chance)."""
    return Cell("u8", ())


class Rows(list[Any]):
    """Nested lists that also take `rows[a, b]`, as arrays do; an index outside is an error."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is tuple:
            thing: Any = self
            for step in index:
                thing = list.__getitem__(thing, step)
            return thing
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, number: Any) -> None:
        if index.__class__ is tuple:
            self[index[:-1]][index[-1]] = number
        else:
            list.__setitem__(self, index, number)


def _lists(numbers: Any) -> Any:
    """Nested plain lists, the outer ones made reachable by several indices at once."""
    if isinstance(numbers, list) and numbers and isinstance(numbers[0], list):
        return Rows([_lists(row) for row in numbers])
    return numbers


def _blank(shape: tuple[int, ...]) -> Any:
    first, *others = shape
    return Rows([_blank(tuple(others)) for _ in range(first)]) if others else [0] * first


def constant(numbers: Any) -> Any:
    """A table that never changes: an int32 array for compiled rules, lists for interpreted ones."""
    array = np.asarray(numbers, dtype=np.int32)
    if INTERPRET:
        return _lists(array.tolist())
    array.setflags(write=False)
    return array


def numbers(values: list[int]) -> Any:
    """A row of numbers to hand to a rule."""
    return list(values) if INTERPRET else np.array(values, np.int32)


class Plain:
    """The twin of a record: what `@record` makes of an annotated class."""

    __slots__ = ()
    dtype: ClassVar[np.dtype[Any]]
    cells: ClassVar[dict[str, Cell]]

    def __init__(self) -> None:
        for name, cell in self.cells.items():
            setattr(self, name, _blank(cell.shape) if cell.shape else 0)

    @classmethod
    def from_record(cls, record: Any, without: tuple[str, ...] = ()) -> Any:
        """The twin of a NumPy record; fields that nobody will read may be left blank."""
        twin = cls.__new__(cls)
        for name, cell in cls.cells.items():
            if name in without:
                setattr(twin, name, [])
                continue
            numbers = record[name]
            setattr(twin, name, _lists(numbers.tolist()) if cell.shape else int(numbers))
        return twin

    def to_record(self, record: Any) -> None:
        """Write every field into a NumPy record of the same type."""
        for name in self.cells:
            record[name] = getattr(self, name)

    def duplicate(self) -> Any:
        """An equal twin that shares nothing with this one."""
        twin = self.__class__.__new__(self.__class__)
        for name, cell in self.cells.items():
            numbers = getattr(self, name)
            setattr(twin, name, _clone(numbers, len(cell.shape)))
        return twin

    def become(self, other: Any) -> None:
        """Take over every field of another twin, as `states[a] = states[b]` does with records."""
        for name, cell in self.cells.items():
            setattr(self, name, _clone(getattr(other, name), len(cell.shape)))


class Reading:
    """A NumPy record as its twin, for reading alone: a field becomes Python's numbers when somebody asks for it."""

    def __init__(self, record: Any, cells: dict[str, Cell]) -> None:
        self._record = record
        self._cells = cells

    def __getattr__(self, name: str) -> Any:
        """The field; asked for once more, it is there."""
        if name not in self._cells:
            raise AttributeError(name)
        found = _lists(self._record[name].tolist())
        setattr(self, name, found)
        return found


def _clone(numbers: Any, depth: int) -> Any:
    if depth == 0:
        return numbers
    if depth == 1:
        return numbers[:]
    if depth == 2:
        return Rows([row[:] for row in numbers])
    return Rows([_clone(row, depth - 1) for row in numbers])


# A field of such a name would shadow, or be shadowed by, what NumPy's own records answer to.
RESERVED = frozenset(dir(np.record)) | frozenset(dir(Plain)) | frozenset(Plain.__annotations__)

Declared = TypeVar("Declared")


def record(declared: type[Declared]) -> type[Declared]:
    """Turn an annotated class into a record type (see the top of this module)."""
    cells = _cells(declared)
    fields = [(name, cell.code, cell.shape) if cell.shape else (name, cell.code) for name, cell in cells.items()]
    members = {
        "__slots__": tuple(cells),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "cells": cells,
        "dtype": np.dtype(fields, align=True),
    }
    twin: Any = type(declared.__name__, (Plain,), members)
    return twin  # type: ignore[no-any-return]


def _cells(declared: type) -> dict[str, Cell]:
    """The fields of a class and its bases, in the order in which they are written; one declared anew stands there."""
    cells: dict[str, Cell] = {}
    for owner in reversed(declared.__mro__[:-1]):
        for name in inspect.get_annotations(owner):
            cells.pop(name, None)
            cells[name] = _checked(declared, name, owner.__dict__.get(name))
    if not cells:
        raise BadRecord(f"record {declared.__name__} has no fields; write `name: Ints = i4(size)`")
    return cells


def _checked(declared: type, name: str, cell: object) -> Cell:
    where = f"field {name!r} of record {declared.__name__}"
    if name in RESERVED:
        raise BadRecord(f"{where}: NumPy's records use this name themselves; choose another")
    if not isinstance(cell, Cell):
        raise BadRecord(f"{where}: no cell; write `{name}: int = i4()` or `{name}: Ints = i4(size)`")
    if any(size < 1 for size in cell.shape):
        raise BadRecord(f"{where}: every size must be at least 1, not {cell.shape}")
    return cell
