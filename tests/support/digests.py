"""Run as a program with the name of a game: whole games, and a digest of every position, view and question on the way.

Both modes must print the same. tests/kernel/test_modes.py compares them.
"""

import hashlib
import json
import sys

import gondwana
from gondwana.kernel.game.loops import redeal_at, value_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import word
from support.random_games import random_moves
from support.toy import TOY

GAMES = 20
SHORTER = {"dominant-species": {"turn_limit": "10"}}  # a whole game all the same


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


def main(slug: str) -> None:
    """Print one line a position."""
    game = TOY if slug == TOY.slug else gondwana.game(slug)
    for number in range(GAMES):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, game.unattended() | SHORTER.get(slug, {}), seed=number)
        for turn, _ in enumerate(random_moves(match, seed=number)):
            told = match.entries[-1].told
            print(number, turn, sha(match.state.tobytes()), sha(repr(told).encode()))
            if turn % 53 == number % 53 or match.over:
                print(number, turn, sha(shown(match)), guessed(match, turn))
        print(number, match.scores, match.places)


if __name__ == "__main__":
    main(sys.argv[1])
