"""The games, each a folder with the same rooms."""

from gondwana.kernel.errors import UnknownGame
from gondwana.kernel.game import Game

from .savanna import SAVANNA
from .wildlife import WILDLIFE

GAMES: dict[str, Game] = {known.slug: known for known in (SAVANNA, WILDLIFE)}


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(GAMES.values())


def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}", GAMES)
    return GAMES[slug]
