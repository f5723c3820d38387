"""What people do at a table, with a mouse; what is not said otherwise, at one of Ecosystem: Savanna."""

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

HAND = '[data-thing^="hand:"].can'
PLACE = '.middle [data-thing^="cell:"].can'
PREY = PLACE
STEPS = 20
PATIENCE = 30_000  # milliseconds
MOMENT = 50
AT_REST = """() => document.getAnimations().every(each =>
  each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""


def at_rest(page: Page, within: float = PATIENCE) -> None:
    """Waits until nothing moves or fades any more, but for what never ends."""
    page.wait_for_function(AT_REST, timeout=within)


def at_once(page: Page) -> Page:
    """The reader wants to see the others' moves at once, for tests that are not about how they are told."""
    page.evaluate("""localStorage.setItem("gondwana-settings", '{"pace": "at_once"}')""")
    page.reload()
    return page


def open_table(page: Page, name: str, seats: list[str], game: str = "savanna", options: Sequence[str] = ()) -> str:
    """Opens a table through the form; seats are the values of its lists, options labels. Gives the table's path."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label(str(len(seats)), exact=True).check()
    for option in options:
        page.get_by_label(option, exact=True).check()
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}").select_option(seat)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url


def sit_down(page: Page, name: str) -> None:
    """Takes the first free seat of a waiting table."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Sit down").first.click()


def let_bot_play(page: Page, level: str) -> None:
    """A bot of this level plays on for whoever looks at the page."""
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("radio", name=level).check()
    page.get_by_role("button", name="Let it play").click()


def take_step(page: Page) -> None:
    """Chooses the first card of the hand and its first place, if it has several, and confirms both."""
    page.locator(HAND).first.click()
    page.locator('.hand [aria-pressed="true"]').wait_for()
    if page.locator(PLACE).count():
        page.locator(PLACE).first.click()
    page.get_by_role("button", name="Confirm").click()


def choose_prey(pages: list[Page]) -> None:
    """Whoever is asked answers for their lions, until everybody is told the scoring; some are never asked."""
    for _ in range(PATIENCE // MOMENT):
        if all(page.locator(".telling").count() for page in pages):
            return
        for page in pages:
            if page.locator(PREY).count():
                page.locator(PREY).first.click()
                page.get_by_role("button", name="Confirm").click()
                page.locator(f"{PREY}.chosen").wait_for(state="detached")
        pages[0].wait_for_timeout(MOMENT)
    raise AssertionError("the scoring is not told")


def read_sheet(page: Page) -> list[list[int]]:
    """Skips the telling and reads the score sheet: one row for each line, the totals last."""
    page.get_by_role("button", name="Skip").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_text(re.compile("wins? with|share the victory"))).to_be_visible()
    rows = sheet.locator("[data-sheet] tr").all()[1:]
    return [[int(cell.inner_text().replace("−", "-")) for cell in row.locator("td").all()] for row in rows]
