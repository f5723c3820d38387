"""Small and general scorings (WL-40 … WL-47, WL-62 … WL-65)."""

import random

import pytest
from support import wildlife_naive as naive
from support.boards import live, twin_of
from support.wildlife import Table, fill, table, territory_cells, together

from gondwana.games.wildlife.scoring import category_points, colony_points, line_points, territory_points
from gondwana.games.wildlife.tables import AT, LINES, Line
from gondwana.games.wildlife.words import LINE
from gondwana.kernel.rules.header import NONE

SIX = "man mammoth snake eagle bear crocodile"
LAID = "food_source famine joker"


# small scorings


def test_who_fills_the_last_free_cell_takes_the_next_marker() -> None:
    """WL-40, WL-41: at once."""
    game = table(laid="savanna famine joker", pieces=fill("savanna_small", snake=3))
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 13
    assert game.marked() == {"savanna_small": 1}
    assert game.state.general == 0


@pytest.mark.parametrize(("used", "value"), list(enumerate([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5])))
def test_markers_are_worth_three_to_five(used: int, value: int) -> None:
    """WL-41, WL-42: spaces 4, 8 and 11 bring a general scoring."""
    others = [word for word in LINE.words[:12] if word != "savanna_small"]
    game = table(laid="savanna famine joker", pieces=fill("savanna_small", snake=3), marked=" ".join(others[:used]))
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 10 + value
    assert game.state.markers == used + 1
    assert game.state.general == (used + 1 in (4, 8, 11))


def test_a_territory_is_marked_once() -> None:
    """WL-41, ruling 22: left and completed again, it brings nothing."""
    game = table(laid="savanna famine joker", pieces=fill("savanna_small", snake=3), marked="savanna_small")
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 10
    assert game.state.markers == 1


def test_two_territories_in_one_turn_bring_two_markers() -> None:
    """WL-41, ruling 23: each with its own value."""
    pieces = together(fill("savanna_small", snake=3), fill("steppe_small", snake=4))
    game = table(laid="savanna steppe famine", pieces=pieces, marked="water_large water_small desert_large")
    game.play("man: use_savanna", "man: i5", "man: use_steppe", f"man: {territory_cells('steppe_small')[4]}")
    assert game.points("man") == 10 + 3 + 4
    assert game.marked()["steppe_small"] == 5


def test_an_epidemic_frees_a_cell_and_the_marker_stays() -> None:
    """WL-41, WL-14, ruling 70: attacks there by terrain cards need a full territory again."""
    pieces = fill("savanna_small", mammoth=4)
    game = table(laid="epidemic savanna famine", pieces=pieces, marked="savanna_small")
    game.play("man: use_epidemic", "mammoth: h4", "man: use_savanna")
    assert game.asked() == "man: place"
    assert game.marked() == {"savanna_small": 1}


def test_without_markers_left_a_completed_territory_brings_nothing() -> None:
    """WL-64, ruling 69."""
    others = [word for word in LINE.words[:12] if word != "savanna_small"]
    game = table(laid="savanna famine joker", pieces=fill("savanna_small", snake=3), marked=" ".join(others))
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 10
    assert game.state.general == 0


# general scorings


def scored(game: Table, species: str, line: str) -> int:
    """What a species would score now on one line."""
    return int(line_points(live(twin_of(game.match)), LINE.number(line), game.seat(species)))


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((9,), (5,)),
        ((8,), (4,)),
        ((1,), (4,)),
        ((3, 3, 2, 1), (2, 2, 1, 0)),
        ((4, 4, 1), (2, 2, 1)),
        ((3, 2, 2, 2), (3, 1, 1, 1)),
        ((2, 2, 2, 1), (2, 2, 2, 0)),
        ((4, 2, 1, 1), (3, 2, 0, 0)),
        ((1, 1), (2, 2)),
        ((3, 2, 1, 1), (3, 2, 0, 0)),
        ((4, 3, 2), (3, 2, 1)),
        ((2, 2, 1, 1), (2, 2, 0, 0)),
    ],
)
def test_a_territory_scores_by_the_number_of_pieces(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """WL-43, WL-44, WX-9: alone 5 or 4, else 3, 2, 1; who ties takes the points of the next place and uses it up."""
    names = SIX.split()[: len(counts)]
    game = table(SIX, laid=LAID, pieces=fill("savanna_large", **dict(zip(names, counts, strict=True))))
    assert tuple(scored(game, name, "savanna_large") for name in names) == points
    assert all(scored(game, name, "savanna_large") == 0 for name in SIX.split()[len(counts) :])


def test_an_empty_territory_scores_nothing() -> None:
    """WL-43, ruling 48."""
    game = table(SIX, laid=LAID)
    assert [scored(game, name, "water_small") for name in SIX.split()] == [0] * 6


def test_a_piece_counts_where_its_species_can_do_nothing() -> None:
    """WL-65, ruling 19."""
    game = table(SIX, laid=LAID, pieces={"man": "b4"})
    assert scored(game, "man", "water_small") == 4
    assert scored(game, "man", "colonies") == 10


def test_the_five_largest_colonies_score() -> None:
    """WL-45: across territories, single pieces too, ruling 49; a player may score several."""
    pieces = {"man": "c1 d1 e1 f1 g1 j6", "mammoth": "a4 a5 a6 a7", "snake": "e9 f9 g9", "eagle": "h4 i4"}
    game = table(SIX, laid=LAID, pieces=pieces)
    assert [scored(game, name, "colonies") for name in SIX.split()] == [10 + 1, 7, 5, 3, 0, 0]


def test_equal_colonies_of_one_player_do_not_hurt_each_other() -> None:
    """WL-46: both score the place, and use up two."""
    game = table(SIX, laid=LAID, pieces={"man": "c1 d1 h4 i4", "mammoth": "a4"})
    assert scored(game, "man", "colonies") == 20
    assert scored(game, "mammoth", "colonies") == 5


def test_equal_colonies_of_several_players_take_the_next_place() -> None:
    """WL-46."""
    game = table(SIX, laid=LAID, pieces={"man": "c1 d1", "mammoth": "h4 i4", "snake": "a4"})
    assert [scored(game, name, "colonies") for name in ("man", "mammoth", "snake")] == [7, 7, 5]


def test_six_equal_colonies_of_six_players() -> None:
    """WL-46, ruling 50."""
    game = table(SIX, laid=LAID, pieces=dict(zip(SIX.split(), ["c1", "f1", "a4", "h4", "d6", "f9"], strict=True)))
    assert [scored(game, name, "colonies") for name in SIX.split()] == [7] * 6


def test_a_tie_at_the_fifth_place_brings_nothing() -> None:
    """WL-46, ruling 51."""
    pieces = {"man": "c1 d1 e1 f1 g1 a4 a5 a6 a7", "mammoth": "h4 i4 e9 f9 g9", "snake": "j6", "eagle": "d6"}
    game = table(SIX, laid=LAID, pieces=pieces)
    assert [scored(game, name, "colonies") for name in ("man", "mammoth", "snake", "eagle")] == [17, 8, 0, 0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 3, 1), (4, 2, 0)),
        ((5, 5, 3), (2, 2, 0)),
        ((5, 3, 3), (4, 0, 0)),
        ((2, 2, 2), (2, 2, 2)),
        ((1, 0, 0), (4, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((3, 3, 0), (2, 2, 0)),
    ],
)
@pytest.mark.parametrize("category", ["tokens", "food"])
def test_most_and_second_of_a_category_score(category: str, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """WL-47: who has none is not ranked, rulings 52 and 53."""
    names = ("man", "mammoth", "snake")
    had = dict(zip(names, counts, strict=True))
    game = table(laid=LAID, food=had if category == "food" else None, tokens=had if category == "tokens" else None)
    assert tuple(scored(game, name, category) for name in names) == points


def test_behind_the_second_nobody_scores_in_a_category() -> None:
    """WL-47: six players, all different."""
    game = table(SIX, laid=LAID, food=dict(zip(SIX.split(), (9, 8, 7, 6, 5, 4), strict=True)))
    assert [scored(game, name, "food") for name in SIX.split()] == [4, 2, 0, 0, 0, 0]


def test_ability_cards_are_a_category() -> None:
    """WL-47."""
    game = table(laid=LAID, abilities={"man": "food mobility", "mammoth": "attack"})
    assert [scored(game, name, "abilities") for name in ("man", "mammoth", "snake")] == [4, 2, 0]
    assert [scored(table(laid=LAID), name, "abilities") for name in ("man", "mammoth", "snake")] == [0, 0, 0]


def test_a_general_scoring_goes_over_the_lines_in_order() -> None:
    """WL-62: Savanna, Mountain, Steppe, Desert, Water, Forest, colonies, tokens, abilities, food."""
    assert [word.removesuffix("_large") for word in LINE.words[:12:2]] == [
        "savanna",
        "mountain",
        "steppe",
        "desert",
        "water",
        "forest",
    ]
    assert LINE.words[12:] == ("colonies", "tokens", "abilities", "food")
    pieces = together(fill("savanna_small", snake=3), {"man": "d3 f9", "mammoth": "f1"})
    game = table(
        laid="savanna famine joker",
        pieces=pieces,
        marked="water_large water_small desert_large",
        tokens={"man": 1},
        abilities={"man": "food"},
    )
    game.play("man: use_savanna", "man: i5").sell_and_end()
    told = [line for line in game.match.log(since=game.match.number - 1) if line["text"]["key"].endswith("log_scored")]
    order = [LINE.words.index(line["text"]["args"]["line"]["term"].removeprefix("wildlife_line_")) for line in told]
    assert order == sorted(order)
    assert {LINE.words[line] for line in order} == {
        "savanna_small",
        "mountain_large",
        "steppe_large",
        "forest_large",
        "colonies",
        "tokens",
        "abilities",
        "food",
    }


def test_a_general_scoring_follows_the_turn_and_the_drawing() -> None:
    """WL-42, WL-63: not at once; the food that the seller still got counts."""
    pieces = fill("savanna_small", snake=3)
    game = table(laid="savanna famine joker", pieces=pieces, marked="water_large water_small desert_large")
    game.play("man: use_savanna", "man: i5")
    assert game.points("man") == 13
    assert game.points("snake") == 10
    game.sell_and_end()
    told = game.story()
    assert told.index("drew") < told.index("general") < told.index("scored")
    # Savanna small 3 to 1, colonies 3 and 1, food equal: 2 each.
    assert game.points("snake") == 10 + 3 + 10 + 2
    assert game.points("man") == 13 + 2 + 7 + 2
    assert game.points("mammoth") == 12
    assert game.state.general == 0
    assert game.state.generals == 1


def test_at_most_one_general_scoring_follows_a_turn() -> None:
    """WL-63: even if a marked space was uncovered before others."""
    pieces = together(fill("savanna_small", snake=3), fill("steppe_small", snake=4), fill("forest_small", snake=3))
    game = table(laid="savanna steppe famine", pieces=pieces, marked="water_large water_small desert_large")
    game.play("man: use_savanna", "man: i5", "man: use_steppe", f"man: {territory_cells('steppe_small')[4]}")
    game.sell_and_end()
    assert game.story().count("general") == 1


def test_the_program_agrees_with_a_plain_second_opinion() -> None:
    """WL-43 … WL-47: 300 random islands, line by line."""
    dice = random.Random(5)
    game = table(SIX, laid=LAID)
    twin = twin_of(game.match)
    for _ in range(300):
        seats = dice.randint(2, 6)
        names = SIX.split()[:seats]
        share = dice.random()
        island = {
            word: dice.choice(names) for word in (chr(97 + c) + str(r + 1) for r, c in AT) if dice.random() < share
        }
        placed = {name: " ".join(word for word in island if island[word] == name) for name in names}
        other = table(" ".join(names), laid=LAID, pieces=placed)
        twin = twin_of(other.match)
        counts = {field: {name: dice.randint(0, 3) for name in names} for field in ("tokens", "food")}
        for seat, name in enumerate(names):
            twin.tokens[seat] = counts["tokens"][name]
            twin.food[seat] = counts["food"][name]
        s = live(twin)
        pieces = {(r, c): island[chr(97 + c) + str(r + 1)] for r, c in AT if chr(97 + c) + str(r + 1) in island}
        territories = [naive.territory(pieces, letter) for letter in naive.TERRITORIES]
        colonies = naive.colonies(pieces)
        tokens, food = (naive.category(counts[field]) for field in ("tokens", "food"))
        totals = naive.general_scoring(pieces, counts["tokens"], {}, counts["food"])
        for seat, name in enumerate(names):
            assert [territory_points(s, line, seat) for line in range(len(territories))] == [
                points[name] for points in territories
            ]
            assert colony_points(s, seat) == colonies[name]
            assert category_points(s, Line.TOKENS, seat) == tokens[name]
            assert category_points(s, Line.FOOD, seat) == food[name]
            assert sum(line_points(s, line, seat) for line in range(LINES)) == totals[name]
    assert twin.piece[-1] == NONE
