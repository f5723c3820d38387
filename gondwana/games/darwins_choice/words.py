"""What the numbers of answers and events are called, and how the story is told."""

import csv
from typing import Any, Final

from gondwana.kernel.rules import NUMBER, SEAT, Kind, Saying

from .cards.biomes_and_events import STANDARD, TRAITS
from .cards.checked_csv import FOLDER
from .prompts import Event
from .tables import ANIMALS, BIOME_CARDS, DECK, EVENT_CARDS, NAMES, NEUTRALS, SPECIES, TOKENS, Source


class AnimalKind(Kind):
    """An animal: by its text, or by the name that the user's own table gives it."""

    def shown(self, number: int, seats: int) -> Any:
        """The animal's name."""
        animal = ANIMALS[number]
        return OWN_NAMES.get(animal) or {"term": self.term.format(word=animal)}


def _own_names() -> dict[str, str]:
    """The animals that the user's own table names otherwise than ours, or that ours does not have."""
    with (FOLDER / "data" / "species.csv").open(encoding="utf-8", newline="") as file:
        ours = {row["species_id"].lower(): row["name"] for row in csv.DictReader(file)}
    return {animal: name for animal, name in NAMES.items() if ours.get(animal) != name}


OWN_NAMES: Final = _own_names()

PART_WORDS: Final = ("head", "body", "wings", "single", "double", "tail")
DIET_WORDS: Final = ("herbivore", "omnivore", "carnivore")
TRAIT_WORDS: Final = tuple(trait.lower() for trait in TRAITS)
TERRITORY_WORDS: Final = (*STANDARD, "park")
FATE_WORDS: Final = ("fed", "eaten", "hungry", "excess", "unfit")
CARD_WORDS: Final = tuple(card.key for card in DECK)
BIOME_WORDS: Final = (*(biome.key for biome in BIOME_CARDS), "competition")
# A species: the number of its seat, and a letter for the token that lies on it.
SPECIES_WORDS: Final = tuple(f"{index // TOKENS + 1}{'abcdefgh'[index % TOKENS]}" for index in range(SPECIES))
SOURCE_WORDS: Final = tuple(source.name.lower() for source in Source)
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
