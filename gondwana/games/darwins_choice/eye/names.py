"""Cards, species and biomes as sentences name them."""

from typing import Any

from gondwana.kernel.rules import Text, text

from ..state import State
from ..tables import ANIMAL as ANIMAL_OF
from ..tables import BIOME_ANSWER, Dock
from ..tables import PART as PART_OF
from ..words import ANIMAL, IN_BIOME, PART


def card_words(card: int) -> dict[str, Any]:
    """A card in a sentence: its part and its animal."""
    return {"part": PART.shown(PART_OF[card], 0), "animal": ANIMAL.shown(ANIMAL_OF[card], 0)}


def name_words(s: State, species: int) -> dict[str, Any]:
    """A species in a sentence: the animals of its body and its head (DC-22)."""
    return {
        "body": ANIMAL.shown(ANIMAL_OF[s.card[species, Dock.BODY]], 0),
        "head": ANIMAL.shown(ANIMAL_OF[s.card[species, Dock.HEAD]], 0),
    }


def card_choice(key: str, card: int) -> Text:
    """An answer that is a card."""
    return text(key, **card_words(card))


def biome_choice(s: State, key: str, move: int) -> Text:
    """An answer that is a biome."""
    return text(key, biome=IN_BIOME.shown(move - BIOME_ANSWER, s.seats))


def is_in_hand(s: State, seat: int, card: int) -> bool:
    """Whether a card is one of the hand."""
    return any(s.hand[seat, place] == card for place in range(s.hand_size[seat]))
