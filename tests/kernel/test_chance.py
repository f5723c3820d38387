"""Chance: the same bits in either mode, and fair."""

from collections import Counter

import pytest
from support.boards import live
from support.toy import State

from gondwana.kernel.rules.chance import draw_one, next_word, roll, uncover, word

# The first words of splitmix64 from 0 and from 1234567, as its author's program prints them.
FROM_0 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
FROM_1234567 = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


@pytest.mark.parametrize(("seed", "words"), [(0, FROM_0), (1234567, FROM_1234567)])
def test_the_generator_is_splitmix64(seed: int, words: list[int]) -> None:
    s = live(State())
    s.rng = word(seed)
    assert [int(next_word(s)) for _ in words] == words


def test_the_generator_wraps_around() -> None:
    s = live(State())
    s.rng = word(2**64 - 1)
    for _ in range(1000):
        assert 0 <= int(next_word(s)) < 2**64
        assert 0 <= int(s.rng) < 2**64


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 99, 1000])
def test_a_roll_lies_within_its_sides(sides: int) -> None:
    s = live(State())
    rolls = {roll(s, sides) for _ in range(200)}
    assert min(rolls) >= 0
    assert max(rolls) < sides


def test_all_sides_are_equally_likely() -> None:
    s = live(State())
    counted = Counter(int(roll(s, 6)) for _ in range(6000))
    assert sum((counted[side] - 1000) ** 2 / 1000 for side in range(6)) < 20.5  # one in a thousand is worse


def test_a_draw_takes_one_thing_out_of_the_bag() -> None:
    s = live(State())
    s.bag[1], s.bag[3] = 2, 1
    drawn = sorted(int(draw_one(s, s.bag)) for _ in range(3))
    assert drawn == [1, 1, 3]
    assert list(s.bag) == [0, 0, 0, 0]
    assert s.reveals == 3


def test_every_thing_in_the_bag_is_equally_likely() -> None:
    s = live(State())
    counted = Counter()
    for _ in range(5000):
        for kind, count in enumerate((1, 0, 3, 6)):
            s.bag[kind] = count
        counted[int(draw_one(s, s.bag))] += 1
    expected = {0: 500, 2: 1500, 3: 3000}
    assert counted.keys() == expected.keys()
    assert sum((counted[kind] - count) ** 2 / count for kind, count in expected.items()) < 13.8


def test_uncovering_counts_as_a_reveal() -> None:
    s = live(State())
    uncover(s)
    assert s.reveals == 1
    assert int(s.rng) == 0
