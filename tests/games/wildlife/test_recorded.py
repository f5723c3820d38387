"""Whole recorded games, and turns told move by move. A case is a file; one that once broke stays for ever."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from support.playthrough import playthrough

from gondwana.games.wildlife import WILDLIFE

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))
STORIES = sorted((Path(__file__).parent / "stories").glob("*.txt"))


def test_the_recorded_games_are_of_every_kind() -> None:
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]
    assert {2, 3, 4, 6} <= {game["seats"] for game in saved}
    assert any("takes back" in move for game in saved for move in game["moves"])
    for option in WILDLIFE.options:
        assert any(game["options"][option.key] == "on" for game in saved), option.key


SHOWN = ("phase", "round", "first", "turn", "hand", "deck", "discard", "auction", "attack", "coming", "result")
OF_A_SEAT = ("species", "points", "food", "reserve", "tokens", "abilities", "hand_size", "standing")


def readable(view: dict[str, Any]) -> dict[str, Any]:
    """What people would say of a view; the island drawn in rows, a seat's number where its piece stands."""
    rows: dict[int, dict[int, str]] = {}
    for cell in view["cells"]:
        owner = "_" if cell["owner"] is None else str(cell["owner"])
        rows.setdefault(cell["row"], {})[cell["col"]] = owner
    island = ["".join(row.get(col, ".") for col in range(max(row) + 1)) for row in rows.values()]
    marked = {one["territory"]: one["marker"] for one in view["territories"] if one["marker"]}
    seats = [{key: seat[key] for key in OF_A_SEAT} for seat in view["seats"]]
    totals = view["scoring"] and view["scoring"]["totals"]
    shown = {key: view[key] for key in SHOWN}
    return {**shown, "seats": seats, "island": " ".join(island), "marked": marked, "scored": totals}


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_game_told_move_by_move(path: Path) -> None:
    """What everybody saw, was asked and was told; run with GONDWANA_UPDATE=1 to write it anew, then read it."""
    content = path.read_text(encoding="utf-8")
    line, first = content.splitlines()[:2]
    told = playthrough(line, int(first.removeprefix("told from ")), readable)
    if os.environ.get("GONDWANA_UPDATE"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == content.splitlines()


def test_there_are_stories() -> None:
    assert {"an_auction", "two_players", "the_end"} <= {path.stem for path in STORIES}
