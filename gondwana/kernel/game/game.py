"""What a game hands in, checked when handed in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import BadGame, BadOption, BadSeats
from ..rules.header import NONE, SEATS
from ..rules.notation import Question, Saying, Text
from .dispatch import Rules, register
from .shapes import Shapes

Shown = Mapping[str, Any]  # a typed dictionary of the game's own
GAMES: dict[str, "Game"] = {}  # every game that was handed in, by its slug


@dataclass(frozen=True)
class Option:
    """Something that the players agree on before the game."""

    key: str
    values: tuple[str, ...]
    default: str
    seats: range | None = None  # with how many players it matters; None: always
    unattended: str | None = None  # the value where machines play without people; None: the default
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what others must be for any but the default


def nothing(s: Any, live: Any, seat: int, move: int) -> None:
    """No preview, no warning: what a game says of an answer that it says nothing of."""


def no_clauses(s: Any, live: Any, seat: int, move: int) -> list[Text]:
    """Nothing that an answer brings is put into words."""
    return []


def count_points(s: Any, live: Any) -> list[int]:
    """The points of every seat, where all lie open."""
    return list(s.scores)[: s.seats]


@dataclass(frozen=True)
class Eye:
    """What a game makes of its record for people.

    Each function gets a twin to read; some also get a record to ask the rules about, a copy that may be played on.
    """

    shapes: Shapes  # what view and previews are made of
    view: Callable[[Any, Any, int], Shown]  # what a seat may see (NONE: an onlooker), as JSON with named things
    prompt: Callable[[Any, int], Text]  # the sentence that asks the seat
    choice: Callable[[Any, int, int], Text]  # the sentence for one answer
    group: Callable[[Any], Text]  # the heading in the log under which the next move falls
    reveals: Callable[[Any, int], bool]  # whether the seat's answer may uncover or draw something
    preview: Callable[[Any, Any, int, int], Shown | None] = nothing  # what an answer would change, for drawings
    brings: Callable[[Any, Any, int, int], list[Text]] = no_clauses  # the same in words, the most important first
    warns: Callable[[Any, Any, int, int], Text | None] = nothing  # what an answer would waste, to be asked once more
    # what several answers brought together, from the record before them and the one after; None: nothing is said
    together: Callable[[Any, Any, Any, int], list[Text]] | None = None
    standing: Callable[[Any, Any], list[int]] = count_points  # points, as all can count them
    # points at the end, as all can expect them; after the seats come parties that no player is; None: standing
    expected: Callable[[Any, Any], list[int]] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """One of the five games."""

    slug: str
    state: type[Any]
    seats: range
    rules: Rules
    questions: Mapping[Any, Question]  # by the game's Prompt
    sayings: Mapping[Any, Saying]  # by the game's Event
    eye: Eye
    folder: Path
    broken: type[IntEnum]  # the names of its invariants, 0 where all is sound
    usual_seats: int = 2
    options: tuple[Option, ...] = ()
    reconstructed: bool = False  # whether a part of its data is our own reconstruction
    horizon: int | None = None  # questions that a search looks ahead at a table of two; None: to the end

    def __post_init__(self) -> None:
        self._check()
        register(self.state, self.rules)
        GAMES[self.slug] = self

    def _check(self) -> None:
        if not self.seats or min(self.seats) < 1 or max(self.seats) > SEATS:
            raise BadGame(f"{self.slug}: seats {self.seats} must lie between 1 and {SEATS}")
        if self.horizon is not None and self.horizon < 1:
            raise BadGame(f"{self.slug}: a bot must look at least one question ahead, not {self.horizon}")
        for option in self.options:
            if not {option.default, option.unattended or option.default} <= set(option.values):
                raise BadGame(f"{self.slug}: the default of option {option.key} is none of its values", option.values)
        if self.slug in GAMES:
            raise BadGame(f"{self.slug}: a game of this name has been handed in already")

    @cached_property
    def version(self) -> str:
        """The fingerprint of the rules and their data: saved games of another one go on from their snapshot."""
        return self.rules.digest()

    @cached_property
    def prompts(self) -> dict[int, Any]:
        """The game's prompts by their numbers."""
        return {int(prompt): prompt for prompt in self.questions}

    @cached_property
    def events(self) -> dict[int, Any]:
        """The game's events by their numbers."""
        return {int(event): event for event in self.sayings}

    @property
    def prefix(self) -> str:
        """What the keys of this game's texts begin with."""
        return self.slug.replace("-", "_")

    def check_seats(self, seats: int) -> int:
        """The number of players, if the game is for so many."""
        if seats not in self.seats:
            raise BadSeats(f"{self.slug} can't be played by {seats}", self.seats)
        return seats

    def check_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        given = dict(options or {})
        checked = {}
        for option in self.options:
            chosen = given.pop(option.key, option.default)
            if chosen not in option.values:
                raise BadOption(f"option {option.key} of {self.slug} can't be {chosen!r}", option.values)
            checked[option.key] = chosen
        if given:
            unknown = ", ".join(given)
            raise BadOption(f"{self.slug} has no option {unknown}", (option.key for option in self.options))
        return checked

    def agree(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options for a table of so many; one that can't hold there is refused, not left aside."""
        checked = self.check_options(options)
        for option in self.options:
            value = checked[option.key]
            if value == option.default:
                continue
            if option.seats is not None and seats not in option.seats:
                raise BadOption(f"{option.key}={value} of {self.slug} is not for {seats} players", option.seats)
            for key, values in option.needs.items():
                if checked[key] not in values:
                    fitting = (f"{key}={each}" for each in values)
                    raise BadOption(f"{option.key}={value} of {self.slug} can't be with {key}={checked[key]}", fitting)
        return checked

    def unattended(self) -> dict[str, str]:
        """The options under which machines play without people: an endless game needs an end."""
        return {option.key: option.unattended or option.default for option in self.options}

    def variants(self) -> list[dict[str, str]]:
        """Those options, and each other value of each of them once; an endless game stays without."""
        usual = self.unattended()
        return [usual] + [
            {**usual, option.key: value}
            for option in self.options
            for value in option.values
            if value not in (usual[option.key], option.default if option.unattended else None)
        ]

    def option_numbers(self, options: Mapping[str, str]) -> list[int]:
        """The options as the rules read them: the place of each value, in the order of declaration."""
        return [option.values.index(options[option.key]) for option in self.options] or [NONE]

    def info(self) -> dict[str, Any]:
        """What a lobby needs to know."""
        return {
            "slug": self.slug,
            "seats": list(self.seats),
            "usual_seats": self.usual_seats,
            "reconstructed": self.reconstructed,
            "options": [
                {
                    "key": option.key,
                    "values": list(option.values),
                    "default": option.default,
                    "seats": list(option.seats or self.seats),
                    "needs": {key: list(values) for key, values in option.needs.items()},
                }
                for option in self.options
            ],
        }
