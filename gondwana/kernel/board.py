"""One state in either mode: an array of two records (now, and a copy to try on), or two twins when interpreted."""

from typing import Any

import numpy as np

from .dispatch import blank
from .game import Game
from .loops import MOST_CHOICES, list_legal, play_at, start
from .mode import INTERPRET

NOW, TRIAL = 0, 1


def numbers(values: list[int]) -> Any:
    """A row of numbers for the rules."""
    return list(values) if INTERPRET else np.array(values, np.int32)


class Board:
    """The current state of a match, and the rules on it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states = blank(game.state, 2)
        self._out = numbers([0] * MOST_CHOICES)

    def start(self, seats: int, generator: Any, options: list[int]) -> None:
        """Set the game up to its first question."""
        self._now().listening = 1
        start(self._states, NOW, seats, generator, numbers(options))

    def _now(self) -> Any:
        """The state, with fields as attributes."""
        return self._states[NOW] if INTERPRET else self._states.view(np.recarray)[NOW]

    def __getattr__(self, field: str) -> Any:
        """A field of the header or of the game's record, as Python numbers."""
        if field.startswith("_") or field not in self.game.state.cells:
            raise AttributeError(field)
        found = getattr(self._states[NOW], field) if INTERPRET else self._states[NOW][field]
        return found if INTERPRET else found.tolist()

    def legal(self, seat: int) -> list[int]:
        """The answers of a seat that is asked."""
        count = list_legal(self._states, seat, self._out)
        return [int(move) for move in self._out[:count]]

    def play(self, seat: int, move: int, generator: Any | None) -> None:
        """Carry a legal answer out, on a copy first: an error leaves everything as it was."""
        self._copy(TRIAL, NOW)
        trial = self._states[TRIAL] if INTERPRET else self._states.view(np.recarray)[TRIAL]
        trial.told = 0
        if generator is not None:
            trial.rng = generator
        play_at(self._states, TRIAL, seat, move)
        self._copy(NOW, TRIAL)

    def _copy(self, place: int, source: int) -> None:
        if INTERPRET:
            self._states[place].become(self._states[source])
        else:
            self._states[place] = self._states[source]

    def story(self) -> tuple[tuple[int, ...], ...]:
        """The events of the last move."""
        rows = self._states[NOW].story if INTERPRET else self._states[NOW]["story"]
        return tuple(tuple(int(number) for number in rows[row]) for row in range(self.told))

    def records(self, count: int) -> Any:
        """Room for `count` states, the first of them a copy of this one, for loops of any kind."""
        states = blank(self.game.state, count)
        if INTERPRET:
            states[0].become(self._states[NOW])
        else:
            states[0] = self._states[NOW]
        return states

    def live(self) -> Any:
        """A copy that rules can be asked about, with fields as attributes."""
        states = self.records(1)
        return states[0] if INTERPRET else states.view(np.recarray)[0]

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

    def copy(self) -> "Board":
        """An equal board that shares nothing with this one."""
        twin = Board(self.game)
        twin._states = self.records(2)
        return twin

    def position(self) -> bytes:
        """What makes two positions equal: all but the generator, the counters of the story and the story itself."""
        record = self.record()
        for field in ("rng", "listening", "told", "story"):
            record[field] = 0
        depth = int(record["depth"])
        record["frames"][depth:] = 0  # what lies above the stack is of the past
        return bytes(record.tobytes())
