"""What can be wrong with a league.

GondwanaError
├── OtherLeague      the folder holds a league of another kind
├── DamagedLeague    the files of a league can't be read
├── LeagueInUse      another process plays this league now
└── MissingExtra     a library is not installed
"""

from importlib.util import find_spec
from typing import Final

from gondwana.kernel.errors import GondwanaError

LIBRARIES: Final = {"openskill": "arena", "pyarrow": "arena", "matplotlib": "arena", "ray": "ray"}


class OtherLeague(GondwanaError):
    """The folder holds a league of another kind."""

    code = "other_league"


class DamagedLeague(GondwanaError):
    """The files of a league can't be read."""

    code = "damaged_league"


class LeagueInUse(GondwanaError):
    """Another process plays this league now."""

    code = "league_in_use"


class MissingExtra(GondwanaError):
    """A library is not installed."""

    code = "missing_extra"


def need(library: str, purpose: str) -> None:
    """Refuse, before anything is played, what needs a library that is not here."""
    if find_spec(library) is None:
        raise MissingExtra(f"{purpose} needs {library}: pip install 'gondwana[{LIBRARIES[library]}]'")
