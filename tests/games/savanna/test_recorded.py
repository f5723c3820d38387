"""Whole recorded games, and games told move by move. A case is a file; one that once broke stays for ever."""

import json
import os
from pathlib import Path

import pytest
from support.playthrough import playthrough

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))
STORIES = sorted((Path(__file__).parent / "stories").glob("*.txt"))


def test_the_recorded_games_are_of_every_kind() -> None:
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]
    assert {1, 2, 4} <= {game["seats"] for game in saved}
    assert any("takes back" in move for game in saved for move in game["moves"])


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_game_told_move_by_move(path: Path) -> None:
    """What everybody saw, was asked and was told; run with GONDWANA_UPDATE=1 to write it anew, then read it."""
    content = path.read_text(encoding="utf-8")
    line, first = content.splitlines()[:2]
    told = playthrough(line, int(first.removeprefix("told from ")))
    if os.environ.get("GONDWANA_UPDATE"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == content.splitlines()


def test_there_are_stories() -> None:
    assert {"two_players", "solo", "the_end"} <= {path.stem for path in STORIES}
