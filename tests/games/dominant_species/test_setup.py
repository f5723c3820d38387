"""Set-up (DS-25 … DS-35)."""

import pytest
from support.boards import twin_of
from support.dominant_species import START, Table, table

import gondwana
from gondwana.games.dominant_species.state import Stage
from gondwana.games.dominant_species.tables import ANIMAL_NAMES, CARD_NAMES, CORNER_LIST, EARTH, ELEMENT_NAMES, Card
from gondwana.kernel.rules.header import NONE


def fresh(seats: int = 6, seed: int = 1, **options: str) -> Table:
    """A game before its first placement."""
    return Table(twin_of(gondwana.new("dominant-species", seats=seats, seed=seed, options=options)), Stage.PLAN)


def test_the_start_tiles() -> None:
    """DS-25: tundra lies on the sea in the centre."""
    game = fresh()
    assert {name: game.terrain(where) for name, where in START.items()} == {name: name for name in START}
    assert len(game.tiles()) == 7
    assert int(game.s.covered[17]) == 0


def test_the_start_disks() -> None:
    """DS-26."""
    assert fresh().disks() == {
        "E:-1,0": "grub",
        "W:1,-1": "water",
        "E:0,0": "grass",
        "W:1,0": "sun",
        "E:-1,1": "meat",
        "W:0,0": "seed",
        "W:0,-1": "water",
        "E:0,-1": "grass",
        "W:2,-1": "sun",
        "E:0,1": "meat",
        "W:0,1": "seed",
        "E:-2,1": "grub",
    }


def test_three_stacks_of_eight_show_a_tile_each() -> None:
    """DS-27: six seas and three of each other large terrain are in them."""
    s = fresh().s
    assert list(s.face_down) == [7, 7, 7]
    assert all(shown != NONE for shown in s.face_up)
    counts = [int(s.hidden[terrain]) + sum(shown == terrain for shown in s.face_up) for terrain in range(7)]
    assert counts == [6, 3, 3, 3, 3, 3, 3]


def test_the_shuffle_differs_from_game_to_game() -> None:
    """DS-27, DS-29, DS-30: chance comes from the seed alone."""
    starts = {(tuple(fresh(seed=seed).s.face_up), tuple(fresh(seed=seed).s.offer)) for seed in range(8)}
    assert len(starts) == 8
    assert list(fresh(seed=5).s.offer) == list(fresh(seed=5).s.offer)


def test_eleven_tundra_tiles_are_left() -> None:
    """DS-28."""
    assert fresh().s.tundra == 11


def test_ice_age_lies_under_all_other_cards() -> None:
    """DS-29: five cards are face up, 21 face down, and Ice Age comes last."""
    game = fresh()
    assert len(game.cards()) == 5
    assert sum(game.s.deck) == 21
    seen = []
    while sum(game.s.deck):
        assert "ice_age" not in game.cards()
        for card in range(26):
            game.s.offer[card] = 0
        game.s.stage = Stage.RESEED
        game.s.depth = game.s.asked = 0
        game.go_on("reseed") if game.s.stage == Stage.RESEED else None
        seen.append(set(game.cards()))
    assert seen[-1] == {"ice_age"}
    assert len(set().union(*seen)) == 21


@pytest.mark.parametrize("seed", range(5))
def test_four_disks_each_in_three_boxes(seed: int) -> None:
    """DS-30: the other boxes start empty."""
    game = fresh(seed=seed)
    sizes = {
        name: len(game.box(name))
        for name in ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")
    }
    assert sizes == {"adaptation": 4, "regression": 0, "abundance": 4, "wasteland": 0, "depletion": 0, "wanderlust": 4}


def test_the_track_begins_in_reverse_food_chain_order() -> None:
    """DS-31."""
    assert fresh().track() == ["insect", "arachnid", "amphibian", "bird", "reptile", "mammal"]
    three = fresh(3)
    assert three.track() == [name for name in reversed(ANIMAL_NAMES) if name in three.count("pawns")]
    assert list(three.s.track)[3:] == [NONE] * 3


@pytest.mark.parametrize(("seats", "pawns", "cubes"), [(6, 3, 35), (5, 4, 40), (4, 5, 45), (3, 6, 50), (2, 7, 55)])
def test_pawns_and_cubes_by_players(seats: int, pawns: int, cubes: int) -> None:
    """DS-32, DS-33, DS-34: one cube is the VP marker, four are on earth."""
    game = fresh(seats)
    assert set(game.count("pawns").values()) == {pawns}
    assert set(game.count("spare").values()) == {10 - pawns}
    assert set(game.count("gene_pool").values()) == {cubes - 5}
    assert game.gained() == {}


def test_the_marker_is_no_species() -> None:
    """DS-33, E-57: gene pool, earth and eliminated make one less than the allotment, whatever the score."""
    game = table(points="bird 150")
    on_earth = sum(game.cubes(where).get("bird", 0) for where in START)
    assert game.count("gene_pool")["bird"] + on_earth == 34


def test_the_start_cubes() -> None:
    """DS-34, and the check values of the specification: match and cubes of the six-animal start."""
    game = fresh()
    expected = {
        "wetland": {"amphibian": (6, 2), "arachnid": (2, 1), "insect": (2, 1)},
        "savannah": {"insect": (4, 2), "amphibian": (3, 1), "reptile": (2, 1)},
        "desert": {"reptile": (4, 2), "mammal": (2, 1), "insect": (2, 1)},
        "mountain": {"mammal": (4, 2), "reptile": (2, 1), "bird": (2, 1)},
        "forest": {"bird": (4, 2), "mammal": (2, 1), "arachnid": (2, 1)},
        "jungle": {"arachnid": (4, 2), "amphibian": (3, 1), "bird": (2, 1)},
        "tundra": {},
    }
    for where, animals in expected.items():
        assert {a: (game.match(a, where), n) for a, n in game.cubes(where).items()} == animals
        assert game.dominant(where) == max(animals, key=lambda a: animals[a][0], default=None)  # type: ignore[index]
    assert {a: game.match(a, "tundra") for a in ANIMAL_NAMES} == {**dict.fromkeys(ANIMAL_NAMES, 2), "amphibian": 3}


def test_unused_animals_take_no_part() -> None:
    """DS-35, E-50: no cubes, no pawns, no free icons."""
    game = fresh(2)
    used = set(game.count("pawns"))
    assert len(used) == 2
    for where in START:
        assert set(game.cubes(where)) <= used
    two = table(animals="mammal bird", at="speciation", through="competition")
    assert two.asks == ""


def test_animals_may_be_chosen() -> None:
    """DS-1: seat by seat, any animal that is still free."""
    match = gondwana.new("dominant-species", seats=3, seed=1, options={"animals": "chosen"})
    for seat, name in enumerate(["bird", "insect", "mammal"]):
        assert match.asked == [seat]
        match.play(seat, name)
    s = match.plain
    assert {ANIMAL_NAMES[a]: s.owner[a] for a in range(6) if s.owner[a] != NONE} == {
        "bird": 0,
        "insect": 1,
        "mammal": 2,
    }
    assert match.asked == [1]  # the insects place first


def test_animals_are_dealt_evenly() -> None:
    """DS-1: every seat gets every animal now and then."""
    dealt = {
        (animal, seat)
        for seed in range(80)
        for animal, seat in enumerate(gondwana.new("dominant-species", seats=3, seed=seed).plain.owner)
        if seat != NONE
    }
    assert dealt == {(animal, seat) for animal in range(6) for seat in range(3)}


def test_the_data_are_complete() -> None:
    """DS-26, DS-25: two disks of each type, one tile of each terrain."""
    disks = EARTH["start"]["disks"]
    assert sorted(disk["element"] for disk in disks) == sorted(ELEMENT_NAMES * 2)
    assert all(disk["corner"] in CORNER_LIST for disk in disks)
    assert CARD_NAMES[Card.ICE_AGE] == "ice_age"
