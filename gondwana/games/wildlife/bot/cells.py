"""What a piece is worth on a cell: the points of its territory and of its colony, quick rather than exact."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.pieces import is_full, population
from ..scoring import points_with
from ..state import State
from ..tables import CELLS, COMING, MARKERS, NEAR, ROOM, SIDES, TERRITORIES, TERRITORY, TRACK, Capability

# Found by playing greedy bots against each other; only their proportions matter.
FAR_SCORING: Final = 0.6  # a general scoring that may still come, beside the last one


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
def best_anywhere(s: State, seat: int, capability: int) -> float:
    """The best gain in any territory where the species has a capability."""
    best = 0.0
    for territory in range(TERRITORIES):
        if s.capability[seat, territory // 2] >= capability and not is_full(s, territory):
            best = max(best, gain(s, seat, territory))
    return best


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
def cheapest_piece(s: State, seat: int) -> float:
    """What the piece costs that can be spared most easily."""
    cheapest = 99.0
    for cell in range(CELLS):
        if s.piece[cell] == seat:
            cheapest = min(cheapest, loss(s, seat, TERRITORY[cell]))
    return cheapest
