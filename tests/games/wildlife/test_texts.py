"""Every word that people read exists in both languages, and every sentence can be spoken."""

import json
import re

import pytest
from support.random_games import random_moves

from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.words import SAYINGS
from gondwana.kernel.game.text import LANGUAGES, messages, speak
from gondwana.kernel.match.match import Match

FOLDER = WILDLIFE.folder / "text"
NAMES = ["Ana", "Ben", "Chloé", "Dan", "Ella", "Farid"]
VARIANTS = {option.key: "on" for option in WILDLIFE.options}


def holes(message: object) -> set[str]:
    """The names in braces of a message, all its variants together."""
    return set(re.findall(r"\{(\w+)\}", json.dumps(message)))


def test_both_languages_have_the_same_messages() -> None:
    english, french = (messages(FOLDER, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key in english:
        assert holes(english[key]) == holes(french[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_question_has_words(language: str) -> None:
    known = messages(FOLDER, language)
    assert {f"wildlife_log_{saying.name}" for saying in SAYINGS.values()} <= set(known)
    for saying in SAYINGS.values():
        assert holes(known[f"wildlife_log_{saying.name}"]) <= set(saying.numbers), saying.name
        for kind in saying.numbers.values():
            assert all(not kind.term or kind.term.format(word=word) in known for word in kind.words), kind
    for question in WILDLIFE.questions.values():
        assert any(key.startswith(f"wildlife_prompt_{question.name}") for key in known), question.name


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_everything_that_is_said_in_a_game_can_be_spoken(seats: int, options: dict[str, str]) -> None:
    match = Match(WILDLIFE, seats, options, seed=seats)
    for _ in random_moves(match, seed=seats, moves=400):
        for seat in match.asked:
            ask = match.ask(seat)
            assert ask is not None
            for said in (ask["text"], *(choice["text"] for choice in ask["choices"])):
                for language in LANGUAGES:
                    assert "{" not in speak(said, FOLDER, language, NAMES)
    for line in match.log():
        for language in LANGUAGES:
            assert "{" not in speak(line["text"], FOLDER, language, NAMES)
            assert "{" not in speak(line["group"], FOLDER, language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_names(language: str) -> None:
    known = messages(FOLDER, language)
    for option in WILDLIFE.options:
        assert f"wildlife_option_{option.key}" in known
        assert all(f"wildlife_option_{option.key}_{value}" in known for value in option.values)
