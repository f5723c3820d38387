"""The vocabulary of Triassic Terror, and its data as constants."""

import tomllib
from enum import IntEnum
from itertools import product
from typing import Any, Final

from gondwana.kernel.rules import NONE, SEATS, Cube, Grid, Ints, constant

from .board.island import AREAS as AREA_KEYS
from .board.island import GAME, read_island
from .board.island import HABITATS as HABITAT_KEYS

ISLAND: Final[dict[str, Any]] = read_island()
DATA: Final[dict[str, Any]] = tomllib.loads((GAME / "data" / "game.toml").read_text(encoding="utf-8"))


class Environment(IntEnum):
    """The four terrains; a terrain card shows one (TT-2, TT-11)."""

    SWAMP = 0
    FOREST = 1
    DESERT = 2
    MOUNTAIN = 3


class Tile(IntEnum):
    """The six action tiles (TT-12)."""

    NEW = 0  # New Environment
    GROW = 1  # Herd Growth
    MIG = 2  # Herd Migration
    HATCH = 3
    TREX = 4
    RAPT = 5


class Period(IntEnum):
    """Two or three rounds, then a scoring (TT-23)."""

    TRIASSIC = 0
    JURASSIC = 1
    CRETACEOUS = 2


class Predator(IntEnum):
    """The four predators; the first two are the Raptors, and number their places (TT-19)."""

    RAPTOR_A = 0
    RAPTOR_B = 1
    PTERODACTYL = 2
    TREX = 3


# The island (TT-2, TT-6): three areas for each environment, in the order of the environments.
ENVIRONMENTS: Final = len(Environment)
AREAS: Final = len(AREA_KEYS)
BELT: Final = AREAS // ENVIRONMENTS  # areas of one environment
HABITATS: Final = len(HABITAT_KEYS)
EVERYWHERE: Final = (1 << AREAS) - 1  # the bit mask of all areas


def _area(key: str) -> int:
    return AREA_KEYS.index(key)


def _mask(area: dict[str, Any]) -> int:
    return sum(1 << _area(other) for other in area["near"])


ADJACENT: Final[Ints] = constant([_mask(area) for area in ISLAND["area"]])  # bit masks of areas with a common border
BELTS: Final[Ints] = constant([0b111 << BELT * environment for environment in range(ENVIRONMENTS)])
STONES: Final[Cube] = constant(
    [[area["stones"][side] for area in ISLAND["area"]] for side in ("a", "b")]
)  # (side, area, habitat)
TREX_START: Final = _area(ISLAND["predators"]["trex"])
PTERODACTYL_START: Final = _area(ISLAND["predators"]["pterodactyl"])
RAPTORS: Final = 2
RAPTOR_START: Final[Ints] = constant([_area(key) for key in ISLAND["predators"]["raptors"]])


def _chart(players: int) -> list[tuple[int, int]]:
    """The area and the habitat of each player's first herd, by the player's number (TT-21)."""
    places = [place.split() for place in ISLAND["chart"][str(players)]]
    chart = [(_area(area), HABITAT_KEYS.index(habitat)) for area, habitat in places]
    return chart + [(NONE, NONE)] * (SEATS - players)


CHART: Final[Cube] = constant(
    [_chart(players) for players in range(2, SEATS + 1)]
)  # (players - 2, number, area and habitat)

# The box
DINOS: Final[int] = DATA["box"]["dinos"]
FIRST_HERD: Final[int] = DATA["box"]["first_herd"]
CARDS: Final[int] = DATA["box"]["cards"]
WHITE: Final[int] = DATA["box"]["white"]
TILES: Final = len(Tile)
COLOUR_NAMES: Final = ("orange", "sky", "green", "red", "blue", "pink")
COLOURS: Final = len(COLOUR_NAMES)
SPACES: Final = TILES  # numbered from 0 here, from 1 on the board
WHITE_AT_FIRST: Final[Ints] = constant(DATA["tiles"]["white"])


def _fixed(tiles: dict[str, int]) -> list[int]:
    """The tile that starts on each space, NONE where chance decides."""
    return [next((Tile[key.upper()] for key in tiles if tiles[key] == space + 1), NONE) for space in range(SPACES)]


FIXED: Final[Grid] = constant(
    [_fixed(DATA["tiles"]["fixed"]), _fixed(DATA["tiles"]["fixed_six"])]
)  # (six players?, space)

# Effects
CARD_DINOS: Final[int] = DATA["effects"]["card"]
GROW_FIRST: Final[int] = DATA["effects"]["grow"][0]
GROW_SECOND: Final[int] = DATA["effects"]["grow"][1]
EGGS: Final[int] = DATA["effects"]["eggs"]
TREX_SIZE: Final[int] = DATA["effects"]["trex"]
TREX_MEAL: Final[Ints] = constant(DATA["effects"]["trex_meal"])  # by the steps it made
RAPTOR_MEAL: Final[int] = DATA["effects"]["raptor_meal"]
ERUPTION: Final[Ints] = constant(DATA["effects"]["volcano"])  # deaths in each habitat

# The ways to split up to three dinos over the three areas of an environment: ten for three dinos (TT-59).
_SPLITS: Final = [
    split
    for total in range(CARD_DINOS, 0, -1)
    for split in product(range(total, -1, -1), repeat=BELT)
    if sum(split) == total
]
SPLITS: Final = len(_SPLITS)
SPLIT: Final[Grid] = constant(_SPLITS)  # (split, area of the environment): dinos
SPLIT_WORDS: Final = tuple("-".join(map(str, split)) for split in _SPLITS)

# Answers beside areas and seats
NOWHERE: Final = AREAS  # stay, or done
NOBODY: Final = SEATS  # done
NO_RAPTOR: Final = RAPTORS  # done

# The number of the first Extra behind the answers of a question (TT-40)
EXTRA_AT_AREA: Final = NOWHERE + 1
EXTRA_AT_PREY: Final = NOBODY + 1
EXTRA_AT_RAPTOR: Final = NO_RAPTOR + 1
EXTRA_AT_ENVIRONMENT: Final = ENVIRONMENTS

# The schedule, one row for each number of players from 2 on; the last one is the long game for six (TT-23, TT-140).
_SCHEDULE: Final[list[dict[str, Any]]] = DATA["schedule"]
LONG: Final = SEATS - 1  # the row of the long game
PERIODS: Final = len(Period)
ROUNDS: Final[Grid] = constant([row["rounds"] for row in _SCHEDULE])
CARD_ROUNDS: Final[Grid] = constant([row["cards"] for row in _SCHEDULE])  # the first rounds of a period, this many
PRESENCE_AFTER: Final[Grid] = constant([["p" in special for special in row["special"]] for row in _SCHEDULE])
DOMINANCE_AFTER: Final[Grid] = constant([["d" in special for special in row["special"]] for row in _SCHEDULE])
DOMINANCE: Final[Grid] = constant([row["dominance"] for row in _SCHEDULE])  # points of the first and second place
DOMINANT_PLACES: Final = 2
PRESENCE: Final[int] = DATA["scoring"]["presence"]
PTERODACTYL_MEAL: Final[Ints] = constant([row["pterodactyl"] for row in _SCHEDULE])
PASSES: Final[Ints] = constant([row["passes"] for row in _SCHEDULE])  # of the first-player marker, after a period
SIDE: Final[Ints] = constant([row["side"] == "b" for row in _SCHEDULE])  # 0: side A, 1: side B (TT-3)
