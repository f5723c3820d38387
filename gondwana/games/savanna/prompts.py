"""The questions of Ecosystem: Savanna and what an answer means under each; the events of its story."""

from enum import IntEnum


class Prompt(IntEnum):
    """What a seat may be asked."""

    CHOOSE = 0  # a Card of the own hand (SAV-4)
    PLACE = 1  # a cell for the chosen card (SAV-9)
    GIVE = 2  # solo: a Card of the own hand for Jhay (SAV-18)
    LION = 3  # a cell with face-up prey, in the ecosystem that the question is about (SAV-33)


class Event(IntEnum):
    """What the story tells."""

    ROUND_BEGAN = 0  # round
    REVEALED = 1  # seat, card
    NEUTRAL = 2  # card
    PLACED = 3  # ecosystem, card, cell
    PASSED = 4  # 0 to the left, 1 to the right
    DISCARDED = 5  # card; only its holder knows
    GAVE = 6  # card, cell
    DREW = 7  # how many
    CHEETAH = 8  # ecosystem, cell: a cheetah's prey is turned face down
    LION = 9  # ecosystem, cell: a lion's prey is turned face down
    SCORED = 10  # ecosystem, line, points
    HERD = 11  # ecosystem, points
    WON = 12  # seat, points
    SHARED = 13  # seat, points
    SOLO = 14  # level, margin
