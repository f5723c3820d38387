"""The island of a data file, turned into numbers: cells, neighbours, territories (WL-2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .files import LARGEST, SEATS, CardData, Source, SpeciesData


@dataclass(frozen=True)
class Board:
    """A map turned into numbers."""

    rows: int
    cols: int
    cells: list[tuple[int, int]]  # (row, column), in reading order
    near: list[list[int]]  # the four neighbours of each cell; the number of cells where the sea begins
    territory: list[int]  # of each cell
    by_territory: list[int]  # all cells, territory after territory
    first: list[int]  # where each territory begins in it, and the end

    def room(self, territory: int) -> int:
        """How many cells a territory has."""
        return self.first[territory + 1] - self.first[territory]


def read_board(source: Source, terrains: Sequence[str]) -> Board:
    """The board of a map of letters, every territory connected, each terrain with a large and a small one."""
    letters = _letters(source, terrains)
    rows = [row for row in str(source.data.get("map", "")).splitlines() if row]
    source.require(len({len(row) for row in rows}) == 1, "the rows of the map are not equally long, or there are none")
    cells = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."]
    source.require(0 < len(cells) <= LARGEST, f"the map has {len(cells)} cells", [f"1 to {LARGEST}"])
    for r, c in cells:
        source.require(rows[r][c] in letters, f"row {r}, column {c} is {rows[r][c]!r}", [".", *letters])
    number = {cell: index for index, cell in enumerate(cells)}
    near = [[number.get(to, len(cells)) for to in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1))] for r, c in cells]
    territory = [letters.index(rows[r][c]) for r, c in cells]
    for index, letter in enumerate(letters):
        _require_connected(source, [cell for cell in range(len(cells)) if territory[cell] == index], near, letter)
    counts = [territory.count(index) for index in range(len(letters))]
    for index, terrain in enumerate(terrains):
        large, small = counts[2 * index : 2 * index + 2]
        source.require(large > small, f"the large {terrain} has {large} cells, the small one {small}")
    by_territory = sorted(range(len(cells)), key=lambda cell: (territory[cell], cell))
    first = [sum(counts[:index]) for index in range(len(letters) + 1)]
    return Board(len(rows), len(rows[0]), cells, near, territory, by_territory, first)


def _letters(source: Source, terrains: Sequence[str]) -> list[str]:
    """The letter of each territory, large and small in turn."""
    letters = []
    for row in source.rows("terrain", terrains):
        for size in ("large", "small"):
            letter = row.get(size)
            is_letter = isinstance(letter, str) and len(letter) == 1 and letter != "."
            source.require(is_letter, f"the {size} {row['key']} is drawn as {letter!r}", ["one letter"])
            letters.append(str(letter))
    source.require(len(set(letters)) == len(letters), "two territories share a letter", letters)
    return letters


def _require_connected(source: Source, cells: list[int], near: list[list[int]], letter: str) -> None:
    source.require(bool(cells), f"no cell of the map is {letter!r}")
    reached, waiting = {cells[0]}, [cells[0]]
    while waiting:
        for neighbour in near[waiting.pop()]:
            if neighbour in cells and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    source.require(len(reached) == len(cells), f"territory {letter!r} is not connected")


# what several files must agree on


def check_settling(source: Source, board: Board, species: SpeciesData, names: Sequence[str]) -> None:
    """The first pieces fill no territory, and everybody finds a cell for the last of his (WL-8)."""
    numbers = source.data
    limits = [numbers["settling"]["large"], numbers["settling"]["small"]]
    for territory in range(len(board.first) - 1):
        limit, room = limits[territory % 2], board.room(territory)
        source.require(
            limit < room, f"{limit} first pieces would fill a territory of {room} cells", [f"1 to {room - 1}"]
        )
    most = max(seats * placed for seats, placed in zip(SEATS, numbers["players"]["settled"], strict=True))
    for name, levels in zip(names, species.capability, strict=True):
        places = sum(sum(limits) for level in levels if level > 0)
        source.require(places >= most, f"{most} first pieces, but room for {places} where the {name} can live")


def check_supply(source: Source, cards: CardData, species: SpeciesData, hand: int, arrow: int) -> None:
    """There are cards for six hands, an arrow for each of them, and tokens for every level (WL-7, WL-19, WL-51)."""
    deck, least = sum(cards.copies), max(SEATS) * hand + 20
    source.require(deck >= least, f"{deck} cards are too few for six hands", [f"{least} or more"])
    source.require(cards.copies[arrow] >= max(SEATS), f"{cards.copies[arrow]} arrows are too few", ["6 or more"])
    for terrain in range(len(species.capability[0])):
        for level, tokens in enumerate(cards.tokens, start=1):
            needed = sum(board[terrain] < level for board in species.capability)
            source.require(tokens >= needed, f"{tokens} tokens of level {level}, but {needed} species may need one")
