"""The games, each a folder with the same rooms."""

from gondwana.kernel.errors import UnknownGame
from gondwana.kernel.game import Game

from .darwins_choice import DARWINS_CHOICE
from .savanna import SAVANNA

GAMES: dict[str, Game] = {known.slug: known for known in (SAVANNA, DARWINS_CHOICE)}


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(GAMES.values())


def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}", GAMES)
    return GAMES[slug]
