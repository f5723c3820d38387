"""The watchmen are watched: each invariant of the game notices what it is there for."""

from collections.abc import Callable
from typing import Any

import pytest
from support.boards import live, twin_of
from support.random_games import random_match

from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.invariants import Broken, broken
from gondwana.games.dominant_species.tables import (
    CORNER_LIST,
    ELEMENTS,
    HEXES,
    TILES,
    Box,
    Card,
    Element,
    Terrain,
    hex_at,
)
from gondwana.kernel.rules.header import NONE

Change = Callable[[Any], None]
FAR = hex_at(-3, 3)  # nothing lies near it after a few moves


def add(name: str, *index: int, by: int = 1) -> Change:
    """More, or less, of something."""

    def change(s: Any) -> None:
        row, place = getattr(s, name), index if len(index) > 1 else index[0]
        row[place] += by

    return change


def to(name: str, number: int, *index: int) -> Change:
    """A field, or a place in it, gets another number."""

    def change(s: Any) -> None:
        if index:
            getattr(s, name)[index if len(index) > 1 else index[0]] = number
        else:
            setattr(s, name, number)

    return change


def a_player(s: Any) -> int:
    """An animal in play."""
    return next(animal for animal, seat in enumerate(s.owner) if seat != NONE)


def an_idler(s: Any) -> int:
    """An animal that nobody plays."""
    return next(animal for animal, seat in enumerate(s.owner) if seat == NONE)


def lose_a_cube(s: Any) -> None:
    s.gene_pool[a_player(s)] -= 1


def lose_a_pawn(s: Any) -> None:
    s.spare[a_player(s)] -= 1


def tear_a_tile_off(s: Any) -> None:
    """A tile of the stacks lies apart from earth."""
    terrain = next(terrain for terrain in range(Terrain.TUNDRA) if s.hidden[terrain])
    s.hidden[terrain] -= 1
    s.face_down[0] -= 1
    s.terrain[FAR] = terrain


def throw_a_disk(s: Any) -> None:
    """A disk lies beyond earth."""
    s.bag[Element.SUN] -= 1
    s.disk[CORNER_LIST.index("W:-3,3")] = Element.SUN


def seven_elements(s: Any) -> None:
    """An animal takes its fill from the bag."""
    for element in range(ELEMENTS):
        s.disks[a_player(s), element] += 1
        s.bag[element] -= 1


def overfill(s: Any) -> None:
    """A box gets one disk of each type."""
    for element in range(ELEMENTS):
        s.box[Box.DEPLETION, element] += 1
        s.bag[element] -= 1


def sleep_without_cubes(s: Any) -> None:
    s.sleeper = a_player(s)
    s.asleep[FAR] = 1


def twice_on_the_track(s: Any) -> None:
    s.track[1] = s.track[0]


def owe_a_disk(s: Any) -> None:
    """A box owes a disk to the bag."""
    s.bag[Element.MEAT] += 1 + s.box[Box.WASTELAND, Element.MEAT]
    s.box[Box.WASTELAND, Element.MEAT] = -1


def serve_an_idler(s: Any) -> None:
    s.points[an_idler(s)] = 3


def show_a_card_of_the_deck(s: Any) -> None:
    s.offer[next(card for card in range(len(s.deck)) if s.deck[card])] = 1


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: None, Broken.NOTHING),
        (add("bag", Element.SEED), Broken.DISKS),
        (lose_a_cube, Broken.CUBES),
        (lose_a_pawn, Broken.PAWNS),
        (add("hidden", Terrain.SEA), Broken.LARGE_TILES),
        (add("face_down", 1, by=-1), Broken.LARGE_TILES),
        (to("tundra", int(TILES[Terrain.TUNDRA])), Broken.TUNDRA),
        (show_a_card_of_the_deck, Broken.CARDS),
        (to("deck", 0, Card.ICE_AGE), Broken.CARDS),
        (tear_a_tile_off, Broken.EARTH),
        (throw_a_disk, Broken.CORNERS),
        (seven_elements, Broken.ELEMENTS),
        (overfill, Broken.BOXES),
        (sleep_without_cubes, Broken.SLEEP),
        (add("scores", 0), Broken.POINTS),
        (twice_on_the_track, Broken.TRACK),
        (owe_a_disk, Broken.NEGATIVE),
        (serve_an_idler, Broken.UNUSED),
        (to("options", 1), Broken.ANSWERS),
    ],
)
def test_a_broken_position_is_noticed(change: Change, found: Broken) -> None:
    s = twin_of(random_match(DOMINANT_SPECIES, 3, seed=5, moves=33))
    assert s.terrain[FAR] == NONE
    assert HEXES > FAR
    change(s)
    assert Broken(broken(live(s))) == found
