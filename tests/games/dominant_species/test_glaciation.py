"""Glaciation (DS-70 … DS-75, DS-149, DS-150, DS-165, DS-178)."""

from support.dominant_species import table


def test_only_the_left_most_pawn_acts() -> None:
    """DS-70, E-18, E-63: wherever it stands; the others stay."""
    game = table(at="glaciation", pawns="gla2 bird gla3 bird gla4 mammal", through="glaciation")
    assert game.asks == "bird: glaciate"
    game.play("desert")
    assert game.asks == ""
    assert [game.eye(f"gla{n}") for n in range(1, 5)] == [None, None, "bird", "mammal"]
    assert game.count("pawns")["bird"] == 2


def test_tundra_spreads_from_tundra() -> None:
    """DS-71: to a tile beside it that is none itself."""
    game = table(at="glaciation", pawns="gla1 bird", tiles="sea 2,-1 sea 3,-1")
    assert game.options == {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0", "pass"}
    game.play("desert")
    assert game.terrain("desert") == "tundra"
    assert game.s.tundra == 10


def test_disks_among_three_tundra_tiles_freeze_all_over_earth() -> None:
    """DS-72, DS-148, DS-149, E-14: also one that was placed there after an earlier Glaciation."""
    game = table(at="glaciation", pawns="gla1 bird", tiles="tundra 1,-1 tundra 0,-1 sea 2,-1")
    assert game.disk("W:1,-1") == "water"  # among three tundra tiles: it was put there later
    game.play("forest")
    assert game.disk("W:1,-1") is None
    assert game.disk("W:0,0") == "seed"  # forest and centre are tundra, jungle is not
    assert game.bag()["water"] == 20 - 1
    assert game.match("amphibian", "wetland") == 3


def test_corners_with_two_tundra_tiles_are_safe() -> None:
    """DS-150, E-13: beside an empty hex or another tile."""
    game = table(at="glaciation", pawns="gla1 bird", tiles="tundra 1,-1").play("desert")
    assert game.disk("E:0,0") is None  # savannah, desert, centre
    assert game.disk("W:2,-1") == "sun"  # savannah, desert and an empty hex
    assert game.disk("W:1,0") == "sun"  # desert, centre and the mountain


def test_glaciation_pays_for_adjacent_tundra() -> None:
    """DS-73."""
    assert table(at="glaciation", pawns="gla1 bird").play("desert").gained() == {"bird": 1}
    two = table(at="glaciation", pawns="gla1 bird", tiles="tundra 1,-1")
    assert two.play("desert").gained() == {"bird": 3}


def test_one_cube_of_each_animal_stays() -> None:
    """DS-74, DS-42: the others return to their gene pools."""
    game = table("desert: bird 4, mammal 1, insect 2", "glaciation", pawns="gla1 bird")
    before = game.count("gene_pool")
    game.play("desert")
    assert game.cubes("desert") == {"mammal": 1, "bird": 1, "insect": 1}
    after = game.count("gene_pool")
    assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == {
        "bird": 3,
        "insect": 1,
    }


def test_without_tundra_tiles_the_pawn_returns() -> None:
    """DS-75, DS-165, E-15: no effect, no question."""
    ring = "tundra 0,-1 tundra 1,-1 tundra 1,0 tundra 0,1 tundra -1,1 tundra -1,0"
    more = " tundra 2,-1 tundra 2,-2 tundra 1,-2 tundra 0,-2 tundra -1,-1"
    game = table("", "glaciation", pawns="gla1 bird gla2 bird", tiles=ring + more + " sea 2,0")
    assert game.s.tundra == 0
    assert game.asks == ""
    assert game.eye("gla1") is None
    assert game.eye("gla2") == "bird"


def test_without_a_legal_tile_the_pawn_returns() -> None:
    """DS-75, DS-71, E-16."""
    ring = "tundra 0,-1 tundra 1,-1 tundra 1,0 tundra 0,1 tundra -1,1 tundra -1,0"
    game = table("", "glaciation", pawns="gla3 bird", tiles=ring)
    assert game.s.tundra == 5
    assert game.asks == ""
    assert game.count("pawns")["bird"] == 3


def test_the_left_most_pawn_leaves_every_turn() -> None:
    """DS-165: also when its owner forgoes."""
    game = table(at="glaciation", pawns="gla1 bird gla2 mammal").play("pass")
    assert game.eye("gla1") is None
    assert game.eye("gla2") == "mammal"
    assert game.s.tundra == 11


def test_a_tile_without_cubes_may_be_glaciated() -> None:
    """DS-178, E-17."""
    game = table("", "glaciation", pawns="gla1 bird").play("desert")
    assert game.terrain("desert") == "tundra"
