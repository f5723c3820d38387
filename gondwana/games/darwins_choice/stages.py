"""What comes next: the stages of an era (DC-2, DC-102, DC-114)."""

from enum import IntEnum


class Stage(IntEnum):
    """An era: action phase, evaluation, transition."""

    FILL = 0  # hands are filled up, one player after the other (DC-76, DC-132)
    ERA = 1  # a new era begins
    TURN = 2  # of a player
    MENU = 3  # the choices of a turn, offered again after a redraw or a trade (DC-184)
    REFILL = 4  # a redraw (DC-98)
    AFTER = 5  # the main action is done: an unused trade (DC-101)
    NEXT = 6  # player
    EVALUATE = 7  # conditions, food, survival, adaptation, competitiveness (DC-102)
    EVENT = 8  # transition (DC-114)
    ASSIGN = 9  # points of species that an event killed (DC-140)
    CHANGE = 10  # biomes
    RENEW = 11  # tokens, trade row, then hands
    FINISH = 12  # after the last evaluation (DC-4)
