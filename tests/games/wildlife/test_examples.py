"""The worked examples of the specification (WX-1 … WX-13)."""

from support.boards import live, twin_of
from support.wildlife import cell, cells, drawn, fill, table

from gondwana.games.wildlife.scoring import line_points
from gondwana.games.wildlife.words import LINE

FOUR = "man mammoth crocodile eagle"
PLAYERS = {"O": "man", "G": "mammoth", "B": "crocodile", "N": "eagle"}
ISLAND = """
..BBBGBB..
.__BNGBGO.
__OGNNNNOO
B_ONNBBNO_
O__GNB_GON
O__OBBBBB_
OOGGBNBB__
.OGGNNGGO.
..NGGGGG..
"""


def words(*places: tuple[int, int]) -> str:
    """Cells of the specification's map."""
    return " ".join(cell(*place) for place in places)


def test_wx_1_mans_board() -> None:
    """WX-1, WL-12 … WL-15: water can't be executed, forest only moves."""
    game = table(laid="water forest joker", pieces={"man": words((7, 3))})
    assert "use_water" not in game.choices()
    game.play("man: use_forest")
    assert game.asked() == "man: move_piece"


def test_wx_2_movement() -> None:
    """WX-2, WL-12, WL-17."""
    mammoths = words((3, 2), (4, 2), (4, 3))
    for card, expected in (
        ("free_move", words((2, 2), (3, 3), (4, 4), (5, 3))),
        ("use_forest", words((5, 3))),
        ("use_mountain", words((3, 3))),
    ):
        game = table(laid="forest mountain joker", active="mammoth", pieces={"mammoth": mammoths})
        game.play(f"mammoth: {card}", f"mammoth: {cell(3, 2)}")
        assert game.choices() == expected.split()
    game = table(laid="forest mountain joker", active="mammoth", pieces={"mammoth": mammoths})
    game.play("mammoth: free_move", f"mammoth: {cell(3, 2)}", f"mammoth: {cell(5, 3)}")
    assert game.pieces("mammoth") == set(words((4, 2), (4, 3), (5, 3)).split())


def test_wx_3_reproduction() -> None:
    """WX-3, WL-13."""
    game = table(laid="savanna famine joker", active="mammoth")
    game.play("mammoth: use_savanna")
    assert len(game.choices()) == 13
    game.play(f"mammoth: {cell(3, 7)}")
    assert game.at(cell(3, 7)) == "mammoth"
    assert game.reserve("mammoth") == 29


def test_wx_4_attack() -> None:
    """WX-4, WL-14, WL-16."""
    pieces = {
        "mammoth": words((8, 3), (8, 4), (8, 5)),
        "snake": words((8, 6), (8, 7), (7, 6)),
        "man": words((7, 7), (7, 8)),
    }
    game = table(laid="steppe famine joker", active="mammoth", pieces=pieces)
    game.play("mammoth: use_steppe", "mammoth: attack", f"mammoth: {cell(7, 7)}")
    assert game.at(cell(7, 7)) == "mammoth"
    assert game.pieces("man") == {cell(7, 8)}
    game = table(laid="steppe famine joker", active="mammoth", pieces={**pieces, "man": words((7, 7))})
    game.play("mammoth: use_steppe")
    assert game.asked() == "mammoth: place"  # no attack, and no mammoth stands beside the free cell
    assert set(game.choices()) == set(words((7, 8), (2, 2), (3, 2), (4, 2), (4, 3), (4, 4)).split())


def test_wx_5_oranges_turn() -> None:
    """WX-5, WL-10, WL-19, WL-35, WL-40."""
    game = table(
        laid="wheel forest forest",
        abilities={"man": "intelligence"},
        hands={"man": "wheel"},
        pieces={"mammoth": words((5, 4)), "man": words((7, 3))},
    )
    reserve = game.reserve("man")
    game.play("man: intelligence", "man: wheel")
    game.play("man: use_wheel", "man: forest")
    assert (game.capability("man", "forest"), game.tokens("man")) == ("reproduce", 1)
    game.play("man: use_forest", "man: place", f"man: {cell(5, 3)}")
    game.play("man: use_forest", "man: place", f"man: {cell(6, 2)}")
    assert game.points("man") == 10
    game.play("man: free_move", f"man: {cell(7, 3)}", f"man: {cell(6, 3)}")
    assert game.points("man") == 13
    assert game.marked() == {"forest_small": 1}
    game.play("man: sell_wheel").all_pass()
    assert "end" in game.choices()
    assert game.reserve("man") == reserve - 2
    assert game.pieces("man") == set(words((5, 3), (6, 2), (6, 3)).split())


def points_of(game: object, line: str) -> list[int]:
    """What the four players score on one line."""
    s = live(twin_of(game.match))  # type: ignore[attr-defined]
    return [int(line_points(s, LINE.number(line), seat)) for seat in range(4)]


def test_wx_6_colonies() -> None:
    """WX-6, WL-45, WL-46: orange one of 4, light green one of 3, grey two of 1."""
    pieces = {"man": "c1 d1 e1 d2", "mammoth": "h4 i4 h5", "bear": "a5 f9"}
    game = table("man mammoth bear eagle", laid="famine famine joker", pieces=pieces)
    assert points_of(game, "colonies") == [10, 7, 10, 0]


TABLE = {
    "water_large": (0, 0, 4, 0),
    "water_small": (0, 0, 0, 0),
    "steppe_large": (2, 3, 0, 0),
    "steppe_small": (3, 1, 0, 1),
    "savanna_large": (3, 2, 0, 0),
    "savanna_small": (3, 1, 0, 1),
    "forest_large": (2, 2, 2, 0),
    "forest_small": (1, 3, 1, 0),
    "mountain_large": (0, 2, 0, 3),
    "mountain_small": (0, 0, 0, 4),
    "desert_large": (0, 0, 4, 0),
    "desert_small": (0, 0, 2, 3),
    "colonies": (6, 7, 7, 5),
}


def test_wx_7_general_scoring() -> None:
    """WX-7, WL-43 … WL-46: the rulebook's table, 20/21/20/17."""
    game = table(FOUR, laid="famine famine joker", pieces=drawn(ISLAND, PLAYERS))
    found = {line: tuple(points_of(game, line)) for line in TABLE}
    assert found == TABLE
    assert [sum(column) for column in zip(*found.values(), strict=True)] == [20, 21, 20, 17]


def test_wx_7_played() -> None:
    """WX-7, WL-63: the same points at the end of a turn, with those for food."""
    game = table(
        FOUR,
        laid="famine epidemic joker",
        pieces=drawn(ISLAND, PLAYERS),
        food={"man": 0, "mammoth": 0, "crocodile": 0, "eagle": 0},
        points={"man": 0, "mammoth": 0, "crocodile": 0, "eagle": 0},
        general=1,
    ).sell_and_end()
    assert game.match.scores == [20, 21, 20, 17]


def test_wx_8_three_colonies_share_a_place() -> None:
    """WX-8, WL-46: the island of WX-7, with a colony of 5 of another player on free cells."""
    pieces = {**drawn(ISLAND, PLAYERS), "snake": words((1, 1), (1, 2), (2, 0), (2, 1), (3, 1))}
    game = table(f"{FOUR} snake", laid="famine famine joker", pieces=pieces)
    s = live(twin_of(game.match))
    colonies = [int(line_points(s, LINE.number("colonies"), seat)) for seat in range(5)]
    assert colonies == [1 + 1, 7, 7, 5, 1]


def test_wx_9_ties() -> None:
    """WX-9, WL-44: first, second, third."""
    game = table(FOUR, laid="famine famine joker", pieces=fill("savanna_large", man=2, mammoth=2, crocodile=1))
    assert points_of(game, "savanna_large") == [2, 2, 1, 0]
    game = table(FOUR, laid="famine famine joker", pieces=fill("savanna_large", man=3, mammoth=2, crocodile=2))
    assert points_of(game, "savanna_large") == [3, 1, 1, 0]
    pieces = fill("savanna_large", man=4, mammoth=2, crocodile=1, eagle=1)
    assert points_of(table(FOUR, laid="famine famine joker", pieces=pieces), "savanna_large") == [3, 2, 0, 0]
    assert len(cells(pieces["man"])) == 4
