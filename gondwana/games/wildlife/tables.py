"""The vocabulary of Wildlife, and its data as constants."""

from enum import IntEnum
from pathlib import Path
from typing import Final

from gondwana.kernel.data import data_file, read_data
from gondwana.kernel.rules import Grid, Ints, constant

from .board.files import Source as DataFile
from .board.files import check_cards, check_numbers, check_species
from .board.island import check_settling, check_supply, read_board

HERE: Final = Path(__file__).parent


def _read(name: str) -> DataFile:
    return DataFile(str(data_file(HERE, name)), read_data(HERE, name))


def _words(names: type[IntEnum]) -> tuple[str, ...]:
    return tuple(name.name.lower() for name in names)


class Terrain(IntEnum):
    """The terrains, in scoring order (WL-62)."""

    SAVANNA = 0
    MOUNTAIN = 1
    STEPPE = 2
    DESERT = 3
    WATER = 4
    FOREST = 5


class Capability(IntEnum):
    """What a species can do on a terrain, each including the lower ones (WL-3)."""

    NOTHING = 0
    MOVE = 1
    REPRODUCE = 2
    ATTACK = 3


class Species(IntEnum):
    """The species, the oldest first (WL-5)."""

    CROCODILE = 0
    SNAKE = 1
    EAGLE = 2
    BEAR = 3
    MAMMOTH = 4
    MAN = 5


class Card(IntEnum):
    """The kinds of Wildlife cards; a terrain card has the number of its Terrain."""

    SAVANNA = 0
    MOUNTAIN = 1
    STEPPE = 2
    DESERT = 3
    WATER = 4
    FOREST = 5
    ARROW = 6
    WHEEL = 7
    JOKER = 8
    FOOD_SOURCE = 9
    EPIDEMIC = 10
    FAMINE = 11


class Ability(IntEnum):
    """The kinds of ability cards."""

    FOOD = 0
    INTELLIGENCE = 1
    MOBILITY = 2
    DEFENCE = 3
    ATTACK = 4


class Way(IntEnum):
    """What a terrain card may be used for."""

    MOVE = 0
    PLACE = 1
    ATTACK = 2
    NOTHING = 3  # only where a wheel brings a bonus (option wheel_bonus)


TERRAINS: Final = len(Terrain)
KINDS: Final = len(Card)
ABILITIES: Final = len(Ability)
SPECIES: Final = len(Species)
JOKERS: Final = 8  # a joker is any of the cards before it: six terrains, an arrow, a wheel (WL-25)

# The board (WL-2). Territory 2 t is the large one of terrain t, 2 t + 1 the small one, which is also the scoring order.
BOARD: Final = read_board(_read("board.toml"), _words(Terrain))
ROWS: Final = BOARD.rows
COLS: Final = BOARD.cols
CELLS: Final = len(BOARD.cells)
TERRITORIES: Final = 2 * TERRAINS
AT: Final = BOARD.cells  # (row, column) of each cell, in reading order
SEA: Final = CELLS  # the neighbour of a cell where the island ends: one more cell, on which nobody lives
NEAR: Final[Grid] = constant(BOARD.near)  # (CELLS, 4): the cells that share a side
SIDES: Final = 4
TERRITORY: Final[Ints] = constant(BOARD.territory)  # of each cell
CELL_TERRAIN: Final[Ints] = constant([territory // 2 for territory in BOARD.territory])
TERRITORY_CELLS: Final[Ints] = constant(BOARD.by_territory)  # all cells, territory after territory
FIRST_CELL: Final[Ints] = constant(BOARD.first)  # where a territory begins in TERRITORY_CELLS; one more for the end
ROOM: Final[Ints] = constant([BOARD.room(territory) for territory in range(TERRITORIES)])  # cells of each territory

# Species
_SPECIES: Final = check_species(_read("species.toml"), _words(Species), _words(Terrain), _words(Capability))
BORN_WITH: Final[Grid] = constant(_SPECIES.capability)  # (SPECIES, TERRAINS): a Capability
AGE: Final = _SPECIES.age  # million years, for people
COLOUR: Final = _SPECIES.colour

# Cards
_CARDS: Final = check_cards(_read("cards.toml"), _words(Card), _words(Ability))
COPIES: Final[Ints] = constant(_CARDS.copies)
DECK: Final = sum(_CARDS.copies)
ABILITY_COPIES: Final[Grid] = constant([_CARDS.two_players, _CARDS.abilities])  # with two players, with more

# Numbers
_NUMBERS: Final = check_numbers(_read("numbers.toml"), TERRITORIES)
check_settling(_read("numbers.toml"), BOARD, _SPECIES, _words(Species))
check_supply(_read("cards.toml"), _CARDS, _SPECIES, _NUMBERS["turn"]["hand"], Card.ARROW)
PIECES: Final[Ints] = constant([0, 0, *_NUMBERS["players"]["pieces"]])  # by number of players
SETTLED: Final[Ints] = constant([0, 0, *_NUMBERS["players"]["settled"]])  # of which placed before the first turn
MOST_PIECES: Final = max(_NUMBERS["players"]["pieces"])
SETTLE_LIMIT: Final[Ints] = constant([_NUMBERS["settling"]["large"], _NUMBERS["settling"]["small"]])
HAND: Final[int] = _NUMBERS["turn"]["hand"]
CARDS_A_TURN: Final[int] = _NUMBERS["turn"]["cards"]
START_FOOD: Final[int] = _NUMBERS["turn"]["food"]
START_FOOD_AUCTION: Final[int] = _NUMBERS["turn"]["food_with_species_auction"]
SOURCE_FOOD: Final[int] = _NUMBERS["food"]["source"]
LAST_FOOD: Final[int] = _NUMBERS["food"]["source_for_the_last"]
FAMINE_FOOD: Final[int] = _NUMBERS["food"]["famine"]
LOWEST_BID: Final[int] = _NUMBERS["food"]["lowest_bid"]
LOWEST_BID_FOR_SPECIES: Final = 1  # no rule sets one: more than nothing (WL-53)
FIXED_PRICE: Final[int] = _NUMBERS["food"]["fixed_price"]
FOOD_FOR_A_POINT: Final[int] = _NUMBERS["food"]["for_a_point"]
ABILITY_POINTS: Final[int] = _NUMBERS["food"]["ability_points"]
HIGHEST_BID: Final[int] = _NUMBERS["bounds"]["highest_bid"]
MOST_ROUNDS: Final[int] = _NUMBERS["bounds"]["rounds"]

# Scoring
TRACK: Final[Ints] = constant([0, *_NUMBERS["track"]["values"]])  # the value of marker 1, 2 …
MARKERS: Final = len(_NUMBERS["track"]["values"])
GENERAL_AT: Final[Ints] = constant(  # 1 where the space of a marker brings a general scoring
    [int(space in _NUMBERS["track"]["marked"]) for space in range(MARKERS + 1)]
)
COMING: Final[Ints] = constant(  # general scorings that further markers may bring; the last marker brings the end
    [sum(GENERAL_AT[space] for space in range(used + 1, MARKERS)) for used in range(MARKERS + 1)]
)
BIG_MONOPOLY: Final[int] = _NUMBERS["scoring"]["big_monopoly"]
SMALL_MONOPOLY: Final[int] = _NUMBERS["scoring"]["small_monopoly"]
# Points of places 1, 2 …, and nothing for the place after the last, which a tie for the last one gets.
PLACE_POINTS: Final[Ints] = constant([0, *_NUMBERS["scoring"]["territory"], 0])
PLACES: Final = len(_NUMBERS["scoring"]["territory"])
COLONY_POINTS: Final[Ints] = constant([0, *_NUMBERS["scoring"]["colony"], 0])
COLONY_PLACES: Final = len(_NUMBERS["scoring"]["colony"])
CATEGORY_POINTS: Final[Ints] = constant([0, *_NUMBERS["scoring"]["category"], 0])
CATEGORY_PLACES: Final = len(_NUMBERS["scoring"]["category"])


class Line(IntEnum):
    """The lines of a general scoring after the twelve territories (WL-62)."""

    COLONIES = 12
    TOKENS = 13
    ABILITIES = 14
    FOOD = 15


LINES: Final = TERRITORIES + 4
SCORINGS: Final = sum(GENERAL_AT) + 1  # general scorings of a game at most: those of the track, and the final one


class Source(IntEnum):
    """Where points come from, or go to, besides general scorings."""

    START = 0  # the place in the order of play (WL-6)
    MARKERS = 1  # completed territories (WL-40)
    ABILITY = 2  # Food, used (WL-34)
    SOLD = 3  # three food for a point (WL-33)
    DEBTS = 4  # gone back to pay for a card (WL-32)
    FAMINE = 5  # gone back for missing food (WL-28)


SOURCES: Final = len(Source)
