"""Answers that only throw something away: no bot gives them, however little it sees."""

from gondwana.kernel.rules import NONE, about, prompt, rule

from ..prompts import NO_CORNER, NO_STACK, NO_TILE, NO_TYPE, Prompt
from ..rules.competition import field_of, shares
from ..rules.domination import rank_on
from ..rules.earth import bonus, dominant, endangered, is_tile, tundra_beside
from ..rules.pieces import total
from ..state import State
from ..tables import (
    ANIMALS,
    CORNERS,
    ELEMENTS,
    EYE_ACTION,
    FIELDS,
    FIRST_EYE,
    HEXES,
    NEED,
    PLACES,
    PRIZE,
    Action,
    Box,
    Terrain,
)
from .answers import best_kill
from .cards import naming_worth
from .pawns import disk_worth
from .tiles import balance


@rule
def wasteful(s: State, seat: int, move: int) -> bool:
    """To forgo what a pawn was placed for, to score a tile for others only."""
    question, animal = prompt(s), about(s, 0)
    if question < Prompt.GLACIATE:
        return forgoes_element(s, question, animal, move)
    if question < Prompt.MIGRATE_FROM:
        return forgoes_land(s, question, animal, move)
    if question == Prompt.DOMINATE:
        return has_tile_to_score(s, seat, animal) if move == NO_TILE else not pays(s, seat, move)
    return move == NO_TILE and forgoes_kill(s, question, animal)


@rule
def is_behind(s: State, eye: int) -> bool:
    """Whether an eye acts later than a vacant one of its section, which does the same or more (DS-16, DS-18)."""
    action = EYE_ACTION[eye]
    if action == Action.SPECIATION or action == Action.COMPETITION:
        return False  # each eye has its own type, or its own terrains
    for before in range(FIRST_EYE[action], eye):
        if s.eyes[before] == NONE:
            return True
    return False


@rule
def forgoes_element(s: State, question: int, animal: int, move: int) -> bool:
    """Adaptation and Regression always help; Abundance does where a type lies ready that the animal lives on."""
    if question == Prompt.ADAPT or question == Prompt.PROTECT:
        return move == NO_TYPE
    if question == Prompt.ABUNDANCE_TYPE and move == NO_TYPE:
        for element in range(ELEMENTS):
            if s.box[Box.ABUNDANCE, element] > 0 and s.disks[animal, element] + NEED[animal, element] > 0:
                return True
    return False


@rule
def forgoes_land(s: State, question: int, animal: int, move: int) -> bool:
    """Glaciation with a bonus that is worth it, Speciation where the animal can live, a tile of Wanderlust."""
    if question == Prompt.GLACIATE:
        return move == NO_TILE and has_tile_to_freeze(s, animal)
    if question == Prompt.SPECIATE_DISK:
        return move == NO_CORNER and has_disk_to_live_by(s, animal, about(s, 1))
    if question == Prompt.SPECIATE_COUNT:
        return move == 0 and not endangered(s, animal, about(s, 1))
    if question == Prompt.INSECT:
        return move == NO_TILE and has_home(s, animal)
    return question == Prompt.STACK and move == NO_STACK


@rule
def has_tile_to_freeze(s: State, animal: int) -> bool:
    """Whether tundra somewhere brings more than it costs."""
    for tile in range(HEXES):
        if is_tile(s, tile) and s.terrain[tile] != Terrain.TUNDRA:
            beside = tundra_beside(s, tile)
            if beside > 0 and bonus(beside) - 0.7 * balance(s, animal, tile) > 0.0:
                return True
    return False


@rule
def has_disk_to_live_by(s: State, animal: int, element: int) -> bool:
    """Whether new cubes would live beside a disk of a type."""
    for corner in range(CORNERS):
        if s.disk[corner] == element and disk_worth(s, animal, corner) > 0.0:
            return True
    return False


@rule
def has_home(s: State, animal: int) -> bool:
    """Whether an animal can live on any tile."""
    for tile in range(HEXES):
        if is_tile(s, tile) and not endangered(s, animal, tile):
            return True
    return False


@rule
def has_tile_to_score(s: State, seat: int, animal: int) -> bool:
    """Whether a tile is left that is worth naming."""
    for tile in range(HEXES):
        if is_tile(s, tile) and s.named[tile] == 0 and pays(s, seat, tile) and naming_worth(s, animal, tile) > 0.0:
            return True
    return False


@rule
def pays(s: State, seat: int, tile: int) -> bool:
    """Whether scoring a tile brings a seat points or a card, with any of its animals (DS-92, DS-94)."""
    ruler = dominant(s, tile)
    if ruler != NONE and s.owner[ruler] == seat and total(s.offer) > 0:
        return True
    for animal in range(ANIMALS):
        if s.owner[animal] == seat and s.cubes[tile, animal] > 0:
            rank = rank_on(s, tile, animal)
            if rank < PLACES and PRIZE[s.terrain[tile], rank] > 0:
                return True
    return False


@rule
def forgoes_kill(s: State, question: int, animal: int) -> bool:
    """Whether a rival is left in the way that a Competition could strike (DS-88, DS-89)."""
    if question != Prompt.COMPETE and question != Prompt.ARACHNID:
        return False
    for tile in range(HEXES):
        if not shares(s, animal, tile):
            continue
        if question == Prompt.COMPETE:
            field = field_of(s, about(s, 1), tile)
            if field == FIELDS or (about(s, 2) >> field) & 1:
                continue
        if best_kill(s, animal, tile) > 0.0:
            return True
    return False
