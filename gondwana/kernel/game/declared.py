"""What a game declared for its prompts, gathered and checked when the game is handed in."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

from ..errors import BadGame
from ..rules.declare import ANSWERS, OFFERS, TASKS, Declaration, Offer, Prompts
from ..rules.notation import Question
from ..rules.posing import Posing

POSING: Final = tuple(Posing.__annotations__)  # the fields that a game which poses questions needs


D = TypeVar("D", bound=Declaration)


@dataclass(frozen=True)
class Declared:
    """The questions of a game with their answers, and its tasks, by prompt."""

    offers: Mapping[Prompts, Offer]
    answers: Mapping[Prompts, Declaration]
    tasks: Mapping[Prompts, Declaration]

    def functions(self) -> tuple[Callable[..., Any], ...]:
        """Every rule that was declared."""
        all_said: list[Declaration] = [*self.offers.values(), *self.answers.values(), *self.tasks.values()]
        return tuple(said.function for said in all_said)

    def questions(self) -> dict[Prompts, Question]:
        """The questions as people read them."""
        return {
            prompt: Question(prompt.name.lower(), offer.answer, offer.at, prompt.about)
            for prompt, offer in self.offers.items()
        }


def gather(game: str, prompts: type[Prompts], fields: Iterable[str]) -> Declared:
    """All that was declared for a game's prompts; an error names what does not fit together."""
    offers = by_prompt(game, "question", prompts, OFFERS)
    answers = by_prompt(game, "answer", prompts, ANSWERS)
    tasks = by_prompt(game, "task", prompts, TASKS)
    for prompt in prompts:
        if (prompt in tasks) == (prompt in offers or prompt in answers):
            raise BadGame(f"{game}: {prompt.name} must be either a question with its answer or a task")
        if (prompt in offers) != (prompt in answers):
            raise BadGame(f"{game}: {prompt.name} has no {'answer' if prompt in offers else 'question'}")
        if len(prompt.about) > 4 or len(set(prompt.about)) < len(prompt.about):
            raise BadGame(f"{game}: {prompt.name} carries {', '.join(prompt.about)}; allowed: four different names")
    for prompt, offer in offers.items():
        check_names(game, offer, ("s", "seat", "out"))
        for helper in filter(None, (offer.decider, offer.skipped)):
            check_names(game, Declaration(prompt, helper), ("s", "question"))
        if offer.decider and not set(POSING) <= set(fields):
            raise BadGame(f"{game}: {prompt.name} is posed, so the record needs the fields {', '.join(POSING)}")
    for deed in answers.values():
        check_names(game, deed, ("s", "seat"), others=1)
    for deed in tasks.values():
        check_names(game, deed, ("s",))
    return Declared(offers, answers, tasks)


def by_prompt(game: str, role: str, prompts: type[Prompts], all_said: Iterable[D]) -> dict[Prompts, D]:
    """What was declared in a role, by the prompts of one game; twice is an error."""
    found: dict[Prompts, D] = {}
    for said in all_said:
        if isinstance(said.prompt, prompts):
            if said.prompt in found:
                both = " and ".join(name(one.function) for one in (found[said.prompt], said))
                raise BadGame(f"{game}: {said.prompt.name} has two declarations of its {role}: {both}")
            found[said.prompt] = said
    return found


def check_names(game: str, said: Declaration, usual: tuple[str, ...], others: int = 0) -> None:
    """Every parameter is a usual one or a number of the frame; an answer has one more, the answer itself."""
    known = (*usual, *said.prompt.about)
    strange = [parameter for parameter in parameters(said.function) if parameter not in known]
    if len(strange) != others:
        wrong = ", ".join(strange) if strange else "no answer"
        raise BadGame(f"{game}: {name(said.function)} of {said.prompt.name} takes {wrong}; its frame carries", known)


@cache
def parameters(function: Any) -> tuple[str, ...]:
    """The names of a rule's parameters."""
    return tuple(inspect.signature(getattr(function, "py_func", function)).parameters)


def name(function: Any) -> str:
    """What a rule is called."""
    return str(getattr(function, "py_func", function).__name__)
