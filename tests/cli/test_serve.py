"""`gondwana` alone: serves, says where, and ends when asked."""

import io
import re
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import gondwana
from gondwana.cli import serve as serving


def test_gondwana_serves_and_says_where(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "gondwana", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address is not None
            with urllib.request.urlopen(f"{address[0]}/api/games", timeout=30) as answer:
                assert b"savanna" in answer.read()
        finally:
            server.terminate()
            server.wait(30)
    assert (tmp_path / "tables.sqlite3").exists()


def test_a_taken_port_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} is taken" in refused("--port", port, "--data", tmp_path, "--no-browser")


def test_a_file_is_no_data_folder(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "'--data'" in refused("--data", tmp_path / "file", "--no-browser")


def test_a_setting_that_cannot_be_read_is_refused(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GONDWANA_QUEUE", "many")
    said = refused("--data", tmp_path, "--no-browser")
    assert "GONDWANA_QUEUE can't be read: 'many'; allowed: a whole number" in said


def test_the_terminal_shows_how_long_the_rules_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice they are not there yet, then they are."""
    ready = iter([False, False, False, True, True])
    screen = Screen()
    monkeypatch.setattr(serving, "is_ready", lambda slug: next(ready))
    monkeypatch.setattr(serving.gondwana, "games", lambda: [gondwana.game("savanna")])
    monkeypatch.setattr(sys, "stderr", screen)
    serving.tell_preparation(Impatient())
    lines = screen.getvalue().split("\r\033[K")
    assert lines[1:3] == ["Preparing the rules of savanna, once: 0 s …"] * 2
    assert lines[3:] == ["The rules are ready after 0 s.\n"]


def test_rules_that_are_ready_are_not_talked_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "is_ready", lambda slug: True)
    serving.tell_preparation(threading.Event())
    assert capsys.readouterr().err == ""


def test_nothing_is_told_of_the_rules_once_the_server_is_gone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that is refused, or ended, leaves no thread behind that goes on telling."""
    monkeypatch.setattr(serving, "is_ready", lambda slug: False)
    before = threading.active_count()
    with suppress(InterruptedError), serving.telling_preparation():
        assert threading.active_count() == before + 1
        raise InterruptedError
    assert threading.active_count() == before
    assert capsys.readouterr().err == ""


class Impatient(threading.Event):
    """A server that runs on, and a clock that need not be waited for."""

    def wait(self, timeout: float | None = None) -> bool:
        return False


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True
