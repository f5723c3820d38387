"""What cards and abilities are worth to who uses them now, in points: quick rather than exact."""

from typing import Final

from gondwana.kernel.rules import Ints, constant, rule

from ..rules.abilities import can_take
from ..rules.pieces import has_room, population
from ..rules.terrain import can_attack, can_place
from ..state import State
from ..tables import ABILITIES, JOKERS, ROOM, TERRAINS, Capability, Card
from .cells import best_gain
from .worth import HUNDREDTH, ability_worth, arrival_worth, capability_worth, table_of

MOVE: Final = 0.4  # a move, wherever it leads
HARM: Final = 1.8  # an epidemic or a famine for the others
SOURCE: Final = 2.6  # a food source
STOLEN: Final[Ints] = constant([50, 25])  # hundredths of what an ability is worth, if another one loses it: see worth
CROWDED: Final = 0.15  # with less room than its inverse a terrain is worth less to learn


@rule
def terrain_worth(s: State, seat: int, terrain: int, bought: int) -> float:
    """What a terrain card is worth: to place, to attack, or at least to move."""
    if s.capability[seat, terrain] == Capability.NOTHING:
        return 0.0
    worth = MOVE
    if can_place(s, seat, terrain, bought):
        worth = max(worth, best_gain(s, seat, terrain) + arrival_worth(s))
    if can_attack(s, seat, terrain):
        worth = max(worth, 1.0 + arrival_worth(s))
    return worth


@rule
def taking_worth(s: State, ability: int) -> float:
    """What it is worth to take an ability: most where another one loses it."""
    worth = ability_worth(s, ability)
    return worth if s.supply[ability] > 0 else worth + HUNDREDTH * STOLEN[table_of(s)] * worth


@rule
def arrow_worth(s: State, seat: int) -> float:
    """What the best ability is worth that an arrow can take."""
    best = 0.0
    for ability in range(ABILITIES):
        if can_take(s, seat, ability):
            best = max(best, taking_worth(s, ability))
    return best


@rule
def level_worth(s: State, seat: int, terrain: int) -> float:
    """What the next level on a terrain is worth: most where it lets the species reproduce."""
    level = s.capability[seat, terrain]
    if level == Capability.ATTACK:
        return 0.0
    worth = capability_worth(s, level + 1)
    if level == Capability.REPRODUCE:
        return worth + (bonus_worth(s, seat, terrain) if s.wheel_bonus else 0.0)
    room = ROOM[2 * terrain] + ROOM[2 * terrain + 1] - population(s, 2 * terrain) - population(s, 2 * terrain + 1)
    return worth * min(1.0, CROWDED * room)


@rule
def bonus_worth(s: State, seat: int, terrain: int) -> float:
    """What the piece is worth that comes with the highest level (WL-19)."""
    if s.reserve[seat] == 0:
        return 0.0
    return arrival_worth(s) + (best_gain(s, seat, terrain) if has_room(s, terrain) else 0.0)


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
