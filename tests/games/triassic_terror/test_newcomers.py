"""Terrain cards and New Environment (TT-59 … TT-63)."""

import pytest
from support.triassic_terror import turn


@pytest.mark.parametrize(("split", "areas"), [("3-0-0", [3, 0, 0]), ("0-1-2", [0, 1, 2]), ("1-1-1", [1, 1, 1])])
def test_a_card_places_three_dinos_in_any_split(split: str, areas: list[int]) -> None:
    """TT-59, case 81: no herd has to be there before."""
    game = turn("s1: red 4", "red", card="mountain").play("card", split)
    assert [game.s.dinos[area][0] for area in (9, 10, 11)] == areas
    assert game.supply("red") == 50


def test_all_dinos_of_a_card_are_placed() -> None:
    """TT-60: no split with fewer is offered."""
    options = turn("s1: red 4", "red", card="mountain").play("card").options()
    assert {sum(map(int, split.split("-"))) for split in options} == {3}


@pytest.mark.parametrize(("volcanoes", "splits"), [(1, 4), (2, 1)])
def test_none_is_placed_beside_a_volcano(volcanoes: int, splits: int) -> None:
    """TT-60, TT-115."""
    lying = dict(zip(("m1", "m3"), ("blue", "green"), strict=True))
    blocked = dict(list(lying.items())[:volcanoes])
    options = turn("s1: red 4", "red", card="mountain", volcanoes=blocked).play("card").options()
    assert len(options) == splits
    assert all(split.startswith("0-") for split in options)


def test_players_never_choose_a_habitat() -> None:
    """TT-61: the rank by size decides."""
    game = turn("m1: blue 2, green 1", "red", card="mountain").play("card", "3-0-0")
    assert game.area("m1") == "red 3, blue 2, green 1"


def test_new_environment_may_be_any_of_the_four() -> None:
    """TT-62: then as with a card."""
    game = turn("s1: red 4", "red", "new").play("tile")
    assert game.options() == ["swamp", "forest", "desert", "mountain"]
    game.play("forest")
    assert len(game.options()) == 10
    game.play("0-2-1")
    assert (game.area("f2"), game.area("f3")) == ("red 2", "red 1")


def test_without_room_or_supply_the_placement_is_void() -> None:
    """TT-63: the card is discarded all the same."""
    full = {"m1": "blue", "m2": "green", "m3": "orange"}
    game = turn("s1: red 4", "red", card="mountain", volcanoes=full).play("card")
    assert (game.prompt(), game.s.discards) == ("menu", [0, 0, 0, 1])
    tile = turn("s1: red 4", "red", "new", volcanoes=full).play("tile")
    assert tile.options() == ["swamp", "forest", "desert"]
    empty = turn("s1: red 4", "red", "new", supply={"red": 0}).play("tile")
    assert empty.options() == ["end"]
