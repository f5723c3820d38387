"""What places, cards and abilities are worth to a seat, in points: estimates for the bots, quick rather than exact."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.rule import rule

from .rules.abilities import can_take
from .rules.board import is_full, population
from .rules.terrain import can_attack, can_place
from .scoring import points_with
from .state import State
from .tables import (
    ABILITIES,
    CELLS,
    COMING,
    FOOD_FOR_A_POINT,
    JOKERS,
    LOWEST_BID,
    MARKERS,
    NEAR,
    ROOM,
    SIDES,
    TERRAINS,
    TERRITORIES,
    TERRITORY,
    TRACK,
    Ability,
    Capability,
    Card,
)

# Found by playing greedy bots against each other; only their proportions matter.
COLONY_PIECE: Final = 0.7  # a further piece, for the colonies
MOVE: Final = 0.4  # a move, wherever it leads
FAR_SCORING: Final = 0.6  # a general scoring that may still come, beside the last one
HARM: Final = 1.2  # an epidemic or a famine for the others
SOURCE: Final = 2.4  # a food source
LEARN: Final = 0.35  # a wheel, for each turn that is left
FIRST_FOOD: Final = 0.36  # of the first few food points, which buy cards
MORE_FOOD: Final = 0.30  # of the others, which become points
PURSE: Final = 9  # how many the first few are
OWN_CARD: Final = 4.5  # what a card of one's own brings, played well
SHARE: Final = 0.85  # of what a card is worth, to be bid at most
HIGHEST_PRICE: Final = int(SHARE * OWN_CARD * FOOD_FOR_A_POINT)  # food that any card is worth at most


@rule
def turns_left(s: State) -> float:
    """How many turns everybody may still have: until the shortest reserve is used up."""
    shortest = s.reserve[0]
    for seat in range(1, s.seats):
        shortest = min(shortest, s.reserve[seat])
    return min(9.0, 0.5 * shortest)


@rule
def scorings_left(s: State) -> float:
    """How many general scorings a piece may still count in."""
    return 1.0 + FAR_SCORING * COMING[s.markers]


@rule
def gain(s: State, seat: int, territory: int) -> float:
    """What one more piece in a territory with room is worth: its points, and the marker if it fills the last cell."""
    own = s.living[territory, seat]
    pieces = population(s, territory)
    more = points_with(s, territory, seat, own + 1, pieces + 1) - points_with(s, territory, seat, own, pieces)
    worth = scorings_left(s) * more
    if pieces + 1 == ROOM[territory] and s.marker[territory] == 0 and s.markers < MARKERS:
        worth += TRACK[s.markers + 1]
    return worth


@rule
def loss(s: State, seat: int, territory: int) -> float:
    """What the points of a territory are worth that one piece less costs."""
    own = s.living[territory, seat]
    pieces = population(s, territory)
    less = points_with(s, territory, seat, own, pieces) - points_with(s, territory, seat, own - 1, pieces - 1)
    return scorings_left(s) * less


@rule
def neighbours(s: State, seat: int, cell: int) -> int:
    """How many own pieces stand beside a cell."""
    count = 0
    for side in range(SIDES):
        if s.piece[NEAR[cell, side]] == seat:
            count += 1
    return count


@rule
def place_worth(s: State, seat: int, cell: int) -> float:
    """What a piece is worth on a cell, instead of another's if one stands there."""
    near = 0.3 * min(2, neighbours(s, seat, cell))
    if s.piece[cell] == NONE:
        return gain(s, seat, TERRITORY[cell]) + near
    own = s.living[TERRITORY[cell], seat]
    pieces = population(s, TERRITORY[cell])
    more = points_with(s, TERRITORY[cell], seat, own + 1, pieces) - points_with(s, TERRITORY[cell], seat, own, pieces)
    return scorings_left(s) * more + near + 0.5


@rule
def best_gain(s: State, seat: int, terrain: int) -> float:
    """The better of the two territories of a terrain that have room, 0 if none has."""
    best = 0.0
    for territory in range(2 * terrain, 2 * terrain + 2):
        if not is_full(s, territory):
            best = max(best, gain(s, seat, territory))
    return best


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


@rule
def food_worth(s: State, food: int) -> float:
    """What food is worth: the first few points most; nothing but a place in the scoring once the end is near."""
    if s.ending:
        return 0.02 * food
    return FIRST_FOOD * min(food, PURSE) + MORE_FOOD * max(0, food - PURSE)


@rule
def bargain(s: State, seat: int, card: int) -> float:
    """What it is worth to buy a card: no more than what one's own cards would bring instead, on another turn."""
    return min(card_worth(s, seat, card, 1), OWN_CARD)


@rule
def price_limit(s: State, seat: int, card: int) -> float:
    """The most food that a seat should bid for a card: it may cost a point, but nobody goes far into debt."""
    return min(SHARE * FOOD_FOR_A_POINT * bargain(s, seat, card), float(s.food[seat] + FOOD_FOR_A_POINT))


@rule
def sale_price(s: State, card: int) -> float:
    """The food that a card may bring: what the second of the bidders would pay, at least the lowest bid."""
    first, second = 0.0, 0.0
    for seat in range(s.seats):
        if seat != s.active:
            limit = price_limit(s, seat, card)
            if limit > first:
                first, second = limit, first
            elif limit > second:
                second = limit
    if first < LOWEST_BID:
        return 0.0
    return max(float(LOWEST_BID), min(second + 1.0, first))


@rule
def best_move(s: State, seat: int, origin: int) -> float:
    """What moving the piece on a cell to the best territory it can reach may gain."""
    from_here = loss(s, seat, TERRITORY[origin])
    best = -from_here
    for cell in range(CELLS):
        if s.piece[cell] == NONE and s.capability[seat, TERRITORY[cell] // 2] >= Capability.MOVE:
            if TERRITORY[cell] == TERRITORY[origin]:
                continue
            for side in range(SIDES):
                if s.colony[NEAR[cell, side]] == s.colony[origin]:
                    best = max(best, gain(s, seat, TERRITORY[cell]) - from_here)
    return best


@rule
def best_anywhere(s: State, seat: int, capability: int) -> float:
    """The best gain in any territory where the species has a capability."""
    best = 0.0
    for territory in range(TERRITORIES):
        if s.capability[seat, territory // 2] >= capability and not is_full(s, territory):
            best = max(best, gain(s, seat, territory))
    return best
