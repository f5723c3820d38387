"""Every numbered rule stands in the code and in the docstring of a test; so do the specification's examples."""

import re
from pathlib import Path

import pytest
from support.cited import chapters, docstrings, numbers

from gondwana.games.darwins_choice import DARWINS_CHOICE

RULES = range(1, 193)
EXAMPLES = {f"V{number}" for number in range(1, 17)} | {f"F{number}" for number in range(1, 10)}
CHAPTERS = chapters(DARWINS_CHOICE.folder, "DC")
DOCSTRINGS = docstrings(Path(__file__).parent)


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in CHAPTERS)) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), CHAPTERS, ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((DARWINS_CHOICE.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text, "DC") == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*(numbers(doc, "DC") for doc in DOCSTRINGS)) == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = {word for doc in DOCSTRINGS for word in re.findall(r"\b[VF]\d+\b", doc)}
    assert EXAMPLES - cited == set()
