"""The watchmen are watched: each invariant of gondwana/games/savanna/invariants.py notices what it is there for."""

from collections.abc import Callable
from typing import Any

import pytest
from support.boards import live, twin_of
from support.random_games import random_match

from gondwana.games.savanna import SAVANNA
from gondwana.games.savanna.invariants import Broken, broken
from gondwana.games.savanna.tables import CELLS, WIDTH, Card

Change = Callable[[Any], None]


def cell_of(s: Any, card: int | None = None) -> int:
    """A cell of the first ecosystem with a card, of a kind if one is named."""
    return next(cell for cell in range(CELLS) if s.grid[0, cell] and card in (None, s.grid[0, cell]))


def move_away(s: Any) -> None:
    """A card is torn off, within the frame's four rows."""
    cell = cell_of(s)
    s.grid[0, 8 * WIDTH + 1], s.grid[0, cell] = s.grid[0, cell], 0


def set_field(name: str, *index: int, to: int) -> Change:
    def change(s: Any) -> None:
        if index:
            getattr(s, name)[index if len(index) > 1 else index[0]] = to
        else:
            setattr(s, name, to)

    return change


def add(name: str, *index: int, by: int) -> Change:
    def change(s: Any) -> None:
        row = getattr(s, name)
        place = index if len(index) > 1 else index[0]
        row[place] += by

    return change


def swap_hands(s: Any) -> None:
    """A card goes from one hand to another."""
    kind = next(kind for kind in range(1, 12) if s.hand[0, kind])
    s.hand[0, kind] -= 1
    s.hand[1, kind] += 1


def less_than_none(s: Any) -> None:
    """A hand owes a card to the deck."""
    s.deck[Card.LION] += 1 + s.hand[0, Card.LION]
    s.hand[0, Card.LION] = -1


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: None, Broken.NOTHING),
        (add("deck", Card.LION, by=1), Broken.CARDS_LOST),
        (add("hand", 2, Card.GRASS, by=1), Broken.CARDS_LOST),
        (less_than_none, Broken.NEGATIVE),
        (add("bottom", 0, by=1), Broken.EXTENT),
        (move_away, Broken.EXTENT),
        (add("left", 2, by=-1), Broken.EXTENT),
        (set_field("laid", to=3), Broken.CARDS_LAID),
        (swap_hands, Broken.HANDS),
        (set_field("asked", to=0), Broken.ASKED),
        (set_field("asked", to=0b1001), Broken.ASKED),
        (set_field("down", 1, to=1 << 30), Broken.FACE_DOWN),
        (set_field("scored", to=0), Broken.NOTHING),
    ],
)
def test_a_broken_position_is_noticed(change: Change, found: Broken) -> None:
    s = twin_of(random_match(SAVANNA, 3, seed=5, moves=33))
    change(s)
    assert Broken(broken(live(s))) == found


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: None, Broken.NOTHING),
        (add("lines", 1, Card.HYENA, by=3), Broken.SHEET),
        (add("scores", 0, by=1), Broken.RESULT),
        (set_field("places", 0, to=7), Broken.RESULT),
        (set_field("down", 0, to=1 << 5), Broken.FACE_DOWN),
    ],
)
def test_a_broken_end_is_noticed(change: Change, found: Broken) -> None:
    s = twin_of(random_match(SAVANNA, 3, seed=5))
    change(s)
    assert Broken(broken(live(s))) == found


def test_a_lonely_card_is_noticed() -> None:
    s = twin_of(random_match(SAVANNA, 3, seed=5, moves=9))
    first = cell_of(s)
    other = next(cell for cell in range(first + 1, CELLS) if s.grid[0, cell])
    torn = first + WIDTH + 1  # diagonal to the first
    s.grid[0, torn], s.grid[0, other] = s.grid[0, other], 0
    s.top[0], s.bottom[0] = first // WIDTH, first // WIDTH + 1
    s.left[0], s.right[0] = first % WIDTH, first % WIDTH + 1
    assert Broken(broken(live(s))) == Broken.ALONE
