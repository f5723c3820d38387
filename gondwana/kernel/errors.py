"""Every error that Gondwana raises on purpose.

GondwanaError
├── UnknownGame       no game of that name
├── BadOption         an option or its value is not one of the game's
├── BadSeats          the game is not for that many players
├── BadRecord         a record type is declared wrongly (a programmer's mistake)
├── BadGame           a game hands in something incomplete (a programmer's mistake)
├── NotAsked          the seat has no open question
├── IllegalMove       the answer is not one of the allowed ones
├── StaleMove         the answer was meant for an earlier question
├── GameOver          the game has ended
├── NothingToUndo     nothing that the seat may take back
├── BadNotation       a line of words that can't be read
└── DamagedSave       a saved game that can't be read
"""

from collections.abc import Iterable, Sequence
from typing import Any


class GondwanaError(Exception):
    """What was wrong, and what is allowed; nothing has changed."""

    code = "error"

    def __init__(self, message: str, allowed: Iterable[Any] = ()) -> None:
        self.message = message
        self.allowed: Sequence[Any] = list(allowed)
        super().__init__(f"{message}; allowed: {_listed(self.allowed)}" if self.allowed else message)


def _listed(things: Sequence[Any]) -> str:
    return ", ".join(str(thing) for thing in things)


class UnknownGame(GondwanaError):
    """No game of that name."""

    code = "unknown_game"


class BadOption(GondwanaError):
    """An option or its value is not one of the game's."""

    code = "bad_option"


class BadSeats(GondwanaError):
    """The game is not for that many players."""

    code = "bad_seats"


class BadRecord(GondwanaError):
    """A record type is declared wrongly."""

    code = "bad_record"


class BadGame(GondwanaError):
    """A game hands in something incomplete."""

    code = "bad_game"


class NotAsked(GondwanaError):
    """The seat has no open question."""

    code = "not_asked"


class IllegalMove(GondwanaError):
    """The answer is not one of the allowed ones."""

    code = "illegal_move"


class StaleMove(GondwanaError):
    """The answer was meant for an earlier question."""

    code = "stale_move"


class GameOver(GondwanaError):
    """The game has ended."""

    code = "game_over"


class NothingToUndo(GondwanaError):
    """Nothing that the seat may take back."""

    code = "nothing_to_undo"


class BadNotation(GondwanaError):
    """A line of words that can't be read."""

    code = "bad_notation"


class DamagedSave(GondwanaError):
    """A saved game that can't be read."""

    code = "damaged_save"
