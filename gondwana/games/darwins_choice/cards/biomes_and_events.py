"""Biomes, territories, events and the numbers of the setup, read from `data/` and checked."""

from dataclasses import dataclass
from typing import Final

from gondwana.kernel.errors import BadGame

from .animals import DIETS, SETS, SYMBOLS
from .checked_csv import Table

TRAITS: Final = tuple(symbol.upper() for symbol in SYMBOLS[2:])  # the six characteristics (DC-10)
GROUPS: Final = ("", "deforestation", "climate_change", "drying", "marine_pollution")  # removed together (DC-134)
STANDARD: Final = ("agriculture", "industry", "suburb", "city")  # the standard territories (DC-71)
BACKS: Final = ("base", "house", "residential", "skyscraper")
MODES: Final = ("base", "base_mixed", "expansion", "story", "beginner", "children_base", "children_expansion")
EFFECTS: Final = (
    "none",
    "remove_biomes",
    "waste_threshold_plus",
    "war",
    "kill_two_card_species",
    "migration_cost",
    "kill_waste_only_species",
    "reward_lowest_adaptation",
    "place_pets",
    "no_waste",
    "double_win_dp",
    "place_invaders",
    "meat_delta",
    "plants_delta",
    "meteorite",
    "no_plants_in_slot",
    "win_dp_plus",
    "extra_adaptation",
    "epidemic",
    "double_mutation_cost",
    "migration_reward",
    "extra_biome_change",
)
TWO_PLAYER_BASE: Final = 13  # biomes of the two-player piles (DC-159)
TWO_PLAYER_ALL: Final = 16
PREHISTORIC: Final = 5  # DC-167
MOST_BIOMES: Final = 30  # their places are bits of a number
LEVELS: Final = 4  # of the Nature Index (DC-30)


@dataclass(frozen=True)
class Biome:
    """A biome card (DC-24, DC-25)."""

    key: str
    name: str
    expansion: bool
    prehistoric: bool
    group: int
    needs: tuple[int, ...]  # the least number of each characteristic
    any_of: tuple[int, ...]  # characteristics of which one must be there
    forbids: tuple[int, ...]
    adapt: tuple[int, ...]
    plants: int
    meat: int
    win: int
    two_player: bool


def read_biomes() -> list[Biome]:
    """All biomes, checked."""
    columns = "biome_id name set prehistoric removal_group require_all require_any forbid adapt plants meat win_dp"
    table = Table("biomes.csv", (*columns.split(), "two_player"))
    biomes = []
    for row, key in zip(table.rows, table.unique("biome_id"), strict=True):
        needs = [0] * len(TRAITS)
        for trait, wish in zip(table.listed(row, "require_all", TRAITS), row["require_all"].split("|"), strict=False):
            least = wish.partition(":")[2].strip() or "1"
            if not least.isdecimal() or not 1 <= int(least) <= 9:
                raise table.wrong(row, "require_all", "write a characteristic, a colon and a number from 1 to 9")
            needs[trait] = int(least)
        adapt = table.listed(row, "adapt", TRAITS)
        if not adapt:
            raise table.wrong(row, "adapt", "at least one characteristic must count for the adaptation")
        biomes.append(
            Biome(
                key=key,
                name=row["name"].strip(),
                expansion=bool(table.word(row, "set", SETS)),
                prehistoric=bool(table.number(row, "prehistoric", 0, 1)),
                group=table.word(row, "removal_group", GROUPS),
                needs=tuple(needs),
                any_of=tuple(table.listed(row, "require_any", TRAITS)),
                forbids=tuple(table.listed(row, "forbid", TRAITS)),
                adapt=tuple(adapt),
                plants=table.number(row, "plants", 0, 30),
                meat=table.number(row, "meat", 0, 30),
                win=table.number(row, "win_dp", 2, 3),
                two_player=bool(table.number(row, "two_player", 0, 1)),
            )
        )
    _check_biomes(biomes)
    return biomes


def _check_biomes(biomes: list[Biome]) -> None:
    """The counts that the piles of the variants need (DC-68, DC-159, DC-167)."""
    two = [biome for biome in biomes if biome.two_player]
    base = [biome for biome in two if not biome.expansion]
    if (len(base), len(two)) != (TWO_PLAYER_BASE, TWO_PLAYER_ALL):
        raise BadGame(f"the two-player piles have {TWO_PLAYER_BASE} and {TWO_PLAYER_ALL} biomes (DC-159)")
    if sum(biome.prehistoric for biome in biomes) != PREHISTORIC or any(biome.prehistoric for biome in two):
        raise BadGame(f"{PREHISTORIC} biomes are prehistoric, none of them of the two-player pile (DC-159, DC-167)")
    if sum(not biome.expansion for biome in biomes) < 20 or len(biomes) > MOST_BIOMES:
        raise BadGame(f"there are at least 20 base biomes and at most {MOST_BIOMES} in all (DC-68)")


@dataclass(frozen=True)
class Territory:
    """A standard territory: limits by level from I to IV, its waste condition (DC-28, DC-46 … DC-49)."""

    plants: tuple[int, ...]
    meat: tuple[int, ...]
    by_hearts: bool  # else by competitiveness
    at_least: bool  # else at most
    threshold: int
    predation: bool


def read_territories() -> tuple[list[Territory], tuple[int, int]]:
    """The standard territories, and the park's limits: usual, two players (DC-35)."""
    columns = "territory level plants_limit meat_limit waste_stat waste_op waste_value predation_allowed species_limit"
    table = Table("territories.csv", columns.split())
    found = []
    for name in STANDARD:
        rows = {table.number(row, "level", 1, LEVELS): row for row in table.rows if row["territory"] == name}
        if len(rows) != LEVELS:
            raise BadGame(f"{table.path}: {name} needs one row for each level from 1 to {LEVELS}")
        ordered = [rows[level] for level in range(1, LEVELS + 1)]
        plants = tuple(table.number(row, "plants_limit", 0, 30) for row in ordered)
        meat = tuple(table.number(row, "meat_limit", 0, 30) for row in ordered)
        if list(plants) != sorted(plants) or list(meat) != sorted(meat):
            raise BadGame(f"{table.path}: the limits of {name} must not fall from level I to IV (DC-28)")
        by_hearts = table.word(ordered[0], "waste_stat", ("comp", "hearts"))
        at_least = table.word(ordered[0], "waste_op", ("<=", ">="))
        threshold = table.number(ordered[0], "waste_value", 0, 20)
        predation = table.number(ordered[0], "predation_allowed", 0, 1)
        found.append(Territory(plants, meat, bool(by_hearts), bool(at_least), threshold, bool(predation)))
    limits = sorted(
        table.number(row, "species_limit", 1, 9) for row in table.rows if row["territory"] == "national_park"
    )
    if len(limits) != 2:
        raise BadGame(f"{table.path}: the National Park has two sides (DC-35)")
    return found, (limits[1], limits[0])


@dataclass(frozen=True)
class EventCard:
    """An event card (DC-115 … DC-157)."""

    key: str
    name: str
    back: int
    index: int
    lasts: bool  # for the next era
    effect: int
    amount: int  # a number, a characteristic or a group of biomes, as the effect needs
    story: bool
    two_player: bool


def read_events() -> list[EventCard]:
    """All events, checked."""
    columns = "event_id name back index_delta timing effect_code param story_allowed two_player_allowed"
    table = Table("events.csv", columns.split())
    events = []
    for row, key in zip(table.rows, table.unique("event_id"), strict=True):
        effect = table.word(row, "effect_code", EFFECTS)
        events.append(
            EventCard(
                key=key,
                name=row["name"].strip(),
                back=table.word(row, "back", BACKS),
                index=table.number(row, "index_delta", -3, 3),
                lasts=table.word(row, "timing", ("immediate", "next_era", "permanent")) == 1,
                effect=effect,
                amount=_amount(table, row, EFFECTS[effect]),
                story=bool(table.number(row, "story_allowed", 0, 1)),
                two_player=bool(table.number(row, "two_player_allowed", 0, 1)),
            )
        )
    counts = {back: sum(event.back == number for event in events) for number, back in enumerate(BACKS)}
    if (counts["house"], counts["residential"], counts["skyscraper"]) != (5, 5, 4) or not 8 <= counts["base"] <= 16:
        raise BadGame(
            f"{table.path}: 5 house, 5 residential, 4 skyscraper and 8 to 16 base events (DC-70), not {counts}"
        )
    if sum(event.story for event in events if event.back == 0) < 2:
        raise BadGame(f"{table.path}: Story mode needs two base events (DC-169)")
    return events


def _amount(table: Table, row: dict[str, str], effect: str) -> int:
    """The parameter of an effect as a number."""
    if effect == "remove_biomes":
        return table.word(row, "param", GROUPS)
    if effect == "extra_adaptation":
        return table.word(row, "param", TRAITS)
    return int(row["param"]) if row["param"].removeprefix("-").isdecimal() else 0


@dataclass(frozen=True)
class Neutral:
    """A neutral animal: Pets or Invaders (DC-148, DC-155)."""

    key: str
    diet: int
    symbols: tuple[int, ...]


def read_neutrals() -> list[Neutral]:
    """Pets, then Invaders."""
    table = Table("neutrals.csv", ("key", "diet", *SYMBOLS))
    if [row["key"] for row in table.rows] != ["pets", "invaders"]:
        raise BadGame(f"{table.path}: the rows must be pets and invaders")
    return [
        Neutral(
            key=row["key"],
            diet=table.word(row, "diet", DIETS),
            symbols=tuple(table.number(row, symbol, 0, 20) for symbol in SYMBOLS),
        )
        for row in table.rows
    ]


SETUP_NUMBERS: Final = ("slots", "standard_territories", "trade_small", "trade_large", "hand_size", "eras")


def read_setup() -> dict[tuple[int, int], list[int]]:
    """By mode and players: SETUP_NUMBERS, main actions in an era (0: no limit), then the biome changes of each era."""
    table = Table("setup.csv", ("mode", "players", *SETUP_NUMBERS, "biome_changes", "main_actions_per_era"))
    found = {}
    for row in table.rows:
        mode, players = table.word(row, "mode", MODES), table.number(row, "players", 2, 6)
        numbers = [table.number(row, name, 0, 10) for name in SETUP_NUMBERS]
        slots, _, small, large, _, eras = numbers
        if not 3 <= slots <= 5 or small + large > 8 or not 2 <= eras <= 6:
            raise table.wrong(row, "mode", "3 to 5 slots, at most 8 cards in the trade row, 2 to 6 eras")
        actions = table.number(row, "main_actions_per_era", 1, 8) if row["main_actions_per_era"].strip() else 0
        changes = table.numbers(row, "biome_changes", 0, slots)
        if len(changes) != eras - 1:
            raise table.wrong(row, "biome_changes", "one number for each era but the last")
        found[mode, players] = [*numbers, actions, *changes]
    for mode, players in ((mode, players) for mode in (0, 1, 2, 4) for players in range(2, 7)):
        if (mode, players) not in found:
            raise BadGame(f"{table.path}: {MODES[mode]} with {players} players is missing")
    return found


def read_tokens() -> tuple[int, int]:
    """Waste tokens of the reserve, player tokens of each player (DC-23, DC-50)."""
    table = Table("tokens.csv", ("token", "count"))
    counts = {row["token"]: row for row in table.rows}
    if not {"waste", "player_token"} <= counts.keys():
        raise BadGame(f"{table.path}: rows waste and player_token are needed")
    return table.number(counts["waste"], "count", 1, 99), table.number(counts["player_token"], "count", 1, 8)
