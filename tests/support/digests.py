"""Run as a program: whole games, and a digest of every position, view and question on the way.

Both modes must print the same. tests/kernel/test_modes.py compares them.
"""

import hashlib
import json

import gondwana
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


def main() -> None:
    """Print one line a position."""
    for game in (*gondwana.games(), TOY):
        for number in range(GAMES):
            seats = game.seats[number % len(game.seats)]
            match = Match(game, seats, seed=number)
            for turn, _ in enumerate(random_moves(match, seed=number)):
                told = match.entries[-1].told
                print(game.slug, number, turn, sha(match.state.tobytes()), sha(repr(told).encode()))
                if turn % 17 == number % 17 or match.over:
                    print(game.slug, number, turn, sha(shown(match)))
            print(game.slug, number, match.scores, match.places)


if __name__ == "__main__":
    main()
