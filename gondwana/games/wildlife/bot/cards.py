"""What cards and abilities are worth to who uses them now, in points: quick rather than exact."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.abilities import can_take
from ..rules.pieces import population
from ..rules.terrain import can_attack, can_place
from ..state import State
from ..tables import ABILITIES, JOKERS, ROOM, TERRAINS, Ability, Capability, Card
from .cells import best_gain

# Found by playing greedy bots against each other; only their proportions matter.
COLONY_PIECE: Final = 0.7  # a further piece, for the colonies
MOVE: Final = 0.4  # a move, wherever it leads
HARM: Final = 1.2  # an epidemic or a famine for the others
SOURCE: Final = 2.4  # a food source
LEARN: Final = 0.35  # a wheel, for each turn that is left


@rule
def turns_left(s: State) -> float:
    """How many turns everybody may still have: until the shortest reserve is used up."""
    shortest = s.reserve[0]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.reserve[seat])
    return min(9.0, 0.5 * shortest)


@rule
def terrain_worth(s: State, seat: int, terrain: int, bought: int) -> float:
    """What a terrain card is worth: to place, to attack, or at least to move."""
    if s.capability[seat, terrain] == Capability.NOTHING:
        return 0.0
    worth = MOVE
    if can_place(s, seat, terrain, bought):
        worth = max(worth, best_gain(s, seat, terrain) + COLONY_PIECE)
    if can_attack(s, seat, terrain):
        worth = max(worth, 1.0 + COLONY_PIECE)
    return worth


@rule
def ability_worth(s: State, ability: int) -> float:
    """What an ability brings in the turns that are left."""
    turns = turns_left(s)
    if ability == Ability.FOOD:
        return 1.9 * turns
    if ability == Ability.INTELLIGENCE:
        return 1.4 * turns
    if ability == Ability.ATTACK:
        return 1.5 * turns
    return 0.9 * turns if ability == Ability.MOBILITY else 0.35 * turns


@rule
def arrow_worth(s: State, seat: int) -> float:
    """What the best ability is worth that an arrow can take."""
    best = 0.0
    for ability in range(ABILITIES):
        if can_take(s, seat, ability):
            best = max(best, ability_worth(s, ability))
    return best


@rule
def level_worth(s: State, seat: int, terrain: int) -> float:
    """What the next level on a terrain is worth: most where it lets the species reproduce."""
    level = s.capability[seat, terrain]
    if level == Capability.ATTACK:
        return 0.0
    room = ROOM[2 * terrain] + ROOM[2 * terrain + 1] - population(s, 2 * terrain) - population(s, 2 * terrain + 1)
    if level == Capability.REPRODUCE:
        return 0.4 * LEARN * turns_left(s)
    step = 1.3 if level == Capability.MOVE else 0.7
    return step * LEARN * turns_left(s) * min(1.0, 0.15 * room)


@rule
def wheel_worth(s: State, seat: int) -> float:
    """What the best level is worth that a wheel can bring."""
    best = 0.0
    for terrain in range(TERRAINS):
        best = max(best, level_worth(s, seat, terrain))
    return best


@rule
def kind_worth(s: State, seat: int, card: int, bought: int) -> float:
    """What a terrain card, an arrow or a wheel is worth."""
    if card < TERRAINS:
        return terrain_worth(s, seat, card, bought)
    return arrow_worth(s, seat) if card == Card.ARROW else wheel_worth(s, seat)


@rule
def card_worth(s: State, seat: int, card: int, bought: int) -> float:
    """What a card is worth to who executes it now."""
    if card < JOKERS:
        return kind_worth(s, seat, card, bought)
    if card == Card.JOKER:
        best = 0.0
        for kind in range(JOKERS):
            best = max(best, kind_worth(s, seat, kind, 0))
        return best
    return SOURCE if card == Card.FOOD_SOURCE else HARM
