"""Records: declared once, stored by NumPy, mirrored by a plain twin."""

from typing import Any

import numpy as np
import pytest
from support.toy import State as Toy

import gondwana
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.errors import BadRecord
from gondwana.kernel.rules.header import DEPTH, FRAME, Header
from gondwana.kernel.rules.records import Cube, Grid, Ints, Rows, constant, i4, live_at, record


@record
class Shelf(Header):
    """A record with a field of every shape."""

    weight: int = i4()
    books: Ints = i4(3)
    rooms: Grid = i4(2, 3)
    house: Cube = i4(2, 2, 2)


def filled() -> Any:
    shelf = Shelf()
    shelf.rng, shelf.weight = 2**64 - 1, -7
    shelf.books[2] = 5
    shelf.rooms[1, 2] = 6
    shelf.house[1, 0, 1] = 8
    return shelf


def test_a_record_begins_with_the_header_and_keeps_the_order() -> None:
    names = list(Shelf.dtype.names)  # type: ignore[attr-defined]
    assert names[:3] == ["rng", "seats", "asked"]
    assert names[-4:] == ["weight", "books", "rooms", "house"]
    assert Shelf.dtype["rooms"].shape == (2, 3)  # type: ignore[attr-defined]


@pytest.mark.parametrize("state", [game.state for game in gondwana.games()] + [Toy], ids=lambda state: state.__module__)
def test_every_number_is_of_32_bits_but_the_generator(state: Any) -> None:
    codes = {name: state.dtype[name].base.str for name in state.dtype.names}
    assert codes.pop("rng") == "<u8"
    assert set(codes.values()) == {"<i4"}


@pytest.mark.parametrize(
    "name", ["round", "copy", "item", "put", "size", "shape", "data", "sort", "T", "dtype", "cells", "duplicate"]
)
def test_a_name_that_numpys_records_use_is_refused(name: str) -> None:
    declared = type("Bad", (), {"__annotations__": {name: int}, name: i4()})
    with pytest.raises(BadRecord, match=f"field '{name}' of record Bad: NumPy's records use this name themselves"):
        record(declared)


def test_a_field_without_a_cell_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"field 'coins' of record Bad: no cell; write `coins: int = i4\(\)`"):

        @record
        class Bad(Header):
            coins: int


def test_a_field_with_another_value_is_refused() -> None:
    with pytest.raises(BadRecord, match="no cell"):

        @record
        class Bad(Header):
            coins: int = 3


@pytest.mark.parametrize("shape", [(0,), (3, 0), (-1,)])
def test_a_size_below_one_is_refused(shape: tuple[int, ...]) -> None:
    declared = type("Bad", (), {"__annotations__": {"coins": Ints}, "coins": i4(*shape)})
    with pytest.raises(BadRecord, match="every size must be at least 1"):
        record(declared)


def test_a_record_without_fields_is_refused() -> None:
    with pytest.raises(BadRecord, match="record Bad has no fields"):
        record(type("Bad", (), {}))


def test_a_mistyped_field_is_an_error_on_the_twin() -> None:
    shelf: Any = Shelf()
    with pytest.raises(AttributeError):
        shelf.weigth = 3


def test_a_twin_begins_with_noughts_of_the_right_shapes() -> None:
    shelf: Any = Shelf()
    assert (shelf.weight, shelf.books, shelf.rooms) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])
    assert shelf.house[1, 1, 1] == 0
    assert (len(shelf.frames), len(shelf.frames[0])) == (DEPTH, FRAME)


def test_twin_and_record_hold_the_same_numbers() -> None:
    array = np.zeros(1, Shelf.dtype)  # type: ignore[attr-defined]
    filled().to_record(array[0])
    assert array["rng"][0] == 2**64 - 1
    assert array["rooms"][0, 1, 2] == 6
    assert array["house"][0, 1, 0, 1] == 8
    again: Any = Shelf.from_record(array[0])  # type: ignore[attr-defined]
    assert again.rng == 2**64 - 1
    assert type(again.rng) is type(again.weight) is type(again.rooms[1, 2]) is int
    second = np.zeros(1, Shelf.dtype)  # type: ignore[attr-defined]
    again.to_record(second[0])
    assert second.tobytes() == array.tobytes()


@pytest.mark.skipif(INTERPRET, reason="interpreted, rules run on the twin itself")
def test_a_live_record_is_the_state_in_its_array() -> None:
    """Fields are attributes, what is written lies in the array, and rules get the same bytes."""
    array = np.zeros(2, Shelf.dtype)  # type: ignore[attr-defined]
    live = live_at(array, 1, Shelf)
    live.weight = 5
    live.rooms[1, 2] = 6
    assert (array["weight"].tolist(), array["rooms"][1, 1, 2], live.weight) == ([0, 5], 6, 5)
    assert bytes(live.data) == array[1:].tobytes() == bytes(live.copy().data)
    assert not hasattr(live, "weigth")
    with pytest.raises(AttributeError):
        live.weigth = 3


def test_fields_that_nobody_reads_may_be_left_out() -> None:
    array = np.zeros(1, Shelf.dtype)  # type: ignore[attr-defined]
    twin: Any = Shelf.from_record(array[0], without=("story",))  # type: ignore[attr-defined]
    assert twin.story == []
    assert twin.books == [0, 0, 0]


def test_a_duplicate_shares_nothing() -> None:
    shelf = filled()
    other = shelf.duplicate()
    other.books[2] = other.rooms[1, 2] = other.house[1, 0, 1] = 0
    assert (shelf.books[2], shelf.rooms[1, 2], shelf.house[1, 0, 1]) == (5, 6, 8)
    shelf.become(other)
    assert (shelf.books[2], shelf.rooms[1, 2], shelf.house[1, 0, 1]) == (0, 0, 0)
    other.rooms[0, 0] = 9
    assert shelf.rooms[0, 0] == 0


def test_rows_are_reached_as_arrays_are() -> None:
    rows = Rows([[1, 2], [3, 4]])
    rows[1, 0] = 7
    assert (rows[1, 0], rows[1]) == (7, [7, 4])
    with pytest.raises(IndexError):
        rows[2, 0]
    with pytest.raises(IndexError):
        rows[0, 2] = 1


def test_a_constant_is_an_array_for_compiled_rules_and_lists_for_interpreted_ones() -> None:
    table: Any = constant([(1, 2), (3, 4)])
    assert table[1, 0] == 3
    if INTERPRET:
        assert isinstance(table, list)
    else:
        assert table.dtype == np.int32
        with pytest.raises(ValueError, match="read-only"):
            table[0, 0] = 9
