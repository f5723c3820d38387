"""Triassic Terror in the browser: every tile by hand, with real pointers; previews, keys, phones, a whole game."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from access import violations
from ahead import come_back, play_ahead
from house import House
from people import open_table, sit_down
from playwright.sync_api import Locator, Page, expect

from gondwana.games.triassic_terror.prompts import Prompt
from gondwana.kernel.match.match import Match

Player = Callable[..., Page]
Box = dict[str, float]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "triassic-terror"
OWN_COLOURS = ["Each seat has its own"]  # nobody is asked for one
LIT = "main .thing.can"
TO_TAKE = ".spaces li:not(.now) .thing.can"  # the tile whose turn it is may be played where it lies, too
ASKED = ".bar.asked"
SECONDS = 240.0  # for a whole game, while everything else is tested beside it
MOST = 400  # answers of one seat in a whole game, with room to spare
FINGER = 40  # pixels that a finger needs
SENTENCE = ".bar .sentence"
BRINGS = ".bar .brings"

# What the log says once a tile has done its work.
TILES = {
    "new": re.compile(r"plays? New Environment"),
    "grow": re.compile(r"plays? Herd Growth: 3 dinos"),
    "mig": re.compile(r"leads? \d+ dinos? from"),
    "hatch": re.compile(r"sends? the Pterodactyl|plays? Hatch"),
    "trex": re.compile(r"sends? the T-Rex|takes? over the T-Rex"),
    "rapt": re.compile(r"sends? Raptor"),
}


def at_once(address: str) -> dict[str, Any]:
    """A browser whose reader wants the others' moves at once: these tests are not about the pace."""
    wish = {"name": "gondwana-settings", "value": '{"pace":"at_once"}'}
    return {
        "storage_state": {"cookies": [], "origins": [{"origin": address, "localStorage": [wish]}]},
        "reduced_motion": "reduce",
    }


def thing(page: Page, name: str) -> Locator:
    """A thing that may be chosen."""
    return page.locator(f'main .thing.can[data-thing="{name}"]').first


def confirm(page: Page) -> None:
    """Confirms what is chosen, unless it was sent at once; what wastes something is confirmed once more."""
    for name in ("Confirm", "Do it anyway"):
        button = page.locator(".bar .confirm").filter(has_text=re.compile(name))
        if button.count() and button.is_enabled():
            button.click()


def answer(page: Page, tile: str | None = None) -> None:
    """Answers one question at the things that are lit, with a button where there are none; or takes a tile."""
    ready = page.locator(".bar .confirm:enabled")
    if tile:
        thing(page, f"tile:{tile}").click()
    elif ready.count():
        pass  # what most want is chosen already
    elif page.locator(LIT).count():
        page.locator(LIT).first.click()
    else:
        page.locator(".bar .middle button").first.click()
    confirm(page)


def is_asked(page: Page) -> bool:
    return page.locator(ASKED).count() > 0


def play_until(pages: list[Page], done: Callable[[], bool], tiles: list[str] | None = None) -> None:
    """Whoever is asked answers, until it is done; everybody takes the next tile of the list."""
    left, answers = list(tiles or []), 0
    end = time.monotonic() + SECONDS
    while answers < MOST * len(pages) and time.monotonic() < end:
        if done():
            return
        for page in pages:
            if is_asked(page) and not done():
                answers += 1
                # Somebody else may have taken it: then it is taken in a later round.
                free = left and page.locator(f'{TO_TAKE}[data-thing="tile:{left[0]}"]').count()
                answer(page, left.pop(0) if free else None)
        pages[0].wait_for_timeout(10)
    raise AssertionError("it does not come to an end")


def test_every_tile_is_played_by_hand(player: Player, server: House) -> None:
    """Two people, three rounds: whoever chooses takes the next tile of the list, and all six are played."""
    ada, ben = (player("/", **at_once(server.address)) for _ in range(2))
    address = open_table(ada, "Ada", ["me", "open"], GAME, OWN_COLOURS)
    ben.goto(address)
    sit_down(ben, "Ben")
    log = ada.get_by_role("log")
    play_until([ada, ben], lambda: log.get_by_text("Jurassic, round 1").count() > 0, list(TILES))
    for tile, said in TILES.items():
        assert log.get_by_text(said).count(), f"nobody played {tile}"
    expect(log.get_by_text(re.compile("Triassic: you get"))).to_be_visible()
    expect(ada.get_by_role("region", name="Points of the Triassic")).to_be_visible()


def asked(prompt: Prompt, after: int = 40) -> Callable[[Match, int], bool]:
    """A question, in the middle of a game."""
    return lambda match, seat: match.number > after and match.prompt(seat) == prompt


def middle(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def box_of(found: Locator) -> Box:
    box = found.bounding_box()
    assert box is not None
    return dict(box)


# What can be chosen, what is chosen, what is asked: a click changes one of them.
LOOKS = (
    "[...document.querySelectorAll('main .thing.can, main .thing.chosen')].map((e) => e.dataset.thing + "
    "e.classList.contains('chosen')).join() + document.querySelector('.bar .sentence').textContent"
)


HUNTS = [Prompt.TREX_MOVE, Prompt.TREX_EAT, Prompt.RAPTOR_PICK, Prompt.RAPTOR_MOVE, Prompt.RAPTOR_EAT]
FLIGHTS = [Prompt.PT_MOVE, Prompt.PT_EAT, Prompt.SCATTER_WHO, Prompt.SCATTER_TO, Prompt.MIG_HERD, Prompt.MIG_TO]
GROWTH = [Prompt.HERD3, Prompt.HERD2, Prompt.HERD_HATCH, Prompt.HERD_WHITE, Prompt.VOLCANO_AREA, Prompt.SEL_TILE]


@pytest.mark.parametrize("prompt", [*HUNTS, *FLIGHTS, *GROWTH], ids=lambda prompt: prompt.name.lower())
def test_what_is_lit_stands_still_and_can_be_hit(player: Player, server: House, prompt: Prompt) -> None:
    """The prey that ran from the mouse: hovering moves nothing that is hovered, and the click counts; so does a tap."""
    names, table = ["Ada", "Ben", "Eve"], f"hit-{prompt.name.lower()}"
    name = names[play_ahead(server.data, table, names, asked(prompt), GAME)]
    page = come_back(player, server, table, name, **at_once(server.address))
    page.locator(LIT).first.wait_for()
    # Those that come last lie uppermost.
    last = page.locator(LIT).last.get_attribute("data-thing")
    target = thing(page, str(last))
    before = box_of(target)
    page.mouse.move(*middle(before), steps=8)
    page.wait_for_timeout(300)
    assert box_of(target) == before
    was = page.evaluate(LOOKS)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function(f"(was) => {LOOKS} !== was", arg=was)
    phone = come_back(player, server, table, name, **{**at_once(server.address), **PHONE})
    lit = phone.locator(LIT)
    lit.first.wait_for()
    for found in lit.all():
        box = box_of(found)
        assert min(box["width"], box["height"]) >= FINGER, found.get_attribute("data-thing")


def test_the_board_keeps_its_place_through_a_turn(player: Player, server: House) -> None:
    """On a phone, too: the prompt bar grows over room that is left free for it."""
    names = ["Ada", "Ben"]
    name = names[play_ahead(server.data, "steady", names, asked(Prompt.MENU, 20), GAME)]
    for options in ({}, PHONE):
        page = come_back(player, server, "steady", name, **{**at_once(server.address), **options})
        page.locator(LIT).first.wait_for()
        island = page.get_by_role("group", name="The island")
        place = box_of(island)
        for _ in range(3):
            answer(page)
            page.wait_for_timeout(250)
            assert box_of(island) == place


def plays(match: Match, seat: int, tile: str) -> bool:
    """A seat may play a tile now."""
    now = {space["tile"] for space in match.view(seat)["spaces"] if space["now"]}
    return match.prompt(seat) == Prompt.MENU and now == {tile} and "tile" in words(match, seat)


def words(match: Match, seat: int) -> set[str]:
    """The answers that a seat may give."""
    return {choice["word"] for choice in match.ask(seat)["choices"]}  # type: ignore[index]


def empty(match: Match, *areas: str) -> bool:
    """Nobody lives there."""
    lived_in = {area["area"] for area in match.view()["areas"] if area["herds"] or area["volcano"] is not None}
    return lived_in.isdisjoint(areas)


def settles(match: Match, seat: int) -> bool:
    """New dinos may go to empty mountains."""
    if not plays(match, seat, "new") or not empty(match, "m1", "m2", "m3"):
        return False
    trial = match.copy()
    trial.play(seat, "tile")
    return "mountain" in words(trial, seat) and match.view(seat)["players"][seat]["supply"] >= 3


def test_dinos_are_placed_by_clicks_on_the_land(player: Player, server: House) -> None:
    """A click on an area names its environment and places the first dino; they can be taken back."""
    names = ["Ada", "Ben"]
    name = names[play_ahead(server.data, "settling", names, settles, GAME)]
    page = come_back(player, server, "settling", name, **at_once(server.address))
    thing(page, "act:tile").click()
    thing(page, "area:m1").click()
    status = page.locator(".placing [role=status]")
    expect(status).to_contain_text("Coastal mountain +1")
    thing(page, "area:m1").click()
    expect(status).to_contain_text("Coastal mountain +2")
    page.get_by_role("button", name="Take one back").click()
    expect(status).to_contain_text("2 more dinos")
    thing(page, "area:m3").click()
    thing(page, "area:m1").click()
    expect(page.locator(BRINGS)).to_contain_text(re.compile(r"You: \+\d+ habitat points"))
    expect(page.locator(BRINGS)).to_contain_text("You take the primary habitat: the coastal mountain")
    page.get_by_role("button", name="Confirm").click()
    log = page.get_by_role("log")
    said = re.compile("You play New Environment: 2 dinos in the coastal mountain and 1 dino in the crater mountain.")
    expect(log.get_by_text(said).last).to_be_visible()
    page.get_by_role("button", name="Restart my turn").click()
    expect(log.get_by_text(said)).to_have_count(0)


def sets_out(match: Match, seat: int) -> str | None:
    """The place of a herd in the swamp whose dinos may go to an empty mountain and an empty forest."""
    if not plays(match, seat, "mig"):
        return None
    for place in "123":
        herds = next(area["herds"] for area in match.view()["areas"] if area["area"] == f"s{place}")
        size = sum(herd["dinos"] for herd in herds if herd["seat"] == seat)
        if size >= 3 and empty(match, f"m{place}", f"f{place}"):
            trial = match.copy()
            trial.play(seat, "tile")
            if f"s{place}" in words(trial, seat):
                trial.play(seat, f"s{place}")
                if {f"m{place}", f"f{place}"} <= words(trial, seat):
                    return place
    return None


def test_a_herd_migrates_in_parts_and_the_way_is_undone(player: Player, server: House) -> None:
    names, places = ["Ada", "Ben"], list[str]()

    def stop(match: Match, seat: int) -> bool:
        place = sets_out(match, seat)
        places.extend([place] if place else [])
        return place is not None

    name = names[play_ahead(server.data, "leaving", names, stop, GAME)]
    page = come_back(player, server, "leaving", name, **at_once(server.address))
    thing(page, "act:tile").click()
    home = places[-1]
    thing(page, f"area:s{home}").click()
    expect(page.locator(SENTENCE)).to_have_text(re.compile(r"\d+ can go"))
    thing(page, f"area:m{home}").click()
    # All of them are chosen already; a smaller group leads on to where the others go.
    expect(page.locator(".counts .chosen")).to_have_text(re.compile(r"all \d+"))
    expect(page.locator(BRINGS)).to_contain_text("dies of the new environment")
    page.locator('[data-thing="count:2"]').click()
    expect(page.locator(SENTENCE)).to_have_text(re.compile("choose where to"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".counts .chosen")).to_be_visible()
    page.locator('[data-thing="count:2"]').click()
    page.get_by_role("button", name="The others stay").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log").get_by_text(re.compile("You lead 2 dinos from")).last).to_be_visible()


def hunts(match: Match, seat: int) -> bool:
    """A Raptor may go where there is something to eat."""
    if match.prompt(seat) != Prompt.RAPTOR_MOVE:
        return False
    return any(meal(choice) for choice in match.ask(seat)["choices"])  # type: ignore[index]


def meal(choice: dict[str, Any]) -> int:
    return int(choice["preview"]["meal"]["most"])


def test_a_raptors_meal_is_shown_before_it_moves(player: Player, server: House) -> None:
    """TT-105: on every area how many it may eat there; in words of whom; at the herds how many of each."""
    names = ["Ada", "Ben", "Eve"]
    seat = play_ahead(server.data, "raptor", names, hunts, GAME)
    page = come_back(player, server, "raptor", names[seat], **at_once(server.address))
    page.locator(LIT).first.wait_for()
    expect(page.get_by_text(re.compile(r"^eats \d$"))).to_have_count(page.locator(LIT).count())
    for area in page.locator(LIT).all():
        area.hover()
        expect(page.locator(BRINGS)).to_have_text(re.compile("May eat|Nobody to eat"))
        if "May eat" in page.locator(BRINGS).inner_text():
            break
    expect(page.locator(BRINGS)).to_contain_text(re.compile(r"(Ada|Ben|Eve): up to \d dino"))
    expect(page.get_by_text(re.compile(r"^−\d\?$")).first).to_be_visible()
    assert violations(page) == []


def has_white(match: Match, seat: int) -> bool:
    """Two white dinos, and the tile is played already."""
    player = match.view(seat)["players"][seat]
    return match.prompt(seat) == Prompt.MENU and player["pending"] >= 2 and {"white", "end"} <= words(match, seat)


def test_white_dinos_are_placed_in_a_row_and_not_forgotten(player: Player, server: House) -> None:
    """Ending the turn is asked about once more; after the first dino the next one is in hand."""
    names = ["Ada", "Ben"]
    name = names[play_ahead(server.data, "white", names, has_white, GAME)]
    page = come_back(player, server, "white", name, **at_once(server.address))
    page.get_by_role("button", name="End your turn").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(SENTENCE)).to_have_text(re.compile("white dinos of yours are not placed"))
    thing(page, "act:white").click()
    for _ in range(2):
        expect(page.locator(SENTENCE)).to_have_text(re.compile("Choose the herd that your white dino joins"))
        herd = page.locator('main .thing.can[data-thing^="area:"]').first
        herd.click()
        herd.click()  # a second click confirms
    expect(page.get_by_role("log").get_by_text(re.compile("You place white dinos: 2 dinos in")).last).to_be_visible()


def chooses_last(match: Match, seat: int) -> bool:
    """Of two players the other one has a tile."""
    return match.prompt(seat) == Prompt.SEL_TILE and match.view()["players"][1 - seat]["tile"] is not None


def test_what_cannot_be_chosen_says_why(player: Player, server: House) -> None:
    names = ["Ada", "Ben"]
    name = names[play_ahead(server.data, "why", names, chooses_last, GAME)]
    page = come_back(player, server, "why", name, **at_once(server.address))
    taken = page.locator(".spaces .thing:not(.can)").first
    page.mouse.click(*middle(box_of(taken)))
    expect(page.locator(SENTENCE)).to_have_text("Somebody has taken this tile already")


def test_a_tile_is_taken_by_keyboard_alone(player: Player, server: House) -> None:
    page = player("/", **at_once(server.address))
    open_table(page, "Ada", ["me", "bot:beginner"], GAME, OWN_COLOURS)
    for lit in ("pile:", "tile:"):
        page.locator(f'[data-thing^="{lit}"].can').first.wait_for()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches('[data-thing^=\"{lit}\"].can')"):
                break
        page.keyboard.press("Enter")
        page.keyboard.press("c")
    expect(page.get_by_role("log").get_by_text(re.compile("You take .* from space")).first).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_its_pages_are_accessible(player: Player, server: House, light: str) -> None:
    page = player(f"/rules/{GAME}", color_scheme=light, **at_once(server.address))
    assert violations(page) == []
    address = open_table(page, "Ada", ["me", *["bot:beginner"] * 3], GAME, OWN_COLOURS)
    page.locator(LIT).first.wait_for()
    assert violations(page) == []
    area = page.locator('[data-thing^="area:"].can')
    play_until([page], lambda: area.count() > 0)
    area.first.click()
    assert violations(page) == []
    page.goto(address.replace("/table/", "/replay/"))
    page.get_by_role("slider", name="Move").wait_for()
    assert violations(page) == []


def test_six_players_fit_a_phone_in_french(player: Player) -> None:
    page = player("/", locale="fr-FR", **PHONE)
    page.goto("/new/triassic-terror")
    page.get_by_label("Votre nom").fill("Marguerite de la Savane")
    page.get_by_label("6", exact=True).check()
    for number in range(2, 7):
        page.get_by_label(f"Place {number}").select_option("bot:beginner")
    page.get_by_label("Chaque place a la sienne").check()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.locator(LIT).first.wait_for()
    whole = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    assert page.evaluate(whole) == [True, True]
    for seen in (
        page.get_by_role("button", name="Confirmer"),
        page.get_by_role("group", name="L’île"),
        page.get_by_role("list", name="Tuiles dans l’ordre du tour"),
        page.get_by_role("list", name="Périodes et manches"),
        page.get_by_role("group", name="Devant vous"),
    ):
        box = seen.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844


def test_a_person_plays_a_whole_game_against_bots(player: Player, server: House) -> None:
    page = player("/", **at_once(server.address))
    open_table(page, "Ada", ["me", "bot:beginner"], GAME, OWN_COLOURS)
    sheet = page.get_by_role("dialog", name="Score sheet")
    play_until([page], lambda: page.get_by_role("status").get_by_text("The game is over.").count() > 0)
    expect(sheet.get_by_text(re.compile("wins? with|share the victory"))).to_be_visible()
    expect(sheet.locator("[data-line]").first).to_be_visible()
    rows = [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in sheet.locator("[data-line]").all()]
    total = [int(cell.inner_text()) for cell in sheet.locator("[data-total] td").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == total
    expect(sheet.get_by_text(re.compile("Dominance: (swamp|forest|desert|mountain)")).first).to_be_visible()
    score = page.locator('[data-score="1"]').first
    expect(score).to_have_text(str(total[1]))
    assert violations(page) == []


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_colours_are_chosen_as_cards(player: Player, server: House, options: dict[str, Any]) -> None:
    """A new table proposes it; the choice is the player's mark, on the board too, and nobody else's."""
    ada, ben = player("/", **at_once(server.address), **options), player("/", **at_once(server.address))
    address = open_table(ada, "Ada", ["me", "open"], GAME)
    ben.goto(address)
    sit_down(ben, "Ben")
    cards = ada.locator('[data-thing^="colour:"].can')
    expect(cards).to_have_count(6)
    assert violations(ada) == []
    cards.nth(4).tap() if options else cards.nth(4).click()
    expect(cards.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(ada.locator(BRINGS)).to_contain_text("it changes no rule")
    confirm(ada)
    expect(ben.locator('[data-thing="colour:blue"]')).to_contain_text("Led by Ada")
    expect(ben.locator('[data-thing^="colour:"].can')).to_have_count(5)
    taken = ben.locator('[data-thing="colour:blue"]').bounding_box()
    assert taken
    ben.mouse.click(taken["x"] + taken["width"] / 2, taken["y"] + taken["height"] / 2)
    expect(ben.locator(SENTENCE)).to_have_text("Somebody leads this colour already")
    ben.locator('[data-thing="colour:orange"]').click()
    confirm(ben)
    for page in (ada, ben):
        page.get_by_role("group", name="The island").wait_for()
        fills = page.locator(".herd path").evaluate_all("paths => paths.map(path => path.getAttribute('fill'))")
        assert set(fills) - {"currentColor"} == {"var(--seat-4)", "var(--seat-0)"}
    expect(ben.get_by_role("log")).to_contain_text("Ada leads the herds of this colour: blue.")
