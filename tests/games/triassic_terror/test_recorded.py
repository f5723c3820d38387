"""Whole recorded games, and turns told move by move. A case is a file; one that once broke stays for ever."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from support.playthrough import playthrough
from support.triassic_terror import QUESTIONS

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))
STORIES = sorted((Path(__file__).parent / "stories").glob("*.txt"))


def test_the_recorded_games_are_of_every_kind() -> None:
    """All numbers of players, the long game, answers taken back."""
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]
    assert {2, 3, 4, 5, 6} == {game["seats"] for game in saved}
    assert any(game["options"]["long"] == "yes" for game in saved)
    assert any("takes back" in move for game in saved for move in game["moves"])


def readable(view: dict[str, Any]) -> dict[str, Any]:
    """Areas and spaces in a few words each; the track and what could be scored now left out."""
    areas = {area["area"]: ", ".join(map(herd, area["herds"])) or "-" for area in view["areas"]}
    volcanoes = {area["area"]: f"of {area['volcano']}" for area in view["areas"] if area["volcano"] is not None}
    seats = [{key: player[key] for key in ("score", "supply", "pending", "card")} for player in view["players"]]
    predators = {one["predator"]: one["area"] for one in view["predators"]}
    kept = {key: view[key] for key in ("phase", "period", "round", "migration", "result")}
    face_up = {"face_up": view["cards"]["face_up"], "pile": view["cards"]["pile"]}
    spaces = " ".join(map(space, view["spaces"]))
    return kept | face_up | {"spaces": spaces, **areas, "volcanoes": volcanoes, **predators, "seats": seats}


def herd(found: dict[str, Any]) -> str:
    """A seat and its dinos, and whether its T-Rex is with them."""
    return f"{found['seat']}: {found['dinos']}{'+T' if found['trex'] else ''}"


def space(found: dict[str, Any]) -> str:
    """A tile, the white dinos on it, who took it."""
    owner = "" if found["seat"] is None else f"({found['seat']})"
    return f"{found['tile']}{'+' * found['white']}{owner}"


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_game_told_move_by_move(path: Path) -> None:
    """What everybody saw, was asked and was told; run with GONDWANA_UPDATE=1 to write it anew, then read it."""
    content = path.read_text(encoding="utf-8")
    line, first = content.splitlines()[:2]
    told = playthrough(line, int(first.removeprefix("told from ")), readable)
    if os.environ.get("GONDWANA_UPDATE"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == content.splitlines()


def test_the_stories_ask_every_question() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in STORIES)
    assert {question.name for question in QUESTIONS.values() if f"is asked: {question.name}:" not in told} == set()
    assert "the_end" in {path.stem for path in STORIES}
