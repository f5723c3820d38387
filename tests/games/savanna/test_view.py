"""What people see: the table's state in named things, and what a choice would bring."""

import pytest
from support.random_games import random_match
from support.savanna import Scoring, Table, table

from gondwana.games.savanna import SAVANNA

PARTS = {
    "mode", "round", "rounds", "step", "steps", "phase", "direction", "hand", "hand_size", "picked", "seen", "deck",
    "ecosystems", "neutral", "herds", "scoring", "result",
}  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "mode", "steps"), [(1, "solo", 20), (2, "two", 10), (3, "multi", 10), (6, "multi", 10)]
)
def test_a_view_has_the_same_parts_for_everybody(seats: int, mode: str, steps: int) -> None:
    match = table(seats).match
    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        assert view.keys() == PARTS
        assert (view["mode"], view["round"], view["step"], view["steps"]) == (mode, 1, 1, steps)
        assert (view["phase"], view["scoring"], view["result"]) == ("choose", None, None)
        assert len(view["ecosystems"]) == max(2, seats)
        assert (view["neutral"] is None) == (seats != 2)


def test_the_phase_is_the_question() -> None:
    game = table(1, hands=["LATG"], grids=["W", "R"], step=2)
    phases = [game.match.view(0)["phase"]]
    for answer in ("lion", "d4", "tree"):
        game.match.play(0, answer)
        phases.append(game.match.view(0)["phase"])
    assert phases == ["choose", "place", "give", "choose"]
    asked = Scoring(["LG AA", "T", "T"], seats=3)
    assert asked.match.view(None)["phase"] == "lion"
    asked.take((1, 0))
    assert asked.match.view(None)["phase"] == "over"


def test_a_preview_of_a_place_is_what_the_sheet_says_afterwards() -> None:
    """In solo nothing else changes between the choice and the next look."""
    checked = 0
    for seed in range(3):
        game = Table(random_match(SAVANNA, 1, seed, moves=14 + 9 * seed))
        while game.prompt() != "place":
            game.answer()
        before = game.match.view(0)["ecosystems"][0]
        for choice in game.match.ask(0)["choices"]:
            after = game.match.copy()
            after.play(0, choice["move"])
            own = after.view(0)["ecosystems"][0]
            preview = choice["preview"]
            assert (preview["total"], preview["tally"]) == (own["total"], own["tally"])
            assert preview["gain"] == own["total"] - before["total"]
            assert preview["lines"] == {
                line: own["tally"][line] - before["tally"][line]
                for line in own["tally"]
                if own["tally"][line] != before["tally"][line]
            }
            checked += 1
    assert checked > 15


def test_a_preview_of_a_card_is_that_of_its_places() -> None:
    game = Table(random_match(SAVANNA, 1, seed=4, moves=20))
    while game.prompt() != "choose":
        game.answer()
    for choice in game.match.ask(0)["choices"]:
        after = game.match.copy()
        after.play(0, choice["move"])
        gains = {place["word"]: place["preview"]["gain"] for place in after.ask(0)["choices"]}
        assert choice["preview"]["places"] == gains
        best = choice["preview"]["best"]
        assert best["gain"] == max(gains.values()) == gains[best["cell"].split(":")[-1]]


def test_a_preview_of_prey_is_what_it_brings_to_those_who_eat_later() -> None:
    """EX-5: the zebras feed the hyena, the gazelle nobody."""
    asked = Scoring(["TRLGG RWAGZ GCTZA EEAWH", "AA", "A"], seats=3)
    gains = {choice["word"]: choice["preview"]["gain"] for choice in asked.match.ask(0)["choices"]}
    assert sorted(gains.values()) == [0, 3, 3]
    assert min(gains, key=lambda word: gains[word]) == asked.match.ask(0)["choices"][-1]["word"]


def test_looking_at_a_preview_changes_nothing() -> None:
    match = random_match(SAVANNA, 4, seed=2, moves=50)
    before = match.state.tobytes()
    for seat in range(4):
        match.ask(seat)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("seats", range(1, 7))
def test_people_are_warned_before_an_answer_uncovers_something(seats: int) -> None:
    """Exactly those answers after which nothing can be taken back any more, but for the lions' at the very end."""
    match = random_match(SAVANNA, seats, seed=seats, moves=9)
    for _ in range(40):
        seat = match.asked[-1]
        ask, reveals = match.ask(seat), match.plain.reveals
        match.play(seat, match.legal(seat)[0])
        if match.over:
            break
        assert ask["reveals"] == (match.plain.reveals != reveals)


def test_things_have_names_that_choices_point_at() -> None:
    game = table(3, hands=["LLA", "ZTR", "HVG"], grids=["G", "T", "R"])
    held = {card["thing"] for card in game.match.view(0)["hand"]}
    assert {thing for choice in game.match.ask(0)["choices"] for thing in choice["at"]} == held
    game.choose("LZH")
    assert {choice["at"][0] for choice in game.match.ask(1)["choices"]} == {f"cell:1:{word}" for word in game.legal(1)}
    asked = Scoring(["T", "LG AA", "T"], seats=3)
    things = {card["thing"] for card in asked.match.view(1)["ecosystems"][1]["cards"] if card["card"] == "gazelle"}
    assert {choice["at"][0] for choice in asked.match.ask(1)["choices"]} == things


def test_the_log_has_headings() -> None:
    game = table(2, seed=4).step().step()
    groups = [line["group"] for line in game.match.log(None)]
    assert groups[0] == {"key": "savanna_group_step", "args": {"round": 1, "step": 1}}
    assert groups[-1] == {"key": "savanna_group_step", "args": {"round": 1, "step": 2}}
    assert table(1, seed=4).step().match.log(0)[-1]["group"] == {"key": "savanna_group_turn", "args": {"turn": 1}}
