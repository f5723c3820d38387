"""Whole games in the browser, from the lobby to the score sheet."""

from collections.abc import Callable

from access import violations
from people import HAND, STEPS, at_once, choose_prey, open_table, read_sheet, sit_down, take_step
from playwright.sync_api import Page, expect

Player = Callable[..., Page]
FIRST_GAME = 3  # seats that suit somebody who has never seen the game
LINES = 12  # eleven kinds of cards, and the herds' places


def check_sheet(rows: list[list[int]], players: int) -> None:
    """All lines and a total that is their sum."""
    assert len(rows) == LINES + 1
    for player in range(players):
        column = [row[player] for row in rows]
        assert sum(column[:-1]) == column[-1]


def test_two_people_play_a_whole_game(player: Player) -> None:
    ada, ben = at_once(player()), at_once(player())
    address = open_table(ada, "Ada", ["me", "open"])
    ben.goto(address)
    sit_down(ben, "Ben")
    for _ in range(STEPS):
        take_step(ada)
        take_step(ben)
    choose_prey([ada, ben])
    rows = read_sheet(ada)
    check_sheet(rows, players=2)
    assert read_sheet(ben) == rows
    score = ada.locator('[data-score="1"]').first
    expect(score).to_have_text(str(rows[-1][1]))


def test_a_person_plays_a_whole_game_against_bots(player: Player) -> None:
    page = at_once(player())
    card = page.get_by_role("article").filter(has_text="Ecosystem: Savanna")
    card.get_by_role("button", name="Play now against bots").click()
    page.locator(HAND).first.wait_for()
    for _ in range(STEPS):
        take_step(page)
        page.locator(f"{HAND}, .telling, .board [data-thing].can").first.wait_for()
    choose_prey([page])
    check_sheet(read_sheet(page), players=FIRST_GAME)
    expect(page.get_by_role("figure", name="Scores over the game").locator("canvas")).to_be_visible()
    assert violations(page) == []
