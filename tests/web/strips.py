"""Makes docs/images/strips: for each game a bot's turn being told, a choice with its sentence, and the end, in one row.

    make strips

Each picture is of a real server and a real browser; the positions are drawn by fixed seeds.
"""

import base64
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "server"))  # as pytest does

from ahead import a_row, cookie, keep
from conftest import CHROMIUM_FLAGS, PATIENCE, browser_program, running
from house import House
from positions import NAMES, lay, played

import gondwana
from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match
from gondwana.server.store import Seat

FOLDER = Path(__file__).parents[2] / "docs" / "images" / "strips"
SIZE = {"width": 1280, "height": 800}
PART = 0.4  # of the game that is played before the pictures
WIDTH = 640  # of one picture in the strip


def main() -> None:
    """Makes the strips of all games, or of those that are named."""
    wanted = sys.argv[1:] or [game.slug for game in gondwana.games()]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(CHROMIUM_FLAGS))
        for house in running(Path(folder), wanted):
            for slug in wanted:
                strip = joined(browser, list(pictures(browser, house, gondwana.game(slug))))
                (FOLDER / f"{slug}.jpg").write_bytes(strip)
                print(slug, len(strip) // 1000, "kB")
        browser.close()


def pictures(browser: Browser, house: House, game: Game) -> Iterator[bytes]:
    """A bot's turn being told, a choice with its sentence, the end."""
    match = played(game, game.usual_seats, PART)
    page = at_table(browser, house, against_bots(house, match), match.asked[0])
    answer(page)
    page.locator('main .bar[data-state="telling"]').wait_for()
    page.wait_for_timeout(900)
    yield page.screenshot(type="jpeg", quality=80)
    page.context.close()
    page = at_table(browser, house, lay(house, match), match.asked[0])
    choose(page)
    yield page.screenshot(type="jpeg", quality=80)
    page.context.close()
    page = at_table(browser, house, lay(house, played(game, game.usual_seats, 1.0)), 0)
    page.get_by_role("button", name="Score sheet").click()
    page.wait_for_timeout(600)
    yield page.screenshot(type="jpeg", quality=80)
    page.context.close()


def against_bots(house: House, match: Match) -> str:
    """A table at which all others are bots; gives its name."""
    table = f"{match.game.slug}-told-{random.Random(match.number).randrange(10**6)}"
    assert match.source.key is not None
    row = a_row(table, list(NAMES[: match.seats]), match, match.source.key)
    own = match.asked[0]
    seats = tuple(seat if seat.seat == own else Seat(seat.seat, "bot", level="greedy") for seat in row.seats)
    keep(house.data, type(row)(**{**vars(row), "seats": seats}), match)
    return table


def at_table(browser: Browser, house: House, table: str, seat: int) -> Page:
    """Whoever sits there comes to the table."""
    context = browser.new_context(base_url=house.address, viewport=SIZE, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    known = cookie(house.data, NAMES[seat])
    context.add_cookies([{"name": known.name, "value": known.value, "url": house.address}])
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.locator("main .bar").wait_for()
    page.wait_for_timeout(500)
    return page


def choose(page: Page) -> None:
    """Chooses the first thing that is lit, or the first answer among the buttons."""
    lit = page.locator("main [data-thing].can:visible, main .choices button")
    lit.first.click()
    page.wait_for_timeout(400)
    which = page.locator("dialog[open] .menu button")  # several answers meet at one thing
    if which.count():
        which.first.click()
        page.wait_for_timeout(400)


def answer(page: Page) -> None:
    """Answers until others move: their turn is told then."""
    for _ in range(40):
        if page.locator('main .bar[data-state="telling"]').count():
            return
        choose(page)
        confirm = page.locator("main .confirm:enabled")
        if confirm.count():
            confirm.click()
        page.wait_for_timeout(400)


def joined(browser: Browser, shots: list[bytes]) -> bytes:
    """Several pictures side by side."""
    page = browser.new_page(viewport={"width": WIDTH * len(shots), "height": WIDTH * SIZE["height"] // SIZE["width"]})
    images = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(shot).decode()}">' for shot in shots)
    style = f"<style>body {{ margin: 0; display: flex }} img {{ width: {WIDTH}px; display: block }}</style>"
    page.set_content(style + images)
    page.wait_for_load_state("load")
    strip = page.screenshot(type="jpeg", quality=78)
    page.close()
    return strip


if __name__ == "__main__":
    main()
