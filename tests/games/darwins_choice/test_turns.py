"""Turns: pass, redraw, trade, create, migrate; what is legal."""

from support.darwins_choice import card_like, card_of, position, species_of, table

from gondwana.games.darwins_choice.tables import DECK, Place

HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)
BODY = card_like("body", hearts=0, cold=0, heat=0)
RUNNER = "1a bb14: herbivore 3 2 2"
BIG = [f"2{letter} bb14: herbivore 9 9 4" for letter in "ab"]  # together they take all 8 plants of the savanna


def test_one_main_action_a_turn_or_a_pass() -> None:
    """DC-79, DC-3: after creating, the next seat is asked; the turn is over."""
    game = table("bb14 bb03", hands={0: f"{HEAD} {BODY}"}).play(HEAD, BODY, "bb03")
    assert (game.seat, game.prompt()) == (1, "menu")


def test_a_species_takes_part_in_one_main_action_an_era() -> None:
    """DC-80, DC-81: creation counts; migrating checks the token."""
    game = table("bb14 bb16", [RUNNER], hands={0: f"{HEAD} {BODY}"})
    assert "1a" in game.options()
    game.play("1a", "bb16")
    assert game.s.checked[0] == 1
    game.play("pass", "pass")
    assert game.seat == 0
    assert "1a" not in game.options()
    created = table("bb14 bb03", hands={0: f"{HEAD} {BODY}"}).play(HEAD, BODY, "bb03")
    assert created.s.checked[0] == 1
    created.play("pass", "pass")
    assert created.options() == ["pass"]


def test_turns_go_round_until_all_have_passed() -> None:
    """DC-3, DC-82, DC-83: a pass is final; the others go on."""
    game = table("bb14 bb16", [RUNNER, "3a bb14: herbivore 3 2 1"], seed=3)
    game.play("pass")
    assert game.seat == 1
    game.play("pass", "3a", "bb16")
    assert game.seat == 2
    game.play("pass")
    assert game.s.judged == 1


def test_who_can_do_nothing_can_pass() -> None:
    """DC-83, case 32: passing is always possible, and with nothing else it is all there is."""
    assert table("bb14", [RUNNER.replace("2 2", "2 2!")]).options() == ["pass"]
    assert table("bb14 bb16", [RUNNER]).options() == ["1a", "pass"]


# legality


def test_the_acting_species_must_live() -> None:
    """DC-84, DC-41: a runner of lower rank finds no plants in the savanna, and may not live in desert or ocean."""
    game = table("bb14 bb16 bb15 bb10", [*BIG, "1a bb16: herbivore 3 2 2"])
    assert game.options() == ["pass"]
    game = table("bb14 bb16 bb17 bb18", [*BIG, "1a bb16: herbivore 3 2 2"])
    assert game.play("1a").options() == ["bb17", "bb18"]


def test_a_better_newcomer_pushes_others_from_their_food() -> None:
    """DC-85, case 3: only the acting species is looked at; the others may go hungry."""
    game = table("bb14 bb16", ["1a bb16: herbivore 9 9 5", *BIG])
    game.play("1a", "bb14")
    shown = {species["species"]: species["fate"] for species in game.match.view()["biomes"][0]["species"]}
    assert shown == {"1a": "fed", "2a": "hungry", "2b": "hungry"}  # three of the eight plants are left


def test_who_would_be_eaten_is_fed_and_legal() -> None:
    """DC-86."""
    game = table("bb16 bb14", ["1a bb14: omnivore 3 2 2", "2a bb16: carnivore 9 9 5"])
    assert "bb16" in game.play("1a").options()
    game.play("bb16")
    shown = {species["species"]: species["fate"] for species in game.match.view()["biomes"][0]["species"]}
    assert shown == {"1a": "eaten", "2a": "fed"}


def test_a_species_pushed_out_of_its_food_may_be_repaired() -> None:
    """Case 1: it stays on the table until the evaluation and can still migrate."""
    game = table("bb14 bb16", [RUNNER, *BIG])
    assert next(row["fate"] for row in game.match.view()["biomes"][0]["species"] if row["species"] == "1a") == "hungry"
    assert "bb16" in game.play("1a").options()


# creating


def test_creating_in_any_slot_from_the_hand() -> None:
    """DC-87, DC-88, DC-12: head, body, further cards; all are placed together when the biome is chosen."""
    tail = card_like("tail", cold=0, heat=0)
    body = card_like("body", hearts=0, cold=0, heat=0, tail=1)
    game = table("bb03 bb07 bb14", hands={0: f"{HEAD} {body} {tail}"})
    game.play(HEAD)
    assert game.options() == [body]
    game.play(body)
    assert {"bb03", "bb07", tail} <= set(game.options())
    assert game.alive() == []
    game.play(tail, "bb07")
    assert game.alive() == ["1a"]
    assert (game.cards("1a"), game.hand(0), game.s.slot[0]) == ([HEAD, body, tail], [], 1)


def test_nobody_else_sees_a_species_being_built() -> None:
    """DC-88."""
    game = table("bb03 bb07", hands={0: f"{HEAD} {BODY}"})
    before = [game.match.view(seat) for seat in (1, None)]
    game.play(HEAD)
    assert [game.match.view(seat) for seat in (1, None)] == before
    assert game.match.view(0)["chosen"] == [f"card:{HEAD}"]
    assert game.match.view(0)["build"]["cards"][0]["card"] == HEAD


def test_only_what_can_be_completed_is_offered() -> None:
    """DC-84: a head whose only body may live nowhere can't be begun with."""
    cold = card_like("body", cold=3, heat=0)
    assert table("bb01 bb03 bb11 bb13", hands={0: f"{HEAD} {cold}"}).options() == ["pass"]
    assert HEAD in table("bb01 bb03 bb11 bb04", hands={0: f"{HEAD} {BODY} {cold}"}).options()


def test_a_creation_can_be_taken_back_card_by_card() -> None:
    game = table("bb03 bb07", hands={0: f"{HEAD} {BODY}"})
    before = game.match.position()
    game.play(HEAD, BODY)
    game.match.undo(0)
    game.match.undo(0)
    assert game.match.position() == before


# migrating


def test_any_other_slot_can_be_the_target() -> None:
    """DC-96, DC-97: not the own one; there are no neighbours."""
    game = table("bb14 bb16 bb18 bb17", [RUNNER]).play("1a")
    assert game.options() == ["bb16", "bb18", "bb17"]
    game.play("bb17")
    assert game.s.slot[0] == 3


def test_arrivals_are_counted() -> None:
    """DC-180: creating and migrating give the next number, mutating keeps it."""
    game = table("bb14 bb16", [RUNNER, "2a bb14: herbivore 3 2 2"]).play("1a", "bb16")
    assert game.s.arrival[0] == 3
    tail = card_like("tail", cold=0, heat=0)
    body = card_like("body", run=1, cold=0, tail=1)
    game = table("bb14 bb16", [f"1a bb14: {HEAD} {body}", RUNNER.replace("1a", "2a")], hands={0: tail})
    game.play("1a", tail)
    assert (game.s.arrival[0], game.cards("1a")[-1]) == (1, tail)


# redraw


def test_the_redraw_keeps_one_card_and_fills_up() -> None:
    """DC-98, DC-99, case 25: all but one go to the discard piles, then card by card from the piles."""
    game = table("bb14", hands={0: "b001-h b001-b b002-h b003-b"}, fresh=0b111)
    game.play("redraw")
    assert game.options() == ["b001-h", "b001-b", "b002-h", "b003-b"]
    game.play("b001-b")
    assert game.discarded() == {"b001-h", "b002-h", "b003-b"}
    assert (game.prompt(), game.hand(0)) == ("draw", ["b001-b"])
    game.draw_all()
    assert (len(game.hand(0)), game.prompt(), game.seat) == (10, "menu", 0)
    assert "redraw" not in game.options()


def test_any_card_can_be_the_one_that_is_kept() -> None:
    """DC-98: the last one too."""
    game = table("bb14", hands={0: "b001-h b001-b b002-h b003-b"}, fresh=0b111).play("redraw", "b003-b")
    assert (game.hand(0), len(game.discarded())) == (["b003-b"], 3)
    assert table("bb14", fresh=0b111).options() == ["pass"]  # nothing to keep


def test_the_redraw_is_the_very_first_thing() -> None:
    """DC-99: not after a trade, not in a second turn; again in the next era."""
    game = table("bb14 bb16", [RUNNER], hands={0: "b001-b", 1: "b003-b"}, row="b002-d", fresh=0b111)
    game.play("b002-d", "b001-b")
    assert "redraw" not in game.options()
    game.play("1a", "bb16")
    assert "redraw" in game.options()
    game.play("pass", "pass", "pass")
    game.draw_all()
    assert "redraw" in game.options()


def test_a_trade_uses_up_the_redraw_but_not_the_other_way_round() -> None:
    """DC-99, DC-101: who traded may not redraw any more, in this turn or the next; who redrew may still trade."""
    hands = {0: "b001-b b003-b", 1: "b004-b"}
    game = table("bb14 bb16", [RUNNER], hands=hands, row="b002-d", fresh=0b111).play("b002-d", "b001-b")
    assert "redraw" not in game.options()
    game.play("1a", "bb16", "pass", "pass")
    assert (game.seat, "redraw" in game.options()) == (0, False)
    game = table("bb14 bb16", [RUNNER], hands=hands, row="b002-d", fresh=0b111).play("redraw", "b001-b").draw_all()
    assert (game.seat, "b002-d" in game.options(), "redraw" in game.options()) == (0, True, False)


# trade


def test_a_trade_swaps_a_card_with_the_row() -> None:
    """DC-100, DC-101: small against large; once a turn, the menu comes again after it (DC-184)."""
    game = table("bb14", hands={0: "b001-h b001-b"}, row="b002-d b003-b")
    game.play("b002-d", "b001-h")
    assert (game.row(), game.hand(0)) == (["b001-h", "b003-b"], ["b001-b", "b002-d"])
    assert (game.seat, game.prompt()) == (0, "menu")
    assert not {"b001-h", "b003-b"} & set(game.options())
    assert game.match.view(1)["players"][0]["known"][0]["card"] == "b002-d"


def test_only_cards_from_the_row_are_known_wherever_they_move_in_the_hand() -> None:
    """DC-100: a card before them has left the hand by a second trade."""
    species = [RUNNER, "2a bb14: herbivore 3 2 1"]
    game = table("bb14 bb16", species, hands={0: "b001-h b001-b b003-b", 1: "b004-b"}, row="b002-d b004-h")
    game.play("b002-d", "b001-h", "1a", "bb16", "pass", "pass", "b004-h", "b001-b")
    assert game.hand(0) == ["b003-b", "b002-d", "b004-h"]
    assert [card["card"] for card in game.match.view(1)["players"][0]["known"]] == ["b002-d", "b004-h"]


def test_an_unused_trade_is_offered_after_the_main_action() -> None:
    """DC-101, DC-184: trade or end; a pass ends the turn at once, and who has no card can't trade."""
    game = table("bb14 bb16", [RUNNER], hands={0: "b001-h"}, row="b002-d").play("1a", "bb16")
    assert (game.seat, game.prompt(), game.options()) == (0, "after", ["b002-d", "end"])
    game.play("b002-d", "b001-h")
    assert game.seat == 1
    assert table("bb14 bb16", [RUNNER], hands={0: "b001-h"}, row="b002-d").play("1a", "bb16", "end").seat == 1
    assert table("bb14 bb16", [RUNNER], hands={0: "b001-h"}, row="b002-d").play("pass").seat == 1
    assert table("bb14 bb16", [RUNNER], row="b002-d").play("1a", "bb16").seat == 1


def test_a_trade_may_make_an_action_possible() -> None:
    """DC-184: the legal main actions are found anew after a trade."""
    game = table("bb03 bb07", hands={0: f"{HEAD} b002-d"}, row=BODY)
    assert HEAD not in game.options()
    game.play(BODY, "b002-d")
    assert HEAD in game.options()


def test_the_row_is_not_refilled_by_trades() -> None:
    """DC-100."""
    game = table("bb14", hands={0: "b001-h"}, row="b002-d").play("b002-d", "b001-h")
    assert game.row() == ["b001-h"]
    assert DECK[card_of("b001-h")].part == 0
    assert species_of("1a") == 0
    assert position("bb14").biome_place.count(Place.TABLE) == 4
