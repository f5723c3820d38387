"""Reads the data files and refuses what can't be, with the file, what is wrong and what is allowed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gondwana.kernel.errors import BadGame

LARGEST: Final = 200  # cells: every one of them may be an answer to one question
MOST_BID: Final = 500  # every bid is one too
SEATS: Final = range(2, 7)
LEVELS: Final = ("move", "reproduce", "attack")  # what a token brings, the lowest first


@dataclass(frozen=True)
class Source:
    """A data file, its own or the user's, and how to refuse what stands in it."""

    name: str
    data: dict[str, Any]

    def require(self, holds: bool, message: str, allowed: Iterable[Any] = ()) -> None:
        """Refuse the file unless something holds."""
        if not holds:
            raise BadGame(f"{self.name}: {message}", allowed)

    def rows(self, part: str, keys: Sequence[str]) -> list[dict[str, Any]]:
        """The tables [[part]], one for each key, in that order."""
        rows: Any = self.data.get(part)
        found = [row.get("key") for row in rows] if _are(rows, dict) else []
        self.require(found == list(keys), f"the rows [[{part}]] are {found}", keys)
        return list(rows)

    def table(self, part: str) -> dict[str, Any]:
        """The table [part]."""
        table: Any = self.data.get(part)
        self.require(isinstance(table, dict), f"there is no table [{part}]")
        return dict(table)

    def number(self, table: dict[str, Any], name: str, where: str, least: int = 0, most: int | None = None) -> int:
        """A whole number of a table, between bounds."""
        number: Any = table.get(name)
        allowed = f"{least} or more" if most is None else f"{least} to {most}"
        fits = _is_whole(number) and number >= least and (most is None or number <= most)
        self.require(fits, f"{name} of {where} is {number!r}", [allowed])
        return int(number)

    def numbers(self, table: dict[str, Any], name: str, where: str, least: int = 0) -> list[int]:
        """A list of whole numbers, one at least."""
        numbers: Any = table.get(name)
        fits = isinstance(numbers, list) and bool(numbers) and all(_is_whole(one) and one >= least for one in numbers)
        self.require(fits, f"{name} of {where} is {numbers!r}", [f"a list of numbers, each {least} or more"])
        return list(numbers)


def _are(rows: Any, kind: type) -> bool:
    return isinstance(rows, list) and all(isinstance(row, kind) for row in rows)


def _is_whole(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


@dataclass(frozen=True)
class SpeciesData:
    """The six boards as numbers."""

    capability: list[list[int]]
    age: list[float]
    colour: list[str]


def check_species(
    source: Source, names: Sequence[str], terrains: Sequence[str], capabilities: Sequence[str]
) -> SpeciesData:
    """The six species from the oldest to the youngest, each with a capability on every terrain."""
    species = source.rows("species", names)
    for one in species:
        for terrain in terrains:
            found = one.get(terrain)
            source.require(found in capabilities, f"{one['key']} on {terrain}: {found!r}", capabilities)
        age, colour = one.get("age"), one.get("colour")
        source.require(isinstance(age, int | float), f"age of {one['key']} is {age!r}", ["a number"])
        source.require(isinstance(colour, str), f"colour of {one['key']} is {colour!r}", ["a word"])
    ages = [float(one["age"]) for one in species]
    source.require(ages == sorted(set(ages), reverse=True), "the oldest species must come first, no two of one age")
    board = [[capabilities.index(one[terrain]) for terrain in terrains] for one in species]
    return SpeciesData(board, ages, [one["colour"] for one in species])


@dataclass(frozen=True)
class CardData:
    """How many there are of each card and token."""

    copies: list[int]
    abilities: list[int]
    two_players: list[int]
    tokens: list[int]  # on each terrain, for each level


def check_cards(source: Source, cards: Sequence[str], abilities: Sequence[str]) -> CardData:
    """Every kind of card and ability once, in the order of the vocabulary; tokens for every level."""
    copies = [source.number(row, "copies", row["key"]) for row in source.rows("card", cards)]
    owned = source.rows("ability", abilities)
    most = [source.number(row, "copies", row["key"]) for row in owned]
    two = [source.number(row, "two_players", row["key"], most=row["copies"]) for row in owned]
    tokens = source.table("tokens")
    return CardData(copies, most, two, [source.number(tokens, level, "[tokens]") for level in LEVELS])


NUMBERS: Final = {  # every single number of the rules, with the least that it may be
    "settling": {"large": 1, "small": 1},
    "turn": {"hand": 1, "cards": 1, "food": 0, "food_with_species_auction": 0},
    "food": {
        "source": 0,
        "source_for_the_last": 0,
        "famine": 0,
        "lowest_bid": 1,
        "fixed_price": 1,
        "for_a_point": 1,
        "ability_points": 0,
    },
    "scoring": {"big_monopoly": 0, "small_monopoly": 0},
    "bounds": {"highest_bid": 1, "rounds": 1},
}


def check_numbers(source: Source, territories: int) -> dict[str, Any]:
    """The numbers of the rules, as far as they must agree with each other."""
    for part, names in NUMBERS.items():
        for name, least in names.items():
            source.number(source.table(part), name, f"[{part}]", least, MOST_BID)
    for name in ("territory", "colony", "category"):
        source.numbers(source.table("scoring"), name, "[scoring]")
    _check_players(source)
    _check_track(source, territories)
    lowest, highest = source.data["food"]["lowest_bid"], source.data["bounds"]["highest_bid"]
    source.require(lowest < highest, f"bids from {lowest} to {highest}")
    hand, cards = source.data["turn"]["hand"], source.data["turn"]["cards"]
    source.require(cards <= hand, f"{cards} cards can't be laid out of a hand of {hand}", [f"1 to {hand}"])
    return source.data


def _check_players(source: Source) -> None:
    players = source.table("players")
    pieces, settled = (source.numbers(players, name, "[players]", 1) for name in ("pieces", "settled"))
    fits = len(pieces) == len(settled) == len(SEATS)
    source.require(fits, "[players] needs five columns, for 2 to 6 players")
    for have, placed in zip(pieces, settled, strict=True):
        source.require(placed < have, f"{placed} of {have} pieces can't be placed at the start", ["fewer than all"])


def _check_track(source: Source, territories: int) -> None:
    track = source.table("track")
    spaces = len(source.numbers(track, "values", "[track]"))
    fewer = [f"1 to {territories - 1}"]
    source.require(spaces < territories, f"the track has {spaces} spaces: fewer than there are territories", fewer)
    for space in source.numbers(track, "marked", "[track]", 1):
        source.require(space <= spaces, f"space {space} of the track is marked", [f"1 to {spaces}"])
