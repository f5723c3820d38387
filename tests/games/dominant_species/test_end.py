"""The end of the game (DS-144 … DS-147, DS-160, DS-192)."""

from support.dominant_species import table

import gondwana


def test_after_ice_age_the_remaining_pawns_act() -> None:
    """DS-144, E-31, DS-111: with cards if any are left; then Extinction, Survival and the final scoring."""
    game = table(
        "desert: reptile 2; tundra: bird 2; wetland: insect 1",
        "domination",
        disks="sun W:1,0 seed W:0,0",
        pawns="dom1 insect dom2 insect",
        cards="ice_age omnivore predator",
        through="finish",
    )
    game.play("desert", "ice_age")
    assert game.asks == "insect: dominate"
    game.play("tundra")
    assert game.asks == "bird: take_card"
    game.play("omnivore")
    assert game.s.over == 1
    assert game.cubes("wetland") == {}
    # Domination 4 and 1, Ice Age 1 each, Survival 1, final scoring 4 and 1
    assert game.count("points") == {"mammal": 0, "reptile": 9, "bird": 4, "amphibian": 0, "arachnid": 0, "insect": 0}


def test_every_tile_is_scored_once_without_cards() -> None:
    """DS-145, DS-160: also those named in this turn."""
    game = table(
        "desert: bird 2, mammal 1; wetland: insect 3, bird 1; 2,-1: reptile 1",
        "domination",
        tiles="sea 2,-1",
        pawns="dom1 insect",
        cards="omnivore",
        disks="",
        through="domination",
        last_turn=1,
    )
    game.play("desert")
    game.s.stage = 18
    game.go_on("finish")
    assert game.count("points") == {"mammal": 4, "reptile": 9, "bird": 12, "amphibian": 0, "arachnid": 0, "insect": 8}
    assert game.cards() == {"omnivore"}


def test_most_points_win_and_ties_go_up_the_food_chain() -> None:
    """DS-146."""
    game = table("", "finish", points="insect 7 bird 7 mammal 3")
    assert list(game.s.places) == [3, 4, 1, 5, 6, 2]
    assert list(game.s.scores) == [3, 0, 7, 0, 0, 7]


def test_there_is_no_other_end() -> None:
    """DS-147, E-55, E-56: without cubes the game goes on; a limit is an option that is off by default."""
    assert gondwana.new("dominant-species", seats=2, seed=1).options["turn_limit"] == "none"
    game = table("", "extinction", animals="mammal bird", eliminated="mammal 54 bird 54", through="reseed", turn=99)
    assert game.s.over == 0
    assert game.s.turn == 100


def test_a_turn_limit_ends_the_game() -> None:
    """DS-192, E-55: with Extinction, Survival and final scoring, without Reseed and without the bonus of Ice Age."""
    game = table(
        "desert: reptile 2; tundra: reptile 1", "extinction", disks="sun W:1,0", turn=10, limit=10, through="finish"
    )
    assert game.s.over == 1
    assert game.gained() == {"reptile": 1 + 4 + 1}
    on = table("desert: reptile 2", "extinction", disks="sun W:1,0", turn=9, limit=10, through="reseed")
    assert on.s.over == 0
    match = gondwana.new("dominant-species", seats=2, seed=1, options={"turn_limit": "10"})
    assert match.plain.limit == 10
