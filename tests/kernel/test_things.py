"""At which things of the view an answer is given."""

from gondwana.kernel.rules.notation import Kind, Question

WORDS = Kind("act", ("use", "sell", "end"))


def test_a_pattern_names_the_thing_of_every_answer() -> None:
    question = Question("act", WORDS, "card:{seat}:{answer}:{tile}", ("animal", "tile"))
    assert question.things(2, 1, [5, 6, 7, 8]) == ["card:2:sell:6"]


def test_answers_may_have_patterns_of_their_own() -> None:
    question = Question("act", WORDS, ("card:{place}", "card:{place}", ""), ("place",))
    assert [question.things(0, number, [5, 6, 7, 8]) for number in range(3)] == [["card:5"], ["card:5"], []]


def test_a_word_that_names_nothing_is_a_button() -> None:
    tile = Kind("tile", ("d4", "pass"), nowhere="pass")
    question = Question("where", tile, "tile:{answer}")
    assert [question.things(0, number, [0, 0, 0, 0]) for number in range(2)] == [["tile:d4"], []]


def test_an_empty_pattern_is_a_button() -> None:
    assert Question("act", WORDS, "").things(0, 0, [0, 0, 0, 0]) == []
