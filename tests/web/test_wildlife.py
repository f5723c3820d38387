"""Wildlife in the browser: three people at three browsers bid, defend themselves and watch a general scoring."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from access import violations
from ahead import come_back, play_ahead
from house import House
from playwright.sync_api import Locator, Page, expect

from gondwana.games.wildlife.prompts import Act, Prompt
from gondwana.games.wildlife.tables import Ability
from gondwana.kernel.match import Match

Player = Callable[..., Page]
NAMES = ["Ada", "Ben", "Eve"]
MANY = ["Marguerite de la Savane", "Ben", "Eve", "Wolfgang-Amadeus", "Zoé", "Jean-Baptiste"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def before_a_sale(match: Match, seat: int) -> bool:
    """A turn is under way, nothing has been sold, and the others have food for a few bids."""
    if match.prompt(seat) != Prompt.ACT:
        return False
    s = match.plain
    return s.auctions == 0 and s.lap >= 1 and all(s.food[other] >= 6 for other in range(s.seats) if other != seat)


def defended(match: Match, seat: int) -> list[int]:
    """Cells that may be attacked now and whose owner has a Defence for this turn."""
    if match.prompt(seat) not in (Prompt.STRIKE, Prompt.ATTACK, Prompt.RELOCATE_TO):
        return []
    s = match.plain
    shielded = {owner for owner in range(s.seats) if s.ability[owner][Ability.DEFENCE] > s.used[owner][Ability.DEFENCE]}
    return [cell for cell in match.legal(seat) if s.piece[cell] in shielded - {seat}]


def before_a_scoring(match: Match, seat: int) -> bool:
    """A general scoring follows at the end of this turn, which can be ended."""
    if match.prompt(seat) != Prompt.ACT or Act.END not in match.legal(seat):
        return False
    s = match.plain
    return bool(s.general) and not s.ending


def laying(match: Match, seat: int) -> bool:
    """Somebody lays out the first card of a turn."""
    return match.prompt(seat) == Prompt.LAY and match.plain.lap >= 2


@dataclass
class Tables:
    """Tables that were played ahead, and who is asked at each."""

    house: House
    asked: dict[str, int]


@pytest.fixture(scope="module")
def tables(server: House) -> Tables:
    """The server finds them as it finds every table that is not in its memory."""
    return Tables(
        server,
        {
            "auction": play_ahead(server.data, "auction", NAMES, before_a_sale),
            "defence": play_ahead(server.data, "defence", NAMES, lambda match, seat: bool(defended(match, seat))),
            "scoring": play_ahead(server.data, "scoring", NAMES, before_a_scoring),
            "crowded": play_ahead(server.data, "crowded", MANY, laying),
        },
    )


@pytest.fixture
def sit(tables: Tables, player: Player) -> Player:
    """Somebody comes back to a table that was played ahead."""

    def come(table: str, name: str, **options: Any) -> Page:
        return come_back(player, tables.house, table, name, **options)

    return come


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


def bid(page: Page, food: int) -> None:
    """Bids in the panel of the auction."""
    page.locator(f'[data-thing="bid:{food}"]').click()
    confirm(page)


def line(page: Page, words: str) -> Locator:
    """The last line of the log with these words."""
    return page.get_by_role("log").get_by_text(re.compile(words)).last


def test_an_auction_with_two_bidders_runs_to_its_end(tables: Tables, sit: Player) -> None:
    seller = tables.asked["auction"]
    names = [NAMES[(seller + step) % 3] for step in range(3)]
    pages = [sit("auction", name) for name in names]
    selling, first, second = pages
    assert violations(selling) == []

    selling.get_by_role("button", name=re.compile("^Sell: ")).first.click()
    confirm(selling)
    for page in pages:  # everybody follows it
        expect(page.locator("[data-auction]")).to_contain_text(f"{names[0]} sells")
    bid(first, 3)
    expect(second.locator(f'[data-bidder="{(seller + 1) % 3}"]')).to_contain_text("holds with 3")
    second.locator('[data-thing="bid:5"]').hover()
    expect(second.locator("[data-auction]")).to_contain_text("Left after paying")
    assert violations(second) == []
    bid(second, 5)
    expect(selling.locator(f'[data-bidder="{(seller + 2) % 3}"]')).to_contain_text("holds with 5")
    first.get_by_role("button", name="Pass").click()
    confirm(first)
    for page in pages:
        expect(line(page, f"{names[2]} buys .* for 5 food")).to_be_visible()
        expect(line(page, f"{names[1]} passes")).to_be_visible()
    if second.get_by_role("button", name="Let it go").count():
        expect(first.locator("[data-auction]")).to_contain_text("buys for 5")
        second.get_by_role("button", name="Let it go").click()
        confirm(second)
    for page in pages:
        expect(page.locator("[data-auction]")).to_have_count(0)
    expect(selling.get_by_text("a card was sold")).to_be_visible()
    expect(selling.get_by_role("button", name="End the turn")).to_be_visible()


def test_defence_is_played_in_the_turn_of_another(tables: Tables, sit: Player) -> None:
    attacker = tables.asked["defence"]
    pages = {name: sit("defence", name) for name in NAMES}
    attacking = pages[NAMES[attacker]]
    cell, owner = defended_cell(attacking)
    before = attacking.locator(f'[data-thing="{cell}"]').get_attribute("aria-label")
    attacking.locator(f'[data-thing="{cell}"]').click()
    confirm(attacking)

    for page in pages.values():  # everybody sees what hangs in the air
        expect(page.locator("[data-conflict]")).to_contain_text(f"piece of {owner}")
    defending = pages[owner]
    assert violations(defending) == []
    defending.get_by_role("button", name="Cancel it").click()
    confirm(defending)
    for page in pages.values():
        expect(page.locator("[data-conflict]")).to_have_count(0)
        expect(line(page, f"Defence: {owner} repels {NAMES[attacker]} on {cell.split(':')[1]}")).to_be_visible()
    after = attacking.locator(f'[data-thing="{cell}"]').get_attribute("aria-label")
    assert (before or "").split(", +")[0].split(", −")[0].split(", ±")[0] == after


def defended_cell(page: Page) -> tuple[str, str]:
    """A lit cell with a piece of somebody who has a Defence on their plate."""
    for name in NAMES:
        plate = page.get_by_role("region", name=name, exact=True)
        if plate.count() == 0 or plate.get_by_role("img", name="Defence").count() == 0:
            continue
        cells = page.locator(f'[data-thing^="cell:"].can[aria-label*="a piece of {name}"]')
        if cells.count() > 0:
            return cells.first.get_attribute("data-thing") or "", name
    raise AssertionError("nobody with a Defence can be attacked")


def test_a_general_scoring_is_told_line_by_line(tables: Tables, sit: Player) -> None:
    active = tables.asked["scoring"]
    pages = [sit("scoring", name) for name in NAMES]
    ending = pages[active]
    expect(ending.get_by_text("A general scoring follows at the end of this turn.").first).to_be_visible()
    ending.get_by_role("button", name="End the turn").click()
    confirm(ending)
    for page in pages:
        expect(page.locator("[data-telling=tells]")).to_be_visible()
    page = pages[(active + 1) % 3]
    page.get_by_role("button", name="Pause").click()
    told = page.locator("[data-telling=tells]")
    lines = int(told.locator("h2 small").inner_text().split("/")[1])
    while told.locator("h2 small").inner_text() != f"1/{lines}":
        page.get_by_role("button", name="Step back").click()
    sums = [0, 0, 0]
    for number in range(1, lines + 1):
        expect(told.locator("h2 small")).to_have_text(f"{number}/{lines}")
        if number == 2:
            assert violations(page) == []
        for seat in range(3):
            sums[seat] += points(told.locator(f'[data-to="{seat}"] strong'))
        page.get_by_role("button", name="Next step").click()
    expect(told).to_have_count(0)
    for seat, name in enumerate(NAMES):
        gained = page.get_by_role("log").get_by_text(re.compile(f"^{name} gets .* for ")).all_inner_texts()
        assert sums[seat] == sum(int(re.findall(r"gets (\d+)", words)[0]) for words in gained), name
    expect(page.get_by_role("button", name="Tell the general scoring")).to_be_visible()


def points(number: Locator) -> int:
    words = number.inner_text().replace("−", "-").replace("±", "").replace("+", "")
    return int(words)


def test_cards_are_laid_out_by_keyboard_on_a_wide_screen_and_taken_back(tables: Tables, sit: Player) -> None:
    page = sit("crowded", MANY[tables.asked["crowded"]])
    hand = page.locator('.hand [data-thing^="hand:"]')
    hand.first.focus()
    page.keyboard.press("Enter")
    laid = page.locator('.laid [data-thing^="laid:"]')
    expect(laid).to_have_count(1)
    page.keyboard.press("u")
    expect(laid).to_have_count(0)


def test_the_table_fits_a_phone_with_six_players(tables: Tables, sit: Player) -> None:
    page = sit("crowded", MANY[tables.asked["crowded"]], **PHONE, locale="fr-FR")
    whole = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    assert page.evaluate(whole) == [True, True]
    for seen in (page.get_by_role("group", name="L’île"), page.get_by_role("button", name="Confirmer")):
        box = seen.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_its_pages_are_accessible(sit: Player, light: str) -> None:
    page = sit("scoring", NAMES[0], color_scheme=light, reduced_motion="reduce")
    assert violations(page) == []
    for path in ("/rules/wildlife", "/new/wildlife"):
        page.goto(path)
        assert violations(page) == []
