"""Every numbered rule stands in a docstring of a test and in the code; so do the edge cases and the examples."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gondwana.games.dominant_species import DOMINANT_SPECIES

TESTS = Path(__file__).parent
RANGE = re.compile(r"DS-(\d+)(?: … DS-(\d+))?")
RULES, CASES, EXAMPLES = range(1, 193), range(1, 67), range(1, 16)


def numbers(text: str) -> set[int]:
    """The rule numbers in a text, ranges included."""
    return {number for first, last in RANGE.findall(text) for number in range(int(first), int(last or first) + 1)}


def docstrings(file: Path) -> Iterator[str]:
    """The docstrings of the functions, classes and methods of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""


def table_of_chapters() -> list[tuple[list[str], set[int]]]:
    """The files and the rules of each chapter, from the game's README."""
    rows = []
    for line in (DOMINANT_SPECIES.folder / "README.md").read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if len(parts) == 3 and "DS-" in parts[2]:
            rows.append((parts[1].split(", "), numbers(parts[2])))
    return rows


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in table_of_chapters())) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), table_of_chapters(), ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((DOMINANT_SPECIES.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text) == set()


def cited_by_tests() -> list[str]:
    return [doc for file in sorted(TESTS.glob("test_*.py")) for doc in docstrings(file)]


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*map(numbers, cited_by_tests())) == set()


def cited(kind: str) -> set[int]:
    return {
        number
        for doc in cited_by_tests()
        for first, last in re.findall(rf"\b{kind}-(\d+)(?: … {kind}-(\d+))?", doc)
        for number in range(int(first), int(last or first) + 1)
    }


def test_every_edge_case_is_cited_by_a_test() -> None:
    assert set(CASES) - cited("E") == set()


def test_every_example_is_cited_by_a_test() -> None:
    assert set(EXAMPLES) - cited("W") == set()
