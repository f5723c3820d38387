"""A real server, a real browser, and the rule that nothing may complain.

    def test_the_lobby_greets(player):
        page = player()                     # a person with a browser of their own, on the lobby
        page.goto("/tables/…")              # addresses are relative to the server
        expect(page.get_by_role("heading")).to_be_visible()

`player(**options)` takes what Playwright's `browser.new_context` takes: viewport, locale, color_scheme, …
Whatever a page writes to the console as an error, or throws, fails the test at its end; a test that expects
some of it (a server killed on purpose) removes it from `complaints`.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS_TO_START = 60
SECONDS_TO_STOP = 15
SECONDS_FOR_AN_ACTION = 15  # generous: two noisy cores are shared with a bot and a browser

Player = Callable[..., Page]


@dataclass
class Server:
    """A server process of its own: its folder outlives `kill`, so that `start` goes on where it was."""

    data: Path
    port: int
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--no-browser"]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-m", "gondwana", *words], stdout=log, stderr=log)
        end = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                pytest.fail(f"the server did not start:\n{self.log()}")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/status", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """Ends it politely, as Ctrl-C would."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(SECONDS_TO_STOP)
            except subprocess.TimeoutExpired:
                self.kill()
                pytest.fail(f"the server did not stop when asked:\n{self.log()}")

    def kill(self) -> None:
        """Ends it with SIGKILL, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def log(self) -> str:
        return (self.data / "server.log").read_text(errors="replace")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; they use tables of their own."""
    server = Server(tmp_path_factory.mktemp("server"), free_port())
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop, kill and start it."""
    server = Server(tmp_path, free_port())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's browser, or the one that CHROMIUM names."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "the browser tests need chromium: apt install chromium, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the pages of this test complained about; at the end it must be empty."""
    complaints: list[str] = []
    yield complaints
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.fixture
def player(chromium: Browser, server: Server, complaints: list[str]) -> Iterator[Player]:
    """Opens the lobby for one more person, in a browser context of their own."""
    contexts = []

    def sit_down(path: str = "/", *, base_url: str = "", **options: Any) -> Page:
        context = chromium.new_context(**{"base_url": base_url or server.url, "locale": "en-GB", **options})
        contexts.append(context)
        context.set_default_timeout(SECONDS_FOR_AN_ACTION * 1000)
        page = context.new_page()
        page.on("console", lambda message: complain(message, complaints))
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.goto(path)
        return page

    yield sit_down
    for context in contexts:
        context.close()


def complain(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type == "error":
        complaints.append(f"{message.location.get('url')}: {message.text}")
