"""The variants: random earth, several animals for each player (DS-166 … DS-170)."""

import pytest
from support.boards import twin_of
from support.dominant_species import START, Table, table, tile

import gondwana
from gondwana.games.dominant_species.state import Stage
from gondwana.games.dominant_species.tables import ANIMAL_NAMES, CENTRE, ELEMENT_NAMES, FAVOURITE, TIPS
from gondwana.kernel.errors import BadOption


def fresh(seats: int, seed: int = 1, **options: str) -> Table:
    return Table(twin_of(gondwana.new("dominant-species", seats=seats, seed=seed, options=options)), Stage.PLAN)


@pytest.mark.parametrize("seed", range(6))
def test_random_earth(seed: int) -> None:
    """DS-166: random tiles and disks, tundra in the centre, cubes by favourite element, VPs for fewer cubes."""
    game = fresh(4, seed, earth="random")
    assert game.tiles() == set(START.values())
    assert game.terrain("tundra") == "tundra"
    assert len(game.disks()) == 12
    on_earth = dict.fromkeys(game.count("points"), 0)
    for where in START:
        for name in on_earth:
            favourite = ELEMENT_NAMES[int(FAVOURITE[ANIMAL_NAMES.index(name)])]
            here = sum(int(game.s.disk[int(tip)]) == ELEMENT_NAMES.index(favourite) for tip in TIPS[tile(where)])
            assert game.cubes(where).get(name, 0) == (0 if where == "tundra" else here)
            on_earth[name] += game.cubes(where).get(name, 0)
    most = max(on_earth.values())
    assert game.count("points") == {name: most - count for name, count in on_earth.items()}
    assert game.count("gene_pool") == {name: 44 - count for name, count in on_earth.items()}


def test_random_earth_varies() -> None:
    """DS-166: the centre may hide any large tile."""
    hidden = {int(fresh(2, seed, earth="random").s.covered[CENTRE]) for seed in range(30)}
    assert len(hidden) > 3


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2)])
def test_several_animals_each(seats: int, each: int) -> None:
    """DS-167: all six are used, with 3 pawns and 35 cubes each."""
    game = fresh(seats, animals_each="several")
    assert sorted(map(int, game.s.owner)) == sorted(list(range(seats)) * each)
    assert set(game.count("pawns").values()) == {3}
    assert set(game.count("gene_pool").values()) == {30}
    assert len(game.track()) == 6


def test_more_than_three_players_have_one_animal_each() -> None:
    """DS-167."""
    with pytest.raises(BadOption, match="not for 4 players"):
        fresh(4, animals_each="several")
    assert fresh(4).s.animals == 4


def test_several_animals_may_be_chosen() -> None:
    """DS-167, DS-171: seat by seat; the last one has no choice."""
    match = gondwana.new("dominant-species", seats=3, seed=1, options={"animals": "chosen", "animals_each": "several"})
    for seat, name in zip([0, 1, 2, 0, 1], ["bird", "insect", "mammal", "reptile", "amphibian"], strict=True):
        match.play(seat, name)
    assert list(match.plain.owner) == [2, 0, 0, 1, 2, 1]


def test_own_animals_are_opposing_too() -> None:
    """DS-168, E-54: Competition and cards do not spare a player's other animals."""
    game = table("desert: arachnid 1, insect 1", "migration", through="competition")
    game.s.owner[4], game.s.owner[5] = 5, 5
    game.sound = False
    assert game.options == {"1,0", "pass"}
    game.play("desert")
    assert game.cubes("desert") == {"arachnid": 1}


def several(points: str, owners: list[int]) -> list[int]:
    """The places of two or three players with these animals."""
    game = table("", "survival", points=points)
    game.s.seats = max(owners) + 1
    for animal, owner in enumerate(owners):
        game.s.owner[animal] = owner
    game.sound = False
    game.s.stage = Stage.FINISH
    game.go_on("finish")
    return [int(place) for place in game.s.places[: game.s.seats]]


def test_the_lowest_animal_counts() -> None:
    """DS-169, W-14: 70, 145, 160 against 75, 85, 95."""
    points = "mammal 70 reptile 145 bird 160 amphibian 75 arachnid 85 insect 95"
    assert several(points, [0, 0, 0, 1, 1, 1]) == [2, 1]


def test_ties_go_by_the_animals_that_gave_the_results() -> None:
    """DS-169: the higher on the food chain; of two equal lowest the higher one speaks."""
    assert several("mammal 9 reptile 5 bird 8 amphibian 5 arachnid 9 insect 9", [1, 1, 0, 0, 0, 1]) == [2, 1]
    assert several("mammal 5 reptile 9 bird 9 amphibian 5 arachnid 5 insect 9", [1, 0, 0, 0, 1, 0]) == [2, 1]


def test_the_variants_may_be_combined() -> None:
    """DS-170."""
    game = fresh(2, 3, animals_each="several", earth="random")
    assert game.s.animals == 6
    assert min(game.count("points").values()) == 0
    assert list(game.s.scores)[:2] == [
        min(points for name, points in game.count("points").items() if game.s.owner[ANIMAL_NAMES.index(name)] == seat)
        for seat in range(2)
    ]
