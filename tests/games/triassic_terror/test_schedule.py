"""Rounds, periods and the first-player marker (TT-23 … TT-27, TT-134, TT-140)."""

import pytest
from support.triassic_terror import Table, new

from gondwana.kernel.errors import BadOption

ROUNDS = {2: [3, 3, 2], 3: [3, 3, 3], 4: [3, 3, 2], 5: [3, 3, 2], 6: [3, 3]}
FIRSTS = {
    2: [1, 2, 1, 2, 1, 2, 1, 2],
    3: [1, 2, 3, 2, 3, 1, 3, 1, 2],
    4: [1, 2, 3, 4, 1, 2, 3, 4],
    5: [1, 2, 3, 4, 5, 1, 2, 3],
    6: [1, 2, 3, 4, 5, 6],
}


def walk(game: Table) -> list[dict[str, object]]:
    """Play the quickest game: take something, end every turn; how each round began."""
    rounds, opener = [], game.s.first
    while not game.match.over:
        view = game.match.view(None)
        key = (view["period"], view["round"])
        if not rounds or rounds[-1]["key"] != key:
            first = (view["first"] - opener) % game.match.seats + 1
            rounds.append({"key": key, "first": first, "cards": 0, "phases": []})
        prompt = game.prompt()
        rounds[-1]["cards"] += prompt == "sel_card"
        if not rounds[-1]["phases"] or rounds[-1]["phases"][-1] != view["phase"]:
            rounds[-1]["phases"].append(view["phase"])
        game.idle() if prompt == "menu" else game.play(game.options()[0])
    return rounds


@pytest.mark.parametrize("seats", ROUNDS)
def test_rounds_of_each_period(seats: int) -> None:
    """TT-23, TT-134, case 79: the game ends after the last scoring of the schedule; nine rounds are for three."""
    periods = [round_["key"][0] for round_ in walk(new(seats))]
    counts = [periods.count(name) for name in ("triassic", "jurassic", "cretaceous")]
    assert counts == [*ROUNDS[seats], 0][:3]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_are_taken_in_the_first_round_of_each_period(seats: int) -> None:
    """TT-24, case 6: in other rounds nobody holds one."""
    for round_ in walk(new(seats)):
        assert round_["cards"] == (seats if round_["key"][1] == 1 else 0)


def test_two_players_take_cards_in_second_rounds_too() -> None:
    """TT-24: but not in the second one of the Cretaceous."""
    cards = [round_["key"] for round_ in walk(new(2)) if round_["cards"]]
    assert cards == [("triassic", 1), ("triassic", 2), ("jurassic", 1), ("jurassic", 2), ("cretaceous", 1)]


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_the_marker_passes_to_the_left_after_each_round(seats: int) -> None:
    """TT-25."""
    assert [round_["first"] for round_ in walk(new(seats))] == FIRSTS[seats]


def test_with_three_players_the_marker_skips_one_after_a_period() -> None:
    """TT-26: so nobody begins two periods."""
    assert [round_["first"] for round_ in walk(new(3))] == FIRSTS[3]


def test_a_round_is_selection_then_turns_then_clean_up() -> None:
    """TT-27."""
    game = new(4)
    assert all(round_["phases"] == ["select", "act"] for round_ in walk(game))
    said = [line["text"]["key"].rsplit("log_")[-1] for line in game.match.log(None)]
    assert said.count("tiles_shuffled") == said.count("round_began") == 8


def test_the_long_game_of_six() -> None:
    """TT-140: two rounds of the Cretaceous, Presence twice, then both."""
    game = new(6, long="yes")
    scorings = [cell["scoring"] for cell in game.match.view(None)["track"] if cell["scoring"]]
    assert scorings == [["habitats", "presence"], ["habitats", "presence"], ["habitats", "presence", "dominance"]]
    rounds = walk(game)
    assert [round_["key"][0] for round_ in rounds].count("cretaceous") == 2
    assert [round_["first"] for round_ in rounds] == [1, 2, 3, 4, 5, 6, 1, 2]


def test_the_short_game_of_six_ends_after_the_jurassic() -> None:
    """TT-23, TT-134."""
    assert walk(new(6))[-1]["key"] == ("jurassic", 3)
    assert len(walk(new(5))) == 8


def test_the_long_game_is_for_six_only() -> None:
    """TT-140: fewer players are told so."""
    for seats in range(2, 6):
        with pytest.raises(BadOption, match=f"not for {seats} players"):
            new(seats, long="yes")
