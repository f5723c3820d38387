"""Run as a program with NUMBA_BOUNDSCHECK=1: many games of each kind, with all that people and bots look at.

tests/kernel/test_sizes.py runs it: an index outside its field is an error here, and a silent disaster elsewhere.
"""

from typing import Any

import numpy as np

import gondwana
from gondwana.kernel.chance import word
from gondwana.kernel.dispatch import blank
from gondwana.kernel.game import Game
from gondwana.kernel.loops import MOST_CHOICES, random_games, redeal_at, value_at
from gondwana.kernel.match import Match
from gondwana.kernel.mode import BOUNDS
from gondwana.kernel.rule import rule
from support.random_games import random_moves
from support.toy import TOY

GAMES = 200


@rule
def beyond(row: Any, index: int) -> Any:
    """Looks wherever one likes."""
    return row[index]


def is_checked() -> bool:
    """Whether an index outside is noticed at all."""
    try:
        beyond(np.zeros(3, np.int32), 3)
    except IndexError:
        return BOUNDS
    return False


def play(game: Game, seats: int, games: int) -> None:
    """Compiled games, and one with everybody looking."""
    options = np.array(game.option_numbers(game.check_options(None)), np.int32)
    random_games(blank(game.state, 2), games, seats, word(seats), options, np.zeros(MOST_CHOICES, np.int32))
    match = Match(game, seats, seed=seats)
    for turn, _ in enumerate(random_moves(match, seats)):
        if turn % 7 == 0 or match.over:
            for seat in range(seats):
                match.view(seat)
                match.ask(seat)
                states = match.records(1)
                redeal_at(states, 0, seat, word(turn))
                value_at(states, 0, seat)


if __name__ == "__main__":
    print("checked" if is_checked() else "not checked")
    for game in (*gondwana.games(), TOY):
        games = -(-GAMES // len(game.seats))
        for seats in game.seats:
            play(game, seats, games)
        print(game.slug, games * len(game.seats))
