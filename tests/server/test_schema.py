"""The page's types are made from one schema with every message in it."""

import json
import subprocess
import sys

from gondwana.server.schema import schema


def test_the_schema_has_every_message() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "gondwana.server.schema"], capture_output=True, text=True, check=True
    )
    assert json.loads(printed.stdout) == schema()
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
