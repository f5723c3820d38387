"""How Darwin's Choice looks: cards read by day and at dusk, ghosts that nothing covers, what stays in its place."""

import base64
from collections.abc import Callable
from typing import Any

import pytest
from ahead import come_back, play_ahead
from house import House
from playwright.sync_api import Locator, Page, expect

from gondwana.games.darwins_choice.prompts import Prompt
from gondwana.games.darwins_choice.words import ANSWER
from gondwana.kernel.match.match import Match

Player = Callable[..., Page]

NAMES = ["Ada", "Ben", "Cleo"]
CARD = '[data-thing^="card:"].can'
ENOUGH = 4.5
# The lightest and the darkest pixel of a picture: what text and its ground are.
CONTRAST = """async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  let [low, high] = [1, 0];
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
    [low, high] = [Math.min(low, light), Math.max(high, light)];
  }
  return (high + 0.05) / (low + 0.05);
}"""


def contrast(page: Page, text: Locator) -> float:
    """Measured on pixels: styles may nest as they like."""
    found: float = page.evaluate(CONTRAST, base64.b64encode(text.screenshot()).decode())
    return found


def can_act(match: Match, seat: int) -> bool:
    """In the second era, with an own species that may act and a crowded biome."""
    view = match.view(seat)
    crowded = max(len(biome["species"]) for biome in view["biomes"]) >= 3
    words = [ANSWER.word(move) for move in match.legal(seat)]
    return match.prompt(seat) == Prompt.MENU and crowded and any(word.startswith(str(seat + 1)) for word in words)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_and_species_can_be_read(player: Player, server: House, scheme: str) -> None:
    """Cards stay light at dusk, and so does their ink: names, values, adaptation, the names of species and biomes."""
    seat = play_ahead(server.data, f"read-{scheme}", NAMES, can_act, "darwins-choice")
    look: dict[str, Any] = {"color_scheme": scheme, "viewport": {"width": 1440, "height": 900}}
    page = come_back(player, server, f"read-{scheme}", NAMES[seat], **look)
    for text in (".hand .card .name", ".hand .card .values", ".tile .adaptation", ".tile .pair", ".head .name strong"):
        for each in page.locator(text).all()[:4]:
            assert contrast(page, each) >= ENOUGH, text
    page.locator('[data-thing^="species:"].can').first.click()
    expect(page.locator(".bench .title")).to_be_visible()
    for text in (".bench .title", ".bench .card .name", ".ghost .verdict"):
        for each in page.locator(text).all()[:4]:
            assert contrast(page, each) >= ENOUGH, text


def test_a_look_at_a_biome_leaves_the_ghosts_and_moves_nothing(player: Player, server: House) -> None:
    """The answer is not covered by help, the other ghosts stay, and so do the board and what is hovered."""
    seat = play_ahead(server.data, "ghosts", NAMES, can_begin, "darwins-choice")
    page = come_back(player, server, "ghosts", NAMES[seat], viewport={"width": 1440, "height": 900})
    board = page.locator(".biomes").bounding_box()
    for parts in (1, 2):
        page.locator(f".hand {CARD}").first.click()
        expect(page.locator(".bench .cards [data-thing]")).to_have_count(parts)
    expect(page.locator(".ghost")).to_have_count(4)
    biome = page.locator('[data-thing^="biome:"].can').first
    before = biome.bounding_box()
    biome.hover()
    page.wait_for_timeout(900)  # longer than help waits
    expect(page.locator(".ghost")).to_have_count(4)
    expect(page.locator("[role=tooltip]")).to_have_count(0)
    expect(page.locator(".brings")).to_contain_text("points in this era")
    assert biome.bounding_box() == before
    assert page.locator(".biomes").bounding_box() == board


def can_begin(match: Match, seat: int) -> bool:
    """A head and the first body of the hand could live somewhere at once."""
    if match.prompt(seat) != Prompt.MENU or not ANSWER.word(match.legal(seat)[0]).endswith("-h"):
        return False
    after = match.copy()
    for _ in range(2):
        after.play(seat, after.legal(seat)[0])
    return any(ANSWER.word(move).startswith("b") and "-" not in ANSWER.word(move) for move in after.legal(seat))


def test_an_evaluation_is_told_in_the_tables_order_and_gives_nothing_away(player: Player, server: House) -> None:
    """DC-102: the last one passes; the scores count up from what they were, the event comes after the evaluation."""
    seat = play_ahead(server.data, "told", NAMES, last_to_pass, "darwins-choice")
    page = come_back(player, server, "told", NAMES[seat], viewport={"width": 1440, "height": 900})
    biomes = page.locator(".biomes .head .name strong").all_inner_texts()
    scores = page.locator("[data-score]").all_inner_texts()
    page.get_by_role("button", name="Pass until").click()
    page.locator(".bar .confirm").click()
    if page.locator(".sentence.warn").count():
        page.locator(".bar .confirm").click()
    telling = page.locator(".telling")
    telling.get_by_role("button", name="Pause").click()
    assert telling.locator("h3").all_inner_texts() == biomes
    assert page.locator("[data-score]").all_inner_texts() == scores
    telling.get_by_role("button", name="Skip").click()
    expect(telling.get_by_role("status")).to_contain_text("Event")
    telling.get_by_role("button", name="Skip").click()
    expect(telling.get_by_role("status")).to_contain_text("Biomes")
    telling.get_by_role("button", name="Skip").click()
    expect(telling).to_have_count(0)


def last_to_pass(match: Match, seat: int) -> bool:
    """All others have passed; all own species will live, so that nothing is told but points before the event."""
    view = match.view(seat)
    rows = [row for biome in view["biomes"] for row in biome["species"]]
    waits = match.prompt(seat) == Prompt.MENU and sum(player["active"] for player in view["players"]) == 1
    return waits and len(rows) >= 3 and all(row["fate"] == "fed" for row in rows)
