"""Every numbered rule stands in a docstring of a test and in the code; so do the edge cases and the examples."""

from pathlib import Path

import pytest
from support.cited import chapters, docstrings, numbers

from gondwana.games.dominant_species import DOMINANT_SPECIES

RULES, CASES, EXAMPLES = range(1, 193), range(1, 67), range(1, 16)
CHAPTERS = chapters(DOMINANT_SPECIES.folder, "DS")
DOCSTRINGS = docstrings(Path(__file__).parent)


def test_the_readme_names_every_rule() -> None:
    assert set().union(*(rules for _, rules in CHAPTERS)) == set(RULES)


@pytest.mark.parametrize(("files", "rules"), CHAPTERS, ids=lambda part: str(part)[:40])
def test_the_code_of_a_chapter_cites_its_rules(files: list[str], rules: set[int]) -> None:
    text = "\n".join((DOMINANT_SPECIES.folder / file).read_text(encoding="utf-8") for file in files)
    assert rules - numbers(text, "DS") == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(RULES) - set().union(*(numbers(doc, "DS") for doc in DOCSTRINGS)) == set()


def test_every_edge_case_is_cited_by_a_test() -> None:
    cited = set().union(*(numbers(doc, "E") for doc in DOCSTRINGS))
    assert set(CASES) - cited == set()


def test_every_example_is_cited_by_a_test() -> None:
    cited = set().union(*(numbers(doc, "W") for doc in DOCSTRINGS))
    assert set(EXAMPLES) - cited == set()
