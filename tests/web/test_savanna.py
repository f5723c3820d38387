"""Ecosystem: Savanna by real pointers: what is lit is hit, a step is confirmed once, others are told, the end waits."""

import re
from collections.abc import Callable
from typing import Any

from ahead import come_back, play_ahead
from house import House
from people import HAND, PLACE, at_once, at_rest, open_table, take_step
from playwright.sync_api import Locator, Page, expect
from positions import NAMES as POSITION_NAMES
from positions import lay, played

from gondwana.games.savanna import SAVANNA
from gondwana.kernel.match.match import Match

Player = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOW: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
FINGER = 40  # CSS pixels that a finger needs
READABLE = 19  # CSS pixels of a card that can be told from others
NAMES = ["Ada", "Ben", "Cleo"]
# Notes where the next hand's cards can be hit when they are first seen.
WATCH_HAND = """() => {
  const hand = document.querySelector('.hand');
  const note = () => requestAnimationFrame(() => (window.arrived ??= placesOfCards()));
  new MutationObserver(note).observe(hand, {childList: true});
  window.placesOfCards = () => [...hand.querySelectorAll('[data-thing^="hand:"]')].map(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [each.dataset.thing, ...[x, y, width, height].map(Math.round)].join(' ');
  });
}"""


def at(prompt: str, laid: int = 0) -> Callable[[Match, int], bool]:
    """Ada is asked this, with so many cards in each savanna."""
    return lambda match, seat: (
        seat == 0 and match.plain.laid >= laid and match.game.questions[match.prompt(seat)].name == prompt
    )


def boxes(things: Locator) -> list[dict[str, float]]:
    return [box for thing in things.all() if (box := thing.bounding_box())]


def press(page: Page, thing: Locator) -> None:
    """The mouse on the middle of a thing, though it says that nothing can be chosen there."""
    box = thing.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap(page: Page, thing: Locator) -> None:
    """A finger in the middle of a thing, wherever the page thinks it is."""
    box = thing.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_first_tap_on_a_place_counts(player: Player, server: House) -> None:
    """On its number, too; the second one confirms."""
    play_ahead(server.data, "savanna-tap", NAMES, at("place", 6), "savanna")
    page = come_back(player, server, "savanna-tap", "Ada", **PHONE)
    places = page.locator(PLACE)
    still = boxes(places)
    assert len(still) > 2
    assert all(min(box["width"], box["height"]) >= FINGER for box in still)
    for number in range(len(still)):
        tap(page, places.nth(number))
        expect(places.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
        assert boxes(places) == still
    tap(page, places.last)
    expect(places).to_have_count(0)


def test_a_new_hand_slides_in_and_its_cards_can_be_hit_at_once(player: Player) -> None:
    """What is drawn moves, what is hit does not: who clicks a card while the hand arrives has chosen it."""
    page = at_once(player())
    open_table(page, "Ada", ["me", "bot:beginner"])
    page.locator(HAND).first.wait_for()
    page.evaluate(WATCH_HAND)
    take_step(page)
    page.wait_for_function("() => window.arrived")
    at_rest(page)
    arrived = page.evaluate("window.arrived")
    assert len(arrived) > 2
    assert arrived == page.evaluate("window.placesOfCards()")


def test_places_are_as_large_as_a_finger_in_a_low_window(player: Player, server: House) -> None:
    """And nothing lies over them; the others' savannas are in sight beside the board."""
    play_ahead(server.data, "savanna-low", NAMES, at("place", 8), "savanna")
    page = come_back(player, server, "savanna-low", "Ada", **LOW)
    places = page.locator(PLACE)
    for number, box in enumerate(boxes(places)):
        assert min(box["width"], box["height"]) >= FINGER
        tap(page, places.nth(number))
        expect(places.nth(number)).to_have_attribute("aria-pressed", "true")
    for name in ("Ben", "Cleo"):
        expect(page.get_by_role("button", name=f"Enlarge the savanna of {name}")).to_be_visible()


def test_a_card_and_its_place_are_confirmed_together(player: Player, server: House) -> None:
    """Card, place, Confirm; until then both may be changed, and the bar says what they bring."""
    play_ahead(server.data, "savanna-draft", NAMES, at("choose", 5), "savanna")
    page = at_once(come_back(player, server, "savanna-draft", "Ada"))
    says, hand, places = page.get_by_role("status"), page.locator(HAND), page.locator(PLACE)
    board = page.locator(".board .middle").bounding_box()
    hand.first.click()
    expect(says).to_contain_text("Now its place, or confirm")
    places.first.click()
    expect(says).to_contain_text(re.compile("Place the .* here"))
    expect(says).to_contain_text(re.compile("points? "))
    places.last.click()
    expect(places.last).to_have_attribute("aria-pressed", "true")
    expect(places.first).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Undo").click()
    expect(places.last).to_have_attribute("aria-pressed", "false")
    assert page.locator(".board .middle").bounding_box() == board
    places.last.click()
    places.last.click()  # once more: confirmed
    expect(says).to_contain_text("Waiting for Ben and Cleo")
    assert page.locator(".board .middle").bounding_box() == board
    page.locator(".hand [data-picked]").wait_for()
    for number in (1, 2):
        other = at_once(come_back(player, server, "savanna-draft", NAMES[number]))
        other.locator(HAND).first.click()
        other.get_by_role("button", name="Confirm").click()
    expect(says).to_contain_text("Waiting for Ben and Cleo")  # her place was named before: she is not asked again
    expect(page.locator(".middle .thing.can")).to_have_count(0)


def test_what_cannot_be_chosen_says_why(player: Player, server: House) -> None:
    play_ahead(server.data, "savanna-why", NAMES, at("place", 5), "savanna")
    page = at_once(come_back(player, server, "savanna-why", "Ada"))
    press(page, page.locator('.middle [data-thing^="cell:"]:not(.can)').first)
    expect(page.get_by_role("status")).to_contain_text("A card lies there already")
    press(page, page.locator('[data-thing^="hand:"]').first)
    expect(page.get_by_role("status")).to_contain_text("The card of this step is chosen")


def test_the_others_are_told_at_a_pace_and_can_be_skipped(player: Player) -> None:
    page = player()
    open_table(page, "Ada", ["me", "bot:beginner", "bot:beginner"])
    page.locator(HAND).first.click()
    page.get_by_role("button", name="Confirm").click()
    says = page.get_by_role("status")
    expect(says).to_have_text(re.compile(r"Placed: you the .*, \w+ the .*, and \w+ the .*\."))
    expect(page.locator(HAND)).to_have_count(0)
    page.get_by_role("button", name="To now").click()
    expect(page.locator(HAND).first).to_be_visible()
    expect(page.locator(".seats .newest")).to_have_count(2)  # the newest card of each stays marked


def test_all_choose_their_lions_prey_at_once_and_the_end_is_not_given_away(player: Player, server: House) -> None:
    """SAV-45; while the scoring is told, neither log nor scores know more than it has come to."""

    def lions_of_two(match: Match, seat: int) -> bool:
        return match.game.questions[match.prompt(seat)].name == "lion" and match.asked == [0, 1]

    play_ahead(server.data, "savanna-lions", NAMES[:2], lions_of_two, "savanna")
    pages = [at_once(come_back(player, server, "savanna-lions", name)) for name in NAMES[:2]]
    for page in pages:
        expect(page.get_by_role("status")).to_contain_text(re.compile("Choose (the prey of your lion|a prey)"))
    while pages[0].locator(".telling").count() == 0:
        for page in reversed(pages):
            if page.locator(PLACE).count():
                page.locator(PLACE).first.click()
                expect(page.get_by_role("status")).to_contain_text("points")
                page.get_by_role("button", name="Confirm").click()
                expect(page.locator(f"{PLACE}.chosen")).to_have_count(0)
        pages[0].wait_for_timeout(100)
    ada = pages[0]
    expect(ada.get_by_role("region", name="The scoring, told")).to_contain_text("Watering holes")
    expect(ada.get_by_role("log").get_by_text(re.compile("win"))).to_have_count(0)
    expect(ada.get_by_text("Winner")).to_have_count(0)
    ada.get_by_role("button", name="Skip").click()
    expect(ada.get_by_role("dialog", name="Score sheet")).to_be_visible()
    expect(ada.get_by_role("log").get_by_text(re.compile("wins? with|share"))).not_to_have_count(0)


def test_alone_a_gift_says_what_it_brings_jhay(player: Player, server: House) -> None:
    """And the lead that is aimed at stands on the table."""
    play_ahead(server.data, "savanna-solo", NAMES[:1], at("give", 6), "savanna")
    page = come_back(player, server, "savanna-solo", "Ada")
    expect(page.locator(".board .lead")).to_have_text(re.compile(r"Your lead: \S+ of 75\s+for a normal victory"))
    page.locator(HAND).first.click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("Give Jhay an? "))
    expect(page.get_by_role("status")).to_contain_text(re.compile("Jhay: .* points?"))
    expect(page.get_by_role("region", name="Jhay").locator(".gift")).to_be_visible()


def test_six_savannas_can_be_read_on_a_phone(player: Player, server: House) -> None:
    """In a strip to be swiped, which leaves the own savanna and everything lit alone."""
    six = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee"]
    play_ahead(server.data, "savanna-six", six, at("choose", 9), "savanna")
    page = come_back(player, server, "savanna-six", "Ada", **PHONE)
    cards = page.locator(".seats .mini svg > g:visible")
    assert min(min(box["width"], box["height"]) for box in boxes(cards)) >= READABLE
    board = page.locator("main .board").first.bounding_box()
    strip = page.locator(".seats")
    assert board
    for other in strip.get_by_role("button").all():
        other.scroll_into_view_if_needed()
        box = other.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= board["y"]
    assert page.locator("main .board").first.bounding_box() == board


def test_the_chart_of_who_plays_alone_shows_jhay(player: Player, server: House) -> None:
    page = come_back(player, server, lay(server, played(SAVANNA, 1, 1.0)), POSITION_NAMES[0])
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    chart = sheet.get_by_role("figure", name="Scores over the game")
    totals = sheet.locator("[data-total] td").all_inner_texts()
    expect(chart.locator("figcaption > span")).to_have_text([f"You {totals[0]}", f"Jhay {totals[1]}"])


def test_what_happened_since_lies_over_nothing_on_a_phone(player: Player, server: House) -> None:
    """The panel's button is marked; the list stands first in the panel, and one tap closes it."""
    play_ahead(server.data, "savanna-since", NAMES, at("choose", 4), "savanna")
    page = come_back(player, server, "savanna-since", "Ada", **PHONE)
    board = page.locator("main .board").first.bounding_box()
    button = page.get_by_role("button", name="Since your last move")
    button.tap()
    since = page.get_by_role("region", name="Since your last move")
    expect(since).to_be_visible()
    page.wait_for_timeout(600)
    box, figures = since.bounding_box(), page.get_by_role("region", name="Scores").bounding_box()
    assert box
    assert figures
    assert box["y"] + box["height"] <= figures["y"]
    page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    expect(since).not_to_be_visible()
    assert page.locator("main .board").first.bounding_box() == board
