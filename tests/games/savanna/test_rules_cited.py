"""Every numbered rule stands in a docstring of the code and in one of a test; so do the edge cases and the examples."""

import re
from pathlib import Path

import pytest
from support.cited import chapters, docstrings, numbers

from gondwana.games.savanna import SAVANNA

RULES, CASES, EXAMPLES = range(1, 48), range(1, 51), range(1, 12)
CHAPTERS = chapters(SAVANNA.folder, "SAV")
DOCSTRINGS = docstrings(Path(__file__).parent)


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in CHAPTERS)) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), CHAPTERS, ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((SAVANNA.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text, "SAV") == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*(numbers(doc, "SAV") for doc in DOCSTRINGS)) == set()


def test_every_edge_case_is_cited_by_a_test() -> None:
    cited = {int(number) for doc in DOCSTRINGS for number in re.findall(r"\bcase (\d+)", doc)}
    assert set(CASES) - cited == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = set().union(*(numbers(doc, "EX") for doc in DOCSTRINGS))
    assert set(EXAMPLES) - cited == set()
