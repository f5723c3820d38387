"""Every page passes the accessibility check, by day and at dusk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import HAND, open_table, take_step
from playwright.sync_api import Page

Player = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds, in one line each."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run(document, {runOnly: rules}).then(result => result.violations)", RULES
    )
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


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
