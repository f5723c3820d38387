"""Positions of Darwin's Choice in a few words.

Biomes are written by their keys from slot 1 on: `bb14 bb01`; a territory may follow a biome: `bb01/agriculture`.
Species are written as `1a bb14: b070-b x051-h b070-w`, with `* 4` behind for four Darwin Points and `!` for a checked
token; or as `1a bb14: carnivore 5 3 2` for adaptation, competitiveness and hearts, whatever the cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gondwana
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.rules.food import feed, place_of
from gondwana.games.darwins_choice.rules.species import add_up, attach
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import (
    ADAPT,
    BIOMES,
    DECK,
    DIET,
    DOCKS,
    EVENT_LASTS,
    FIELD,
    LARGE,
    NEUTRAL,
    PART,
    ROW,
    SHIFT_OF,
    SIZES,
    TOKENS,
    TRAITS,
    WORD_OF,
    Dock,
    Part,
    Place,
    Territory,
)
from gondwana.games.darwins_choice.words import (
    BIOME_WORDS,
    CARD_WORDS,
    DIET_WORDS,
    EVENT,
    FATE_WORDS,
    SPECIES_WORDS,
    TERRITORY_WORDS,
)
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import NONE
from support.boards import at_position, live, twin_of

QUESTIONS = DARWINS_CHOICE.questions


def card_of(key: str) -> int:
    """A card by its key."""
    return CARD_WORDS.index(key)


def species_of(word: str) -> int:
    """A species by its word, such as 2c."""
    return SPECIES_WORDS.index(word)


def biome_of(key: str) -> int:
    """A biome by its key."""
    return BIOME_WORDS.index(key)


def event_of(key: str) -> int:
    """An event by its key."""
    return EVENT.number(key)


def pick(s: Any, card: int) -> int:
    """Take a card out of the pile, or out of the box where this game does not use it."""
    kind = int(LARGE[card])
    for place in range(s.pile[kind]):
        if s.pool[kind, place] == card:
            s.pile[kind] -= 1
            s.pool[kind, place] = s.pool[kind, s.pile[kind]]
            s.pool[kind, s.pile[kind]] = 0
            return card
    s.removed -= 1
    return card


def put_away(s: Any, card: int) -> None:
    """Put a card back on its pile."""
    kind = int(LARGE[card])
    s.pool[kind, s.pile[kind]] = card
    s.pile[kind] += 1


def clear(s: Any) -> None:
    """No question, no hands, an empty trade row."""
    s.depth = s.asked = 0
    for place in range(ROW):
        if s.row[place] != NONE:
            put_away(s, s.row[place])
            s.row[place] = NONE
    for seat in range(s.seats):
        for place in range(s.hand_size[seat]):
            put_away(s, s.hand[seat, place])
            s.hand[seat, place] = NONE
        s.hand_size[seat] = s.shown[seat] = 0


def lay_biomes(s: Any, words: str) -> None:
    """Biomes from the first slot on, with their territories."""
    wanted = [word.partition("/") for word in words.split()]
    for slot in range(s.slots):
        if s.biome[slot] < BIOMES:
            s.biome_place[s.biome[slot]] = Place.PILE
    taken = {biome_of(key) for key, _, _ in wanted}
    spare = [biome for biome in range(BIOMES) if s.biome_place[biome] == Place.PILE and biome not in taken]
    for slot in range(s.slots):
        if s.biome[slot] >= BIOMES:
            continue
        key, _, territory = wanted[slot] if slot < len(wanted) else ("", "", "")
        s.biome[slot] = biome_of(key) if key else spare.pop()
        s.biome_place[s.biome[slot]] = Place.TABLE
        s.territory[slot] = NONE
        if territory:
            s.territory[slot] = TERRITORY_WORDS.index(territory)
            s.index = s.index or 4
            s.waste_total = s.waste_total or 32
            if s.territory[slot] == Territory.PARK:
                s.park = slot


def settle(s: Any, words: str) -> int:
    """Place a species; its number."""
    where, _, what = words.partition(":")
    word, key = where.split()
    what, _, points = what.partition("*")
    species = species_of(word)
    for dock in range(DOCKS):
        s.card[species, dock] = NONE
    if what.split()[0] in DIET_WORDS:
        fake(s, species, biome_of(key), *what.replace("!", "").split())
    else:
        for name in what.replace("!", "").split():
            plainly(attach)(s, species, pick(s, card_of(name)))
        sum_up(s, species)
    s.slot[species] = [s.biome[slot] for slot in range(s.slots)].index(biome_of(key))
    s.points[species] = int(points or 0)
    s.scores[species // TOKENS] += int(points or 0)
    s.checked[species] = int("!" in what)
    s.arrivals += 1
    s.arrival[species] = s.arrivals
    return species


def sum_up(s: Any, species: int) -> None:
    """The sums of a species, by the rule."""
    plainly(add_up)(s, species)
    s.low[species], s.high[species] = int(s.low[species]), int(s.high[species])


def plainly(rule: Any) -> Any:
    """A rule without compilation: it takes twins in either mode."""
    return getattr(rule, "py_func", rule)


def fake(s: Any, species: int, biome: int, diet: str, adaptation: str, comp: str, hearts: str) -> None:
    """Head and body of a diet, with numbers that no cards have: all adaptation lies in one characteristic."""
    free = {int(s.pool[kind, place]) for kind in range(SIZES) for place in range(s.pile[kind])}
    heads = (card for card in sorted(free) if PART[card] == Part.HEAD and DIET[card] == DIET_WORDS.index(diet))
    s.card[species, Dock.HEAD] = pick(s, next(heads))
    s.card[species, Dock.BODY] = pick(s, next(card for card in sorted(free) if PART[card] == Part.BODY))
    trait = next(which for which in range(TRAITS) if ADAPT[biome] >> which & 1)
    words = [int(hearts) | int(comp) << FIELD, 0]
    words[WORD_OF[trait]] |= int(adaptation) << int(SHIFT_OF[trait])
    s.low[species], s.high[species] = words


class Table:
    """A match that is played by words."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.asked[0]

    @property
    def s(self) -> Any:
        """The position, to look at and to ask rules about."""
        return twin_of(self.match)

    def prompt(self) -> str:
        """What is asked."""
        return QUESTIONS[self.match.prompt(self.seat)].name

    def options(self) -> list[str]:
        """The answers, as words."""
        answer = QUESTIONS[self.match.prompt(self.seat)].answer
        return [answer.word(move) for move in self.match.legal(self.seat)]

    def play(self, *words: str) -> "Table":
        """Answer the open questions, whoever is asked."""
        for word in words:
            self.match.play(self.seat, word)
        return self

    def draw_all(self) -> "Table":
        """Fill all hands, from the small pile as long as it goes."""
        while not self.match.over and self.prompt() == "draw":
            self.play("small")
        return self

    def pass_all(self) -> "Table":
        """Everybody passes; then, if the game goes on, hands are filled up."""
        era = self.s.era
        while not self.match.over and self.s.era == era and self.prompt() in ("menu", "after"):
            self.play("pass" if self.prompt() == "menu" else "end")
        return self

    def cards(self, word: str) -> list[str]:
        """The cards of a species."""
        return [CARD_WORDS[card] for card in self.s.card[species_of(word)] if card != NONE]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        return [CARD_WORDS[card] for card in self.s.hand[seat][: self.s.hand_size[seat]]]

    def row(self) -> list[str]:
        """The cards of the trade row."""
        return [CARD_WORDS[card] for card in self.s.row if card != NONE]

    def biomes(self) -> list[str]:
        """The biomes of the slots."""
        return [BIOME_WORDS[biome] for biome in self.s.biome[: self.s.slots]]

    def alive(self) -> list[str]:
        """The species that live."""
        return [word for index, word in enumerate(SPECIES_WORDS) if self.s.card[index][Dock.HEAD] != NONE]

    def points(self, word: str) -> int:
        """The Darwin Points on a species."""
        return int(self.s.points[species_of(word)])

    def discarded(self) -> set[str]:
        """All cards of the discard piles."""
        rows = self.s.pool
        return {CARD_WORDS[rows[kind][-1 - place]] for kind in range(SIZES) for place in range(self.s.discards[kind])}

    def told(self, seat: int | None = None) -> list[str]:
        """The names of the last move's log lines."""
        lines = self.match.log(seat, since=self.match.number - 1)
        return [line["text"]["key"].removeprefix("darwins_choice_log_") for line in lines]


def position(
    biomes: str = "",
    species: Sequence[str] = (),
    hands: Mapping[int, str] | None = None,
    row: str = "",
    seats: int = 3,
    index: int | None = None,
    event: str | None = None,
    neutral: tuple[int, int] | None = None,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Any:
    """A twin: base game unless the options say otherwise, era 1, the first seat's turn."""
    s = twin_of(gondwana.new("darwins-choice", seats=seats, seed=seed, options=options or {"box": "mixed"}))
    clear(s)
    s.first, s.turn, s.era, s.active = 0, 0, 1, (1 << seats) - 1
    lay_biomes(s, biomes)
    if index is not None:
        s.index = index
    if event is not None:
        s.last_event = event_of(event)
        s.event = event_of(event) if EVENT_LASTS[event_of(event)] else NONE
    for words in species:
        settle(s, words)
    if neutral is not None:
        s.neutral, s.neutral_slot = neutral
        s.arrivals += 1
        s.neutral_arrival = s.arrivals
    for place, name in enumerate(row.split()):
        s.row[place] = pick(s, card_of(name))
    for seat, names in (hands or {}).items():
        for name in names.split():
            s.hand[seat, s.hand_size[seat]] = pick(s, card_of(name))
            s.hand_size[seat] += 1
    for field, number in fields.items():
        setattr(s, field, number)
    return s


def table(biomes: str = "", species: Sequence[str] = (), stage: int = Stage.TURN, **settings: Any) -> Table:
    """A match at a position, at the menu of the first seat unless a stage says otherwise."""
    s = position(biomes, species, stage=stage, **settings)
    return Table(at_position(DARWINS_CHOICE, s, settings.get("options") or {"box": "mixed"}, settings.get("seed", 1)))


def new(seats: int = 3, seed: int = 1, **options: str) -> Table:
    """A fresh game."""
    return Table(gondwana.new("darwins-choice", seats=seats, seed=seed, options=options))


def fates(s: Any, slot: int = 0) -> dict[str, str]:
    """How everybody does in a slot; those that do not meet the conditions too."""
    record = live(s)
    feed(record, slot)
    found = {}
    for index, word in enumerate(SPECIES_WORDS):
        if s.card[index, Dock.HEAD] != NONE and s.slot[index] == slot:
            place = int(place_of(record, index))
            found[word] = "unfit" if place == NONE else FATE_WORDS[record.outcome[place]]
    return found


def meals(s: Any, slot: int = 0) -> dict[str, tuple[int, int, int]]:
    """Plants, meat and waste that everybody takes in a slot; under `left` what nobody takes."""
    record = live(s)
    feed(record, slot)
    found = {}
    for place in range(record.members):
        who = int(record.member[place])
        name = "neutral" if who == NEUTRAL else SPECIES_WORDS[who]
        fed = record.outcome[place] <= 1
        taken = (int(record.plants[place]), int(record.meat[place])) if fed else (0, 0)
        found[name] = (*taken, int(record.scraps[place]))
    found["left"] = (int(record.plants[record.members]), int(record.meat[record.members]), 0)
    return found


def card_like(part: str, **symbols: int) -> str:
    """The key of the first card of a kind with some symbols, such as `run=0`, a diet or docks."""
    names = ("hearts", "comp", "run", "swim", "fly", "climb", "heat", "cold")
    for card in DECK:
        values = {**dict(zip(names, card.symbols, strict=True)), "wings": card.docks[0], "legs": card.docks[1]}
        values |= {"tail": card.docks[2], "diet": card.diet}
        if Part(card.part).name.lower() == part and all(values[name] == number for name, number in symbols.items()):
            return card.key
    raise LookupError(f"no {part} with {symbols}")
