"""Triassic Terror in the browser: every tile by hand, previews, keys, phones, a whole game against bots."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from access import violations
from ahead import come_back, play_ahead
from house import House
from people import open_table, sit_down
from playwright.sync_api import Page, expect

from gondwana.games.triassic_terror.prompts import Prompt
from gondwana.kernel.match import Match

Player = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "triassic-terror"
LIT = "main .thing.can"
TO_TAKE = ".spaces li:not(.now) .thing.can"  # the tile whose turn it is may be played where it lies, too
ASKED = ".bar.asked"
MOST = 400  # answers of one seat in a whole game, with room to spare

# What the log says once a tile has done its work.
TILES = {
    "new": re.compile(r"plays New Environment"),
    "grow": re.compile(r"grows by 3 dinos"),
    "mig": re.compile(r"dinos? of \w+ goe?s? from"),
    "hatch": re.compile(r"sends the Pterodactyl"),
    "trex": re.compile(r"sends the T-Rex"),
    "rapt": re.compile(r"sends Raptor"),
}


def click(page: Page, thing: str) -> None:
    """Areas are crescents, and the middle of their boxes is not theirs: the click goes to the thing itself."""
    page.locator(thing).first.dispatch_event("click")


def confirm(page: Page) -> None:
    """Confirms what is chosen, unless it was sent at once."""
    button = page.get_by_role("button", name="Confirm")
    if button.is_visible() and button.is_enabled():
        button.click()


def answer(page: Page, tile: str | None = None) -> None:
    """Answers one question at the things that are lit, with a button where there are none; or takes a tile."""
    if tile:
        click(page, f'[data-thing="tile:{tile}"].can')
    elif page.locator(".counts .can").count():
        page.locator(".counts .can").last.click()
    elif page.locator(LIT).count():
        click(page, LIT)
    else:
        page.locator(".bar .middle button").first.click()
    confirm(page)


def is_asked(page: Page) -> bool:
    return page.locator(ASKED).count() > 0


def play_until(pages: list[Page], done: Callable[[], bool], tiles: list[str] | None = None) -> None:
    """Whoever is asked answers, until it is done; everybody takes the next tile of the list."""
    left = list(tiles or [])
    for _ in range(MOST * len(pages)):
        if done():
            return
        for page in pages:
            if is_asked(page) and not done():
                # Somebody else may have taken it: then it is taken in a later round.
                free = left and page.locator(f'{TO_TAKE}[data-thing="tile:{left[0]}"]').count()
                answer(page, left.pop(0) if free else None)
        pages[0].wait_for_timeout(10)
    raise AssertionError("it does not come to an end")


def test_every_tile_is_played_by_hand(player: Player) -> None:
    """Two people, three rounds: whoever chooses takes the next tile of the list, and all six are played."""
    ada, ben = (player("/", reduced_motion="reduce") for _ in range(2))
    address = open_table(ada, "Ada", ["me", "open"], GAME)
    ben.goto(address)
    sit_down(ben, "Ben")
    log = ada.get_by_role("log")
    play_until([ada, ben], lambda: log.get_by_text("Jurassic, round 1").count() > 0, list(TILES))
    for tile, said in TILES.items():
        assert log.get_by_text(said).count(), f"nobody played {tile}"
    expect(ada.get_by_role("region", name="Points of the Triassic")).to_be_visible()


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


def test_dinos_are_placed_by_clicks_and_can_be_taken_back(player: Player, server: House) -> None:
    names = ["Ada", "Ben"]
    name = names[play_ahead(server.data, "settling", names, settles, GAME)]
    page = come_back(player, server, "settling", name, reduced_motion="reduce")
    page.locator('[data-thing="act:tile"].can').click()
    click(page, '[data-thing="environment:mountain"].can')
    status = page.locator(".placing [role=status]")
    expect(status).to_contain_text("3 more dinos")
    for _ in range(2):
        click(page, '[data-thing="area:m1"].can')
    expect(status).to_contain_text("Coastal mountain +2")
    page.get_by_role("button", name="Take one back").click()
    expect(status).to_contain_text("2 more dinos")
    click(page, '[data-thing="area:m3"].can')
    click(page, '[data-thing="area:m1"].can')
    then = page.locator(".then")
    expect(then).to_contain_text(f"{name} takes the primary habitat: the coastal mountain")
    expect(then).to_contain_text("Habitat points:")
    page.get_by_role("button", name="Confirm").click()
    log = page.get_by_role("log")
    expect(log.get_by_text(f"{name} places 2 dinos in the coastal mountain.").last).to_be_visible()
    expect(log.get_by_text(f"{name} places 1 dino in the crater mountain.").last).to_be_visible()
    placed = log.get_by_text(f"{name} places 2 dinos in the coastal mountain.").count()
    page.get_by_role("button", name="Restart my turn").click()
    expect(log.get_by_text(f"{name} places 2 dinos in the coastal mountain.")).to_have_count(placed - 1)


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
    page = come_back(player, server, "leaving", name, reduced_motion="reduce")
    page.locator('[data-thing="act:tile"].can').click()
    home = places[-1]
    click(page, f'[data-thing="area:s{home}"].can')
    click(page, f'[data-thing="area:m{home}"].can')
    for count in (1, 2):  # every click on where they go is one dino more
        click(page, f'[data-thing="area:m{home}"].can')
        expect(page.locator(f'[data-thing="count:{count}"]')).to_have_class(re.compile("chosen"))
    expect(page.locator(".then")).to_contain_text(f"{name} takes the")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status").first).to_have_text(re.compile("Choose where dinos go"))
    click(page, f'[data-thing="area:f{home}"].can')
    page.locator('[data-thing="count:2"]').click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="The others stay").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log").get_by_text(re.compile(f"2 dinos of {name} go from")).last).to_be_visible()


def hunts(match: Match, seat: int) -> bool:
    """A Raptor may go where there is something to eat."""
    if match.prompt(seat) != Prompt.RAPTOR_MOVE:
        return False
    return any(meal(choice) for choice in match.ask(seat)["choices"])  # type: ignore[index]


def meal(choice: dict[str, Any]) -> int:
    return int(choice["preview"]["meal"]["most"])


def test_a_raptors_meal_is_shown_before_it_moves(player: Player, server: House) -> None:
    """TT-105: how many it may eat there, and of whom; in words and at the herds."""
    names = ["Ada", "Ben", "Eve"]
    seat = play_ahead(server.data, "raptor", names, hunts, GAME)
    page = come_back(player, server, "raptor", names[seat])
    for area in page.locator(LIT).all():
        area.click(force=True)
        expect(page.locator(".then .meal strong")).to_have_text(re.compile("may eat|finds nobody to eat"))
        if page.locator(".then .meal span").count():
            break
    expect(page.locator(".then .meal")).to_contain_text(re.compile(r"Raptor [AB] may eat"))
    expect(page.locator(".island .prey, .prey").first).to_be_visible()
    assert violations(page) == []


def test_a_tile_is_taken_by_keyboard_alone(player: Player) -> None:
    page = player("/", reduced_motion="reduce")
    open_table(page, "Ada", ["me", "bot:beginner"], GAME)
    for lit in ("pile:", "tile:"):
        page.locator(f'[data-thing^="{lit}"].can').first.wait_for()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches('[data-thing^=\"{lit}\"].can')"):
                break
        page.keyboard.press("Enter")
        page.keyboard.press("c")
    expect(page.get_by_role("log").get_by_text(re.compile("Ada takes .* from space"))).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_its_pages_are_accessible(player: Player, light: str) -> None:
    page = player(f"/rules/{GAME}", color_scheme=light, reduced_motion="reduce")
    assert violations(page) == []
    address = open_table(page, "Ada", ["me", *["bot:beginner"] * 3], GAME)
    page.locator(LIT).first.wait_for()
    assert violations(page) == []
    area = page.locator('[data-thing^="area:"].can')
    play_until([page], lambda: area.count() > 0)
    area.first.dispatch_event("click")
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


def test_a_person_plays_a_whole_game_against_bots(player: Player) -> None:
    page = player("/", reduced_motion="reduce")
    open_table(page, "Ada", ["me", "bot:beginner"], GAME)
    sheet = page.get_by_role("dialog", name="Score sheet")
    play_until([page], lambda: page.get_by_role("status").get_by_text("The game is over.").count() > 0)
    expect(sheet.get_by_text(re.compile("wins with|share the victory"))).to_be_visible()
    expect(sheet.locator("[data-line]").first).to_be_visible()
    rows = [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in sheet.locator("[data-line]").all()]
    total = [int(cell.inner_text()) for cell in sheet.locator("[data-total] td").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == total
    score = page.locator('[data-score="1"]').first
    expect(score).to_have_text(str(total[1]))
    assert violations(page) == []
