"""Migration (TT-67 … TT-79, TT-147, TT-154)."""

from support.triassic_terror import turn


def test_up_to_two_herds_migrate_one_after_the_other() -> None:
    """TT-67: one or none is enough."""
    game = turn("s1: red 4; d1: red 3; f3: red 1", "red", "mig").play("tile")
    assert game.options() == ["s1", "f3", "d1", "done"]
    game.play("s1", "s2", "4")
    assert game.options() == ["f3", "d1", "done"]
    game.play("d1", "d2", "3")
    assert game.prompt() == "menu"
    assert [game.area(key) for key in ("s1", "s2", "d1", "d2")] == ["", "red 4", "", "red 3"]
    assert turn("s1: red 4", "red", "mig").play("tile", "done").prompt() == "menu"


def test_the_first_herd_does_not_migrate_again() -> None:
    """TT-67: nor what it left behind."""
    game = turn("s1: red 4; d1: red 1", "red", "mig").play("tile", "s1", "s2", "1", "done")
    assert game.options() == ["d1", "done"]


def test_a_herd_may_split_and_leave_dinos_behind() -> None:
    """TT-68: to areas without a volcano."""
    game = turn("s2: red 6", "red", "mig", volcanoes={"f2": "blue"}).play("tile", "s2")
    assert game.options() == ["s1", "s3", "m2"]
    game.play("s1")
    assert game.options() == ["1", "2", "3", "4", "5", "6"]
    game.play("2")
    assert game.options() == ["s3", "m2", "done"]
    game.play("s3", "3", "done")
    assert [game.area(key) for key in ("s1", "s2", "s3")] == ["red 2", "red 1", "red 3"]


def test_a_walled_in_herd_cannot_be_chosen() -> None:
    """TT-68, case 57."""
    walls = {"s2": "blue", "f1": "green", "m1": "orange"}
    assert turn("s1: red 4; d2: red 1", "red", "mig", volcanoes=walls).play("tile").options() == ["d2", "done"]
    assert turn("s1: red 4; d2: red 1", "red", "mig", volcanoes={"d2": "blue"}).play("tile").options() == ["s1", "done"]


def test_at_least_one_own_dino_leaves() -> None:
    """TT-69: the followers alone are not enough."""
    game = turn("s1: red 3, blue 2, orange 1", "red", "mig").play("tile", "s1", "s2")
    assert game.options() == ["1", "2", "3", "4", "5"]
    game.play("2")
    assert game.options() == ["f1", "m1"]
    game.play("f1", "1")
    assert game.options() == ["m1", "done"]


def test_one_dino_of_every_other_player_follows() -> None:
    """TT-70, case 51, case 52: even if only one dino migrates, even the last one of a herd."""
    game = turn("s1: red 5, blue 2, orange 1", "red", "mig").play("tile", "s1", "s2", "3", "done")
    assert (game.area("s1"), game.area("s2")) == ("red 4, blue 1", "red 3")


def test_all_followers_leave() -> None:
    """TT-71: spread as the mover likes."""
    game = turn("s1: red 3, blue 2, orange 1", "red", "mig").play("tile", "s1", "s2", "1", "f1", "1", "m1")
    assert game.options() == ["1", "2", "3"]
    game.play("1")
    assert [game.area(key) for key in ("s1", "s2", "f1", "m1")] == ["red 2, blue 1", "red 1", "", ""]


def test_the_last_destination_takes_all_that_must_leave() -> None:
    """TT-71: with one way out at least the followers and one own dino go there."""
    walls = {"f1": "green", "m1": "orange"}
    game = turn("s1: red 3, blue 2, orange 1", "red", "mig", volcanoes=walls).play("tile", "s1", "s2")
    assert game.options() == ["3", "4", "5"]


def test_the_last_destination_may_take_a_single_dino() -> None:
    """TT-71, TT-68: once all followers and an own dino leave for others."""
    game = turn("s1: red 5, blue 2", "red", "mig").play("tile", "s1", "s2", "2", "f1", "2", "m1")
    assert game.options() == ["1", "2"]


def test_followers_come_once_for_each_migrating_herd() -> None:
    """TT-72, case 53: however it splits."""
    game = turn("s2: red 6, blue 5", "red", "mig").play("tile", "s2", "s1", "2", "s3", "2", "f2", "2", "done")
    assert game.area("s2") == "blue 4, red 1"
    assert game.s.dinos[1][0] == 1


def test_each_group_that_enters_another_environment_loses_one() -> None:
    """TT-73."""
    game = turn("s1: red 6", "red", "mig").play("tile", "s1", "f1", "3", "m1", "2", "done")
    assert [game.area(key) for key in ("s1", "f1", "m1")] == ["red 1", "red 2", "red 1"]


def test_a_single_dino_that_crosses_a_border_dies() -> None:
    """TT-74, case 59: which is allowed."""
    game = turn("s1: red 1", "red", "mig").play("tile", "s1", "f1", "1")
    assert (game.area("s1"), game.area("f1"), game.supply("red")) == ("", "", 57)


def test_inside_an_environment_migration_is_free() -> None:
    """TT-75."""
    game = turn("s1: red 1", "red", "mig").play("tile", "s1", "s2", "1")
    assert game.area("s2") == "red 1"


def test_no_dino_migrates_twice() -> None:
    """TT-76, case 54, case 55: those of the first migration stay where they arrived."""
    game = turn("s1: red 4, blue 1; s2: red 2", "red", "mig").play("tile", "s1", "s2", "5")
    assert game.area("s2") == "red 7"
    game.play("s2", "s3")
    assert game.options() == ["1", "2"]
    game.play("2")
    assert (game.area("s2"), game.area("s3")) == ("red 5", "red 2")


def test_dinos_added_between_the_migrations_may_move() -> None:
    """TT-76, case 55."""
    game = turn("s1: red 4; s2: red 2", "red", "mig", white=1).play("tile", "s1", "s2", "4", "white", "s2")
    assert game.play("s2", "s3").options() == ["1", "2", "3"]


def test_two_herds_may_change_places() -> None:
    """TT-76, case 56."""
    game = turn("s1: red 4; s2: red 2", "red", "mig").play("tile", "s1", "s2", "4", "s2", "s1", "2")
    assert (game.area("s1"), game.area("s2")) == ("red 2", "red 4")


def test_origin_and_destinations_are_ranked_after_each_migration() -> None:
    """TT-77."""
    game = turn("s1: red 4, blue 3; s2: green 3, orange 1", "red", "mig").play("tile", "s1", "s2", "3", "done")
    assert (game.area("s1"), game.area("s2")) == ("red 2, blue 2", "green 3, red 3, orange 1")
    game = turn("s1: red 4, blue 3; s2: green 3, orange 1", "red", "mig").play("tile", "s1", "s2", "5")
    assert (game.area("s1"), game.area("s2")) == ("blue 2", "red 5, green 3, orange 1")


def test_the_t_rex_neither_migrates_nor_follows() -> None:
    """TT-78, case 60, case 61: its three stay behind, alone if need be."""
    game = turn("s1: red 4, orange T", "red", "mig").play("tile", "s1", "s2", "4")
    assert (game.area("s1"), game.area("s2")) == ("orange T", "red 4")
    own = turn("s1: red 4+T, blue 2", "red", "mig").play("tile", "s1", "s2", "5")
    assert (own.area("s1"), own.area("s2")) == ("red T, blue 1", "red 5")


def test_followers_are_limited_by_the_movers_supply() -> None:
    """TT-79: taken clockwise from the mover's left."""
    island = "s1: blue 3, red 3, green 3"
    game = turn(island, "blue", "mig", supply={"blue": 1}).play("tile", "s1", "s2")
    assert game.options() == ["1", "2", "3", "4"]
    game.play("4")
    assert (game.area("s1"), game.area("s2")) == ("green 3, red 2", "blue 4")
    none = turn(island, "blue", "mig", supply={"blue": 0}).play("tile", "s1", "s2", "1", "done")
    assert (none.area("s1"), none.area("s2")) == ("red 3, green 3, blue 2", "blue 1")


def test_the_second_herd_stood_there_at_the_start_of_the_tile() -> None:
    """TT-147, case 82: a foothold of the first migration is none, even with a white dino added to it."""
    game = turn("s1: red 4; d1: red 1", "red", "mig", white=1).play("tile", "s1", "s2", "4", "white", "s2")
    assert game.options() == ["d1", "done"]


def test_shock_is_paid_once_for_each_crossing() -> None:
    """TT-154: inside the new environment the herd migrates freely later."""
    game = turn("s1: red 4", "red", "mig").play("tile", "s1", "f1", "4")
    assert game.area("f1") == "red 3"
    later = turn("f1: red 3", "red", "mig").play("tile", "f1", "f2", "3")
    assert later.area("f2") == "red 3"


def test_arrivals_may_evict() -> None:
    """TT-55, case 58: ranked as a newcomer of the surviving size."""
    game = turn("s1: red 4; f1: blue 4, green 3, orange 2", "red", "mig").play("tile", "s1", "f1", "4")
    assert game.area("f1") == "blue 4, green 3, red 3"
    assert game.supply("orange") == 57
