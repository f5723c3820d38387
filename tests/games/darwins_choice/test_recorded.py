"""Whole recorded games. A case is a file; one that once broke stays for ever."""

import json
from pathlib import Path

import pytest

import gondwana
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.kernel.match import Match
from gondwana.kernel.savefile import replay, snapshot

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again(path: Path) -> None:
    """Its moves lead to the position that was saved with them, whatever has been edited since."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = replay(Match(DARWINS_CHOICE, saved["seats"], saved["options"], saved["seed"]), saved["moves"])
    now, then = snapshot(match)["fields"], saved["snapshot"]["fields"]
    assert {name: now[name] for name in then if name in now} == {name: then[name] for name in then if name in now}
    assert match.over


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_loaded(path: Path) -> None:
    """Under these rules by its moves, under later ones by its snapshot."""
    match = gondwana.load(path)
    assert match.over
    assert match.number == len(json.loads(path.read_text(encoding="utf-8"))["moves"])


def test_the_recorded_games_are_of_every_kind() -> None:
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]
    assert {2, 3, 4} <= {game["seats"] for game in saved}
    assert {"story", "teams", "children"} <= {
        key for game in saved for key, on in game["options"].items() if on == "yes"
    }
    assert any("takes back" in move for game in saved for move in game["moves"])
