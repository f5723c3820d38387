"""A first visit loads what it shows: one language, the texts of the game that is opened, and no more bytes than so."""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from house import House
from playwright.sync_api import Page, Response, expect
from positions import lay, played

import gondwana

Player = Callable[..., Page]

ROOT = Path(__file__).parents[2]
LANGUAGES = {"en-GB": "en", "fr-FR": "fr"}
GAMES = [game.slug for game in gondwana.games()]
LOBBY, TABLE = 195_000, 290_000  # bytes over the wire, all files together: some more than were measured
LONG = 30  # letters of a sentence that stands in one file alone


class Visit:
    """Somebody's first look at a path, and all that their browser was sent."""

    def __init__(self, player: Player, path: str, **options: str) -> None:
        self.page = player("about:blank", **options)
        self._responses: list[Response] = []
        self.page.on("response", lambda response: self._responses.append(response))
        self.page.goto(path)
        expect(self.page.locator("main").first).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    @property
    def bytes(self) -> int:
        return sum(each.request.sizes()["responseBodySize"] for each in self._responses)

    @property
    def texts(self) -> set[str]:
        """Which files of texts came, by scope and language."""
        names = (re.search(r"/text-([\w-]+-(?:en|fr))-[\w-]{8}\.js", each.url) for each in self._responses)
        return {name[1] for name in names if name}

    def said(self) -> str:
        """All programs that came, with accents as they are."""
        return "\n".join(each.text() for each in self._responses if each.url.endswith(".js"))


def sentences(folder: Path, language: str) -> Iterable[str]:
    """The long texts of a folder, as far as nothing is filled in."""
    texts = json.loads((folder / "text" / f"{language}.json").read_text(encoding="utf-8"))
    for key, text in texts.items():
        if isinstance(text, str) and len(text) >= LONG and not re.search(r"[{`\\$]|\n", text) and "_about" not in key:
            yield text


def of_game(slug: str) -> Path:
    return gondwana.game(slug).folder


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_lobby_brings_one_language_and_no_games_texts(player: Player, locale: str) -> None:
    visit = Visit(player, "/", locale=locale)
    assert visit.texts == {f"page-{LANGUAGES[locale]}"}
    assert visit.bytes < LOBBY
    said = visit.said()
    (other,) = set(LANGUAGES.values()) - {LANGUAGES[locale]}
    foreign = [text for text in sentences(ROOT / "web" / "src", other) if text in said]
    of_games = [text for game in GAMES for text in sentences(of_game(game), LANGUAGES[locale]) if text in said]
    assert (foreign, of_games) == ([], [])
    assert any(text in said for text in sentences(ROOT / "web" / "src", LANGUAGES[locale]))


def test_a_table_brings_the_texts_of_its_own_game(player: Player, server: House) -> None:
    visit = Visit(player, f"/table/{lay(server, played(gondwana.game('savanna'), 4, 0.5))}")
    visit.page.locator("[data-thing]:visible").first.wait_for()
    visit.page.wait_for_load_state("networkidle")
    assert visit.texts == {"page-en", "savanna-en"}
    assert visit.bytes < TABLE


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_once_wherever_one_is(player: Player, complaints: list[str], game: str) -> None:
    visit = Visit(player, f"/new/{game}")
    expect(visit.page.locator("html")).to_have_attribute("lang", "en")
    assert visit.texts == {"page-en", f"{game}-en"}
    visit.page.get_by_role("button", name="Français").click()
    expect(visit.page.locator("html")).to_have_attribute("lang", "fr")
    expect(visit.page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    assert visit.texts == {f"{scope}-{locale}" for scope in ("page", game) for locale in ("en", "fr")}
    assert complaints == []
