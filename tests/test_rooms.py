"""Who knows one game's folder knows all five: the same rooms, the same files at the root, imports in one direction."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.cited import chapters

from gondwana.games import games

FOLDERS = {game.slug: game.folder for game in games()}
NAMES = ["tables", "state", "prompts", "words", "setup", "flow", "scoring", "redeal", "invariants"]
ROOT = {"__init__.py", "README.md", *(f"{name}.py" for name in NAMES)}
ROOMS = {"rules", "eye", "bot", "data", "text"}
EYE = {"view.py", "shapes.py", "sentences.py", "preview.py"}  # what the kernel looks for in every game
BOT = {"value.py", "prior.py"}
# From the bottom: a file imports only what lies below it, or beside it in the same room; "own" are rooms of the game's.
LEVELS = [
    "tables own",
    "prompts words state",
    "rules",
    "setup flow scoring redeal invariants",
    "eye",
    "bot",
    "__init__",
]
LEVEL = {name: level for level, names in enumerate(LEVELS) for name in names.split()}
PREFIX = {"savanna": "SAV", "dominant-species": "DS", "triassic-terror": "TT", "wildlife": "WL", "darwins-choice": "DC"}
every_game = pytest.mark.parametrize("slug", FOLDERS)


def tidy(folder: Path) -> set[Path]:
    return {path for path in folder.iterdir() if path.name != "__pycache__"}


def own_rooms(folder: Path) -> set[str]:
    """The rooms that only this game has."""
    return {path.name for path in tidy(folder) if path.is_dir()} - ROOMS


@every_game
def test_the_root_holds_what_the_game_is(slug: str) -> None:
    assert {path.name for path in tidy(FOLDERS[slug]) if path.is_file()} == ROOT


@every_game
def test_a_game_has_the_rooms_of_all_games(slug: str) -> None:
    folder = FOLDERS[slug]
    assert {path.name for path in tidy(folder) if path.is_dir()} >= ROOMS
    assert {path.name for path in (folder / "eye").iterdir()} >= EYE
    assert {path.name for path in (folder / "bot").iterdir()} >= BOT


@every_game
def test_a_room_of_its_own_is_explained(slug: str) -> None:
    """The README's table of rooms names every room, with a word on what is in it."""
    readme = (FOLDERS[slug] / "README.md").read_text(encoding="utf-8")
    named = {row[1]: row[2] for row in re.finditer(r"^\| `(\w+)/` \| (.{20,}) \|$", readme, re.MULTILINE)}
    assert set(named) >= {"rules", "eye", "bot"} | own_rooms(FOLDERS[slug])


@every_game
def test_the_chapters_of_the_readme_are_files(slug: str) -> None:
    files = [file for row, _ in chapters(FOLDERS[slug], PREFIX[slug]) for file in row if "`" not in file]
    assert len(files) > 5
    assert [file for file in files if not (FOLDERS[slug] / file).exists()] == []


@every_game
def test_the_files_of_a_readmes_rooms_exist(slug: str) -> None:
    """In a room's row the files are named without their ending."""
    folder = FOLDERS[slug]
    readme = (folder / "README.md").read_text(encoding="utf-8")
    for row in re.finditer(r"^\| (?:`(\w+)/`|the root) \| (.*) \|$", readme, re.MULTILINE):
        for name in re.findall(r"`(\w+)`", row[2]):
            assert (folder / (row[1] or "") / f"{name}.py").is_file(), f"{row[1] or 'the root'}: {name}"


def imported(path: Path, folder: Path) -> Iterator[str]:
    """The rooms, or files of the root, that a file of a game imports."""
    here = path.relative_to(folder).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            module = (*here[: len(here) - node.level + 1], *(node.module.split(".") if node.module else ()))
            yield from (module[0] if module else alias.name for alias in node.names)


FILES = [
    pytest.param(slug, path, id=f"{slug}: {path.relative_to(folder)}")
    for slug, folder in FOLDERS.items()
    for path in sorted(folder.rglob("*.py"))
]


@pytest.mark.parametrize(("slug", "path"), FILES)
def test_imports_go_one_way(slug: str, path: Path) -> None:
    folder = FOLDERS[slug]
    own = own_rooms(folder)
    here = Path(path.relative_to(folder).parts[0]).stem
    level = {**LEVEL, **dict.fromkeys(own, LEVEL["own"])}
    for other in imported(path, folder):
        beside = other == here or (level[other] == level[here] and here not in ("eye", "bot"))
        assert beside or level[other] < level[here], f"{here} imports {other}"
