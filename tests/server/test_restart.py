"""A server that dies loses nothing that it has confirmed, and goes on where it was."""

import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from house import House, Json, Live, wait_for
from websockets.exceptions import ConnectionClosed


def play_until_it_dies(live: Live, confirmed: list[Json]) -> None:
    try:
        while live.table["status"] != "over":
            if live.ask and live.ask["choices"]:
                confirmed.append(live.answer())
            else:
                live.hear()
    except ConnectionClosed:
        pass


def entries(data: Path, table: str) -> list[tuple[int, int, str, int]]:
    with sqlite3.connect(f"file:{data / 'tables.sqlite3'}?mode=ro", uri=True) as database:
        query = 'SELECT number, seat, kind, move FROM entries WHERE "table" = ? ORDER BY number'
        return database.execute(query, [table]).fetchall()


def test_a_killed_server_has_lost_no_confirmed_move(own_house: House) -> None:
    own_house.start()
    anna = own_house.person("Anna")
    bots = [anna.open("random", "greedy", "random", "random") for _ in range(6)]
    mine = anna.open("me", "random", "random", "random")
    for _ in range(2):
        confirmed: list[Json] = []
        with anna.at(mine) as live:
            before = live.told[0]
            player = threading.Thread(target=play_until_it_dies, args=(live, confirmed))
            player.start()
            wait_for(lambda told=confirmed: len(told) >= 3, own_house.log)
            own_house.kill()
            player.join()
        stored = entries(own_house.data, mine)
        assert [entry[0] for entry in stored] == list(range(len(stored)))
        assert len(stored) >= confirmed[-1]["number"] > before["table"]["number"]
        seen = {bot: len(entries(own_house.data, bot)) for bot in bots}
        own_house.start()
        with anna.at(mine) as live:
            at_death = next(message for message in reversed(confirmed) if message["type"] == "moved")
            back = live.told[0]
            assert back["table"]["number"] >= len(stored)
            known = [line for line in back["log"] if line["number"] < at_death["number"]]
            told = before["log"] + [line for message in confirmed for line in message["lines"]]
            assert all(line in known for line in told if line["number"] < at_death["number"])
        for bot, count in seen.items():
            assert anna.table(bot)["number"] >= count
    wait_for(lambda: all(anna.table(bot)["status"] == "over" for bot in bots))
    for bot in bots:
        stored = entries(own_house.data, bot)
        assert [entry[0] for entry in stored] == list(range(anna.table(bot)["number"]))
    assert "ERROR" not in own_house.log()


def test_a_server_that_is_asked_to_stop_does_so_and_goes_on_later(own_house: House) -> None:
    own_house.start()
    anna = own_house.person("Anna")
    table = anna.open("me", "random")
    with anna.at(table) as live:
        live.answer()
        whole = wait_for(lambda: (told := live.look())["table"]["asked"] == [0] and told)
        started = time.monotonic()
        assert own_house.stop() in (0, -signal.SIGTERM)
        assert time.monotonic() - started < 10
        assert live.is_gone() in (1001, 1012)
    own_house.start()
    with anna.at(table) as live:
        assert live.told[0]["view"] == whole["view"]
        assert live.told[0]["ask"] == whole["ask"]
        assert live.told[0]["log"] == whole["log"]
        assert live.told[0]["since"] == whole["since"]
        live.answer()
    assert "ERROR" not in own_house.log()


def test_a_table_that_cannot_go_on_stays_readable(own_house: House) -> None:
    """Somebody has broken its past: it is shown as far as it can be read, and says that it is stuck."""
    own_house.start()
    anna = own_house.person("Anna")
    table, other = anna.open("me", "random"), anna.open("me", "random")
    with anna.at(table) as live:
        for _ in range(4):
            live.answer()
        count = live.number
    own_house.kill()
    right = entries(own_house.data, table)[4][3]
    change(own_house.data, 'UPDATE entries SET move = 99 WHERE "table" = ? AND number = 4', table)
    own_house.start()
    with anna.at(table) as live:
        assert live.table["status"] == "stuck"
        assert "can't read" in live.table["problem"]
        assert live.view is not None
        assert live.told[0]["log"]
        assert count > 4
        assert live.refused({"type": "play", "number": live.number, "move": 1}) == "table_stuck"
        shown = live.view
    assert anna.http.get(f"/api/tables/{table}/replay").json()["count"] == 4
    assert anna.http.get(f"/api/tables/{table}/at/4?seat=0").json()["view"] == shown
    assert anna.http.get(f"/api/tables/{table}/at/5").json()["error"]["code"] == "unreadable"
    with anna.at(other) as live:
        live.answer()
    own_house.kill()
    assert "is stuck" in own_house.log()
    change(own_house.data, 'UPDATE entries SET move = ? WHERE "table" = ? AND number = 4', right, table)
    own_house.start()
    with anna.at(table) as live:  # mended: it goes on
        assert (live.table["status"], live.table["problem"]) == ("playing", None)
        live.answer()


def change(data: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(data / "tables.sqlite3") as database:
        database.execute(statement, values)


def test_a_table_goes_on_from_its_snapshot_when_the_rules_have_changed(own_house: House) -> None:
    """A snapshot of other rules is read field by field; the moves before it are not played again."""
    own_house.start()
    anna = own_house.person("Anna")
    table = anna.open("me", "random")
    with anna.at(table) as live:
        for _ in range(3):
            live.answer()
        whole = wait_for(lambda: (told := live.look())["table"]["asked"] == [0] and told)
    own_house.kill()
    change(
        own_house.data,
        'UPDATE snapshots SET data = replace(data, \'"rules":"\', \'"rules":"old\') WHERE "table" = ?',
        table,
    )
    change(own_house.data, 'UPDATE entries SET move = 99 WHERE "table" = ? AND number = 0', table)
    own_house.start()
    with anna.at(table) as live:
        assert live.table["status"] == "playing"
        assert live.view == whole["view"]
        assert live.asked()["choices"] == whole["ask"]["choices"]
        live.answer()
    assert anna.http.get(f"/api/tables/{table}/replay").json()["error"]["code"] == "unreadable"
