"""Mutating: one change, or two for Darwin Points."""

from support.darwins_choice import card_like, table

from gondwana.games.darwins_choice.tables import DECK, Part

HEARTS, RUN, COLD = 0, 2, 7  # the places of symbols on a card
HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)
MEATY = card_like("head", hearts=0, cold=0, heat=0, diet=2)
BODY = card_like("body", hearts=0, cold=0, heat=0, tail=1, legs=2, wings=1)
BARE = card_like("body", cold=0, heat=0, tail=1, legs=2, wings=0)
TAILS = [card.key for card in DECK if card.part == 5 and card.symbols[6] == card.symbols[7] == 0]
PAIRS = [card.key for card in DECK if card.part == 3 and card.symbols[6] == card.symbols[7] == 0]
DOUBLE = card_like("double_legs", cold=0, heat=0)
WINGS = card_like("wings", cold=0, heat=0, hearts=0)
ARMLESS = next(card.key for card in DECK if card.part == 1 and card.docks[0] == 0 and not any(card.symbols[6:]))
ONE = f"1a bb03: {HEAD} {BODY}"


def test_add_remove_or_replace_one_card() -> None:
    """DC-90, DC-91: what goes lies on the discard pile; what comes leaves the hand."""
    game = table("bb03", [ONE], hands={0: TAILS[0]}).play("1a", TAILS[0])
    assert (game.cards("1a"), game.hand(0)) == ([HEAD, BODY, TAILS[0]], [])
    game = table("bb03", [f"{ONE} {TAILS[0]}"]).play("1a", TAILS[0])
    assert (game.cards("1a"), game.discarded()) == ([HEAD, BODY], {TAILS[0]})
    game = table("bb03", [f"{ONE} {TAILS[0]}"], hands={0: TAILS[1]}).play("1a", TAILS[1])
    assert (game.cards("1a"), game.discarded()) == ([HEAD, BODY, TAILS[1]], {TAILS[0]})


def test_head_and_body_are_only_replaced() -> None:
    """DC-91, DC-11, cases 23 and 24: a new head brings its diet; a new body must have all docks that are needed."""
    game = table("bb03", [f"{ONE} {WINGS}"], hands={0: f"{MEATY} {BARE}"}).play("1a")
    assert MEATY in game.options()
    assert not {HEAD, BODY, BARE} & set(game.options())
    game.play(MEATY)
    assert game.cards("1a") == [MEATY, BODY, WINGS]
    assert game.match.view()["biomes"][0]["species"][0]["diet"] == "carnivore"


def test_a_replacement_is_of_the_same_kind() -> None:
    """DC-92: legs by legs, single or double; the result must fit."""
    game = table("bb03", [f"{ONE} {PAIRS[0]}"], hands={0: f"{DOUBLE} {WINGS}"}).play("1a", DOUBLE)
    assert game.cards("1a") == [HEAD, BODY, DOUBLE]
    game = table("bb03", [f"{ONE} {PAIRS[0]} {PAIRS[1]}"], hands={0: DOUBLE}).play("1a")
    assert DOUBLE not in game.options()


def test_where_a_card_could_replace_several_it_is_asked() -> None:
    """DC-92: a third pair of legs for one of two; beside one pair it may also be added."""
    game = table("bb03", [f"{ONE} {PAIRS[0]} {PAIRS[1]}"], hands={0: PAIRS[2]}).play("1a", PAIRS[2])
    assert (game.prompt(), game.options()) == ("replace", PAIRS[:2])
    game.play(PAIRS[1])
    assert game.cards("1a") == [HEAD, BODY, PAIRS[0], PAIRS[2]]
    game = table("bb03", [f"{ONE} {PAIRS[0]}"], hands={0: PAIRS[2]}).play("1a", PAIRS[2])
    assert game.options() == [PAIRS[0], "add"]
    game.play("add")
    assert game.cards("1a") == [HEAD, BODY, PAIRS[0], PAIRS[2]]


def test_a_mutation_must_leave_it_alive() -> None:
    """DC-84: a tail with cold resistance may not be added in the dry forest."""
    cold = next(card.key for card in DECK if card.part == 5 and card.symbols[7])
    assert cold not in table("bb03 bb07", [ONE], hands={0: f"{cold} {TAILS[0]}"}).play("1a").options()


# double mutation


def test_two_changes_cost_three_points_of_the_species() -> None:
    """DC-93, DC-94: paid by the species itself; they leave the game."""
    hand = {0: f"{TAILS[0]} {PAIRS[0]}"}
    assert "double" not in table("bb03", [f"{ONE} * 2"], hands=hand).play("1a").options()
    game = table("bb03", [f"{ONE} * 4"], hands=hand).play("1a", "double")
    assert game.prompt() == "change"
    game.play(TAILS[0])
    assert game.cards("1a") == [HEAD, BODY]
    game.play(PAIRS[0])
    assert game.cards("1a") == [HEAD, BODY, PAIRS[0], TAILS[0]]
    assert (game.points("1a"), game.match.scores[0]) == (1, 1)
    assert "paid_mutation" in game.told()


def test_banked_points_and_those_of_others_do_not_pay() -> None:
    """DC-94."""
    rich = "1b bb07: herbivore 3 1 0 * 9"
    game = table("bb03 bb07", [ONE, rich], hands={0: f"{TAILS[0]} {PAIRS[0]}"}, bank=[9, 0, 0, 0, 0, 0]).play("1a")
    assert "double" not in game.options()


def test_only_the_result_of_two_changes_is_tested() -> None:
    """DC-95, DC-185: wings come before the body that has a dock for them; or a second tail before the first goes."""
    start = f"1a bb03: {HEAD} {ARMLESS} * 3"
    game = table("bb03 bb07", [start], hands={0: f"{WINGS} {BODY}"}).play("1a")
    assert WINGS not in game.options()
    game.play("double", WINGS)
    assert BODY in game.options()
    game.play(BODY)
    assert game.cards("1a") == [HEAD, BODY, WINGS]
    game = table("bb03", [f"{ONE} {TAILS[0]} * 3"], hands={0: TAILS[1]}).play("1a", "double", TAILS[1])
    assert game.options() == [TAILS[0]]
    game.play(TAILS[0])
    assert game.cards("1a") == [HEAD, BODY, TAILS[1]]


def still(part: int) -> list[str]:
    """The cards of a kind with neither running nor resistance to cold; bodies with docks for two pairs and a tail."""
    calm = [card for card in DECK if card.part == part and card.symbols[RUN] == card.symbols[COLD] == 0]
    return [card.key for card in calm if card.diet in (-1, 0) and (part != Part.BODY or card.docks[1:] == (2, 1))]


def test_the_symbols_of_both_changes_count() -> None:
    """DC-95, DC-24: in the savanna the runner may lose its legs if the second change brings others that run."""
    legs = [card.key for card in DECK if card.part == Part.SINGLE_LEGS and card.symbols[RUN] and not card.symbols[COLD]]
    rest, tail = still(Part.SINGLE_LEGS)[0], still(Part.TAIL)[0]
    start = f"1a bb14: {still(Part.HEAD)[0]} {still(Part.BODY)[0]} {legs[0]} * 3"
    game = table("bb14 bb04", [start], hands={0: legs[1]}).play("1a")
    assert legs[0] not in game.options()
    assert game.play("double", legs[0]).options() == [legs[1]]
    game = table("bb14 bb04", [start], hands={0: f"{rest} {legs[1]}"}).play("1a", "double", legs[0])
    assert rest not in game.options()
    game = table("bb14 bb04", [start], hands={0: f"{tail} {legs[1]}"}).play("1a", "double", tail)
    assert game.options() == [legs[1]]  # its own legs it can't lose as the second change
    cold = next(card.key for card in DECK if card.part == Part.TAIL and card.symbols[COLD])
    game = table("bb03", [f"{ONE} * 3"], hands={0: f"{PAIRS[0]} {PAIRS[1]} {cold}"}).play("1a", "double", PAIRS[0])
    assert cold not in game.options()


def test_a_double_mutation_alone_is_reason_to_act() -> None:
    """DC-93, DC-83: head and body must both go before it can live in the savanna; no other biome is for it."""
    cold = [next(card.key for card in DECK if card.part == part and card.symbols[COLD]) for part in (0, 1)]
    start = f"1a bb14: {' '.join(cold)} *"
    hand = {0: f"{dry_head()} {card_like('body', run=1, cold=0, swim=0)}"}
    assert "1a" not in table("bb14 bb09 bb10 bb20", [f"{start} 2"], hands=hand).options()
    assert table("bb14 bb09 bb10 bb20", [f"{start} 3"], hands=hand).play("1a").options() == ["double"]


def dry_head() -> str:
    """A plant eater's head that neither swims nor is made for the cold."""
    return card_like("head", diet=0, cold=0, swim=0)


def test_a_single_change_alone_is_reason_to_act() -> None:
    """DC-90, DC-83: nowhere to migrate to, no points for two changes."""
    start = f"1a bb14: {dry_head()} {card_like('body', run=1, cold=0, swim=0, tail=1)}"
    assert table("bb14 bb09 bb10 bb20", [start]).options() == ["pass"]
    assert table("bb14 bb09 bb10 bb20", [start], hands={0: still(Part.TAIL)[0]}).options() == ["1a", "pass"]


def test_the_head_of_the_second_change_brings_its_diet() -> None:
    """DC-11, DC-95: a plant eater in the polar desert may take legs with it only if it becomes a hunter."""
    heads = [card for card in DECK if card.part == Part.HEAD and card.symbols[HEARTS] and card.symbols[COLD]]
    eater, hunter = (next(card.key for card in heads if card.diet == diet) for diet in (0, 2))
    body = next(card.key for card in DECK if card.part == Part.BODY and card.docks[1] == 2 and card.symbols[COLD])
    start = f"1a bb04: {eater} {body} * 3"
    assert "1a" not in table("bb04 bb15 bb10 bb20", [start], hands={0: f"{PAIRS[0]} {PAIRS[1]}"}).options()
    game = table("bb04 bb15 bb10 bb20", [start], hands={0: f"{PAIRS[0]} {hunter}"}).play("1a", "double", PAIRS[0])
    assert game.options() == [hunter]


def test_no_card_comes_and_goes_in_one_double_mutation() -> None:
    """DC-95: what was added may not be removed, what has gone does not come back."""
    game = table("bb03", [f"{ONE} * 3"], hands={0: f"{TAILS[0]} {TAILS[1]} {PAIRS[0]}"})
    game.play("1a", "double", TAILS[0])
    assert TAILS[0] not in game.options()
    assert TAILS[1] not in game.options()
    assert PAIRS[0] in game.options()


def test_both_changes_must_be_made() -> None:
    """DC-93: with a single possible change there is no double mutation."""
    assert "double" not in table("bb03", [f"{ONE} * 3"], hands={0: TAILS[0]}).play("1a").options()


def test_nobody_has_points_in_the_first_era() -> None:
    """Case 22: no double mutation without points; what is created begins without."""
    game = table("bb03 bb07", hands={0: f"{HEAD} {BODY}"}).play(HEAD, BODY, "bb03")
    assert game.points("1a") == 0
