"""The rim of the grid: what lies on its last hex is no neighbour of the hexes and corners that miss one."""

from support.dominant_species import table


def test_no_tile_lies_beyond_the_rim() -> None:
    """DS-3: what lies on the last hex of the grid is no neighbour of a hex at the rim."""
    game = table("3,0: bird 2", "wanderlust", tiles="sea 2,0 sea 3,0", pawns="wan1 bird").play("left", "0,2")
    assert (game.asks, game.gained()) == ("", {"bird": 1})
    ice = "tundra 0,1 sea 0,2 sea 2,0 tundra 3,0"
    assert table("", "glaciation", tiles=ice, pawns="gla1 bird").play("0,2").gained() == {"bird": 1}
    tiles, both = "sea 0,2 sea 2,0 sea 3,0", "desert: reptile 1; 0,2: bird 2; 3,0: bird 3"
    moved = table(both, "migration", tiles=tiles, pawns="mig6 bird").play("0,2")
    assert moved.options == {"0,1", "0,0", "1,0", "-1,1"}
    over = table("mountain: bird 1", "migration", tiles=tiles, pawns="mig6 bird").play("mountain")
    assert over.options == {"0,2", "0,0", "1,0", "-1,1", "-1,0", "0,-1", "1,-1", "2,0"}
    for card in ("catastrophe", "mass_exodus"):
        struck = table(both, "domination", disks="sun W:1,0", tiles=tiles, cards=card, pawns="dom1 insect")
        struck.play("desert", "0,2")
        assert (struck.asks, struck.cubes("3,0")) == ("", {"bird": 3})
    assert struck.cubes("mountain") == {"bird": 2}


def test_no_corner_touches_a_tile_beyond_the_rim() -> None:
    """DS-4, DS-7, DS-72: the last hex of the grid does not meet the corners at the rim."""
    tiles = "sea 0,2 sea 2,0 sea 3,0"
    far = table("", "abundance", tiles="sea 2,0 sea 3,0", boxes="abundance: sun", pawns="abu1 bird").play("sun")
    assert {"E:-4,0", "E:-1,3"}.isdisjoint(far.options)
    born = table("", "speciation", animals="mammal bird", tiles=tiles, disks="sun E:-1,3", pawns="spe2 bird")
    born.play("E:-1,3", 4)
    assert (born.asks, born.cubes("0,2")) == ("", {"bird": 4})
    ice = "tundra 0,1 tundra 0,2 sea -1,2 tundra -1,3 sea 2,0 tundra 3,0"
    cold = table("", "glaciation", tiles=ice, disks="sun E:-1,3", pawns="gla1 bird").play("-1,2")
    assert cold.disk("E:-1,3") == "sun"
    dry = table("", "wasteland", tiles="sea 0,2 sea 2,0 tundra 3,0", disks="sun E:-1,3", boxes="wasteland: sun")
    assert dry.disk("E:-1,3") == "sun"
