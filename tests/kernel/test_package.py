"""The parts of a game are found by their names in its package, or in its one module."""

import sys
from pathlib import Path

import pytest
from support import toy

from gondwana.kernel.errors import BadGame
from gondwana.kernel.game.package import Package


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, files: dict[str, str]) -> Package:
    """A small package of a game."""
    for file, content in {"__init__.py": "", "eye/__init__.py": "", **files}.items():
        path = folder / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    monkeypatch.syspath_prepend(folder)
    return Package(name)


def test_a_part_is_found_in_its_room_or_in_the_one_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = written(tmp_path, monkeypatch, "with_rooms", {"eye/view.py": "def view(): ...\n"})
    assert rooms.part("eye.view", "view").__module__ == "with_rooms.eye.view"
    assert Package(toy.__name__).part("eye.view", "view") is toy.view


def test_a_part_that_is_missing_is_named_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = written(tmp_path, monkeypatch, "without_view", {"eye/view.py": ""})
    with pytest.raises(BadGame, match=r"without_view has no view: it belongs into eye/view\.py"):
        rooms.part("eye.view", "view")
    assert rooms.part("eye.view", "standing", "as usual") == "as usual"


def test_what_is_only_imported_is_no_part_that_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"scoring.py": "def standing(): ...\n", "eye/view.py": "from ..scoring import standing\n"}
    rooms = written(tmp_path, monkeypatch, "with_imports", files)
    assert rooms.part("eye.view", "standing", "as usual") == "as usual"


def test_a_room_is_loaded_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"rules/__init__.py": "", "rules/cards/__init__.py": "", "rules/cards/ice.py": "", "bot.py": ""}
    written(tmp_path, monkeypatch, "with_chapters", files).load("rules")
    assert "with_chapters.rules.cards.ice" in sys.modules
    assert "with_chapters.bot" not in sys.modules
