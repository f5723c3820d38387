"""Positions of Wildlife in a few words.

Players are called by their species: `table("man mammoth snake")` seats them in this order, clockwise. Cells are words,
columns a to j and rows 1 to 9: (row 5, column 3) of the specification is d6. An answer reads `man: use_forest`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gondwana
from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.flow import Stage
from gondwana.games.wildlife.invariants import broken
from gondwana.games.wildlife.tables import (
    ABILITY_COPIES,
    AT,
    BORN_WITH,
    CELLS,
    COPIES,
    HAND,
    KINDS,
    NEAR,
    PIECES,
    ROOM,
    SIDES,
    SOURCES,
    TERRITORIES,
    Source,
)
from gondwana.games.wildlife.tables import TERRITORY as TERRITORY_OF
from gondwana.games.wildlife.words import ABILITY, CAPABILITY, CARD, CELL, SPECIES_KIND, TERRAIN, TERRITORY
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import NONE
from support.boards import at_position, live, twin_of

Named = Mapping[str, Any]
RED_HERRING = "famine"  # a card that tests name when any card will do


def cells(words: str) -> list[int]:
    """The numbers of some cells."""
    return [CELL.number(word) for word in words.split()]


def cell(row: int, col: int) -> str:
    """The word for a cell of the specification's map."""
    return CELL.word(AT.index((row, col)))


def drawn(island: str, letters: Mapping[str, str]) -> dict[str, str]:
    """The pieces of a map that is drawn in letters."""
    rows = island.split()
    return {
        species: " ".join(cell(row, col) for row, col in AT if rows[row][col] == letter)
        for letter, species in letters.items()
    }


def territory_cells(territory: str) -> list[str]:
    """The words of all cells of a territory, in reading order."""
    number = TERRITORY.number(territory)
    return [CELL.word(cell) for cell in range(CELLS) if TERRITORY_OF[cell] == number]


class Table:
    """A game of Wildlife at a position."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Any:
        """The position, for reading."""
        return self.match.plain

    # who is who

    def seat(self, species: str) -> int:
        """The seat that leads a species."""
        return int(self.state.species.index(SPECIES_KIND.number(species)))

    def name(self, seat: int) -> str:
        """The species of a seat."""
        return SPECIES_KIND.word(self.state.species[seat])

    def of(self, field: str, species: str) -> Any:
        """A field of the record for a species."""
        return getattr(self.state, field)[self.seat(species)]

    def points(self, species: str) -> int:
        """Victory points."""
        return int(self.of("scores", species))

    def food(self, species: str) -> int:
        """Food points."""
        return int(self.of("food", species))

    def reserve(self, species: str) -> int:
        """Pieces not yet on the board."""
        return int(self.of("reserve", species))

    def tokens(self, species: str) -> int:
        """Adaptation tokens."""
        return int(self.of("tokens", species))

    def capability(self, species: str, terrain: str) -> str:
        """What a species can do on a terrain."""
        return CAPABILITY.word(self.of("capability", species)[TERRAIN.number(terrain)])

    def abilities(self, species: str) -> list[str]:
        """The ability cards in front of a player."""
        owned = self.of("ability", species)
        return [ABILITY.word(kind) for kind in range(len(owned)) for _ in range(owned[kind])]

    def supply(self, ability: str) -> int:
        """Copies of an ability that nobody has."""
        return int(self.state.supply[ABILITY.number(ability)])

    def hand(self, species: str) -> list[str]:
        """The cards in a hand."""
        return named_cards(self.of("hand", species))

    def laid(self) -> list[str]:
        """The unused cards of the turn."""
        return named_cards(self.state.laid)

    def discarded(self) -> list[str]:
        """The discard pile."""
        return named_cards(self.state.discard)

    def at(self, word: str) -> str | None:
        """Whose piece stands on a cell."""
        owner = self.state.piece[CELL.number(word)]
        return None if owner == NONE else self.name(owner)

    def pieces(self, species: str) -> set[str]:
        """The cells with a piece of a species."""
        seat = self.seat(species)
        return {CELL.word(cell) for cell in range(CELLS) if self.state.piece[cell] == seat}

    def marked(self) -> dict[str, int]:
        """The territories with a marker, and which."""
        markers = self.state.marker
        return {TERRITORY.word(index): markers[index] for index in range(TERRITORIES) if markers[index]}

    def active(self) -> str:
        """Whose turn it is."""
        return self.name(self.state.active)

    # questions

    def asked(self) -> str:
        """Who is asked what, as `man: act`; nothing when the game is over."""
        if self.match.over:
            return "over"
        seat = self.match.asked[0]
        return f"{self.name(seat)}: {self.match.game.questions[self.match.prompt(seat)].name}"

    def choices(self) -> list[str]:
        """The words that the seat that is asked may answer."""
        seat = self.match.asked[0]
        kind = self.match.game.questions[self.match.prompt(seat)].answer
        return [kind.word(move) for move in self.match.legal(seat)]

    def play(self, *lines: str) -> "Table":
        """Answers in order, each as `man: use_forest`."""
        for line in lines:
            species, word = line.split(": ")
            asked = self.asked().split(": ")[0]
            assert species == asked, f"{line!r}, but asked is {self.asked()}"
            self.match.play(self.seat(species), word)
        return self

    def end(self) -> "Table":
        """The active player ends the turn."""
        return self.play(f"{self.active()}: end")

    def sell_and_end(self, card: str = RED_HERRING) -> "Table":
        """The active player auctions a card that nobody wants, and ends the turn."""
        self.play(f"{self.active()}: sell_{card}").all_pass()
        return self.end()

    def all_pass(self) -> "Table":
        """Nobody bids any more."""
        while self.asked().endswith(": bid"):
            self.play(self.asked().replace("bid", "pass"))
        return self

    def story(self) -> list[str]:
        """The names of the events that the last answer brought."""
        return [
            line["text"]["key"].removeprefix("wildlife_log_") for line in self.match.log(since=self.match.number - 1)
        ]

    def is_sound(self) -> bool:
        """Whether every invariant holds."""
        return broken(live(twin_of(self.match))) == 0


def named_cards(counts: Sequence[int]) -> list[str]:
    """Cards as their words, in the order of kinds."""
    return [CARD.word(kind) for kind in range(KINDS) for _ in range(counts[kind])]


def new(seats: int, seed: int = 1, **options: str) -> Table:
    """A game at its first question."""
    return Table(gondwana.new("wildlife", seats=seats, seed=seed, options=options))


def table(
    species: str = "man mammoth snake",
    pieces: Named | None = None,
    laid: str = "",
    active: str | None = None,
    hands: Named | None = None,
    points: Named | None = None,
    food: Named | None = None,
    reserve: Named | None = None,
    abilities: Named | None = None,
    capability: Named | None = None,
    tokens: Named | None = None,
    supply: Named | None = None,
    used: Named | None = None,
    marked: str = "",
    options: Named | None = None,
    stage: Stage = Stage.ACT,
    seed: int = 1,
    **fields: int,
) -> Table:
    """A position in the turn of `active` (the first species named, unless said otherwise), with the cards `laid` out.

    Everybody has 10 points and 8 food unless said otherwise, and no piece where none is named.
    """
    names = species.split()
    s = twin_of(
        gondwana.new("wildlife", seats=len(names), seed=seed, options=dict(options or {}, species_auction="off"))
    )
    s.depth = s.asked = 0
    s.stage = stage
    s.first = 0
    s.active = names.index(active) if active else 0
    s.turns = s.active + (1 if stage != Stage.TURN else 0)
    s.settled = 100
    for seat, name in enumerate(names):
        number = SPECIES_KIND.number(name)
        s.species[seat] = number
        for terrain in range(len(s.capability[seat])):
            s.capability[seat, terrain] = BORN_WITH[number, terrain]
    _give(s, names, points, food, abilities, capability, tokens)
    for ability, copies in (supply or {}).items():
        s.supply[ABILITY.number(ability)] = copies
    for name, marks in (used or {}).items():
        for ability in marks.split():
            s.used[names.index(name), ABILITY.number(ability)] += 1
    _put_pieces(s, names, pieces or {})
    for seat, name in enumerate(names):
        on_board = sum(owner == seat for owner in s.piece)
        s.reserve[seat] = (reserve or {}).get(name, PIECES[len(names)] - on_board)
    _deal(s, names, laid.split(), hands or {})
    for number, territory in enumerate(marked.split(), 1):
        s.marker[TERRITORY.number(territory)] = number
        s.markers = number
    for field, number in fields.items():
        setattr(s, field, number)
    return Table(at_position(WILDLIFE, s, options))


def _give(
    s: Any,
    names: list[str],
    points: Named | None,
    food: Named | None,
    abilities: Named | None,
    capability: Named | None,
    tokens: Named | None,
) -> None:
    """What lies in front of the players."""
    for seat, name in enumerate(names):
        s.scores[seat] = (points or {}).get(name, 10)
        s.earned[seat] = [0] * SOURCES
        s.earned[seat, Source.START] = s.scores[seat]
        s.food[seat] = (food or {}).get(name, 8)
        s.tokens[seat] = (tokens or {}).get(name, 0)
        for terrain, level in (capability or {}).get(name, {}).items():
            s.capability[seat, TERRAIN.number(terrain)] = CAPABILITY.number(level)
        for ability in (abilities or {}).get(name, "").split():
            s.ability[seat, ABILITY.number(ability)] += 1
            s.supply[ABILITY.number(ability)] -= 1
    for ability in range(len(s.supply)):
        s.supply[ability] = max(s.supply[ability], 0)
        assert s.supply[ability] <= ABILITY_COPIES[0 if len(names) == 2 else 1, ability]


def _put_pieces(s: Any, names: list[str], pieces: Named) -> None:
    """Pieces on the board, and the colonies that they form, found by walking from each piece."""
    s.piece = [NONE] * (CELLS + 1)
    s.colony = [NONE] * (CELLS + 1)
    s.members = [0] * CELLS
    for territory in range(TERRITORIES):
        for seat in range(len(s.living[territory])):
            s.living[territory, seat] = 0
    for name, words in pieces.items():
        for number in cells(words):
            assert s.piece[number] == NONE, f"two pieces on {CELL.word(number)}"
            s.piece[number] = names.index(name)
            s.living[TERRITORY_OF[number], names.index(name)] += 1
    for colony in colonies(s.piece):
        for number in colony:
            s.colony[number] = min(colony)
        s.members[min(colony)] = len(colony)


def colonies(piece: Sequence[int]) -> list[set[int]]:
    """The connected groups of pieces of one owner."""
    found: list[set[int]] = []
    for start in range(CELLS):
        if piece[start] == NONE or any(start in colony for colony in found):
            continue
        colony, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for near in (NEAR[here, side] for side in range(SIDES)):
                if near < CELLS and piece[near] == piece[start] and near not in colony:
                    colony.add(int(near))
                    waiting.append(int(near))
        found.append(colony)
    return found


def _deal(s: Any, names: list[str], laid: Iterable[str], hands: Named) -> None:
    """All cards into the draw pile, then those that are named to where they are, then the other hands."""
    s.deck = [COPIES[kind] for kind in range(KINDS)]
    s.renewed = [COPIES[kind] for kind in range(KINDS)]
    s.laid, s.spent, s.discard = [0] * KINDS, [0] * KINDS, [0] * KINDS
    for seat in range(len(s.hand)):
        s.hand[seat] = [0] * KINDS
    for word in laid:
        _move_card(s.deck, s.laid, CARD.number(word))
    for name, held in hands.items():
        for word in held.split():
            _move_card(s.deck, s.hand[names.index(name)], CARD.number(word))
    for seat, name in enumerate(names):
        out = sum(s.laid) if seat == s.active else 0
        while name not in hands and sum(s.hand[seat]) < HAND - out:
            _move_card(s.deck, s.hand[seat], max(range(KINDS), key=lambda kind: s.deck[kind]))


def _move_card(pile: list[int], to: list[int], kind: int) -> None:
    assert pile[kind] > 0, f"no {CARD.word(kind)} left"
    pile[kind] -= 1
    to[kind] += 1


def fill(territory: str, **owners: int) -> dict[str, str]:
    """Pieces that fill a territory from its first cell on: so many of each species."""
    free = territory_cells(territory)
    assert sum(owners.values()) <= ROOM[TERRITORY.number(territory)]
    filled = {}
    for name, count in owners.items():
        filled[name] = " ".join(free[:count])
        free = free[count:]
    return filled


def together(*parts: Mapping[str, str]) -> dict[str, str]:
    """Several groups of pieces."""
    names = {name for part in parts for name in part}
    return {name: " ".join(part[name] for part in parts if name in part) for name in sorted(names)}
