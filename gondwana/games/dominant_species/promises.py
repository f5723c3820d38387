"""The bot's eye for eyes and cards: what a pawn on an eye, or a dominance card, promises an animal, in points."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.rule import rule

from .rules.cards.points import dominated
from .rules.cards.rows import fitting_disks, shared_tiles
from .rules.competition import field_of, shares
from .rules.domination import rank_on
from .rules.earth import bonus, dominant, endangered, in_play, is_tile, tiles_beside, tundra_beside
from .rules.elements import is_threatened
from .rules.pieces import has_room, total
from .stakes import gain_by_cubes
from .state import State
from .tables import (
    ANIMALS,
    CORNERS,
    ELEMENTS,
    EYE_ACTION,
    FIELDS,
    FIRST_EYE,
    HEXES,
    LIMIT,
    MEETING,
    MIGRATION_CUBES,
    PLACES,
    PRIZE,
    SPECIATION_ELEMENT,
    STACKS,
    TOUCHING,
    Action,
    Box,
    Card,
    Terrain,
)

CARD_WORTH: Final = 3.5  # of a card, on the whole
PAWN_WORTH: Final = 3.0  # of an action pawn that stays
LEAD_WEIGHT: Final = 1.5  # of a lead of one point, when the game ends
WIN_WORTH: Final = 25.0  # of a safe lead then


@rule
def eye_worth(s: State, animal: int, eye: int) -> float:
    """What a pawn on an eye promises, as the table stands."""
    action = EYE_ACTION[eye]
    if action <= Action.GLACIATION:
        return early_eye_worth(s, animal, action, eye)
    if action == Action.SPECIATION:
        return speciation_worth(s, animal, SPECIATION_ELEMENT[eye - FIRST_EYE[Action.SPECIATION]])
    if action == Action.WANDERLUST:
        return wanderlust_worth(s) - 0.3 * (eye - FIRST_EYE[Action.WANDERLUST])
    if action == Action.MIGRATION:
        return migration_worth(s, animal, MIGRATION_CUBES[eye - FIRST_EYE[Action.MIGRATION]])
    if action == Action.COMPETITION:
        return competition_worth(s, animal, eye)
    return domination_worth(s, animal, eye - FIRST_EYE[Action.DOMINATION])


@rule
def early_eye_worth(s: State, animal: int, action: int, eye: int) -> float:
    """The eyes of Initiative to Glaciation."""
    if action == Action.INITIATIVE:
        return 1.0 if s.track[0] != animal else 0.3
    if action == Action.ADAPTATION:
        return 2.4 if has_room(s, animal) and total(s.box[Box.ADAPTATION]) > 0 else 0.0
    if action == Action.REGRESSION:
        return 2.2 if threatened_types(s, animal) > 0 else 0.0
    if action == Action.ABUNDANCE:
        return 2.2 if total(s.box[Box.ABUNDANCE]) > 0 else 0.0
    if action == Action.WASTELAND:
        return 0.9 if total(s.box[Box.WASTELAND]) > 0 else 0.0
    if action == Action.DEPLETION:
        return 1.4 if total(s.box[Box.DEPLETION]) > 0 else 0.0
    return glaciation_worth(s, eye - FIRST_EYE[Action.GLACIATION])


@rule
def threatened_types(s: State, animal: int) -> int:
    """How many types of an animal Regression threatens."""
    count = 0
    for element in range(ELEMENTS):
        if is_threatened(s, animal, element):
            count += 1
    return count


@rule
def glaciation_worth(s: State, place: int) -> float:
    """The best bonus there is, the less the longer the queue."""
    best = 0
    if s.tundra > 0:
        for tile in range(HEXES):
            if is_tile(s, tile) and s.terrain[tile] != Terrain.TUNDRA:
                best = max(best, tundra_beside(s, tile))
    return bonus(best) * 0.8 / (1 + place) + 0.5


@rule
def speciation_worth(s: State, animal: int, element: int) -> float:
    """The best disk of the type: cubes on tiles that feed the animal."""
    if s.gene_pool[animal] == 0:
        return 0.0
    best = 0.0
    for corner in range(CORNERS):
        if s.disk[corner] == element:
            best = max(best, disk_worth(s, animal, corner))
    return 0.7 * best


@rule
def disk_worth(s: State, animal: int, corner: int) -> float:
    """What cubes round a disk would bring."""
    worth = 0.0
    for place in range(MEETING):
        tile = TOUCHING[corner, place]
        if tile != NONE and is_tile(s, tile) and not endangered(s, animal, tile):
            worth += gain_by_cubes(s, animal, tile, min(LIMIT[s.terrain[tile]], s.gene_pool[animal]))
    return worth


@rule
def wanderlust_worth(s: State) -> float:
    """The best place for a tile."""
    shown = 0
    for stack in range(STACKS):
        if s.face_up[stack] != NONE:
            shown += 1
    if shown == 0:
        return 0.0
    best = 0
    for place in range(HEXES):
        if s.terrain[place] == NONE:
            best = max(best, tiles_beside(s, place))
    return 0.8 * bonus(best)


@rule
def migration_worth(s: State, animal: int, moves: int) -> float:
    """Cubes that flee, and room for the others."""
    fleeing, cubes = 0, 0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0:
            cubes += s.cubes[tile, animal]
            if endangered(s, animal, tile):
                fleeing += s.cubes[tile, animal]
    return 1.0 * min(moves, fleeing) + 0.3 * min(moves, cubes)


@rule
def competition_worth(s: State, animal: int, eye: int) -> float:
    """Terrains of the eye on which there is somebody to fight."""
    seen = 0
    worth = 0.0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0 and shares(s, animal, tile):
            field = field_of(s, eye, tile)
            if field < FIELDS and (seen >> field) & 1 == 0:
                seen |= 1 << field
                worth += 0.6 + 0.08 * PRIZE[s.terrain[tile], 0]
    return worth


@rule
def domination_worth(s: State, animal: int, place: int) -> float:
    """The best tile that would be left by the pawns before."""
    best = 0.0
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0 and s.named[tile] == 0:
            best = max(best, naming_worth(s, animal, tile))
    return best * (1.0 - 0.12 * place)


@rule
def naming_worth(s: State, animal: int, tile: int) -> float:
    """What scoring a tile now brings: the own prize, less a part of the others', and the card."""
    worth = 0.0
    for other in range(ANIMALS):
        if s.cubes[tile, other] > 0:
            rank = rank_on(s, tile, other)
            prize = PRIZE[s.terrain[tile], rank] if rank < PLACES else 0
            worth += prize if other == animal else -0.25 * prize
    ruler = dominant(s, tile)
    if ruler == animal:
        worth += CARD_WORTH
    elif ruler != NONE:
        worth -= 0.3 * CARD_WORTH
    return worth


@rule
def card_worth(s: State, animal: int, card: int) -> float:
    """What a card promises its taker."""
    if card == Card.OMNIVORE or card == Card.INTELLIGENCE or card == Card.PARASITISM:
        return PAWN_WORTH + 1.0
    if card == Card.BIODIVERSITY:
        return float(shared_tiles(s, animal))
    if card == Card.ECODIVERSITY:
        return float(fitting_disks(s, animal))
    if card == Card.ICE_AGE:
        return ice_age_worth(s, animal)
    if card == Card.FERTILE or card == Card.PREDATOR:
        return 4.5
    if card == Card.IMMIGRANTS or card == Card.MASS_EXODUS or card == Card.DISEASE or card == Card.SYMBIOTIC:
        return 1.5
    return 3.0


@rule
def ice_age_worth(s: State, animal: int) -> float:
    """The bonus, and what comes of it that the game ends: whoever leads wants that."""
    return float(bonus(dominated(s, animal))) + lead_worth(s, animal)


@rule
def lead_worth(s: State, animal: int) -> float:
    """What an end in this turn is worth: much to who would win, as much against who would lose."""
    best = 0
    for other in range(ANIMALS):
        if in_play(s, other) and s.owner[other] != s.owner[animal]:
            best = max(best, points_at_end(s, other))
    lead = LEAD_WEIGHT * (points_at_end(s, animal) - best)
    return max(-WIN_WORTH, min(WIN_WORTH, lead))


@rule
def points_at_end(s: State, animal: int) -> int:
    """The VPs of an animal if the game ended now: earth is scored once more, without what is endangered (DS-145)."""
    points = s.points[animal]
    for tile in range(HEXES):
        if s.cubes[tile, animal] > 0 and not endangered(s, animal, tile):
            rank = rank_on(s, tile, animal)
            if rank < PLACES:
                points += PRIZE[s.terrain[tile], rank]
    return points
