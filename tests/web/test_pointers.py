"""Everything that is lit can be hit: by a mouse that comes, rests and presses, and by the first tap of a finger.

At a position for every question of every game each lit thing is moved to by steps, hovered until motion ends, pressed
and released at its middle; on a phone it is tapped. It becomes the choice each time, and the board stays where it
is. `make test-table` tries all lit things, `make test` a few of each position.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from house import House
from people import at_rest
from playwright.sync_api import ConsoleMessage, Page
from playwright.sync_api import TimeoutError as TooLate
from positions import WHOLE, Position, asked_positions, go_to

import gondwana
from gondwana.kernel.game.game import Game

Player = Callable[..., Page]
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "fr-FR",  # whose sentences are longer: they need room, and the board keeps its own
}
MOST = 40 if WHOLE else 1  # lit things of a position that are tried
MOMENT = 4000  # milliseconds until a click must have shown

# What the table says, but for what it says of a thing under the pointer.
LOOK = """
window.tableLook = () => {
  const bar = document.querySelector('main .bar');
  const things = [...document.querySelectorAll('main [data-thing].can')].map(each => each.dataset.thing).sort();
  const keys = [...bar.querySelectorAll('button')].map(each => each.textContent + each.disabled);
  return JSON.stringify([bar.querySelector('.sentence')?.textContent, keys, things]);
}
"""
LIT = """() => [...new Set([...document.querySelectorAll('main [data-thing].can')]
  .filter(each => each.checkVisibility({visibilityProperty: true}))
  .map(each => each.dataset.thing))]"""
# Where a thing is pressed: in its middle; a land whose shape leaves that out, as near to it as can be.
MIDDLE = """([thing, box]) => {
  const own = (x, y) => document.elementFromPoint(x, y)?.closest(`[data-thing="${CSS.escape(thing)}"]`);
  const points = [];
  for (let down = 1; down < 12; down += 1)
    for (let across = 1; across < 12; across += 1)
      points.push([box.x + box.width * across / 12, box.y + box.height * down / 12, Math.hypot(across - 6, down - 6)]);
  points.sort((one, other) => one[2] - other[2]);
  const compact = Math.max(box.width, box.height) < 90;
  return points.slice(0, compact ? 9 : points.length).find(([x, y]) => own(x, y)) ?? null;
}"""
CHOSEN, ASKED_WHICH, WENT_ON = "chosen", "asked which", "went on"
TAKEN = """([thing, before]) => {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  if (all.some(each => each.matches('.chosen'))) return 'chosen';
  if (document.querySelector('dialog[open]')) return 'asked which';
  const state = document.querySelector('main .bar').dataset.state;
  return state !== 'refused' && window.tableLook() !== before ? 'went on' : null;
}"""
# The same things are lit as at first, and this one is not chosen along with another.
STILL_OPEN = f"""([thing, first]) => {{
  const lit = ({LIT})();
  return lit.length === first.length && lit.every(each => first.includes(each)) &&
    !document.querySelector(`[data-thing="${{CSS.escape(thing)}}"].chosen`);
}}"""

RECT = """() => {
  const {x, y, width, height} = document.querySelector('main .board').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
Rect = tuple[int, int, int, int]
Touch = Callable[[Page, float, float], None]

every_game = pytest.mark.parametrize("game", gondwana.games(), ids=lambda game: game.slug)


@pytest.fixture
def strict(player: Player, complaints: list[str]) -> Player:
    """A person whose browser fails on warnings too."""

    def sit_down(path: str = "/", **options: Any) -> Page:
        page = player(path, **options)
        page.add_init_script(LOOK)
        page.context.on("console", lambda message: warned(message, complaints))
        return page

    return sit_down


def warned(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type == "warning":
        complaints.append(f"warning: {message.text}")


@every_game
def test_each_question_of_a_game_is_asked_somewhere(game: Game) -> None:
    assert {position.prompt for position in asked_positions(game)} == {asked.name for asked in game.questions.values()}


@every_game
@pytest.mark.slow
def test_what_is_lit_can_be_clicked(game: Game, strict: Player, server: House) -> None:
    page = strict("about:blank", **WIDE)
    walk_through(page, server, tried(game, 0), click)


@every_game
@pytest.mark.slow
def test_what_is_lit_can_be_tapped(game: Game, strict: Player, server: House) -> None:
    page = strict("about:blank", **PHONE)
    walk_through(page, server, tried(game, 1), tap)


def tried(game: Game, turn: int) -> list[Position]:
    """All positions; in the shorter walk the mouse takes one, the finger the next."""
    return asked_positions(game) if WHOLE else asked_positions(game)[turn::2]


def walk_through(page: Page, house: House, positions: list[Position], touch: Touch) -> None:
    """Tries the lit things of all positions."""
    wrong = [line for position in positions for line in walk(page, house, position, touch)]
    assert not wrong, "\n".join(wrong)


def walk(page: Page, house: House, position: Position, touch: Touch) -> list[str]:
    """Tries the lit things of a position; what could not be hit, or moved the board.

    A thing that is chosen leaves the others lit, and the next one takes its place; whatever else happened, the position
    is laid out anew.
    """
    wrong = []
    go_to(page, house, position)
    place = board_place(page)
    lit: list[str] = page.evaluate(LIT)
    assert lit or page.locator("main .bar button:enabled").count(), f"{position.name}: nothing can be answered"
    step = max(1, len(lit) // MOST)
    outcome = CHOSEN
    for thing in lit[::step][:MOST]:
        if outcome != CHOSEN or not page.evaluate(STILL_OPEN, [thing, lit]):
            go_to(page, house, position)
        outcome = try_thing(page, thing, touch)
        if outcome not in (CHOSEN, ASKED_WHICH, WENT_ON):
            wrong.append(f"{position.name}: {thing}: {outcome}")
        if outcome == CHOSEN and board_place(page) != place:
            wrong.append(f"{position.name}: {thing}: the board moved from {place} to {board_place(page)}")
    return wrong


def board_place(page: Page) -> Rect:
    x, y, width, height = page.evaluate(RECT)
    return x, y, width, height


def try_thing(page: Page, thing: str, touch: Touch) -> str:
    """Comes to the middle of a thing and presses; what came of it, or what went wrong."""
    lit = page.locator(f'main [data-thing="{thing}"].can:visible').first
    lit.scroll_into_view_if_needed()
    box = lit.bounding_box()
    if box is None:
        return "it has no place"
    middle = page.evaluate(MIDDLE, [thing, box])
    if middle is None:
        return "something else covers its middle"
    before = page.evaluate("window.tableLook()")
    try:
        touch(page, middle[0], middle[1])
        outcome: str = page.wait_for_function(TAKEN, arg=[thing, before], timeout=MOMENT).json_value()
    except Restless:
        return "the table does not come to rest under the pointer"
    except TooLate:
        return f"nothing happened ({page.locator('main .bar').get_attribute('data-state')})"
    return outcome


class Restless(Exception):
    """Something moves as long as the pointer rests."""


def click(page: Page, x: float, y: float) -> None:
    """The mouse comes by steps, rests until nothing moves, and presses where it is."""
    page.mouse.move(2, 2)
    page.mouse.move(x, y, steps=6)
    page.wait_for_timeout(60)
    try:
        at_rest(page, MOMENT)
    except TooLate:
        raise Restless from None
    page.mouse.down()
    page.mouse.up()


def tap(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)
