"""What people see: the shape of the view, outlooks, and what stays hidden."""

from collections import Counter
from typing import Any

from support.darwins_choice import card_like, new, table
from support.random_games import random_match, random_moves

from gondwana.bots.choosing import level_at
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.state import Stage
from gondwana.kernel.match.match import Match

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
    """Place the species and compare: itself, everybody beside it, and the food that is left."""
    after = built.copy()
    after.play(seat, word)
    there = next(biome for biome in after.view()["biomes"] if biome["biome"] == word)
    assert foreseen_in(there) == said["species"]
    assert there["left"] == said["left"]
    assert said["thing"] in {row["thing"] for row in there["species"] if row["owner"] == seat}
    return 1


def foreseen_in(biome: dict[str, Any]) -> list[dict[str, Any]]:
    """A biome of the view, as a forecast would have told it."""
    parts = ("thing", "adaptation", "rank", "fate", "meal", "eaten_by", "waste", "best")
    return [{part: row[part] for part in parts} for row in biome["species"]]


def test_a_mutation_or_migration_is_foreseen_as_it_comes() -> None:
    """Everybody stands, eats and dies in both biomes as the forecast said, in random games of both boxes."""
    checked: Counter[str] = Counter()
    for seed in range(30):
        match = random_match(DARWINS_CHOICE, 3, seed, moves=45 + 4 * seed)
        if match.over or match.prompt(match.asked[0]).name != "MENU":
            continue
        seat = match.asked[0]
        for word in [DARWINS_CHOICE.questions[1].answer.word(move) for move in match.legal(seat)]:
            if word[-1] in "abcdefgh" and word[:1].isdigit():
                chosen = match.copy()
                chosen.play(seat, word)
                for choice in chosen.ask(seat)["choices"]:  # type: ignore[index]
                    checked += acted_as_said(chosen, seat, choice)
    assert checked["migrate"] > 5
    assert checked["mutate"] > 10


def acted_as_said(chosen: Match, seat: int, choice: dict[str, Any]) -> Counter[str]:
    """Carry an answer out and compare every biome that the preview spoke of."""
    if choice["preview"] is None:
        return Counter()
    after = chosen.copy()
    after.play(seat, choice["word"])
    shown = {biome["biome"]: biome for biome in after.view()["biomes"]}
    origin = choice["preview"]["origin"]
    for said in [*choice["preview"]["biomes"], *([origin] if origin else [])]:
        assert foreseen_in(shown[said["biome"]]) == said["species"]
        assert shown[said["biome"]]["left"] == said["left"]
    return Counter(["migrate" if origin else "mutate"])


def test_a_species_that_gets_worse_stands_below_the_others() -> None:
    """It is not compared with what it was: with adaptation 1 it stands under a 2, which then is the best."""
    runner = card_like("double_legs", run=3, cold=0, heat=0)
    head, body = card_like("head", run=0, cold=0, heat=0, diet=0), card_like("body", run=1, cold=0, heat=0, legs=2)
    game = table("bb14 bb16", [f"1a bb14: {head} {body} {runner}", "2a bb14: herbivore 2 1 0"]).play("1a")
    asked = game.match.ask(0)
    assert asked is not None
    preview = next(choice["preview"] for choice in asked["choices"] if choice["word"] == runner)
    rows = [(row["thing"], row["adaptation"], row["best"]) for row in preview["biomes"][0]["species"]]
    assert rows == [("species:2a", 2, True), ("species:1a", 1, False)]


def test_who_can_not_live_in_a_biome_stands_last_the_best_adapted_first() -> None:
    """On the table and in a forecast alike; where nobody eats, the number still says who is above whom."""
    seen = 0
    for seed in range(40):
        match = random_match(DARWINS_CHOICE, 6, seed, moves=60 + 4 * seed)
        if not match.over:
            for biome in match.view(None)["biomes"]:
                unfit = [row["adaptation"] for row in biome["species"] if row["fate"] == "unfit"]
                assert [row["fate"] for row in biome["species"]][: -len(unfit) or None].count("unfit") == 0
                assert unfit == sorted(unfit, reverse=True)
                seen += len(set(unfit)) > 1
    assert seen


def test_two_hunters_do_not_eat_one_prey_in_a_forecast() -> None:
    """A better hunter takes the meat: who lived on it is shown what it would eat then, or that it starves."""
    seen = 0
    for seed in range(10):
        match = random_match(DARWINS_CHOICE, 4, seed, moves=70 + 5 * seed)
        seat = match.asked[0]
        for choice in (match.ask(seat) or {"choices": []})["choices"]:
            for said in (choice["preview"] or {"biomes": []})["biomes"]:
                prey = [thing for row in said["species"] for thing in row["meal"]["prey"]]
                assert len(prey) == len(set(prey))
                seen += 1
    assert seen


def test_a_preview_names_those_who_would_be_displaced() -> None:
    """The hot desert has two plants: a better newcomer with a heart leaves too few for a species of two."""
    head, body = card_like("head", heat=1, cold=0, diet=0), card_like("body", heat=2, cold=0, hearts=1)
    game = table("bb15 bb14", ["2a bb15: herbivore 1 0 2"], hands={0: f"{head} {body}"}).play(head, body)
    asked = game.match.ask(0)
    assert asked is not None
    preview = next(choice["preview"] for choice in asked["choices"] if choice["word"] == "bb15")
    fates = {row["thing"]: row["fate"] for row in preview["biomes"][0]["species"]}
    assert fates == {"species:1a": "fed", "species:2a": "hungry"}


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


def test_the_sheet_says_where_every_point_came_from() -> None:
    """DC-105, DC-106, DC-109, DC-113: survival 1, adaptation 2, competitiveness 3 and 2; a death loses all but one."""
    species = ["1a bb14: herbivore 3 2 1", "2a bb16: herbivore 2 1 1", "2b bb14: herbivore 0 2 1 * 4"]
    game = table("bb14 bb16", species, stage=Stage.EVALUATE, era=4)  # the last one: no event follows
    one, two = (game.match.view()["players"][seat]["earned"][3] for seat in (0, 1))
    blank = {"events": 0, "bonus": 0}
    assert one == {**blank, "survival": 1, "adaptation": 2, "competitiveness": 3, "lost": 0}
    assert two == {**blank, "survival": 1, "adaptation": 2, "competitiveness": 2, "lost": -3}


def test_the_sheet_adds_up_in_every_game() -> None:
    """Whatever was won, paid, lost or given by events."""
    for seed, options in enumerate(EVERY_OPTION):
        match = Match(DARWINS_CHOICE, 4, options, seed=seed)
        list(random_moves(match, seed))
        for player in match.view()["players"]:
            assert sum(sum(era.values()) for era in player["earned"]) == player["score"] == match.scores[player["seat"]]


def test_a_report_lies_as_the_table_lay() -> None:
    """The biomes of the evaluation in the order of the table, though they have changed since."""
    game = table("bb14 bb16 bb03 bb07", ["1a bb16: herbivore 3 2 1"], stage=Stage.EVALUATE)
    assert game.match.view()["report"]["biomes"] == ["bb14", "bb16", "bb03", "bb07"]


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
    assert level_at(DARWINS_CHOICE, "expert").budget.horizon == DARWINS_CHOICE.horizon
