"""The deck (SAV-1, SAV-2)."""

from collections import Counter

import pytest
from support.savanna import ecosystem, table

COPIES = {"W": 10, "G": 20, "T": 14, "A": 20, "Z": 12, "R": 10, "C": 10, "L": 10, "E": 8, "H": 10, "V": 8}
TERRAIN, ANIMALS = "WGT", "AZRCLEHV"


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_deck_has_132_cards_of_eleven_kinds(seats: int) -> None:
    """SAV-1: all of them lie in the deck or in the hands when the game begins."""
    game = table(seats)
    held = "".join(game.hand(seat) for seat in range(3 if seats == 2 else seats))
    assert Counter(game.deck() + held) == COPIES
    assert sum(COPIES.values()) == 132


@pytest.mark.parametrize("card", TERRAIN + ANIMALS)
def test_eight_kinds_are_animals_and_three_are_terrain(card: str) -> None:
    """SAV-2, case 1, case 28: a watering hole and an elephant tell them apart; terrain disturbs no elephant."""
    assert ecosystem(f"W{card}").line("W") == (2 if card in ANIMALS else 0)
    disturbed = card in ANIMALS and card != "E"
    assert ecosystem(f"E{card}").line("E") == (12 if card == "E" else 4 if disturbed else 6)
