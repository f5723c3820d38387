"""The rulebook's twenty worked examples, set on our map."""

from support.boards import at_position, twin_of
from support.triassic_terror import TRIASSIC_TERROR, Table, end_of_period, new, seat_of, turn

from gondwana.games.triassic_terror.flow import Stage
from gondwana.games.triassic_terror.tables import SPLIT_WORDS


def test_1_set_up_chart() -> None:
    """TT-21: four players."""
    game = new(4)
    number = {((seat - game.s.first) % 4) + 1: ("red", "green", "blue", "orange")[seat] for seat in range(4)}
    assert game.area("s1") == f"{number[3]} 4"
    assert game.area("s2") == f"{number[2]} 4, {number[1]} 4"
    assert game.area("s3") == f"{number[4]} 4"
    assert all(game.area(key) == "" for key in ("f1", "f2", "f3", "d1", "d2", "d3", "m1", "m2", "m3"))


def test_2_order_of_turns() -> None:
    """TT-34: red's dinosaur on space 5, green's on 3, blue's on 6, orange's on 1."""
    s = twin_of(new(4).match)
    s.depth = s.asked = 0
    s.chosen, s.stage = 4, Stage.TURN
    for colour, space in (("red", 5), ("green", 3), ("blue", 6), ("orange", 1)):
        s.taken[s.tile_on[space - 1]] = seat_of(colour)
    game = Table(at_position(TRIASSIC_TERROR, s))
    order = []
    for _ in range(4):
        order.append(game.colour())
        game.idle()
    assert order == ["orange", "green", "red", "blue"]


def test_3_sliding_tiles() -> None:
    """TT-44, TT-45, TT-46: the tiles of spaces 1, 3, 5 and 6 were taken."""
    s = twin_of(new(4).match)
    s.depth = s.asked = 0
    s.chosen, s.stage = 4, Stage.CLEAN_UP
    before, white = list(s.tile_on), list(s.white)
    for seat, space in enumerate((1, 3, 5, 6)):
        s.taken[before[space - 1]] = seat
        s.white[before[space - 1]] = 0
    after = Table(at_position(TRIASSIC_TERROR, s)).s
    assert after.tile_on[4:] == [before[1], before[3]]
    assert [after.white[tile] for tile in after.tile_on[4:]] == [white[before[1]] + 1, white[before[3]] + 1]
    assert set(after.tile_on[:4]) == {before[0], before[2], before[4], before[5]}
    assert [after.white[tile] for tile in after.tile_on[:4]] == [0, 0, 0, 0]


def test_4_splits_of_a_card() -> None:
    """TT-59: a mountain card, no volcano, enough supply."""
    game = turn("s1: green 4", "green", card="mountain").play("card")
    wanted = "3-0-0 0-3-0 0-0-3 2-1-0 2-0-1 1-2-0 0-2-1 1-0-2 0-1-2 1-1-1"
    assert sorted(game.options()) == sorted(wanted.split())
    assert len(SPLIT_WORDS) == 10 + 6 + 3


def test_5_reinforcing() -> None:
    """TT-53."""
    game = turn("d1: blue 3, orange 2, green 1", "green", card="desert").play("card", "3-0-0")
    assert game.area("d1") == "green 4, blue 3, orange 2"


def test_6_eviction() -> None:
    """TT-54."""
    game = turn("d2: blue 4, orange 2, green 1", "red", card="desert")
    before = game.supply("green")
    game.play("card", "0-3-0")
    assert game.area("d2") == "blue 4, red 3, orange 2"
    assert game.supply("green") == before + 1


def test_7_herd_growth() -> None:
    """TT-64."""
    game = turn("f1: red 1; s2: red 2", "red", "grow")
    before = game.supply("red")
    game.play("tile", "f1", "s2")
    assert (game.area("f1"), game.area("s2")) == ("red 4", "red 4")
    assert game.supply("red") == before - 5


def test_8_shock() -> None:
    """TT-73."""
    game = turn("s2: red 4; f2: blue 3", "red", "mig")
    before = game.supply("red")
    game.play("tile", "s2", "f2", "3", "done")
    assert (game.area("s2"), game.area("f2")) == ("red 1", "blue 3, red 2")
    assert game.supply("red") == before + 1


def test_9_followers() -> None:
    """TT-70, TT-73, TT-51."""
    game = turn("s1: red 3, blue 2, orange 1; f1: orange 3", "red", "mig")
    before = {colour: game.supply(colour) for colour in ("red", "blue", "orange")}
    game.play("tile", "s1", "f1", "5")
    assert (game.area("s1"), game.area("f1")) == ("blue 1", "red 4, orange 3")
    changes = {colour: game.supply(colour) - before[colour] for colour in before}
    assert changes == {"red": -1, "blue": 1, "orange": 1}


def test_10_splitting() -> None:
    """TT-68, TT-73, TT-75."""
    game = turn("f1: red 7", "red", "mig")
    before = game.supply("red")
    game.play("tile", "f1", "s1", "2", "d1", "2", "f2", "2")
    assert [game.area(key) for key in ("f1", "s1", "d1", "f2")] == ["red 1", "red 1", "red 1", "red 2"]
    assert game.supply("red") == before + 2


def test_11_hatch_tile() -> None:
    """TT-80, TT-82, TT-52."""
    game = turn("s2: red 4, blue 3, orange 1", "orange", "hatch", predators={"pterodactyl": "f2"})
    game.play("tile", "s2")
    assert game.area("s2") == "red 4, orange 4, blue 3"
    game.play("s2", "p1", "p3")
    assert game.area("s2") == "orange 4, red 3, blue 2"


def test_12_t_rex_with_a_herd() -> None:
    """TT-87, TT-89, TT-91."""
    game = turn("s1: red 5, green 2, orange 1", "orange", "trex", predators={"trex": "f1 blue"})
    before = game.supply("red"), game.supply("green")
    game.play("tile", "s1", "p1", "p1", "p1", "p2", "p2")
    assert game.area("s1") == "orange 1+T, red 2"
    assert (game.supply("red"), game.supply("green")) == (before[0] + 3, before[1] + 2)


def test_13_lone_t_rex_and_tie() -> None:
    """TT-89, TT-92, TT-52."""
    game = turn("m1: red 6, green 2", "orange", "trex", predators={"trex": "s2 orange"})
    game.play("tile", "m1", "p1", "p1", "p1")
    assert game.area("m1") == "red 3, orange T, green 2"


def test_14_raptor() -> None:
    """TT-105 … TT-108, TT-113."""
    island = "f2: red 4, blue 3, orange 3; f1: green 2, orange 2; f3: red 1, orange 1"
    game = turn(island, "orange", "rapt", predators={"raptor-a": "d2"})
    game.play("tile", "raptor-a", "f2", "p1", "p1")
    assert game.area("f2") == "blue 3, orange 3, red 2"
    game.play("p4", "f1", "p4", "f3")
    assert game.area("f2") == "blue 3, red 2, orange 1"
    assert (game.area("f1"), game.area("f3")) == ("orange 3, green 2", "orange 2, red 1")


def test_15_reach_of_the_pterodactyl() -> None:
    """TT-81, TT-6."""
    reach = {
        "d3": "d2 f3 m3 s3 f2 d1 m2",
        "d2": "f2 d1 d3 m2 s2 f1 f3 m1 m3",
        "d1": "f1 d2 m1 s1 f2 d3 m2",
    }
    for start, areas in reach.items():
        game = turn("s1: red 4", "red", "hatch", predators={"pterodactyl": start}).play("tile", "s1")
        assert set(game.options()) == {*areas.split(), "stay"}


def test_16_normal_scoring_4_and_2() -> None:
    """TT-125: side A."""
    assert end_of_period("m2: green 2, red 1").scores() == {"green": 4, "red": 2}


def test_17_normal_scoring_6_and_3() -> None:
    """TT-125: side A."""
    assert end_of_period("s1: orange 3, red 2").scores() == {"orange": 6, "red": 3}


def test_18_presence_with_t_rex() -> None:
    """TT-127, TT-128."""
    stones = 5 + 6 + 4
    assert end_of_period("s2: red 1; m1: red 1; d3: red 1; f2: red T").scores() == {"red": stones + 5 + 8}
    assert end_of_period("s2: red 1; m1: red 1; d3: red 1; f2: blue T").scores()["red"] == stones


def test_19_dominance_tie() -> None:
    """TT-131: red's stones are worth 8, blue's 7, green has no tertiary habitat."""
    island = "d2: red 3, green 3, blue 1; d1: green 3, blue 2, red 1; d3: blue 3, red 2"
    stones = {"red": 6 + 2, "green": 3 + 5, "blue": 3 + 4}
    assert end_of_period(island, period=2).scores() == {
        "red": stones["red"] + 8,
        "green": stones["green"],
        "blue": stones["blue"] + 4,
    }


def test_20_schedule() -> None:
    """TT-126: four players, Presence twice, then Dominance."""
    scorings = [cell["scoring"] for cell in new(4).match.view(None)["track"] if cell["scoring"]]
    assert scorings == [["habitats", "presence"], ["habitats", "presence"], ["habitats", "dominance"]]
