"""Run as a program with NUMBA_BOUNDSCHECK=1 and the name of a game: random games, and guesses at what is hidden.

tests/kernel/test_sizes.py runs it: an index outside its field is an error here, and a silent disaster elsewhere. What
people and bots look at is checked too, interpreted, by the program of digests.
"""

import sys
from typing import Any

import numpy as np

import gondwana
from gondwana.kernel.chance import word
from gondwana.kernel.dispatch import blank
from gondwana.kernel.game import Game
from gondwana.kernel.loops import MOST_CHOICES, list_legal, play_at, random_games, redeal_at, start
from gondwana.kernel.mode import BOUNDS
from gondwana.kernel.rule import rule

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
    """Compiled games, and one in which everybody guesses."""
    options = np.array(game.option_numbers(game.unattended()), np.int32)
    states, out = blank(game.state, 2), np.zeros(MOST_CHOICES, np.int32)
    random_games(states, games, seats, word(seats), options, out)
    states = blank(game.state, 2)
    start(states, 0, seats, word(seats), options)
    chance = np.random.default_rng(seats)
    while not states[0]["over"]:
        for seat in range(seats):
            states[1] = states[0]
            redeal_at(states, 1, seat, word(seat))
        seat = int(states[0]["asked"] & -states[0]["asked"]).bit_length() - 1
        count = list_legal(states, seat, out)
        play_at(states, 0, seat, int(out[chance.integers(count)]))


if __name__ == "__main__":
    print("checked" if is_checked() else "not checked")
    chosen = gondwana.game(sys.argv[1])
    each = -(-GAMES // len(chosen.seats))
    for number in chosen.seats:
        play(chosen, number, each)
    print(each * len(chosen.seats))
