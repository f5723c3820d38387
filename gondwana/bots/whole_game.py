"""A whole game among bots on one record, from the deal to the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import list_legal, play_at, start
from gondwana.kernel.match.seed import Source
from gondwana.kernel.rules.records import numbers

from .room import answers

# What a seat answers: how many answers have been given before, and among which it may choose.
Think = Callable[[int, int, Sequence[int]], int]


def new_deal(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Any:
    """One record at its first question."""
    states = blank(game.state, 1)
    start(states, 0, seats, Source(seed).first(), numbers(game.option_numbers(options)))
    return states


def play_whole(states: Any, think: Think, told: Callable[[int, int], None] | None = None) -> int:
    """Play a record to its end; how many answers were given.

    Who has a choice thinks; `told` hears of every answer, of those without a choice too.
    """
    moves, given = answers(), 0
    while not field(states, "over"):
        asked = field(states, "asked")
        seat = (asked & -asked).bit_length() - 1
        count = list_legal(states, seat, moves)
        move = int(moves[0]) if count == 1 else think(seat, given, moves[:count])
        play_at(states, 0, seat, move)
        if told is not None:
            told(seat, move)
        given += 1
    return given


def field(states: Any, name: str) -> Any:
    """A field of the first record, as Python's numbers."""
    return getattr(states[0], name) if INTERPRET else states[0][name].tolist()


def of_seats(states: Any, name: str, seats: int) -> tuple[int, ...]:
    """A field that has a number for each seat."""
    return tuple(int(number) for number in field(states, name)[:seats])
