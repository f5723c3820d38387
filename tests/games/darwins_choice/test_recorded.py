"""Whole recorded games. A case is a file; one that once broke stays for ever."""

import json
from pathlib import Path

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))


def test_the_recorded_games_are_of_every_kind() -> None:
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]
    assert {2, 3, 4} <= {game["seats"] for game in saved}
    assert {"story", "teams", "children"} <= {
        key for game in saved for key, on in game["options"].items() if on == "yes"
    }
    assert any("takes back" in move for game in saved for move in game["moves"])
