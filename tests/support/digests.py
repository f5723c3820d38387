"""Run as a program: whole games, and a digest of every position, view and question on the way.

Both modes must print the same. tests/kernel/test_modes.py compares them.
"""

import hashlib
import json

import gondwana
from gondwana.kernel.chance import word
from gondwana.kernel.loops import redeal_at, value_at
from gondwana.kernel.match import Match
from support.random_games import random_moves
from support.toy import TOY

GAMES = 20


def sha(content: bytes) -> str:
    """A short digest."""
    return hashlib.sha256(content).hexdigest()[:16]


def shown(match: Match) -> bytes:
    """What everybody sees and is asked."""
    seats: list[int | None] = [None, *range(match.seats)]
    views = [match.view(seat) for seat in seats]
    asks = [match.ask(seat) for seat in range(match.seats)]
    return json.dumps([views, asks, match.standing()]).encode()


def guessed(match: Match, turn: int) -> str:
    """What a bot at each seat would make of the position, after guessing what is hidden from it."""
    guesses = []
    for seat in range(match.seats):
        states = match.records(1)
        redeal_at(states, 0, seat, word(turn))
        guesses.append(f"{value_at(states, 0, seat):.9f}")
    return ",".join(guesses)


def main() -> None:
    """Print one line a position."""
    for game in (*gondwana.games(), TOY):
        for number in range(GAMES):
            seats = game.seats[number % len(game.seats)]
            match = Match(game, seats, game.unattended(), seed=number)
            for turn, _ in enumerate(random_moves(match, seed=number)):
                told = match.entries[-1].told
                print(game.slug, number, turn, sha(match.state.tobytes()), sha(repr(told).encode()))
                if turn % 17 == number % 17 or match.over:
                    print(game.slug, number, turn, sha(shown(match)), guessed(match, turn))
            print(game.slug, number, match.scores, match.places)


if __name__ == "__main__":
    main()
