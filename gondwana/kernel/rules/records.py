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
            if len(index) == 2:  # nearly always: interpreted games spend a sixth of their time here
                return _item(self, index[0])[index[1]]
            first, *others = index
            return _item(self, first)[tuple(others)]
        return _item(self, index)

    def __setitem__(self, index: Any, number: Any) -> None:
        if index.__class__ is tuple:
            if len(index) == 2:
                _item(self, index[0])[index[1]] = number
            else:
                first, *others = index
                _item(self, first)[tuple(others)] = number
        else:
            list.__setitem__(self, index, number)


_item = list.__getitem__


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


def noughts(count: int) -> Any:
    """A row in which a rule may leave so many numbers."""
    return [0] * count if INTERPRET else np.zeros(count, np.int32)


class Plain:
    """The twin of a record: what `@record` makes of an annotated class."""

    __slots__ = ()
    dtype: ClassVar[np.dtype[Any]]
    cells: ClassVar[dict[str, Cell]]
    live: ClassVar[np.dtype[Any]]  # the same record, as `live_at` hands it out
    nought: ClassVar[Any]  # a twin of noughts

    def __init__(self) -> None:
        self.become(self.nought)

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
        twin.become(self)
        return twin

    def become(self, other: Any) -> None:
        """Take over every field of another twin, as `states[a] = states[b]` does with records."""
        raise AssertionError  # every record has its own (see _becoming)


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


class _Described:
    """The `data` of a record that has none of its own: what NumPy says of it, field by field."""

    def __get__(self, live: Any, owner: Any = None) -> Any:
        return np.void.data.__get__(live)


class Live(np.void):  # type: ignore[misc]  # NumPy's own `record` inherits from it, too
    """A NumPy record with its fields as attributes, which compiled rules are called with.

    As NumPy's own `record`, but the rules get it at once. Numba asks a record for its `data`, and NumPy would then
    describe every field of it in words, which takes twenty times as long as a small rule.
    """

    data = _Described()  # `live_at` gives a view of its bytes instead

    def __getattr__(self, name: str) -> Any:
        """A field: a number, or an array that shares its memory."""
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, numbers: Any) -> None:
        try:
            self[name] = numbers
        except ValueError:
            raise AttributeError(name) from None


def live_at(states: Any, place: int, state: Any) -> Any:
    """One state of an array as rules are called with it: a record whose fields are attributes, or the twin itself."""
    if INTERPRET:
        return states[place]
    found = states.view(state.live)[place]
    object.__setattr__(found, "data", states[place : place + 1].view(np.uint8).data)
    return found


def _becoming(cells: dict[str, Cell]) -> Any:
    """The `become` of a record, written out field by field: interpreted games spend most of their time with it."""
    lines = [f"    self.{name} = {_copied(f'other.{name}', len(cell.shape))}" for name, cell in cells.items()]
    names: dict[str, Any] = {"Rows": Rows}
    exec("def become(self, other):\n" + "\n".join(lines), names)
    return names["become"]


def _copied(numbers: str, depth: int) -> str:
    """The words that copy numbers, or rows of them."""
    if depth < 2:
        return f"{numbers}[:]" if depth else numbers
    return f"Rows([{_copied(f'row{depth}', depth - 1)} for row{depth} in {numbers}])"


# A field of such a name would shadow, or be shadowed by, what NumPy's own records answer to.
RESERVED = frozenset(dir(np.record)) | frozenset(dir(Plain)) | frozenset(Plain.__annotations__)

Declared = TypeVar("Declared")


def record(declared: type[Declared]) -> type[Declared]:
    """Turn an annotated class into a record type (see the top of this module)."""
    cells = _cells(declared)
    fields = [(name, cell.code, cell.shape) if cell.shape else (name, cell.code) for name, cell in cells.items()]
    dtype: np.dtype[Any] = np.dtype(fields, align=True)
    members = {
        "__slots__": tuple(cells),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "cells": cells,
        "dtype": dtype,
        "live": np.dtype((Live, dtype)),
        "become": _becoming(cells),
    }
    twin: Any = type(declared.__name__, (Plain,), members)
    twin.nought = twin.__new__(twin)
    for name, cell in cells.items():
        setattr(twin.nought, name, _blank(cell.shape) if cell.shape else 0)
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
