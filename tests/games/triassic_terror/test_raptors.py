"""The Raptors (TT-101 … TT-113, TT-142)."""

import pytest
from support.triassic_terror import Table, turn


def raptor(island: str, area: str, start: str, colour: str = "red", **more: object) -> Table:
    """Raptor A moves into an area; step A and step B follow."""
    game = turn(island, colour, "rapt", predators={"raptor-a": start}, **more)
    return game.play("tile", "raptor-a", area)


def test_one_raptor_moves_one_area_the_other_one_or_two() -> None:
    """TT-101, case 41: whichever comes first."""
    near, far = {"f1", "f3", "s2", "d2"}, {"s1", "s3", "d1", "d3", "m2"}
    game = turn("m1: red 1", "red", "rapt").play("tile")
    assert game.options() == ["raptor-a", "raptor-b", "done"]
    game.play("raptor-a")
    assert set(game.options()) == near | far
    after_two = Table(game.match.copy()).play("s1", "raptor-b")
    assert set(after_two.options()) == {"m1", "m3", "s2", "d2"}
    after_one = game.play("f1", "raptor-b")
    assert set(after_one.options()) == {"m1", "m3", "s2", "d2", "s1", "s3", "f2", "d1", "d3"}


def test_each_raptor_may_stay() -> None:
    """TT-101: neither, or only one of them, has to move."""
    assert turn("m1: red 1", "red", "rapt").play("tile", "done").prompt() == "menu"
    game = turn("m1: red 1", "red", "rapt").play("tile", "raptor-b", "d2", "done")
    assert (game.prompt(), game.s.raptor) == ("menu", [4, 7])


def test_the_first_raptor_is_resolved_before_the_second() -> None:
    """TT-102, case 48: what it scattered may be eaten by the other one."""
    game = raptor("f2: blue 2; f1: orange 1", "f2", "d2").play("done", "p3", "f1", "done")
    assert game.prompt() == "raptor_pick"
    assert game.options() == ["raptor-b", "done"]
    second = turn("f2: blue 2", "red", "rapt", predators={"raptor-a": "d2", "raptor-b": "f3"})
    second.play("tile", "raptor-a", "f2", "done", "p3", "f1", "done", "raptor-b", "f1", "p3")
    assert (second.area("f1"), second.area("f2")) == ("", "blue 1")


def test_a_raptor_cannot_return_to_its_start() -> None:
    """TT-103."""
    assert "f2" not in turn("m1: red 1", "red", "rapt").play("tile", "raptor-a").options()


def test_predators_may_share_an_area() -> None:
    """TT-104, case 40: each Raptor has its own steps A and B there."""
    island = "s2: blue 9"
    game = turn(island, "red", "rapt", predators={"trex": "s2", "pterodactyl": "s2"})
    game.play("tile", "raptor-a", "s2", "p3", "p3", "done", "raptor-b", "s2", "p3", "p3", "p3", "s1", "done")
    assert (game.area("s2"), game.area("s1"), game.s.raptor) == ("blue 4", "blue 1", [1, 1])
    assert game.prompt() == "menu"  # both are done


@pytest.mark.parametrize(("meal", "left"), [(["done"], 3), (["p3", "done"], 2), (["p3", "p3"], 1)])
def test_a_raptor_eats_up_to_two_opposing_dinos(meal: list[str], left: int) -> None:
    """TT-105, case 42: never own ones."""
    game = raptor("f2: red 4, blue 3", "f2", "d2")
    assert game.options() == ["p3", "done"]
    game.play(*meal)
    assert (game.prompt(), game.s.dinos[4][2]) == ("scatter_who", left)


def test_the_area_is_ranked_between_eating_and_scattering() -> None:
    """TT-106: a T-Rex outside gets in, and the fourth herd can't be scattered any more."""
    game = raptor("f2: blue 4, green 3, orange 3 | T(red)", "f2", "d2").play("p4", "done")
    assert game.area("f2") == "blue 4, green 3, red T"
    assert game.options() == ["p2", "p3", "done"]


@pytest.mark.parametrize(("words", "left"), [(["done"], 3), (["p3", "f1", "done"], 2), (["p3", "f1", "p3", "f3"], 1)])
def test_up_to_two_dinos_of_any_colour_are_scattered(words: list[str], left: int) -> None:
    """TT-107: own ones too."""
    game = raptor("f2: red 4, blue 3", "f2", "d2").play("done")
    assert game.options() == ["p1", "p3", "done"]
    game.play(*words)
    assert (game.prompt(), game.s.dinos[4][2]) == ("raptor_pick", left)


def test_scattering_may_take_the_last_dino_of_a_herd() -> None:
    """TT-107, case 50."""
    game = raptor("f2: red 4, blue 1", "f2", "d2").play("done", "p3", "f1", "done")
    assert (game.area("f2"), game.area("f1")) == ("red 4", "blue 1")
    assert game.supply("blue") == 57 - 1


def test_scattering_ends_when_nothing_is_left() -> None:
    """TT-107, TT-143: a second dino is not asked for where there is none."""
    game = raptor("f2: blue 1", "f2", "d2").play("done", "p3", "f1")
    assert (game.prompt(), game.area("f2"), game.area("f1")) == ("raptor_pick", "", "blue 1")


def test_dinos_flee_inside_their_environment_if_they_can() -> None:
    """TT-108, case 43: one open area of the same environment is compulsory."""
    game = raptor("f2: blue 3", "f2", "d2").play("done", "p3")
    assert game.options() == ["f1", "f3"]
    full = raptor("f2: blue 3; f1: red 3, green 2, orange 1", "f2", "d2").play("done", "p3")
    assert full.options() == ["f3"]


def test_an_area_is_open_with_a_free_habitat_or_an_own_herd() -> None:
    """TT-109, case 44, case 49: so nobody is evicted by scattered dinos."""
    full = "f1: red 3, green 2, orange 1; f3: red 2, green 2, blue 1"
    game = raptor(f"f2: blue 3; {full}", "f2", "d2").play("done", "p3")
    assert game.options() == ["s2", "f3", "d2"]
    assert game.play("f3", "done").area("f3") == "red 2, green 2, blue 2"
    lone = raptor("f2: blue 3; f1: red 3, green 2, blue T; f3: red 3, green 2, orange 1", "f2", "d2").play("done", "p3")
    assert lone.options() == ["s2", "f1", "d2"]
    outside = raptor("f2: blue 3; f1: red 3, green 3, orange 3 | T(blue)", "f2", "d2").play("done", "p3")
    assert outside.options() == ["f3"]
    volcano = raptor("f2: blue 3", "f2", "d2", volcanoes={"f1": "green"}).play("done", "p3")
    assert volcano.options() == ["f3"]


def test_a_full_area_is_left_aside_even_with_an_own_herd_there() -> None:
    """TT-108: only a free habitat of the own environment keeps a dino in it; beside one, an own herd may be joined."""
    game = raptor("f2: blue 3; f1: red 3, green 2, blue 1", "f2", "d2").play("done", "p3")
    assert game.options() == ["f1", "f3"]
    full = raptor("f2: blue 3; f1: red 3, green 2, blue 1; f3: red 3, green 2, orange 1", "f2", "d2")
    full.play("done", "p3")
    assert full.options() == ["s2", "f1", "d2"]
    assert full.play("s2", "p3", "f1").area("f1") == "red 3, green 2, blue 2"


FULL_FOREST = "f1: red 3, green 2, orange 1; f3: red 3, green 2, orange 1"


def test_otherwise_they_flee_to_another_environment_and_suffer_shock() -> None:
    """TT-110: into open areas only."""
    game = raptor(f"f2: blue 3; {FULL_FOREST}", "f2", "d2").play("done", "p3")
    assert game.options() == ["s2", "d2"]
    game.play("s2", "done")
    assert (game.area("f2"), game.area("s2"), game.supply("blue")) == ("blue 2", "", 55)
    closed = raptor(f"f2: blue 3; {FULL_FOREST}; s2: red 3, green 2, orange 1", "f2", "d2").play("done", "p3")
    assert closed.options() == ["d2"]


def test_of_two_dinos_in_other_environments_one_survives() -> None:
    """TT-111, case 47."""
    game = raptor(f"f2: blue 3; {FULL_FOREST}", "f2", "d2").play("done", "p3", "s2", "p3", "s2")
    assert (game.area("f2"), game.area("s2")) == ("blue 1", "blue 1")


def test_one_dies_in_all_whatever_the_colours_and_areas() -> None:
    """TT-111, case 45, case 46, case 85: the rulebook lets one of the expelled dinos die, and it is the first."""
    apart = raptor(f"f2: blue 3; {FULL_FOREST}", "f2", "d2").play("done", "p3", "s2", "p3", "d2")
    assert (apart.area("s2"), apart.area("d2"), apart.supply("blue")) == ("", "blue 1", 55)
    game = raptor(f"f2: blue 3, pink 2; {FULL_FOREST}", "f2", "d2", seats=5).play("done", "p3", "s2", "p5", "s2")
    assert (game.area("f2"), game.area("s2")) == ("blue 2, pink 1", "pink 1")


def test_a_dino_that_stays_in_its_environment_pays_for_nobody() -> None:
    """TT-111: a first dino that fled within its environment lost nothing, so the next one outside dies."""
    almost = "f1: red 3, green 2; f3: red 3, green 2, pink 1"
    game = raptor(f"f2: blue 3, orange 2; {almost}", "f2", "d2", seats=5).play("done", "p3", "f1", "p4", "s2")
    assert (game.area("f1"), game.area("s2")) == ("red 3, green 2, blue 1", "")


def test_without_an_open_neighbour_a_colour_is_not_scattered() -> None:
    """TT-112: with nothing to scatter step B is skipped."""
    around = "; ".join(f"{area}: red 3, green 2, orange 1" for area in ("f1", "f3", "s2", "d2"))
    game = raptor(f"f2: blue 3; {around}", "f2", "d2")
    assert game.prompt() == "raptor_eat"
    assert game.play("done").prompt() == "raptor_pick"
    some = raptor(f"f2: blue 3, red 1; {around}", "f2", "d2").play("done")
    assert some.options() == ["p1", "done"]


def test_origin_and_destinations_are_ranked_after_both() -> None:
    """TT-113."""
    game = raptor("f2: blue 3, green 2; f1: orange 1, blue 1", "f2", "d2").play("done", "p3", "f1")
    assert game.area("f2") == "blue 2, green 2"
    assert game.s.habitat[3][:2] == [3, 2]
    game.play("p3", "f3")
    assert (game.area("f2"), game.area("f1"), game.area("f3")) == ("green 2, blue 1", "blue 2, orange 1", "blue 1")


def test_the_second_dino_is_judged_after_the_first_has_moved() -> None:
    """TT-142: a first dino that found a place has taken it, one that died has not."""
    almost = "f1: red 3, green 2; f3: red 3, green 2, pink 1"
    game = raptor(f"f2: blue 3, orange 2; {almost}", "f2", "d2", seats=5).play("done", "p3", "f1", "p4")
    assert game.options() == ["s2", "d2"]
    same = raptor(f"f2: blue 3, orange 2; {almost}", "f2", "d2", seats=5).play("done", "p3", "f1", "p3")
    assert same.options() == ["s2", "f1", "d2"]
    full = "f1: red 3, green 2, pink 1; f3: red 3, green 2, pink 1; s2: red 3, green 2; d2: red 3, green 2, pink 1"
    died = raptor(f"f2: blue 3, orange 2; {full}", "f2", "d1", seats=5).play("done", "p3", "s2", "p4")
    assert died.options() == ["s2"]
    assert died.play("s2").area("s2") == "red 3, green 2, orange 1"


def test_a_raptor_that_is_walled_in_cannot_be_picked() -> None:
    """TT-101, TT-116, TT-143."""
    walls = {"m1": "blue", "m3": "green", "s2": "orange", "d2": "pink"}
    game = turn("f1: red 1", "red", "rapt", seats=5, volcanoes=walls).play("tile")
    assert game.options() == ["raptor-a", "done"]


def test_the_step_of_a_walled_in_raptor_is_void() -> None:
    """TT-143, TT-152: the tile is over, and what stands ready is offered by the menu."""
    walls = {"s2": "blue", "f1": "green", "m1": "orange"}
    both = {"raptor-a": "s1", "raptor-b": "s1"}
    assert turn("f3: red 1", "red", "rapt", volcanoes=walls, predators=both).play("tile").prompt() == "menu"
    game = turn("f3: red 1", "red", "rapt", volcanoes=walls, predators=both, counters=True).play("tile")
    assert (game.prompt(), game.options()) == ("menu", ["hatch", "volcano", "end"])
    one = turn("f3: red 1", "red", "rapt", volcanoes=walls, predators={"raptor-a": "s1"}, counters=True)
    assert one.play("tile", "raptor-b", "m3").prompt() == "menu"
