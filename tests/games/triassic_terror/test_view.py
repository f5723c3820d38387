"""What people see: the table in named things, and what a choice would change before it is made."""

from typing import Any

import pytest
from support.triassic_terror import Table, new, turn

from gondwana.games.triassic_terror.eye.preview import ENOUGH, SHOWN
from gondwana.kernel.match.match import Match


def choice(game: Table, word: str) -> dict[str, Any]:
    """One of the choices of whoever is asked."""
    found: dict[str, Any] = next(one for one in game.match.ask(game.seat)["choices"] if one["word"] == word)
    return found


def herds(match: Match) -> dict[str, list[dict[str, int | bool]]]:
    """All areas as a preview writes them."""
    return {
        area["area"]: [{key: herd[key] for key in ("seat", "dinos", "trex")} for herd in area["herds"]]
        for area in match.view(None)["areas"]
    }


def stopped(match: Match) -> Match:
    """Whoever is asked says `enough` wherever that is possible."""
    while match.asked:
        seat = match.asked[0]
        enough = ENOUGH.get(match.prompt(seat))  # type: ignore[call-overload]
        if enough is None or enough not in match.legal(seat):
            break
        match.play(seat, enough)
    return match


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_view_has_the_same_parts_for_everybody(seats: int) -> None:
    match = new(seats).match
    everybody = match.view(None)
    assert everybody["phase"] == "select"
    assert len(everybody["areas"]) == 12
    assert len(everybody["players"]) == seats
    for viewer in range(seats):
        assert match.view(viewer).keys() == everybody.keys()


def test_the_phase_follows_the_round() -> None:
    game = new(2)
    assert game.match.view(None)["active"] == game.seat
    while game.prompt() != "menu":
        game.play(game.options()[0])
    assert (game.match.view(None)["phase"], game.match.view(None)["active"]) == ("act", game.seat)
    while not game.match.over:
        game.play(game.options()[-1])
    view = game.match.view(None)
    assert (view["phase"], view["active"], view["result"]["totals"]) == ("over", None, game.match.scores)


def test_a_herd_says_what_it_brings() -> None:
    herd = turn("s1: blue 3, red 2+T").match.view(None)["areas"][0]["herds"]
    assert [(one["seat"], one["size"], one["points"], one["trex"]) for one in herd] == [
        (2, 3, 6, False),
        (0, 5, 3, True),
    ]


def test_a_forecast_is_what_a_scoring_would_bring_now() -> None:
    game = turn("s1: red 1; f1: red 1; d1: red 1; m1: red 1, blue 1", seats=4, lap=2)
    forecast = [player["forecast"] for player in game.match.view(None)["players"]]
    assert forecast[0] == {"habitats": 6 + 4 + 5 + 6, "presence": 8, "dominance": 0}
    assert forecast[2] == {"habitats": 3, "presence": 0, "dominance": 0}
    game.idle(4)
    assert game.match.scores[:3] == [29, 0, 3]


def test_a_preview_shows_who_is_pushed_out() -> None:
    preview = choice(turn("d2: blue 4, orange 2, green 1", "red", card="desert").play("card"), "0-3-0")["preview"]
    assert preview == {
        "areas": {"d2": [{"seat": seat, "dinos": dinos, "trex": False} for seat, dinos in ((2, 4), (0, 3), (3, 2))]},
        "lost": {"1": 1},
        "points": {"0": 3, "3": -3},
        "meal": None,
    }


def test_a_preview_of_a_meal_is_that_of_stopping_after_it() -> None:
    game = turn("m1: blue 2, red 1", "red", "trex", predators={"trex": "s1"}).play("tile", "m1")
    preview = choice(game, "p3")["preview"]
    assert (preview["lost"], preview["points"]) == ({"2": 1}, {"0": 3, "2": -3})


def test_a_raptors_move_shows_whom_it_could_eat() -> None:
    """TT-105: up to two opposing dinos in its new area; the own ones are safe."""
    game = turn("f2: red 4, blue 3, orange 1; f1: red 2", "red", "rapt", predators={"raptor_a": "d2"})
    game.play("tile", "raptor-a")
    preview = choice(game, "f2")["preview"]
    assert preview["meal"] == {"area": "f2", "most": 2, "prey": {"2": 2, "3": 1}}
    assert (preview["areas"], preview["lost"], preview["points"]) == ({}, {}, {})
    assert choice(game, "f1")["preview"]["meal"] == {"area": "f1", "most": 0, "prey": {}}
    game.play("f2")
    assert [one["preview"]["meal"] for one in game.match.ask(game.seat)["choices"]] == [None] * 3


def test_a_pterodactyls_move_shows_whom_it_could_eat() -> None:
    """TT-82, TT-84: two dinos, none without a move; TT-83: one with six players."""
    for seats, most in ((4, 2), (6, 1)):
        game = turn("s2: red 1, blue 3", "red", "hatch", seats=seats, predators={"pterodactyl": "f2"})
        game.play("tile", "s2")
        assert choice(game, "s2")["preview"]["meal"] == {"area": "s2", "most": most, "prey": {"2": most}}
        assert choice(game, "stay")["preview"]["meal"] is None


def test_a_t_rexs_move_shows_whom_it_could_eat() -> None:
    """TT-89: five after one step, three after two; no more than there are."""
    game = turn("s1: blue 4, red 1; m1: orange 4", "red", "trex", predators={"trex": "f1"}).play("tile")
    assert choice(game, "s1")["preview"]["meal"] == {"area": "s1", "most": 4, "prey": {"2": 4}}
    assert choice(game, "m1")["preview"]["meal"] == {"area": "m1", "most": 3, "prey": {"3": 3}}


def test_previews_come_true_in_whole_games() -> None:
    """Wherever there is one: the herds, the losses and the points are those of the answer, and no others."""
    seen = set()
    for seed in range(3):
        game = new(3 + seed, seed)
        while not game.match.over and len(seen) < len(SHOWN):
            seat, prompt = game.seat, game.match.prompt(game.seat)
            ask = game.match.ask(seat)
            for one in ask["choices"] if prompt not in seen else []:
                if one["preview"] is None:
                    continue
                seen.add(prompt)
                before, after = herds(game.match), game.match.copy()
                after.play(seat, one["move"])
                now = herds(stopped(after))
                assert one["preview"]["areas"] == {area: now[area] for area in now if now[area] != before[area]}
            legal = game.match.legal(seat)
            game.match.play(seat, legal[(game.match.number * 7 + seed) % len(legal)])
    assert seen == set(SHOWN)
