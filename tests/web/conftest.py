"""A real server, a real browser, and the rule that nothing may complain.

    def test_the_lobby_greets(player):
        page = player()                     # a person with a browser of their own, on the lobby
        page.goto("/tables/…")              # addresses are relative to the server
        expect(page.get_by_role("heading")).to_be_visible()

`player(path, **options)` takes what Playwright's `browser.new_context` takes: viewport, locale, color_scheme, …
Whatever a page writes to the console as an error, or throws, fails the test at its end; a test that expects
some of it (a server killed on purpose) removes it from `complaints`.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from house import House
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import gondwana

CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 15_000  # milliseconds that an action may take: two noisy cores are shared with a bot and a browser
expect.set_options(timeout=PATIENCE)

Player = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests; they use tables of their own."""
    yield from running(tmp_path_factory.mktemp("server"), [game.slug for game in gondwana.games()])


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[House]:
    """A server of Savanna for one test alone, which may kill it and start it again.

    Its people come to it by `player(base_url=own_server.address)`.
    """
    yield from running(tmp_path, ["savanna"])


def running(data: Path, games: list[str]) -> Iterator[House]:
    house = House(data, games=games)
    house.deal("")
    try:
        house.start()
        yield house
    finally:
        house.kill()


def browser_program() -> str:
    """Debian's browser, or the one that CHROMIUM names.

    Without its windows where that is installed: the same engine, and a new person costs it a quarter of the time.
    """
    program = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "the browser tests need chromium: apt install chromium-headless-shell, or set CHROMIUM to a path"
    return program


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; everybody in them has a context of their own."""
    program = browser_program()
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
def player(chromium: Browser, server: House, complaints: list[str], request: pytest.FixtureRequest) -> Iterator[Player]:
    """Opens the lobby, or another path, for one more person, in a browser context of their own.

    Each test has deals of its own, the same in every run, whichever tests ran before.
    """
    server.deal(request.node.name)
    contexts: list[BrowserContext] = []

    def sit_down(path: str = "/", **options: Any) -> Page:
        context = chromium.new_context(**{"base_url": server.address, "locale": "en-GB", **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: note(message, complaints))
        context.on("weberror", lambda error: complaints.append(f"{error.page and error.page.url}: {error.error}"))
        page = context.new_page()
        page.goto(path)
        return page

    yield sit_down
    for context in contexts:
        context.close()


def note(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type == "error":
        complaints.append(f"{message.location.get('url')}: {message.text}")
