"""Every numbered rule and every ruling has a test that names it."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES, CASES = 154, 87


def in_docstrings(word: str) -> set[int]:
    """Those that a test's own docstring names, without the ranges of the files' headings."""
    found: set[int] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for docstring in re.findall(r'def test_\w+\([^)]*\) -> None:\n    """(.*?)"""', path.read_text("utf-8"), re.S):
            found |= {int(number) for number in re.findall(rf"{word}(\d+)", docstring)}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    assert set(range(1, RULES + 1)) - in_docstrings("TT-") == set()


def test_every_ruling_is_named_by_a_test() -> None:
    assert set(range(1, CASES + 1)) - in_docstrings("case ") == set()
