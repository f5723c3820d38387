"""The sentences of questions and of their choices, declared for a prompt as rules are, in plain Python.

    @sentence(Prompt.WAY)
    def ask_way(s: State, terrain: int) -> Text: ...

    @choice(Prompt.WAY)
    def choose_way(s: State, way: int, terrain: int) -> Text: ...

Parameters are found by their names: `s`, `seat`, `question` (the prompt), `asked` (its Question), `frame` (all numbers
that it carries, by name), each of those numbers, and in a choice one more, the answer. Declared for the enumeration
itself, a sentence is for every prompt that has none of its own. Without any, the key of the text is made of the
prompt's name, and a choice shows the answer under the name of its kind.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from ..rules.declare import Declaration, Prompts
from ..rules.notation import Question, Text, text
from ..rules.questions import ABOUT, PROMPT, top_frame
from .declared import by_prompt, check_names, parameters

F = TypeVar("F", bound=Callable[..., Text])
For = Prompts | type[Prompts]
USUAL: Final = ("s", "seat", "question", "asked", "frame")


SENTENCES: list[Declaration] = []
CHOICES: list[Declaration] = []
FALLBACKS: dict[tuple[str, type[Prompts]], Callable[..., Text]] = {}


def sentence(*prompts: For) -> Callable[[F], F]:
    """Declare the sentence that asks a question."""
    return _declare("sentence", SENTENCES, prompts)


def choice(*prompts: For) -> Callable[[F], F]:
    """Declare the sentence of an answer."""
    return _declare("choice", CHOICES, prompts)


def _declare(role: str, sentences: list[Declaration], prompts: Iterable[For]) -> Callable[[F], F]:
    def declare(function: F) -> F:
        for prompt in prompts:
            if isinstance(prompt, Prompts):
                sentences.append(Declaration(prompt, function))
            else:
                FALLBACKS[role, prompt] = function
        return function

    return declare


class Speaker:
    """Puts the questions of a game into sentences."""

    def __init__(self, game: str, prompts: type[Prompts], questions: Mapping[Prompts, Question]) -> None:
        self._prefix = game.replace("-", "_")
        self._prompts = prompts
        self._questions = questions
        self._sentences = self._gathered(game, "sentence", SENTENCES, 0)
        self._choices = self._gathered(game, "choice", CHOICES, 1)

    def _gathered(
        self, game: str, role: str, declared: list[Declaration], answers: int
    ) -> dict[Prompts, Callable[..., Text]]:
        """What speaks for each prompt, checked."""
        own = {prompt: said.function for prompt, said in by_prompt(game, role, self._prompts, declared).items()}
        fallback = FALLBACKS.get((role, self._prompts))
        found = own if fallback is None else {prompt: own.get(prompt, fallback) for prompt in self._questions}
        for prompt, function in found.items():
            check_names(game, Declaration(prompt, function), USUAL, answers)
        return found

    def ask(self, s: Any, seat: int) -> Text:
        """The sentence that asks a seat."""
        question, known = self._open(s, seat)
        function = self._sentences.get(question)
        if function is None:
            return text(f"{self._prefix}_prompt_{known['asked'].name}")
        return function(*(known[parameter] for parameter in parameters(function)))

    def choose(self, s: Any, seat: int, move: int) -> Text:
        """The sentence of an answer."""
        question, known = self._open(s, seat)
        function = self._choices.get(question)
        if function is None:
            kind = known["asked"].answer
            return text(f"{self._prefix}_choice_{known['asked'].name}", **{kind.name: kind.shown(move, s.seats)})
        return function(*(known.get(parameter, move) for parameter in parameters(function)))

    def _open(self, s: Any, seat: int) -> tuple[Prompts, dict[str, Any]]:
        """The open question, and what its sentences may speak of."""
        top = top_frame(s)
        question = self._prompts(top[PROMPT])
        frame = dict(zip(question.about, top[ABOUT:], strict=False))
        known = {"s": s, "seat": seat, "question": question, "asked": self._questions[question], "frame": frame}
        return question, frame | known
