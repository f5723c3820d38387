"""Domination (DS-91 … DS-96, DS-152 … DS-154, DS-182, DS-183)."""

from support.dominant_species import table


def test_a_tile_is_named_once_a_turn() -> None:
    """DS-91."""
    game = table(at="domination", pawns="dom1 bird dom2 bird", cards="")
    game.play("desert")
    assert game.options == (game.tiles() - {"1,0"}) | {"pass"}


def test_equal_cube_counts_are_ranked_by_the_food_chain() -> None:
    """DS-92: one place for each animal, as far as the terrain has values."""
    game = table("forest: insect 2, mammal 2, arachnid 3, bird 1", "domination", pawns="dom1 bird", cards="")
    assert game.play("forest").gained() == {"arachnid": 5, "mammal": 3, "insect": 2}


def test_unfilled_places_pay_nobody() -> None:
    """DS-93, DS-92."""
    game = table("wetland: insect 2, mammal 1", "domination", pawns="dom1 bird", cards="")
    assert game.play("wetland").gained() == {"insect": 8, "mammal": 4}


def test_the_dominant_animal_must_take_a_card() -> None:
    """DS-94, DS-153, E-29: whoever named the tile, perhaps without a prize."""
    game = table(
        "desert: bird 1, reptile 4, mammal 3",
        "domination",
        disks="seed E:0,1",
        pawns="dom1 insect",
        cards="omnivore nocturnal",
    )
    game.play("desert")
    assert game.gained() == {"reptile": 4, "mammal": 2}
    assert game.asks == "bird: take_card"
    assert game.options == {"omnivore", "nocturnal"}


def test_the_card_leaves_the_game() -> None:
    """DS-95: and its taker makes all choices."""
    game = table(at="domination", pawns="dom1 insect dom2 insect", cards="habitat omnivore")
    game.play("desert", "habitat")
    assert game.asks == "reptile: habitat_type"
    game.play("sun", "W:2,0")
    assert game.cards() == {"omnivore"}
    assert game.s.deck[11] == 0


def test_without_a_face_up_card_nothing_is_taken() -> None:
    """DS-96, E-28: cards are not refilled before Reset."""
    game = table(at="domination", pawns="dom1 insect dom2 insect", cards="omnivore")
    game.play("desert", "savannah")
    assert game.asks == ""
    assert game.gained() == {"reptile": 4 + 4, "mammal": 2, "amphibian": 2, "insect": 7}
    assert game.cards() == set()


def test_endangered_cubes_count_for_places() -> None:
    """DS-152."""
    game = table("desert: bird 2, reptile 1", "domination", disks="sun W:1,0", pawns="dom1 insect", cards="omnivore")
    assert game.play("desert").gained() == {"bird": 4, "reptile": 2}
    assert game.count("pawns")["reptile"] == 4


def test_an_empty_tile_may_be_named() -> None:
    """DS-154, E-27: nobody scores, nobody takes a card, the tile is used up."""
    game = table("", "domination", pawns="dom1 insect dom2 insect", cards="omnivore")
    game.play("desert")
    assert game.gained() == {}
    assert game.cards() == {"omnivore"}
    assert "1,0" not in game.options


def test_without_a_dominant_animal_there_is_no_card() -> None:
    """DS-94, DS-40, E-27."""
    game = table(
        "desert: bird 2, reptile 1", "domination", disks="sun W:1,0 seed W:2,0", pawns="dom1 insect", cards="omnivore"
    )
    assert game.play("desert").gained() == {"bird": 4, "reptile": 2}
    assert game.cards() == {"omnivore"}


def test_a_forgone_domination_names_no_tile() -> None:
    """DS-182, E-64."""
    game = table(at="domination", pawns="dom1 bird dom2 bird", cards="omnivore").play("pass")
    assert game.options == game.tiles() | {"pass"}
    assert game.gained() == {}
    assert game.cards() == {"omnivore"}


def test_a_covered_tile_stays_named() -> None:
    """DS-183, E-65: the mark belongs to the hex."""
    game = table(at="domination", pawns="dom1 bird dom2 bird", cards="ice_sheet")
    game.play("desert", "desert")
    assert game.terrain("desert") == "tundra"
    assert "1,0" not in game.options


def test_named_tiles_are_forgotten_in_reset() -> None:
    """DS-91: the next turn all are open again."""
    game = table("", "domination", animals="mammal bird", pawns="dom1 bird", through="reseed").play("desert")
    assert game.s.turn == 2
    assert list(game.s.named) == [0] * 35
