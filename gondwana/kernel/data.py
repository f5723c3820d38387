"""Where a game's data lies: in its folder `data/`, or in the user's own folder that GONDWANA_DATA names."""

import csv
import os
import tomllib
from pathlib import Path
from typing import Any

from .errors import BadGame


def own_data(game: Path) -> Path | None:
    """The user's folder for a game: $GONDWANA_DATA/<name of the game's package>."""
    chosen = os.environ.get("GONDWANA_DATA")
    folder = Path(chosen) / game.name if chosen else None
    return folder if folder is not None and folder.is_dir() else None


def data_file(game: Path, name: str) -> Path:
    """A data file of a game: the user's own where there is one."""
    own = own_data(game)
    return own / name if own is not None and (own / name).is_file() else game / "data" / name


def read_data(game: Path, name: str) -> dict[str, Any]:
    """A data file of a game, read."""
    path = data_file(game, name)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadGame(f"{path} can't be read: {error}") from None


def read_rows(game: Path, name: str) -> list[dict[str, str]]:
    """The rows of a table (CSV) of a game, each by the names of its columns."""
    path = data_file(game, name)
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, strict=True))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise BadGame(f"{path} can't be read: {error}") from None
    for line, row in enumerate(rows, 2):
        if None in row or None in row.values():
            raise BadGame(f"{path}, row {line}: not as many cells as the first line names")
    return rows
