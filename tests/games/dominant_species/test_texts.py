"""Every word that is shown exists in both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from support.random_games import random_moves

import gondwana
from gondwana.games.dominant_species import DOMINANT_SPECIES, words
from gondwana.games.dominant_species.tables import ACTION_NAMES, ANIMAL_NAMES, CARD_NAMES
from gondwana.kernel.game.text import messages, speak
from gondwana.kernel.rules.notation import Kind

FOLDER = DOMINANT_SPECIES.folder / "text"
NAMES = [f"Player {seat}" for seat in range(6)]


def keys() -> Iterator[str]:
    """Every key that the code can form."""
    yield from ("dominant_species_name", "dominant_species_about", "dominant_species_survival_text")
    yield from (f"dominant_species_prompt_{question.name}" for question in DOMINANT_SPECIES.questions.values())
    yield from (f"dominant_species_log_{saying.name}" for saying in DOMINANT_SPECIES.sayings.values())
    yield from (f"dominant_species_card_text_{card}" for card in CARD_NAMES)
    yield from (f"dominant_species_help_{action}" for action in ACTION_NAMES)
    yield from (f"dominant_species_power_{animal}" for animal in ANIMAL_NAMES)
    for option in DOMINANT_SPECIES.options:
        yield f"dominant_species_option_{option.key}"
        yield from (f"dominant_species_option_{option.key}_{value}" for value in option.values)
    for kind in vars(words).values():
        if isinstance(kind, Kind) and kind.term:
            yield from (kind.term.format(word=word) for word in kind.words if word != "pass")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_is_missing(language: str) -> None:
    assert set(keys()) - set(messages(FOLDER, language)) == set()


def test_both_languages_have_the_same_texts_with_the_same_holes() -> None:
    english, french = messages(FOLDER, "en"), messages(FOLDER, "fr")
    assert english.keys() == french.keys()
    for key in english:
        assert holes(english[key]) == holes(french[key]), key


def holes(message: Any) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", str(message)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_can_be_said(language: str) -> None:
    match = gondwana.new("dominant-species", seats=4, seed=5, options={"turn_limit": "10", "animals": "chosen"})
    for _ in random_moves(match, 5):
        if match.number % 9 == 0 and match.asked:
            ask = match.ask(match.asked[0])
            assert ask is not None
            for said in (ask["text"], *(choice["text"] for choice in ask["choices"])):
                assert "{" not in speak(said, FOLDER, language, NAMES)
    lines = [speak(line["text"], FOLDER, language, NAMES) for line in match.log(None)]
    assert len(lines) > 300
    assert all("{" not in line for line in lines)
