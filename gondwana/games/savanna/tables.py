"""The vocabulary of Ecosystem: Savanna, and its data as constants."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from gondwana.kernel.errors import BadGame
from gondwana.kernel.rules import Grid, Ints, constant

with (Path(__file__).parent / "data" / "cards.toml").open("rb") as file:
    DATA: Final[dict[str, Any]] = tomllib.load(file)


class Card(IntEnum):
    """The kinds of cards, in scoring order (SAV-21); EMPTY where no card lies."""

    EMPTY = 0
    WATER = 1
    GRASS = 2
    TREE = 3
    GAZELLE = 4
    ZEBRA = 5
    GIRAFFE = 6
    CHEETAH = 7
    LION = 8
    ELEPHANT = 9
    HYENA = 10
    VULTURE = 11


CARDS: Final = tuple(Card(number).name.lower() for number in range(1, len(Card)))
KINDS: Final = len(Card)
FIRST_ANIMAL: Final = 4  # from the gazelle on, every kind is an animal (SAV-2)

if [card["key"] for card in DATA["card"]] != list(CARDS):
    raise BadGame("data/cards.toml: the cards must be the eleven kinds in scoring order", CARDS)
COPIES: Final[Ints] = constant([0, *(card["copies"] for card in DATA["card"])])
DECK: Final = sum(card["copies"] for card in DATA["card"])

# The table
HANDS: Final = 6  # as many as players; three with two players (SAV-14)
ECOSYSTEMS: Final = 6  # one for each player; solo: the player's, then Jhay's
JHAY: Final = 1  # his ecosystem
NEUTRAL: Final = 2  # the hand of the neutral seat with two players

# An ecosystem: 4 rows of 5 (SAV-10), wherever they come to lie round the first card, which may end in any row and
# column: so 7 x 9 cells can be reached. A border of empty cells spares every rule asking whether a neighbour exists.
ROWS: Final = 4
COLS: Final = 5
FULL: Final = ROWS * COLS
HEIGHT: Final = 2 * ROWS - 1 + 2
WIDTH: Final = 2 * COLS - 1 + 2
CELLS: Final = HEIGHT * WIDTH
FIRST: Final = ROWS * WIDTH + COLS  # where the first card lies (SAV-8)
AROUND: Final[Ints] = constant([-WIDTH, 1, WIDTH, -1])  # the four neighbours (SAV-13)

# A place inside the frame, as a bit: rows are six apart, so that no shift runs from one row into the next.
STRIDE: Final = COLS + 1

# The draft
HAND: Final[int] = DATA["draft"]["hand"]
PICKS: Final[int] = DATA["draft"]["picks"]
ROUNDS: Final[int] = DATA["draft"]["rounds"]

# Solo
SOLO_HAND: Final[int] = DATA["solo"]["hand"]
REFILL: Final[int] = DATA["solo"]["refill"]
JHAY_TOP: Final = 2  # his first card's row and column: any that leave room for the frame
JHAY_LEFT: Final = 3


class Level(IntEnum):
    """How well the solo player did, or wants to do (SAV-39)."""

    DEFEAT = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


MARGIN: Final[Ints] = constant([0, DATA["solo"]["easy"], DATA["solo"]["normal"], DATA["solo"]["hard"]])

# Points
_POINTS: Final[dict[str, Any]] = DATA["scoring"]
WATER_TYPE: Final[int] = _POINTS["water"]
GRASS_GROUP: Final[Ints] = constant([0, *_POINTS["grass"]])
BIG_GROUP: Final = len(_POINTS["grass"])
TREE_LINE: Final[int] = _POINTS["tree"]
GAZELLE_EACH: Final[int] = _POINTS["gazelle"]
HERD: Final[Ints] = constant(_POINTS["herd"])
HERD_PLACES: Final = len(_POINTS["herd"])
ZEBRA_GRASS: Final[int] = _POINTS["zebra"]
GIRAFFE_TREE: Final[int] = _POINTS["giraffe"]
CHEETAH_PREY: Final[int] = _POINTS["cheetah"]
LION_PREY: Final[int] = _POINTS["lion"]
ELEPHANT_ALONE: Final[int] = _POINTS["elephant"]
ELEPHANT_DISTURBED: Final[int] = _POINTS["elephant_disturbed"]
HYENA_CARCASS: Final[int] = _POINTS["hyena"]
VULTURE_CARCASS: Final[int] = _POINTS["vulture"]

# The two reaches that the rulebook's wording leaves open
CHEETAH_REACH: Final = {"line": ROWS - 1, "touch": 1}[DATA["reach"]["cheetah"]]  # cells along each diagonal
HYENA_STEPS: Final[Grid] = constant(  # (rows, columns) to each cell that a hyena smells
    {
        "ring": [(-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)],
        "cross": [(-2, 0), (2, 0), (0, -2), (0, 2)],
    }[DATA["reach"]["hyena"]]
)
SMELLS: Final = len(HYENA_STEPS)
DIAGONALS: Final[Grid] = constant([(-1, -1), (-1, 1), (1, -1), (1, 1)])
