"""`gondwana` alone: serves, says where, and ends when asked."""

import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path


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
