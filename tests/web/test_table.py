"""The table: languages, keys, phones, undo, coming back, lost connections."""

import json
import re
from collections.abc import Callable
from typing import Any

from house import House
from people import HAND, PLACE, at_once, open_table, sit_down, take_step
from playwright.sync_api import Page, WebSocketRoute, expect

Player = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALONE = ["me", "bot:beginner", "bot:beginner"]


def test_the_language_changes_at_once_and_without_a_reload(player: Player) -> None:
    page = player()
    open_table(page, "Ada", ALONE)
    expect(page.get_by_role("status")).to_contain_text("Choose a card from your hand")
    page.evaluate("window.sameDocument = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("status")).to_contain_text("Choisissez une carte de votre main")
    expect(page.get_by_role("table", name="Où on en est")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.evaluate("window.sameDocument") is True
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("Choisissez une carte de votre main")


def test_a_step_is_played_by_keyboard_alone(player: Player) -> None:
    page = at_once(player())
    open_table(page, "Ada", ALONE)
    take_step(page)  # the first card has one place only, and nobody is asked for it
    page.locator(HAND).first.wait_for()
    for _ in range(2):
        log = page.get_by_role("log").get_by_text("Placed: you")
        before = log.count()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('[data-thing^=\"hand:\"]')"):
                break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".hand [aria-pressed=true]")).to_be_focused()
        page.keyboard.press("Enter")
        page.locator(PLACE).first.wait_for()
        for _ in range(60):
            if page.evaluate("document.activeElement.matches('.board svg [data-thing^=\"cell:\"].can')"):
                break
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("c")
        expect(log).to_have_count(before + 1)


def test_nothing_is_wider_than_a_phone_and_the_board_is_whole(player: Player) -> None:
    page = at_once(player("/", **PHONE))
    seats = ["me", *["bot:beginner"] * 5]
    address = open_table(page, "Marguerite de la Savane", seats)
    for _ in range(3):
        take_step(page)
    page.locator(HAND).first.click()
    whole = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    assert page.evaluate(whole) == [True, True]
    for seen in (
        page.get_by_role("button", name="Confirm"),
        page.locator(HAND).last,
        page.get_by_role("group", name="Your savanna"),
    ):
        box = seen.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
    for path in ("/", "/new/savanna", "/rules/savanna", address.replace("/table/", "/replay/")):
        page.goto(path)
        page.get_by_role("link", name="Gondwana").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_a_choice_is_taken_back_until_the_cards_are_shown(player: Player) -> None:
    ada, ben = at_once(player()), at_once(player())
    address = open_table(ada, "Ada", ["me", "open"])
    ben.goto(address)
    sit_down(ben, "Ben")
    ada.locator(HAND).first.click()
    ada.get_by_role("button", name="Confirm").click()
    expect(ada.get_by_role("status")).to_have_text(re.compile("Waiting for Ben"))
    ada.get_by_role("button", name="Undo").click()
    expect(ada.get_by_role("status")).to_have_text("Choose a card from your hand")
    take_step(ada)
    take_step(ben)
    expect(ada.get_by_role("log").get_by_text("Placed: you")).to_be_visible()
    expect(ada.get_by_role("button", name="Undo")).to_be_disabled()


def test_who_comes_back_is_told_what_happened(player: Player) -> None:
    ada, ben = at_once(player()), at_once(player())
    address = open_table(ada, "Ada", ["me", "open"])
    ben.goto(address)
    sit_down(ben, "Ben")
    for each in (ada, ben):
        take_step(each)
    expect(ada).to_have_title(re.compile("Your turn"))
    ada.locator(HAND).first.click()
    ada.get_by_role("button", name="Confirm").click()
    expect(ada.get_by_role("status")).to_have_text(re.compile("Waiting for Ben"))
    ada.goto("about:blank")
    take_step(ben)
    ada.goto(address)
    since = ada.get_by_role("region", name="Since your last move")
    expect(since.get_by_text(re.compile("Shown: you .* Ben "))).to_be_visible()
    since.get_by_role("button", name="Play it again").click()
    expect(ada.get_by_role("status")).to_have_text(re.compile("Choose a place for"))
    since.get_by_role("button", name="I have seen it").click()
    expect(since).to_have_count(0)


def test_a_lost_connection_is_shown_and_mended(player: Player, own_server: House, complaints: list[str]) -> None:
    page = at_once(player("/", base_url=own_server.address))
    open_table(page, "Ada", ALONE)
    take_step(page)
    page.locator(HAND).first.wait_for()
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    take_step(page)
    expect(page.get_by_role("log").get_by_text("Placed: you")).to_have_count(2)
    complaints[:] = [line for line in complaints if "WebSocket" not in line and "ERR_CONNECTION" not in line]


def test_a_table_that_was_being_prepared_answers_again(player: Player) -> None:
    """A server that came back loads its rules first: the board goes away, and when it is there again it is alive."""
    page = at_once(player())
    lines: list[Overheard] = []
    page.route_web_socket(re.compile("/live$"), lambda socket: lines.append(Overheard(socket)))
    open_table(page, "Ada", ALONE)
    take_step(page)
    page.locator(HAND).first.wait_for()
    line = lines[-1]
    preparing = line.table["table"] | {"status": "preparing"}
    line.page.send(json.dumps(line.table | {"table": preparing, "view": None, "ask": None}))
    expect(page.locator(".hand")).to_have_count(0)
    line.server.send(json.dumps({"type": "look"}))
    take_step(page)
    expect(page.get_by_role("log").get_by_text("Placed: you")).to_have_count(2)


class Overheard:
    """A page's line to its server, with the last picture of the whole table that went over it."""

    def __init__(self, socket: WebSocketRoute) -> None:
        self.page, self.server = socket, socket.connect_to_server()
        self.table: dict[str, Any] = {}
        self.page.on_message(self.server.send)
        self.server.on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        words = json.loads(message)
        if words["type"] == "table":
            self.table = words
        self.page.send(message)


def test_a_refused_choice_is_said_and_taken_back(player: Player) -> None:
    page = at_once(player())
    page.route_web_socket(re.compile("/live$"), spoil_the_first_move)
    open_table(page, "Ada", ALONE)
    page.locator(HAND).first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_contain_text("That is not possible now")
    expect(page.get_by_role("status")).to_have_text("Choose a card from your hand")
    take_step(page)
    expect(page.get_by_role("log").get_by_text("Placed: you")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def spoil_the_first_move(socket: WebSocketRoute) -> None:
    """Lets everything through but the first move, which becomes an illegal one."""
    server = socket.connect_to_server()
    spoilt: list[str] = []

    def send(message: str | bytes) -> None:
        words = json.loads(message)
        if words["type"] == "play" and not spoilt:
            spoilt.append("once")
            words["move"] = 999
        server.send(json.dumps(words))

    socket.on_message(send)


def test_an_unknown_table_is_said_to_be_unknown(player: Player, complaints: list[str]) -> None:
    page = player("/table/nonesuch")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    complaints[:] = [line for line in complaints if "/tables/nonesuch" not in line]


def test_a_replay_goes_back_and_forth_and_can_be_linked_to(player: Player) -> None:
    page = at_once(player())
    address = open_table(page, "Ada", ALONE)
    for _ in range(3):
        take_step(page)
    page.locator(HAND).first.wait_for()
    page.goto(address.replace("/table/", "/replay/"))
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    last = int(slider.input_value())
    assert last >= 15
    page.locator("body").press("ArrowLeft")
    expect(slider).not_to_have_value(str(last))
    before = int(slider.input_value())  # the end of the action before: what nobody could see is no step
    assert 10 <= before < last
    assert page.url.endswith(f"#{before}")
    caption = page.locator(".bar .caption")
    expect(caption).to_contain_text("Placed")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value(str(last))
    page.locator("body").press("Home")
    expect(page.locator(".grid [data-thing]")).to_have_count(0)
    page.goto(address.replace("/table/", "/replay/") + "#7")
    page.reload()
    expect(slider).to_have_value("7")
