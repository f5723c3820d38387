"""Posed questions: without an answer nobody is asked, a single one is taken."""

from support.sweets import SWEETS, Prompt, State

from gondwana.kernel.match import Match
from gondwana.kernel.rules.header import Header

FEW = {"jar": "few"}
MANY = {"jar": "many"}


def story(match: Match) -> list[tuple[str, dict[str, object]]]:
    return [(line["text"]["key"], line["text"]["args"]) for line in match.log()]


def test_who_has_something_to_choose_is_asked() -> None:
    match = Match(SWEETS, 2, MANY, seed=1)
    assert (match.asked, match.prompt(0), match.legal(0)) == ([0], Prompt.TAKE, [0, 1, 2])


def test_a_question_without_an_answer_is_skipped_and_told() -> None:
    match = Match(SWEETS, 2, FEW, seed=1)
    match.play(0, "mint")
    assert story(match)[-1] == ("sweets_log_nothing", {"seat": {"seat": 0}, "question": Prompt.SWAP})
    assert match.asked == [1]


def test_a_single_answer_is_taken_without_asking() -> None:
    match = Match(SWEETS, 2, FEW, seed=1)
    match.play(0, "mint")
    match.play(1, "lemon")
    assert match.over
    assert list(match.state.sweets[0][:3]) == [0, 1, 1]  # the toffee was the last one
    assert match.scores == [3, 1]


def test_a_task_below_a_posed_question_comes_after_it() -> None:
    match = Match(SWEETS, 1, MANY, seed=1)
    match.play(0, "mint")
    assert match.scores == [1]
    match.play(0, "lemon")  # of the two sweets that it now has one kind is in the jar too: swapped at once
    assert story(match)[-1] == ("sweets_log_took", {"seat": {"seat": 0}, "sweet": "mint"})
    assert match.scores == [2]


def test_answers_lie_in_the_record_only_while_somebody_is_asked() -> None:
    match = Match(SWEETS, 2, FEW, seed=1)
    assert (match.state.options, list(match.state.answers)) == (3, [0, 1, 2])
    match.play(0, "mint")
    match.play(1, "lemon")
    assert (match.state.given, match.state.options, list(match.state.answers)) == (0, 0, [0, 0, 0])


def test_a_posed_answer_can_be_taken_back() -> None:
    match = Match(SWEETS, 2, MANY, seed=1)
    before = match.position()
    match.play(0, "toffee")
    match.undo(0)
    assert match.position() == before


def test_a_field_declared_anew_stands_where_it_is_declared_last() -> None:
    header = list(Header.__annotations__)
    assert list(State.cells) == [*header, "given", "options", "turn", "jar", "sweets", "answers"]


def test_a_choice_without_a_sentence_of_its_own_shows_the_answer_under_the_name_of_its_kind() -> None:
    match = Match(SWEETS, 2, FEW, seed=1)
    asked = match.ask(0)
    assert asked is not None
    assert asked["text"] == {"key": "sweets_prompt_take", "args": {}}
    assert asked["choices"][1]["text"] == {"key": "sweets_choice_take", "args": {"sweet": "mint"}}
    assert asked["choices"][1]["at"] == ["jar:mint"]
