"""What may be laid out on the map before it is confirmed: all that the rules would ask for, one by one."""

from typing import Any

from support.dominant_species import Table, table, tile

from gondwana.games.dominant_species.eye.whole_actions import plan
from gondwana.games.dominant_species.tables import HEX_LIST
from gondwana.games.dominant_species.words import TILE_WORDS


def planned(game: Table) -> Any:
    """The plan of whoever is asked, tiles named by their coordinates."""
    return at(plan(game.s, game.s, int(game.s.asked).bit_length() - 1))


def at(thing: Any) -> Any:
    """The same with coordinates instead of things."""
    if isinstance(thing, dict):
        return {at(key): at(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [at(each) for each in thing]
    if isinstance(thing, str) and thing.startswith("tile:"):
        return "{},{}".format(*HEX_LIST[TILE_WORDS.index(thing.removeprefix("tile:"))])
    return thing


def limits(found: Any) -> dict[str, int]:
    """How many cubes each slot takes."""
    return {slot["thing"]: slot["most"] for slot in found["slots"]}


def test_nobody_else_has_a_plan() -> None:
    game = table("desert: mammal 3", "migration", pawns="mig4 mammal")
    assert plan(game.s, game.s, 1) is None
    assert plan(game.s, game.s, -1) is None
    planning = table()
    assert all(plan(planning.s, planning.s, seat) is None for seat in range(6))


def test_a_migration_knows_its_cubes_and_their_ways() -> None:
    """DS-84, DS-86: cubes that have moved are no longer among them."""
    game = table("desert: mammal 3; jungle: mammal 1", "migration", pawns="mig4 mammal")
    found = planned(game)
    assert (found["kind"], found["animal"], found["most"]) == ("routes", "mammal", 4)
    assert found["from"] == {"1,0": 3, "-1,0": 1}
    assert set(found["reach"]["1,0"]) == {"1,-1", "0,0", "0,1"}
    game.play("desert", "savannah", 2)
    found = planned(game)
    assert found["most"] == 2
    assert found["from"] == {"1,0": 1, "-1,0": 1}


def test_a_speciation_knows_the_tiles_of_each_disk() -> None:
    """DS-76, DS-22: then those of the chosen disk."""
    game = table("desert: insect 1", "speciation", pawns="spe6 insect")
    found = planned(game)
    assert found["kind"] == "disks"
    assert {slot["thing"]: slot["most"] for slot in found["disks"]["corner:E:0,0"]} == {"0,0": 1, "1,-1": 3, "1,0": 2}
    game.play("E:0,0")
    found = planned(game)
    assert limits(found) == {"0,0": 1, "1,-1": 3, "1,0": 2}
    assert (found["now"], found["least"]) == ("0,0", 0)
    game.play(1)
    assert planned(game)["now"] == "1,-1"
    assert limits(planned(game)) == {"1,-1": 3, "1,0": 2}


def test_cubes_move_in_from_the_neighbours() -> None:
    """DS-82: those from which the animal has not been asked yet."""
    game = table("desert: mammal 3; savannah: mammal 1, bird 1", "wanderlust", pawns="wan1 bird")
    game.play("left", "2,-1")
    found = planned(game)
    assert (found["animal"], found["to"], found["most"]) == ("mammal", "2,-1", 4)
    assert limits(found) == {"1,-1": 1, "1,0": 3}
    game.play(0)
    assert limits(planned(game)) == {"1,0": 3}


def test_a_strike_for_each_terrain_of_the_eye() -> None:
    """DS-89: where both stand, of terrains that are not used yet."""
    cubes = "desert: reptile 1, bird 2, insect 1; forest: reptile 1, mammal 1; mountain: reptile 1, bird 1"
    game = table(cubes, "competition", animals="mammal reptile bird insect", pawns="com3 reptile")
    found = planned(game)
    assert found["kind"] == "strikes"
    desert, forest = tile("desert"), tile("forest")
    assert {victim["thing"]: victim["tile"] for victim in found["victims"]} == {
        f"cube:{desert}:bird": "1,0",
        f"cube:{desert}:insect": "1,0",
        f"cube:{forest}:mammal": "-1,1",
    }
    assert len({victim["field"] for victim in found["victims"]}) == 2
    game.play("desert", "bird")
    assert [victim["tile"] for victim in planned(game)["victims"]] == ["-1,1"]


def test_the_free_strike_of_the_arachnids() -> None:
    """DS-88: one, anywhere."""
    cubes = "jungle: arachnid 1; desert: arachnid 1, bird 1; forest: arachnid 1, bird 1"
    found = planned(table(cubes, "migration", through="competition"))
    assert {victim["field"] for victim in found["victims"]} == {0}
    assert len(found["victims"]) == 2


def test_cards_that_place_and_move_cubes() -> None:
    """DS-97, DS-107, DS-110, DS-117."""
    wet = "wetland: amphibian 3, bird 1"
    few = {"pawns": "dom1 bird", "cards": "fecundity", "eliminated": "amphibian 29"}
    fertile = table(f"{wet}; jungle: amphibian 1", "domination", **few).play("wetland")
    assert (limits(planned(fertile)), planned(fertile)["least"]) == ({"-1,0": 1, "0,-1": 1}, 1)
    exodus = table(wet, "domination", pawns="dom1 bird", cards="mass_exodus").play("wetland")
    found = planned(exodus)
    assert (found["animal"], found["from"], found["least"], found["most"]) == ("bird", "0,-1", 1, 1)
    assert set(limits(found)) == {"-1,0", "0,0", "1,-1"}
    asleep = table(wet, "domination", pawns="dom1 bird", cards="hibernation", eliminated="amphibian 3")
    found = planned(asleep.play("wetland", "jungle"))
    assert (limits(found), found["least"]) == ({"-1,0": 3}, 1)
