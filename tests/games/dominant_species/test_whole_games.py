"""Whole games at random with several options at once, sound after every move."""

import pytest

from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.invariants import Broken
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import ANSWERS, MOST_CHOICES, SOUND, checked_games
from gondwana.kernel.rules import numbers
from gondwana.kernel.rules.chance import word

GAMES = 1 if INTERPRET else 30
USUAL = DOMINANT_SPECIES.unattended() | {"turn_limit": "10"}


@pytest.mark.parametrize("seats", DOMINANT_SPECIES.seats)
@pytest.mark.parametrize(
    "options",
    [
        {"animals": "chosen", "earth": "random"},
        {"animals": "random", "earth": "random", "animals_each": "several"},
        {"animals": "chosen", "earth": "standard", "animals_each": "several"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_nothing_is_ever_lost(seats: int, options: dict[str, str]) -> None:
    """DS-8, DS-10, DS-24, DS-33, DS-49, DS-170, DS-171: invariants after every move, with variants combined."""
    chosen = numbers(DOMINANT_SPECIES.option_numbers(USUAL | options))
    states, out = blank(DOMINANT_SPECIES.state, 2), numbers([0] * MOST_CHOICES)
    found = checked_games(states, GAMES, seats, word(seats), chosen, out)
    assert found != ANSWERS
    assert Broken(found) == SOUND
