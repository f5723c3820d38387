"""Cards that are rows of data, and those of points."""

from support.dominant_species import Table, table, tile

from gondwana.games.dominant_species.tables import CORNER_LIST, TIPS


def take(card: str, cubes: str | None = None, at: str = "desert", **position: object) -> Table:
    """A tile is named by an insect pawn; the dominant animal takes the only card."""
    game = table(cubes, "domination", cards=card, pawns="dom5 insect", **position)  # type: ignore[arg-type]
    return game.play(at)


def test_biodiversity_pays_for_shared_tiles() -> None:
    """DS-99: one VP for each tile where the taker and an opposing cube stand."""
    game = take(
        "biodiversity",
        "desert: reptile 2, bird 1; savannah: reptile 1; wetland: reptile 1, insect 3, mammal 1; jungle: bird 2",
        disks="sun W:1,0",
    )
    assert game.gained() == {"reptile": 4 + 2, "bird": 2}


def test_biomass_kills_on_every_crowded_tile() -> None:
    """DS-100, DS-172: more cubes than disks; the taker chooses whose, tiles in hex-index order."""
    cubes = "desert: reptile 2, bird 1; savannah: reptile 1, mammal 1; mountain: bird 4, insect 1; jungle: bird 2"
    game = take("biomass", cubes, disks="sun W:1,0 meat W:2,-2 meat E:1,-1")
    # jungle: 2 cubes, no disk, birds alone there; mountain: 5 against 1; savannah: 2 against 2; desert: 3 against 1
    assert game.cubes("jungle") == {"bird": 1}
    assert game.asks == "reptile: casualty"
    assert game.options == {"bird", "insect"}
    game.play("insect")
    assert game.options == {"reptile", "bird"}
    game.play("bird")
    assert game.asks == ""
    assert game.cubes("savannah") == {"mammal": 1, "reptile": 1}
    assert game.count("eliminated")["bird"] == 2


def test_biomass_takes_the_own_cube_where_the_taker_is_alone() -> None:
    """DS-100, E-46."""
    game = take("biomass", "desert: reptile 2; savannah: reptile 1", disks="sun W:1,0")
    assert game.cubes("desert") == {"reptile": 1}
    assert game.cubes("savannah") == {}


def test_ecodiversity_pays_for_disks_of_own_types() -> None:
    """DS-105, DS-156: printed or adapted; a type held twice counts once."""
    game = take("ecodiversity", displays="reptile: water water")
    assert game.gained()["reptile"] == 4 + 2 + 2  # two suns, two waters on earth


def test_intelligence_gives_a_pawn_to_all_above() -> None:
    """DS-116, DS-126: to the taker too, available at once; unused animals are not counted."""
    game = take("intelligence", "desert: bird 1", disks="seed W:2,0")
    assert game.count("pawns") == {"mammal": 4, "reptile": 4, "bird": 4, "amphibian": 3, "arachnid": 3, "insect": 3}
    assert game.count("spare")["bird"] == 6
    top = take("intelligence", "desert: mammal 1", disks="meat W:2,0")
    assert top.count("pawns")["mammal"] == 4
    assert top.count("pawns")["reptile"] == 3
    few = table(
        "desert: bird 1",
        "domination",
        animals="bird insect",
        disks="seed W:2,0",
        cards="intelligence",
        pawns="dom1 insect",
    )
    assert few.play("desert").count("pawns") == {"bird": 8, "insect": 7}


def test_omnivore_gives_the_taker_a_pawn() -> None:
    """DS-121."""
    assert take("omnivore").count("pawns") == {
        "mammal": 3,
        "reptile": 4,
        "bird": 3,
        "amphibian": 3,
        "arachnid": 3,
        "insect": 3,
    }


def test_parasitism_gives_a_pawn_to_all_below() -> None:
    """DS-122."""
    game = take("parasitism", "desert: amphibian 1", disks="water W:2,0")
    assert game.count("pawns") == {"mammal": 3, "reptile": 3, "bird": 3, "amphibian": 4, "arachnid": 4, "insect": 4}
    bottom = take("parasitism", "desert: insect 1", disks="grass W:2,0")
    assert bottom.count("pawns")["insect"] == 4
    assert bottom.count("pawns")["arachnid"] == 3


def test_without_a_spare_pawn_nothing_is_gained() -> None:
    """DS-126, E-2: it can't happen in play."""
    game = table("desert: reptile 1", "domination", disks="sun W:1,0", cards="omnivore", pawns="dom1 insect")
    game.s.pawns[1], game.s.spare[1] = 10, 0
    assert game.play("desert").count("pawns")["reptile"] == 10


def test_predator_kills_on_each_shared_tile() -> None:
    """DS-123: an opposing cube of the taker's choice; where it is alone nothing happens."""
    cubes = "desert: reptile 2, bird 1, insect 2; savannah: reptile 1, mammal 1; mountain: reptile 4; jungle: bird 2"
    game = take("predator", cubes, disks="sun W:1,0")
    assert game.cubes("savannah") == {"reptile": 1}
    assert game.asks == "reptile: casualty"
    assert game.options == {"bird", "insect"}
    game.play("insect")
    assert game.cubes("desert") == {"reptile": 2, "bird": 1, "insect": 1}
    assert game.cubes("mountain") == {"reptile": 4}
    assert game.cubes("jungle") == {"bird": 2}


# Ice Age, Niche Biomes, Fertile, Nocturnal


def test_ice_age_pays_everybody_for_dominated_tiles() -> None:
    """DS-111, DS-159: at the moment it is taken; this turn is the last."""
    game = take("ice_age", None)
    assert game.gained() == {"mammal": 2 + 1, "reptile": 4 + 1, "bird": 1, "amphibian": 1, "arachnid": 1, "insect": 1}
    assert game.s.last_turn == 1


def test_ice_age_may_have_to_be_taken() -> None:
    """DS-94, E-30: if it is the only card."""
    game = table(at="domination", cards="ice_age", pawns="dom1 insect dom2 insect")
    game.play("desert")
    assert game.s.last_turn == 1
    assert game.asks == "insect: dominate"  # the remaining pawns act (DS-144)


def test_fertile_pays_for_all_cubes_on_an_own_tile() -> None:
    """DS-108."""
    game = take(
        "fertile", "desert: reptile 1; savannah: reptile 1, bird 5, insect 2; jungle: bird 9", disks="sun W:1,0"
    )
    assert game.asks == "reptile: name_tile"
    assert game.options == {"1,0", "1,-1"}
    assert game.play("savannah").gained() == {"reptile": 4 + 8}
    assert game.asks == ""


def test_niche_biomes_costs_all_who_lead() -> None:
    """DS-119, DS-155, E-42: the first-place value of the tile, by the VPs after it was scored; equals are safe."""
    game = take("niche_biomes", "desert: reptile 1", disks="sun W:1,0", points="bird 5 mammal 4 insect 20 reptile 0")
    assert game.count("points") == {"mammal": 4, "reptile": 4, "bird": 1, "amphibian": 0, "arachnid": 0, "insect": 16}


def test_nocturnal_moves_the_taker_forward() -> None:
    """DS-120, DS-157: the dominant animal, not the pawn's owner; the first stays."""
    assert take("nocturnal").track() == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    first = take("nocturnal", "desert: insect 1", disks="grass W:2,0")
    assert first.track()[:2] == ["insect", "arachnid"]


def test_all_corners_of_a_tile_count_for_biomass() -> None:
    """DS-100: a tile with as many disks as cubes is safe."""
    disks = " ".join(f"sun {CORNER_LIST[int(tip)]}" for tip in TIPS[tile("desert")])
    game = take("biomass", "desert: reptile 6", disks=disks)
    assert game.cubes("desert") == {"reptile": 6}
