"""Who sits there: a few characters, called after the old cores of Gondwana, each with a taste of its own.

A taste is no strength: it decides between answers that are nearly as good, and each character exists at every level.
Since what they like differs, so do their openings.
"""

import hashlib
from dataclasses import dataclass
from typing import Final

from gondwana.kernel.errors import BadOption
from gondwana.kernel.rules.chance import word

from .leaning import STRAIGHT, Leaning


@dataclass(frozen=True)
class Character:
    """A bot that one knows again."""

    name: str
    trait: str  # the key of a sentence that says what it is like
    fancy: float = 0.0  # how much its liking for certain answers counts, in stakes
    rival: float = 0.0  # how much more than usual the best other's points count against its own

    @property
    def likes(self) -> int:
        """64 bits that say which answers it likes, the same in every game that is ever played."""
        return int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:8], "big")


CHARACTERS: Final = (
    Character("Kalahari", "straight"),
    Character("Congo", "jealous", rival=0.3),
    Character("Dharwar", "homely", fancy=0.1, rival=-0.3),
    Character("Pilbara", "whimsical", fancy=0.3),
    Character("Amazonia", "fond", fancy=0.2),
    Character("Tanzania", "wary", fancy=0.1, rival=0.15),
)


def character_of(name: str) -> Character:
    """The character of that name."""
    for character in CHARACTERS:
        if character.name == name:
            return character
    raise BadOption(f"no bot is called {name!r}", (character.name for character in CHARACTERS))


def leaning_of(blur: float, character: Character | None) -> Leaning:
    """Which way the judgement of a character leans that judges so roughly."""
    if character is None:
        return STRAIGHT._replace(blur=blur)
    return Leaning(blur, character.fancy, word(character.likes), character.rival)
