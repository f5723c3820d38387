"""Scoring and the end (TT-124 … TT-136, TT-139, TT-148)."""

import pytest
from support.boards import live, twin_of
from support.triassic_terror import end_of_period, new, turn

from gondwana.games.triassic_terror.scoring import might, sorted_stones

SCORINGS = {
    2: ["p", "", "d"],
    3: ["p", "p", "d"],
    4: ["p", "p", "d"],
    5: ["p", "p", "pd"],
    6: ["p", "pd"],
}


def test_normal_scoring_comes_before_the_special_one() -> None:
    """TT-124."""
    game = turn("s1: red 1; f1: red 1; d1: red 1; m1: red 1", "red", seats=5, period=1, lap=2)
    game.idle(5)
    said = game.told()
    assert said.index("scored") < said.index("presence")
    assert game.scores() == {"red": 6 + 4 + 5 + 6 + 8}


def test_each_held_habitat_scores_its_stone() -> None:
    """TT-125."""
    assert end_of_period("s1: red 1, blue 1; f3: blue 2; d3: blue 1, red 1, green 1").scores() == {
        "red": 6 + 2,
        "blue": 3 + 6 + 4,
    }


@pytest.mark.parametrize("seats", SCORINGS)
def test_special_scorings_by_number_of_players(seats: int) -> None:
    """TT-126, case 76, case 78."""
    track = new(seats).match.view(None)["track"]
    letters = ["".join(name[0] for name in cell["scoring"][1:]) for cell in track if cell["scoring"]]
    assert letters == SCORINGS[seats]


@pytest.mark.parametrize(("seats", "period"), [(2, 0), (2, 1), (2, 2), (3, 2), (4, 1), (5, 2), (6, 1)])
def test_special_scorings_are_counted(seats: int, period: int) -> None:
    """TT-126: red is present and dominates everywhere."""
    game = end_of_period("s2: red 1; f2: red 1; d1: red 1; m3: red 1", seats=seats, period=period)
    letters = SCORINGS[seats][period]
    dominance = 4 * (4 if seats == 2 else 8) if "d" in letters else 0
    assert game.scores() == {"red": 20 + (8 if "p" in letters else 0) + dominance}


def test_presence_needs_a_dino_in_all_four_environments() -> None:
    """TT-127: any number of players may have it."""
    everywhere = "s1: red 1, blue 1; f1: red 1, blue 1; d1: red 1, blue 1; m1: red 1"
    assert end_of_period(everywhere).scores() == {"red": 6 + 4 + 5 + 6 + 8, "blue": 3 + 2 + 3}
    both = end_of_period(f"{everywhere}, blue 1").scores()
    assert both == {"red": 21 + 8, "blue": 8 + 3 + 8}


def test_the_t_rex_counts_for_presence_wherever_it_stands() -> None:
    """TT-128, case 35: outside too."""
    island = "s2: red 1; f2: red 1; d1: red 1; m1: blue 4, green 3, orange 3 | T(red)"
    assert end_of_period(island).scores()["red"] == 15 + 8


def test_dominance_counts_dinos_and_three_for_the_t_rex() -> None:
    """TT-129, case 35, case 75."""
    island = "s1: blue 4; s2: red 2; s3: red T"
    assert end_of_period(island, period=2).scores() == {"red": 5 + 6 + 8, "blue": 6 + 4}
    two = end_of_period("s1: red 4, blue 2; f1: red 1", period=2).scores()
    assert two == {"red": 6 + 4 + 8 + 8, "blue": 3 + 4}


def test_dominance_with_two_players_pays_the_first_only() -> None:
    """TT-130."""
    assert end_of_period("s1: red 4, green 2", seats=2, period=2).scores() == {"red": 6 + 4, "green": 3}
    assert end_of_period("s1: red 4, green 2", seats=3, period=2).scores() == {"red": 6 + 8, "green": 3 + 4}


@pytest.mark.parametrize(
    ("island", "red", "blue"),
    [
        ("s1: red 2; s2: red 1; s3: blue 3", 6 + 5, 6),  # two primaries against one
        ("s1: red 2; s2: green 2, red 1; s3: blue 3", 6 + 3, 6),  # a secondary more
        ("s1: red 2; s2: green 2, orange 2, red 1; s3: blue 3", 6, 6),  # a tertiary more
    ],
)
def test_dominance_ties_are_broken_by_habitats(island: str, red: int, blue: int) -> None:
    """TT-131: primaries, then secondaries, then tertiaries."""
    scores = end_of_period(island, period=2).scores()
    assert (scores["red"], scores["blue"]) == (red + 8, blue + 4)


def test_dominance_ties_are_broken_by_stones() -> None:
    """TT-131: the sum of those held."""
    scores = end_of_period("s1: red 3, blue 2; s2: blue 2, red 1", period=2).scores()
    assert scores == {"red": 6 + 3 + 8, "blue": 3 + 5 + 4}


def test_the_chain_goes_on_to_the_highest_single_stone() -> None:
    """TT-131: which our stones never need; the highest, the next, and so on are compared."""
    s = live(twin_of(turn("s1: red 1; s2: blue 1, red 1; s3: green 2, blue 1, red 1", seats=5).match))
    assert sorted_stones(s, 0, 0) == 6_03_02
    assert sorted_stones(s, 0, 2) == 5_04_00
    assert might(s, 0, 0) % 10**6 == 6_03_02


def test_the_second_place_uses_the_same_tie_breaks() -> None:
    """TT-131, case 74."""
    island = "s1: green 5, red 2; s2: blue 2, orange 1; s3: orange 1"
    scores = end_of_period(island, period=2).scores()
    assert scores == {"green": 6 + 8, "orange": 3 + 6 + 4, "blue": 5, "red": 3}  # orange has a secondary more than blue


def test_unbroken_ties_share_the_points() -> None:
    """TT-132: two firsts get six each and there is no second; two seconds get two each; rounded down."""
    twins = "s1: red 2; s3: blue 2"
    assert end_of_period(twins, period=2).scores() == {"red": 6 + 6, "blue": 6 + 6}
    assert end_of_period("s1: red 2; s3: green 2", seats=2, period=2).scores() == {"red": 6 + 2, "green": 6 + 2}
    seconds = end_of_period("s2: green 9; s1: red 2; s3: blue 2", period=2).scores()
    assert seconds == {"green": 5 + 8, "red": 6 + 2, "blue": 6 + 2}


def test_only_who_has_an_animal_there_is_ranked() -> None:
    """TT-133, case 73: nobody gets points for an empty environment, one alone gets the first place only."""
    assert end_of_period("s1: red 1", period=2).scores() == {"red": 6 + 8}
    assert end_of_period("", period=2).scores() == {}


def test_the_game_ends_after_the_last_scoring() -> None:
    """TT-134."""
    assert end_of_period("s1: red 1", period=2).match.over
    assert end_of_period("s1: red 1", seats=6, period=1).match.over
    assert not end_of_period("s1: red 1", seats=6, period=1, long="yes").match.over
    assert not end_of_period("s1: red 1", period=1).match.over


def placed(island: str, **scores: int) -> list[int]:
    """The places of four players who have the same points, whatever the last scoring brings."""
    plain = end_of_period(island, period=2).scores()
    level = {colour: 100 - plain.get(colour, 0) for colour in ("red", "green", "blue", "orange")}
    for colour, points in scores.items():
        level[colour] += points
    return end_of_period(island, period=2, scores=level).match.places


def test_final_ties_are_broken_by_animals_then_habitats() -> None:
    """TT-135, TT-148: the T-Rex counts three, in or out of a habitat."""
    assert placed("s1: red 3; s2: green 2") == [1, 2, 3, 3]
    assert placed("s1: red 2; s2: green T") == [2, 1, 3, 3]
    assert placed("s1: red 3; s2: green 1; s3: green 2") == [2, 1, 3, 3]  # two primaries
    assert placed("s1: red 2, green 2; s2: red 2, green 1; s3: green 1, red 1")[0] == 1
    assert placed("s1: orange 4; s2: orange 4, red 2; s3: red 1; f1: green 3") == [2, 3, 4, 1]
    assert placed("s1: orange 5, blue 4, red 1; s3: red 2; f1: green 3")[:2] == [3, 4]
    assert placed("s1: red 3; s2: green 2", green=1) == [2, 1, 3, 3]


def test_what_is_still_tied_is_a_shared_victory() -> None:
    """TT-136."""
    game = end_of_period("s1: red 3; s3: green 3", period=2)
    assert game.match.places == [1, 1, 3, 3]
    shared = turn("s1: red 3; s3: green 3", "red", seats=2, period=2, lap=1).idle(2)
    assert shared.told()[-2:] == ["shared", "shared"]
    alone = turn("s1: red 3; s3: green 2", "red", seats=2, period=2, lap=1).idle(2)
    assert alone.told()[-1] == "won"
    assert alone.told().count("dominance") == 1  # nothing is told of no points


def test_a_player_without_dinos_goes_on_playing() -> None:
    """TT-139, case 4."""
    game = turn("s1: green 4", "red", "new")
    assert game.options() == ["tile", "end"]
    assert game.play("tile", "swamp", "3-0-0").area("s1") == "green 4, red 3"
    game.idle(4)
    asked = set()
    while game.match.view(None)["phase"] == "select":
        asked.add(game.seat)
        game.play(game.options()[0])
    assert asked == {0, 1, 2, 3}


def test_a_t_rex_outside_counts_but_holds_nothing() -> None:
    """TT-148, case 87: three in Dominance, no habitat, no stones; a lone one in a habitat holds it."""
    outside = "s1: blue 4, green 3, orange 3 | T(red); s2: red 1"
    assert end_of_period(outside, period=2).scores()["red"] == 5 + 4
    inside = "s1: blue 3, red T; s2: green 2"
    assert end_of_period(inside, period=2).scores() == {"blue": 6 + 8, "red": 3 + 4, "green": 5}
