"""Migration (DS-84 … DS-87, DS-163, DS-180, DS-181)."""

from support.dominant_species import table


def test_up_to_so_many_cubes_move_to_adjacent_tiles() -> None:
    """DS-84: in any order, cubes of one tile may split, fewer may move."""
    game = table("desert: mammal 3; jungle: mammal 1", "migration", pawns="mig4 mammal")
    assert game.options == {"1,0", "-1,0", "pass"}
    game.play("desert")
    assert game.options == {"1,-1", "0,0", "0,1"}
    game.play("savannah", 1, "desert", "mountain", 1)
    assert game.options == {"1,0", "-1,0", "pass"}
    game.play("pass")
    assert game.cubes("desert") == {"mammal": 1}
    assert game.cubes("savannah") == game.cubes("mountain") == {"mammal": 1}


def test_the_action_ends_with_the_last_move() -> None:
    """DS-84: the number of the eye is used up."""
    game = table("desert: mammal 3", "migration", pawns="mig6 mammal").play("desert", "savannah", 2)
    assert game.asks == ""
    assert game.cubes("desert") == {"mammal": 1}


def test_fewer_cubes_than_the_number() -> None:
    """DS-84, E-24: the action ends when all have moved."""
    game = table("desert: mammal 2", "migration", pawns="mig1 mammal").play("desert", "savannah", 2)
    assert game.asks == ""


def test_an_animal_without_cubes_is_not_asked() -> None:
    """DS-84, DS-45."""
    assert table("desert: mammal 2", "migration", pawns="mig1 bird").asks == ""


def test_birds_fly_one_or_two_tiles() -> None:
    """DS-85: over a tile in play, not over an empty hex."""
    game = table("desert: bird 1", "migration", pawns="mig6 bird", tiles="sea 2,-1 sea 3,-1 sea 3,0 sea 2,-3 sea 2,-2")
    game.play("desert")
    near = {"1,-1", "0,0", "0,1", "2,-1"}
    far = {"0,-1", "-1,0", "-1,1", "2,-2", "3,-1"}
    assert game.options == near | far  # 3,0 lies two hexes away, but behind an empty one
    other = table("desert: mammal 1", "migration", pawns="mig6 mammal", tiles="sea 2,-1").play("desert")
    assert other.options == near


def test_a_cube_moves_once_in_an_action() -> None:
    """DS-86, E-25: a chain is not possible."""
    game = table("desert: mammal 1; savannah: mammal 1", "migration", pawns="mig1 mammal")
    game.play("desert", "savannah")
    assert game.options == {"1,-1", "pass"}
    game.play("savannah", "wetland")
    assert game.asks == ""
    assert game.cubes("savannah") == {"mammal": 1}


def test_birds_do_not_fly_in_other_actions() -> None:
    """DS-87: Wanderlust is for adjacent tiles only."""
    game = table("jungle: bird 2", "wanderlust", pawns="wan1 mammal").play("left", "2,-1")
    assert game.asks == ""


def test_the_number_counts_cubes_not_steps() -> None:
    """DS-163: a flight of two tiles uses one."""
    game = table("desert: bird 2", "migration", pawns="mig6 bird").play("desert", "jungle")
    assert game.options == {"1", "2"}
    game.play(2)
    assert game.cubes("jungle") == {"bird": 2}
    assert game.asks == ""


def test_each_pawn_is_an_action_of_its_own() -> None:
    """DS-180, E-25: the next pawn may move the same cubes again."""
    game = table("desert: mammal 1", "migration", pawns="mig5 mammal mig6 mammal")
    game.play("desert", "savannah")
    assert game.options == {"1,-1", "pass"}
    game.play("savannah", "wetland")
    assert game.cubes("wetland") == {"mammal": 1}


def test_a_bird_does_not_end_where_it_started() -> None:
    """DS-181, E-26."""
    game = table("desert: bird 1", "migration", pawns="mig1 bird").play("desert")
    assert "1,0" not in game.options
