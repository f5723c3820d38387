"""Imports only go down: kernel, games, the public face, bots, what uses them, the command line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "gondwana"
LEVELS = ["kernel", "games", "", "bots", "server arena envs", "bench", "cli", "__main__"]  # "" is __init__
KERNEL = ["errors", "data", "compiler", "rules", "game", "match", "ahead", "__init__"]
SERVER = ["clock failure_log settings schemas", "errors store", "live", "services", "http", "run", "__init__"]
LEVEL = {room: level for level, rooms in enumerate(LEVELS) for room in rooms.split() or [""]}


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Every module that a file imports, as the parts of its full name."""
    here = ("gondwana", *path.relative_to(PACKAGE).parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = here[: len(here) - node.level] if node.level else ()
            module += tuple(node.module.split(".")) if node.module else ()
            yield from ((*module, alias.name) for alias in node.names)


def room(parts: tuple[str, ...]) -> str:
    """The folder of a module inside the package; "" for the public face."""
    name = Path(*parts[1:2]).stem
    return name if name == "__main__" or (PACKAGE / name).is_dir() else ""


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_only_go_down(path: Path) -> None:
    own = room(("gondwana", *path.relative_to(PACKAGE).parts))
    for parts in imports(path):
        assert "numba" not in parts[0] or own == "kernel", f"{'.'.join(parts)}: only the kernel knows Numba"
        if parts[0] == "gondwana":
            other = room(parts)
            assert other == own or LEVEL[other] < LEVEL[own], f"{own or 'gondwana'} imports {'.'.join(parts)}"


@pytest.mark.parametrize(("package", "order"), [("kernel", KERNEL), ("server", SERVER)])
def test_rooms_only_import_those_before_them(package: str, order: list[str]) -> None:
    level = {room: number for number, rooms in enumerate(order) for room in rooms.split()}
    for path in sorted((PACKAGE / package).rglob("*.py")):
        own = Path(path.relative_to(PACKAGE / package).parts[0]).stem
        for parts in imports(path):
            if parts[:2] == ("gondwana", package):
                where = f"{path.relative_to(PACKAGE)} imports {'.'.join(parts)}"
                assert parts[2] == own or level[parts[2]] < level[own], where


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").rglob("*.py")), ids=lambda path: path.parent.name)
def test_a_game_knows_no_other_game(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    others = {parts[2] for parts in imports(path) if parts[:2] == ("gondwana", "games") and len(parts) > 2}
    assert own == "__init__.py" or others <= {own}
