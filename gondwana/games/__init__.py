"""The games, each a folder with the same rooms."""

from gondwana.kernel.errors import UnknownGame
from gondwana.kernel.game.game import Game

from .darwins_choice import DARWINS_CHOICE
from .dominant_species import DOMINANT_SPECIES
from .savanna import SAVANNA
from .triassic_terror import TRIASSIC_TERROR
from .wildlife import WILDLIFE

SHELF = (SAVANNA, DOMINANT_SPECIES, TRIASSIC_TERROR, WILDLIFE, DARWINS_CHOICE)
GAMES: dict[str, Game] = {known.slug: known for known in SHELF}


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(GAMES.values())


def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}", GAMES)
    return GAMES[slug]
