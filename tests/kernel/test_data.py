"""Data files of the user's own take the place of a game's."""

from pathlib import Path

import pytest

from gondwana.kernel.compiler.fingerprints import closure
from gondwana.kernel.data import data_file, read_data, read_rows
from gondwana.kernel.errors import BadGame


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game's folder with one data file and a module that reads it."""
    folder = tmp_path / "toy"
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "map.toml").write_text("size = 3\n")
    (folder / "tables.py").write_text("")
    return folder


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder for that game."""
    folder = tmp_path / "mine" / "toy"
    folder.mkdir(parents=True)
    monkeypatch.setenv("GONDWANA_DATA", str(folder.parent))
    return folder


def test_a_game_reads_its_own_data(game: Path) -> None:
    assert data_file(game, "map.toml") == game / "data" / "map.toml"
    assert read_data(game, "map.toml") == {"size": 3}


def test_the_users_file_comes_first(game: Path, own: Path) -> None:
    (own / "map.toml").write_text("size = 5\n")
    assert read_data(game, "map.toml") == {"size": 5}


def test_files_that_the_user_does_not_have_are_the_games(game: Path, own: Path) -> None:
    assert read_data(game, "map.toml") == {"size": 3}


def test_a_file_that_cannot_be_read_is_named(game: Path, own: Path) -> None:
    (own / "map.toml").write_text("size = ")
    with pytest.raises(BadGame, match=r"mine.toy.map\.toml can't be read"):
        read_data(game, "map.toml")


def test_the_users_files_belong_to_the_stamp_of_the_rules(game: Path, own: Path) -> None:
    (own / "map.toml").write_text("size = 5\n")
    assert {own / "map.toml", game / "data" / "map.toml"} <= closure(game / "tables.py")


def test_a_table_is_read_row_by_row(game: Path) -> None:
    (game / "data" / "cards.csv").write_text("name,size\nlion,3\n", encoding="utf-8")
    assert read_rows(game, "cards.csv") == [{"name": "lion", "size": "3"}]


@pytest.mark.parametrize("row", ["lion", "lion,3,4"])
def test_a_row_with_cells_too_few_or_too_many_is_named(game: Path, row: str) -> None:
    (game / "data" / "cards.csv").write_text(f"name,size\n{row}\n", encoding="utf-8")
    with pytest.raises(BadGame, match=r"cards\.csv, row 2: not as many cells"):
        read_rows(game, "cards.csv")


def test_a_table_that_is_missing_is_named(game: Path) -> None:
    with pytest.raises(BadGame, match=r"cards\.csv can't be read"):
        read_rows(game, "cards.csv")
