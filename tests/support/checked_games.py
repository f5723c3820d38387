"""Run as a program with the name of a game: random games, and guesses at what is hidden, each index checked.

Interpreted, or compiled with NUMBA_BOUNDSCHECK=1, an index outside its field is an error; elsewhere it is a silent
disaster. tests/kernel/test_sizes.py runs it; without a game it says which indices of a row of three are allowed.
"""

import sys
from contextlib import suppress
from typing import Any

import gondwana
from gondwana.kernel.compiler.rule import loop, rule
from gondwana.kernel.game import dispatch
from gondwana.kernel.game.dispatch import blank, legal, replace
from gondwana.kernel.game.loops import MOST_CHOICES, play, redeal_at, settle
from gondwana.kernel.rules.chance import roll, word
from gondwana.kernel.rules.questions import first_asked
from gondwana.kernel.rules.records import Ints, numbers

GAMES = 200
BLANK, NOW, GUESS = range(3)  # states of the array


@rule
def beyond(row: Any, index: int) -> Any:
    """Looks wherever one likes."""
    return row[index]


def allowed() -> list[int]:
    """The indices at which a row of three may be read."""
    found = []
    for index in range(-9, 9):
        with suppress(IndexError):
            beyond(numbers([0, 0, 0]), index)
            found.append(index)
    return found


@loop
def play_and_guess(states: Any, games: int, seats: int, key: Any, options: Ints, out: Ints) -> None:
    """Whole games at random; in the first of them everybody guesses before each answer.

    The compiler works through all rules of a game for each function that plays: so there is one that does everything.
    """
    for game in range(games):
        replace(states, NOW, BLANK)
        s = states[NOW]
        s.rng = key
        s.seats = seats
        dispatch.setup(s, options)
        settle(s)
        while s.over == 0:
            if game == 0:
                for seat in range(seats):
                    replace(states, GUESS, NOW)
                    redeal_at(states, GUESS, seat, key)
            seat = first_asked(s)
            count = legal(s, seat, out)
            play(s, seat, out[roll(s, count)])
        key = s.rng


def main(slug: str) -> int:
    """Play, and say how many games it were."""
    game = gondwana.game(slug)
    each = -(-GAMES // len(game.seats))
    options, out = numbers(game.option_numbers(game.unattended())), numbers([0] * MOST_CHOICES)
    for seats in game.seats:
        play_and_guess(blank(game.state, 3), each, seats, word(seats), options, out)
    return each * len(game.seats)


if __name__ == "__main__":
    print(main(sys.argv[1]) if sys.argv[1:] else " ".join(map(str, allowed())))
