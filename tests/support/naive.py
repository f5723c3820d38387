"""A slow, plain second opinion on the scoring, written from the words of the specification alone.

A finished ecosystem is four rows of five letters; a cell is (row, column). Nothing here knows how the program stores
or counts.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

Cell = tuple[int, int]
ORDER = "WGTAZRCLEHV"  # of the score sheet
ANIMALS = "AZRCLEHV"
PREY = "AZ"  # of lions


class Naive:
    """One ecosystem, counted line by line in the order of the score sheet."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.cards = {
            (row, col): letter for row, line in enumerate(rows) for col, letter in enumerate(line) if letter != "."
        }

    def all(self, kinds: str) -> list[Cell]:
        """The cells with a card of these kinds."""
        return [cell for cell, card in self.cards.items() if card in kinds]

    def neighbours(self, cell: Cell) -> list[str]:
        """The cards left, right, above and below."""
        return [self.cards[near] for near in around(cell) if near in self.cards]

    def watering_holes(self) -> int:
        """Two points for each different animal type among the neighbours."""
        return sum(2 * len(set(self.neighbours(hole)) & set(ANIMALS)) for hole in self.all("W"))

    def grasslands(self) -> int:
        """Groups of 1, 2, 3, 4 or more score 1, 4, 9, 16."""
        return sum({1: 1, 2: 4, 3: 9}.get(len(group), 16) for group in self.groups())

    def groups(self) -> list[set[Cell]]:
        """The grasslands, split into connected groups by joining groups until none touch."""
        groups = [{cell} for cell in self.all("G")]
        for one, other in combinations(self.all("G"), 2):
            if other in around(one):
                first = next(group for group in groups if one in group)
                second = next(group for group in groups if other in group)
                if first is not second:
                    groups.remove(second)
                    first |= second
        return groups

    def trees(self) -> int:
        """Two points for each row and for each column with a tree."""
        trees = self.all("T")
        return 2 * len({row for row, _ in trees}) + 2 * len({col for _, col in trees})

    def gazelles(self) -> int:
        """How many there are: two points each, and the herd."""
        return len(self.all("A"))

    def zebras(self) -> int:
        """Three points for each grassland beside a zebra."""
        return sum(3 * self.neighbours(zebra).count("G") for zebra in self.all("Z"))

    def giraffes(self) -> int:
        """Five points beside a tree."""
        return sum(5 for giraffe in self.all("R") if "T" in self.neighbours(giraffe))

    def hunted_by_cheetahs(self) -> list[set[Cell]]:
        """For each cheetah the gazelles on its diagonals: those as many rows as columns away."""
        return [
            {prey for prey in self.all("A") if abs(prey[0] - cat[0]) == abs(prey[1] - cat[1])} for cat in self.all("C")
        ]

    def carcasses(self) -> set[Cell]:
        """Every gazelle that a cheetah counted."""
        return set().union(*self.hunted_by_cheetahs())

    def hunting_lions(self) -> int:
        """Lions with a grassland beside them."""
        return sum("G" in self.neighbours(lion) for lion in self.all("L"))

    def prey(self) -> set[Cell]:
        """What is left face up for the lions."""
        return set(self.all(PREY)) - self.carcasses()

    def hunts(self) -> Iterator[tuple[Cell, ...]]:
        """Every set of cards that the lions may take: as many as there are hunters, or all there is."""
        prey = sorted(self.prey())
        return combinations(prey, min(self.hunting_lions(), len(prey)))

    def elephants(self, down: Collection[Cell]) -> int:
        """Six points, less two for each neighbour that is a face-up animal and no elephant."""
        points = 0
        for elephant in self.all("E"):
            crowd = [
                near for near in around(elephant) if near not in down and self.cards.get(near, "") in tuple("AZRCLHV")
            ]
            points += 6 - 2 * len(crowd)
        return points

    def hyenas(self, down: Collection[Cell]) -> int:
        """Three points for each face-down card two steps away."""
        return sum(3 for hyena in self.all("H") for cell in down if steps(hyena, cell) == 2)

    def vultures(self, down: Collection[Cell]) -> int:
        """Four points for each face-down card further down in the column."""
        return sum(4 for row, col in self.all("V") for below in down if below[1] == col and below[0] > row)

    def sheet(self, hunted: Collection[Cell], bonus: int) -> dict[str, int]:
        """The eleven lines, the lions having taken these cards."""
        assert set(hunted) <= self.prey()
        assert len(hunted) == min(self.hunting_lions(), len(self.prey()))
        down = self.carcasses() | set(hunted)
        points = (
            self.watering_holes(),
            self.grasslands(),
            self.trees(),
            2 * self.gazelles() + bonus,
            self.zebras(),
            self.giraffes(),
            sum(3 * len(prey) for prey in self.hunted_by_cheetahs()),
            4 * len(hunted),
            self.elephants(down),
            self.hyenas(down),
            self.vultures(down),
        )
        return dict(zip(ORDER, points, strict=True))


def around(cell: Cell) -> list[Cell]:
    """The four cells left, right, above and below."""
    row, col = cell
    return [(row, col - 1), (row, col + 1), (row - 1, col), (row + 1, col)]


def steps(one: Cell, other: Cell) -> int:
    """How many steps left, right, up or down lead from one cell to another."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def herd_bonus(herds: Sequence[int], party: int) -> int:
    """Five points for most gazelles, two for second most; who ties shares the place and the next one is void."""
    own = herds[party]
    if own == 0:
        return 0
    place = 1 + sum(other > own for other in herds)
    return {1: 5, 2: 2}.get(place, 0)
