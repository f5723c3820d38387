"""Every numbered rule stands in the code of its chapter and in a test; so do the rulings and the examples."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gondwana.games.wildlife import WILDLIFE

TESTS = Path(__file__).parent
RANGE = re.compile(r"WL-(\d+)(?: … WL-(\d+))?")
RULINGS = re.compile(r"rulings? (\d+)(?: and (\d+))?")
RULES, CASES, EXAMPLES = range(1, 69), range(1, 73), range(1, 14)


def numbers(text: str) -> set[int]:
    """The rule numbers in a text, ranges included."""
    return {number for first, last in RANGE.findall(text) for number in range(int(first), int(last or first) + 1)}


def docstrings(file: Path) -> Iterator[str]:
    """The docstrings of the functions of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def cited_by_tests() -> list[str]:
    """All docstrings of tests but those that speak of every rule at once."""
    docs = [doc for file in sorted(TESTS.glob("test_*.py")) for doc in docstrings(file)]
    return [doc.replace("WL-1 … WL-68", "") for doc in docs]


def table_of_chapters() -> list[tuple[list[str], set[int]]]:
    """The files and the rules of each chapter, from the game's README."""
    rows = []
    for line in (WILDLIFE.folder / "README.md").read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")]
        if len(parts) == 3 and "WL-" in parts[2]:
            rows.append((parts[1].split(", "), numbers(parts[2])))
    return rows


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in table_of_chapters())) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), table_of_chapters(), ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((WILDLIFE.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text) == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*map(numbers, cited_by_tests())) == set()


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = {int(number) for doc in cited_by_tests() for pair in RULINGS.findall(doc) for number in pair if number}
    assert set(CASES) - cited == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = {int(number) for doc in cited_by_tests() for number in re.findall(r"\bWX-(\d+)", doc)}
    assert set(EXAMPLES) - cited == set()
