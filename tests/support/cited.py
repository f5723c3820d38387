"""Which numbered rules a text cites: the tests of a game's chapters and docstrings ask here."""

import ast
import re
from pathlib import Path


def numbers(text: str, prefix: str) -> set[int]:
    """The rule numbers in a text, ranges such as "SAV-1 … SAV-3" included."""
    ranges = re.findall(rf"\b{prefix}-(\d+)(?: … {prefix}-(\d+))?", text)
    return {number for first, last in ranges for number in range(int(first), int(last or first) + 1)}


def docstrings(folder: Path) -> list[str]:
    """The docstrings of the functions, classes and methods of all tests in a folder."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return [ast.get_docstring(node) or "" for node in nodes]


def chapters(game: Path, prefix: str) -> list[tuple[list[str], set[int]]]:
    """The files and the rules of each chapter, from the README in a game's folder."""
    rows = []
    for line in (game / "README.md").read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if len(parts) == 3 and f"{prefix}-" in parts[2]:
            rows.append((parts[1].split(", "), numbers(parts[2], prefix)))
    return rows
