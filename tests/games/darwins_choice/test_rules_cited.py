"""Every numbered rule stands in the code and in the docstring of a test; so do the specification's examples."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gondwana.games.darwins_choice import DARWINS_CHOICE

TESTS = Path(__file__).parent
RANGE = re.compile(r"DC-(\d+)(?: … DC-(\d+))?")
RULES = range(1, 193)
EXAMPLES = {f"V{number}" for number in range(1, 17)} | {f"F{number}" for number in range(1, 10)}


def numbers(text: str) -> set[int]:
    """The rule numbers in a text, ranges included."""
    return {number for first, last in RANGE.findall(text) for number in range(int(first), int(last or first) + 1)}


def docstrings() -> Iterator[str]:
    """The docstrings of all tests of this game."""
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def table_of_chapters() -> list[tuple[list[str], set[int]]]:
    """The files and the rules of each chapter, from the game's README."""
    rows = []
    for line in (DARWINS_CHOICE.folder / "README.md").read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if len(parts) == 3 and "DC-" in parts[2]:
            rows.append((parts[1].split(", "), numbers(parts[2])))
    return rows


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in table_of_chapters())) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), table_of_chapters(), ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((DARWINS_CHOICE.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text) == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*map(numbers, docstrings())) == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = {word for doc in docstrings() for word in re.findall(r"\b[VF]\d+\b", doc)}
    assert EXAMPLES - cited == set()
