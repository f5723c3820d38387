"""The box and the board (TT-1 … TT-14)."""

import pytest
from support.triassic_terror import end_of_period, new, turn

from gondwana.games.triassic_terror import TRIASSIC_TERROR, tables
from gondwana.games.triassic_terror.board.island import AREAS, ENVIRONMENTS, HABITATS
from gondwana.games.triassic_terror.tables import ADJACENT, STONES, Tile
from gondwana.kernel.errors import BadSeats

NEAR = {
    "s1": "s2 f1 m1",
    "s2": "s1 s3 f2 m2",
    "s3": "s2 f3 m3",
    "f1": "f2 s1 d1",
    "f2": "f1 f3 s2 d2",
    "f3": "f2 s3 d3",
    "d1": "d2 f1 m1",
    "d2": "d1 d3 f2 m2",
    "d3": "d2 f3 m3",
    "m1": "m2 s1 d1",
    "m2": "m1 m3 s2 d2",
    "m3": "m2 s3 d3",
}
GRADES = dict(zip(AREAS, "ABACBABACACB", strict=True))
SIDES = {
    "a": {"A": [6, 3, 0], "B": [5, 3, 0], "C": [4, 2, 0]},
    "b": {"A": [6, 4, 2], "B": [5, 3, 1], "C": [4, 2, 1]},
}


def near(area: str) -> set[str]:
    mask = ADJACENT[AREAS.index(area)]
    return {other for index, other in enumerate(AREAS) if mask >> index & 1}


def test_two_to_six_play_and_most_points_win() -> None:
    """TT-1."""
    assert list(TRIASSIC_TERROR.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            new(seats)
    game = end_of_period("s1: red 3; f1: blue 1", seats=3, period=2, scores={"green": 30})
    assert game.match.over
    assert game.match.places == [2, 1, 3]


def test_four_environments_of_three_areas_with_three_habitats() -> None:
    """TT-2."""
    areas = new().match.view(None)["areas"]
    assert [area["environment"] for area in areas] == [name for name in ENVIRONMENTS for _ in range(3)]
    assert {len(area["stones"]) for area in areas} == {len(HABITATS)} == {3}


@pytest.mark.parametrize(("seats", "side"), [(2, "a"), (3, "a"), (4, "a"), (5, "b"), (6, "b")])
def test_the_side_of_the_board_depends_on_the_players(seats: int, side: str) -> None:
    """TT-3, TT-5: and so do the stones that are counted."""
    view = new(seats).match.view(None)
    assert view["side"] == side
    assert {area["area"]: area["stones"] for area in view["areas"]} == {
        area: SIDES[side][grade] for area, grade in GRADES.items()
    }


def test_only_side_b_pays_for_tertiary_habitats() -> None:
    """TT-4."""
    side_a, side_b = STONES[0], STONES[1]
    assert all(row[0] > row[1] > row[2] == 0 for row in side_a)
    assert all(row[0] > row[1] > row[2] > 0 for row in side_b)
    island = "s1: red 3, green 2, blue 1"
    assert end_of_period(island, seats=4).scores() == {"red": 6, "green": 3}
    assert end_of_period(island, seats=5).scores() == {"red": 6, "green": 4, "blue": 2}


def test_adjacent_areas_share_a_border_and_corners_do_not_count() -> None:
    """TT-6: twenty borders in all."""
    assert {area: near(area) for area in AREAS} == {area: set(others.split()) for area, others in NEAR.items()}
    assert sum(len(near(area)) for area in AREAS) == 2 * 20
    for corner in ("f2", "m2"):
        assert corner not in near("s1")


def test_dinos_and_predators_go_step_by_step() -> None:
    """TT-7: dinos one step, a Raptor two at most, and none jumps."""
    game = turn("s1: red 4", "red", "mig").play("tile", "s1")
    assert set(game.options()) == near("s1")
    game = turn("s1: red 4", "red", "rapt", predators={"raptor-a": "s1"}).play("tile", "raptor-a")
    assert set(game.options()) == set().union(near("s1"), *(near(step) for step in near("s1"))) - {"s1"}


def test_each_player_has_57_dinos() -> None:
    """TT-8: four of them on the board at first."""
    for seats in range(2, 7):
        assert new(seats).s.supply[:seats] == [53] * seats


def test_an_effect_adds_no_more_than_the_supply_holds() -> None:
    """TT-9, case 80: the shortfall is lost."""
    game = turn("s1: red 4; f1: red 1", "red", "grow", supply={"red": 4}).play("tile", "s1", "f1")
    assert (game.area("s1"), game.area("f1"), game.supply("red")) == ("red 7", "red 2", 0)
    eggs = turn("s1: red 4", "red", "hatch", supply={"red": 1}).play("tile", "s1")
    assert (eggs.area("s1"), eggs.supply("red")) == ("red 5", 0)
    assert turn("s1: red 4", "red", card="forest", supply={"red": 2}).play("card").options() == [
        word for word in tables.SPLIT_WORDS if sum(map(int, word.split("-"))) == 2
    ]


def test_lost_dinos_return_to_their_owners_supply() -> None:
    """TT-10: eaten, killed, evicted and taken as followers."""
    eaten = turn("s2: blue 3", "red", "hatch", predators={"pterodactyl": "s1"}).play("tile", "s2", "p3", "p3")
    assert eaten.supply("blue") == 56
    killed = turn("s2: blue 3", "red", counters=True).play("volcano", "s2")
    assert killed.supply("blue") == 56
    evicted = turn("d2: blue 4, orange 2, green 1", "red", card="desert").play("card", "0-3-0")
    assert evicted.supply("green") == 57
    followed = turn("s1: red 3, blue 2", "red", "mig").play("tile", "s1", "s2", "4")
    assert followed.supply("blue") == 56
    assert followed.supply("red") == 57 - 4


def test_there_are_seven_cards_of_each_environment() -> None:
    """TT-11."""
    s = new().s
    cards = list(s.deck)
    cards[s.face_up] += 1
    assert cards == [7, 7, 7, 7]


def test_there_are_six_different_tiles() -> None:
    """TT-12."""
    assert [tile.name for tile in Tile] == ["NEW", "GROW", "MIG", "HATCH", "TREX", "RAPT"]
    for seed in range(5):
        assert sorted(new(seed=seed).s.tile_on) == list(Tile)


def test_twelve_white_tokens_lie_on_tiles_or_in_the_pool() -> None:
    """TT-13."""
    view = new().match.view(None)
    assert view["pool"] == 10
    assert sum(space["white"] for space in view["spaces"]) == 2


def test_each_player_has_one_counter_of_each_kind_and_a_t_rex() -> None:
    """TT-14."""
    players = new(6).match.view(None)["players"]
    assert {(player["hatch"], player["volcano"]) for player in players} == {("ready", "ready")}
    island = "s1: green 1"
    for colour in ("red", "green"):
        game = turn(island, colour, "trex").play("tile", "stay")
        assert game.match.view(None)["predators"][3]["owner"] == game.seat
    twice = turn(island, "green", counters=True).play("hatch", "s1")
    assert "hatch" not in twice.options()
