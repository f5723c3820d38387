"""A bot plays on for a person, and the person takes the seat back; at a table of Savanna."""

import re
from collections.abc import Callable

import pytest
from access import violations
from house import House
from people import HAND, at_once, let_bot_play, open_table, read_sheet, sit_down, take_step
from playwright.sync_api import Page, WebSocketRoute, expect

Player = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WHOLE = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"


def two_at_a_table(player: Player, **options: object) -> tuple[Page, Page, str]:
    ada, ben = at_once(player("/", **options)), at_once(player())
    address = open_table(ada, "Ada", ["me", "open"])
    ben.goto(address)
    sit_down(ben, "Ben")
    ada.locator(HAND).first.wait_for()
    return ada, ben, address


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_a_bot_plays_for_me_until_i_take_over(player: Player, options: dict[str, object]) -> None:
    ada, ben, _ = two_at_a_table(player, **options)
    let_bot_play(ada, "beginner")
    says = ada.get_by_role("status")
    expect(says).to_have_text("A bot (beginner) plays for you")
    expect(ada).to_have_title("Ecosystem: Savanna")  # not "your turn"
    for button in ("Confirm", "Undo", "Let a bot play for me"):
        expect(ada.get_by_role("button", name=button)).to_have_count(0)
    expect(ada.locator(HAND)).to_have_count(0)  # her cards are there, but not to choose
    expect(ada.locator('[data-thing^="hand:"]').first).to_be_visible()
    hers = ben.get_by_role("region", name="Ada")
    mark = hers.get_by_role("img", name="Bot (beginner), for Ada")
    expect(mark).to_be_visible()
    placed = ben.get_by_role("log").get_by_text(re.compile("Placed: Ada .* you "))
    for step in range(1, 4):
        take_step(ben)
        expect(placed).to_have_count(step)
    expect(hers.get_by_role("img", name="Has to choose")).to_have_count(0)  # the bot has chosen its next card
    ada.get_by_role("button", name="Français").click()
    expect(says).to_have_text("Un bot (débutant) joue pour vous")
    assert ada.evaluate(WHOLE) == [True, True]
    assert violations(ada) == []
    ada.get_by_role("button", name="English").click()
    ada.get_by_role("button", name="Take over").click()
    expect(mark).to_have_count(0)
    expect(says).to_have_text(re.compile("Waiting for Ben"))
    ada.get_by_role("button", name="Undo").click()
    expect(says).to_have_text("Choose a card from your hand")
    take_step(ada)
    take_step(ben)
    expect(placed).to_have_count(4)
    expect(ada.get_by_role("alert")).to_have_count(0)


def test_the_lobby_and_a_new_page_say_that_a_bot_plays(player: Player, server: House) -> None:
    ada, _, address = two_at_a_table(player)
    path = address.removeprefix(server.address)
    mine = ada.locator(f'a[href="{path}"]')
    ada.goto("/")
    expect(mine).to_contain_text("Your turn")
    expect(ada).to_have_title("(1) Gondwana")
    ada.goto(address)
    let_bot_play(ada, "casual")
    expect(ada.get_by_role("status")).to_have_text("A bot (casual) plays for you")
    ada.reload()
    expect(ada.get_by_role("status")).to_have_text("A bot (casual) plays for you")
    ada.goto("/")
    expect(mine).to_contain_text("A bot plays for you")
    expect(mine).not_to_contain_text("Your turn")
    expect(ada).to_have_title("Gondwana")


def test_the_bot_plays_to_the_end(player: Player) -> None:
    ada = at_once(player())
    open_table(ada, "Ada", ["me", "bot:beginner", "bot:beginner"])
    take_step(ada)
    let_bot_play(ada, "strong")
    ada.locator(".telling").wait_for(timeout=120_000)
    rows = read_sheet(ada)
    assert len(rows[-1]) == 3
    expect(ada.get_by_role("button", name="Take over")).to_have_count(0)
    expect(ada.get_by_role("alert")).to_have_count(0)


def test_a_choice_that_the_bot_forestalls_is_dropped_without_a_complaint(player: Player) -> None:
    """Ada has chosen and named a place; the answer arrives when the bot already plays."""
    ada, ben = at_once(player()), at_once(player())
    held: list[Callable[[], None]] = []
    ada.route_web_socket(re.compile("/live$"), lambda socket: hold_moves(socket, held))
    address = open_table(ada, "Ada", ["me", "open"])
    ben.goto(address)
    sit_down(ben, "Ben")
    take_step(ada)
    expect(ada.get_by_role("status")).to_contain_text("Sending…")
    let_bot_play(ada, "casual")
    expect(ada.get_by_role("status")).to_have_text("A bot (casual) plays for you")
    for send in held:
        send()
    take_step(ben)
    expect(ada.get_by_role("log").get_by_text("Placed: you")).to_have_count(1)
    expect(ada.get_by_role("alert")).to_have_count(0)
    ada.get_by_role("button", name="Take over").click()
    expect(ada.get_by_role("button", name="Confirm")).to_be_disabled()  # the place named before is forgotten
    expect(ada.get_by_role("alert")).to_have_count(0)


def hold_moves(socket: WebSocketRoute, held: list[Callable[[], None]]) -> None:
    """Lets everything through but moves, which wait until the test lets them go."""
    server = socket.connect_to_server()

    def send(message: str | bytes) -> None:
        if '"play"' in str(message):
            held.append(lambda: server.send(message))
        else:
            server.send(message)

    socket.on_message(send)
