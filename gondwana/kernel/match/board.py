"""One state in either mode: an array of records (now, and copies to try on), or a list of twins when interpreted."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..compiler.mode import INTERPRET
from ..game.dispatch import blank
from ..game.game import Game
from ..game.loops import MOST_CHOICES, answer_at, go_on_at, list_legal, play_at, start
from ..rules.notation import Text
from ..rules.questions import PROMPT
from ..rules.records import Reading, live_at, noughts, numbers
from .entry import Heading

NOW, TRIAL, BEFORE = 0, 1, 2
ROOM = 3  # for one state each


@dataclass
class Section:
    """What one heading of the log holds of a move."""

    heading: Heading
    after: "Board | None" = None  # how it stood when the next heading began; None: as it stands after the move


class Board:
    """The current state of a match, and the rules on it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states: Any = blank(game.state, ROOM)
        self._out = noughts(MOST_CHOICES)

    def start(self, seats: int, generator: Any, options: list[int]) -> None:
        """Set the game up to its first question."""
        live_at(self._states, NOW, self.game.state).listening = 1
        start(self._states, NOW, seats, generator, numbers(options))

    def __getattr__(self, field: str) -> Any:
        """A field of the header or of the game's record, as Python numbers."""
        if field.startswith("_") or field not in self.game.state.cells:
            raise AttributeError(field)
        return getattr(self._states[NOW], field) if INTERPRET else self._states[NOW][field].tolist()

    def legal(self, seat: int) -> list[int]:
        """The answers of a seat that is asked."""
        count = list_legal(self._states, seat, self._out)
        found: list[int] = self._out[:count] if INTERPRET else self._out[:count].tolist()
        return found

    def play(self, seat: int, move: int, generator: Any | None) -> list["Section"]:
        """Carry a legal answer out, on a copy first: an error leaves everything as it was.

        What follows is told in sections: the log's heading is read before each step that tells something.
        """
        trial = self._trial()
        trial.told = 0
        if generator is not None:
            trial.rng = generator
        answer_at(self._states, TRIAL, seat, move)
        sections = [Section(Heading(0, self.heading()))]
        told = int(trial.told)
        while new := go_on_at(self._states, TRIAL, BEFORE):
            heading = self.heading(BEFORE)
            if told == 0:
                sections = [Section(Heading(0, heading))]
            elif heading != sections[-1].heading.text:
                sections[-1].after = self.copy(BEFORE)
                sections.append(Section(Heading(told, heading)))
            told += new
        self._keep_trial()
        return sections

    def heading(self, place: int = NOW) -> Text:
        """The heading of the log under which falls what a state tells next."""
        return self.game.eye.group(self.reading(place))

    def prompt_after(self, seat: int, move: int) -> int | None:
        """What a seat would be asked next, it alone; None if its answer uncovers or draws something."""
        trial = self._trial()
        play_at(self._states, TRIAL, seat, move)
        if trial.over or trial.asked != 1 << seat or trial.reveals != self.reveals:
            return None
        return int(trial.frames[trial.depth - 1][PROMPT])

    def _trial(self) -> Any:
        """A copy of the state to play on, with fields as attributes."""
        if INTERPRET:
            self._states[TRIAL].become(self._states[NOW])
        else:
            self._states[TRIAL] = self._states[NOW]
        return live_at(self._states, TRIAL, self.game.state)

    def _keep_trial(self) -> None:
        """The state that was played on is the state from now on."""
        if INTERPRET:
            self._states[NOW], self._states[TRIAL] = self._states[TRIAL], self._states[NOW]
        else:
            self._states[NOW] = self._states[TRIAL]

    def story(self) -> tuple[tuple[int, ...], ...]:
        """The events of the last move."""
        rows = self._states[NOW].story if INTERPRET else self._states[NOW]["story"]
        return tuple(tuple(int(number) for number in rows[row]) for row in range(self.told))

    def records(self, count: int, place: int = NOW) -> Any:
        """Room for `count` states, the first of them a copy of this one, for loops of any kind."""
        if INTERPRET:
            return [self._states[place].duplicate(), *blank(self.game.state, count - 1)]
        states = blank(self.game.state, count)
        states[0] = self._states[place]
        return states

    def live(self) -> Any:
        """A copy that rules can be asked about, with fields as attributes."""
        return live_at(self.records(1), 0, self.game.state)

    def reading(self, place: int = NOW) -> Any:
        """The state as a twin that is only read, before anything changes: what people are shown is made of it."""
        return self._states[place] if INTERPRET else Reading(self._states[place], self.game.state.cells)

    def plain(self) -> Any:
        """A twin for reading: Python numbers and lists, without the story, which is read as `story`."""
        if INTERPRET:
            return self._states[NOW].duplicate()
        return self.game.state.from_record(self._states[NOW], without=("story",))

    def record(self) -> Any:
        """A NumPy record of its own."""
        array = np.zeros(1, self.game.state.dtype)
        if INTERPRET:
            self._states[NOW].to_record(array[0])
        else:
            array[0] = self._states[NOW]
        return array.view(np.recarray)[0]

    def load(self, record: Any) -> None:
        """Take over a NumPy record."""
        if INTERPRET:
            self._states[NOW] = self.game.state.from_record(record)
        else:
            self._states[NOW] = record

    def copy(self, place: int = NOW) -> "Board":
        """An equal board that shares nothing with this one."""
        twin = Board.__new__(Board)
        twin.game = self.game
        twin._states = self.records(1 if INTERPRET else ROOM, place)
        if INTERPRET:  # what is tried on is overwritten before it is read
            twin._states += [object.__new__(self.game.state) for _ in range(1, ROOM)]
        twin._out = noughts(MOST_CHOICES)
        return twin

    def position(self) -> bytes:
        """What makes two positions equal: all but the generator, the counters of the story and the story itself."""
        record = self.record()
        for field in ("rng", "listening", "told", "story"):
            record[field] = 0
        depth = int(record["depth"])
        record["frames"][depth:] = 0  # what lies above the stack is of the past
        return bytes(record.tobytes())
