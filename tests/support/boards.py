"""Matches at positions of our own making, in either mode."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import settle
from gondwana.kernel.match.board import Board
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.records import live_at


def twin_of(match: Match) -> Any:
    """The whole position as a twin, to be changed at will."""
    return match.game.state.from_record(match.state)


def recorded(twin: Any) -> Any:
    """A NumPy record with the numbers of a twin."""
    array = np.zeros(1, type(twin).dtype)
    twin.to_record(array[0])
    return array.view(np.recarray)[0]


def live(twin: Any) -> Any:
    """What rules can be called with: the twin itself, or a record with its numbers."""
    if INTERPRET:
        return twin
    array = np.zeros(1, type(twin).dtype)
    twin.to_record(array[0])
    return live_at(array, 0, type(twin))


def at_position(game: Game, twin: Any, options: Mapping[str, str] | None = None, seed: int = 1) -> Match:
    """A match that stands at a position, brought to its next question, or to its end."""
    match = Match(game, twin.seats, options, seed=seed)
    s = live(twin)
    s.listening, s.told = 1, 0
    settle(s)
    return with_position(match, recorded(s) if INTERPRET else s)


def with_position(match: Match, record: Any) -> Match:
    """The match itself, its position replaced by a record."""
    board = Board(match.game)
    board.load(record)
    match.go_on_from(board, match.entries)
    return match
