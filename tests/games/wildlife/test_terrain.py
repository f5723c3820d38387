"""Terrain cards: move, place, attack by capability (WL-12 … WL-16)."""

import pytest
from support.wildlife import fill, table, territory_cells, together

FULL_STEPPE = fill("steppe_large", mammoth=3, snake=3, man=2)


def test_with_move_a_card_moves_a_piece_onto_its_terrain() -> None:
    """WL-12: man can only move in the forest; nothing else is asked."""
    game = table(laid="forest famine joker", pieces={"man": "d8 a4"})
    game.play("man: use_forest")
    assert game.asked() == "man: move_piece"
    assert game.choices() == ["d8"]
    game.play("man: d8")
    assert game.choices() == ["d7"]
    game.play("man: d7")
    assert game.pieces("man") == {"d7", "a4"}
    assert game.reserve("man") == 28


def test_with_reproduce_a_card_also_places_a_piece() -> None:
    """WL-13: man in the steppe, on any free cell of both territories, near or far from his pieces."""
    game = table(laid="steppe famine joker", pieces={"man": "i8", "mammoth": "c3"})
    game.play("man: use_steppe")
    assert game.asked() == "man: way"
    assert game.choices() == ["move", "place"]
    game.play("man: place")
    free = set(territory_cells("steppe_large") + territory_cells("steppe_small")) - {"i8", "c3"}
    assert set(game.choices()) == free
    game.play("man: e5")
    assert game.at("e5") == "man"
    assert game.reserve("man") == 28


def test_with_attack_a_card_also_replaces_an_opposing_piece() -> None:
    """WL-14, WL-16: the mammoth in the full large steppe."""
    game = table(laid="steppe famine joker", active="mammoth", pieces=FULL_STEPPE, marked="steppe_large")
    game.play("mammoth: use_steppe", "mammoth: attack")
    assert set(game.choices()) == set((FULL_STEPPE["snake"] + " " + FULL_STEPPE["man"]).split())
    victim = FULL_STEPPE["man"].split()[0]
    before = game.reserve("mammoth"), game.reserve("man")
    game.play(f"mammoth: {victim}")
    assert game.at(victim) == "mammoth"
    assert (game.reserve("mammoth"), game.reserve("man")) == (before[0] - 1, before[1])
    assert game.is_sound()


def test_an_attack_needs_a_full_territory() -> None:
    """WL-14: of the two territories each for itself, ruling 15."""
    partly = {**FULL_STEPPE, "man": FULL_STEPPE["man"].split()[0]}
    game = table(laid="steppe famine joker", active="mammoth", pieces=partly)
    game.play("mammoth: use_steppe")
    assert game.choices() == ["move", "place"]
    game = table(laid="steppe famine joker", active="mammoth", pieces=FULL_STEPPE)
    game.play("mammoth: use_steppe")
    assert game.choices() == ["place", "attack"]  # place in the small one
    game.play("mammoth: place")
    assert set(game.choices()) == set(territory_cells("steppe_small"))


@pytest.mark.parametrize(("full", "other"), [("steppe_large", "steppe_small"), ("steppe_small", "steppe_large")])
def test_a_full_territory_opens_no_attack_in_the_other_one(full: str, other: str) -> None:
    """WL-14, ruling 15: the pieces of the one that is not full are no targets."""
    pieces = together(fill(full, snake=len(territory_cells(full))), fill(other, man=3))
    game = table(laid="steppe famine joker", active="mammoth", pieces=pieces)
    game.play("mammoth: use_steppe", "mammoth: attack")
    assert game.choices() == territory_cells(full)


def test_an_attack_stays_on_the_terrain_of_its_card() -> None:
    """WL-14: the small steppe is full, and so are a mountain and a desert."""
    full = [fill(territory, snake=room) for territory, room in (("mountain_small", 5), ("steppe_small", 5))]
    game = table(laid="steppe famine joker", active="mammoth", pieces=together(*full, fill("desert_large", man=8)))
    game.play("mammoth: use_steppe", "mammoth: attack")
    assert game.choices() == territory_cells("steppe_small")


def test_own_pieces_cannot_be_attacked() -> None:
    """WL-14, ruling 14: a territory full of own pieces."""
    own = fill("steppe_large", mammoth=8)
    game = table(laid="steppe famine joker", active="mammoth", pieces=together(own, fill("steppe_small", mammoth=5)))
    assert "use_steppe" not in game.choices()


def test_with_nothing_a_card_cannot_be_executed() -> None:
    """WL-15: although a piece stands right beside the water."""
    game = table(laid="water famine joker", pieces={"man": "a4"})
    assert "use_water" not in game.choices()


@pytest.mark.parametrize(
    ("level", "ways"),
    [("nothing", None), ("move", ["move"]), ("reproduce", ["move", "place"]), ("attack", ["move", "place", "attack"])],
)
def test_each_capability_includes_the_lower_ones(level: str, ways: list[str] | None) -> None:
    """WL-3, WL-12 … WL-15: the large savanna is full, the small one has room beside the piece on h6."""
    pieces = together(fill("savanna_large", snake=9), {"man": "h6", "mammoth": "h4"})
    game = table(laid="savanna famine joker", pieces=pieces, capability={"man": {"savanna": level}})
    if ways is None:
        assert "use_savanna" not in game.choices()
        return
    game.play("man: use_savanna")
    if len(ways) == 1:
        assert game.asked() == "man: move_piece"
    else:
        assert game.choices() == ways


def test_without_a_reserve_nothing_is_placed_and_nobody_attacked() -> None:
    """WL-13, WL-14, ruling 16: moving is still possible."""
    pieces = together(fill("steppe_large", snake=8), {"mammoth": "c3"})
    game = table(laid="steppe famine joker", active="mammoth", pieces=pieces, reserve={"mammoth": 0})
    game.play("mammoth: use_steppe")
    assert game.asked() == "mammoth: move_piece"


def test_two_full_territories_leave_nothing_to_reproduce() -> None:
    """WL-13, ruling 13: man with reproduce in the steppe, both territories full."""
    pieces = together(fill("steppe_large", snake=8), fill("steppe_small", mammoth=5), {"man": "h7"})
    assert "use_steppe" not in table(laid="steppe famine joker", pieces=pieces).choices()


def test_a_card_without_room_beside_a_piece_cannot_move_it() -> None:
    """WL-12: man's only piece is far from any forest."""
    game = table(laid="forest famine joker", pieces={"man": "a4"})
    assert "use_forest" not in game.choices()


def test_an_eliminated_piece_never_returns() -> None:
    """WL-16, ruling 17: nor does the victim get anything, ruling 40."""
    game = table(laid="steppe famine joker", active="mammoth", pieces=FULL_STEPPE)
    points, food = game.points("man"), game.food("man")
    game.play("mammoth: use_steppe", "mammoth: attack", f"mammoth: {FULL_STEPPE['man'].split()[0]}")
    assert len(game.pieces("man")) + game.reserve("man") == 29
    assert (game.points("man"), game.food("man")) == (points, food)


def test_a_capability_gained_in_this_turn_counts_at_once() -> None:
    """WL-19, ruling 62."""
    game = table(laid="wheel forest joker", pieces={"man": "d8"})
    game.play("man: use_wheel", "man: forest", "man: use_forest")
    assert game.choices() == ["move", "place"]
