"""An ecosystem as sets of cells, for the bot's eye: one bit for each of the 7 × 9 cells that can be reached.

`Land` is what one look at an ecosystem tells. Sets are cut and joined by `&` and `|`, counted by `bits`; a place is the
number of a cell's bit. Row by row, nine to a row: bit 0 is the first cell that is not border.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules import Ints, rule

from ..rules.lines import bits
from ..state import State
from ..tables import CHEETAH_REACH, COLS, FIRST, HEIGHT, HYENA_STEPS, ROWS, SMELLS, WIDTH, Card

BAND: Final = WIDTH - 2  # cells in a row
LANES: Final = HEIGHT - 2  # rows
PLACES: Final = LANES * BAND
ALL: Final = (1 << PLACES) - 1
FIRST_COLUMN: Final = sum(1 << row * BAND for row in range(LANES))
LAST_COLUMN: Final = FIRST_COLUMN << (BAND - 1)


def _sets(reach: Any) -> Ints:
    """For each place the set of places that a test over (rows, columns) between them accepts."""
    found = [
        sum(1 << there for there in range(PLACES) if reach(there // BAND - here // BAND, there % BAND - here % BAND))
        for here in range(PLACES)
    ]
    return found if INTERPRET else np.array(found, np.int64)


_SMELLS = {(HYENA_STEPS[step, 0], HYENA_STEPS[step, 1]) for step in range(SMELLS)}
NEAR: Final = _sets(lambda rows, cols: abs(rows) + abs(cols) == 1)  # the four neighbours (SAV-13)
ACROSS: Final = _sets(lambda rows, cols: 0 < abs(rows) == abs(cols) <= CHEETAH_REACH)  # a cheetah's diagonals (SAV-29)
AROUND_TWO: Final = _sets(lambda rows, cols: (rows, cols) in _SMELLS)  # what a hyena smells (SAV-35)
BELOW: Final = _sets(lambda rows, cols: cols == 0 and 0 < rows < ROWS)  # what a vulture sees (SAV-36)
ABOVE: Final = _sets(lambda rows, cols: cols == 0 and -ROWS < rows < 0)
ROW: Final = _sets(lambda rows, cols: rows == 0)
COLUMN: Final = _sets(lambda rows, cols: cols == 0)
NOT_LOWER: Final = _sets(lambda rows, cols: rows <= 0)  # in the same row or above
NOT_FURTHER: Final = _sets(lambda rows, cols: cols <= 0)  # in the same column or to the left


class Land(NamedTuple):
    """Where the cards of each kind lie, and what follows from it."""

    water: int
    grass: int
    trees: int
    gazelles: int
    zebras: int
    giraffes: int
    cheetahs: int
    lions: int
    elephants: int
    hyenas: int
    vultures: int
    extent: int  # between the outermost cards
    open: int  # cells that may still get a card, now or later (SAV-10)
    down: int  # gazelles that the cheetahs take (SAV-30)


@rule
def place_of(cell: int) -> int:
    """The place of a cell."""
    return (cell // WIDTH - 1) * BAND + cell % WIDTH - 1


@rule
def cell_of(place: int) -> int:
    """The cell of a place."""
    return (place // BAND + 1) * WIDTH + place % BAND + 1


@rule
def lowest(cells: int) -> int:
    """The first place of a set that is not empty."""
    return bits((cells & -cells) - 1)


@rule
def beside_any(cells: int) -> int:
    """All neighbours of a set of cells."""
    sideways = ((cells & ~LAST_COLUMN) << 1) | ((cells & ~FIRST_COLUMN) >> 1)
    return (sideways | (cells << BAND) | (cells >> BAND)) & ALL


@rule
def survey(s: State, ecosystem: int) -> Land:
    """Look at an ecosystem."""
    if s.bottom[ecosystem] == 0:
        first = 1 << place_of(FIRST)
        return Land(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, first, first, 0)
    water, grass, trees, gazelles, zebras, giraffes = 0, 0, 0, 0, 0, 0
    cheetahs, lions, elephants, hyenas, vultures = 0, 0, 0, 0, 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            card = s.grid[ecosystem, row * WIDTH + col]
            bit = 1 << (row - 1) * BAND + col - 1
            if card == Card.WATER:
                water |= bit
            elif card == Card.GRASS:
                grass |= bit
            elif card == Card.TREE:
                trees |= bit
            elif card == Card.GAZELLE:
                gazelles |= bit
            elif card == Card.ZEBRA:
                zebras |= bit
            elif card == Card.GIRAFFE:
                giraffes |= bit
            elif card == Card.CHEETAH:
                cheetahs |= bit
            elif card == Card.LION:
                lions |= bit
            elif card == Card.ELEPHANT:
                elephants |= bit
            elif card == Card.HYENA:
                hyenas |= bit
            elif card == Card.VULTURE:
                vultures |= bit
    taken = water | grass | trees | gazelles | zebras | giraffes | cheetahs | lions | elephants | hyenas | vultures
    inside, open_cells = extent(s, ecosystem), in_reach(s, ecosystem) & ~taken
    down = gazelles & reached(cheetahs)
    return Land(
        water,
        grass,
        trees,
        gazelles,
        zebras,
        giraffes,
        cheetahs,
        lions,
        elephants,
        hyenas,
        vultures,
        inside,
        open_cells,
        down,
    )


@rule
def rectangle(top: int, bottom: int, left: int, right: int) -> int:
    """The cells from one row and column of the grid to another."""
    last = (bottom - 1) * BAND + right - 1
    cells = NOT_LOWER[last] & NOT_FURTHER[last]
    if top > 1:
        cells &= ~NOT_LOWER[(top - 2) * BAND]
    if left > 1:
        cells &= ~NOT_FURTHER[left - 2]
    return cells


@rule
def extent(s: State, ecosystem: int) -> int:
    """The cells between the outermost cards (SAV-11)."""
    return rectangle(s.top[ecosystem], s.bottom[ecosystem], s.left[ecosystem], s.right[ecosystem])


@rule
def in_reach(s: State, ecosystem: int) -> int:
    """The cells inside the frame, or that may still come to be (SAV-10)."""
    top, left = s.bottom[ecosystem] - ROWS + 1, s.right[ecosystem] - COLS + 1
    return rectangle(top, s.top[ecosystem] + ROWS - 1, left, s.left[ecosystem] + COLS - 1)


@rule
def reached(cheetahs: int) -> int:
    """All cells on the diagonals of some cheetahs."""
    cells = 0
    while cheetahs:
        cells |= ACROSS[lowest(cheetahs)]
        cheetahs &= cheetahs - 1
    return cells


@rule
def taken(land: Land) -> int:
    """The cells where a card lies."""
    return (
        land.water
        | land.grass
        | land.trees
        | land.gazelles
        | land.zebras
        | land.giraffes
        | land.cheetahs
        | land.lions
        | land.elephants
        | land.hyenas
        | land.vultures
    )


@rule
def free(s: State, ecosystem: int, land: Land) -> int:
    """The cells where a card may lie now (SAV-8, SAV-9)."""
    return land.open & beside_any(taken(land)) if s.bottom[ecosystem] > 0 else land.open


@rule
def prey(land: Land) -> int:
    """Where prey lies that no cheetah takes (SAV-31)."""
    return (land.gazelles | land.zebras) & ~land.down
