"""What lasting things are worth, in points until the end: fitted to how games among searching bots went on from them.

Every number was fitted twice, for two players and for more: two may own many copies of an ability, and whatever one of
them gains is all that the other lacks; with more everybody soon has the same abilities, and what stands on the board is
fought over.
"""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.pieces import on_board
from ..state import State
from ..tables import TERRAINS, Ability, Capability

LAP_OF_TWO: Final = 0.5  # laps for each piece of the shortest reserve
LAP_OF_MORE: Final = 0.36
LAST_LAP: Final = 0.2  # what is left of the last one


@rule
def by_table(s: State, two: float, more: float) -> float:
    """A number for two players, another for more."""
    return two if s.seats == 2 else more


@rule
def laps_left(s: State) -> float:
    """How many turns everybody may still have: until the shortest reserve is used up."""
    shortest = s.reserve[0]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.reserve[seat])
    return LAST_LAP + by_table(s, LAP_OF_TWO, LAP_OF_MORE) * shortest


# the board


@rule
def territory_weight(s: State) -> float:
    """What a point counts that a territory would bring now: all of it at the end, before that it may be lost again."""
    if s.ending:
        return 1.0
    return by_table(s, 0.9, 0.45) + s.general


@rule
def colony_weight(s: State) -> float:
    """What a point counts that the colonies would bring now."""
    if s.ending:
        return 1.0
    return by_table(s, 0.8, max(0.3, 0.67 - 0.06 * laps_left(s))) + s.general


@rule
def category_weight(s: State) -> float:
    """What a point counts that tokens, abilities and food would bring now."""
    return 1.0 if s.ending else by_table(s, 0.5, 0.25) + s.general


@rule
def piece_worth(s: State) -> float:
    """What a piece on the board is worth beside the points it brings now."""
    if s.ending:
        return 0.0
    return by_table(s, 0.5 + 0.4 * laps_left(s), 0.6 + 0.24 * laps_left(s))


@rule
def reserve_worth(s: State) -> float:
    """What a piece in the reserve is worth: near the end it is a burden."""
    if s.ending:
        return 0.0
    return by_table(s, 0.4 * laps_left(s) - 3.2, 0.3 * laps_left(s) - 1.3)


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
    laps = laps_left(s)
    if ability == Ability.FOOD:
        return by_table(s, 1.75 * laps, 1.2 + 0.5 * laps)
    if ability == Ability.INTELLIGENCE:
        return by_table(s, 2.3 * laps, 1.2 + 0.8 * laps)
    if ability == Ability.ATTACK:
        return by_table(s, 1.6 * laps, 0.35 * laps)
    if ability == Ability.MOBILITY:
        return by_table(s, 0.3 + 0.25 * laps, 1.5 + 0.3 * laps)
    return by_table(s, 0.6 * laps, 1.5 + 0.3 * laps)


@rule
def use_worth(ability: int) -> float:
    """What an ability brings that can still be used in this turn."""
    if ability == Ability.FOOD:
        return 2.0
    if ability == Ability.INTELLIGENCE:
        return 3.0
    return 3.0 if ability == Ability.ATTACK else 0.3 if ability == Ability.MOBILITY else 0.0


@rule
def capability_worth(s: State, level: int) -> float:
    """What a species gains on a terrain by having reached a level, beside the levels below it."""
    laps = laps_left(s)
    if level == Capability.MOVE:
        return by_table(s, 0.8, 0.4) * laps
    return by_table(s, 1.0, 0.6) * laps if level == Capability.REPRODUCE else by_table(s, 0.1, 0.45) * laps


@rule
def levels_worth(s: State, seat: int) -> float:
    """What a species' capabilities are worth, on all terrains."""
    total = 0.0
    for terrain in range(TERRAINS):
        for level in range(Capability.MOVE, s.capability[seat, terrain] + 1):
            total += capability_worth(s, level)
    return total
