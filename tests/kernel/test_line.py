"""Positions as lines of words."""

import pytest

import gondwana
from gondwana.kernel.errors import BadNotation, BadSeats, DamagedSave
from gondwana.kernel.match.line import parted, read, write


def played(seed: int, moves: int) -> gondwana.Match:
    match = gondwana.new("savanna", seats=3, seed=seed)
    for turn in range(moves):
        seat = match.asked[turn % len(match.asked)]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_position_is_read_back_as_it_was_written() -> None:
    match = played(seed=7, moves=17)
    match.undo(match.entries[-1].seat)
    again = read(write(match))
    assert again.position() == match.position()
    assert again.entries == match.entries
    assert write(again) == write(match)


def test_a_start_is_a_line_of_its_own() -> None:
    assert write(gondwana.new("savanna", seats=2, seed=5)) == "savanna seats=2 seed=5 solo_level=normal"


def test_a_word_may_hold_a_comma() -> None:
    assert parted(" 0 E:0,-1, 1 lion,  2 W:-3,4 ") == ["0 E:0,-1", "1 lion", "2 W:-3,4"]
    assert parted(" ") == []


@pytest.mark.parametrize(
    ("line", "error", "said"),
    [
        ("", BadNotation, "savanna"),
        ("chess seats=2 seed=1", BadNotation, "savanna"),
        ("savanna seats=two seed=1", BadNotation, "seats must be a number"),
        ("savanna seats=3", BadNotation, "seed must be a number"),
        ("savanna seats=3 seed", BadNotation, "name=value"),
        ("savanna seats=9 seed=1", BadSeats, "1, 2, 3"),
        ("savanna seats=3 seed=1: 0 unicorn", DamagedSave, "entry 0"),
        ("savanna seats=3 seed=1: lion", DamagedSave, "can't be read"),
    ],
)
def test_a_bad_line_says_what_is_wrong(line: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        read(line)


def test_a_secret_key_is_not_written() -> None:
    with pytest.raises(BadNotation, match="secret key"):
        write(gondwana.new("savanna", seats=2, key=bytes(32)))
