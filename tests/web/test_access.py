"""Every page passes the accessibility check, by day and at dusk."""

from collections.abc import Callable

import pytest
from access import violations
from people import HAND, open_table, take_step
from playwright.sync_api import Page

Player = Callable[..., Page]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_all_pages_are_accessible(player: Player, light: str) -> None:
    page = player("/", color_scheme=light, reduced_motion="reduce")
    assert violations(page) == []
    page.goto("/rules/savanna")
    assert violations(page) == []
    page.goto("/new/savanna")
    assert violations(page) == []
    address = open_table(page, "Ada", ["me", "bot:beginner", "bot:beginner", "bot:beginner"])
    for _ in range(2):
        take_step(page)
    page.locator(HAND).first.click()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.goto(address.replace("/table/", "/replay/"))
    page.get_by_role("slider", name="Move").wait_for()
    assert violations(page) == []
