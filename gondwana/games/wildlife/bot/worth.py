"""What lasting things are worth, in points until the end: fitted to how games among searching bots went on from them.

Every number was fitted twice, for two players and for more: two may own many copies of an ability, and whatever one of
them gains is all that the other lacks; with more everybody soon has the same abilities, and what stands on the board is
fought over.
"""

from typing import Final

from gondwana.kernel.rules import Grid, Ints, constant, rule

from ..rules.pieces import on_board
from ..state import State
from ..tables import TERRAINS, Capability

HUNDREDTH: Final = 0.01  # the tables below are in hundredths: the first row for two players, the second for more

LAPS: Final[Ints] = constant([50, 36])  # laps for each piece of the shortest reserve
LAST_LAP: Final = 0.2  # what is left of the last one

TERRITORY_WEIGHT: Final[Ints] = constant([90, 45])  # of a point that a general scoring would bring now
COLONY_WEIGHT: Final[Ints] = constant([80, 67])
COLONY_LAP: Final[Ints] = constant([0, -6])  # more of it for each lap that is left
LEAST_COLONY_WEIGHT: Final = 0.3
CATEGORY_WEIGHT: Final[Ints] = constant([50, 25])

PIECE: Final[Ints] = constant([50, 60])  # a piece on the board, beside its points
PIECE_LAP: Final[Ints] = constant([40, 24])
RESERVE: Final[Ints] = constant([-320, -130])  # a piece in the reserve: near the end a burden
RESERVE_LAP: Final[Ints] = constant([40, 30])

ABILITY: Final[Grid] = constant([[0, 0, 30, 0, 0], [120, 120, 150, 150, 0]])  # by Ability
ABILITY_LAP: Final[Grid] = constant([[175, 230, 25, 60, 160], [50, 80, 30, 30, 35]])
USE: Final[Ints] = constant([200, 300, 30, 0, 300])  # that may still be used in this turn
CAPABILITY_LAP: Final[Grid] = constant([[0, 80, 100, 10], [0, 40, 60, 45]])  # by Capability, beside the lower ones


@rule
def table_of(s: State) -> int:
    """The row of the tables."""
    return 0 if s.seats == 2 else 1


@rule
def laps_left(s: State) -> float:
    """How many turns everybody may still have: until the shortest reserve is used up."""
    shortest = s.reserve[0]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.reserve[seat])
    return LAST_LAP + HUNDREDTH * LAPS[table_of(s)] * shortest


# the board


@rule
def territory_weight(s: State) -> float:
    """What a point counts that a territory would bring now: all of it at the end, before that it may be lost again."""
    return 1.0 if s.ending else HUNDREDTH * TERRITORY_WEIGHT[table_of(s)] + s.general


@rule
def colony_weight(s: State) -> float:
    """What a point counts that the colonies would bring now."""
    if s.ending:
        return 1.0
    table = table_of(s)
    weight = HUNDREDTH * (COLONY_WEIGHT[table] + COLONY_LAP[table] * laps_left(s))
    return max(LEAST_COLONY_WEIGHT, weight) + s.general


@rule
def category_weight(s: State) -> float:
    """What a point counts that tokens, abilities and food would bring now."""
    return 1.0 if s.ending else HUNDREDTH * CATEGORY_WEIGHT[table_of(s)] + s.general


@rule
def piece_worth(s: State) -> float:
    """What a piece on the board is worth beside the points it brings now."""
    if s.ending:
        return 0.0
    return HUNDREDTH * (PIECE[table_of(s)] + PIECE_LAP[table_of(s)] * laps_left(s))


@rule
def reserve_worth(s: State) -> float:
    """What a piece in the reserve is worth."""
    if s.ending:
        return 0.0
    return HUNDREDTH * (RESERVE[table_of(s)] + RESERVE_LAP[table_of(s)] * laps_left(s))


@rule
def arrival_worth(s: State) -> float:
    """What it is worth to bring a piece of the reserve onto the board, beside points."""
    return piece_worth(s) - reserve_worth(s)


@rule
def pieces_worth(s: State, seat: int) -> float:
    """What all pieces of a seat are worth beside the points they bring now."""
    return on_board(s, seat) * piece_worth(s) + s.reserve[seat] * reserve_worth(s)


# abilities and levels


@rule
def ability_worth(s: State, ability: int) -> float:
    """What an ability brings until the end."""
    table = table_of(s)
    return HUNDREDTH * (ABILITY[table, ability] + ABILITY_LAP[table, ability] * laps_left(s))


@rule
def use_worth(ability: int) -> float:
    """What an ability brings that can still be used in this turn."""
    return HUNDREDTH * USE[ability]


@rule
def capability_worth(s: State, level: int) -> float:
    """What a species gains on a terrain by having reached a level, beside the levels below it."""
    return HUNDREDTH * CAPABILITY_LAP[table_of(s), level] * laps_left(s)


@rule
def levels_worth(s: State, seat: int) -> float:
    """What a species' capabilities are worth, on all terrains."""
    sum_of_levels = 0
    for terrain in range(TERRAINS):
        for level in range(Capability.MOVE, s.capability[seat, terrain] + 1):
            sum_of_levels += CAPABILITY_LAP[table_of(s), level]
    return HUNDREDTH * sum_of_levels * laps_left(s)
