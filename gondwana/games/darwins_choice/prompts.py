"""The questions of Darwin's Choice, and the events of its story."""

from enum import IntEnum

from gondwana.kernel.rules import Prompts


class Prompt(Prompts):
    """What a seat may be asked. Answers are numbered alike everywhere: cards, biomes, species, commands."""

    DRAW = 0  # SMALL or LARGE_PILE (DC-75)
    MENU = 1  # a head of the hand to create with, an own species, a card of the trade row, REDRAW, PASS (DC-79)
    AFTER = 2  # after the main action: a card of the trade row, or END (DC-101)
    TRADE = 3, "place"  # a card of the hand, for a place of the trade row (DC-100)
    KEEP = 4  # the card of the hand that stays in a redraw (DC-98)
    BUILD = 5  # a card of the hand to add, or the biome where the new species begins (DC-87)
    SPECIES = 6, "species"  # a biome to migrate to, a card of the hand, one of its own to remove, DOUBLE (DC-90)
    CHANGE = 7, "species"  # a card of the hand, or one of its own to remove (DC-93)
    REPLACE = 8, "species", "come"  # the own card that a card of the hand replaces, or ADD (DC-92)
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
