"""The questions of Ecosystem: Savanna, and the events of its story."""

from enum import IntEnum

from gondwana.kernel.rules import Prompts


class Prompt(Prompts):
    """What a seat may be asked."""

    CHOOSE = 0  # a Card of the own hand (SAV-4)
    PLACE = 1  # a cell for the chosen card (SAV-9)
    GIVE = 2  # solo: a Card of the own hand for Jhay (SAV-18)
    LION = 3  # a cell with face-up prey of the own ecosystem, for the next of the own lions (SAV-33)
    JHAYS_LION = 4  # solo: the same for Jhay (SAV-33)


class Event(IntEnum):
    """What the story tells."""

    ROUND_BEGAN = 0
    REVEALED = 1
    NEUTRAL = 2
    PLACED = 3
    PASSED = 4
    DISCARDED = 5  # only its holder knows (SAV-40)
    GAVE = 6
    DREW = 7
    CHEETAH = 8  # a cheetah's prey is turned face down
    LION = 9  # a lion's prey is turned face down
    SCORED = 10
    HERD = 11
    WON = 12
    SHARED = 13
    SOLO = 14
