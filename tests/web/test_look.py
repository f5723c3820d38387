"""How every page looks: light and dark, English and French, wide and narrow, with six players and long names.

axe finds no violation, every text has its contrast, nothing is cut or lies over something else, everything can be
tapped, and the board stays where it is whatever is asked. `make test` looks at a part in which every game, theme,
language and size occurs; `make test-table` looks at all of it.
"""

from collections.abc import Callable
from itertools import product
from typing import Any, Final

import look
import pytest
from access import violations
from ahead import come_back, open_known
from house import House
from people import at_rest
from playwright.sync_api import Page
from positions import NAMES, WHOLE, asked_positions, go_to, lay, played

import gondwana
from gondwana.kernel.game.game import Game

Player = Callable[..., Page]

SIZES: Final[dict[str, tuple[int, int]]] = {
    "wide": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "landscape": (844, 390),
}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en-GB", "fr-FR")
PARTS: Final = {"early": 0.1, "middle": 0.5, "last": 1.0}
AT_ONCE: Final = "localStorage.setItem('gondwana-settings', JSON.stringify({pace: 'at_once', motion: false}))"
RECT: Final = """() => {
  const {x, y, width, height} = document.querySelector('main .board').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
MOST: Final = 100 if WHOLE else 4  # questions before which the board's place is compared

Look = tuple[str, str, str, str]  # part of the game, theme, language, size


def looks(game: Game) -> list[Look]:
    """All of them, or two for each game: over the games every theme, language and size, each with several others."""
    every = list(product(PARTS, THEMES, LANGUAGES, SIZES))
    if WHOLE:
        return every
    turn = gondwana.games().index(game)
    parts, sizes = list(PARTS), list(SIZES)
    return [
        (parts[turn % 3], THEMES[turn % 2], LANGUAGES[turn // 2 % 2], sizes[turn % 4]),
        (parts[(turn + 1) % 3], THEMES[(turn + 1) % 2], LANGUAGES[(turn // 2 + 1) % 2], sizes[(turn + 2) % 4]),
    ]


every_look = pytest.mark.parametrize(
    ("game", "seen"),
    [(game, seen) for game in gondwana.games() for seen in looks(game)],
    ids=lambda part: getattr(part, "slug", None) or "-".join(part),
)


def context(seen: Look) -> dict[str, Any]:
    """What a browser needs to look so."""
    _, theme, language, size = seen
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size in ("phone", "landscape") else {}
    return {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": language, **touch}


def wrong(page: Page, touch: bool) -> list[str]:
    """All that is wrong with a page as it stands."""
    page.mouse.move(1, 1)
    page.wait_for_timeout(50)  # what the mouse has left begins to fade
    at_rest(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    texts = look.texts(page)
    found = violations(page, contrast=False) + look.clipped(page, texts) + look.overlapping(texts)
    found += look.too_faint(page, texts)
    return found + (look.too_small(page) if touch else [])


@every_look
@pytest.mark.slow
def test_a_table_looks_right(game: Game, seen: Look, player: Player, server: House) -> None:
    match = played(game, max(game.seats), PARTS[seen[0]])
    asked = match.asked[0] if match.asked else 0
    page = come_back(player, server, lay(server, match), NAMES[asked], **context(seen))
    page.locator("main .bar").wait_for()
    skip = page.get_by_role("button", name="Skip" if seen[2] == "en-GB" else "Passer", exact=True)
    if skip.count():
        skip.first.click()
    check_look(page, seen)


def check_look(page: Page, seen: Look) -> None:
    found = wrong(page, "has_touch" in context(seen))
    assert not found, f"{page.url} {' '.join(seen)}:\n" + "\n".join(found)


GAME_PAGES: Final = ["/new/{game}", "/rules/{game}", "/replay/{table}", "sheet"]
LOBBY: Final = "/"  # the same for all games


def page_looks(game: Game, path: str) -> list[Look]:
    """The looks of a page, for which the part of the game is all one."""
    if WHOLE:
        return [seen for seen in looks(game) if seen[0] == "last"]
    turn = GAME_PAGES.index(path) % 2 if path != LOBBY else 0
    return looks(game)[turn : turn + 1]


@pytest.mark.parametrize(
    ("game", "path"),
    [(gondwana.games()[0], LOBBY), *product(gondwana.games(), GAME_PAGES)],
    ids=lambda part: getattr(part, "slug", part),
)
@pytest.mark.slow
def test_a_page_looks_right(game: Game, path: str, player: Player, server: House) -> None:
    match = played(game, max(game.seats), 1.0)
    table = lay(server, match)
    for seen in page_looks(game, path):
        if path == "sheet":
            page = come_back(player, server, table, NAMES[0], **context(seen))
            page.get_by_role("button", name="Score sheet" if seen[2] == "en-GB" else "Feuille de score").click()
            page.get_by_role("dialog").locator("canvas").wait_for()
        else:
            address = path.format(game=game.slug, table=table)
            page = open_known(player, server, address, NAMES[0], **context(seen))
            page.get_by_role("main").wait_for()
            page.wait_for_load_state("networkidle")
        check_look(page, seen)
        page.context.close()


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("game", gondwana.games(), ids=lambda game: game.slug)
@pytest.mark.slow
def test_the_board_stays_where_it_is_whatever_is_asked(game: Game, size: str, player: Player, server: House) -> None:
    """Before each question and after its first answer, at tables of as many players."""
    places: dict[int, set[tuple[int, ...]]] = {}
    page = player("about:blank", **context(("middle", "light", "fr-FR", size)))
    for position in asked_positions(game)[:MOST]:
        go_to(page, server, position)
        here = places.setdefault(position.match.seats, set())
        here.add(tuple(page.evaluate(RECT)))
        lit = page.locator("main [data-thing].can")
        if lit.count():
            lit.first.scroll_into_view_if_needed()
            lit.first.tap() if size == "phone" else lit.first.click()
            page.wait_for_timeout(100)
            here.add(tuple(page.evaluate(RECT)))
    assert all(len(rects) == 1 for rects in places.values()), places
