"""Herd Growth and Hatch (TT-64 … TT-66, TT-80 … TT-86, TT-150, TT-151)."""

import pytest
from support.triassic_terror import turn


def test_growth_adds_three_to_one_herd_and_two_to_another() -> None:
    """TT-64, TT-150: the three come first, the two never to the same herd."""
    game = turn("s1: red 4; f1: red 1; d1: red 2", "red", "grow").play("tile")
    assert (game.prompt(), game.options()) == ("herd3", ["s1", "f1", "d1"])
    game.play("f1")
    assert (game.prompt(), game.options()) == ("herd2", ["s1", "d1"])
    game.play("d1")
    assert game.prompt() == "menu"
    assert [game.area(key) for key in ("s1", "f1", "d1")] == ["red 4", "red 4", "red 4"]


def test_a_single_herd_gets_the_three_only() -> None:
    """TT-65."""
    game = turn("s1: red 4", "red", "grow").play("tile", "s1")
    assert (game.area("s1"), game.prompt()) == ("red 7", "menu")


def test_only_herds_with_dinos_and_without_a_volcano_grow() -> None:
    """TT-66: a lone T-Rex is no herd."""
    game = turn("s1: red 4; f1: red 1; d1: red T; m1: red 1", "red", "grow", volcanoes={"f1": "blue"}).play("tile")
    assert game.options() == ["s1", "m1"]


def test_without_a_herd_nothing_grows() -> None:
    """TT-66, TT-143: the tile is over."""
    assert turn("s1: blue 4; d1: red T", "red", "grow").play("tile").options() == ["end"]


def test_eggs_add_three_to_one_herd() -> None:
    """TT-80."""
    game = turn("s1: red 4; f1: red 1", "red", "hatch").play("tile")
    assert (game.prompt(), game.options()) == ("herd_hatch", ["s1", "f1"])
    assert game.play("f1").area("f1") == "red 4"


def test_the_pterodactyl_moves_one_or_two_areas_or_stays() -> None:
    """TT-81: it can't end where it started."""
    game = turn("s1: red 4", "red", "hatch", predators={"pterodactyl": "s1"}).play("tile", "s1")
    assert game.options() == ["s2", "s3", "f1", "f2", "d1", "m1", "m2", "stay"]
    assert game.play("m2").s.pterodactyl == 10


def test_it_eats_up_to_two_dinos_of_any_opponents() -> None:
    """TT-82: of the same or different herds, or fewer."""
    island = "s2: blue 3, green 2, red 1"
    for words, area in (
        (["p3", "p3"], "red 4, green 2, blue 1"),
        (["p3", "p2"], "red 4, blue 2, green 1"),
        (["p2", "done"], "red 4, blue 3, green 1"),
        (["done"], "red 4, blue 3, green 2"),
    ):
        game = turn(island, "red", "hatch", predators={"pterodactyl": "s1"}).play("tile", "s2", "s2")
        assert game.options() == ["p2", "p3", "done"]
        assert game.play(*words).area("s2") == area
        assert game.prompt() == "menu"


def test_it_eats_no_dino_of_its_own_player() -> None:
    """TT-82, case 39: without opponents there is no meal."""
    game = turn("s2: red 4", "red", "hatch", predators={"pterodactyl": "s1"}).play("tile", "s2", "s2")
    assert (game.prompt(), game.s.pterodactyl) == ("menu", 1)


def test_the_meal_ends_when_nothing_is_left() -> None:
    """TT-82."""
    game = turn("s2: red 4, blue 1", "red", "hatch", predators={"pterodactyl": "s1"}).play("tile", "s2", "s2", "p3")
    assert (game.prompt(), game.area("s2")) == ("menu", "red 7")


@pytest.mark.parametrize(("seats", "meal"), [(2, 2), (3, 2), (4, 2), (5, 2), (6, 1)])
def test_with_six_players_it_eats_only_one(seats: int, meal: int) -> None:
    """TT-83, case 77."""
    game = turn("s2: green 4", "red", "hatch", seats=seats, predators={"pterodactyl": "s1"}).play("tile", "s2")
    for _ in range(meal):
        assert game.prompt() == "pt_eat"
        game.play("p2")
    assert (game.prompt(), game.area("s2")) == ("menu", f"green {4 - meal}")


def test_a_predator_that_did_not_move_does_not_eat() -> None:
    """TT-84."""
    game = turn("s2: red 4, blue 3", "red", "hatch", predators={"pterodactyl": "s2"}).play("tile", "s2", "stay")
    assert (game.prompt(), game.area("s2")) == ("menu", "red 7, blue 3")
    trex = turn("s2: red 4, blue 3", "red", "trex", predators={"trex": "s2"}).play("tile", "stay")
    assert (trex.prompt(), trex.area("s2")) == ("menu", "red 4+T, blue 3")


def test_without_a_herd_the_pterodactyl_still_hunts() -> None:
    """TT-85."""
    game = turn("s2: blue 3", "red", "hatch", predators={"pterodactyl": "s1"}).play("tile")
    assert game.prompt() == "pt_move"
    assert game.play("s2", "p3", "p3").area("s2") == "blue 1"


def test_the_hatch_counter_brings_eggs_without_the_pterodactyl() -> None:
    """TT-86."""
    game = turn("s1: red 4; f1: red 2", "red", counters=True).play("hatch")
    assert (game.prompt(), game.options()) == ("herd_counter", ["s1", "f1"])
    game.play("f1")
    assert (game.area("f1"), game.prompt()) == ("red 5", "menu")
    assert game.match.view(None)["players"][0]["hatch"] == "triassic"


def test_growth_is_compulsory_while_possible() -> None:
    """TT-150."""
    game = turn("s1: red 4; f1: red 1", "red", "grow").play("tile", "s1")
    assert game.options() == ["f1"]


def test_without_supply_nothing_grows() -> None:
    """TT-143, TT-9: the two are not asked for when the three took the last dinos, nor the eggs; the hunt goes on."""
    spent = turn("s1: red 4; f1: red 1", "red", "grow", supply={"red": 3}).play("tile", "s1")
    assert (spent.prompt(), spent.area("s1")) == ("menu", "red 7")
    assert turn("s1: red 4", "red", "hatch", supply={"red": 0}).play("tile").prompt() == "pt_move"


def test_eggs_come_before_the_hunt() -> None:
    """TT-151: a herd that is hunted down afterwards had its eggs."""
    game = turn("s1: red 4; s2: blue 2", "red", "hatch", predators={"pterodactyl": "s3"}).play("tile")
    assert game.prompt() == "herd_hatch"
    assert game.play("s1").prompt() == "pt_move"
