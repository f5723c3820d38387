"""The eleven lines of the score sheet, each counted from what lies in one ecosystem (SAV-22 … SAV-37).

They also count an unfinished ecosystem, as if the game ended now. `down` is the bit mask of the face-down places.
"""

from gondwana.kernel.rules import rule

from ..state import State
from ..tables import (
    AROUND,
    BIG_GROUP,
    CHEETAH_PREY,
    CHEETAH_REACH,
    DIAGONALS,
    ELEPHANT_ALONE,
    ELEPHANT_DISTURBED,
    FIRST_ANIMAL,
    GAZELLE_EACH,
    GIRAFFE_TREE,
    GRASS_GROUP,
    HYENA_CARCASS,
    HYENA_STEPS,
    SMELLS,
    STRIDE,
    TREE_LINE,
    VULTURE_CARCASS,
    WATER_TYPE,
    WIDTH,
    ZEBRA_GRASS,
    Card,
)


@rule
def place(s: State, ecosystem: int, row: int, col: int) -> int:
    """The number of a place inside the frame, for bit masks."""
    return (row - s.top[ecosystem]) * STRIDE + col - s.left[ecosystem]


@rule
def is_inside(s: State, ecosystem: int, row: int, col: int) -> bool:
    """Whether a row and a column lie within the extent of the cards."""
    return s.top[ecosystem] <= row <= s.bottom[ecosystem] and s.left[ecosystem] <= col <= s.right[ecosystem]


@rule
def is_down(s: State, ecosystem: int, down: int, row: int, col: int) -> bool:
    """Whether a card lies face down there; outside the frame nothing does."""
    return is_inside(s, ecosystem, row, col) and (down >> place(s, ecosystem, row, col)) & 1 == 1


@rule
def beside(s: State, ecosystem: int, cell: int, card: int) -> int:
    """How many of the four neighbours are of a kind (SAV-13)."""
    count = 0
    for way in range(4):
        if s.grid[ecosystem, cell + AROUND[way]] == card:
            count += 1
    return count


@rule
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def water_points(s: State, ecosystem: int, cell: int) -> int:
    """A watering hole: 2 for each different animal type beside it (SAV-22)."""
    types = 0
    for way in range(4):
        card = s.grid[ecosystem, cell + AROUND[way]]
        if card >= FIRST_ANIMAL:
            types |= 1 << card
    return WATER_TYPE * bits(types)


@rule
def grass_points(grass: int) -> int:
    """Grasslands, as places: each connected group scores by its size, 16 at most (SAV-23)."""
    points = 0
    while grass:
        group, grown = 0, grass & -grass
        while grown != group:
            group = grown
            grown = (group | group << 1 | group >> 1 | group << STRIDE | group >> STRIDE) & grass
        grass &= ~group
        points += GRASS_GROUP[min(bits(group), BIG_GROUP)]
    return points


@rule
def tree_points(rows: int, cols: int) -> int:
    """Trees: 2 for each row and each column that has one, here as bit masks (SAV-24)."""
    return TREE_LINE * (bits(rows) + bits(cols))


@rule
def gazelle_points(gazelles: int) -> int:
    """Gazelles: 2 each; the herd's bonus is counted apart (SAV-25)."""
    return GAZELLE_EACH * gazelles


@rule
def zebra_points(s: State, ecosystem: int, cell: int) -> int:
    """A zebra: 3 for each grassland beside it (SAV-27)."""
    return ZEBRA_GRASS * beside(s, ecosystem, cell, Card.GRASS)


@rule
def giraffe_points(s: State, ecosystem: int, cell: int) -> int:
    """A giraffe: 5 if there is a tree beside it (SAV-28)."""
    return GIRAFFE_TREE if beside(s, ecosystem, cell, Card.TREE) > 0 else 0


@rule
def cheetah_prey(s: State, ecosystem: int, cell: int) -> int:
    """The places of the gazelles on a cheetah's diagonals, as far as they go, whatever lies between (SAV-29)."""
    row, col = cell // WIDTH, cell % WIDTH
    prey = 0
    for way in range(4):
        for reach in range(1, CHEETAH_REACH + 1):
            r, c = row + reach * DIAGONALS[way, 0], col + reach * DIAGONALS[way, 1]
            if not is_inside(s, ecosystem, r, c):
                break
            if s.grid[ecosystem, r * WIDTH + c] == Card.GAZELLE:
                prey |= 1 << place(s, ecosystem, r, c)
    return prey


@rule
def cheetah_points(prey: int) -> int:
    """A cheetah: 3 for each gazelle on its diagonals (SAV-29)."""
    return CHEETAH_PREY * bits(prey)


@rule
def hunts(s: State, ecosystem: int, cell: int) -> bool:
    """A lion hunts if there is a grassland beside it (SAV-31)."""
    return beside(s, ecosystem, cell, Card.GRASS) > 0


@rule
def elephant_points(s: State, ecosystem: int, cell: int, down: int) -> int:
    """An elephant: 6, less 2 for each face-up animal beside it that is no elephant (SAV-34, SAV-37)."""
    points = ELEPHANT_ALONE
    for way in range(4):
        near = cell + AROUND[way]
        card = s.grid[ecosystem, near]
        if (
            card >= FIRST_ANIMAL
            and card != Card.ELEPHANT
            and not is_down(s, ecosystem, down, near // WIDTH, near % WIDTH)
        ):
            points -= ELEPHANT_DISTURBED
    return points


@rule
def hyena_points(s: State, ecosystem: int, cell: int, down: int) -> int:
    """A hyena: 3 for each face-down card exactly two steps away (SAV-35)."""
    carcasses = 0
    for step in range(SMELLS):
        if is_down(s, ecosystem, down, cell // WIDTH + HYENA_STEPS[step, 0], cell % WIDTH + HYENA_STEPS[step, 1]):
            carcasses += 1
    return HYENA_CARCASS * carcasses


@rule
def vulture_points(s: State, ecosystem: int, cell: int, down: int) -> int:
    """A vulture: 4 for each face-down card anywhere below it in its column (SAV-36)."""
    carcasses = 0
    for row in range(cell // WIDTH + 1, s.bottom[ecosystem] + 1):
        if is_down(s, ecosystem, down, row, cell % WIDTH):
            carcasses += 1
    return VULTURE_CARCASS * carcasses
