"""What people see: the table's state in named things, and what a choice would bring."""

import pytest
from support.random_games import random_match
from support.savanna import Scoring, Table, table

from gondwana.games.savanna import SAVANNA
from gondwana.kernel.game.text import speak
from gondwana.kernel.match.match import Match

PARTS = {
    "mode", "round", "rounds", "step", "steps", "phase", "direction", "hand", "hand_size", "picked", "seen", "deck",
    "ecosystems", "neutral", "herds", "solo", "scoring", "result",
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
    asked = Scoring(["LG AA E.", "T", "T"], seats=3)
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
            assert preview["gain"] + preview["herd"] == own["total"] - before["total"]
            changes = {line: own["tally"][line] - before["tally"][line] for line in own["tally"]}
            changes["gazelle"] -= preview["herd"]
            assert preview["lines"] == {line: change for line, change in changes.items() if change}
            checked += 1
    assert checked > 15


def test_a_preview_of_a_card_is_that_of_its_places() -> None:
    game = Table(random_match(SAVANNA, 1, seed=4, moves=20))
    while game.prompt() != "choose":
        game.answer()
    for choice in game.match.ask(0)["choices"]:
        after = game.match.copy()
        after.play(0, choice["move"])
        gains = {
            place["word"]: {part: place["preview"][part] for part in ("gain", "lines", "herd")}
            for place in after.ask(0)["choices"]
        }
        assert choice["preview"]["places"] == gains
        best = choice["preview"]["best"]
        assert best["gain"] == gains[best["cell"].split(":")[-1]]["gain"]
        assert best["gain"] == max(gain["gain"] for gain in gains.values())


def test_a_preview_of_prey_is_what_it_brings_to_those_who_eat_later() -> None:
    """EX-5: the zebras feed the hyena, the gazelle nobody."""
    asked = Scoring(["TRLGG RWAGZ GCTZA EEAWH", "AA", "A"], seats=3)
    gains = {choice["word"]: choice["preview"]["gain"] for choice in asked.match.ask(0)["choices"]}
    assert sorted(gains.values()) == [0, 3, 3]
    assert min(gains, key=lambda word: gains[word]) == asked.match.ask(0)["choices"][-1]["word"]


def clauses(match: Match, seat: int, answer: str) -> list[str]:
    """What an answer brings, in English."""
    ask = match.ask(seat)
    assert ask is not None
    choice = next(choice for choice in ask["choices"] if choice["word"] == answer)
    return [speak(said, SAVANNA.folder / "text", "en", ["Anna", "Bert", "Carl"]) for said in choice["brings"]]


def test_a_place_says_what_it_brings_line_by_line() -> None:
    """A change has a sign; the sum stands before several lines, the herd apart: it may not last."""
    game = table(hands=["AA", "ZT", "HG"], grids=["EG", "TA", "RA"], seed=2).choose("AZH")
    herd = ["your herd +5, as it stands"]
    assert clauses(game.match, 0, "d4") == ["0 points in all", "gazelles +2", "elephants −2", *herd]
    assert clauses(game.match, 0, "g4") == ["+2 points for the gazelles", *herd]
    assert clauses(game.match, 1, "d4") == ["no points for now"]


def test_one_more_gazelle_says_whose_herd_falls_behind() -> None:
    game = table(hands=["AA", "ZT", "HG"], grids=["AG", "TA", "RR"], seed=2).choose("AZH")
    assert clauses(game.match, 0, "g4") == ["+2 points for the gazelles", "Bert: herd −3, as it stands"]


def test_a_card_says_what_it_brings_on_its_best_or_only_place() -> None:
    game = table(hands=["AAGL", "ZTRC", "HGVW"], grids=["EG", "T", "R"])
    assert clauses(game.match, 0, "grass") == ["+3 points on its best place now"]
    assert clauses(game.match, 0, "lion") == ["no points on any place for now"]
    first = table(hands=["AAGL", "ZTRC", "HGVW"])
    assert clauses(first.match, 0, "gazelle") == ["+2 points for the gazelles", "your herd +5, as it stands"]


def test_a_gift_says_what_it_brings_to_jhay() -> None:
    """It lies in his next cell; a gazelle may cost the own herd its place."""
    game = table(1, hands=["LAGT"], grids=["WA", "GA"], step=3)
    game.match.play(0, "lion")
    game.match.play(0, "d4")
    assert clauses(game.match, 0, "grass") == ["Jhay: +1 point"]
    assert clauses(game.match, 0, "gazelle") == ["Jhay: +2 points", "your herd −3, as it stands"]
    jhays = next(choice for choice in game.match.ask(0)["choices"] if choice["word"] == "grass")
    assert jhays["preview"]["thing"].startswith("cell:1:")


def test_prey_says_what_it_brings_to_the_lion_and_to_those_who_come_later() -> None:
    asked = Scoring(["TRLGG RWAGZ GCTZA EEAWH", "AA", "A"], seats=3)
    brought = {tuple(clauses(asked.match, 0, choice["word"])) for choice in asked.match.ask(0)["choices"]}
    assert brought == {("+7 points in all", "lions +4", "hyenas +3"), ("+4 points for the lions",)}
    his = Scoring(["T", "LG AA E."], seats=1)
    assert clauses(his.match, 0, his.match.ask(0)["choices"][0]["word"]) == [
        "Jhay: +6 points",
        "Jhay’s lions +4",
        "Jhay’s elephants +2",
    ]


def test_the_solo_player_sees_the_lead_and_the_aim() -> None:
    """SAV-39: as it stands, and at the end as it is."""
    game = table(1, hands=["LAGT"], grids=["GGG", "GG"], step=3)
    assert game.match.view(0)["solo"] == {"lead": 5, "target": "normal", "margin": 75}
    over = Scoring(["GGGG", "GG"], seats=1, target="hard")
    assert over.match.view(0)["solo"] == {"lead": 12, "target": "hard", "margin": 85}
    assert table(2).match.view(0)["solo"] is None


def test_the_sheet_pays_only_lions_that_hunt() -> None:
    """SAV-31: a lion without grassland beside it is paid nothing, though another of the savanna has taken its prey."""
    scored = Scoring(["LT. .LG A..", "T", "T"], seats=3)
    (lions,) = [line["ecosystems"][0] for line in scored.match.view(None)["scoring"] if line["line"] == "lion"]
    paid = {part["cell"]: (part["points"], len(part["turned"])) for part in lions["parts"]}
    assert list(paid.values()) == [(0, 0), (4, 1)]
    assert list(paid) == sorted(paid, key=lambda thing: thing[-1])


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
    asked = Scoring(["T", "LG AA E.", "T"], seats=3)
    things = {card["thing"] for card in asked.match.view(1)["ecosystems"][1]["cards"] if card["card"] == "gazelle"}
    assert {choice["at"][0] for choice in asked.match.ask(1)["choices"]} == things


def test_the_log_has_headings() -> None:
    game = table(2, seed=4).step().step()
    groups = [line["group"] for line in game.match.log(None)]
    assert groups[0] == {"key": "savanna_group_step", "args": {"round": 1, "step": 1}}
    assert groups[-1] == {"key": "savanna_group_step", "args": {"round": 1, "step": 2}}
    assert table(1, seed=4).step().match.log(0)[-1]["group"] == {"key": "savanna_group_turn", "args": {"turn": 1}}
