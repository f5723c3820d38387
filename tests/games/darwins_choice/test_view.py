"""What people see: the shape of the view, outlooks, and what stays hidden."""

from typing import Any

from support.darwins_choice import card_like, new, table
from support.random_games import random_match

from gondwana.bots.choosing import level_at
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.stages import Stage
from gondwana.kernel.match import Match

HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)
BODY = card_like("body", hearts=1, cold=0, heat=0, tail=1)
EVERY_OPTION: list[dict[str, str]] = [{}, {"story": "yes"}, {"teams": "yes"}, {"children": "yes"}, {"box": "base"}]


def test_an_outlook_is_what_happens() -> None:
    """The builder says how the species would do in each biome; then it does so."""
    checked = 0
    for seed in range(6):
        match = random_match(DARWINS_CHOICE, 3, seed, moves=30)
        seat = match.asked[0]
        for head in match.legal(seat):
            if match.prompt(seat).name != "MENU" or DARWINS_CHOICE.questions[1].answer.word(head)[-2:] != "-h":
                continue
            built = match.copy()
            built.play(seat, head)
            if built.prompt(seat).name != "BUILD":
                continue
            built.play(seat, built.legal(seat)[0])
            outlook = {biome["biome"]: biome for biome in built.view(seat)["build"]["biomes"]}
            choices = {choice["word"]: choice for choice in built.ask(seat)["choices"]}  # type: ignore[index]
            assert {word for word in choices if word in outlook} == {key for key in outlook if outlook[key]["legal"]}
            for word, choice in choices.items():
                if word in outlook:
                    checked += placed_as_said(built, seat, word, choice["preview"]["biomes"][0])
    assert checked > 10


def placed_as_said(built: Match, seat: int, word: str, said: dict[str, Any]) -> int:
    """Place the species and compare."""
    after = built.copy()
    before = {row["thing"] for biome in after.view()["biomes"] for row in biome["species"]}
    after.play(seat, word)
    there = next(biome for biome in after.view()["biomes"] if biome["biome"] == word)
    mine = next(row for row in there["species"] if row["thing"] not in before)
    for part in ("fate", "adaptation", "rank", "meal", "eaten_by", "best"):
        assert mine[part] == said[part], part
    fates = {row["thing"]: row["fate"] for row in there["species"]}
    assert all(fates[thing] == fate for thing, fate in {**said["hurt"], **said["helped"]}.items())
    return 1


def test_a_preview_names_those_who_would_be_displaced() -> None:
    """The hot desert has two plants: a better newcomer with a heart leaves too few for a species of two."""
    head, body = card_like("head", heat=1, cold=0, diet=0), card_like("body", heat=2, cold=0, hearts=1)
    game = table("bb15 bb14", ["2a bb15: herbivore 1 0 2"], hands={0: f"{head} {body}"}).play(head, body)
    asked = game.match.ask(0)
    assert asked is not None
    preview = next(choice["preview"] for choice in asked["choices"] if choice["word"] == "bb15")
    assert preview["biomes"][0]["hurt"] == {"species:2a": "hungry"}


def test_only_the_owner_sees_a_hand() -> None:
    game = new(3).draw_all()
    seat = game.seat
    assert [card["card"] for card in game.match.view(seat)["hand"]] == game.hand(seat)
    other = (seat + 1) % 3
    shown = str(game.match.view(other))
    row = set(game.row())
    mine = set(game.hand(other))
    assert not [key for key in game.hand(seat) if f"'card:{key}'" in shown and key not in row | mine]
    assert game.match.view(None)["hand"] is None


def test_the_report_tells_the_last_evaluation() -> None:
    """DC-102: who died of what, who earned what; it stays until the next one."""
    species = ["1a bb14: herbivore 3 2 1", "2a bb14: herbivore 0 2 1"]
    game = table("bb14 bb16", species, stage=Stage.EVALUATE)
    report = game.match.view()["report"]
    assert (report["era"], [(row["thing"], row["fate"]) for row in report["rows"]]) == (
        1,
        [("species:1a", "fed"), ("species:2a", "unfit")],
    )
    assert game.prompt() == "draw"


def test_the_phase_is_what_all_may_know() -> None:
    game = table("bb03 bb07", hands={0: f"{HEAD} {BODY}"})
    phases = [game.match.view(None)["phase"]]
    game.play(HEAD)
    phases.append(game.match.view(None)["phase"])
    assert phases == ["action", "action"]
    assert new(2).match.view(None)["phase"] == "draw"


def test_backs_and_changes_ahead() -> None:
    """DC-70, DC-121: in the draw after an era the next event is the one after it."""
    game = new(3, seed=2)
    assert (game.match.view()["ahead"], game.match.view()["changes"]) == (["house", "residential", "skyscraper"], 2)
    game.draw_all()
    assert game.match.view()["changes"] == 2
    game.pass_all()
    assert (game.match.view()["ahead"], game.match.view()["changes"]) == (["residential", "skyscraper"], 3)
    assert game.match.view()["last_event"]["back"] == "house"


def test_a_horizon_is_handed_in() -> None:
    """A search looks so many questions ahead, then the value judges."""
    assert level_at(DARWINS_CHOICE, "strong").budget.horizon == DARWINS_CHOICE.horizon
