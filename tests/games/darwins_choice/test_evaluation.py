"""The evaluation phase: who dies, who earns what."""

from typing import Any

import pytest
from support.boards import live
from support.darwins_choice import Table, card_of, position, species_of, table

from gondwana.games.darwins_choice.prompts import Event
from gondwana.games.darwins_choice.rules.death import die
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import DECK

EXPANSION = {"box": "expansion"}


def evaluated(biomes: str, species: list[str], **settings: Any) -> Table:
    """The last evaluation of a game: nothing comes after it."""
    return table(biomes, species, stage=Stage.EVALUATE, **{"era": 4, **settings})


def earned(game: Table) -> dict[str, tuple[str, int, int, int]]:
    """Fate, survival, reward and competitiveness of each species, from the report."""
    rows = game.match.view()["report"]["rows"]
    return {row["thing"][8:]: (row["fate"], row["survival"], row["win"], row["competitive"]) for row in rows}


def test_the_five_steps_in_their_order() -> None:
    """DC-102 … DC-106, DC-109: conditions, food, survival, adaptation, competitiveness."""
    species = ["1a bb14: herbivore 5 4 9", "2a bb14: herbivore 4 3 3", "3a bb14: herbivore 0 9 1"]
    game = evaluated("bb14", species)
    assert earned(game) == {"1a": ("hungry", 0, 0, 0), "2a": ("fed", 1, 2, 3), "3a": ("unfit", 0, 0, 0)}
    lines = [line["text"]["key"].removeprefix("darwins_choice_log_") for line in game.match.log()]
    assert game.alive() == ["2a"]
    assert game.match.scores == [0, 6, 0]
    assert "drew" not in lines


def test_unfit_and_excess_species_die_first() -> None:
    """DC-103: so what they would have eaten is there for the others."""
    park = [
        f"{who} bb14: herbivore {rank} 5 1" for who, rank in (("1a", 9), ("1b", 8), ("2a", 7), ("2b", 6), ("3a", 5))
    ]
    game = evaluated("bb14/park", park, seats=3, options=EXPANSION)
    assert game.alive() == ["1a", "1b", "2a", "2b"]
    assert earned(game)["3a"][0] == "excess"


def test_hungry_species_starve_and_prey_is_eaten() -> None:
    """DC-104, DC-57: all at once; the eater is named."""
    game = evaluated("bb16", ["1a bb16: carnivore 6 2 5", "2a bb16: herbivore 2 2 2", "3a bb16: herbivore 3 2 9"])
    assert {who: row[0] for who, row in earned(game).items()} == {"1a": "fed", "2a": "eaten", "3a": "hungry"}
    row = next(row for row in game.match.view()["report"]["rows"] if row["thing"] == "species:2a")
    assert row["eaten_by"] == "species:1a"


def test_the_report_says_what_everybody_ate_and_how_it_stood() -> None:
    """DC-102, DC-104: the last distribution counts; the dead got what they got before, the hungry nothing."""
    game = evaluated("bb16", ["1a bb16: carnivore 6 2 5", "2a bb16: herbivore 2 3 2", "3a bb16: herbivore 3 2 9"])
    rows = {row["thing"]: row for row in game.match.view()["report"]["rows"]}
    assert rows["species:1a"]["meal"] == {"plants": 0, "meat": 3, "waste": 0, "prey": ["species:2a"]}
    assert rows["species:2a"]["meal"] == {"plants": 2, "meat": 0, "waste": 0, "prey": []}
    assert rows["species:3a"]["meal"] == {"plants": 0, "meat": 0, "waste": 0, "prey": []}
    assert [(row["adaptation"], row["comp"]) for row in rows.values()] == [(6, 2), (2, 3), (3, 2)]


def test_every_survivor_gets_a_point() -> None:
    """DC-105, DC-5: the points lie on the species."""
    game = evaluated("bb14 bb16", ["1a bb14: herbivore 3 0 0", "1b bb14: herbivore 2 0 0", "2a bb14: herbivore 1 0 0"])
    assert [game.points(who) for who in ("1a", "1b", "2a")] == [3, 1, 1]
    assert (list(game.s.bank[:3]), game.match.scores) == ([0, 0, 0], [4, 1, 0])


@pytest.mark.parametrize(("biome", "points"), [("bb14", 2), ("bb15", 3)])
def test_the_best_adapted_gets_what_the_biome_says(biome: str, points: int) -> None:
    """DC-106, DC-107."""
    game = evaluated(biome, [f"1a {biome}: herbivore 3 0 0", f"2a {biome}: herbivore 2 9 0"])
    assert earned(game)["1a"][2] == points
    assert earned(game)["2a"][2] == 0


def test_all_of_the_best_adaptation_get_the_full_amount() -> None:
    """DC-108: competitiveness and hearts do not part them."""
    game = evaluated("bb14", ["1a bb14: herbivore 3 0 0", "2a bb14: herbivore 3 5 1", "3a bb14: herbivore 2 0 0"])
    assert [earned(game)[who][2] for who in ("1a", "2a", "3a")] == [2, 2, 0]


def test_an_adaptation_of_nothing_can_win_and_empty_slots_give_nothing() -> None:
    """DC-183, case 30."""
    game = evaluated("bb03 bb14", ["1a bb03: herbivore 0 0 0"])
    assert earned(game) == {"1a": ("fed", 1, 2, 0)}
    assert game.match.scores == [3, 0, 0]


def test_the_three_most_competitive_of_all_biomes() -> None:
    """DC-109, DC-110: by competitiveness, then adaptation, then hearts."""
    species = [
        "1a bb14: herbivore 3 5 1",
        "1b bb16: herbivore 2 7 1",
        "2a bb14: herbivore 2 5 1",
        "2b bb16: herbivore 3 5 2",
        "3a bb14: herbivore 9 1 1",
    ]
    assert {who: row[3] for who, row in earned(evaluated("bb14 bb16", species)).items()} == {
        "1a": 1,
        "1b": 3,
        "2a": 0,
        "2b": 2,
        "3a": 0,
    }


def test_equals_share_the_better_place_and_use_up_the_next() -> None:
    """DC-110."""
    species = ["1a bb14: herbivore 3 5 1", "2a bb14: herbivore 3 5 1", "3a bb14: herbivore 3 4 1"]
    game = evaluated("bb14", [*species, "3b bb14: herbivore 3 3 1"])
    assert [earned(game)[who][3] for who in ("1a", "2a", "3a", "3b")] == [3, 3, 1, 0]


def test_without_a_symbol_nobody_is_competitive() -> None:
    """DC-111."""
    game = evaluated("bb14", ["1a bb14: herbivore 3 0 1", "2a bb14: herbivore 2 1 1"])
    assert [earned(game)[who][3] for who in ("1a", "2a")] == [0, 3]


@pytest.mark.parametrize(("points", "kept"), [(0, 0), (1, 1), (7, 1)])
def test_the_owner_keeps_at_most_one_point_of_the_dead(points: int, kept: int) -> None:
    """V10, DC-112, DC-113: cards to the discard piles, the token back, one point to the bank."""
    s = position("bb14", [f"1a bb14: b004-h b004-b b004-d * {points}"])
    record = live(s)
    die(record, 0, Event.DIED_HUNGRY)
    assert (record.bank[0], record.scores[0], record.points[0]) == (kept, kept, 0)
    assert record.card[0][0] == -1
    assert (record.discards[0], record.discards[1]) == (1, 2)
    assert [DECK[card_of(key)].large for key in ("b004-h", "b004-b", "b004-d")] == [False, True, True]
    assert species_of("1a") == 0


def test_waste_lies_where_the_evaluation_placed_it() -> None:
    """DC-179, DC-44, DC-52: whoever meets the condition holds a token afterwards, the others none."""
    species = ["1a bb14: herbivore 3 1 1", "2a bb14: herbivore 3 1 2", "3a bb17: herbivore 3 1 2"]
    game = evaluated("bb14/city bb16/park bb17/suburb", species, options=EXPANSION, waste=([0] * 8 + [1] + [0] * 7) * 3)
    assert [game.s.waste[number] for number in (0, 8, 16)] == [1, 0, 1]


def test_the_game_ends_after_the_last_evaluation() -> None:
    """DC-2, DC-4, DC-5: bank and points on living species; most win, equals share."""
    game = evaluated(
        "bb14",
        ["1a bb14: herbivore 3 1 0 * 5", "2a bb14: herbivore 2 0 0 * 3"],
        bank=[1, 0, 0, 0, 0, 0],
        scores=[6, 3, 0, 0, 0, 0],
    )
    assert game.match.over
    assert (game.match.scores, game.match.places) == ([12, 4, 0], [1, 2, 3])
    tied = evaluated("bb14", ["1a bb14: herbivore 3 1 0", "2a bb14: herbivore 3 1 0"])
    assert tied.match.places == [1, 1, 3]


def test_points_of_the_third_example() -> None:
    """V3: the third species dies in step 1; the eagle wins the biome."""
    cards = ["1a bb01: b070-b x051-h b070-w b083-s", "2a bb01: x103-b x077-h", "3a bb01: x069-b x067-h"]
    game = evaluated("bb01/agriculture", cards, options=EXPANSION)
    assert earned(game) == {"1a": ("fed", 1, 2, 3), "2a": ("fed", 1, 0, 2), "3a": ("unfit", 0, 0, 0)}


def test_tourism_doubles_the_parks_reward() -> None:
    """V13, DC-152, DC-153, case 20: for all tied species; nothing else is doubled."""
    species = [
        "1a bb15: herbivore 6 1 0",
        "2a bb15: herbivore 6 0 0",
        "3a bb15: herbivore 4 0 0",
        "3b bb14: herbivore 2 0 0",
    ]
    game = evaluated("bb15/park bb14/city", species, event="he14", options=EXPANSION)
    assert [earned(game)[who] for who in ("1a", "2a", "3a", "3b")] == [
        ("fed", 1, 6, 3),
        ("fed", 1, 6, 0),
        ("fed", 1, 0, 0),
        ("fed", 1, 2, 0),
    ]


def test_no_other_event_doubles_the_parks_reward() -> None:
    """DC-152: Human barriers do not."""
    game = evaluated("bb15/park", ["1a bb15: herbivore 6 1 0"], event="he08", options=EXPANSION)
    assert earned(game)["1a"] == ("fed", 1, 3, 3)


def test_optimal_conditions_add_a_point_to_each_win() -> None:
    """DC-154: BE06."""
    game = evaluated("bb14", ["1a bb14: herbivore 3 0 0"], event="be06")
    assert earned(game)["1a"][2] == 3


def test_a_table_full_of_species_is_not_too_long_a_story() -> None:
    """Forty-eight species that all win and compete: it is told as far as there is room, and played whole."""
    diets = ["herbivore"] * 4 + ["omnivore", "carnivore"]
    full = [f"{seat}{letter} bb14: {diet} 1 1 0" for seat, diet in enumerate(diets, 1) for letter in "abcdefgh"]
    game = table("bb14", full, stage=Stage.EVALUATE, era=1, seats=6)
    assert [game.points(f"{seat}a") for seat in range(1, 7)] == [6] * 6
    assert game.prompt() == "draw"
