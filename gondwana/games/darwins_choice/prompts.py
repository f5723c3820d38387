"""The questions of Darwin's Choice, the events of its story, and what their numbers mean."""

from enum import IntEnum
from typing import Any, Final

from gondwana.kernel.notation import NUMBER, SEAT, Kind, Question, Saying

from . import box
from .tables import ANIMALS, BIOME_CARDS, DECK, EVENT_CARDS, NAMES, NEUTRALS, SPECIES, TOKENS


class Prompt(IntEnum):
    """What a seat may be asked. Answers are numbered alike everywhere: cards, biomes, species, commands."""

    DRAW = 0  # SMALL or LARGE_PILE (DC-75)
    MENU = 1  # a head of the hand to create with, an own species, a card of the trade row, REDRAW, PASS (DC-79)
    AFTER = 2  # after the main action: a card of the trade row, or END (DC-101)
    TRADE = 3  # a card of the hand, for the place of the trade row that the question is about (DC-100)
    KEEP = 4  # the card of the hand that stays in a redraw (DC-98)
    BUILD = 5  # a card of the hand to add, or the biome where the new species begins (DC-87)
    SPECIES = 6  # about a species: a biome to migrate to, a card of the hand, one of its own to remove, DOUBLE (DC-90)
    CHANGE = 7  # about a species: a card of the hand, or one of its own to remove (DC-93)
    REPLACE = 8  # about a species and a card of the hand: the own card that it replaces, or ADD (DC-92)
    ASSIGN = 9  # the species that gets a point (DC-140)


class Event(IntEnum):
    """What the story tells."""

    ERA_BEGAN = 0
    DREW = 1  # only those who see the hand know
    TOOK_SMALL = 2
    TOOK_LARGE = 3
    REDREW = 4
    TRADED = 5
    PASSED = 6
    CREATED = 7
    MUTATED = 8
    ADDED = 9
    LOST = 10
    REPLACED = 11
    PAID_MUTATION = 12
    MIGRATED = 13
    PAID_MIGRATION = 14
    GAINED_MIGRATION = 15
    EVALUATION = 16
    DIED_UNFIT = 17
    DIED_EXCESS = 18
    DIED_HUNGRY = 19
    DIED_EATEN = 20
    SURVIVED = 21
    BEST_ADAPTED = 22
    MOST_COMPETITIVE = 23
    EVENT = 24
    EVENT_AGAIN = 25
    INDEX = 26
    BIOME_REMOVED = 27
    BIOME_CHANGED = 28
    CITY_GONE = 29
    DIED_EVENT = 30
    ASSIGNED = 31
    KEPT_ALL = 32
    REWARDED = 33
    NEUTRAL_CAME = 34
    NEUTRAL_LEFT = 35
    SLOT_HIT = 36
    ROW_RENEWED = 37
    PILES_REPLACED = 38
    TERRITORY = 39
    COMPETITION = 40
    WASTE = 41
    BONUS = 42
    WON = 43
    SHARED = 44
    TEAM_WON = 45
    TEAM_SHARED = 46


class AnimalKind(Kind):
    """An animal: by its text, or by the name that the user's own table gives it."""

    def shown(self, number: int, seats: int) -> Any:
        """The animal's name."""
        animal = ANIMALS[number]
        return OWN_NAMES.get(animal) or {"term": self.term.format(word=animal)}


def _own_names() -> dict[str, str]:
    """The animals that the user's own table names otherwise than ours, or that ours does not have."""
    import csv

    from .reading import FOLDER

    with (FOLDER / "data" / "species.csv").open(encoding="utf-8", newline="") as file:
        ours = {row["species_id"].lower(): row["name"] for row in csv.DictReader(file)}
    return {animal: name for animal, name in NAMES.items() if ours.get(animal) != name}


OWN_NAMES: Final = _own_names()

PART_WORDS: Final = ("head", "body", "wings", "single", "double", "tail")
DIET_WORDS: Final = ("herbivore", "omnivore", "carnivore")
TRAIT_WORDS: Final = tuple(trait.lower() for trait in box.TRAITS)
TERRITORY_WORDS: Final = (*box.STANDARD, "park")
FATE_WORDS: Final = ("fed", "eaten", "hungry", "excess", "unfit")
CARD_WORDS: Final = tuple(card.key for card in DECK)
BIOME_WORDS: Final = (*(biome.key for biome in BIOME_CARDS), "competition")
# A species: the number of its seat, and a letter for the token that lies on it.
SPECIES_WORDS: Final = tuple(f"{index // TOKENS + 1}{'abcdefgh'[index % TOKENS]}" for index in range(SPECIES))
COMMAND_WORDS: Final = ("pass", "redraw", "end", "double", "add", "small", "large")

ANSWER: Final = Kind("answer", (*CARD_WORDS, *BIOME_WORDS, *SPECIES_WORDS, *COMMAND_WORDS))
ANIMAL: Final = AnimalKind("animal", ANIMALS, "darwins_choice_animal_{word}")
BIOME: Final = Kind("biome", BIOME_WORDS, "darwins_choice_biome_{word}")
THE_BIOME: Final = Kind("biome", BIOME_WORDS, "darwins_choice_the_{word}")
IN_BIOME: Final = Kind("biome", BIOME_WORDS, "darwins_choice_in_{word}")
PART: Final = Kind("part", PART_WORDS, "darwins_choice_part_{word}")
TERRITORY: Final = Kind("territory", TERRITORY_WORDS, "darwins_choice_territory_{word}")
EVENT: Final = Kind("event", tuple(event.key for event in EVENT_CARDS), "darwins_choice_event_{word}")
EFFECT: Final = Kind("effect", EVENT.words, "darwins_choice_effect_{word}")
NEUTRAL: Final = Kind("neutral", tuple(card.key for card in NEUTRALS), "darwins_choice_{word}")
LEVEL: Final = Kind("level", ("", "I", "II", "III", "IV"))

# At which things answers are given: a card wherever it lies, a biome, a species, a pile; an empty pattern is a button.
THINGS: Final = (
    *("card:{answer}",) * len(CARD_WORDS),
    *("biome:{answer}",) * len(BIOME_WORDS),
    *("species:{answer}",) * SPECIES,
    *("",) * (len(COMMAND_WORDS) - 2),
    *("pile:{answer}",) * 2,
)

QUESTIONS: Final = {
    Prompt.DRAW: Question("draw", ANSWER, THINGS),
    Prompt.MENU: Question("menu", ANSWER, THINGS),
    Prompt.AFTER: Question("after", ANSWER, THINGS),
    Prompt.TRADE: Question("trade", ANSWER, THINGS),
    Prompt.KEEP: Question("keep", ANSWER, THINGS),
    Prompt.BUILD: Question("build", ANSWER, THINGS),
    Prompt.SPECIES: Question("species", ANSWER, THINGS),
    Prompt.CHANGE: Question("change", ANSWER, THINGS),
    Prompt.REPLACE: Question("replace", ANSWER, THINGS),
    Prompt.ASSIGN: Question("assign", ANSWER, THINGS),
}

# A species is named by the animals of its body and its head (DC-22).
_NAME: Final = {"body": ANIMAL, "head": ANIMAL}
_CARD: Final = {"part": PART, "animal": ANIMAL}

SAYINGS: Final = {
    Event.ERA_BEGAN: Saying("era_began", {"era": NUMBER, "eras": NUMBER, "seat": SEAT}),
    Event.DREW: Saying("drew", {"seat": SEAT, **_CARD}),
    Event.TOOK_SMALL: Saying("took_small", {"seat": SEAT}, "pile:small"),
    Event.TOOK_LARGE: Saying("took_large", {"seat": SEAT}, "pile:large"),
    Event.REDREW: Saying("redrew", {"seat": SEAT, "count": NUMBER}),
    Event.TRADED: Saying("traded", {"part": PART, "animal": ANIMAL, "part2": PART, "animal2": ANIMAL}),
    Event.PASSED: Saying("passed", {"seat": SEAT}),
    Event.CREATED: Saying("created", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.ADDED: Saying("added", {**_NAME, **_CARD}),
    Event.LOST: Saying("lost", {**_NAME, **_CARD}),
    Event.REPLACED: Saying("replaced", {"part": PART, "animal": ANIMAL, "part2": PART, "animal2": ANIMAL}),
    Event.MUTATED: Saying("mutated", {"seat": SEAT, **_NAME}),
    Event.PAID_MUTATION: Saying("paid_mutation", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.MIGRATED: Saying("migrated", {**_NAME, "origin": THE_BIOME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.PAID_MIGRATION: Saying("paid_migration", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.GAINED_MIGRATION: Saying("gained_migration", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.EVALUATION: Saying("evaluation", {"era": NUMBER}),
    Event.DIED_UNFIT: Saying("died_unfit", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.DIED_EXCESS: Saying("died_excess", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.DIED_HUNGRY: Saying("died_hungry", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.DIED_EATEN: Saying("died_eaten", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.SURVIVED: Saying("survived", {"seat": SEAT, "points": NUMBER}),
    Event.BEST_ADAPTED: Saying("best_adapted", {**_NAME, "biome": IN_BIOME, "points": NUMBER}, "biome:{biome}"),
    Event.MOST_COMPETITIVE: Saying("most_competitive", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.EVENT: Saying("event", {"event": EVENT, "effect": EFFECT}),
    Event.EVENT_AGAIN: Saying("event_again", {"event": EVENT}),
    Event.INDEX: Saying("index", {"level": LEVEL}),
    Event.BIOME_REMOVED: Saying("biome_removed", {"biome": BIOME}),
    Event.BIOME_CHANGED: Saying("biome_changed", {"origin": BIOME, "biome": BIOME}, "biome:{biome}"),
    Event.CITY_GONE: Saying("city_gone", {"biome": IN_BIOME}, "biome:{biome}"),
    Event.DIED_EVENT: Saying("died_event", {"seat": SEAT, **_NAME, "biome": IN_BIOME}, "biome:{biome}"),
    Event.ASSIGNED: Saying("assigned", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.KEPT_ALL: Saying("kept_all", {"seat": SEAT, "points": NUMBER}),
    Event.REWARDED: Saying("rewarded", {"seat": SEAT, **_NAME, "points": NUMBER}),
    Event.NEUTRAL_CAME: Saying("neutral_came", {"neutral": NEUTRAL, "biome": IN_BIOME}, "biome:{biome}"),
    Event.NEUTRAL_LEFT: Saying("neutral_left", {"neutral": NEUTRAL}),
    Event.SLOT_HIT: Saying("slot_hit", {"biome": IN_BIOME}, "biome:{biome}"),
    Event.ROW_RENEWED: Saying("row_renewed"),
    Event.PILES_REPLACED: Saying("piles_replaced"),
    Event.TERRITORY: Saying("territory", {"territory": TERRITORY, "biome": IN_BIOME}, "biome:{biome}"),
    Event.COMPETITION: Saying("competition", {"seat": SEAT, **_NAME, "points": NUMBER}, "biome:competition"),
    Event.WASTE: Saying("waste", {"seat": SEAT, **_NAME}),
    Event.BONUS: Saying("bonus", {"seat": SEAT, "points": NUMBER}),
    Event.WON: Saying("won", {"seat": SEAT, "points": NUMBER}),
    Event.SHARED: Saying("shared", {"seat": SEAT, "points": NUMBER}),
    Event.TEAM_WON: Saying("team_won", {"seat": SEAT, "partner": SEAT, "points": NUMBER}),
    Event.TEAM_SHARED: Saying("team_shared", {"seat": SEAT, "partner": SEAT, "points": NUMBER}),
}
