"""Every game can be played by keys alone: the focus finds the answers, and is never left at the top of the page."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from ahead import a_row, come_back, keep
from house import House
from playwright.sync_api import Page, expect
from positions import NAMES, played

import gondwana
from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match
from gondwana.server.store import Seat

Player = Callable[..., Page]
ANSWERS = 8  # by keys, in each game
GAMES = gondwana.games()
STATE = """() => {
  const bar = document.querySelector('main .bar'), focus = document.activeElement;
  return {
    state: bar.dataset.state, sentence: bar.querySelector('.sentence').innerText,
    told: focus.matches('.to-now, .skip-telling'),
    answer: focus.matches('.thing.can, .choices button, dialog *'),
    where: focus.outerHTML.slice(0, 90), log: document.querySelectorAll('[role=log] li').length,
  };
}"""


def against_bots(house: House, match: Match) -> str:
    """A table where whoever is asked first is a person, and all others are bots."""
    table = f"{match.game.slug}-by-keys"
    assert match.source.key is not None
    row = a_row(table, list(NAMES[: match.seats]), match, match.source.key)
    own = match.asked[0]
    seats = tuple(seat if seat.seat == own else Seat(seat.seat, "bot", level="random") for seat in row.seats)
    keep(house.data, replace(row, seats=seats), match)
    return table


def settled(page: Page) -> dict[str, Any]:
    """The table when it asks or tells."""
    page.locator("main .bar.asked, main .bar[data-state=telling]").wait_for()
    page.wait_for_timeout(60)  # the focus follows the drawing
    page.locator(":is(main, header, dialog) :focus").first.wait_for()  # never on the page itself
    found: dict[str, Any] = page.evaluate(STATE)
    return found


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_the_focus_follows_the_questions(game: Game, player: Player, server: House) -> None:
    match = played(game, 3, 0.3)
    kept = [{"name": "gondwana-settings", "value": json.dumps({"pace": "fast"})}]
    known = {"origins": [{"origin": server.address, "localStorage": kept}]}
    page = come_back(player, server, against_bots(server, match), NAMES[match.asked[0]], storage_state=known)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To the table")).to_be_focused()
    page.keyboard.press("Enter")
    chance, answered = random.Random(game.slug), 0
    for _ in range(ANSWERS * 40):
        now = settled(page)
        if now["told"]:
            page.keyboard.press("Enter")
        if now["told"] or now["state"] == "telling":
            page.wait_for_timeout(30)
            continue
        assert now["answer"], str(now)
        for _ in range(chance.randrange(3)):
            page.keyboard.press("Tab")
            if not page.evaluate(STATE)["answer"]:
                page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("c")
        page.keyboard.press("c")
        after = page.evaluate(STATE)
        answered += (after["sentence"], after["log"]) != (now["sentence"], now["log"])
        if answered == ANSWERS:
            return
    raise AssertionError(f"{answered} answers only")
