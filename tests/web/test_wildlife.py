"""Wildlife in the browser: three people at three browsers bid, defend themselves and watch a general scoring."""

import json
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
from gondwana.games.wildlife.tables import Ability, Terrain
from gondwana.kernel.match.match import Match

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


def choosing_a_way(match: Match, seat: int) -> bool:
    """A terrain card may move, place or attack."""
    return match.prompt(seat) == Prompt.WAY and len(match.legal(seat)) == 3


def using_a_wheel(match: Match, seat: int) -> bool:
    """A species adapts, and can do something on some terrain that it may still improve."""
    return bool(match.prompt(seat) == Prompt.WHEEL)


def ready_to_place(match: Match, seat: int) -> bool:
    """A turn with a free move, and a terrain card that asks what to do."""
    if match.prompt(seat) != Prompt.ACT or Act.FREE_MOVE not in match.legal(seat):
        return False
    trial = [move for move in match.legal(seat) if move < len(Terrain)]
    return any(leads_to_a_way(match, seat, move) for move in trial)


def leads_to_a_way(match: Match, seat: int, move: int) -> bool:
    after = match.copy()
    after.play(seat, move)
    return after.asked == [seat] and after.prompt(seat) == Prompt.WAY


def laying(match: Match, seat: int) -> bool:
    """Somebody lays out the first card of a turn."""
    return bool(match.prompt(seat) == Prompt.LAY and match.plain.lap >= 2)


@dataclass
class Tables:
    """Tables that were played ahead, and who is asked at each."""

    house: House
    asked: dict[str, int]


@pytest.fixture(scope="session")
def tables(server: House) -> Tables:
    """The server finds them as it finds every table that is not in its memory."""
    return Tables(
        server,
        {
            "auction": play_ahead(server.data, "auction", NAMES, before_a_sale),
            "defence": play_ahead(server.data, "defence", NAMES, lambda match, seat: bool(defended(match, seat))),
            "struck": play_ahead(server.data, "struck", NAMES, lambda match, seat: bool(defended(match, seat))),
            "scoring": play_ahead(server.data, "scoring", NAMES, before_a_scoring),
            "crowded": play_ahead(server.data, "crowded", MANY, laying),
            "sale": play_ahead(server.data, "sale", MANY, before_a_sale),
            "way": play_ahead(server.data, "way", NAMES, choosing_a_way),
            "placing": play_ahead(server.data, "placing", NAMES, ready_to_place),
            "wheel": play_ahead(server.data, "wheel", NAMES, using_a_wheel),
        },
    )


@pytest.fixture
def sit(tables: Tables, player: Player) -> Player:
    """Somebody comes back to a table that was played ahead."""

    def come(table: str, name: str, pace: str = "at_once", **options: Any) -> Page:
        kept = [{"name": "gondwana-settings", "value": json.dumps({"pace": pace})}]
        known = {"origins": [{"origin": tables.house.address, "localStorage": kept}]}
        return come_back(player, tables.house, table, name, storage_state=known, **options)

    return come


def confirm(page: Page) -> None:
    """What wastes something is asked about once more."""
    page.get_by_role("button", name="Confirm").click()
    anyway = page.get_by_role("button", name="Do it anyway")
    if anyway.count():
        anyway.click()


def bid(page: Page, food: int) -> None:
    """Bids in the panel of the auction."""
    page.locator(f'[data-thing="bid:{food}"]').click()
    confirm(page)


def line(page: Page, words: str) -> Locator:
    """The last line of the log with these words."""
    return page.get_by_role("log").get_by_text(re.compile(words)).last


def place_of(page: Page, part: str = "[data-thing='cell:e5']") -> list[int]:
    """Where a part of the page is, and how large."""
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return [round(length) for length in (box["x"], box["y"], box["width"], box["height"])]


def test_an_auction_with_two_bidders_runs_to_its_end(tables: Tables, sit: Player) -> None:
    seller = tables.asked["auction"]
    names = [NAMES[(seller + step) % 3] for step in range(3)]
    pages = [sit("auction", name) for name in names]
    selling, first, second = pages
    assert violations(selling) == []

    before = [place_of(page) for page in pages]
    selling.get_by_role("button", name=re.compile("^Sell: ")).first.click()
    expect(selling.locator(".brings")).to_contain_text("the others bid", ignore_case=True)
    confirm(selling)
    for page in (first, second):  # everybody follows it
        expect(page.locator("[data-auction]")).to_contain_text(f"{names[0]} sells")
    expect(selling.locator("[data-auction]")).to_contain_text("You sell")
    assert [place_of(page) for page in pages] == before  # nothing jumps
    bid(first, 3)
    expect(second.locator(f'[data-bidder="{(seller + 1) % 3}"]')).to_contain_text("holds with 3")
    second.locator('[data-thing="bid:5"]').hover()
    expect(second.locator(".brings")).to_contain_text("food left")
    assert violations(second) == []
    bid(second, 5)
    expect(selling.locator(f'[data-bidder="{(seller + 2) % 3}"]')).to_contain_text("holds with 5")
    first.get_by_role("button", name="Pass").click()
    confirm(first)
    expect(line(selling, f"You sell .* to {names[2]} for 5 food")).to_be_visible()
    expect(line(first, f"{names[0]} sells .* to {names[2]} for 5 food")).to_be_visible()
    expect(line(second, f"{names[0]} sells you .* for 5 food")).to_be_visible()
    bids = second.get_by_role("log").locator("details").last
    bids.locator("summary").click()
    expect(bids).to_contain_text(f"{names[1]} bids 3 food.")
    expect(bids).to_contain_text(f"{names[1]} passes.")
    if second.get_by_role("button", name="Let it go").count():
        expect(first.locator("[data-auction]")).to_contain_text("buys for 5")
        second.get_by_role("button", name="Let it go").click()
        confirm(second)
    for page in pages:
        expect(page.locator("[data-auction]")).to_have_count(0)
    assert [place_of(page) for page in pages] == before
    expect(selling.get_by_text("a card was sold")).to_be_visible()
    expect(selling.get_by_role("button", name="End the turn")).to_be_visible()


def test_on_a_phone_an_auction_explains_its_card_and_leaves_the_board_where_it_is(tables: Tables, sit: Player) -> None:
    """With six players, in French: the card's words, what it would do for me, bids of a finger's size."""
    seller = tables.asked["sale"]
    selling = sit("sale", MANY[seller])
    phone = sit("sale", MANY[(seller + 1) % 6], **PHONE, locale="fr-FR")
    before = place_of(phone)
    selling.get_by_role("button", name=re.compile("^Sell: ")).first.click()
    confirm(selling)
    auction = phone.locator("[data-auction]")
    expect(auction).to_contain_text("vend une")
    expect(auction.locator("header p").first).to_be_visible()
    assert place_of(phone) == before
    bids = phone.locator('[data-thing^="bid:"]')
    boxes = [bids.nth(number).bounding_box() for number in range(bids.count())]
    assert all(box is not None and min(box["width"], box["height"]) >= 40 for box in boxes)
    bids.first.tap()
    expect(bids.first).to_have_class(re.compile("chosen"))
    expect(phone.locator(".brings")).to_contain_text("il vous reste")
    assert violations(phone) == []


def test_defence_is_played_in_the_turn_of_another(tables: Tables, sit: Player) -> None:
    attacker = tables.asked["defence"]
    pages = {name: sit("defence", name) for name in NAMES}
    attacking = pages[NAMES[attacker]]
    cell, owner = defended_cell(attacking)
    before = attacking.locator(f'[data-thing="{cell}"]').get_attribute("aria-label")
    attacking.locator(f'[data-thing="{cell}"]').click()
    confirm(attacking)

    where = cell.split(":")[1]
    for name, page in pages.items():  # everybody sees what hangs in the air; the defender is asked
        if name != owner:
            expect(page.locator("[data-conflict]")).to_contain_text(f"the piece of {owner}")
    defending = pages[owner]
    expect(defending.locator(".sentence")).to_contain_text(re.compile(f"your piece .*{where}|to {where}"))
    let = defending.get_by_role("button", name="Let it happen")
    still = let.bounding_box()
    let.hover()
    expect(defending.locator(".brings")).to_contain_text(re.compile("lands on|you lose", re.IGNORECASE))
    assert let.bounding_box() == still  # what is said of it does not move it away
    assert violations(defending) == []
    defending.get_by_role("button", name="Cancel it").click()
    confirm(defending)
    for page in pages.values():
        expect(page.locator("[data-conflict]")).to_have_count(0)
    expect(
        line(attacking, f"{owner} cancels by Defence what you intend on {where}|{owner} cancels the")
    ).to_be_visible()
    assert before == attacking.locator(f'[data-thing="{cell}"]').get_attribute("aria-label")


def test_what_befell_me_leaves_a_ghost(tables: Tables, sit: Player) -> None:
    """The same attack, in another game, is let happen: where my piece was, it is still to be seen."""
    attacker = tables.asked["struck"]
    pages = {name: sit("struck", name) for name in NAMES}
    attacking = pages[NAMES[attacker]]
    cell, owner = defended_cell(attacking)
    attacking.locator(f'[data-thing="{cell}"]').click()
    confirm(attacking)
    defending = pages[owner]
    defending.get_by_role("button", name="Let it happen").click()
    confirm(defending)
    ghost = defending.locator(f'[data-ghost="{cell.split(":")[1]}"]')
    expect(ghost).to_be_visible()
    assert attacking.locator("[data-ghost]").count() == 0
    expect(line(defending, "your piece")).to_be_visible()


def test_a_placement_is_card_cell_confirm(tables: Tables, sit: Player) -> None:
    """Three clicks; free cells are lit before one says that a piece is placed, and the sentence says what it brings."""
    page = sit("placing", NAMES[tables.asked["placing"]])
    use_until_a_way(page)
    free = page.locator('[data-thing^="cell:"].can[aria-label$="free"]')
    thing = free.first.get_attribute("data-thing")
    before = place_of(page)
    free.first.click()
    chosen = page.locator(f'[data-thing="{thing}"]')
    expect(chosen).to_have_class(re.compile("chosen"))
    expect(page.locator(".brings")).not_to_be_empty()
    assert place_of(page) == before
    confirm(page)
    expect(chosen).to_have_attribute("aria-label", re.compile("a piece of You"))


def use_until_a_way(page: Page) -> None:
    """Use the terrain cards in turn until one asks what to do; the others are taken back."""
    cards = page.get_by_role("button", name=re.compile("^Use: "))
    for number in range(cards.count()):
        cards.nth(number).click()
        if page.get_by_role("button", name="Place a piece").count() or page.get_by_text("a lit cell").count():
            return
        page.wait_for_timeout(300)
        if page.get_by_text("a lit cell").count():
            return
        page.get_by_role("button", name="Undo").click()
        expect(cards.first).to_be_visible()
    raise AssertionError("no card asks what to do")


def test_the_free_move_is_piece_cell_confirm(tables: Tables, sit: Player) -> None:
    """Movable pieces are lit as soon as the turn begins; a finger takes them, too."""
    page = sit("placing", NAMES[(tables.asked["placing"])], **PHONE)
    piece = page.locator('[data-thing^="cell:"].can').first
    expect(piece).to_have_attribute("aria-label", re.compile("a piece of You"))
    piece.tap()
    expect(page.locator(".sentence")).to_contain_text("Choose where the piece")
    to = page.locator('[data-thing^="cell:"].can').first
    thing = to.get_attribute("data-thing")
    to.tap()
    expect(page.locator(f'[data-thing="{thing}"]')).to_have_class(re.compile("chosen"))
    expect(page.locator(".brings")).not_to_be_empty()


def test_cells_of_all_ways_are_lit_and_each_leads_on(tables: Tables, sit: Player) -> None:
    """A piece to attack is chosen by one click, and taken back; then one to move."""
    page = sit("way", NAMES[tables.asked["way"]])
    lit = page.locator('[data-thing^="cell:"].can')
    labels = lit.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")
    kinds = {"own" if "You" in label else "free" if label.endswith("free") else "other" for label in labels}
    assert kinds == {"own", "free", "other"}
    page.locator('[data-thing^="cell:"].can:not([aria-label$="free"]):not([aria-label*="You"])').first.click()
    expect(page.locator(".sentence")).to_contain_text("Attack the piece of")
    expect(page.locator(".brings")).to_contain_text("loses a piece")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Place a piece")).to_be_visible()
    page.locator('[data-thing^="cell:"].can[aria-label*="You"]').first.click()
    expect(page.locator(".sentence")).to_contain_text("Choose where the piece")


def test_a_wheel_shows_the_next_level_and_a_click_elsewhere_says_why(tables: Tables, sit: Player) -> None:
    page = sit("wheel", NAMES[tables.asked["wheel"]])
    page.locator('[data-thing^="capability:"].can').first.hover()
    expect(page.locator(".brings")).to_contain_text("adaptation token")
    expect(page.get_by_role("tooltip")).to_contain_text("After this wheel")
    ability = page.locator('[data-thing^="ability:"]').first
    ability.scroll_into_view_if_needed()
    box = ability.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".sentence")).to_contain_text("An arrow takes an ability card.")


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
    told = page.locator("[data-telling=tells]")
    told.get_by_role("button", name="Pause").click()
    assert page.get_by_role("log").get_by_text("General scoring 1.").count() == 0  # not before it is told
    lines = int(told.locator("h2 small").inner_text().split("/")[1])
    while told.locator("h2 small").inner_text() != f"1/{lines}":
        told.get_by_role("button", name="Step back").click()
    sums = [0, 0, 0]
    for number in range(1, lines + 1):
        expect(told.locator("h2 small")).to_have_text(f"{number}/{lines}")
        if number == 2:
            assert violations(page) == []
        for seat in range(3):
            sums[seat] += points(told.locator(f'[data-to="{seat}"] strong'))
        told.get_by_role("button", name="Next step").click()
    expect(told).to_have_count(0)
    scoring = page.get_by_role("log").get_by_role("listitem").filter(has_text="General scoring 1.").last
    scoring.locator("summary").click()
    for seat, name in enumerate(NAMES):
        who = "you" if seat == (active + 1) % 3 else name
        expect(scoring.get_by_text("All together:")).to_contain_text(f"{who} +{sums[seat]}")
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


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1024, 768)], ids=str)
def test_the_supply_is_in_sight_in_a_low_window(tables: Tables, sit: Player, size: tuple[int, int]) -> None:
    page = sit("crowded", MANY[tables.asked["crowded"]], viewport={"width": size[0], "height": size[1]})
    supply, bar = (
        page.locator(part).bounding_box() for part in ('section[aria-label="Abilities in the supply"]', ".bar")
    )
    assert supply is not None
    assert bar is not None
    assert supply["y"] + supply["height"] <= bar["y"]


def test_a_finger_draws_the_island_nearer_by_a_button_and_by_pinching(tables: Tables, sit: Player) -> None:
    page = sit("way", NAMES[tables.asked["way"]], **PHONE)
    whole = place_of(page)[2]
    page.get_by_role("button", name="Closer").tap()
    assert place_of(page)[2] >= 40 > whole
    page.get_by_role("button", name="Show the whole board").tap()
    assert place_of(page)[2] == whole
    box = page.get_by_role("group", name="The island").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for step in range(9):
        points = [{"x": x + side * (20 + 5 * step), "y": y, "id": number} for number, side in enumerate((-1, 1))]
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert place_of(page)[2] >= 40
