"""Positions of Ecosystem: Savanna in a few words.

Cards are letters: W watering hole, G grassland, T tree, A gazelle, Z zebra, R giraffe, C cheetah, L lion, E elephant,
H hyena, V vulture; `.` is an empty cell, a small letter a card that lies face down. An ecosystem is its rows from the
top, `TRLGG RWAGZ GCTZA EEAWH`; a place in it is (row, column) from the first letter on, as in the rulebook's examples.
A hand is its letters in any order.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import gondwana
from gondwana.games.savanna import SAVANNA
from gondwana.games.savanna.flow import Stage
from gondwana.games.savanna.tables import CARDS, COLS, FIRST, FULL, JHAY, JHAY_LEFT, JHAY_TOP, KINDS, STRIDE, WIDTH
from gondwana.games.savanna.words import CELL
from gondwana.kernel.match.match import Match
from support.boards import at_position, twin_of

LETTERS = ".WGTAZRCLEHV"  # by the number of the card
WORDS = dict(zip(LETTERS[1:], CARDS, strict=True))
Place = tuple[int, int]


def cards(letters: str) -> list[int]:
    """A hand, as copies of each kind."""
    counted = Counter(letters)
    return [0, *(counted[letter] for letter in LETTERS[1:])]


def letters(counts: Sequence[int]) -> str:
    """Copies of each kind, as letters in the order of the score sheet."""
    return "".join(LETTERS[kind] * counts[kind] for kind in range(1, KINDS))


def word(place: Place) -> str:
    """The word for a place, counted from the first card, which lies at e4."""
    return CELL.word(FIRST + place[0] * WIDTH + place[1])


def lay(s: Any, index: int, words: str, first: int = 0) -> int:
    """Put an ecosystem on the table, of which one card came first; the cell of its first letter."""
    rows = words.split()
    laid = [(row, col) for row, line in enumerate(rows) for col, letter in enumerate(line) if letter != "."]
    # It lies where every first card lies, so that the frame can float as far as it ever could.
    origin = FIRST - (laid[first][0] * WIDTH + laid[first][1]) if laid else FIRST
    if s.seats == 1 and index == JHAY:
        origin = JHAY_TOP * WIDTH + JHAY_LEFT
    for row, col in laid:
        s.grid[index, origin + row * WIDTH + col] = LETTERS.index(rows[row][col].upper())
    if laid:
        s.top[index], s.bottom[index] = (origin // WIDTH + end(row for row, _ in laid) for end in (min, max))
        s.left[index], s.right[index] = (origin % WIDTH + end(col for _, col in laid) for end in (min, max))
    for row, col in laid:
        if rows[row][col].islower():
            inside = (origin // WIDTH + row - s.top[index], origin % WIDTH + col - s.left[index])
            s.down[index] |= 1 << inside[0] * STRIDE + inside[1]
    return origin


class Scoring:
    """A finished game being scored; what is asked of it is asked of the first ecosystem, unless another is named."""

    def __init__(
        self,
        grids: Sequence[str],
        seats: int,
        neutral: int = 0,
        target: str = "normal",
        stage: Stage = Stage.SCORE,
        sheets: Sequence[Mapping[str, int]] = (),
    ) -> None:
        options = {"solo_level": target}
        s = twin_of(gondwana.new("savanna", seats=seats, seed=1, options=options))
        s.depth = s.asked = 0
        s.lap, s.step = (1, FULL + 1) if seats == 1 else (2, 10)
        s.laid, s.stage = FULL, stage
        for hand in range(len(s.hand)):
            s.hand[hand] = [0] * KINDS
        s.pile[LETTERS.index("A")] = neutral
        for index, sheet in enumerate(sheets):
            s.lines[index] = [sheet.get(letter, 0) for letter in LETTERS]
        self.origins = [lay(s, index, words) for index, words in enumerate(grids)]
        self.match = at_position(SAVANNA, s, options)

    def _cell(self, place: Place, index: int) -> int:
        return self.origins[index] + place[0] * WIDTH + place[1]

    def _place(self, cell: int, index: int) -> Place:
        row, col = divmod(cell, WIDTH)
        return row - self.origins[index] // WIDTH, col - self.origins[index] % WIDTH

    def prey(self, index: int = 0) -> set[Place]:
        """What the owner may choose from for the lions; empty when nobody is asked about this ecosystem."""
        owner = 0 if self.match.seats == 1 else index
        if owner not in self.match.asked:
            return set()
        of_jhay = self.match.ask(owner)["prompt"] == "jhays_lion"
        if of_jhay != (self.match.seats == 1 and index == JHAY):
            return set()
        return {self._place(cell, index) for cell in self.match.legal(owner)}

    def take(self, *places: Place, index: int = 0) -> "Scoring":
        """The lions' prey is chosen."""
        for place in places:
            self.match.play(0 if self.match.seats == 1 else index, CELL.word(self._cell(place, index)))
        return self

    def lines(self, index: int = 0) -> dict[str, int]:
        """The score sheet so far, by letter, lines without points left out."""
        sheet = self.match.plain.lines[index]
        return {letter: sheet[kind] for kind, letter in enumerate(LETTERS) if sheet[kind]}

    def line(self, letter: str, index: int = 0) -> int:
        """One line of the score sheet."""
        return int(self.match.plain.lines[index][LETTERS.index(letter)])

    def total(self, index: int = 0) -> int:
        """The sum of a score sheet."""
        return int(sum(self.match.plain.lines[index]))

    def bonuses(self) -> list[int]:
        """The herd bonus of every ecosystem."""
        sheets = self.match.view(None)["herds"]
        return [herd["bonus"] for herd in sheets if herd["party"] != "neutral"]

    def down(self, index: int = 0) -> set[Place]:
        """What lies face down."""
        view = self.match.view(None)["ecosystems"][index]
        origin = self.origins[index]
        return {
            (card["row"] + 1 - origin // WIDTH, card["col"] + 1 - origin % WIDTH)
            for card in view["cards"]
            if card["down"]
        }


def in_rows(cards: str) -> str:
    """An ecosystem filled in reading order."""
    return " ".join(cards[start : start + COLS] for start in range(0, len(cards), COLS))


def herd(size: int) -> str:
    """An ecosystem of gazelles alone."""
    return in_rows("A" * size)


def ecosystem(words: str, herds: Sequence[int] = ()) -> Scoring:
    """One ecosystem among those of three or more players, the others having herds of these sizes and nothing else."""
    return Scoring([words, *map(herd, herds)], seats=max(3, 1 + len(herds)))


def after_the_hunt(words: str) -> Scoring:
    """One ecosystem whose lions and cheetahs have hunted: elephants, hyenas and vultures are still to be scored."""
    return Scoring([words], seats=3, stage=Stage.FINISH)


def sheets(*columns: Mapping[str, int]) -> Scoring:
    """Score sheets that are already filled in, about to be added up."""
    return Scoring([""] * len(columns), seats=len(columns), stage=Stage.FINISH, sheets=columns)


def ecosystems(*grids: str) -> Scoring:
    """The finished ecosystems of two or more players; with two, the neutral pile has no gazelle."""
    return Scoring(grids, seats=len(grids))


def two_players(first: str, second: str, neutral: int = 0) -> Scoring:
    """Two finished ecosystems, and so many gazelles on the neutral pile."""
    return Scoring([first, second], seats=2, neutral=neutral)


def solo(own: str, jhay: str, target: str = "normal") -> Scoring:
    """The finished ecosystems of the solo player and of Jhay."""
    return Scoring([own, jhay], seats=1, target=target)


class Table:
    """A game that is being played."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Any:
        """The position, for reading."""
        return self.match.plain

    def hand(self, seat: int) -> str:
        """The cards that a seat holds; with two players, seat 2 is the neutral one."""
        s = self.state
        return letters(s.hand[s.held[seat]])

    def deck(self) -> str:
        """The cards that nobody holds."""
        return letters(self.state.deck)

    def pile(self) -> str:
        """The neutral pile."""
        return letters(self.state.pile)

    def rows(self, index: int) -> str:
        """An ecosystem as its rows."""
        s = self.state
        if not s.bottom[index]:
            return ""
        return " ".join(
            "".join(LETTERS[s.grid[index][row * WIDTH + col]] for col in range(s.left[index], s.right[index] + 1))
            for row in range(s.top[index], s.bottom[index] + 1)
        )

    def choose(self, cards: str) -> "Table":
        """Each seat in turn chooses a card, by letter."""
        for seat, letter in enumerate(cards):
            self.match.play(seat, WORDS[letter])
        return self

    def place(self, *cells: str) -> "Table":
        """Each seat in turn says where its card shall lie."""
        for seat, cell in enumerate(cells):
            self.match.play(seat, cell)
        return self

    def prompt(self, seat: int = 0) -> str:
        """What a seat is asked."""
        return self.match.game.questions[self.match.prompt(seat)].name

    def legal(self, seat: int = 0) -> set[str]:
        """The words of the answers that a seat may give."""
        moves = self.match.legal(seat)
        return {self.match.game.questions[self.match.prompt(seat)].answer.word(move) for move in moves}

    def step(self) -> "Table":
        """Everybody takes the first card and the first place, once."""
        lap, step = self.state.lap, self.state.step
        while not self.match.over and (self.state.lap, self.state.step) == (lap, step):
            self.answer()
        return self

    def answer(self) -> "Table":
        """The first seat that is asked gives its first answer."""
        seat = self.match.asked[0]
        self.match.play(seat, self.match.legal(seat)[0])
        return self

    def until(self, lap: int, step: int) -> "Table":
        """Play on to a step of a round."""
        while (self.state.lap, self.state.step) != (lap, step):
            self.step()
        return self


def table(
    seats: int = 3,
    hands: Sequence[str] = (),
    grids: Sequence[str] = (),
    seed: int = 1,
    first: int = 0,
    **fields: int,
) -> Table:
    """A game at a choice; with hands or ecosystems of our own, their cards are taken from the deck."""
    match = gondwana.new("savanna", seats=seats, seed=seed)
    if not hands and not grids and not fields:
        return Table(match)
    s = twin_of(match)
    for hand, held in enumerate(hands):
        _swap(s, s.hand[hand], cards(held))
        s.hand[hand] = cards(held)
    for index, words in enumerate(grids):
        lay(s, index, words, first)
        _swap(s, [0] * KINDS, cards(words.replace(" ", "").replace(".", "")))
    if grids:
        s.laid = sum(letter not in ". " for letter in grids[0])
    for name, number in fields.items():
        setattr(s, name, number)
    return Table(at_position(SAVANNA, s))


def _swap(s: Any, back: Sequence[int], taken: Sequence[int]) -> None:
    for kind in range(KINDS):
        s.deck[kind] += back[kind] - taken[kind]
        assert s.deck[kind] >= 0, f"the deck has not so many: {LETTERS[kind]}"


def free(words: str) -> set[Place]:
    """Where the next card may lie in an ecosystem, counted from its first letter, whichever card came first."""
    laid = [(row, col) for row, line in enumerate(words.split()) for col, card in enumerate(line) if card != "."]
    found = []
    for first in range(len(laid)):
        shapes = ["".join(card if letter not in ". " else letter for letter in words) for card in "GAT"]
        game = table(hands=["L", "C", "Z"], grids=shapes, first=first).choose("LCZ")
        assert game.prompt() == "place"
        top, left = FIRST // WIDTH - laid[first][0], FIRST % WIDTH - laid[first][1]
        found.append({(cell // WIDTH - top, cell % WIDTH - left) for cell in game.match.legal(0)})
    assert all(places == found[0] for places in found)
    return found[0]
