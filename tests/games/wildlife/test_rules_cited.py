"""Every numbered rule stands in the code of its chapter and in a test; so do the rulings and the examples."""

import re
from pathlib import Path

import pytest
from support.cited import chapters, docstrings, numbers

from gondwana.games.wildlife import WILDLIFE

RULINGS = re.compile(r"rulings? (\d+)(?: and (\d+))?")
RULES, CASES, EXAMPLES = range(1, 69), range(1, 73), range(1, 14)
CHAPTERS = chapters(WILDLIFE.folder, "WL")
# Without what speaks of every rule at once.
DOCSTRINGS = [doc.replace("WL-1 … WL-68", "") for doc in docstrings(Path(__file__).parent)]


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in CHAPTERS)) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), CHAPTERS, ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((WILDLIFE.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text, "WL") == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*(numbers(doc, "WL") for doc in DOCSTRINGS)) == set()


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = {int(number) for doc in DOCSTRINGS for pair in RULINGS.findall(doc) for number in pair if number}
    assert set(CASES) - cited == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = set().union(*(numbers(doc, "WX") for doc in DOCSTRINGS))
    assert set(EXAMPLES) - cited == set()
