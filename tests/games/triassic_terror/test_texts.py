"""Every question, choice and log line can be said in both languages."""

import random
import re
from typing import Any

import pytest
from support.triassic_terror import new, turn

from gondwana.games.triassic_terror import TRIASSIC_TERROR
from gondwana.games.triassic_terror.prompts import Event
from gondwana.games.triassic_terror.words import SAYINGS
from gondwana.kernel.game.text import LANGUAGES, messages, speak

FOLDER = TRIASSIC_TERROR.folder / "text"
NAMES = ["Anna", "Bo", "Chloé", "Dan", "Eve", "Finn"]


def sentences(game: Any, said: dict[str, Any]) -> list[str]:
    """A text in both languages, without a hole left open."""
    spoken = [speak(said, FOLDER, language, NAMES) for language in LANGUAGES]
    for sentence in spoken:
        assert sentence
        assert not re.search(r"[{}]", sentence), sentence
    return spoken


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_can_be_told(seats: int) -> None:
    for seed in range(3):
        game, chance = new(seats, seed), random.Random(seed)
        while not game.match.over:
            asked = game.match.ask(game.seat)
            sentences(game, asked["text"])
            for choice in asked["choices"]:
                sentences(game, choice["text"])
            legal = game.match.legal(game.seat)
            game.match.play(game.seat, chance.choice(legal[:-1] if len(legal) > 1 else legal))
        for seat in (0, None):
            for line in game.match.log(seat):
                sentences(game, line["text"])
                sentences(game, line["group"])


def test_every_event_has_a_saying_and_every_saying_a_text() -> None:
    assert set(SAYINGS) == set(Event)
    for language in LANGUAGES:
        known = messages(FOLDER, language)
        assert {f"triassic_terror_log_{saying.name}" for saying in SAYINGS.values()} <= known.keys()


def test_both_languages_say_the_same_things() -> None:
    english, french = (messages(FOLDER, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert holes(english[key]) == holes(french[key]), key


def holes(message: Any) -> set[str]:
    text = message if isinstance(message, str) else " ".join(message[0]["match"].values())
    return set(re.findall(r"\{(\w+)\}", text))


def test_a_turn_reads_like_a_story() -> None:
    game = turn("s1: red 3, blue 2, orange 1; f1: orange 3", "red", "mig").play("tile", "s1", "f1", "5")
    lines = [speak(line["text"], FOLDER, "en", NAMES) for line in game.match.log(None, since=1)]
    assert lines == [
        "A dino of Chloé follows the herd from the coastal swamp.",
        "A dino of Dan follows the herd from the coastal swamp.",
        "5 dinos of Anna go from the coastal swamp to the coastal forest.",
        "Anna loses a dino to the new environment in the coastal forest.",
    ]


def test_french_puts_a_space_before_double_signs() -> None:
    for key, message in messages(FOLDER, "fr").items():
        text = message if isinstance(message, str) else " ".join(message[0]["match"].values())
        assert not re.search(r"(?<!\u00a0)[:;!?]", text), key
        assert "'" not in text, key
