"""A long log: its end is drawn at once, what comes before it when the reader gets there."""

from collections.abc import Callable

from ahead import come_back, open_known
from house import House
from playwright.sync_api import Page, expect
from positions import NAMES, lay, played

import gondwana

Player = Callable[..., Page]
WIDE = {"viewport": {"width": 1440, "height": 900}}
LINES = "[role=log] ol > li"
MANY = 200


def test_a_long_log_shows_its_end_and_more_when_the_wheel_turns(player: Player, server: House) -> None:
    match = played(gondwana.game("dominant-species"), 4, 0.9)
    page = come_back(player, server, lay(server, match), NAMES[0], **WIDE)
    log = page.get_by_role("log")
    expect(page.locator(LINES)).to_have_count(MANY)
    expect(page.locator(LINES).last).to_be_in_viewport()
    first = page.locator(LINES).first.inner_text()
    box = log.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -100_000)
    expect(page.locator(LINES)).to_have_count(2 * MANY)
    # What was the first line is still under the eyes.
    assert page.locator(LINES).nth(MANY).inner_text() == first
    expect(page.locator(LINES).nth(MANY)).to_be_in_viewport()


def test_the_log_of_a_replay_is_drawn_around_its_moment(player: Player, server: House) -> None:
    match = played(gondwana.game("dominant-species"), 4, 0.9)
    table = lay(server, match)
    page = open_known(player, server, f"/replay/{table}#{match.number // 2}", NAMES[0], **WIDE)
    expect(page.locator("[role=log] .current").first).to_be_in_viewport()
    expect(page.locator(LINES)).to_have_count(MANY)
    expect(page.get_by_role("button", name="Earlier lines")).to_be_visible()
    page.get_by_role("button", name="Later lines").click()
    assert page.locator(LINES).count() > MANY
