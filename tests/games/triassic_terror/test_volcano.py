"""The volcano (TT-114 … TT-123, TT-144, TT-145)."""

import pytest
from support.triassic_terror import Table, end_of_period, turn

from gondwana.games.triassic_terror.board.island import AREAS


def erupted(island: str, area: str, colour: str = "red", tile: str = "new", **more: object) -> Table:
    """A volcano is laid in an area."""
    return turn(island, colour, tile, counters=True, **more).play("volcano", area)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("blue 4, green 3, orange 2", "blue 2, green 2, orange 2"),
        ("red 4, green 3, orange 2", "red 2, green 2, orange 2"),
        ("blue 3, green 3, orange 3", "orange 3, green 2, blue 1"),
        ("blue 1, green 1", ""),
        ("blue 1, green 1, orange 1", "orange 1"),
    ],
)
def test_two_primary_dinos_and_a_secondary_one_die(before: str, after: str) -> None:
    """TT-114, case 64, case 65: own dinos too; judged on the ranking before; a missing death is not passed on."""
    assert erupted(f"s2: {before}", "s2").area("s2") == after


def test_a_volcano_may_lie_anywhere_even_in_an_empty_area() -> None:
    """TT-114, case 62."""
    game = turn("s1: red 4", "red", counters=True).play("volcano")
    assert game.options() == list(AREAS)
    assert game.play("d3").area("d3") == ""


def test_a_lone_t_rex_in_the_primary_habitat_loses_nothing() -> None:
    """TT-114, case 63: the secondary herd still loses one."""
    assert erupted("s2: green T, blue 3", "s2").area("s2") == "green T, blue 2"


def test_no_dino_enters_a_volcanos_area() -> None:
    """TT-115: not by card, growth, eggs, white token, migration or scattering."""
    there = {"s1": "blue"}
    assert turn("s1: red 4", "red", card="swamp", volcanoes=there).play("card").options() == [
        "0-3-0",
        "0-2-1",
        "0-1-2",
        "0-0-3",
    ]
    assert turn("s1: red 4; f1: red 1", "red", "grow", volcanoes=there).play("tile").options() == ["f1"]
    assert turn("s1: red 4; f1: red 1", "red", "hatch", volcanoes=there).play("tile").options() == ["f1"]
    assert turn("s1: red 4; f1: red 1", "red", white=1, volcanoes=there).play("white").options() == ["f1"]
    assert turn("s2: red 4", "red", "mig", volcanoes=there).play("tile", "s2").options() == ["s3", "f2", "m2"]


def test_no_dino_leaves_a_volcanos_area() -> None:
    """TT-115: not by migration, not by following, not by eviction."""
    game = turn("s1: red 4; f1: red 1", "red", "mig", volcanoes={"s1": "blue"}).play("tile")
    assert game.options() == ["f1", "done"]
    full = turn("s1: blue 3, green 2, orange 1", "red", "trex", volcanoes={"s1": "blue"}, predators={"trex": "s1"})
    assert full.play("tile", "stay").area("s1") == "blue 3, green 2, orange 1 | T(red)"


def test_predators_do_not_enter_but_may_leave() -> None:
    """TT-116, case 33."""
    walls = {"s2": "blue", "f1": "green", "m1": "orange"}
    game = turn("d1: red 1", "red", "hatch", volcanoes={"s1": "blue"}, predators={"pterodactyl": "s1"})
    assert game.play("tile", "d1").options() == ["s2", "s3", "f1", "f2", "d1", "m1", "m2", "stay"]
    other = turn("d1: red 1", "red", "hatch", volcanoes={"s2": "blue"}, predators={"pterodactyl": "s1"})
    assert "s2" not in other.play("tile", "d1").options()
    held = turn("d1: red 1", "red", "trex", volcanoes=walls, predators={"trex": "s1"}).play("tile")
    assert (held.prompt(), held.area("s1")) == ("menu", "red T")


def test_it_goes_at_the_start_of_its_owners_next_turn() -> None:
    """TT-117, case 68, case 70: not in the selection, not by a scoring."""
    game = erupted("s1: red 4; f1: blue 2, green 1", "f1", lap=2)
    assert game.match.view(None)["areas"][3]["volcano"] == 0
    game.idle(4)
    assert (game.match.view(None)["period"], game.s.volcano[3]) == ("jurassic", 0)
    while game.match.view(None)["phase"] == "select":
        assert game.s.volcano[3] == 0
        game.play(game.options()[0])
    while game.colour() != "red":
        assert game.s.volcano[3] == 0
        game.idle()
    assert game.prompt() == "menu"
    assert game.s.volcano[3] == -1


def test_only_one_volcano_lies_in_an_area() -> None:
    """TT-118."""
    game = turn("s1: red 4", "red", counters=True, volcanoes={"f1": "blue"}).play("volcano")
    assert "f1" not in game.options()


def test_a_volcanos_area_is_scored_as_usual() -> None:
    """TT-119, case 69."""
    plain = end_of_period("s1: red 4, green 1", seats=2, period=1)
    game = turn("s1: red 4, green 1", "red", seats=2, volcanoes={"s1": "red"}, period=1, lap=2).idle(2)
    assert (game.s.period, game.s.volcano[0]) == (2, 0)  # scored, and it still lies there
    assert game.scores() == plain.scores() == {"red": 6, "green": 3}


def test_in_a_volcanos_area_a_lone_t_rex_needs_a_free_habitat() -> None:
    """TT-120, case 72."""
    there = {"s1": "blue"}
    free = turn("s1: blue 2, green 1", "red", "trex", volcanoes=there, predators={"trex": "s1"}).play("tile", "stay")
    assert free.area("s1") == "red T, blue 2, green 1"


def test_used_counters_are_kept_under_their_period() -> None:
    """TT-121."""
    game = erupted("s1: red 4", "d3", period=1)
    assert game.match.view(None)["players"][0]["volcano"] == "jurassic"
    assert game.match.view(None)["players"][0]["hatch"] == "ready"


def test_the_volcano_binds_its_owner_at_once() -> None:
    """TT-122, case 66: for the rest of the tile, too."""
    game = turn("s1: red 4; f1: red 3; d1: red 1", "red", "grow", counters=True).play("tile", "s1", "volcano", "f1")
    assert game.prompt() == "herd2"
    assert game.options() == ["d1"]


def test_two_steps_may_not_pass_through_a_volcanos_area() -> None:
    """TT-123, case 34, case 38: only the last area is hunted in."""
    walls = {"f1": "blue", "s2": "green"}
    game = turn("d1: blue 2; m1: blue 9", "red", "trex", volcanoes=walls, predators={"trex": "s1"}).play("tile")
    assert game.options() == ["d1", "m1", "m2", "stay"]
    game.play("d1", "p3", "p3")
    assert (game.area("d1"), game.area("m1")) == ("red T", "blue 9")


def test_when_it_goes_its_area_is_ranked_before_the_menu() -> None:
    """TT-144, case 72, case 84: a T-Rex that waited outside may evict, even the owner's dinos."""
    game = erupted("s1: blue 5, green 4, red 1; f1: orange 2 ", "s1", "red", predators={"trex": "s1"})
    game.idle(3)
    assert game.colour() == "orange"
    s1 = turn(
        "s1: blue 5, green 4, red 1 | T(orange)",
        "orange",
        volcanoes={"s1": "red"},
        volcano_used=[0] * 6,
        seats=4,
    )
    s1.idle()
    assert s1.colour() == "red"
    assert s1.area("s1") == "blue 5, green 4, orange T"
    assert s1.supply("red") == 57


def test_the_volcano_protects_the_area_from_its_own_eruption() -> None:
    """TT-145, case 83: a T-Rex outside stays there unless a habitat was freed."""
    kept = erupted("s1: blue 5, green 3, orange 3 | T(red)", "s1")
    assert kept.area("s1") == "blue 3, orange 3, green 2 | T(red)"
    freed = erupted("s1: blue 2, green 2, orange 2 | T(red)", "s1")
    assert freed.area("s1") == "red T, orange 2, green 1"
