"""Darwin's Choice in the browser: animals put together by hand, a whole game against bots, by mouse, touch and keys."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from access import violations
from ahead import come_back, play_ahead
from house import House
from playwright.sync_api import Locator, Page, expect

from gondwana.games.darwins_choice.prompts import ANSWER, Prompt
from gondwana.kernel.match import Match

Player = Callable[..., Page]

CARD = '[data-thing^="card:"].can'
BIOME = '[data-thing^="biome:"].can'
OWN = '[data-thing^="species:"].can'
PILE = '[data-thing^="pile:"].can'
ANSWERS = f"{CARD}, {BIOME}, {OWN}, {PILE}, .bar .middle button"
HAND = 10
PHONE = {"viewport": {"width": 390, "height": 844}}
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
# How big a finger's target is, and what does not fit into its box.
TARGETS = """() => [...document.querySelectorAll('main [data-thing].can, main .bar button, main .tabs button')]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width < 40 || height < 40).length"""
MOST_ANSWERS = 600  # of one person in one game
MOST_GAMES = 4  # until a species could be built, mutated and migrated: hands are dealt by chance
DEEDS = {"build", "mutate", "migrate"}


def open_table(page: Page, seats: int) -> None:
    """Opens a table against beginners through the form."""
    page.goto("/new/darwins-choice")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label(str(seats), exact=True).check()
    for seat in range(1, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option("me" if seat == 1 else "bot:beginner")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def draw_a_hand(page: Page) -> None:
    """Six small and four large cards, when it is our turn to draw."""
    for number in range(HAND):
        size = "large" if number % 5 in (1, 3) else "small"
        page.locator(f'[data-thing="pile:{size}"].can').click()
        expect(page.locator('.hand [data-thing^="card:"]')).to_have_count(number + 1)


@dataclass
class Naturalist:
    """Somebody who tries everything once: builds, then mutates and migrates what has survived."""

    page: Page
    done: set[str] = field(default_factory=set)

    def play(self) -> None:
        """Answers until the game is over."""
        for _ in range(MOST_ANSWERS):
            self.page.locator(f"{ANSWERS}, .telling, dialog[open]").first.wait_for()
            if self.page.locator(".telling").count():
                self.page.keyboard.press("Escape")
            elif self.page.get_by_text("The game is over.").count():
                return
            else:
                self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """One answer, whatever is asked; then waits for the next question."""
        prompt = self.page.locator(".sentence").inner_text()
        if prompt.startswith("Draw"):
            self.draw()
        elif self.page.get_by_role("button", name="Pass until").count():
            self.choose_action()
        elif prompt.startswith("Choose a body"):
            self.click(self.page.locator(f".hand {CARD}").first)
        elif prompt.startswith("Add cards"):
            self.place()
        elif "migrate to" in prompt:
            self.change()
        else:
            self.otherwise()

    def draw(self) -> None:
        """Six small cards and four large ones in a whole hand."""
        held = self.page.locator('.hand [data-thing^="card:"]').count()
        piles = self.page.locator(PILE)
        self.click(piles.nth(1 if held % 5 in (1, 3) and piles.count() > 1 else 0))

    def choose_action(self) -> None:
        """Own species first, then a new one, then the next era."""
        for things in (OWN, f".hand {CARD}"):
            if self.page.locator(things).count():
                return self.click(self.page.locator(things).first)
        return self.press(self.page.get_by_role("button", name="Pass until"))

    def place(self) -> None:
        """Into the first biome where it can live, or with one card more."""
        if self.page.locator(BIOME).count():
            self.sure(self.page.locator(BIOME).first)
            self.done.add("build")
        else:
            self.click(self.page.locator(f".hand {CARD}").first)

    def change(self) -> None:
        """Migrates if nobody has yet, else takes on a card or loses one."""
        biomes, cards = self.page.locator(BIOME), self.page.locator(CARD)
        if biomes.count() and ("migrate" not in self.done or not cards.count()):
            self.sure(biomes.first)
            self.done.add("migrate")
        else:
            self.sure(cards.first)
            self.done.add("mutate")

    def otherwise(self) -> None:
        """A button if there is one, else the first thing."""
        buttons = self.page.locator(".bar .middle button")
        self.press(buttons.first) if buttons.count() else self.sure(self.page.locator(f"{CARD}, {OWN}").first)

    def press(self, button: Locator) -> None:
        """A button of the bar, and the word that makes it sure where one is wanted."""
        words = button.inner_text()
        button.click()
        if self.page.locator(".sentence").inner_text() == words:
            self.confirm()

    def sure(self, thing: Locator) -> None:
        """A thing that is chosen and confirmed."""
        thing.click()
        self.confirm()

    def confirm(self) -> None:
        self.page.get_by_role("button", name="Confirm").click()
        self.settle()

    def click(self, thing: Locator) -> None:
        """A thing that leads on at once."""
        thing.click()
        self.settle()

    def settle(self) -> None:
        """Until the answer has arrived: nothing is chosen any more."""
        expect(self.page.locator("[data-thing].chosen")).to_have_count(0)


def read_sheet(page: Page) -> list[list[int]]:
    """The score sheet: a row for each line, the totals last."""
    sheet = page.get_by_role("dialog", name="Score sheet")
    if not sheet.count():
        page.get_by_role("button", name="Score sheet").click()
    expect(sheet.get_by_text(re.compile("wins with|share the victory"))).to_be_visible()
    rows = sheet.locator("[data-sheet] tr").all()[1:]
    return [[int(cell.inner_text().replace("−", "-")) for cell in row.locator("td").all()] for row in rows]


def test_a_species_is_built_mutated_and_migrated_by_hand_in_a_whole_game(player: Player) -> None:
    page = player()
    naturalist = Naturalist(page)
    for _ in range(MOST_GAMES):
        open_table(page, seats=2)
        naturalist.play()
        if naturalist.done == DEEDS:
            break
    assert naturalist.done == DEEDS
    rows = read_sheet(page)
    assert len(rows[-1]) == 2
    for column in zip(*rows, strict=True):
        assert sum(column[:-1]) == column[-1]
    expect(page.get_by_role("figure", name="Scores over the game").locator("canvas")).to_be_visible()
    assert violations(page) == []


def test_the_workbench_shows_how_a_new_species_would_do_in_every_biome(player: Player) -> None:
    page = player()
    while True:
        open_table(page, seats=2)
        draw_a_hand(page)
        page.locator(f"{ANSWERS}").first.wait_for()
        if page.locator(f".hand {CARD}").count():
            break
    page.locator(f".hand {CARD}").first.click()
    expect(page.locator(".bench .title")).to_be_visible()
    page.locator(f".hand {CARD}").first.click()
    expect(page.locator(".ghost")).to_have_count(3)
    expect(page.locator(".bench .outlook li")).to_have_count(3)
    legal = page.locator(".ghost.legal").count()
    assert legal == page.locator(BIOME).count()
    assert violations(page) == []
    page.get_by_role("button", name="Restart my turn").click()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator('.hand [data-thing^="card:"]')).to_have_count(HAND)


def test_a_species_is_built_by_keys_alone_on_a_phone_in_french(player: Player) -> None:
    page = player("/", locale="fr-FR", viewport={"width": 390, "height": 844})
    page.goto("/new/darwins-choice")
    page.get_by_label("2", exact=True).check()
    page.get_by_role("button", name="Ouvrir la table").press("Enter")
    page.wait_for_url(re.compile("/table/"))
    for number in range(HAND):
        page.locator(PILE).nth(number % 2).press("Enter")
        expect(page.locator('.hand [data-thing^="card:"]')).to_have_count(number + 1)
    page.locator(f"{CARD}, {OWN}, .bar .middle button").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert violations(page) == []
    if page.locator(f".hand {CARD}").count():
        bench = page.locator(".bench .cards [data-thing]")
        for parts in (1, 2):
            page.locator(f".hand {CARD}").first.press("Enter")
            expect(bench).to_have_count(parts)
        page.keyboard.press("u")
        expect(bench).to_have_count(1)


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
    expect(log.get_by_text(re.compile(rf"^{NAMES[seat]} draws 10 cards: .*\(.*\)\.$"))).to_have_count(1)
    expect(log.get_by_text(re.compile(r"draws 10 cards \(\d+ small, \d+ large\)\.$"))).to_have_count(2)
    expect(log.get_by_text(re.compile("takes a"))).to_have_count(0)


def test_a_phone_shows_every_biome_what_is_being_built(player: Player, server: House) -> None:
    """In French, with ten cards: targets for a finger, nothing beside the page, the newcomer in sight everywhere."""
    seat = play_ahead(server.data, "crowded-hand", NAMES[:3], can_begin, "darwins-choice")
    page = come_back(player, server, "crowded-hand", NAMES[seat], locale="fr-FR", **PHONE)
    expect(page.locator(".sentence")).to_contain_text("Commencez une espèce")
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


def test_the_rules_are_told_with_the_note_that_values_are_reconstructed(player: Player) -> None:
    page = player("/rules/darwins-choice")
    expect(page.get_by_role("heading", name="About the cards")).to_be_visible()
    expect(page.get_by_text("our own reconstruction")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("The values on the cards are our own reconstruction.")).to_be_visible()
    assert violations(page) == []
    page.goto("/new/darwins-choice")
    expect(page.get_by_text("is our own reconstruction")).to_be_visible()
    french = player("/", locale="fr-FR")
    expect(french.get_by_text("Les valeurs des cartes sont notre propre reconstitution.")).to_be_visible()
    french.goto("/new/darwins-choice")
    expect(french.get_by_text("reconstitution")).to_be_visible()
