"""Competition (DS-88 … DS-90, DS-175)."""

from support.dominant_species import table


def test_arachnids_compete_for_free_before_all_pawns() -> None:
    """DS-88, DS-55: one cube on one shared tile of any terrain, or none."""
    cubes = "desert: arachnid 1, bird 2; tundra: arachnid 1; savannah: arachnid 1, insect 1, mammal 1"
    game = table(cubes, "migration", pawns="com3 bird", through="competition")
    assert game.asks == "arachnid: arachnid"
    assert game.options == {"1,0", "1,-1", "pass"}
    game.play("savannah")
    assert game.options == {"insect", "mammal"}
    game.play("mammal")
    assert game.cubes("savannah") == {"arachnid": 1, "insect": 1}
    assert game.asks == "bird: compete"


def test_the_free_competition_may_be_declined() -> None:
    """DS-88."""
    game = table("desert: arachnid 1, bird 2", "migration", through="competition").play("pass")
    assert game.cubes("desert") == {"bird": 2, "arachnid": 1}
    assert game.asks == ""


def test_a_pawn_kills_one_cube_on_one_tile_of_each_terrain() -> None:
    """DS-89, E-60: in any order, where both animals stand; victims of its choice go out of play."""
    game = table(
        "desert: bird 1, mammal 2, insect 1; forest: bird 1, reptile 1; 2,-1: bird 1, reptile 3; "
        "savannah: bird 1, insect 1",
        "competition",
        tiles="desert 2,-1",
        pawns="com3 bird",
    )
    assert game.options == {"1,0", "2,-1", "-1,1", "pass"}  # deserts and forest, not the savannah
    game.play("desert")
    assert game.options == {"mammal", "insect"}
    game.play("insect")
    assert game.options == {"-1,1", "pass"}
    game.play("forest")
    assert game.asks == ""
    assert game.count("eliminated") == {
        "mammal": 0,
        "reptile": 1,
        "bird": 0,
        "amphibian": 0,
        "arachnid": 0,
        "insect": 1,
    }


def test_a_pawn_may_stop_early() -> None:
    """DS-89."""
    game = table("desert: bird 1, mammal 2; forest: bird 1, reptile 1", "competition", pawns="com3 bird")
    game.play("desert", "pass")
    assert game.cubes("forest") == {"reptile": 1, "bird": 1}


def test_one_pawn_uses_one_tundra_tile() -> None:
    """DS-90: although every eye shows tundra."""
    game = table(
        "tundra: bird 1, mammal 2; 2,-1: bird 1, reptile 1",
        "competition",
        tiles="tundra 2,-1",
        pawns="com1 bird com2 bird",
    )
    game.play("tundra")
    assert game.asks == "bird: compete"
    assert game.options == {"0,0", "2,-1", "pass"}  # the second pawn
    game.play("2,-1")
    assert game.asks == ""


def test_tundra_over_sea_is_no_sea() -> None:
    """DS-151, DS-90: the eye of mountain and sea sees it as tundra."""
    game = table("tundra: bird 1, mammal 2; 2,-1: bird 1, mammal 2", "competition", tiles="sea 2,-1", pawns="com7 bird")
    game.play("2,-1")
    assert game.options == {"0,0", "pass"}
    game.play("tundra")
    assert game.asks == ""


def test_the_arachnids_pawns_come_on_top() -> None:
    """DS-175."""
    game = table("desert: arachnid 1, bird 3", "migration", pawns="com3 arachnid", through="competition")
    game.play("desert")
    assert game.asks == "arachnid: compete"
    game.play("desert")
    assert game.cubes("desert") == {"bird": 1, "arachnid": 1}
