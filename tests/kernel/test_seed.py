"""Where chance comes from: a seed, or a secret key that anyone can check afterwards."""

import hashlib
import hmac

import pytest
from support.toy import TOY

import gondwana
from gondwana.kernel.match.match import Match
from gondwana.kernel.match.seed import START, Source

KEY = bytes(range(32))


def expected(number: int) -> int:
    """HMAC-SHA256 of the key over the entry's number, as anyone would compute it to check a table."""
    return int.from_bytes(hmac.digest(KEY, number.to_bytes(8, "big", signed=True), "sha256")[:8], "big")


def test_a_key_gives_a_generator_for_every_entry() -> None:
    source = Source(key=KEY)
    assert int(source.first()) == expected(START)
    assert [int(source.keyed(number)) for number in range(5)] == [expected(number) for number in range(5)]


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert Source(key=KEY).commitment() == hashlib.sha256(KEY).hexdigest()
    assert Source(seed=4).commitment() is None


def test_a_seed_gives_one_generator() -> None:
    assert int(Source(seed=1).first()) == int(Source(seed=1).first())
    assert len({int(Source(seed=seed).first()) for seed in range(100)}) == 100
    assert 0 <= int(Source(seed=-5).first()) < 2**64


def test_the_generator_is_keyed_anew_before_every_entry() -> None:
    """What was dealt so far says nothing about what comes."""
    match = Match(TOY, 3, key=KEY)
    for number, seat in enumerate((0, 1)):
        match.play(seat, 1)
        assert int(match.state["rng"]) == expected(number)  # a bid draws nothing


def test_the_same_key_and_moves_give_the_same_game() -> None:
    one, other = (gondwana.new("savanna", seats=2, key=KEY) for _ in range(2))
    while not one.over:
        seat = one.asked[-1]
        move = one.legal(seat)[0]
        one.play(seat, move)
        other.play(seat, move)
    assert one.state.tobytes() == other.state.tobytes()


def test_another_key_deals_otherwise() -> None:
    assert (
        gondwana.new("savanna", seats=3, key=KEY).position()
        != gondwana.new("savanna", key=KEY[::-1], seats=3).position()
    )


def test_what_comes_depends_on_when_it_is_asked() -> None:
    """The same last answer at another number draws from another generator."""
    one, other = (gondwana.new("savanna", seats=1, key=KEY) for _ in range(2))
    other.play(0, other.legal(0)[0])
    other.undo(0)
    for match in (one, other):
        for _ in range(15):
            match.play(0, match.legal(0)[0])
    assert one.state["deck"].tolist() != other.state["deck"].tolist()


@pytest.mark.parametrize("options", [{"seed": 3}, {"key": KEY}])
def test_a_match_knows_its_source(options: dict[str, object]) -> None:
    match = gondwana.new("savanna", seats=2, **options)  # type: ignore[arg-type]
    assert (match.source.seed, match.source.key) == (options.get("seed"), options.get("key"))
