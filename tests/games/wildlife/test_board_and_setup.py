"""The island, the species, the start (WL-1 … WL-8)."""

from collections import Counter

import pytest
from support.wildlife import Table, cell, named_cards, new, table, territory_cells

from gondwana.games.wildlife.tables import (
    AT,
    BORN_WITH,
    CELLS,
    COPIES,
    NEAR,
    ROOM,
    SEA,
    SIDES,
    SPECIES,
    TERRAINS,
    TERRITORIES,
    Capability,
    Species,
    Terrain,
)
from gondwana.games.wildlife.tables import TERRITORY as TERRITORY_OF
from gondwana.games.wildlife.words import CARD, CELL, SPECIES_KIND, TERRITORY

PLAYERS = range(2, 7)
SPECIFIED = {  # cell numbers of each territory, as the specification lists them
    "savanna_large": "24 34 44 54 55 64 65 66 72",
    "savanna_small": "31 32 41 42",
    "mountain_large": "9 17 18 19 20 21 27 28",
    "mountain_small": "33 43 53 62 63",
    "steppe_large": "69 70 71 73 74 75 76 77",
    "steppe_small": "16 26 36 37 38",
    "desert_large": "0 1 2 6 7 8 14 15",
    "desert_small": "49 58 59 67 68",
    "water_large": "29 30 39 40 50 51 52 60 61",
    "water_small": "25 35 45 46",
    "forest_large": "3 4 5 10 11 12 13 22 23",
    "forest_small": "47 48 56 57",
}
NEIGHBOURS = {  # which territories border which, in the letters of the map
    "savanna_large": "DTdfw",
    "savanna_small": "FMWm",
    "mountain_large": "DFWst",
    "mountain_small": "FTWs",
    "steppe_large": "SWdm",
    "steppe_small": "DMWfw",
    "desert_large": "FMStw",
    "desert_small": "STWf",
    "water_large": "MTdmst",
    "water_small": "DSft",
    "forest_large": "DMms",
    "forest_small": "Sdtw",
}
LETTERS = "SsMmTtDdWwFf"


@pytest.mark.parametrize("territory", SPECIFIED)
def test_a_territory_has_the_cells_of_the_map(territory: str) -> None:
    """WL-2."""
    assert [CELL.number(word) for word in territory_cells(territory)] == [int(n) for n in SPECIFIED[territory].split()]


@pytest.mark.parametrize("territory", NEIGHBOURS)
def test_a_territory_borders_those_of_the_map(territory: str) -> None:
    """WL-2."""
    number = TERRITORY.number(territory)
    touched = {
        int(TERRITORY_OF[NEAR[cell, side]])
        for cell in range(CELLS)
        for side in range(SIDES)
        if TERRITORY_OF[cell] == number and NEAR[cell, side] != SEA
    }
    assert "".join(sorted(LETTERS[other] for other in touched - {number})) == NEIGHBOURS[territory]


def test_the_island_has_twelve_territories_and_78_cells() -> None:
    """WL-2: 137 pairs share a side; diagonals never count."""
    assert (CELLS, TERRITORIES) == (78, 12)
    assert sum(NEAR[cell, side] != SEA for cell in range(CELLS) for side in range(SIDES)) == 2 * 137
    for here in range(CELLS):
        for near in (NEAR[here, side] for side in range(SIDES)):
            if near != SEA:
                assert abs(AT[here][0] - AT[near][0]) + abs(AT[here][1] - AT[near][1]) == 1
    assert all(ROOM[2 * terrain] + ROOM[2 * terrain + 1] == 13 for terrain in range(TERRAINS))


BOARDS = {  # savanna, steppe, forest, mountain, water, desert
    "crocodile": "MNENAM",
    "snake": "NMNMEA",
    "eagle": "MMNANE",
    "bear": "MNAEMN",
    "mammoth": "EAMMNN",
    "man": "AEMMNN",
}


@pytest.mark.parametrize("species", BOARDS)
def test_a_species_begins_with_the_capabilities_of_its_board(species: str) -> None:
    """WL-3, and WX-1 for man."""
    columns = (Terrain.SAVANNA, Terrain.STEPPE, Terrain.FOREST, Terrain.MOUNTAIN, Terrain.WATER, Terrain.DESERT)
    assert "".join("NMEA"[BORN_WITH[SPECIES_KIND.number(species), terrain]] for terrain in columns) == BOARDS[species]


def test_no_pile_of_tokens_can_run_out() -> None:
    """WL-3, ruling 26: on each terrain 3 tokens to move, 4 to reproduce, 5 to attack are enough for all."""
    for terrain in range(TERRAINS):
        levels = [BORN_WITH[species, terrain] for species in range(SPECIES)]
        assert sum(level < Capability.MOVE for level in levels) <= 3
        assert sum(level < Capability.REPRODUCE for level in levels) <= 4
        assert sum(level < Capability.ATTACK for level in levels) <= 5
        assert levels.count(Capability.REPRODUCE) == levels.count(Capability.ATTACK) == 1


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_draws_a_species_of_his_own(seats: int) -> None:
    """WL-1."""
    drawn = set()
    for seed in range(30):
        game = new(seats, seed)
        species = game.state.species
        assert len(set(species[:seats])) == seats
        assert species[seats:] == [-1] * (6 - seats)
        for seat in range(seats):
            assert game.state.capability[seat] == [BORN_WITH[species[seat], terrain] for terrain in range(TERRAINS)]
        drawn.add(tuple(species))
    assert len(drawn) > 15


@pytest.mark.parametrize(("seats", "pieces", "first"), [(2, 30, 12), (3, 30, 8), (4, 25, 5), (5, 21, 4), (6, 18, 3)])
def test_pieces_and_first_placements_depend_on_the_players(seats: int, pieces: int, first: int) -> None:
    """WL-4."""
    game = new(seats)
    assert game.state.reserve[:seats] == [pieces] * seats
    placements = 0
    while game.asked().endswith("settle"):
        seat = game.match.asked[0]
        game.match.play(seat, game.match.legal(seat)[0])
        placements += 1
    assert placements == first * seats
    assert game.state.reserve[:seats] == [pieces - first] * seats
    assert [sum(owner == seat for owner in game.state.piece) for seat in range(seats)] == [first] * seats


@pytest.mark.parametrize("seed", range(8))
def test_the_oldest_species_begins_and_play_is_clockwise(seed: int) -> None:
    """WL-5, WL-6."""
    game = new(4, seed)
    first = min(range(4), key=lambda seat: game.state.species[seat])
    assert game.state.first == first
    assert [game.state.scores[(first + step) % 4] for step in range(4)] == [1, 2, 3, 4]
    for step in range(8):
        assert game.match.asked == [(first + step) % 4]
        game.match.play(game.match.asked[0], game.match.legal(game.match.asked[0])[0])


def test_the_snake_is_older_than_mammoth_man_and_eagle() -> None:
    """WX-13, WL-5: the others follow in seating order, not by age."""
    assert sorted((Species.MAMMOTH, Species.MAN, Species.EAGLE, Species.SNAKE))[0] == Species.SNAKE
    for seed in range(400):
        game = new(4, seed)
        if set(game.state.species[:4]) == {Species.MAMMOTH, Species.MAN, Species.EAGLE, Species.SNAKE}:
            snake = game.seat("snake")
            assert [game.state.scores[(snake + step) % 4] for step in range(4)] == [1, 2, 3, 4]
            return
    raise AssertionError("the four never met")


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_begins_with_eight_food_and_ten_secret_cards(seats: int) -> None:
    """WL-6, WL-7."""
    game = new(seats)
    assert game.state.food[:seats] == [8] * seats
    hands = [named_cards(game.state.hand[seat]) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [10] * seats
    assert sum(game.state.deck) == 110 - 10 * seats
    dealt = Counter(card for hand in hands for card in hand) + Counter(named_cards(game.state.deck))
    assert dealt == {CARD.word(kind): COPIES[kind] for kind in range(12)}


def test_the_deck_has_110_cards() -> None:
    """WL-7."""
    copies = {CARD.word(kind): COPIES[kind] for kind in range(12)}
    terrains = dict.fromkeys(("savanna", "mountain", "steppe", "desert", "water", "forest"), 10)
    rest = {"arrow": 18, "wheel": 15, "joker": 10, "food_source": 3, "epidemic": 2, "famine": 2}
    assert copies == {**terrains, **rest}


def settling(**pieces: str) -> Table:
    """Man is asked for one of the first pieces."""
    from gondwana.games.wildlife.flow import Stage

    return table("man mammoth snake", pieces=pieces, stage=Stage.SETTLE, settled=0)


def test_the_first_pieces_go_where_the_species_can_at_least_move() -> None:
    """WL-8: man has nothing in water and desert."""
    game = settling()
    assert game.asked() == "man: settle"
    expected = {
        word
        for territory in SPECIFIED
        if not territory.startswith(("water", "desert"))
        for word in territory_cells(territory)
    }
    assert set(game.choices()) == expected


def test_a_large_territory_takes_four_first_pieces_and_a_small_one_two() -> None:
    """WL-8: of all players together, before the placement."""
    game = settling(mammoth="a4 a5 a6", snake="h4 d1")
    assert {"a7", "i5"} <= set(game.choices())
    game = settling(mammoth="a4 a5 a6", snake="a7 h4", man="i4")
    assert not {"b7", "h5", "i5"} & set(game.choices())
    assert "d6" in game.choices()


def test_a_first_piece_needs_a_free_cell() -> None:
    """WL-8."""
    assert "a4" not in settling(mammoth="a4").choices()


def test_the_first_pieces_complete_nothing() -> None:
    """WL-8: all the same rules of territories hold afterwards."""
    for seats in PLAYERS:
        game = new(seats)
        while game.asked().endswith("settle"):
            game.match.play(game.match.asked[0], game.match.legal(game.match.asked[0])[-1])
        assert game.state.markers == 0
        assert game.state.scores[game.state.first] == 1
        assert game.asked().endswith("lay")
        assert game.match.asked == [game.state.first]


def test_cells_are_called_by_column_and_row() -> None:
    """WL-2: (5, 3) of the specification is d6."""
    assert cell(5, 3) == "d6"
    assert cell(8, 2) == "c9"
