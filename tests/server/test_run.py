"""Starting the server: ports, folders, settings, and what is said when it can't."""

import contextlib
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import serving
from house import House, free_port, wait_for

from gondwana.server import CantServe, serve
from gondwana.server.run import DEFAULT_PORT
from gondwana.server.settings import BadSetting, Settings


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(CantServe, match=f"Port {port} is taken"):
            serve(port=port, data=tmp_path, open_browser=False)


def test_instead_of_the_usual_port_the_next_free_one_will_do(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        other = stack.enter_context(socket.socket())
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):  # somebody else has it: just as good
            other.bind(("127.0.0.1", DEFAULT_PORT))
            other.listen()
        words = [sys.executable, serving.__file__, str(DEFAULT_PORT), str(tmp_path)]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
        finally:
            process.kill()
            process.communicate()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
    assert found is not None, said
    assert DEFAULT_PORT < int(found[1]) < DEFAULT_PORT + 20


@pytest.mark.parametrize(("host", "port"), [("256.1.1.1", 0), ("127.0.0.1", 70000)])
def test_an_address_that_does_not_exist_is_named(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(CantServe, match=str(port)):
        serve(host=host, port=port, data=tmp_path, open_browser=False)


def test_one_folder_has_one_server(own_house: House) -> None:
    own_house.start(ready=False)
    with pytest.raises(CantServe, match=f"already runs.*{own_house.address}"):
        serve(port=free_port(), data=own_house.data, open_browser=False)
    own_house.kill()
    own_house.start(ready=False)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CantServe, match="data folder can't be used"):
        serve(port=free_port(), data=tmp_path / "file" / "data", open_browser=False)


def test_a_database_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("once upon a time " * 100)
    with pytest.raises(CantServe, match="can't be used as a database"):
        serve(port=free_port(), data=tmp_path, open_browser=False)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONDWANA_DATA", "/d")
    monkeypatch.setenv("GONDWANA_ORIGINS", "http://a, http://b")
    monkeypatch.setenv("GONDWANA_BOT_PAUSE", "0.5")
    monkeypatch.setenv("GONDWANA_DURABLE", "no")
    settings = Settings.read()
    assert settings.database == Path("/d/tables.sqlite3")
    assert (settings.origins, settings.bot_pause, settings.durable) == (("http://a", "http://b"), 0.5, False)
    assert Settings.read(data="/e").database == Path("/e/tables.sqlite3")


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [("QUEUE", "many", "a whole number"), ("IDLE", "long", "a number"), ("COMPILE", "perhaps", "yes, no")],
)
def test_a_setting_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, allowed: str
) -> None:
    monkeypatch.setenv(f"GONDWANA_{name}", value)
    with pytest.raises(BadSetting, match=f"GONDWANA_{name} can't be read: '{value}'; allowed: {allowed}"):
        Settings.read()


def test_the_page_is_answered_at_once_after_the_start(own_house: House) -> None:
    own_house.start(ready=False)
    assert own_house.person().http.get("/api/status").json()["games"][0]["state"] in ("preparing", "ready")
    wait_for(own_house.ready, own_house.log, 300)
