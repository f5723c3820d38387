"""What the table of Darwin's Choice shows: partners, the log, the bench, the evaluation, at tables played ahead."""

import re
from collections.abc import Callable
from typing import Any

from access import violations
from ahead import come_back, play_ahead
from house import House
from playwright.sync_api import Page, expect

from gondwana.games.darwins_choice.prompts import Prompt
from gondwana.games.darwins_choice.words import ANSWER
from gondwana.kernel.match.match import Match

Player = Callable[..., Page]

CARD = '[data-thing^="card:"].can'
PHONE = {"viewport": {"width": 390, "height": 844}}
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
# How big a finger's target is, and what does not fit into its box.
TARGETS = """() => [...document.querySelectorAll('main [data-thing].can, main .bar button, main .tabs button')]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width < 40 || height < 40).length"""


def at_the_menu(match: Match, seat: int) -> bool:
    return match.prompt(seat) == Prompt.MENU


def test_partners_are_seen_at_the_seats_and_in_the_figures(player: Player, server: House) -> None:
    """DC-162: who plays with whom, and what they have together."""
    seat = play_ahead(server.data, "partners", NAMES, at_the_menu, "darwins-choice", {"teams": "yes"})
    page = come_back(player, server, "partners", NAMES[seat])
    mine, other = (seat + 2) % 4, (seat + 1) % 4
    expect(page.locator(f'[data-seat="{mine}"] .team')).to_have_text("your partner")
    expect(page.locator(f'[data-seat="{other}"] .team')).to_have_text(f"with {NAMES[(other + 2) % 4]}")
    expect(page.get_by_role("rowheader", name="Together")).to_have_count(2)
    expect(page.get_by_text("Your partner’s hand")).to_be_visible()
    assert violations(page) == []


def test_cards_drawn_in_a_row_are_one_line_of_the_log(player: Player, server: House) -> None:
    """Everybody's ten cards in one line each; only the own ones are named."""
    seat = play_ahead(server.data, "drawn", NAMES[:3], at_the_menu, "darwins-choice")
    page = come_back(player, server, "drawn", NAMES[seat])
    log = page.get_by_role("log")
    expect(log.get_by_text(re.compile(r"^You draw 10 cards: .*\(.*\)\.$"))).to_have_count(1)
    expect(log.get_by_text(re.compile(r"draws 10 cards: \d+ small, \d+ large\.$"))).to_have_count(2)
    expect(log.get_by_text(re.compile("takes a"))).to_have_count(0)


def test_a_phone_shows_every_biome_what_is_being_built(player: Player, server: House) -> None:
    """In French, with ten cards: targets for a finger, nothing beside the page, the newcomer in sight everywhere."""
    seat = play_ahead(server.data, "crowded-hand", NAMES[:3], can_begin, "darwins-choice")
    page = come_back(player, server, "crowded-hand", NAMES[seat], locale="fr-FR", **PHONE)
    expect(page.locator(".sentence")).to_contain_text("Choisissez une tête")
    for parts in (1, 2):
        page.locator(f".hand {CARD}").first.click()
        expect(page.locator(".bench .cards [data-thing]")).to_have_count(parts)
    expect(page.locator(".ghost")).to_have_count(4)
    for ghost in page.locator(".ghost").all():
        box = ghost.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 391
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(TARGETS) == 0


def can_begin(match: Match, seat: int) -> bool:
    """A head in the hand could become a species at once."""
    return at_the_menu(match, seat) and ANSWER.word(match.legal(seat)[0]).endswith("-h")


def test_the_first_of_two_changes_lies_on_the_bench(player: Player, server: House) -> None:
    """DC-93: what it makes, what it costs, and how to go on."""
    names = NAMES[:2]
    seat = play_ahead(server.data, "twice", names, between_two_changes, "darwins-choice", {"box": "mixed"})
    page = come_back(player, server, "twice", names[seat])
    expect(page.locator(".sentence")).to_contain_text("choose the second change")
    expect(page.locator(".bench .cost")).to_have_text(re.compile(r"Costs \d Darwin Point"))
    assert violations(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".sentence")).to_contain_text("choose the first of two changes")
    expect(page.locator(".bench .cost")).to_have_count(0)


def between_two_changes(match: Match, seat: int) -> bool:
    return match.prompt(seat) == Prompt.CHANGE and bool(match.view(seat)["build"])


def test_the_evaluation_says_who_ate_what_and_who_died_why(player: Player, server: House) -> None:
    """DC-102: step by step, back and forth, and away by a key."""
    seat = play_ahead(server.data, "judged", NAMES[:3], has_been_judged, "darwins-choice")
    page = come_back(player, server, "judged", NAMES[seat])
    page.get_by_role("button", name="Last evaluation").click()
    telling = page.locator(".telling")
    telling.get_by_role("button", name="Pause").click()
    while telling.get_by_role("button", name="Step back").is_enabled():
        telling.get_by_role("button", name="Step back").click()
    expect(telling.get_by_role("status")).to_contain_text("Food")
    expect(telling.locator(".meal").first).to_be_visible()
    expect(telling.locator(".dying .why b").first).to_have_text(re.compile("Starves|Eaten by"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(telling).to_have_count(0)


def has_been_judged(match: Match, seat: int) -> bool:
    """Somebody ate, somebody died of hunger or teeth, and nobody before that."""
    report = match.view(seat)["report"]
    if report is None or not at_the_menu(match, seat):
        return False
    fates = {row["fate"] for row in report["rows"]}
    return fates <= {"fed", "hungry", "eaten"} and len(fates) > 1 and any(map(ate, report["rows"]))


def ate(row: dict[str, Any]) -> bool:
    return bool(row["meal"]["plants"] + row["meal"]["meat"])
