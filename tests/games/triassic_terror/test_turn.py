"""The action phase: menu, counters, white dinos (TT-34 … TT-43, TT-149, TT-152, TT-143)."""

import pytest
from support.triassic_terror import Table, new, seat_of, turn

from gondwana.kernel.rules.header import NONE


def test_turns_follow_the_spaces_not_the_first_player() -> None:
    """TT-34, case 7."""
    game = new(4, seed=3)
    while game.prompt() != "menu":
        game.play(game.options()[-1])
    order = []
    while game.match.view(None)["phase"] == "act":
        spaces = game.match.view(None)["spaces"]
        order.append(next(space["space"] for space in spaces if space["now"]))
        game.idle()
    assert order == sorted(order)
    assert len(order) == 4


def test_card_and_tile_come_in_either_order() -> None:
    """TT-35: once each."""
    game = turn("s1: red 4", "red", "new", card="desert")
    assert game.options() == ["card", "tile"]
    first = turn("s1: red 4", "red", "new", card="desert").play("card", "3-0-0")
    assert first.options() == ["tile", "end"]
    first.play("tile", "forest", "3-0-0")
    assert first.options() == ["end"]
    second = game.play("tile", "forest", "3-0-0")
    assert second.options() == ["card", "end"]
    second.play("card", "0-3-0")
    assert (second.area("f1"), second.area("d2")) == ("red 3", "red 3")


def test_each_turn_begins_afresh() -> None:
    """TT-35, TT-34: the next player has a tile to play, whatever the last one did."""
    game = turn("s1: red 4; s2: green 4", "red", "new").play("tile", "forest", "3-0-0", "end")
    assert (game.colour(), game.options()) == ("green", ["tile", "end"])


def test_card_or_tile_is_played_not_neither() -> None:
    """TT-35, TT-42: "card and/or tile": the turn may end at any menu once one of them was played."""
    game = turn("s1: red 4", "red", "grow", card="desert", counters=True)
    assert game.options() == ["card", "tile", "hatch", "volcano"]
    assert turn("s1: red 4", "red", "mig", lap=1).options() == ["tile"]
    with_card = Table(game.match.copy()).play("card", "3-0-0")
    assert with_card.options() == ["tile", "hatch", "volcano", "end"]
    with_tile = Table(game.match.copy()).play("tile", "s1")
    assert with_tile.options() == ["card", "hatch", "volcano", "end"]
    assert with_tile.play("end").colour() == "green"
    assert game.play("hatch", "s1").options() == ["card", "tile"]


def test_a_played_card_is_discarded() -> None:
    """TT-36."""
    game = turn("s1: red 4", "red", card="desert").play("card")
    assert game.s.discards == [0, 0, 1, 0]
    assert game.s.hand[0] == NONE


def test_a_card_that_was_not_played_is_discarded_unused() -> None:
    """TT-36: it can't be saved."""
    game = turn("s1: red 4", "red", card="desert").play("tile", "forest", "3-0-0", "end")
    assert game.s.discards == [0, 0, 1, 0]
    assert game.s.hand[0] == NONE


def test_a_blind_card_is_uncovered_when_it_is_discarded() -> None:
    """TT-31, TT-36: nobody can take that back; a card that all have seen uncovers nothing."""
    for known, uncovered in ((0, 1), (1, 0)):
        game = turn("s1: red 4", "red", card="desert", open_hand=[known] * 6)  # type: ignore[arg-type]
        game.play("tile", "forest", "3-0-0")
        before = game.s.reveals
        assert game.play("end").s.reveals - before == uncovered


def test_only_what_happened_is_told() -> None:
    """TT-33, TT-38, TT-59, TT-93, TT-114: no dinos that were not taken, lost, placed, evicted or killed."""
    assert new().play("deck", "new").told() == ["took_tile"]
    assert turn("s1: red 4", "red").play("end").told()[1:] == ["declined"]  # after the beginning of the round
    assert turn("s1: red 4", "red", card="desert").play("card", "3-0-0").told() == ["placed"]
    assert turn("s1: red T, blue 2", "blue", counters=True).play("volcano", "s1").told() == ["erupted", "killed"]
    outside = turn("m1: blue 4, green 3, orange 3", "red", "trex", predators={"trex": "m1"}).play("tile", "stay")
    assert outside.told() == ["trex_stayed"]


def test_pending_dinos_are_placed_one_by_one() -> None:
    """TT-37, case 9: on own herds, before the tile too."""
    game = turn("s1: red 4, blue 4; f1: red 1; m1: blue 2", "red", white=3)
    game.play("white")
    assert game.options() == ["s1", "f1"]
    game.play("s1", "white", "f1", "tile", "desert", "0-0-3", "white")
    assert game.options() == ["s1", "f1", "d3"]
    game.play("d3")
    assert [game.area(key) for key in ("s1", "f1", "d3")] == ["red 5, blue 4", "red 2", "red 4"]
    assert "white" not in game.options()


def test_a_white_dino_may_join_a_herd_of_this_turn() -> None:
    """TT-37, case 10."""
    game = turn("s1: red 4", "red", card="desert", white=1).play("card", "3-0-0", "white", "d1")
    assert game.area("d1") == "red 4"


def test_pending_dinos_that_were_not_placed_are_lost() -> None:
    """TT-38."""
    game = turn("s1: red 4", "red", white=2)
    assert game.supply("red") == 51
    game.play("end")
    assert (game.supply("red"), game.s.pending[0]) == (53, 0)


def test_white_dinos_need_a_herd_without_a_volcano() -> None:
    """TT-38, case 11: else they are lost at the end of the turn."""
    game = turn("s1: red 4", "red", white=2, volcanoes={"s1": "blue"})
    assert game.options() == ["tile", "end"]
    assert turn("s1: red T", "red", white=2).options() == ["tile", "end"]


def test_each_counter_is_used_once_in_a_game() -> None:
    """TT-39: and only in the own turn."""
    game = turn("s1: red 4; s2: green 3", "red", counters=True)
    assert game.options() == ["tile", "hatch", "volcano", "end"]
    game.play("hatch", "s1")
    assert game.area("s1") == "red 7"
    assert game.options() == ["tile", "end"]
    later = turn("s1: red 4", "red", counters=True, period=1, hatch_used=[0] * 6)
    assert later.options() == ["tile", "volcano", "end"]


def test_only_one_counter_is_used_in_a_period() -> None:
    """TT-39, case 67: whichever comes first."""
    game = turn("s1: red 4", "red", counters=True).play("volcano", "m1")
    assert game.options() == ["tile", "end"]
    assert game.s.volcano_used[0] == 0
    assert game.s.hatch_used[0] == NONE


def test_both_counters_fit_into_the_short_game_of_six() -> None:
    """TT-39, case 71: one in each of its two periods."""
    game = turn("s1: red 4", "red", seats=6, counters=True, period=1, volcano_used=[0] * 6)
    assert "hatch" in game.options()


def test_the_hatch_counter_needs_a_herd_and_supply() -> None:
    """TT-39, TT-86."""
    assert "hatch" not in turn("s1: blue 4", "red", counters=True).options()
    assert "hatch" not in turn("s1: red 4", "red", counters=True, supply={"red": 0}).options()
    assert (
        "hatch" not in turn("s1: red 4", "red", counters=True, volcanoes={"s1": "blue"}, volcano_used=[0] * 6).options()
    )


READY = {
    "before the three": ("grow", [], "herd3"),
    "between the three and the two": ("grow", ["s1"], "herd2"),
    "before a migration": ("mig", [], "mig_herd"),
    "between two migrations": ("mig", ["s1", "s2", "1", "done"], "mig_herd"),
    "before the eggs": ("hatch", [], "herd_hatch"),
    "before the Pterodactyl": ("hatch", ["s1"], "pt_move"),
    "before the T-Rex": ("trex", [], "trex_move"),
    "before a Raptor": ("rapt", [], "raptor_pick"),
    "between the Raptors": ("rapt", ["raptor-a", "d2"], "raptor_pick"),
    "between meal and scattering": ("rapt", ["raptor-a", "s2", "done"], "scatter_who"),
    "before an environment": ("new", [], "env"),
}


@pytest.mark.parametrize("moment", READY)
def test_counters_and_white_dinos_stand_ready_within_a_tile(moment: str) -> None:
    """TT-40: beside the answers of the question, as often as wanted; the question is asked again afterwards."""
    tile, words, asked = READY[moment]
    game = turn("s1: red 4; f1: red 3; f2: red 1; s2: blue 2", "red", tile, white=2, counters=True)
    game.play("tile", *words)
    before = game.options()
    assert (game.prompt(), before[-3:]) == (asked, ["hatch", "volcano", "white"])
    game.play("white", "f1")
    assert (game.prompt(), game.options()) == (asked, before)
    game.play("hatch", "f1")
    assert (game.prompt(), game.options()) == (asked, [*before[:-3], "white"])
    assert game.s.dinos[3][0] == 3 + 1 + 3


@pytest.mark.parametrize(("left", "used"), [("hatch", "volcano_used"), ("volcano", "hatch_used")])
def test_a_single_counter_stands_ready(left: str, used: str) -> None:
    """TT-40: the other one was used in an earlier period."""
    game = turn("s1: red 4; f1: red 3", "red", "grow", period=1, counters=True, **{used: [0] * 6}).play("tile", "s1")
    assert (game.prompt(), game.options()) == ("herd2", ["f1", left])


def test_nothing_is_asked_for_the_sake_of_counters_alone() -> None:
    """TT-40, TT-152: a step that is void asks nobody; the menu that follows offers the same."""
    void = turn("s1: blue 4", "red", "mig", counters=True).play("tile")
    assert (void.prompt(), void.options()) == ("menu", ["volcano", "end"])
    assert turn("s1: red 4; f1: red 1", "red", "grow").play("tile", "s1").options() == ["f1"]
    assert turn("s1: red 4", "red", "mig", counters=True).play("tile", "done").prompt() == "menu"
    assert turn("s1: red 4", "red", "rapt", counters=True).play("tile", "done").prompt() == "menu"


def test_what_is_half_done_is_not_interrupted() -> None:
    """TT-40: a meal, a migration, the second of two scattered dinos."""
    meal = turn("s2: blue 3; s1: red 4", "red", "trex", predators={"trex": "s1"}, counters=True).play("tile", "s2")
    assert (meal.prompt(), meal.options()) == ("trex_eat", ["p3", "done"])
    way = turn("s1: red 4", "red", "mig", counters=True).play("tile", "s1")
    assert way.options() == ["s2", "f1", "m1"]
    herd = turn("s2: blue 3; s1: red 4", "red", "rapt", counters=True).play(
        "tile", "raptor-a", "s2", "done", "p3", "s3"
    )
    assert (herd.prompt(), herd.options()) == ("scatter_who", ["p3", "done"])


def test_a_volcano_within_a_tile_counts_at_once() -> None:
    """TT-40, TT-122, TT-143: the herd for the two is gone, and the Raptor's prey can't flee any more."""
    game = turn("s1: red 4; f1: red 3", "red", "grow", counters=True).play("tile", "s1", "volcano", "f1")
    assert (game.prompt(), game.area("f1")) == ("menu", "red 1")
    raptor = turn("s2: blue 3; s1: red 4", "red", "rapt", counters=True)
    raptor.play("tile", "raptor-a", "s2", "done", "volcano", "s2")
    assert (raptor.area("s2"), raptor.prompt()) == ("blue 1", "scatter_who")


def test_the_card_waits_until_the_tile_is_over() -> None:
    """TT-41: and the tile until the card is."""
    game = turn("s1: red 4; f1: red 3", "red", "grow", card="desert", white=1).play("tile", "s1")
    assert game.options() == ["f1", "white"]
    inside = turn("s1: red 4", "red", "new", card="desert", white=1, counters=True).play("card")
    assert inside.prompt() == "alloc"
    inside.play("3-0-0")
    assert inside.prompt() == "menu"


def test_the_turn_may_end_between_card_and_tile() -> None:
    """TT-42."""
    game = turn("s1: red 4", "red", "new", card="desert").play("card", "3-0-0", "end")
    assert game.colour() == "green"


def test_a_declined_tile_counts_as_used() -> None:
    """TT-43, case 8: it gets no white token; the plastic dinosaur comes back."""
    game = turn("s1: red 4", "red", "trex")
    space = game.match.view(None)["spaces"][0]
    assert (space["tile"], space["marked"]) == ("trex", True)
    game.idle()
    space = game.match.view(None)["spaces"][0]
    assert (space["seat"], space["marked"], space["played"]) == (seat_of("red"), False, True)
    game.idle(3)
    spaces = game.match.view(None)["spaces"]
    assert next(space for space in spaces if space["tile"] == "trex")["white"] == 0


def test_a_tile_that_was_begun_is_carried_out() -> None:
    """TT-149: growth can't be refused, hunting can."""
    game = turn("s1: red 4; f1: red 3", "red", "grow").play("tile")
    assert game.options() == ["s1", "f1"]
    hatch = turn("s1: red 4", "red", "hatch").play("tile")
    assert hatch.options() == ["s1"]
    hatch.play("s1")
    assert "stay" in hatch.options()


def test_a_step_without_effect_is_skipped() -> None:
    """TT-143: tile and card are offered nevertheless."""
    game = turn("s1: red 4", "red", "grow", card="desert", supply={"red": 0})
    assert game.options() == ["card", "tile"]
    assert game.play("card").prompt() == "menu"
    assert game.play("tile").options() == ["end"]
    assert turn("s1: blue 4", "red", "mig").play("tile").options() == ["end"]


def test_growth_goes_on_with_dinos_that_came_back_meanwhile() -> None:
    """TT-143, case 86: the supply had one dino for the first herd; then the own volcano killed own dinos."""
    game = turn("s1: red 4; f1: red 3; d1: red 2", "red", "grow", supply={"red": 4}, counters=True).play("tile", "d1")
    assert (game.prompt(), game.supply("red")) == ("herd2", 1)
    game.play("volcano", "s1")
    assert game.options() == ["f1"]
    assert game.play("f1").area("f1") == "red 5"
