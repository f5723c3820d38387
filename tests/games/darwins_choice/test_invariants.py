"""The watchmen are watched: each invariant notices what it is there for."""

from collections.abc import Callable
from typing import Any

import pytest
from support.boards import live, twin_of
from support.random_games import random_match

from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.invariants import Broken, broken
from gondwana.games.darwins_choice.tables import CARDS, DECK, Place
from gondwana.kernel.rules.header import NONE

Change = Callable[[Any], None]


def alive(s: Any) -> int:
    """A species that lives."""
    return next(species for species in range(len(s.low)) if s.card[species, 0] != NONE)


def sound() -> Any:
    """A position in the middle of a game, with species on the table."""
    for seed in range(20):
        match = random_match(DARWINS_CHOICE, 4, seed, moves=70)
        s = twin_of(match)
        if any(s.card[species, 0] != NONE for species in range(len(s.low))) and not match.over:
            return s
    raise LookupError


def lose_a_card(s: Any) -> None:
    s.pile[0] -= 1


def double_a_card(s: Any) -> None:
    s.pool[0, 0] = s.pool[0, 1]


def wrong_pile(s: Any) -> None:
    large = next(card for card in range(CARDS) if DECK[card].large)
    s.pool[0, 0] = large


def gap_in_a_hand(s: Any) -> None:
    s.hand_size[0] += 1


def no_body(s: Any) -> None:
    species = alive(s)
    s.hand[0, s.hand_size[0] - 1], s.card[species, 1] = s.hand[0, s.hand_size[0] - 1], s.card[species, 0]


def other_sums(s: Any) -> None:
    s.low[alive(s)] += 1


def lost_biome(s: Any) -> None:
    s.biome_place[s.biome[0]] = Place.PILE


def bad_index(s: Any) -> None:
    s.index = 5


def bad_score(s: Any) -> None:
    s.scores[0] += 1


def bad_token(s: Any) -> None:
    free = next(species for species in range(len(s.low)) if s.card[species, 0] == NONE)
    s.points[free] = 1


def room_left(s: Any) -> None:
    s.used = 1


def nobody_asked(s: Any) -> None:
    s.asked = 0


def too_much_waste(s: Any) -> None:
    s.waste_total = 99


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lose_a_card, Broken.CARDS_LOST),
        (double_a_card, Broken.CARDS_LOST),
        (wrong_pile, Broken.BAD_PILE),
        (gap_in_a_hand, Broken.BAD_HAND),
        (no_body, Broken.CARDS_LOST),
        (other_sums, Broken.BAD_SUMS),
        (lost_biome, Broken.BIOMES_LOST),
        (bad_index, Broken.BAD_INDEX),
        (bad_score, Broken.BAD_SCORES),
        (bad_token, Broken.BAD_TOKENS),
        (room_left, Broken.ROOM_LEFT),
        (nobody_asked, Broken.NOBODY_ASKED),
        (too_much_waste, Broken.BAD_WASTE),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_an_invariant_notices(change: Change, found: Broken) -> None:
    s = sound()
    assert broken(live(s)) == Broken.SOUND
    change(s)
    assert broken(live(s)) == found
