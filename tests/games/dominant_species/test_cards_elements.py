"""Aquatic, Disease, Habitat, Immigrants, Metamorphosis, Symbiotic, Instinct."""

from support.dominant_species import START, table, tile

from gondwana.games.dominant_species.tables import ANIMAL_NAMES, CORNER_LIST, EYE_NAMES, TIPS

from .test_cards_rows import take

TYPES = {"grass", "grub", "meat", "seed", "sun", "water"}


def test_aquatic_places_a_disk_and_cubes_on_a_wet_tile() -> None:
    """DS-97, DS-151: a chosen type from the bag, then 0 to 4 cubes on the same tile; tundra over sea is not wet."""
    game = take("aquatic", "desert: reptile 1", disks="sun W:1,0", tiles="sea 2,-1")
    assert game.options == {"0,-1", "2,-1"}
    game.play("2,-1")
    assert game.options == TYPES
    game.play("water")
    assert game.options == {CORNER_LIST[int(tip)] for tip in TIPS[tile("2,-1")]}
    game.play("E:2,-1")
    assert game.options == {"0", "1", "2", "3", "4"}
    game.play(3)
    assert game.cubes("2,-1") == {"reptile": 3}
    assert game.disk("E:2,-1") == "water"
    assert game.bag()["water"] == 19


def test_aquatic_takes_no_cube_from_an_empty_pool() -> None:
    """DS-98, E-23: the disk is placed all the same."""
    game = take("aquatic", "desert: reptile 1", disks="sun W:1,0", eliminated="reptile 33")
    game.play("water", "E:-1,-1") if game.asks.endswith("type") else game.play("wetland", "water", "E:-1,-1")
    assert game.asks == ""
    assert game.disk("E:-1,-1") == "water"


def test_aquatic_takes_no_disk_where_all_corners_are_full() -> None:
    """DS-98, E-12: any wet tile for the cubes; with both parts lost nothing is asked."""
    disks = " ".join(f"sun {CORNER_LIST[int(tip)]}" for tip in TIPS[tile("wetland")]) + " sun W:1,0"
    game = take("aquatic", "desert: reptile 1", disks=disks)
    assert game.asks == "reptile: aquatic_count"
    game.play(2)
    assert game.cubes("wetland") == {"reptile": 2}
    lost = take("aquatic", "desert: reptile 1", disks=disks, eliminated="reptile 33")
    assert lost.asks == ""


def test_aquatic_must_take_a_tile_with_room() -> None:
    """DS-185: as long as there is one and the bag is not empty."""
    disks = " ".join(f"sun {CORNER_LIST[int(tip)]}" for tip in TIPS[tile("wetland")]) + " sun W:1,0"
    game = take("aquatic", "desert: reptile 1", disks=disks, tiles="sea 2,-1")
    assert game.asks == "reptile: aquatic_type"  # the sea is the only tile
    empty = take("aquatic", "desert: reptile 1", disks=disks, tiles="sea 2,-1", bag="")
    assert empty.options == {"0,-1", "2,-1"}
    empty.play("2,-1")
    assert empty.asks == "reptile: aquatic_count"


def test_aquatic_without_wet_tiles_has_no_effect() -> None:
    """DS-97, DS-45."""
    game = take("aquatic", "desert: reptile 1", disks="sun W:1,0", tiles="tundra 0,-1")
    assert game.asks == ""


def test_cold_snap_costs_opponents_a_cube_on_each_tundra_tile() -> None:
    """DS-103."""
    game = take(
        "cold_snap",
        "desert: reptile 1, bird 1; tundra: reptile 2, bird 3, insect 1; savannah: bird 1, mammal 1",
        disks="sun W:1,0",
        tiles="tundra 1,-1",
    )
    assert game.cubes("tundra") == {"reptile": 2, "bird": 2}
    assert game.cubes("savannah") == {}
    assert game.cubes("desert") == {"reptile": 1, "bird": 1}


def test_disease_costs_the_richer_a_disk_of_their_choice() -> None:
    """DS-104, DS-125, E-42: more elements than the taker, printed ones included, compared once, in food-chain order."""
    game = take(
        "disease",
        "desert: reptile 1",
        disks="sun W:1,0",
        displays="mammal: sun meat; bird: grub; insect: grub sun; reptile: sun",
    )
    assert game.asks == "mammal: lose_disk"
    assert game.options == {"sun", "meat"}
    game.play("meat")
    assert game.asks == "insect: lose_disk"
    game.play("grub")
    assert game.asks == ""
    assert game.display("bird") == ["grub"]  # three, like the taker
    assert game.display("mammal") == ["sun"]


def test_disease_spares_who_has_no_disk() -> None:
    """DS-104, DS-125: amphibians have three elements, all printed."""
    game = take("disease", "desert: reptile 1", disks="sun W:1,0")
    assert game.asks == ""
    single = take("disease", "desert: reptile 1", disks="sun W:1,0", displays="amphibian: water")
    assert single.display("amphibian") == []


def test_habitat_places_a_chosen_disk() -> None:
    """DS-109, DS-128, E-11: a type that is in the bag, on any vacant corner of earth."""
    game = take("habitat", bag="meat sun sun")
    assert game.options == {"meat", "sun"}
    game.play("sun")
    assert len(game.options) == 12
    game.play("W:2,0")
    assert (game.asks, game.disk("W:2,0")) == ("", "sun")
    assert game.bag()["sun"] == 1


def test_habitat_without_bag_or_room_has_no_effect() -> None:
    """DS-109, DS-45, E-12."""
    assert take("habitat", bag="").asks == ""
    corners = sorted({CORNER_LIST[int(corner)] for name in START for corner in TIPS[tile(name)]})
    kinds = ["sun"] * 12 + ["meat"] * 12
    full = " ".join(f"{kind} {corner}" for kind, corner in zip(kinds, corners, strict=True))
    game = table("desert: mammal 1, reptile 1, bird 1", "domination", cards="habitat", pawns="dom1 insect", disks=full)
    game.play("desert")
    assert game.asks == ""


def test_immigrants_cost_everybody_something() -> None:
    """DS-113, DS-126, E-40: by the food chain, the taker too: a disk, a pawn, or all cubes but one on each tile."""
    game = take(
        "immigrants",
        "desert: reptile 3, bird 2; savannah: bird 4, mammal 2",
        disks="sun W:1,0",
        displays="mammal: sun meat",
    )
    assert game.asks == "mammal: immigrate"
    assert game.options == {"disk", "pawn", "cubes"}
    game.play("disk")
    assert game.options == {"sun", "meat"}
    game.play("sun")
    assert game.asks == "reptile: immigrate"
    assert game.options == {"pawn", "cubes"}
    game.play("pawn")
    assert game.count("pawns")["reptile"] == 2
    assert game.count("spare")["reptile"] == 8
    assert game.asks == "bird: immigrate"
    game.play("cubes")
    assert game.cubes("desert") == {"reptile": 3, "bird": 1}
    assert game.cubes("savannah") == {"mammal": 2, "bird": 1}
    assert game.count("eliminated")["bird"] == 4
    assert game.asks == "amphibian: immigrate"


def test_immigrants_ask_only_for_what_one_has() -> None:
    """DS-114, E-41: the cubes are always open, even if nothing dies."""
    game = table(
        "desert: reptile 1",
        "domination",
        disks="sun W:1,0",
        cards="immigrants",
        pawns="dom1 insect gla1 mammal gla2 mammal gla3 mammal",
    )
    game.play("desert")
    assert game.asks == "reptile: immigrate"  # the mammals had nothing to choose
    assert game.count("eliminated")["mammal"] == 0


def test_instinct_places_an_available_pawn() -> None:
    """DS-115, DS-187, DS-157: on any vacant eye, Initiative and the eye just left too."""
    game = table(at="domination", pawns="dom1 insect dom3 bird", cards="instinct").play("desert")
    assert game.asks == "reptile: instinct"
    assert game.options == set(EYE_NAMES) - {"dom3"}
    game.play("ini1")
    assert (game.asks, game.eye("ini1")) == ("bird: dominate", "reptile")
    assert game.count("pawns")["reptile"] == 2


def test_instinct_on_the_right_acts_this_turn() -> None:
    """DS-127, DS-47: on a Domination eye to the right; on the eye just left it waits."""
    game = table(at="domination", pawns="dom2 insect", cards="instinct").play("desert", "dom4")
    assert game.asks == "reptile: dominate"
    late = table(at="domination", pawns="dom2 insect", cards="instinct").play("desert", "dom2")
    assert late.asks == ""
    assert late.eye("dom2") == "reptile"
    left = table(at="domination", pawns="dom2 insect", cards="instinct").play("desert", "dom1")
    assert left.asks == ""


def test_instinct_with_the_pawn_just_returned() -> None:
    """DS-187, DS-46: and without an available pawn it has no effect."""
    game = table(at="domination", pawns="dom1 reptile gla1 reptile gla2 reptile", cards="instinct").play("desert")
    assert game.asks == "reptile: instinct"
    none = table(at="domination", pawns="dom1 insect gla1 reptile gla2 reptile gla3 reptile", cards="instinct").play(
        "desert"
    )
    assert none.asks == ""


def test_metamorphosis_swaps_a_disk() -> None:
    """DS-118, DS-14, E-5: one of its own for any type of the bag; also with six elements."""
    game = take("metamorphosis", displays="reptile: sun grub meat meat")
    assert game.options == {"sun", "grub", "meat"}
    game.play("grub")
    assert game.options == TYPES
    game.play("water")
    assert (game.asks, game.display("reptile")) == ("", ["meat", "meat", "sun", "water"])


def test_metamorphosis_takes_what_the_bag_held_before() -> None:
    """DS-186, DS-118: the returned disk can't be the one drawn."""
    game = take("metamorphosis", displays="reptile: grub meat", bag="water meat").play("grub")
    assert game.options == {"water", "meat"}
    same = take("metamorphosis", displays="reptile: grub", bag="grub")
    assert same.asks == ""
    assert same.display("reptile") == ["grub"]


def test_metamorphosis_without_disk_or_bag_has_no_effect() -> None:
    """DS-118, DS-45."""
    assert take("metamorphosis").asks == ""
    game = take("metamorphosis", displays="reptile: grub meat", bag="")
    assert (game.asks, game.display("reptile")) == ("", ["grub", "meat"])


def test_symbiotic_gives_the_poorer_a_random_disk() -> None:
    """DS-124, DS-125, DS-188: to the taker and all with fewer elements, compared once, if they have room."""
    game = take("symbiotic", "desert: reptile 1", disks="sun W:1,0", displays="reptile: sun; mammal: sun meat")
    counts = {name: len(game.display(name)) for name in game.count("pawns")}
    assert counts == {"mammal": 2, "reptile": 2, "bird": 1, "amphibian": 0, "arachnid": 1, "insect": 1}
    full = take("symbiotic", "desert: reptile 1", disks="sun W:1,0", displays="reptile: sun sun sun sun")
    assert len(full.display("reptile")) == 4
    assert len(full.display("amphibian")) == 1


def test_symbiotic_stops_with_the_bag() -> None:
    """DS-188, E-10: in food-chain order."""
    game = take("symbiotic", "desert: reptile 1", disks="sun W:1,0", displays="reptile: sun", bag="water meat")
    assert [len(game.display(name)) for name in ("mammal", "reptile", "bird", "insect")] == [1, 2, 0, 0]
    assert sum(game.bag().values()) == 0


def test_cards_for_all_are_for_animals_in_play() -> None:
    """DS-35, DS-113, DS-124: an unused animal neither draws a disk nor loses anything."""
    few = {"animals": "reptile insect", "disks": "sun W:1,0", "displays": "reptile: sun"}
    drawn = take("symbiotic", "desert: reptile 1", **few)
    assert [len(drawn.display(name)) for name in ANIMAL_NAMES] == [0, 2, 0, 0, 0, 1]
    asked = take("immigrants", "desert: reptile 1", **few)
    assert asked.asks == "reptile: immigrate"
    asked.play("pawn")
    assert asked.asks == "insect: immigrate"
    assert asked.play("pawn").asks == ""
