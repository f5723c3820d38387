"""Cells of the tables in `data/` as numbers and words; what can't be is an error with file, row and column."""

from collections.abc import Sequence
from pathlib import Path

from gondwana.kernel.data import data_file, read_rows
from gondwana.kernel.errors import BadGame

FOLDER = Path(__file__).parents[1]  # of the game
Row = dict[str, str]


class Table:
    """One table, with what is needed to say where a mistake is."""

    def __init__(self, name: str, columns: Sequence[str]) -> None:
        self.path = data_file(FOLDER, name)
        self.rows = read_rows(FOLDER, name)
        missing = [column for column in columns if not self.rows or column not in self.rows[0]]
        if missing:
            raise BadGame(f"{self.path}: a column is missing: {', '.join(missing)}")

    def wrong(self, row: Row, column: str, why: str) -> BadGame:
        """The error for one cell."""
        line = next(number for number, known in enumerate(self.rows, 2) if known is row)
        return BadGame(f"{self.path}, row {line}, {column} {row[column]!r}: {why}")

    def number(self, row: Row, column: str, least: int, most: int) -> int:
        """A cell that must be a number in a range."""
        cell = row[column].strip()
        if not cell.removeprefix("-").isdecimal() or not least <= int(cell) <= most:
            raise self.wrong(row, column, f"must be a number from {least} to {most}")
        return int(cell)

    def word(self, row: Row, column: str, allowed: Sequence[str]) -> int:
        """The place of a cell's word among the allowed ones."""
        cell = row[column].strip()
        if cell not in allowed:
            raise self.wrong(row, column, f"must be one of {', '.join(word or 'nothing' for word in allowed)}")
        return list(allowed).index(cell)

    def listed(self, row: Row, column: str, allowed: Sequence[str]) -> list[int]:
        """The places of several words, separated by `|`."""
        words = [word.strip().partition(":")[0] for word in row[column].split("|") if word.strip()]
        for word in words:
            if word not in allowed:
                raise self.wrong(row, column, f"{word} is none of {', '.join(allowed)}")
        return [list(allowed).index(word) for word in words]

    def numbers(self, row: Row, column: str, least: int, most: int) -> list[int]:
        """Several numbers, separated by `|`."""
        cells = [cell.strip() for cell in row[column].split("|") if cell.strip()]
        if not all(cell.isdecimal() and least <= int(cell) <= most for cell in cells):
            raise self.wrong(row, column, f"must be numbers from {least} to {most}, separated by |")
        return [int(cell) for cell in cells]

    def unique(self, column: str) -> list[str]:
        """A column whose cells must all be there and all differ, as small letters."""
        seen: set[str] = set()
        for row in self.rows:
            if not row[column].strip() or row[column] in seen:
                raise self.wrong(row, column, "must be there, and only once in the column")
            seen.add(row[column])
        return [row[column].strip().lower() for row in self.rows]
