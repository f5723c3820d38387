"""Set-up (TT-15 … TT-22)."""

from collections import Counter

import pytest
from support.triassic_terror import Table, new

from gondwana.games.triassic_terror.tables import Tile
from gondwana.kernel.rules.header import NONE

CHART = {
    2: ["s1 primary", "s3 primary"],
    3: ["s2 primary", "s1 primary", "s3 primary"],
    4: ["s2 secondary", "s2 primary", "s1 primary", "s3 primary"],
    5: ["s1 secondary", "s3 secondary", "s2 primary", "s1 primary", "s3 primary"],
    6: ["s1 secondary", "s3 secondary", "s2 secondary", "s2 primary", "s1 primary", "s3 primary"],
}


def herds(game: Table) -> dict[int, str]:
    """Where each seat's herd stands."""
    return {
        herd["seat"]: f"{area['area']} {herd['habitat']}"
        for area in game.match.view(None)["areas"]
        for herd in area["herds"]
    }


def test_one_card_is_turned_up_at_random() -> None:
    """TT-15: all environments are equally likely."""
    shown = Counter(new(seed=seed).match.view(None)["cards"]["face_up"] for seed in range(200))
    assert shown.keys() == {"swamp", "forest", "desert", "mountain"}
    assert max(shown.values()) < 80
    assert sum(new().s.deck) == 27


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_raptors_start_on_5_and_migration_on_6(seats: int) -> None:
    """TT-16: the other four lie at random on 1 to 4."""
    orders = Counter(tuple(new(seats, seed=seed).s.tile_on) for seed in range(120))
    assert {order[4:] for order in orders} == {(Tile.RAPT, Tile.MIG)}
    assert all(set(order[:4]) == {Tile.NEW, Tile.GROW, Tile.HATCH, Tile.TREX} for order in orders)
    assert len(orders) == 24


def test_six_players_start_with_the_t_rex_on_4() -> None:
    """TT-17."""
    orders = {tuple(new(6, seed=seed).s.tile_on) for seed in range(60)}
    assert {order[3:] for order in orders} == {(Tile.TREX, Tile.RAPT, Tile.MIG)}
    assert len(orders) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_tiles_on_5_and_6_carry_a_white_token(seats: int) -> None:
    """TT-18."""
    assert [space["white"] for space in new(seats).match.view(None)["spaces"]] == [0, 0, 0, 0, 1, 1]


def test_predators_start_in_their_areas() -> None:
    """TT-19: the T-Rex is nobody's."""
    predators = new().match.view(None)["predators"]
    places = {predator["predator"]: predator["area"] for predator in predators}
    assert places == {"raptor_a": "f2", "raptor_b": "m2", "pterodactyl": "d3", "trex": "d1"}
    assert predators[3]["owner"] is None


def test_the_first_player_is_random() -> None:
    """TT-20: and selects first; numbers go clockwise from there."""
    firsts = Counter()
    for seed in range(80):
        game = new(4, seed=seed)
        firsts[game.s.first] += 1
        assert game.match.asked == [game.s.first]
    assert firsts.keys() == {0, 1, 2, 3}
    assert max(firsts.values()) < 40


@pytest.mark.parametrize("seats", CHART)
def test_each_player_starts_with_four_dinos_in_the_swamp(seats: int) -> None:
    """TT-21, TT-20."""
    for seed in range(4):
        game = new(seats, seed=seed)
        first = game.s.first
        assert herds(game) == {(first + number) % seats: place for number, place in enumerate(CHART[seats])}
        dinos = [sum(row[seat] for row in game.s.dinos) for seat in range(seats)]
        assert dinos == [4] * seats


def test_scores_start_at_zero_in_the_first_round_of_the_triassic() -> None:
    """TT-22."""
    game = new()
    view = game.match.view(None)
    assert game.match.scores == [0, 0, 0, 0]
    assert (view["period"], view["round"]) == ("triassic", 1)
    assert all(seat == NONE for seat in (*game.s.taken, *game.s.volcano))
