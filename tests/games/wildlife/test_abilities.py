"""The five abilities (WL-34 … WL-39, WL-60, WL-61, WL-65, WL-66)."""

from support.wildlife import fill, table, territory_cells, together

LAID = "famine famine joker"


def test_food_brings_two_points_once_a_turn() -> None:
    """WL-34, WL-60: if its owner wants it."""
    game = table(laid=LAID, abilities={"man": "food"})
    game.play("man: food")
    assert game.points("man") == 12
    assert "food" not in game.choices()
    assert table(laid=LAID, abilities={"man": "food"}).sell_and_end().points("man") == 10


def test_abilities_work_only_in_the_owners_turn() -> None:
    """WL-34 … WL-37: the mammoth's are not offered to man."""
    game = table(laid=LAID, abilities={"mammoth": "food intelligence mobility attack"}, pieces={"mammoth": "c3"})
    assert game.choices() == ["use_joker", "use_famine", "sell_joker", "sell_famine", "convert"]


def test_marks_are_wiped_at_the_end_of_every_turn() -> None:
    """WL-60, ruling 67: whoever's turn it was."""
    game = table(laid=LAID, abilities={"man": "food"}, used={"snake": ""}, pieces={})
    game.play("man: food").sell_and_end()
    assert game.of("used", "man") == [0] * 5


def test_mobility_puts_a_piece_anywhere_the_species_can_live() -> None:
    """WL-36: on free cells and on opposing pieces, not on own ones; once a turn."""
    game = table(laid=LAID, abilities={"man": "mobility"}, pieces={"man": "a4 a5", "mammoth": "h4", "snake": "b4"})
    game.play("man: mobility")
    assert set(game.choices()) == {"a4", "a5"}
    game.play("man: a4")
    choices = set(game.choices())
    assert {"h4", "i4", "a6", "d1"} - choices == {"d1"}  # d1 is desert, where man can do nothing
    assert not {"a4", "a5", "b4"} & choices
    game.play("man: i4")
    assert game.pieces("man") == {"i4", "a5"}
    assert "mobility" not in game.choices()


def test_mobility_exchanges_with_an_opposing_piece() -> None:
    """WL-36, WL-65: the other goes to the vacated cell, whatever it can do there; it counts there in all scorings."""
    game = table(laid=LAID, abilities={"man": "mobility"}, pieces={"man": "b8 a4", "snake": "c3"})
    game.play("man: mobility", "man: b8", "man: c3")
    assert game.at("c3") == "man"
    assert game.at("b8") == "snake"
    assert game.capability("snake", "savanna") == "nothing"
    assert game.state.living[0][game.seat("snake")] == 1
    assert game.is_sound()


def test_mobility_may_complete_a_territory_but_an_exchange_never_does() -> None:
    """WL-36, WL-40."""
    pieces = together(fill("savanna_small", mammoth=3), {"man": "a4"})
    game = table(laid=LAID, abilities={"man": "mobility"}, pieces=pieces)
    game.play("man: mobility", "man: a4", f"man: {territory_cells('savanna_small')[3]}")
    assert game.points("man") == 13
    full = together(fill("savanna_small", mammoth=4), {"man": "a4"})
    game = table(laid=LAID, abilities={"man": "mobility"}, pieces=full, marked="savanna_small")
    game.play("man: mobility", "man: a4", f"man: {territory_cells('savanna_small')[3]}")
    assert game.points("man") == 10
    assert game.state.markers == 1


def test_mobility_needs_a_piece_on_the_board() -> None:
    """WL-36."""
    assert "mobility" not in table(laid=LAID, abilities={"man": "mobility"}).choices()


def test_attack_puts_a_piece_anywhere_on_a_terrain_of_attack() -> None:
    """WL-37: man in the savanna, on a free cell or on an opposing piece of a territory that is not full."""
    game = table(laid=LAID, abilities={"man": "attack"}, pieces={"man": "a4", "snake": "a5"})
    game.play("man: attack")
    savanna = set(territory_cells("savanna_large") + territory_cells("savanna_small"))
    assert set(game.choices()) == savanna - {"a4"}
    game.play("man: a5")
    assert game.at("a5") == "man"
    assert game.pieces("snake") == set()
    assert game.reserve("man") == 28
    assert "attack" not in game.choices()
    assert game.is_sound()


def test_attack_on_a_free_cell_is_a_placement() -> None:
    """WL-37, WL-40: it may complete the territory."""
    game = table(laid=LAID, abilities={"man": "attack"}, pieces=fill("savanna_small", snake=3))
    game.play("man: attack", f"man: {territory_cells('savanna_small')[3]}")
    assert game.reserve("man") == 29
    assert game.marked() == {"savanna_small": 1}


def test_attack_needs_a_reserve_and_a_cell() -> None:
    """WL-37, ruling 16."""
    game = table(laid=LAID, abilities={"man": "attack"}, pieces={"man": "a4"}, reserve={"man": 0})
    assert "attack" not in game.choices()
    own = together(fill("savanna_large", man=9), fill("savanna_small", man=4))
    assert "attack" not in table(laid=LAID, abilities={"man": "attack"}, pieces=own).choices()


ATTACKED = together(fill("savanna_small", mammoth=2, snake=2), {"man": "a4"})
FIRST, SECOND = ATTACKED["mammoth"].split()


def test_defence_cancels_an_attack() -> None:
    """WL-38, WL-39: nothing changes on the board, the card is spent, no second target is named."""
    game = table(laid="savanna savanna famine", pieces=ATTACKED, abilities={"mammoth": "defence"})
    reserve = game.reserve("man")
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}")
    assert game.asked() == "mammoth: defend"
    assert game.choices() == ["let", "cancel"]
    game.play("mammoth: cancel")
    assert game.at(FIRST) == "mammoth"
    assert game.reserve("man") == reserve
    assert game.laid() == ["savanna", "famine"]
    assert game.asked() == "man: act"


def test_defence_works_once_a_turn_and_is_not_used_up() -> None:
    """WL-38, WL-60, WL-61, ruling 38: against one of two attacks, and again in the next turn."""
    game = table(laid="savanna savanna famine", pieces=ATTACKED, abilities={"mammoth": "defence"})
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}", "mammoth: let")
    assert game.at(FIRST) == "man"
    game.play("man: use_savanna", "man: attack", f"man: {SECOND}", "mammoth: cancel")
    assert game.at(SECOND) == "mammoth"
    game.sell_and_end()
    assert game.abilities("mammoth") == ["defence"]
    assert game.of("used", "mammoth") == [0] * 5
    game = table(laid="savanna savanna famine", pieces=ATTACKED, abilities={"mammoth": "defence"})
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}", "mammoth: cancel")
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}")
    assert game.at(FIRST) == "man"


def test_defence_cancels_an_exchange() -> None:
    """WL-38, WL-39: both pieces stay where they were, the use is spent."""
    game = table(laid=LAID, pieces=ATTACKED, abilities={"mammoth": "defence", "man": "mobility"})
    game.play("man: mobility", "man: a4", f"man: {FIRST}", "mammoth: cancel")
    assert game.at(FIRST) == "mammoth"
    assert game.at("a4") == "man"
    assert "mobility" not in game.choices()


def test_defence_cancels_the_attack_ability_too() -> None:
    """WL-38, WL-39: the use is spent."""
    game = table(laid=LAID, pieces={"mammoth": "a5"}, abilities={"mammoth": "defence", "man": "attack"})
    game.play("man: attack", "man: a5", "mammoth: cancel")
    assert game.at("a5") == "mammoth"
    assert "attack" not in game.choices()


def test_defence_protects_only_its_owner() -> None:
    """WL-61."""
    game = table(laid="savanna savanna famine", pieces=ATTACKED, abilities={"snake": "defence"})
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}")
    assert game.asked() == "man: act"
    assert game.at(FIRST) == "man"


def test_defence_works_against_a_buyer() -> None:
    """WL-61: as long as it is not the defender's own turn."""
    pieces = together(fill("savanna_small", mammoth=2, snake=2), {"man": "a4"})
    game = table(
        "snake man mammoth",
        laid="savanna famine joker",
        pieces=pieces,
        abilities={"mammoth": "defence"},
        active="snake",
    )
    game.play("snake: sell_savanna", "man: 3", "mammoth: pass", "man: execute", "man: attack", f"man: {FIRST}")
    assert game.asked() == "mammoth: defend"


def test_defence_never_works_in_the_owners_turn() -> None:
    """WL-61: not even against a buyer."""
    game = table(laid="savanna famine joker", active="mammoth", pieces=ATTACKED, abilities={"mammoth": "defence"})
    game.play("mammoth: sell_savanna", "snake: pass", "man: 3", "man: execute", "man: attack", f"man: {FIRST}")
    assert game.at(FIRST) == "man"
    assert game.asked() == "mammoth: act"


def test_a_cancelled_last_piece_does_not_end_the_game() -> None:
    """WL-39, WL-48, ruling 39: it is back in the reserve."""
    game = table(laid="savanna savanna famine", pieces=ATTACKED, abilities={"mammoth": "defence"}, reserve={"man": 1})
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}", "mammoth: cancel")
    assert game.reserve("man") == 1
    assert game.state.ending == 0


def test_the_mark_goes_with_the_copy() -> None:
    """WL-60, ruling 66: used by the active player, taken by a buyer, taken back: no second use."""
    game = table(
        laid="arrow arrow famine",
        abilities={"man": "food"},
        supply={"food": 0},
        points={"man": 30, "mammoth": 20},
        food={"mammoth": 20},
    )
    game.play("man: food", "man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: food")
    assert game.abilities("mammoth") == ["food"]
    game.play("man: use_arrow", "man: food")
    assert game.abilities("man") == ["food"]
    assert "food" not in game.choices()


def test_another_unmarked_copy_works() -> None:
    """WL-60, ruling 66: the second clause."""
    game = table(
        laid="arrow arrow famine", abilities={"man": "food", "snake": "food"}, supply={"food": 0}, points={"man": 30}
    )
    game.play("man: food", "man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: food")
    s = game.match.state
    s.scores[game.seat("snake")] = 40
    from support.boards import with_position

    with_position(game.match, s)
    game.play("man: use_arrow", "man: food")
    assert "food" in game.choices()


def test_an_unmarked_copy_is_taken_first() -> None:
    """WL-60: from a holder of several."""
    game = table(
        "man mammoth",
        laid="arrow famine joker",
        active="mammoth",
        abilities={"man": "food food"},
        used={"man": "food"},
        supply={"food": 0},
    )
    game.play("mammoth: use_arrow", "mammoth: food")
    assert game.of("used", "man")[0] == 1
    assert game.of("used", "mammoth")[0] == 0
    assert "food" in game.choices()


def test_a_used_defence_stays_used_with_a_new_owner() -> None:
    """WL-60, WL-61."""
    game = table(
        laid="savanna savanna arrow",
        pieces=ATTACKED,
        abilities={"mammoth": "defence"},
        supply={"defence": 0},
        food={"snake": 20},
    )
    game.play("man: use_savanna", "man: attack", f"man: {FIRST}", "mammoth: cancel")
    game.play("man: sell_arrow", "mammoth: pass", "snake: 3", "snake: execute", "snake: defence")
    assert game.abilities("snake") == ["defence"]
    game.play("man: use_savanna", "man: attack", f"man: {ATTACKED['snake'].split()[0]}")
    assert game.asked() == "man: act"
    assert game.at(ATTACKED["snake"].split()[0]) == "man"


def test_defence_does_not_help_against_anything_else() -> None:
    """WL-66, rulings 36 and 37: epidemic, famine, the loss of an ability."""
    game = table(
        laid="epidemic famine arrow", pieces={"mammoth": "c3"}, abilities={"mammoth": "defence"}, supply={"defence": 0}
    )
    game.play("man: use_epidemic")
    assert game.asked() == "mammoth: epidemic"
    game.play("mammoth: c3", "man: use_famine")
    assert game.food("mammoth") == 3
    game = table(laid="arrow famine joker", abilities={"mammoth": "defence"}, supply={"defence": 0})
    game.play("man: use_arrow", "man: defence")
    assert game.abilities("mammoth") == []
