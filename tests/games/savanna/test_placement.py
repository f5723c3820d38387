"""Placement: the floating frame of four rows and five columns (SAV-8 … SAV-13, SAV-42)."""

import pytest
from support.boards import live
from support.random_games import stopped, twin
from support.savanna import Table, ecosystem, free, table

from gondwana.games.savanna import SAVANNA
from gondwana.games.savanna.rules.placement import free_cells, is_free
from gondwana.games.savanna.tables import CELLS, FULL, WIDTH
from gondwana.kernel.errors import IllegalMove
from gondwana.kernel.rules import numbers


def test_the_first_card_has_one_place() -> None:
    """SAV-8, case 36: wherever it is called; nobody is asked."""
    game = table(hands=["LA", "ZA", "HA"])
    game.choose("LZH")
    assert [game.rows(seat) for seat in range(3)] == ["L", "Z", "H"]
    assert [card["thing"] for card in game.match.view(1)["ecosystems"][1]["cards"]] == ["cell:1:e4"]
    assert game.prompt(0) == "choose"


def test_a_card_lies_beside_an_earlier_one() -> None:
    """SAV-9, case 37: left, right, above or below; a diagonal does not do."""
    assert free("W") == {(0, -1), (0, 1), (-1, 0), (1, 0)}
    assert free("W. WW") == {(-1, 0), (0, 1), (0, -1), (1, -1), (2, 0), (2, 1), (1, 2)}


def test_a_card_lies_beside_one_of_the_same_ecosystem() -> None:
    """SAV-9: the neighbours' cards do not count."""
    game = table(hands=["L", "A", "Z"], grids=["GG", "T T", "R"])
    game.choose("LAZ")
    assert game.legal(0) == {"d4", "g4", "e3", "f3", "e5", "f5"}
    assert game.legal(1) == {"e3", "e6", "d4", "f4", "d5", "f5"}
    assert game.legal(2) == {"d4", "f4", "e3", "e5"}


def test_no_card_lies_on_another() -> None:
    """SAV-9, SAV-12: cards are never covered."""
    assert (0, 0) not in free("WW")
    game = table(hands=["L", "A", "Z"], grids=["GG", "TT", "RR"]).choose("LAZ")
    with pytest.raises(IllegalMove):
        game.match.play(0, "e4")


def test_an_ecosystem_is_at_most_five_wide() -> None:
    """SAV-10: after the fifth column nothing lies left or right of it."""
    row = [(0, -1), (0, 4)]
    assert free("WWWW").issuperset(row)
    assert free("WWWWW") == {(-1, col) for col in range(5)} | {(1, col) for col in range(5)}


def test_an_ecosystem_is_at_most_four_high() -> None:
    """SAV-10, case 38: never five rows of four."""
    assert free("W W W").issuperset([(-1, 0), (3, 0)])
    assert free("W W W W") == {(row, col) for row in range(4) for col in (-1, 1)}
    assert (4, 0) not in free("WWWW W W W")


def test_the_extent_counts_and_not_a_full_line() -> None:
    """SAV-10: four single cards in four rows already fix the height, five in five columns the width."""
    stairs = free("W... WW.. .WW. ..WW")
    assert {row for row, _ in stairs} == {0, 1, 2, 3}
    flat = free("W.... WWW.. ..WWW")
    assert {col for _, col in flat} == {0, 1, 2, 3, 4}
    assert {row for row, _ in flat} == {-1, 0, 1, 2, 3}


def test_the_frame_floats_until_it_is_full() -> None:
    """SAV-11: the first card may end in any row and any column."""
    for words, left, right in [("W", 1, 1), ("WW", 1, 1), ("WWWW", 1, 1), ("WWWWW", 0, 0)]:
        wide = len(words)
        places = free(words)
        assert ((0, -1) in places, (0, wide) in places) == (bool(left), bool(right))
    for high in range(1, 5):
        places = free(" ".join("W" * high))
        assert ((-1, 0) in places, (high, 0) in places) == (high < 4, high < 4)


@pytest.mark.parametrize(
    ("way", "shut"),
    [
        (["d4", "c4", "b4", "a4"], {"f4"}),
        (["f4", "g4", "h4", "i4"], {"d4"}),
        (["e3", "e2", "e1"], {"e5"}),
        (["e5", "e6", "e7"], {"e3"}),
    ],
    ids=["left", "right", "up", "down"],
)
def test_growth_on_one_side_shuts_the_other(way: list[str], shut: set[str]) -> None:
    """SAV-11: with an extent of h × w it may still grow by 4 - h rows and 5 - w columns in all."""
    game = table(seats=3, seed=5).step()
    for cell in way:
        assert shut <= placing(game)
        game.place(cell, *(min(game.legal(seat)) for seat in (1, 2)))
    assert not shut & placing(game)


def placing(game: Table) -> set[str]:
    """Everybody chooses; where the first seat may now lay its card."""
    for seat in range(3):
        game.match.play(seat, game.match.legal(seat)[0])
    return game.legal(0)


def test_the_last_card_completes_the_rectangle() -> None:
    """SAV-10: its place is forced, so nobody is asked; gaps are allowed until then."""
    grids = ["GGGGG L.WWW RRRRR CCCCC", "TTTTT EEEEE HHHHH VVVV.", ".ZZZZ ZZAAA AAAAA AAAAA"]
    game = table(hands=["LA", "ZA", "HA"], grids=grids, lap=2, step=10)
    game.choose("LZH")
    assert [game.rows(seat) for seat in range(3)] == [
        "GGGGG LLWWW RRRRR CCCCC",
        "TTTTT EEEEE HHHHH VVVVZ",
        "HZZZZ ZZAAA AAAAA AAAAA",
    ]


def test_a_placed_card_never_moves() -> None:
    """SAV-12: what lies in a cell lies there to the end."""
    game = table(4, seed=3)
    before = [[0] * 99] * 6
    while not game.match.over:
        game.answer()
        now = game.state.grid
        assert all(new == old for seat in range(4) for old, new in zip(before[seat], now[seat], strict=True) if old)
        before = now


def test_a_chosen_card_must_be_placed() -> None:
    """SAV-12, case 45: it can't be refused, exchanged or left out."""
    game = table(hands=["LA", "ZA", "HA"], grids=["G", "T", "R"]).choose("LZH")
    ask = game.match.ask(0)
    assert ask["prompt"] == "place"
    assert {choice["text"]["args"]["card"]["term"] for choice in ask["choices"]} == {"savanna_the_lion"}
    assert game.legal(0) == {"d4", "f4", "e3", "e5"}
    game.place("d4", "d4", "d4")
    assert game.rows(0) == "LG"


def test_adjacent_means_left_right_above_below() -> None:
    """SAV-13: in every place where the rules say it, a diagonal neighbour counts for nothing."""
    assert (1, 1) not in free("W")
    assert ecosystem("W. .A").line("W") == 0
    assert ecosystem("Z. .G").line("Z") == 0
    assert ecosystem("R. .T").line("R") == 0
    assert ecosystem("G. .G").line("G") == 2
    assert ecosystem("LA .G").line("L") == 0
    assert ecosystem("E. .A").line("E") == 6


def test_all_place_at_once_knowing_all_revealed_cards() -> None:
    """SAV-42: each sees the others' cards of this step, and their ecosystems as they were before it."""
    game = table(hands=["LAA", "ZAA", "HAA"], grids=["G", "T", "R"]).choose("LZH")
    assert game.match.asked == [0, 1, 2]
    game.match.play(1, "d4")
    game.match.play(2, "f4")
    for seat in (0, None):
        seen = game.match.view(seat)["ecosystems"]
        assert [eco["revealed"] for eco in seen] == ["lion", "zebra", "hyena"]
        assert [[card["card"] for card in eco["cards"]] for eco in seen] == [["grass"], ["tree"], ["giraffe"]]
        assert [eco["total"] for eco in seen] == [1, 4, 0]
    own = game.match.view(1)["ecosystems"][1]["cards"]
    assert [(card["thing"], card["card"]) for card in own] == [("cell:1:e4", "tree"), ("cell:1:d4", "zebra")]
    game.match.play(0, "e5")
    assert [game.rows(seat) for seat in range(3)] == ["G L", "ZT", "RH"]


def test_the_next_choice_comes_after_all_have_placed_and_passed() -> None:
    """SAV-42: whoever is quick waits for the others."""
    game = table(hands=["LAA", "ZGG", "HTT"], grids=["G", "T", "R"]).choose("LZH")
    game.match.play(0, "d4")
    game.match.play(2, "d4")
    assert not game.match.legal(0)
    assert game.prompt(1) == "place"
    game.match.play(1, "d4")
    assert {game.prompt(seat) for seat in range(3)} == {"choose"}
    assert [game.legal(seat) for seat in range(3)] == [{"tree"}, {"gazelle"}, {"grass"}]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_placing_does_not_matter(order: tuple[int, ...]) -> None:
    """SAV-42."""
    game = table(hands=["LAA", "ZGG", "HTT"], grids=["G", "T", "R"]).choose("LZH")
    for seat in order:
        game.match.play(seat, "d4")
    assert [game.rows(seat) for seat in range(3)] == ["LG", "ZT", "HR"]
    assert [game.hand(seat) for seat in range(3)] == ["TT", "AA", "GG"]


@pytest.mark.parametrize("seed", range(6))
def test_a_guessed_place_is_one_that_is_free(seed: int) -> None:
    """SAV-9 … SAV-11: what is asked cell by cell, for guesses, is what is offered."""
    for moves in range(5, 110, 7):
        s = twin(SAVANNA, stopped(SAVANNA, 3, seed, moves=moves))
        if not 0 < s.laid < FULL:
            continue
        for index in range(3):
            room = numbers([0] * CELLS)
            offered = {int(cell) for cell in room[: free_cells(live(s), index, room)]}
            asked = {cell for cell in range(CELLS) if is_free(live(s), index, cell // WIDTH, cell % WIDTH)}
            assert asked == offered
