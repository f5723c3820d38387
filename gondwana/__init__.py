"""Gondwana: five board games about evolution and ecology.

>>> import gondwana
>>> match = gondwana.new("savanna", seats=4, seed=1)
>>> while not match.over:
...     seat = match.asked[0]
...     match.play(seat, match.legal(seat)[0])
>>> len(match.scores), min(match.places)
(4, 1)
"""

from collections.abc import Mapping

from .games import game, games
from .kernel import errors
from .kernel.game.game import Game, Option
from .kernel.match.match import Match
from .kernel.match.savefile import load, loads

__version__ = "0.1.0"

__all__ = ["Game", "Match", "Option", "errors", "game", "games", "load", "loads", "new"]


def new(
    slug: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    key: bytes | None = None,
) -> Match:
    """A fresh match of a game; the same seed deals the same cards, a key of 32 bytes keeps chance unforeseeable.

    >>> new("savanna", seats=2, seed=5).asked
    [0, 1]
    >>> new("savanna", seats=7)
    Traceback (most recent call last):
    ...
    gondwana.kernel.errors.BadSeats: savanna can't be played by 7; allowed: 1, 2, 3, 4, 5, 6
    """
    chosen = game(slug)
    count = chosen.check_seats(chosen.usual_seats if seats is None else seats)
    return Match(chosen, count, chosen.agree(count, options), seed, key)
