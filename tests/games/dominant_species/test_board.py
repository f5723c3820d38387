"""The box: grid, corners, tiles, elements, animals, eyes, cards (DS-1 … DS-24)."""

from collections import Counter

import pytest
from support.dominant_species import START, table, tile

import gondwana
from gondwana.games.dominant_species.rules.earth import bonus
from gondwana.games.dominant_species.tables import (
    ANIMAL_NAMES,
    AROUND,
    BEASTS,
    CARD_NAMES,
    CORNER_LIST,
    DECK,
    DISPLAY,
    EARTH,
    EYE_NAMES,
    EYES,
    HEX_LIST,
    LIMIT,
    TERRAIN_NAMES,
    TIPS,
    TOUCHING,
)
from gondwana.kernel.errors import BadSeats
from gondwana.kernel.rules.header import NONE


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_one_animal_each(seats: int) -> None:
    """DS-1."""
    s = gondwana.new("dominant-species", seats=seats, seed=1).plain
    assert sorted(owner for owner in s.owner if owner != NONE) == list(range(seats))


@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_else_can_play(seats: int) -> None:
    """DS-1."""
    with pytest.raises(BadSeats):
        gondwana.new("dominant-species", seats=seats)


def test_the_grid_has_35_hexes() -> None:
    """DS-2: seven columns of 4, 5, 6, 5, 6, 5, 4."""
    assert len(HEX_LIST) == 35
    assert list(Counter(q for q, _ in HEX_LIST).values()) == [4, 5, 6, 5, 6, 5, 4]
    assert {(0, -3), (0, 3)}.isdisjoint(HEX_LIST)
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in HEX_LIST)


def test_adjacent_hexes_share_an_edge() -> None:
    """DS-3: 84 pairs; 17 hexes have 6 neighbours, 2 have 5, 8 have 4, 8 have 3; neighbours share two corners."""
    near = [[int(n) for n in row if n != NONE] for row in AROUND]
    assert Counter(map(len, near)) == {6: 17, 5: 2, 4: 8, 3: 8}
    assert sum(map(len, near)) == 2 * 84
    for here, found in enumerate(near):
        q, r = HEX_LIST[here]
        for other in range(35):
            dq, dr = HEX_LIST[other][0] - q, HEX_LIST[other][1] - r
            assert (other in found) == (abs(dq) + abs(dr) + abs(dq + dr) == 2)
            assert (len({*map(int, TIPS[here])} & {*map(int, TIPS[other])}) == 2) == (other in found)


def test_a_corner_touches_a_board_hex() -> None:
    """DS-4: 92 of them; 50 touch three hexes, 18 two, 24 one."""
    touched = [[int(n) for n in row if n != NONE] for row in TOUCHING]
    assert Counter(map(len, touched)) == {3: 50, 2: 18, 1: 24}
    assert [HEX_LIST[n] for n in touched[CORNER_LIST.index("E:-1,0")]] == [(-1, 0), (0, -1), (0, 0)]
    assert [HEX_LIST[n] for n in touched[CORNER_LIST.index("W:2,-1")]] == [(1, -1), (1, 0), (2, -1)]
    assert [HEX_LIST[n] for n in touched[CORNER_LIST.index("W:4,0")]] == [(3, 0)]
    assert all((here in touched[corner]) == (corner in TIPS[here]) for here in range(35) for corner in range(92))


def test_a_corner_holds_one_disk() -> None:
    """DS-5: a corner with a disk is not offered."""
    game = table(at="abundance", pawns="abu1 bird", boxes="abundance: seed")
    game.play("seed")
    assert set(game.disks()).isdisjoint(game.options)


def test_a_disk_belongs_to_every_tile_at_its_corner() -> None:
    """DS-6."""
    game = table(disks="sun W:2,-1 meat E:0,0 grub W:2,0")
    assert {where: game.match("reptile", where) for where in ("savannah", "desert", "tundra")} == {
        "savannah": 2,
        "desert": 2,
        "tundra": 0,
    }
    assert {where: game.match("mammal", where) for where in ("savannah", "desert", "tundra")} == {
        "savannah": 2,
        "desert": 2,
        "tundra": 2,
    }
    assert {where: game.match("arachnid", where) for where in ("savannah", "desert")} == {"savannah": 0, "desert": 2}


def test_a_disk_lies_on_any_corner_of_a_tile() -> None:
    """DS-7: also on the rim of earth and of the grid, and nowhere else."""
    game = table(at="abundance", pawns="abu1 bird", boxes="abundance: seed", tiles="sea 1,1 sea 1,2")
    game.play("seed")
    assert "W:2,2" in game.options  # the rim of the grid, beside (1,2) alone
    assert "E:1,-1" in game.options
    assert "E:-4,0" not in game.options
    assert len(game.options) == 24 + 3 + 4 - 12


def test_there_are_31_large_tiles_and_12_of_tundra() -> None:
    """DS-8."""
    tiles = {row["key"]: row["tiles"] for row in EARTH["terrain"]}
    assert tiles == {"sea": 7, **dict.fromkeys(TERRAIN_NAMES[1:7], 4), "tundra": 12}


def test_covered_tiles_are_tundra_for_ever() -> None:
    """DS-9, DS-151: the start sea pays as tundra and takes one cube in Speciation."""
    game = table("tundra: insect 2, bird 1", "domination", pawns="dom1 bird")
    assert game.play("tundra").gained() == {"insect": 1}
    assert LIMIT[game.s.terrain[tile("tundra")]] == 1


def test_there_are_twenty_disks_of_each_type() -> None:
    """DS-10: 18 are in the bag and the boxes at the start."""
    s = gondwana.new("dominant-species", seats=4, seed=3).plain
    for element in range(6):
        assert s.bag[element] + sum(box[element] for box in s.box) == 18
        assert s.disk.count(element) == 2


def test_the_food_chain() -> None:
    """DS-11."""
    assert ANIMAL_NAMES == ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")


def test_default_elements() -> None:
    """DS-12."""
    needs = {row["key"]: row["needs"] for row in BEASTS["animal"]}
    assert needs == {
        "mammal": ["meat"] * 2,
        "reptile": ["sun"] * 2,
        "bird": ["seed"] * 2,
        "amphibian": ["water"] * 3,
        "arachnid": ["grub"] * 2,
        "insect": ["grass"] * 2,
    }


@pytest.mark.parametrize(("animal", "disks"), [("insect", 4), ("amphibian", 3)])
def test_an_animal_has_six_elements_at_most(animal: str, disks: int) -> None:
    """DS-13, DS-59: printed and disks together."""
    full = table(
        at="adaptation", pawns=f"ada1 {animal}", boxes="adaptation: meat", displays=f"{animal}: " + "sun " * disks
    )
    assert full.asks == ""
    assert full.box("adaptation") == ["meat"]
    room = table(
        at="adaptation", pawns=f"ada1 {animal}", boxes="adaptation: meat", displays=f"{animal}: " + "sun " * (disks - 1)
    )
    assert room.asks == f"{animal}: adapt"


def test_default_elements_can_never_be_lost() -> None:
    """DS-14: neither by Regression, nor by Disease, nor by Metamorphosis."""
    game = table(at="regression", boxes="regression: grass sun meat seed")
    assert game.asks == ""
    assert game.match("insect", "savannah") == 4
    for card in ("metamorphosis", "disease"):
        game = table(at="domination", pawns="dom1 insect", cards=card)
        game.play("savannah")
        assert game.asks == ""
        assert game.cards() == set()


def test_several_elements_of_one_type_are_allowed() -> None:
    """DS-15: each counts."""
    game = table(displays="insect: grass grass sun")
    assert game.match("insect", "savannah") == 2 * 4 + 1


def test_the_display_has_41_eyes() -> None:
    """DS-16."""
    assert [row["eyes"] for row in DISPLAY["action"]] == [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5]
    assert EYES == len(EYE_NAMES) == 41


@pytest.mark.parametrize(
    ("eye", "element"),
    [("spe1", "meat"), ("spe2", "sun"), ("spe3", "seed"), ("spe4", "water"), ("spe5", "grub"), ("spe6", "grass")],
)
def test_the_speciation_eyes(eye: str, element: str) -> None:
    """DS-17."""
    game = table(at="speciation", pawns=f"{eye} bird")
    assert {game.disk(corner) for corner in game.options - {"pass"}} == {element}


@pytest.mark.parametrize(
    ("eye", "cubes"), [("mig1", 7), ("mig2", 6), ("mig3", 5), ("mig4", 4), ("mig5", 3), ("mig6", 2)]
)
def test_the_migration_eyes(eye: str, cubes: int) -> None:
    """DS-18."""
    game = table("desert: mammal 9", "migration", pawns=f"{eye} mammal")
    game.play("desert", "savannah")
    assert game.options == {str(count) for count in range(1, cubes + 1)}


@pytest.mark.parametrize("eye", range(7))
def test_the_competition_eyes(eye: int) -> None:
    """DS-19: tundra, and two neighbours of a ring."""
    ring = ["jungle", "wetland", "desert", "forest", "savannah", "mountain", "sea", "jungle"]
    cubes = "; ".join(f"{where}: mammal 1, bird 1" for where in (*START, "2,-1"))
    game = table(cubes, "competition", animals="mammal bird", tiles="sea 2,-1", pawns=f"com{eye + 1} bird")
    assert {game.terrain(where) for where in game.options - {"pass"}} == {"tundra", ring[eye], ring[eye + 1]}


@pytest.mark.parametrize(
    ("terrain", "values"),
    [
        ("sea", [9, 5, 3, 2]),
        ("wetland", [8, 4, 2, 1]),
        ("savannah", [7, 4, 2]),
        ("jungle", [6, 3, 2]),
        ("forest", [5, 3, 2]),
        ("desert", [4, 2]),
        ("mountain", [3, 2]),
        ("tundra", [1]),
    ],
)
def test_domination_values(terrain: str, values: list[int]) -> None:
    """DS-20, DS-93."""
    game = table(
        "2,-1: mammal 6, reptile 5, bird 4, amphibian 3, arachnid 2, insect 1",
        "domination",
        tiles=f"{terrain} 2,-1",
        disks="",
        pawns="dom1 bird",
    )
    assert game.play("2,-1").gained() == dict(zip(ANIMAL_NAMES, values, strict=False))


def test_the_bonus_track() -> None:
    """DS-21, E-34, W-15: 45 at most."""
    assert [int(bonus(n)) for n in range(13)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45, 45]


def test_speciation_limits() -> None:
    """DS-22."""
    assert dict(zip(TERRAIN_NAMES, map(int, LIMIT), strict=True)) == {
        "sea": 4,
        "wetland": 4,
        "savannah": 3,
        "jungle": 3,
        "forest": 3,
        "desert": 2,
        "mountain": 2,
        "tundra": 1,
    }


def test_there_are_26_dominance_cards() -> None:
    """DS-23."""
    assert " ".join(CARD_NAMES) == (
        "aquatic biodiversity biomass blight catastrophe cold_snap disease ecodiversity evolution fecundity fertile "
        "habitat hibernation ice_age ice_sheet immigrants instinct intelligence mass_exodus metamorphosis "
        "niche_biomes nocturnal omnivore parasitism predator symbiotic"
    )
    assert len(CARD_NAMES) == 26
    assert all(row["provenance"] for row in DECK["card"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_animal_owns_ten_pawns(seats: int) -> None:
    """DS-24."""
    s = gondwana.new("dominant-species", seats=seats, seed=1).plain
    assert all(s.pawns[a] + s.spare[a] == 10 for a in range(6) if s.owner[a] != NONE)


def test_cones_are_unlimited() -> None:
    """DS-24, E-33: an animal may dominate any number of tiles."""
    ring = ["2,-1", "2,-2", "1,-2", "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0"]
    kinds = ["sea"] * 4 + ["forest"] * 2 + ["jungle"] * 2 + ["desert"] * 2 + ["mountain"] * 2
    tiles = " ".join(f"{kind} {where}" for kind, where in zip(kinds, ring, strict=True))
    corners = {CORNER_LIST[int(TIPS[tile(where)][0])] for where in ring}
    disks = " ".join(f"meat {corner}" for corner in corners)
    game = table("; ".join(f"{where}: mammal 1" for where in ring), tiles=tiles, disks=disks)
    assert sum(game.dominant(where) == "mammal" for where in ring) == 12
