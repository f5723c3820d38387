"""Dominant Species in the browser: turns played by hand, the rest by bots, from the form to the score sheet."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from access import violations
from ahead import Stop, come_back, cookie, play_ahead
from house import House
from people import let_bot_play, open_table
from playwright.sync_api import Locator, Page, expect
from positions import NAMES, lay, played

import gondwana
from gondwana.kernel.match.match import Match

QUESTIONS = gondwana.game("dominant-species").questions
PEOPLE = ["Ada", "Ben", "Eve", "Kim"]
Player = Callable[..., Page]
SEATS = ["me", "bot:beginner", "bot:beginner", "bot:beginner"]
OPTIONS = ["Chosen by the players", "Turn 10"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CAN = "main .thing.can"
# What must come up, and the eyes from which it may come; what has not come up yet goes first.
WANTED = {
    "take a card": ["dom1", "dom2", "dom3", "dom4", "dom5"],
    "choose a tile to leave": ["mig1", "mig2", "mig3", "mig4"],
    "choose an element on earth": ["spe6", "spe4", "spe5", "spe2"],
    "whose cubes move in": ["wan1", "wan2", "wan3"],
    "cubes to eliminate": ["com4", "com2", "com5", "com1", "com3"],
}
OTHERS = ["ada1", "gla1", "abu1", "ada2", "gla2", "abu2", "was1", "dep1", "reg1", "ini1"]
# The others' moves are not what these tests are about: they are there at once.
AT_ONCE = "localStorage.setItem('gondwana-settings', JSON.stringify({pace: 'at_once'}))"
MOST_STEPS = 260
MOST_TURNS = 9
PATIENCE = 60_000  # milliseconds: the page draws every move of the bots
PATIENCE_TO_THE_END = 600_000


def begin(page: Page) -> str:
    """A table for four; the player leads the insects, who are first to plan. Gives its path."""
    page.evaluate(AT_ONCE)
    address = open_table(page, "Ada", SEATS, "dominant-species", OPTIONS)
    page.locator('[data-thing="animal:insect"].can').click()
    confirm(page)
    page.locator(f'{CAN}[data-thing^="eye:"]').first.wait_for()
    return address


def confirm(page: Page) -> None:
    """Confirms, and says yes where something would be wasted."""
    page.get_by_role("button", name="Confirm").click()
    anyway = page.get_by_role("button", name="Do it anyway")
    if anyway.count():
        anyway.click()


def sentence(page: Page) -> str:
    return page.get_by_role("status").inner_text()


def on_map(page: Page) -> Locator:
    return page.locator(f'{CAN}:is([data-thing^="tile:"], [data-thing^="cube:"], [data-thing^="corner:"])')


def turn(page: Page) -> int:
    return int(page.locator(".board .line strong").first.inner_text().removeprefix("Turn "))


def number(page: Page) -> str:
    """What tells one question from the next: the sentence and the log."""
    return sentence(page) + str(page.get_by_role("log").locator("li").count())


class Hand:
    """A player with a mouse: answers whatever is asked, and remembers what that was."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen = Counter[str]()
        self.pawns = 0

    def wait(self) -> None:
        """Until something may be chosen."""
        self.page.locator(f"{CAN}, .bar.asked .middle button").first.wait_for(timeout=PATIENCE)

    def step(self) -> None:
        """Answers one question."""
        self.wait()
        before, said = number(self.page), sentence(self.page)
        for word, way in WAYS.items():
            if word in said:
                self.seen[word] += 1
                way(self)
                break
        else:
            self.answer()
        for _ in range(PATIENCE // 25):
            if number(self.page) != before:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"no answer to {said!r}")

    def answer(self) -> None:
        """Any answer: a thing, or the first button."""
        before = number(self.page)
        things = self.page.locator(CAN)
        if things.count():
            things.first.click()
        else:
            self.page.locator(".bar.asked .middle button").first.click()
        # What only leads to the next question is sent by the click itself.
        chosen = self.page.locator("button.confirm:not([disabled])")
        for _ in range(PATIENCE // 25):
            if chosen.count():
                confirm(self.page)
            elif number(self.page) == before:
                self.page.wait_for_timeout(25)
                continue
            return

    def plan(self) -> None:
        """A pawn goes to an action that has not come up yet, to another one each time."""
        free = [str(eye.get_attribute("data-thing")) for eye in self.page.locator(f'{CAN}[data-thing^="eye:"]').all()]
        new = [eyes for action, eyes in WANTED.items() if action not in self.seen]
        rows = [*new[self.pawns % max(1, len(new)) :], *new, OTHERS]
        self.pawns += 1
        eye = next((f"eye:{eye}" for eyes in rows for eye in eyes if f"eye:{eye}" in free), free[0])
        self.page.locator(f'[data-thing="{eye}"]').click()
        confirm(self.page)

    def migrate(self) -> None:
        """Drawn from tile to tile, taken back, drawn again, sent."""
        arrows = self.page.locator(".routes .way")
        on_map(self.page).first.click()
        goal = self.page.locator(".routes .goal").first.get_attribute("data-goal")
        self.page.locator(f'[data-thing="{goal}"]').click()
        expect(arrows).to_have_count(1)
        self.page.get_by_role("button", name="Undo").click()
        expect(arrows).to_have_count(0)
        self.page.locator(f'[data-thing="{goal}"]').click()
        expect(arrows).to_have_count(1)
        confirm(self.page)

    def speciate(self) -> None:
        """A disk is chosen: its tiles are filled at once."""
        self.page.locator(f'{CAN}[data-thing^="corner:"]').first.click()
        expect(self.page.locator(".routes rect").first).to_be_visible()
        confirm(self.page)

    def move_in(self) -> None:
        """One cube of each neighbour."""
        for tile in on_map(self.page).all():
            tile.click()
        confirm(self.page)

    def strike(self) -> None:
        on_map(self.page).first.click()
        expect(self.page.locator(".struck")).to_have_count(1)
        confirm(self.page)

    def dominate(self) -> None:
        """A tile that the insects dominate, if there is one."""
        own = self.page.locator(f'{CAN}[aria-label*="Dominant: Insects"]')
        (own if own.count() else on_map(self.page)).first.click()
        confirm(self.page)


WAYS: dict[str, Callable[[Hand], None]] = {
    "put a pawn on one of its eyes": Hand.plan,
    "choose a tile to leave": Hand.migrate,
    "choose an element on earth": Hand.speciate,
    "whose cubes move in": Hand.move_in,
    "cubes to eliminate": Hand.strike,
    "choose a tile to score": Hand.dominate,
    "take a card": Hand.answer,
}


def test_two_turns_by_hand_and_the_rest_by_bots(player: Player, tmp_path: Path) -> None:
    page = player(viewport={"width": 1440, "height": 900})
    begin(page)
    hand = Hand(page)
    for _ in range(MOST_STEPS):
        if turn(page) > 2 and ({*WANTED} <= {*hand.seen} or turn(page) > MOST_TURNS):
            break
        hand.step()
    assert {*WANTED} - {*hand.seen} == set()
    page.screenshot(path=tmp_path / "middle.png")  # kept by pytest, to look at
    let_bot_play(page, "beginner")  # perhaps while the last action is still being sent
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_text(re.compile("wins with"))).to_be_visible(timeout=PATIENCE_TO_THE_END)
    rows = {
        row.locator("th").first.inner_text(): [int(cell.inner_text()) for cell in row.locator("td").all()]
        for row in sheet.locator("[data-sheet]").first.locator("tr").all()[1:]  # the next one tells turn by turn
    }
    total, last = rows.pop("Total"), rows["The last scoring"]
    tiles = [points for name, points in rows.items() if name.startswith("of it")]
    sources = [points for name, points in rows.items() if not name.startswith("of it")]
    assert len(total) == len(SEATS)
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    assert [sum(column) for column in zip(*tiles, strict=True)] == last
    expect(page.locator('[role="alert"]')).to_have_count(0)
    chart = page.get_by_role("figure", name="Scores over the game").locator("canvas")
    expect(chart).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_the_table_is_whole_and_accessible(player: Player, options: dict[str, object]) -> None:
    """Nothing is wider or higher than the window, in the longer language too."""
    page = player(**options)
    address = begin(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("status")).to_contain_text("posez un pion sur l’un de ses yeux")
    whole = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    assert page.evaluate(whole) == [True, True]
    assert violations(page) == []
    for path in ("/new/dominant-species", "/rules/dominant-species", address.replace("/table/", "/replay/")):
        page.goto(path)
        page.get_by_role("link", name="Gondwana").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert violations(page) == [], path


def test_a_tile_explains_itself(player: Player) -> None:
    """Every animal's match, who dominates, what would be paid."""
    page = player()
    begin(page)
    page.locator('[data-thing^="tile:"][aria-label*="savannah"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Savannah")
    expect(tip.locator("tbody tr")).to_have_count(len(SEATS))
    expect(tip).to_contain_text("dominant")
    expect(tip).to_contain_text("+7")


def test_a_pawn_is_placed_by_keyboard_alone(player: Player) -> None:
    page = player()
    begin(page)
    page.locator(f'{CAN}[data-thing="eye:ada1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-thing="eye:ada2"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    expect(page.get_by_role("log")).to_contain_text("You put a pawn on Adaptation, second eye.")


def asked(*names: str, turn: int = 1) -> Stop:
    """Stops where one of these questions is asked."""

    def stop(match: Match, seat: int) -> bool:
        return QUESTIONS[match.prompt(seat)].name in names and match.plain.turn >= turn

    return stop


def come_to(player: Player, house: House, name: str, stop: Stop, **options: object) -> Page:
    """Somebody at a table that was played ahead to a question."""
    game = {"turn_limit": "10"}
    seat = play_ahead(house.data, name, PEOPLE, stop, "dominant-species", game)
    page = player("about:blank", **options)
    known = cookie(house.data, PEOPLE[seat])
    page.context.add_cookies([{"name": known.name, "value": known.value, "url": house.address}])
    page.goto(f"/table/{name}")
    page.locator(f"{CAN}:visible").first.wait_for()
    return page


def press(page: Page, thing: Locator, touch: bool) -> None:
    """Moves there by steps, waits until nothing moves any more, presses and releases in the middle; or taps."""
    box = thing.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if touch:
        page.touchscreen.tap(*at)
        return
    page.mouse.move(*at, steps=8)
    page.wait_for_timeout(350)
    assert thing.bounding_box() == box
    page.mouse.down()
    page.mouse.up()


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_a_tile_says_whom_it_pays_before_it_is_confirmed(
    player: Player, server: House, options: dict[str, object]
) -> None:
    """On every device: VPs with their owners, and who takes a card; a tile that pays only others is asked about."""
    page = come_to(player, server, f"pays-{len(options)}", asked("dominate", turn=2), **options)
    earth = page.get_by_role("group", name="The earth").bounding_box()
    tiles = page.locator(f'{CAN}[data-thing^="tile:"]')
    for number in range(tiles.count()):
        press(page, tiles.nth(number), bool(options))
        expect(tiles.nth(number)).to_have_class(re.compile("chosen"))
        expect(page.locator(".brings")).to_contain_text(re.compile(r"(VP|nobody gets VP).*card", re.IGNORECASE))
        assert page.get_by_role("group", name="The earth").bounding_box() == earth


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_every_eye_can_be_hit(player: Player, server: House, options: dict[str, object]) -> None:
    page = come_to(player, server, f"eyes-{len(options)}", asked("place"), **options)
    eyes = page.locator(f'{CAN}[data-thing^="eye:"]')
    for number in range(0, eyes.count(), 3):
        eyes.nth(number).scroll_into_view_if_needed()
        press(page, eyes.nth(number), bool(options))
        expect(eyes.nth(number)).to_have_class(re.compile("chosen"))
        expect(page.locator(".brings")).not_to_be_empty()


def test_wanderlust_is_confirmed_once(player: Player, server: House) -> None:
    """Stack, hex, element, corner, Confirm; each hex says what it pays."""
    page = come_to(player, server, "wander", asked("stack"))
    page.locator(f'{CAN}[data-thing^="stack:"]').first.click()
    hexes = page.locator(f'{CAN}[data-thing^="tile:"]')
    expect(hexes.first).to_contain_text("VP")
    hexes.first.click()
    page.locator(f'{CAN}[data-thing^="box:wanderlust:"]').first.click()
    page.locator(f'{CAN}[data-thing^="corner:"]').first.click()
    expect(page.locator(".brings")).not_to_be_empty()
    confirm(page)
    expect(page.get_by_role("log")).to_contain_text("You put an element on corner")


def test_a_pawn_without_effect_is_asked_about_once_more(player: Player) -> None:
    page = player()
    begin(page)
    page.locator('[data-thing="eye:was1"]').click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status")).to_contain_text("The box of Wasteland is empty in this turn")
    page.locator('[data-thing="eye:ada1"]').click()
    confirm(page)
    expect(page.get_by_role("log")).to_contain_text("You put a pawn on Adaptation, first eye.")


def test_animals_are_chosen_as_cards(player: Player) -> None:
    """With a picture, what they eat, what they can do, where they begin; the choice is the player's mark."""
    page = player()
    page.evaluate(AT_ONCE)
    open_table(page, "Ada", SEATS, "dominant-species", OPTIONS)
    cards = page.locator('[data-thing^="animal:"]')
    expect(cards).to_have_count(6)
    expect(cards.first).to_contain_text("One endangered cube survives each turn.")
    expect(page.get_by_text("Turn 0")).to_have_count(0)
    assert violations(page) == []
    cards.nth(5).click()
    confirm(page)
    expect(page.get_by_role("log")).to_contain_text("You play the insects.")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("question", ["speciate_disk", "migrate_from", "compete"])
def test_an_action_on_the_map_says_what_it_brings(
    player: Player, server: House, question: str, options: dict[str, object]
) -> None:
    """Where cubes go, or who loses one; as the rules carry the whole action out, before anything is sent."""
    page = come_to(player, server, f"laid-{question}-{len(options)}", asked(question), **options)
    earth = page.get_by_role("group", name="The earth").bounding_box()
    lit = {"speciate_disk": "corner:", "migrate_from": "tile:", "compete": "cube:"}[question]
    press(page, page.locator(f'{CAN}[data-thing^="{lit}"]').first, bool(options))
    if question == "migrate_from":
        goal = page.locator("[data-goal]").first.get_attribute("data-goal")
        press(page, page.locator(f'{CAN}[data-thing="{goal}"]').first, bool(options))
    said = r"lose 1 cube on the" if question == "compete" else r"you: cubes .*[a-g]\d \+\d"
    expect(page.locator(".brings")).to_have_text(re.compile(said, re.IGNORECASE))
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    assert page.get_by_role("group", name="The earth").bounding_box() == earth


def test_the_sheet_tells_every_point_turn_by_turn(player: Player, server: House) -> None:
    page = come_back(player, server, lay(server, played(gondwana.game("dominant-species"), 3, 1.0)), NAMES[0])
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.locator("summary").click()
    expect(sheet.locator("[data-turn]").first).to_be_visible()
    whole, by_turn = (
        table.locator("[data-total] td").all_inner_texts() for table in sheet.locator("[data-sheet]").all()
    )
    assert whole == by_turn
    assert violations(page) == []
