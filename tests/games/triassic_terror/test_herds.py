"""Herds, habitats and ranking (TT-49 … TT-58)."""

from support.boards import live, twin_of
from support.triassic_terror import turn

from gondwana.games.triassic_terror.rules.herds import herd_size
from gondwana.kernel.rules.header import NONE


def test_all_dinos_of_a_player_in_an_area_are_one_herd() -> None:
    """TT-49: new ones join it."""
    game = turn("s1: blue 5, red 4", "red", card="swamp").play("card", "3-0-0")
    assert game.area("s1") == "red 7, blue 5"


def test_the_size_counts_a_settled_t_rex_as_three() -> None:
    """TT-50."""
    s = live(twin_of(turn("s1: blue 5, red 1+T").match))
    assert [herd_size(s, 0, seat) for seat in (0, 2)] == [4, 5]
    s.trex_settled = 0
    assert herd_size(s, 0, 0) == 1


def test_herds_fill_the_habitats_by_size_without_gaps() -> None:
    """TT-51, case 23: when one vanishes the others move up."""
    game = turn("s1: blue 4, red 3, green 2", "red", "mig").play("tile", "s1", "s2", "5")
    assert game.area("s1") == "blue 3, green 1"
    emptied = turn("s2: blue 2, red 2", "red", "hatch", predators={"pterodactyl": "s1"})
    assert emptied.play("tile", "s2", "s2", "p3", "p3").area("s2") == "red 5"


def test_free_habitats_stay_free_for_newcomers() -> None:
    """TT-51: with all six seats in play, too."""
    game = turn("s1: black 3", "red", card="swamp", seats=6).play("card", "3-0-0")
    assert game.area("s1") == "black 3, red 3"


def test_equals_keep_their_order() -> None:
    """TT-52, case 15: a primary herd that shrinks to equality stays."""
    game = turn("s2: blue 4, red 2", "red", "hatch", predators={"pterodactyl": "s1"})
    assert game.play("tile", "s2", "s2", "done").area("s2") == "red 5, blue 4"
    game = turn("s2: blue 4, green 3", "red", "hatch", predators={"pterodactyl": "s1"})
    assert game.play("tile", "s2", "p3", "done").area("s2") == "blue 3, green 3"


def test_a_herd_that_drops_stays_ahead_of_its_equals() -> None:
    """TT-52, case 16: below the secondary, equal to the tertiary."""
    game = turn("s2: blue 4, green 3, orange 2", "red", "hatch", predators={"pterodactyl": "s1"})
    assert game.play("tile", "s2", "p3", "p3").area("s2") == "green 3, blue 2, orange 2"


def test_a_newcomer_ranks_behind_its_equals() -> None:
    """TT-52, case 17."""
    game = turn("d1: blue 3, green 3", "red", card="desert").play("card", "3-0-0")
    assert game.area("d1") == "blue 3, green 3, red 3"


def test_a_herd_overtakes_only_when_it_is_larger() -> None:
    """TT-53."""
    island = "d1: blue 4, red 1"
    assert turn(island, "red", card="desert").play("card", "3-0-0").area("d1") == "blue 4, red 4"
    assert (
        turn(island, "red", card="desert", white=1).play("card", "3-0-0", "white", "d1").area("d1") == "red 5, blue 4"
    )


def test_a_fourth_herd_leaves() -> None:
    """TT-54, case 18, case 20: it goes to the supply, not to another area."""
    game = turn("d1: blue 4, green 2, orange 1", "red", card="desert").play("card", "3-0-0")
    assert game.area("d1") == "blue 4, red 3, green 2"
    assert game.supply("orange") == 57
    assert "evicted" in game.told()
    assert game.s.habitat[6][3:] == [NONE] * 3  # nobody waits behind the third habitat


def test_of_two_equals_the_lower_ranked_leaves() -> None:
    """TT-54, case 19."""
    game = turn("d1: blue 4, green 2, orange 2", "red", card="desert").play("card", "3-0-0")
    assert game.area("d1") == "blue 4, red 3, green 2"
    assert game.supply("orange") == 57


def test_a_newcomer_may_be_lost_at_once() -> None:
    """TT-55, case 17, case 21, case 58: entering a full area is legal."""
    game = turn("d1: blue 3, green 3, orange 3", "red", card="desert")
    game.play("card", "3-0-0")
    assert game.area("d1") == "blue 3, green 3, orange 3"
    assert game.supply("red") == 57
    split = turn("d1: blue 3, green 2, orange 1", "red", card="desert").play("card", "1-2-0")
    assert (split.area("d1"), split.area("d2")) == ("blue 3, green 2, orange 1", "red 2")
    moved = turn("d1: blue 3, green 2, orange 2; m1: red 3", "red", "mig").play("tile", "m1", "d1", "3")
    assert moved.area("d1") == "blue 3, green 2, orange 2"
    assert moved.supply("red") == 57


def test_areas_are_ranked_only_after_the_batch() -> None:
    """TT-56: in the middle of a meal nobody moves up."""
    game = turn("s2: blue 4, green 3", "red", "hatch", predators={"pterodactyl": "s1"})
    game.play("tile", "s2", "p3")
    assert game.area("s2") == "blue 3, green 3"
    game.play("p3")
    assert game.area("s2") == "green 3, blue 2"


def test_a_batch_is_simultaneous() -> None:
    """TT-57, case 22: one dino each of two equals leaves their order unchanged."""
    game = turn("s2: blue 3, green 3", "red", "hatch", predators={"pterodactyl": "s1"})
    assert game.play("tile", "s2", "p3", "p2").area("s2") == "blue 2, green 2"
    one_herd = turn("d1: blue 2, green 2, orange 2", "red", card="desert").play("card", "3-0-0")
    assert one_herd.area("d1") == "red 3, blue 2, green 2"


def test_newcomers_of_one_batch_are_ranked_in_order_of_arrival() -> None:
    """TT-58: which only a Raptor can bring about."""
    island = "f1: orange 3; f2: green 2, blue 2"
    for first, second, ranked in (("p3", "p2", "blue 1, green 1"), ("p2", "p3", "green 1, blue 1")):
        game = turn(island, "red", "rapt", predators={"raptor-a": "s2"}).play("tile", "raptor-a", "f2", "done")
        game.play(first, "f1", second, "f1")
        assert game.area("f1") == f"orange 3, {ranked}"


def test_five_at_once_are_ranked_together() -> None:
    """TT-56, case 30: three herds, a newcomer and a T-Rex outside."""
    island = "s1: blue 5, green 3, orange 3 | T(pink)"
    game = turn(island, "red", card="swamp", seats=5).play("card", "3-0-0")
    assert game.area("s1") == "blue 5, green 3, orange 3 | T(pink)"
    grown = turn("s1: blue 5, green 3, orange 3 | T(red)", "red", card="swamp", seats=5).play("card", "3-0-0")
    assert grown.area("s1") == "red 3+T, blue 5, green 3"
