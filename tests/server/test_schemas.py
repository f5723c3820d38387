"""The page's types are made from one schema with every message in it."""

import json
import subprocess
import sys

import gondwana
from gondwana.server.schemas.export import everything, schema


def test_the_schema_has_every_message() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "gondwana.server.schemas.export"], capture_output=True, text=True, check=True
    )
    assert json.loads(printed.stdout) == everything()
    assert everything()["messages"] == schema()
    names = set(schema()["$defs"])
    assert {
        "ClientMessage",
        "ServerMessage",
        "Play",
        "Moved",
        "Table",
        "Ask",
        "Line",
        "Text",
        "Replay",
        "Lobby",
    } <= names
    moved = schema()["$defs"]["Moved"]
    assert set(moved["required"]) >= {"type", "number", "table", "view", "ask", "lines", "undone"}


def test_the_schema_has_what_every_game_shows() -> None:
    """Words of a game's tables are named, so that the page knows which there are."""
    shown = everything()["games"]
    assert set(shown) == {game.slug for game in gondwana.games()}
    assert all("View" in game["$defs"] for game in shown.values())
    assert "zebra" in shown["savanna"]["$defs"]["Card"]["enum"]
