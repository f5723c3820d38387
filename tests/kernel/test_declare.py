"""What a game declares for its prompts is checked when it is handed in, and errors name the prompt."""

from collections.abc import Callable
from typing import Any

import pytest

from gondwana.kernel.errors import BadGame
from gondwana.kernel.game.branches import chosen
from gondwana.kernel.game.declared import gather
from gondwana.kernel.game.sentences import Speaker, choice, sentence
from gondwana.kernel.rules import NUMBER, Ints, Prompts, Text, answers, question, task, text


def prompts() -> Any:
    """Fresh prompts: what other tests declare is not for them."""

    class Prompt(Prompts):
        WAY = 9, "terrain", "bought"
        TAX = 12

    return Prompt


def offer(s: Any, seat: int, terrain: int, out: Ints) -> int:
    return 0


def answer(s: Any, seat: int, way: int, bought: int) -> None: ...


def nothing(s: Any) -> None: ...


def refused(prompt: Any, because: str, fields: tuple[str, ...] = ()) -> None:
    with pytest.raises(BadGame) as error:
        gather("some-game", prompt, fields)
    assert str(error.value) == f"some-game: {because}"


def declare(prompt: Any, *, offers: Any = offer, does: Any = answer, tasks: Any = nothing) -> None:
    if offers:
        question(prompt.WAY, NUMBER)(offers)
    if does:
        answers(prompt.WAY)(does)
    if tasks:
        task(prompt.TAX)(tasks)


def test_what_fits_together_is_gathered_by_prompt() -> None:
    prompt = prompts()
    declare(prompt)
    declared = gather("some-game", prompt, ())
    assert list(declared.offers) == list(declared.answers) == [prompt.WAY]
    assert list(declared.tasks) == [prompt.TAX]
    asked = declared.questions()[prompt.WAY]
    assert (asked.name, asked.answer, asked.about) == ("way", NUMBER, ("terrain", "bought"))


def test_a_prompt_is_its_number_and_knows_what_its_frame_carries() -> None:
    prompt = prompts()
    assert prompt.WAY == 9
    assert prompt(12) is prompt.TAX
    assert (prompt.WAY.about, prompt.TAX.about) == (("terrain", "bought"), ())


def test_a_question_needs_an_answer() -> None:
    prompt = prompts()
    declare(prompt, does=None)
    refused(prompt, "WAY has no answer")


def test_an_answer_needs_a_question() -> None:
    prompt = prompts()
    declare(prompt, offers=None)
    refused(prompt, "WAY has no question")


def test_every_prompt_is_a_question_or_a_task() -> None:
    prompt = prompts()
    declare(prompt, tasks=None)
    refused(prompt, "TAX must be either a question with its answer or a task")
    task(prompt.TAX)(nothing)
    task(prompt.WAY)(nothing)
    refused(prompt, "WAY must be either a question with its answer or a task")


@pytest.mark.parametrize(("role", "declared"), [("question", offer), ("answer", answer), ("task", nothing)])
def test_nothing_is_declared_twice(role: str, declared: Callable[..., Any]) -> None:
    prompt = prompts()
    declare(prompt)
    if role == "question":
        question(prompt.WAY, NUMBER)(offer)
    elif role == "answer":
        answers(prompt.WAY)(answer)
    else:
        task(prompt.TAX)(nothing)
    name = prompt.TAX.name if role == "task" else prompt.WAY.name
    refused(prompt, f"{name} has two declarations of its {role}: {declared.__name__} and {declared.__name__}")


def test_an_offer_takes_only_what_its_frame_carries() -> None:
    def offer_more(s: Any, seat: int, tile: int, out: Ints) -> int:
        return 0

    prompt = prompts()
    declare(prompt, offers=offer_more)
    refused(prompt, "offer_more of WAY takes tile; its frame carries; allowed: s, seat, out, terrain, bought")


def test_an_answer_takes_one_number_more_than_its_frame_carries() -> None:
    def answer_two(s: Any, seat: int, way: int, tile: int) -> None: ...

    def answer_none(s: Any, seat: int, terrain: int) -> None: ...

    prompt = prompts()
    declare(prompt, does=answer_two)
    refused(prompt, "answer_two of WAY takes way, tile; its frame carries; allowed: s, seat, terrain, bought")
    prompt = prompts()
    declare(prompt, does=answer_none)
    refused(prompt, "answer_none of WAY takes no answer; its frame carries; allowed: s, seat, terrain, bought")


def test_a_task_takes_only_what_its_frame_carries() -> None:
    def pay(s: Any, buyer: int) -> None: ...

    prompt = prompts()
    declare(prompt, tasks=pay)
    refused(prompt, "pay of TAX takes buyer; its frame carries; allowed: s")


def test_a_frame_carries_four_numbers_of_different_names() -> None:
    class Prompt(Prompts):
        WAY = 9, "a", "b", "a"
        TAX = 12

    declare(Prompt, offers=nothing, does=lambda s, way: None)
    refused(Prompt, "WAY carries a, b, a; allowed: four different names")


def test_a_posed_question_needs_room_for_its_answers() -> None:
    def someone(s: Any, terrain: int) -> int:
        return terrain

    prompt = prompts()
    question(prompt.WAY, NUMBER, decider=someone)(offer)
    declare(prompt, offers=None)
    refused(prompt, "WAY is posed, so the record needs the fields given, options, answers", ("given", "answers"))
    gather("some-game", prompt, ("given", "options", "answers"))


# sentences


def ask_way(terrain: int) -> Text:
    return text("way", terrain=terrain)


def test_a_sentence_takes_only_what_its_frame_carries() -> None:
    prompt = prompts()
    declare(prompt)
    sentence(prompt.WAY)(lambda s, tile: text("way"))
    with pytest.raises(BadGame, match=r"some-game: <lambda> of WAY takes tile; its frame carries; allowed: s, seat"):
        Speaker("some-game", prompt, gather("some-game", prompt, ()).questions())


def test_a_choice_takes_the_answer_too() -> None:
    prompt = prompts()
    declare(prompt)
    choice(prompt.WAY)(ask_way)
    with pytest.raises(BadGame, match="some-game: ask_way of WAY takes no answer; its frame carries"):
        Speaker("some-game", prompt, gather("some-game", prompt, ()).questions())


def test_a_sentence_is_declared_once() -> None:
    prompt = prompts()
    declare(prompt)
    sentence(prompt.WAY)(ask_way)
    sentence(prompt.WAY)(ask_way)
    with pytest.raises(BadGame, match="some-game: WAY has two declarations of its sentence: ask_way and ask_way"):
        Speaker("some-game", prompt, gather("some-game", prompt, ()).questions())


# the choice by prompt


def found(leaves: list[tuple[int, list[str]]]) -> Callable[[int], Any]:
    """The function that chooses among leaves."""
    made: dict[str, Any] = {}
    exec("def find(question):\n" + "\n".join("    " + line for line in chosen(leaves)), made)
    find: Callable[[int], Any] = made["find"]
    return find


def test_each_prompt_finds_its_lines() -> None:
    find = found([(number, [f"return {number}"]) for number in (12, 4, 1, 9, 6)])
    assert [find(number) for number in (1, 4, 6, 9, 12)] == [1, 4, 6, 9, 12]


def test_prompts_that_do_the_same_are_asked_for_together_and_the_most_of_them_not_at_all() -> None:
    leaves = [(1, ["return 'a'"]), (2, ["return 'b'"]), (3, ["return 'a'"]), (4, ["return 'b'"]), (5, ["return 'b'"])]
    assert chosen(leaves) == ["if question == 1 or question == 3:", "    return 'a'", "return 'b'"]
    assert "".join(map(found(leaves), (1, 2, 3, 4, 5))) == "ababb"


def test_what_returns_nothing_goes_no_further() -> None:
    leaves = [(1, ["drop()"]), (2, ["pose()"]), (3, ["pose()"])]
    assert chosen(leaves) == ["if question == 1:", "    drop()", "    return", "pose()"]
