"""Whole recorded games of every game. A case is a file; one that once broke stays for ever."""

import json
from pathlib import Path

import pytest

import gondwana
from gondwana.kernel.match.match import Match
from gondwana.kernel.match.savefile import replay, snapshot

HERE = Path(__file__).parent
RECORDED = sorted(HERE.glob("*/recorded/*.json"))
recorded = pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


@recorded
def test_a_recorded_game_is_played_again(path: Path) -> None:
    """Its moves lead to the position that was saved with them, whatever has been edited since."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = replay(Match(gondwana.game(saved["game"]), saved["seats"], saved["options"], saved["seed"]), saved["moves"])
    now, then = snapshot(match)["fields"], saved["snapshot"]["fields"]
    assert {name: now[name] for name in then if name in now} == {name: then[name] for name in then if name in now}
    assert match.over


@recorded
def test_a_recorded_game_can_be_loaded(path: Path) -> None:
    """Under these rules by its moves, under later ones by its snapshot."""
    match = gondwana.load(path)
    assert match.over
    assert match.number == len(json.loads(path.read_text(encoding="utf-8"))["moves"])


def test_every_game_has_recorded_games() -> None:
    folders = {game.folder.name for game in gondwana.games()}
    assert {path.parts[-3] for path in RECORDED} == folders
