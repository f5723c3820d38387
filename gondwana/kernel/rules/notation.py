"""What numbers mean: the words of answers and events, for logs, saved games, tests and texts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import BadNotation

Text = dict[str, Any]  # {"key": …, "args": {…}}: put into words by the page, or by text.speak


def text(key: str, **args: Any) -> Text:
    """A sentence still without a language: its key and what goes into it."""
    return {"key": key, "args": args}


@dataclass(frozen=True)
class Kind:
    """What a number stands for: one word for each number, and the key of the text that names it."""

    name: str
    words: tuple[str, ...] = ()  # "" where a number means nothing
    term: str = ""  # pattern of a text key, such as "savanna_a_{word}"; without one the word itself is shown
    nowhere: str = ""  # a word that names nothing on the table, such as "pass": its choice is a button

    def word(self, number: int) -> str:
        """The word for a number; numbers without words stand for themselves."""
        return self.words[number] if self.words else str(number)

    def number(self, word: str) -> int:
        """The number that a word stands for."""
        if not self.words and word.removeprefix("-").isdecimal():
            return int(word)
        if word and word in self.words:
            return self.words.index(word)
        raise BadNotation(f"{word!r} is no {self.name}", (known for known in self.words if known))

    def shown(self, number: int, seats: int) -> Any:
        """What goes into a text: a term, a seat, or the word."""
        if self.term:
            return {"term": self.term.format(word=self.word(number))}
        return self.word(number) if self.words else number


class SeatKind(Kind):
    """A seat: the page shows the player's name."""

    def shown(self, number: int, seats: int) -> Any:
        """The seat, as a reference."""
        return {"seat": number}


NUMBER = Kind("number")
SEAT = SeatKind("seat")


@dataclass(frozen=True)
class Question:
    """A prompt for people: its name, what an answer is, and at which things of the view it is given.

    `at` is a pattern such as "cell:{seat}:{answer}"; the numbers that the question is about have their own names. Where
    answers are given at different kinds of things, `at` has one pattern for each number; an empty one means a button.
    """

    name: str
    answer: Kind
    at: str | tuple[str, ...]
    about: tuple[str, ...] = ()  # the names of the numbers that its frame carries

    def things(self, seat: int, number: int, about: Sequence[int]) -> list[str]:
        """The things at which an answer is given; none for a button."""
        pattern, word = self.at if isinstance(self.at, str) else self.at[number], self.answer.word(number)
        if not pattern or (word and word == self.answer.nowhere):
            return []
        numbers = dict(zip(self.about, about, strict=False))
        return [pattern.format(seat=seat, answer=word, **numbers)]


@dataclass(frozen=True)
class Saying:
    """An event for people: its name, its numbers in order, and the things of the view that it is about.

    `at` is a pattern over the words of the numbers, such as "cell:{ecosystem}:{cell}".
    """

    name: str
    numbers: dict[str, Kind] = field(default_factory=dict)
    at: str = ""

    def line(self, slug: str, numbers: Sequence[int], seats: int) -> dict[str, Any]:
        """The log line of an event."""
        named = dict(zip(self.numbers, numbers, strict=False))
        args = {name: kind.shown(named[name], seats) for name, kind in self.numbers.items()}
        words = {name: kind.word(named[name]) for name, kind in self.numbers.items()}
        key = f"{slug.replace('-', '_')}_log_{self.name}"
        return {"text": text(key, **args), "at": [self.at.format(**words)] if self.at else []}
