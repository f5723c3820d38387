"""Blight, Catastrophe, Mass Exodus, Ice Sheet (DS-101, DS-102, DS-112, DS-117, DS-184, DS-189)."""

from support.dominant_species import table, tile

from .test_cards_rows import take


def test_blight_leaves_one_disk() -> None:
    """DS-101, DS-148, E-53: the taker's choice; the others go for all tiles that share them."""
    game = take("blight")
    assert game.options == game.tiles()  # each has two disks or more
    game.play("desert")
    assert game.options == {"E:0,0", "W:1,0", "W:2,-1", "E:0,1"}
    game.play("E:0,1")
    assert (game.asks, game.disk("E:0,1")) == ("", "meat")
    assert [game.disk(corner) for corner in ("E:0,0", "W:1,0", "W:2,-1")] == [None] * 3
    assert game.match("insect", "savannah") == 2
    assert game.bag()["sun"] == 20


def test_blight_strikes_where_it_removes_something() -> None:
    """DS-44, DS-184: a card is carried out as far as possible, so not on a tile with one disk or none."""
    game = take("blight", "desert: reptile 1", disks="sun W:1,0 sun W:2,-1")
    assert game.asks == "reptile: keep_disk"  # the desert is the only tile with two
    bare = take("blight", "desert: reptile 1", disks="sun W:1,0")
    assert (bare.asks, bare.disk("W:1,0")) == ("", "sun")


def test_catastrophe_leaves_one_cube_and_strikes_the_neighbours() -> None:
    """DS-102, DS-172: own cubes too; adjacent tiles in hex-index order, empty ones are skipped."""
    cubes = (
        "desert: reptile 3, bird 2; mountain: bird 1, insect 2; savannah: reptile 1; jungle: bird 4; tundra: mammal 2"
    )
    game = take("catastrophe", cubes, disks="sun W:1,0").play("desert")
    assert game.asks == "reptile: survivor"
    assert game.options == {"reptile", "bird"}
    game.play("bird")
    assert game.cubes("desert") == {"bird": 1}
    assert game.cubes("tundra") == {"mammal": 1}
    assert game.options == {"bird", "insect"}  # the mountain; the tundra had one animal only
    game.play("insect")
    assert game.asks == ""
    assert game.cubes("mountain") == {"bird": 1, "insect": 1}
    assert game.cubes("savannah") == {}  # E-46: the taker was alone there
    assert game.cubes("jungle") == {"bird": 4}
    assert game.count("eliminated")["reptile"] == 3 + 1


def test_catastrophe_where_nobody_stands() -> None:
    """DS-184, E-46: the first part is empty, the neighbours lose a cube each."""
    game = take("catastrophe", "desert: reptile 3; forest: bird 2", disks="sun W:1,0").play("tundra")
    assert game.asks == ""
    assert game.cubes("desert") == {"reptile": 2}
    assert game.cubes("forest") == {"bird": 1}


def test_mass_exodus_empties_a_tile() -> None:
    """DS-117, DS-172: all cubes go to adjacent tiles, animal by animal, tile by tile; the last gets the rest."""
    game = take("mass_exodus", "desert: reptile 3, bird 2; forest: bird 1", disks="sun W:1,0").play("desert")
    # beside the desert, in hex-index order: tundra, mountain, savannah
    assert game.asks == "reptile: exodus_count"
    assert game.options == {"0", "1", "2", "3"}
    game.play(1)
    assert game.options == {"0", "1", "2"}
    game.play(0)
    assert game.options == {"0", "1", "2"}  # the birds
    game.play(2)
    assert game.asks == ""  # nothing is left
    assert game.cubes("desert") == {}
    assert game.cubes("tundra") == {"reptile": 1, "bird": 2}
    assert game.cubes("savannah") == {"reptile": 2}
    assert game.count("eliminated")["reptile"] == 0


def test_mass_exodus_with_one_neighbour() -> None:
    """DS-117, DS-171: nothing to choose."""
    game = take("mass_exodus", "desert: reptile 1; 3,0: bird 4", disks="sun W:1,0", tiles="sea 2,0 sea 3,0")
    game.play("3,0")
    assert game.asks == ""
    assert game.cubes("2,0") == {"bird": 4}


def test_mass_exodus_names_a_tile_that_somebody_leaves() -> None:
    """DS-44, DS-184: as far as possible."""
    game = take("mass_exodus", "desert: reptile 1; jungle: bird 1", disks="sun W:1,0")
    assert game.options == {"1,0", "-1,0"}
    alone = take("mass_exodus", "desert: reptile 1", disks="sun W:1,0")
    assert alone.asks == "reptile: exodus_count"


def test_catastrophe_strikes_where_somebody_dies() -> None:
    """DS-44, DS-184: two cubes on the tile, or one beside it; far from all cubes it is not named."""
    game = take("catastrophe", "desert: reptile 1; jungle: bird 1", disks="sun W:1,0")
    assert game.options == {"0,0", "0,1", "1,-1", "0,-1", "-1,1"}  # beside the desert or the jungle
    nobody = take("catastrophe", "desert: reptile 2; jungle: bird 2", disks="sun W:1,0")
    assert nobody.options == {"0,0", "0,1", "1,-1", "0,-1", "-1,1", "1,0", "-1,0"}


def test_hibernating_cubes_move_last_and_keep_their_mark() -> None:
    """DS-189, E-45: of 5 cubes with 3 marks, 2 to the first and 3 to the second put all marks on the second."""
    game = take("mass_exodus", "desert: reptile 1; jungle: bird 5", disks="sun W:1,0", asleep="jungle: bird 3")
    game.play("jungle")
    # beside the jungle, in hex-index order: forest, wetland, tundra
    game.play(2, 3)
    assert game.cubes("forest") == {"bird": 2}
    assert game.cubes("wetland") == {"bird": 3}
    assert int(game.s.asleep[tile("forest")]) == 0
    assert int(game.s.asleep[tile("wetland")]) == 3


def test_ice_sheet_is_a_glaciation_that_must_be_made() -> None:
    """DS-112, DS-157: by the taker, without pawn, with its VPs."""
    game = take("ice_sheet", "desert: reptile 3", disks="sun W:1,0")
    assert game.asks == "reptile: glaciate"
    assert "pass" not in game.options
    game.play("desert")
    assert game.asks == ""
    assert game.gained() == {"reptile": 4 + 1}
    assert game.cubes("desert") == {"reptile": 1}


def test_ice_sheet_without_tundra_has_no_effect() -> None:
    """DS-112, DS-75, E-15."""
    ring = (
        "tundra 0,-1 tundra 1,-1 tundra 0,1 tundra -1,1 tundra -1,0 tundra 2,-2 tundra 1,-2 tundra 0,-2 tundra -1,-1 "
    )
    game = take("ice_sheet", "desert: reptile 3", disks="sun W:1,0", tiles=ring + "tundra -2,0 tundra -2,1")
    assert game.s.tundra == 0
    assert game.asks == ""


def test_ice_sheet_leaves_a_sleeping_cube() -> None:
    """DS-132, E-37: unprotected cubes leave first."""
    game = take("ice_sheet", "desert: reptile 1; jungle: bird 5", disks="sun W:1,0", asleep="jungle: bird 3").play(
        "jungle"
    )
    assert game.cubes("jungle") == {"bird": 1}
    assert int(game.s.asleep[tile("jungle")]) == 1


def test_the_same_disk_goes_for_all_its_tiles() -> None:
    """DS-148: Blight takes it from the neighbours, too."""
    game = table(at="domination", pawns="dom1 insect", cards="blight").play("desert", "desert", "W:2,-1")
    assert game.disk("W:1,0") is None
    assert game.match("reptile", "mountain") == 0
