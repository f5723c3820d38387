"""What an answer brings and wastes, in words: read from copies on which the rules carried it out."""

from typing import Any

from support.darwins_choice import card_like, table
from support.random_games import random_moves

from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.kernel.match.match import Match

HEAD = card_like("head", heat=1, cold=0, diet=0)
BODY = card_like("body", heat=2, cold=0, hearts=1)


def said(game: Any, word: str, part: str = "brings") -> Any:
    """The clauses, or the warning, of one choice."""
    asked = game.match.ask(game.seat)
    assert asked is not None
    return next(choice[part] for choice in asked["choices"] if choice["word"] == word)


def keys(clauses: list[dict[str, Any]]) -> list[str]:
    return [clause["key"].removeprefix("darwins_choice_brings_") for clause in clauses]


def test_a_new_species_says_how_it_does_and_who_dies_by_it() -> None:
    """The hot desert has two plants: it wins there (1 + 3 + 3), and the herbivore of two hearts starves."""
    game = table("bb15 bb14", ["2a bb15: herbivore 1 0 2"], hands={0: f"{HEAD} {BODY}"}).play(HEAD, BODY)
    clauses = said(game, "bb15")
    assert keys(clauses) == ["best", "points", "kills", "points"]
    assert clauses[1]["args"]["seat"] == {"seat": 0}
    assert clauses[2]["args"]["seat"] == {"seat": 1}
    assert clauses[3]["args"]["points"].startswith("−")


def test_what_passing_promises_is_what_the_evaluation_pays() -> None:
    """If nobody does anything more, a player gets what the forecast said for this era (DC-102)."""
    checked = 0
    for seed in range(30):
        match = Match(DARWINS_CHOICE, 2, {"box": "beginner"}, seed=seed)
        list(random_moves(match, seed, moves=24 + seed))
        if match.over or match.prompt(match.asked[0]).name != "MENU":
            continue
        seat = match.asked[0]
        asked = match.ask(seat)
        assert asked is not None
        stands = next(choice["brings"] for choice in asked["choices"] if choice["word"] == "pass")
        promised = int(stands[1]["args"]["points"].replace("−", "-").replace("±", ""))
        before, era = match.scores[seat], match.view()["era"]
        while (match.view()["report"] or {"era": 0})["era"] < era:
            match.play(match.asked[0], "pass")
        assert match.scores[seat] - before == promised
        checked += 1
    assert checked >= 3


def test_passing_warns_where_a_species_will_die_that_could_act() -> None:
    """It does not run, so it can't live in the savanna; it could still migrate to the steppe's neighbour."""
    game = table("bb14 bb03", ["1a bb14: herbivore 0 1 1"])
    assert said(game, "pass", "warns") is not None
    game = table("bb14 bb03", ["1a bb14: herbivore 2 1 1"])
    assert said(game, "pass", "warns") is None


def test_a_trade_names_both_cards() -> None:
    game = table("bb14", hands={0: HEAD}, row=BODY)
    game.play(BODY)
    (clause,) = said(game, HEAD)
    assert (clause["args"]["animal"]["term"], clause["args"]["animal2"]["term"]) == (
        f"darwins_choice_animal_{BODY.split('-')[0]}",
        f"darwins_choice_animal_{HEAD.split('-')[0]}",
    )
