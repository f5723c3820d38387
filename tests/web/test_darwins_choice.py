"""Darwin's Choice in the browser: animals put together by hand, a whole game against bots, by mouse, touch and keys."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from access import violations
from playwright.sync_api import Locator, Page, expect

Player = Callable[..., Page]

# The others' moves at once: these tests are not about pace.
AT_ONCE = """if (location.protocol.startsWith('http'))
  localStorage.setItem('gondwana-settings', JSON.stringify({ pace: 'at_once' }))"""
CARD = '[data-thing^="card:"].can'
BIOME = '[data-thing^="biome:"].can'
OWN = '[data-thing^="species:"].can'
PILE = '[data-thing^="pile:"].can'
ANSWERS = f"{CARD}, {BIOME}, {OWN}, {PILE}, .bar .middle button"
HAND = 10
MOST_ANSWERS = 600  # of one person in one game
MOST_GAMES = 4  # until a species could be built, mutated and migrated: hands are dealt by chance
DEEDS = {"build", "mutate", "migrate"}


def open_table(page: Page, seats: int) -> None:
    """Opens a table against beginners through the form."""
    page.add_init_script(AT_ONCE)
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
        """Migrates if nobody has yet, else takes on a card or loses one; some deals leave only a double mutation."""
        biomes, cards = self.page.locator(BIOME), self.page.locator(CARD)
        if biomes.count() and ("migrate" not in self.done or not cards.count()):
            self.sure(biomes.first)
            self.done.add("migrate")
        elif cards.count():
            self.sure(cards.first)
            self.done.add("mutate")
        else:
            self.otherwise()

    def otherwise(self) -> None:
        """A button if there is one, else the first thing."""
        buttons = self.page.locator(".bar .middle button")
        self.press(buttons.first) if buttons.count() else self.sure(self.page.locator(f"{CARD}, {OWN}").first)

    def press(self, button: Locator) -> None:
        """A button of the bar, and the word that makes it sure where one is wanted."""
        button.click()
        if self.page.locator(".bar .confirm:enabled").count():
            self.confirm()

    def sure(self, thing: Locator) -> None:
        """A thing that is chosen and confirmed; or one that leads on."""
        thing.click()
        expect(self.page.locator("[data-thing].chosen, .bar.asked, .bar:not(.asked)").first).to_be_visible()
        if self.page.locator(".bar .confirm:enabled").count():
            self.confirm()
        else:
            self.settle()

    def confirm(self) -> None:
        """Once, or once more where something would be wasted."""
        self.page.get_by_role("button", name="Confirm").click()
        expect(self.page.locator(".bar:not(:has(.confirm:enabled)), .sentence.warn").first).to_be_visible()
        if self.page.locator(".sentence.warn").count():
            self.page.locator(".bar .confirm").click()
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
    cells = [row.locator("[data-points]").all() or row.locator("td").all() for row in rows]
    return [[int(cell.inner_text().replace("−", "-")) for cell in row] for row in cells]


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
    expect(page.locator(".bench .slot")).to_have_count(2)
    expect(page.locator(".ghost")).to_have_count(3)
    expect(page.locator(".bench .outlook li")).to_have_count(3)
    expect(page.locator(BIOME)).to_have_count(page.locator(".ghost.legal").count())
    assert violations(page) == []
    page.get_by_role("button", name="Restart my turn").click()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator('.hand [data-thing^="card:"]')).to_have_count(HAND)


def test_a_species_is_built_by_keys_alone_on_a_phone_in_french(player: Player) -> None:
    page = player("/", locale="fr-FR", viewport={"width": 390, "height": 844})
    page.add_init_script(AT_ONCE)
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


def test_the_rules_are_told_with_the_note_that_values_are_reconstructed(player: Player) -> None:
    page = player("/rules/darwins-choice")
    expect(page.get_by_role("heading", name="About the cards")).to_be_visible()
    expect(page.get_by_text("our own reconstruction").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("The values on the cards are our own reconstruction.")).to_be_visible()
    assert violations(page) == []
    page.goto("/new/darwins-choice")
    expect(page.get_by_text("our own reconstruction").first).to_be_visible()
    french = player("/", locale="fr-FR")
    expect(french.get_by_text("Les valeurs des cartes sont notre propre reconstitution.")).to_be_visible()
    french.goto("/new/darwins-choice")
    expect(french.get_by_text("reconstitution").first).to_be_visible()
