"""The bench of the server, with few tables: nothing is lost; how fast it is depends on who else is at work."""

import json

import pytest

from gondwana.bench import load


def test_tables_of_bots_end_without_error_or_lost_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--tables", "6", "--seats", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["errors"], told["lost"]) == (6, 0, 0)
    assert told["entries"] > 6 * 100
    assert told["move"]["count"] > 0
    assert 0 < told["move"]["p50"] <= told["move"]["p99"]
    assert told["page"]["count"] > 0
