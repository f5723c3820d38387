"""The watchmen are watched: each invariant of gondwana/games/wildlife/invariants.py notices what it is there for."""

from collections.abc import Callable
from typing import Any

import pytest
from support.boards import live, twin_of
from support.random_games import random_match

from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.invariants import Broken, broken
from gondwana.games.wildlife.tables import CELLS, SEA, TERRITORY, Ability, Card, Line, Source
from gondwana.kernel.rules.header import NONE

Change = Callable[[Any], None]
MIDDLE = 400  # answers: some territories are full, some abilities owned


def set_field(name: str, *index: int, to: int) -> Change:
    def change(s: Any) -> None:
        if index:
            getattr(s, name)[index if len(index) > 1 else index[0]] = to
        else:
            setattr(s, name, to)

    return change


def add(name: str, *index: int, by: int) -> Change:
    def change(s: Any) -> None:
        place = index if len(index) > 1 else index[0]
        getattr(s, name)[place] += by

    return change


def miscount_colonies(s: Any) -> None:
    """A point more on the sheet of the last scoring."""
    s.sheets[s.generals - 1, 1, Line.COLONIES] += 1


def overtake(s: Any) -> None:
    """The last player has more points than the winner."""
    s.scores[s.places.index(max(s.places))] += 1000


def swap_hands(s: Any) -> None:
    """A card goes from one hand to another."""
    kind = next(kind for kind in range(len(Card)) if s.hand[0, kind])
    s.hand[0, kind] -= 1
    s.hand[1, kind] += 1


def owe_a_card(s: Any) -> None:
    """A hand owes a card to the discard pile, and has another instead."""
    first = min(range(6), key=lambda kind: s.hand[0, kind])
    second = max((kind for kind in range(6) if kind != first), key=lambda kind: s.deck[kind])
    more = s.hand[0, first] + 1
    s.discard[first] += more
    s.hand[0, first] = -1
    s.deck[second] -= more
    s.hand[0, second] += more


def second_copy(s: Any) -> None:
    """Somebody owns two of a type."""
    s.ability[0, Ability.FOOD] += 2
    s.supply[Ability.FOOD] -= 2


def lose_a_piece(s: Any) -> None:
    """A piece vanishes from its cell, and nobody counts it."""
    cell = next(cell for cell in range(CELLS) if s.piece[cell] != NONE)
    s.piece[cell] = NONE


def tear_a_colony(s: Any) -> None:
    """A piece of a colony calls itself a colony of its own."""
    cell = next(cell for cell in range(CELLS) if s.piece[cell] != NONE and s.colony[cell] != cell)
    s.members[s.colony[cell]] -= 1
    s.colony[cell], s.members[cell] = cell, 1


def forget_a_marker(s: Any) -> None:
    """A full territory loses its marker, and the marker its number."""
    last = next(index for index in range(12) if s.marker[index] == s.markers)
    s.marker[last] = 0
    s.markers -= 1
    for cell in range(CELLS):
        if TERRITORY[cell] == last:
            assert s.piece[cell] != NONE


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: None, Broken.NOTHING),
        (add("deck", Card.ARROW, by=1), Broken.CARDS),
        (add("discard", Card.WHEEL, by=-1), Broken.CARDS),
        (swap_hands, Broken.HANDS),
        (owe_a_card, Broken.HANDS),
        (add("supply", Ability.FOOD, by=1), Broken.ABILITIES),
        (add("used", 0, Ability.ATTACK, by=9), Broken.ABILITIES),
        (second_copy, Broken.ONE_OF_EACH),
        (add("reserve", 0, by=30), Broken.PIECES),
        (set_field("reserve", 1, to=-1), Broken.PIECES),
        (lose_a_piece, Broken.COUNTS),
        (set_field("piece", SEA, to=0), Broken.COUNTS),
        (tear_a_colony, Broken.COLONIES),
        (add("tokens", 0, by=1), Broken.TOKENS),
        (set_field("markers", to=11), Broken.MARKERS),
        (set_field("food", 2, to=-1), Broken.FOOD),
        (set_field("renewed", Card.SAVANNA, to=-1), Broken.RENEWED),
        (forget_a_marker, Broken.UNMARKED),
        (set_field("asked", to=0), Broken.ASKED),
        (set_field("asked", to=0b1000), Broken.ASKED),
    ],
)
def test_a_broken_position_is_noticed(change: Change, found: Broken) -> None:
    s = twin_of(random_match(WILDLIFE, 3, seed=5, moves=MIDDLE))
    change(s)
    assert Broken(broken(live(s))) == found


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: None, Broken.NOTHING),
        (miscount_colonies, Broken.SHEET),
        (add("earned", 1, Source.MARKERS, by=1), Broken.SOURCES),
        (set_field("places", 0, to=7), Broken.RESULT),
        (overtake, Broken.RESULT),
        (set_field("asked", to=1), Broken.ASKED),
    ],
)
def test_a_broken_end_is_noticed(change: Change, found: Broken) -> None:
    s = twin_of(random_match(WILDLIFE, 3, seed=5))
    change(s)
    assert Broken(broken(live(s))) == found
