"""Speciation (DS-76 … DS-78, DS-175 … DS-177)."""

from support.dominant_species import table


def test_cubes_go_round_a_disk_of_the_eyes_type() -> None:
    """DS-76, DS-172: on each tile from none to the limit, tiles in hex-index order."""
    game = table("", "speciation", animals="mammal bird", pawns="spe2 bird")
    assert game.options == {"W:1,0", "W:2,-1", "pass"}
    game.play("W:1,0")
    assert game.options == {"0", "1"}  # tundra (0,0)
    game.play(1)
    assert game.options == {"0", "1", "2"}  # mountain (0,1)
    game.play(0)
    assert game.options == {"0", "1", "2"}  # desert (1,0)
    game.play(2)
    assert [game.cubes(where) for where in ("tundra", "mountain", "desert")] == [{"bird": 1}, {}, {"bird": 2}]
    assert game.count("gene_pool")["bird"] == 54 - 3


def test_only_existing_tiles_receive_cubes() -> None:
    """DS-76, E-59: a disk on the rim serves two."""
    game = table("", "speciation", animals="mammal bird", pawns="spe2 bird").play("W:2,-1", 3)
    assert game.asks == "bird: speciate_count"
    game.play(2)
    assert game.asks == ""
    assert game.cubes("savannah") == {"bird": 3}
    assert game.cubes("desert") == {"bird": 2}


def test_zero_everywhere_is_allowed() -> None:
    """DS-76."""
    game = table("", "speciation", animals="mammal bird", pawns="spe2 bird").play("W:2,-1", 0, 0)
    assert game.count("gene_pool")["bird"] == 54


def test_the_gene_pool_limits_speciation() -> None:
    """DS-77, E-23, DS-171: what is kept for a later tile is answered with 0; an empty pool is not asked again."""
    game = table("", "speciation", animals="mammal bird", pawns="spe2 bird", eliminated="bird 52").play("W:2,-1")
    assert game.options == {"0", "1", "2"}
    game.play(2)
    assert game.asks == ""
    assert game.cubes("savannah") == {"bird": 2}


def test_an_empty_gene_pool_is_not_asked() -> None:
    """DS-177, E-62: the pawn returns; the insects' icon is silent too."""
    game = table("", "speciation", pawns="spe2 insect", eliminated="insect 34")
    assert game.asks == ""
    assert game.count("pawns")["insect"] == 3


def test_a_type_that_is_nowhere_on_earth_is_not_asked() -> None:
    """DS-76, DS-45."""
    assert table("", "speciation", animals="mammal bird", pawns="spe2 bird", disks="meat W:1,0").asks == ""


def test_insects_may_place_a_cube_after_all_pawns() -> None:
    """DS-78, DS-55: on any tile, or not."""
    game = table("", "speciation", pawns="spe2 bird")
    assert game.asks == "bird: speciate_disk"
    game.play("pass")
    assert game.asks == "insect: insect"
    assert game.options == game.tiles() | {"pass"}
    game.play("tundra")
    assert game.cubes("tundra") == {"insect": 1}
    assert game.asks == ""


def test_the_insects_pawns_come_on_top() -> None:
    """DS-175."""
    game = table("", "speciation", pawns="spe2 insect").play("W:2,-1", 1, 1)
    assert game.asks == "insect: insect"
    game.play("jungle")
    assert game.count("gene_pool")["insect"] == 34 - 3


def test_no_cube_is_needed_on_the_tile() -> None:
    """DS-176: neither for a pawn nor for the free cube."""
    game = table("", "speciation", pawns="spe1 bird").play("E:0,1", 2, 2, "wetland")
    assert game.cubes("wetland") == {"insect": 1}
    assert game.cubes("mountain") == {"bird": 2}
