"""What a pawn on an eye promises an animal, in points."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.competition import field_of, shares
from ..rules.earth import bonus, endangered, is_tile, tiles_beside, tundra_beside
from ..rules.elements import is_threatened
from ..rules.pieces import has_room, total
from ..state import State
from ..tables import (
    CORNERS,
    ELEMENTS,
    EYE_ACTION,
    FIELDS,
    FIRST_EYE,
    HEXES,
    LIMIT,
    MEETING,
    MIGRATION_CUBES,
    PRIZE,
    SPECIATION_ELEMENT,
    STACKS,
    TOUCHING,
    Action,
    Box,
    Terrain,
)
from .assets import disk_hope
from .cards import naming_worth
from .tiles import gain_by_cubes

ADAPTED: Final = 1.5  # what a new element brings at once
PROTECTED: Final = 1.0  # what an element feeds that would be lost


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
        return ADAPTED + disk_hope(s) if has_room(s, animal) and total(s.box[Box.ADAPTATION]) > 0 else 0.0
    if action == Action.REGRESSION:
        return PROTECTED + disk_hope(s) if threatened_types(s, animal) > 0 else 0.0
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
