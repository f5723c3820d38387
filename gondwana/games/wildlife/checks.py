"""Reads the data files and refuses what can't be, with the file, what is wrong and what is allowed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gondwana.kernel.errors import BadGame

LARGEST = 200  # cells: every one of them may be an answer to one question


def _require(holds: bool, message: str, allowed: Iterable[Any] = ()) -> None:
    if not holds:
        raise BadGame(message, allowed)


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


def read_board(data: dict[str, Any], terrains: Sequence[str]) -> Board:
    """The board of a map of letters, every territory connected, each terrain with a large and a small one."""
    rows = [row for row in str(data.get("map", "")).splitlines() if row]
    keys = [terrain.get("key") for terrain in data.get("terrain", [])]
    _require(keys == list(terrains), f"data/board.toml: the terrains are {keys}", terrains)
    letters = [terrain[size] for terrain in data["terrain"] for size in ("large", "small")]
    _require(len(set(letters)) == len(letters), "data/board.toml: two territories share a letter", letters)
    _require(len({len(row) for row in rows}) == 1, "data/board.toml: the rows of the map are not equally long")
    cells = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."]
    _require(0 < len(cells) <= LARGEST, f"data/board.toml: the map has {len(cells)} cells", [f"1 to {LARGEST}"])
    for r, c in cells:
        _require(rows[r][c] in letters, f"data/board.toml: row {r}, column {c} is {rows[r][c]!r}", [".", *letters])
    number = {cell: index for index, cell in enumerate(cells)}
    near = [[number.get(to, len(cells)) for to in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1))] for r, c in cells]
    territory = [letters.index(rows[r][c]) for r, c in cells]
    for index, letter in enumerate(letters):
        _require_connected([cell for cell in range(len(cells)) if territory[cell] == index], near, letter)
    counts = [territory.count(index) for index in range(len(letters))]
    for index, terrain in enumerate(terrains):
        large, small = counts[2 * index : 2 * index + 2]
        _require(large > small, f"data/board.toml: the large {terrain} has {large} cells, the small one {small}")
    by_territory = sorted(range(len(cells)), key=lambda cell: (territory[cell], cell))
    first = [sum(counts[:index]) for index in range(len(letters) + 1)]
    return Board(len(rows), len(rows[0]), cells, near, territory, by_territory, first)


def _require_connected(cells: list[int], near: list[list[int]], letter: str) -> None:
    _require(bool(cells), f"data/board.toml: no cell of the map is {letter!r}")
    reached, waiting = {cells[0]}, [cells[0]]
    while waiting:
        for neighbour in near[waiting.pop()]:
            if neighbour in cells and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    _require(len(reached) == len(cells), f"data/board.toml: territory {letter!r} is not connected")


@dataclass(frozen=True)
class SpeciesData:
    """The six boards as numbers."""

    capability: list[list[int]]
    age: list[float]
    colour: list[str]


def check_species(
    data: dict[str, Any], names: Sequence[str], terrains: Sequence[str], capabilities: Sequence[str]
) -> SpeciesData:
    """The six species from the oldest to the youngest, each with a capability on every terrain."""
    species = data.get("species", [])
    keys = [one.get("key") for one in species]
    _require(keys == list(names), f"data/species.toml: the species are {keys}", names)
    for one in species:
        for terrain in terrains:
            found = one.get(terrain)
            _require(found in capabilities, f"data/species.toml: {one['key']} on {terrain}: {found!r}", capabilities)
    ages = [float(one["age"]) for one in species]
    _require(ages == sorted(ages, reverse=True), "data/species.toml: the oldest species must come first")
    board = [[capabilities.index(one[terrain]) for terrain in terrains] for one in species]
    return SpeciesData(board, ages, [one["colour"] for one in species])


@dataclass(frozen=True)
class CardData:
    """How many there are of each card."""

    copies: list[int]
    abilities: list[int]
    two_players: list[int]


def check_cards(data: dict[str, Any], cards: Sequence[str], abilities: Sequence[str]) -> CardData:
    """Every kind of card and ability once, in the order of the vocabulary."""
    for part, names in (("card", cards), ("ability", abilities)):
        keys = [row.get("key") for row in data.get(part, [])]
        _require(keys == list(names), f"data/cards.toml: the rows of {part} are {keys}", names)
    copies = [row["copies"] for row in data["card"]]
    _require(all(count >= 0 for count in copies), "data/cards.toml: a card can't have fewer than 0 copies")
    _require(sum(copies) >= 80, f"data/cards.toml: {sum(copies)} cards are too few for six hands", ["80 or more"])
    return CardData(copies, [row["copies"] for row in data["ability"]], [row["two_players"] for row in data["ability"]])


def check_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """The numbers of the rules, as far as they must agree with each other."""
    pieces, settled = data["players"]["pieces"], data["players"]["settled"]
    _require(len(pieces) == len(settled) == 5, "data/numbers.toml: [players] needs five columns, for 2 to 6 players")
    for have, placed in zip(pieces, settled, strict=True):
        _require(0 < placed < have, f"data/numbers.toml: {placed} of {have} pieces can't be placed at the start")
    marked, spaces = data["track"]["marked"], len(data["track"]["values"])
    _require(all(1 <= space <= spaces for space in marked), f"data/numbers.toml: marked {marked}", [f"1 to {spaces}"])
    _require(spaces < 12, "data/numbers.toml: the track has fewer spaces than there are territories", ["1 to 11"])
    lowest, highest = data["food"]["lowest_bid"], data["bounds"]["highest_bid"]
    _require(0 < lowest < highest, f"data/numbers.toml: bids from {lowest} to {highest}")
    return data
