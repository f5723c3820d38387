"""Movement over own pieces (WL-17, WL-18, WL-65)."""

from support.wildlife import fill, table, territory_cells

COLONY = "c4 c5 d5"  # the mammoths of the rulebook's picture: (3,2), (4,2), (4,3)


def test_a_piece_goes_to_any_free_cell_beside_its_colony() -> None:
    """WL-17: all pieces of a colony to the same ones; not into the water, where the mammoth can do nothing."""
    for piece in COLONY.split():
        game = table(laid="famine famine joker", active="mammoth", pieces={"mammoth": COLONY})
        game.play("mammoth: free_move")
        assert set(game.choices()) == set(COLONY.split())
        game.play(f"mammoth: {piece}")
        assert set(game.choices()) == {"c3", "d4", "e5", "d6"}


def test_a_piece_moves_one_step_without_own_pieces_to_jump() -> None:
    """WL-17: no diagonal step, no second step."""
    game = table(laid="famine famine joker", pieces={"man": "d4 a4"})
    game.play("man: free_move", "man: d4")
    assert set(game.choices()) == {"d3", "e4", "d5", "c4"}


def test_opposing_pieces_cannot_be_jumped() -> None:
    """WL-17: nor can the sea."""
    game = table(laid="famine famine joker", pieces={"man": "d4 a4", "mammoth": "d3 e4 d5"})
    game.play("man: free_move", "man: d4")
    assert game.choices() == ["c4"]


def test_a_surrounded_piece_cannot_move() -> None:
    """WL-17."""
    game = table(laid="famine famine joker", pieces={"man": "d4 a4", "mammoth": "d3 e4 d5 c4"})
    game.play("man: free_move")
    assert game.choices() == ["a4"]


def test_only_the_destination_needs_a_capability() -> None:
    """WL-17, WL-65, ruling 20: man in the water, put there by an exchange, jumps his own piece and leaves."""
    game = table(laid="famine famine joker", pieces={"man": "b4 b5"})
    game.play("man: free_move", "man: b4")
    assert set(game.choices()) == {"a4", "c4", "a5", "c5"}
    game.play("man: a5")
    assert game.pieces("man") == {"a5", "b5"}


def test_a_piece_may_not_move_within_a_terrain_of_nothing() -> None:
    """WL-17, WL-65, ruling 18: b3 is desert, b6 is water."""
    game = table(laid="famine famine joker", pieces={"man": "b4 b5"})
    game.play("man: free_move", "man: b5")
    assert not {"b6", "b3"} & set(game.choices())


def test_a_piece_that_has_just_been_placed_may_move() -> None:
    """WL-18, ruling 55."""
    game = table(laid="steppe famine joker", pieces={})
    game.play("man: use_steppe", "man: c3", "man: free_move", "man: c3", "man: d3")
    assert game.pieces("man") == {"d3"}


def test_moving_into_the_last_free_cell_from_outside_completes() -> None:
    """WL-17, WL-40: but from inside it does not, ruling 21."""
    corner = territory_cells("savanna_small")
    pieces = {"man": f"{corner[0]} {corner[1]} {corner[2]}"}
    game = table(laid="famine famine joker", pieces=pieces)
    game.play("man: free_move", f"man: {corner[0]}", f"man: {corner[3]}")
    assert game.marked() == {}
    game = table(laid="famine famine joker", pieces={"man": pieces["man"] + " j4"})
    game.play("man: free_move", "man: j4", f"man: {corner[3]}")
    assert game.marked() == {"savanna_small": 1}


def test_moving_joins_and_divides_colonies() -> None:
    """WL-45: what is left behind may fall apart."""
    game = table(laid="famine famine joker", pieces={"man": "d3 e3 f3"})
    game.play("man: free_move", "man: e3", "man: d4")
    s = game.state
    assert sorted(size for size in s.members if size) == [1, 2]
    assert game.is_sound()


def test_a_full_island_leaves_no_move() -> None:
    """WL-17."""
    game = table(
        laid="famine famine joker", pieces=fill("savanna_small", man=4) | {"mammoth": "h3 i3 j4 j5 i6 h6 g5 g4"}
    )
    assert "free_move" not in game.choices()
