"""Wanderlust (DS-79 … DS-83, DS-162, DS-179)."""

from support.dominant_species import table

from gondwana.games.dominant_species.tables import TERRAIN_NAMES
from gondwana.kernel.rules.header import NONE


def test_a_face_up_tile_goes_to_a_hex_beside_earth() -> None:
    """DS-79."""
    game = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird")
    shown = [TERRAIN_NAMES[int(terrain)] for terrain in game.s.face_up]
    assert game.options == {"left", "middle", "right", "pass"}
    game.play("middle")
    assert len(game.options) == 12
    assert {"2,-1", "1,1", "0,2"} <= game.options
    assert {"1,0", "3,-1"}.isdisjoint(game.options)
    game.play("2,-1")
    assert game.terrain("2,-1") == shown[1]


def test_a_disk_of_the_box_may_go_to_the_new_tile() -> None:
    """DS-80: on a vacant corner of it; optional."""
    game = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird", boxes="wanderlust: seed sun")
    game.play("left", "2,-1")
    assert game.options == {"seed", "sun", "pass"}
    game.play("seed")
    assert game.options == {"E:2,-1", "W:3,-2", "W:3,-1", "E:1,-1", "E:1,0"}
    game.play("E:2,-1")
    assert game.disk("E:2,-1") == "seed"
    assert game.box("wanderlust") == ["sun"]
    other = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird", boxes="wanderlust: seed")
    assert len(other.play("left", "2,-1", "pass").disks()) == 12


def test_wanderlust_pays_for_adjacent_tiles() -> None:
    """DS-81."""
    game = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird wan2 mammal wan3 bird")
    game.play("left", "2,-1", "middle", "2,0")
    assert game.gained() == {"bird": 3, "mammal": 3}
    game.play("right", "3,-1")
    assert game.gained() == {"bird": 6, "mammal": 3}


def test_everybody_may_move_in_by_the_food_chain() -> None:
    """DS-82, DS-172: from each adjacent tile, any number; not beginning with the owner."""
    game = table(
        "savannah: mammal 2, insect 1; desert: mammal 1, bird 3; wetland: reptile 4", "wanderlust", pawns="wan1 insect"
    )
    game.play("left", "2,-1")
    assert game.asks == "mammal: move_in"
    assert game.options == {"0", "1", "2"}
    game.play(2)
    assert game.options == {"0", "1"}
    game.play(0)
    assert game.asks == "bird: move_in"
    game.play(3)
    assert game.asks == "insect: move_in"
    game.play(1)
    assert game.asks == ""
    assert game.cubes("2,-1") == {"mammal": 2, "bird": 3, "insect": 1}
    assert game.cubes("wetland") == {"reptile": 4}


def test_birds_move_in_from_adjacent_tiles_only() -> None:
    """DS-87, DS-82."""
    game = table("wetland: bird 4", "wanderlust", pawns="wan1 insect").play("left", "2,-1")
    assert game.asks == ""


def test_stacks_and_boxes_are_not_refilled_before_reset() -> None:
    """DS-83, E-20: a later pawn may find nothing and returns."""
    game = table("", "wanderlust", pawns="wan1 bird wan2 bird", boxes="wanderlust: sun")
    game.play("left", "2,-1", "sun", "E:2,-1")
    assert game.s.face_up[0] == NONE
    assert game.options == {"middle", "right", "pass"}
    game.play("middle", "1,1")
    assert game.asks == ""


def test_without_a_face_up_tile_nothing_happens() -> None:
    """DS-79, DS-45, E-20: three pawns for two tiles."""
    game = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird wan2 bird wan3 bird")
    game.play("left", "2,-1", "middle", "1,1")
    assert game.asks == "bird: stack"
    assert game.options == {"right", "pass"}
    game.play("right", "-2,1")
    assert game.asks == ""
    assert len(game.tiles()) == 10


def test_a_new_tile_gets_the_disks_at_its_corners() -> None:
    """DS-162, E-22: and no second one goes there."""
    game = table("desert: reptile 2", "wanderlust", pawns="wan1 reptile", boxes="wanderlust: sun")
    game.play("left", "2,-1")
    assert game.match("reptile", "2,-1") == 2
    game.play("sun")
    assert "W:2,-1" not in game.options


def test_the_disk_question_is_skipped_when_there_is_nothing_to_choose() -> None:
    """DS-179, E-12: the box is empty, or no corner is vacant."""
    game = table("", "wanderlust", pawns="wan1 bird").play("left", "2,-1")
    assert game.asks == ""
    full = "sun W:2,-1 sun E:2,-1 sun W:3,-2 sun W:3,-1 sun E:1,-1 sun E:1,0"
    tiles = "sea 2,-2 sea 2,0 sea 3,-2 sea 3,-1"
    game = table("", "wanderlust", pawns="wan1 bird", disks=full, tiles=tiles, boxes="wanderlust: meat")
    game.play("left", "2,-1")
    assert game.asks == ""


def test_there_is_always_room_for_a_tile() -> None:
    """DS-79, E-21: 31 tiles on 35 hexes, all connected."""
    from gondwana.games.dominant_species.tables import HEXES, TILES

    assert sum(map(int, TILES[:7])) == 31 < HEXES
