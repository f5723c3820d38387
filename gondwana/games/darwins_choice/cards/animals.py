"""The animal cards: made from `species.csv` and `parts.csv`, or taken as they are from a `cards.csv` of the user's own.

`python -m gondwana.games.darwins_choice.cards.animals` prints the deck as such a file, to be filled with the true
values of one's own cards and put into $GONDWANA_DATA/darwins_choice/.
"""

import csv
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Final

from gondwana.kernel.data import own_data
from gondwana.kernel.errors import BadGame

from .checked_csv import FOLDER, Row, Table

SETS: Final = ("base", "expansion")
PARTS: Final = ("head", "body", "wings", "single_legs", "double_legs", "tail")
CODES: Final = "HBWSDT"  # the letters of the parts in species.csv
LARGE_PARTS: Final = ("body", "double_legs")  # the others are small (DC-6)
DIETS: Final = ("herbivore", "omnivore", "carnivore")
SYMBOLS: Final = ("hearts", "comp", "run", "swim", "fly", "climb", "heat", "cold")
DOCKS: Final = {"dock_wings": 1, "dock_legs": 2, "dock_tail": 1}  # of a body, and the most of each
HIGHEST: Final = 20  # symbols of one kind on a card: six cards of a species stay below what a packed field holds
SMALL_IN_EXPANSION: Final = 140  # DC-6
LARGE_IN_EXPANSION: Final = 105
BASE_DECK: Final = range(231, 239)  # what is known of the number of base cards (DC-7); kinds are ours (DC-8)


@dataclass(frozen=True)
class AnimalCard:
    """What is printed on a card."""

    key: str  # such as b070-w
    animal: str  # such as b070
    name: str  # as the table spells it
    expansion: bool
    extinct: bool
    part: int
    diet: int  # heads only, else -1
    symbols: tuple[int, ...]  # in the order of SYMBOLS
    docks: tuple[int, int, int]  # wings, legs, tail; bodies only

    @property
    def large(self) -> bool:
        """Bodies and double legs are large cards (DC-6)."""
        return PARTS[self.part] in LARGE_PARTS


def read_deck() -> list[AnimalCard]:
    """All cards, checked; the user's own where there are any."""
    own = own_data(FOLDER)
    deck = _read_cards() if own is not None and (own / "cards.csv").is_file() else _make_cards()
    _check(deck)
    return deck


def _read_cards() -> list[AnimalCard]:
    """The cards as a `cards.csv` lists them."""
    columns = ("card_id", "species_id", "animal", "set", "extinct", "part", "diet", *SYMBOLS, *DOCKS)
    table = Table("cards.csv", columns)
    keys = table.unique("card_id")
    return [_read_card(table, row, key) for row, key in zip(table.rows, keys, strict=True)]


def _read_card(table: Table, row: Row, key: str) -> AnimalCard:
    part = table.word(row, "part", PARTS)
    return AnimalCard(
        key=key,
        animal=row["species_id"].strip().lower(),
        name=row["animal"].strip(),
        expansion=bool(table.word(row, "set", SETS)),
        extinct=bool(table.number(row, "extinct", 0, 1)),
        part=part,
        diet=table.word(row, "diet", DIETS) if PARTS[part] == "head" else -1,
        symbols=tuple(table.number(row, symbol, 0, HIGHEST) for symbol in SYMBOLS),
        docks=_docks(table, row, part),
    )


def _docks(table: Table, row: Row, part: int) -> tuple[int, int, int]:
    """The docking points of a body beside the head's (DC-13 … DC-16)."""
    if PARTS[part] != "body":
        return 0, 0, 0
    wings, legs, tail = (table.number(row, dock, 0, most) for dock, most in DOCKS.items())
    return wings, legs, tail


def _make_cards() -> list[AnimalCard]:
    """Each animal gives the cards that its row names, with symbols from the tables of the parts (DC-9)."""
    columns = ("species_id", "name", "set", "extinct", "diet", "size", "comp", "parts", "signature", *DOCKS)
    table = Table("species.csv", (*columns, *SYMBOLS[2:]))
    tables = _part_tables()
    table.unique("name")
    deck = []
    for row, animal in zip(table.rows, table.unique("species_id"), strict=True):
        if not row["parts"] or not set(row["parts"]) <= set(CODES) or len(set(row["parts"])) < len(row["parts"]):
            raise table.wrong(row, "parts", f"must be some of the letters {CODES}, each once")
        signature = table.word(row, "signature", ("", *row["parts"]))
        levels = [table.number(row, "size", 0, 4), table.number(row, "comp", 0, 4)]
        levels += [table.number(row, symbol, 0, 3) for symbol in SYMBOLS[2:]]
        for place, code in enumerate(row["parts"], 1):
            symbols = [tables[symbol, code][level] for symbol, level in zip(SYMBOLS, levels, strict=True)]
            symbols[SYMBOLS.index("comp")] += signature == place
            deck.append(_make_card(table, row, animal, code, symbols))
    return deck


def _make_card(table: Table, row: Row, animal: str, code: str, symbols: list[int]) -> AnimalCard:
    part = CODES.index(code)
    return AnimalCard(
        key=f"{animal}-{code.lower()}",
        animal=animal,
        name=row["name"].strip(),
        expansion=bool(table.word(row, "set", SETS)),
        extinct=bool(table.number(row, "extinct", 0, 1)),
        part=part,
        diet=table.word(row, "diet", DIETS) if code == "H" else -1,
        symbols=tuple(symbols),
        docks=_docks(table, row, part),
    )


def _part_tables() -> dict[tuple[str, str], list[int]]:
    """How many symbols a part shows, by the animal's level."""
    table = Table("parts.csv", ("symbol", "part_code", "v0", "v1", "v2", "v3", "v4"))
    found: dict[tuple[str, str], list[int]] = {}
    for row in table.rows:
        symbol = SYMBOLS[table.word(row, "symbol", [symbol.upper() for symbol in SYMBOLS])]
        code = CODES[table.word(row, "part_code", list(CODES))]
        levels = ("v0", "v1", "v2", "v3", "v4") if symbol in ("hearts", "comp") else ("v0", "v1", "v2", "v3")
        found[symbol, code] = [table.number(row, level, 0, HIGHEST) for level in levels]
    missing = [f"{symbol} {code}" for symbol in SYMBOLS for code in CODES if (symbol, code) not in found]
    if missing:
        raise BadGame(f"{table.path}: rows are missing: {', '.join(missing)}")
    return found


def _check(deck: list[AnimalCard]) -> None:
    """The counts that are known of the boxes, and what a game needs to begin."""
    sizes = Counter((card.expansion, card.large) for card in deck)
    if (sizes[True, False], sizes[True, True]) != (SMALL_IN_EXPANSION, LARGE_IN_EXPANSION):
        found = f"{sizes[True, False]} small and {sizes[True, True]} large cards"
        wanted = f"{SMALL_IN_EXPANSION} small and {LARGE_IN_EXPANSION} large ones"
        raise BadGame(f"the expansion has {wanted} (DC-6), not {found}")
    base = sizes[False, False] + sizes[False, True]
    if base not in BASE_DECK:
        raise BadGame(f"the base game has {BASE_DECK[0]} to {BASE_DECK[-1]} animal cards (DC-7), not {base}")
    for expansion in (False, True):
        for part in range(len(PARTS)):
            if not any(card.part == part and card.expansion == expansion for card in deck):
                raise BadGame(f"no card of the {SETS[expansion]} set is of kind {PARTS[part]}")
    names: dict[str, str] = {}
    for card in deck:
        if names.setdefault(card.animal, card.name) != card.name:
            raise BadGame(f"{card.animal} has two names: {names[card.animal]}, {card.name}")
    extinct = Counter(card.part for card in deck if card.extinct)
    if not extinct[PARTS.index("head")] or not extinct[PARTS.index("body")]:
        raise BadGame("Story mode needs extinct heads and bodies (DC-167)")


def _print_deck() -> None:
    """The deck as a `cards.csv`."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    docks = list(DOCKS)
    writer.writerow(["card_id", "species_id", "animal", "set", "extinct", "part", "diet", *SYMBOLS, *docks])
    for card in read_deck():
        diet = DIETS[card.diet] if card.diet >= 0 else ""
        name = [card.key.upper(), card.animal.upper(), card.name, SETS[card.expansion], int(card.extinct)]
        tail = card.docks if PARTS[card.part] == "body" else ("", "", "")
        writer.writerow([*name, PARTS[card.part], diet, *card.symbols, *tail])


if __name__ == "__main__":
    _print_deck()
