"""What numbers mean: words for answers and events."""

import pytest

from gondwana.kernel.errors import BadNotation
from gondwana.kernel.rules.notation import NUMBER, SEAT, Kind, Saying, text

FRUIT = Kind("fruit", ("", "apple", "pear"), "shop_a_{word}")
SIDE = Kind("side", ("left", "right"))


def test_a_kind_has_a_word_for_each_number() -> None:
    assert [FRUIT.word(number) for number in range(3)] == ["", "apple", "pear"]
    assert (FRUIT.number("pear"), SIDE.number("left")) == (2, 0)


def test_a_kind_without_words_shows_the_number_itself() -> None:
    assert (NUMBER.word(-12), NUMBER.number("-12"), NUMBER.number("7")) == ("-12", -12, 7)


@pytest.mark.parametrize("word", ["plum", "", "2"])
def test_an_unknown_word_names_the_known_ones(word: str) -> None:
    with pytest.raises(BadNotation, match=f"'{word}' is no fruit; allowed: apple, pear$"):
        FRUIT.number(word)


@pytest.mark.parametrize("word", ["", "x", "1.5", "-", "--1", "²"])
def test_what_is_no_number_is_refused(word: str) -> None:
    with pytest.raises(BadNotation, match="is no number"):
        NUMBER.number(word)


def test_texts_hold_terms_seats_words_and_numbers() -> None:
    assert FRUIT.shown(1, 3) == {"term": "shop_a_apple"}
    assert SEAT.shown(2, 3) == {"seat": 2}
    assert SIDE.shown(1, 3) == "right"
    assert NUMBER.shown(5, 3) == 5


def test_a_saying_becomes_a_line() -> None:
    sold = Saying("sold", {"seat": SEAT, "fruit": FRUIT, "count": NUMBER}, "stall:{fruit}:{seat}")
    assert sold.line("fruit-market", [1, 2, 3, 0], 4) == {
        "text": {
            "key": "fruit_market_log_sold",
            "args": {"seat": {"seat": 1}, "fruit": {"term": "shop_a_pear"}, "count": 3},
        },
        "at": ["stall:pear:1"],
    }
    assert Saying("closed").line("market", [0, 0], 2) == {"text": text("market_log_closed"), "at": []}
