"""What each answer brings at once, in points, question by question."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..prompts import NO_ANIMAL, NO_CORNER, NO_STACK, NO_TILE, NO_TYPE, Loss, Prompt
from ..rules.earth import bonus, cubes_on, endangered, tiles_beside, tundra_beside
from ..rules.migration import reach
from ..state import State
from ..tables import ANIMALS, AQUATIC_CUBES, HEXES, NEED, PRIZE, Card
from .assets import disk_hope, pawn_hope
from .cards import card_worth, naming_worth
from .pawns import disk_worth
from .tiles import balance, by_cubes, by_disk, by_element, by_move, rough_move

IN_THE_POOL: Final = 0.2  # what a cube is worth that stays in the gene pool


@rule
def worth_of(s: State, question: int, a: int, b: int, c: int, d: int, move: int) -> float:
    """What an answer brings to the animal that is asked."""
    if question < Prompt.ADAPT:
        return 0.0
    if question < Prompt.GLACIATE:
        return worth_of_elements(s, question, a, b, move)
    if question < Prompt.STACK:
        return worth_of_spreading(s, question, a, b, move)
    if question < Prompt.MIGRATE_FROM:
        return worth_of_wandering(s, question, a, b, c, move)
    if question < Prompt.DOMINATE:
        return worth_of_struggle(s, question, a, b, c, d, move)
    if question < Prompt.AQUATIC_TILE:
        return worth_of_tile_cards(s, question, a, b, c, d, move)
    if question < Prompt.LOSE_DISK:
        return worth_of_element_cards(s, question, a, b, c, move)
    return worth_of_other_cards(s, question, a, b, move)


@rule
def type_worth(s: State, animal: int, element: int) -> float:
    """How much an animal likes a type on earth, others disliked."""
    own = s.disks[animal, element] + NEED[animal, element]
    others = 0
    for other in range(ANIMALS):
        if other != animal and s.owner[other] != NONE:
            others += s.disks[other, element] + NEED[other, element]
    return own - 0.2 * others


@rule
def worth_of_elements(s: State, question: int, a: int, b: int, move: int) -> float:
    """Adaptation to Depletion."""
    if question == Prompt.ADAPT:
        return 0.0 if move == NO_TYPE else disk_hope(s) + by_element(s, a, move, 1)
    if question == Prompt.PROTECT:
        return 0.0 if move == NO_TYPE else disk_hope(s) - by_element(s, a, move, -1)
    if question == Prompt.ABUNDANCE_TYPE:
        return 0.0 if move == NO_TYPE else type_worth(s, a, move)
    if question == Prompt.ABUNDANCE_CORNER:
        return by_disk(s, a, move, b)
    if question == Prompt.WASTE:
        return 0.0 if move == NO_TYPE else 0.4 * type_worth(s, a, move)
    return 0.0 if move == NO_CORNER else by_disk(s, a, move, NONE)


@rule
def worth_of_spreading(s: State, question: int, a: int, b: int, move: int) -> float:
    """Glaciation and Speciation."""
    if question == Prompt.GLACIATE:
        return 0.0 if move == NO_TILE else bonus(tundra_beside(s, move)) - 0.7 * balance(s, a, move)
    if question == Prompt.SPECIATE_DISK:
        return 0.0 if move == NO_CORNER else disk_worth(s, a, move)
    if question == Prompt.SPECIATE_COUNT:
        return cubes_worth(s, a, b, move)
    return 0.0 if move == NO_TILE else cubes_worth(s, a, move, 1)


@rule
def cubes_worth(s: State, animal: int, tile: int, count: int) -> float:
    """New cubes on a tile, less what they are worth in the gene pool."""
    if endangered(s, animal, tile):
        return -0.3 * count
    return by_cubes(s, animal, animal, tile, count) - IN_THE_POOL * count


@rule
def worth_of_wandering(s: State, question: int, a: int, b: int, c: int, move: int) -> float:
    """Wanderlust."""
    if question == Prompt.STACK:
        return 0.0 if move == NO_STACK else 3.0 + 0.1 * PRIZE[s.face_up[move], 0]
    if question == Prompt.HEX:
        return 1.0 * bonus(tiles_beside(s, move))
    if question == Prompt.WANDER_TYPE:
        return 0.0 if move == NO_TYPE else type_worth(s, a, move)
    if question == Prompt.WANDER_CORNER:
        return by_disk(s, a, move, c)
    return by_move(s, a, b, c, move)


@rule
def best_move_from(s: State, animal: int, origin: int, count: int) -> float:
    """The best tile to go to with so many cubes."""
    tiles = reach(s, animal, origin)
    best = -9.0
    for tile in range(HEXES):
        if (tiles >> tile) & 1:
            best = max(best, rough_move(s, animal, origin, tile, count))
    return best


@rule
def worth_of_struggle(s: State, question: int, a: int, b: int, c: int, d: int, move: int) -> float:
    """Migration, Competition, Extinction."""
    if question == Prompt.MIGRATE_FROM:
        if move == NO_TILE:
            return 0.0
        return best_move_from(s, a, move, min(b, s.unmoved[move]))
    if question == Prompt.MIGRATE_TO:
        return max(by_move(s, a, c, move, 1), by_move(s, a, c, move, min(b, s.unmoved[c])))
    if question == Prompt.MIGRATE_COUNT:
        return by_move(s, a, c, d, move)
    if question == Prompt.ARACHNID or question == Prompt.COMPETE:
        return 0.0 if move == NO_TILE else best_kill(s, a, move)
    if question == Prompt.VICTIM:
        return by_cubes(s, a, move, b, -1) + 0.1
    return balance(s, a, move)


@rule
def best_kill(s: State, animal: int, tile: int) -> float:
    """The best victim on a tile."""
    best = 0.0
    for other in range(ANIMALS):
        if other != animal and s.cubes[tile, other] > 0:
            best = max(best, by_cubes(s, animal, other, tile, -1) + 0.1)
    return best


@rule
def worth_of_tile_cards(s: State, question: int, a: int, b: int, c: int, d: int, move: int) -> float:
    """Domination, and cards that name a tile."""
    if question == Prompt.DOMINATE:
        return 0.0 if move == NO_TILE else naming_worth(s, a, move)
    if question == Prompt.TAKE_CARD:
        return card_worth(s, a, move)
    if question == Prompt.NAME_TILE:
        if b == Card.FERTILE:
            return 1.0 * cubes_on(s, move)
        return -balance(s, a, move)
    if question == Prompt.CASUALTY:
        return by_cubes(s, a, move, b, -1)
    if question == Prompt.SURVIVOR:
        return 1.0 if move == a else 0.0
    if question == Prompt.KEEP_DISK:
        return -by_disk(s, a, move, NONE)
    if c == a:
        return by_move(s, a, b, d, move)
    return 0.0 if endangered(s, c, d) else -0.1 * move


@rule
def worth_of_element_cards(s: State, question: int, a: int, b: int, c: int, move: int) -> float:
    """Aquatic, Habitat, Metamorphosis."""
    if question == Prompt.AQUATIC_TILE:
        return by_cubes(s, a, a, move, min(AQUATIC_CUBES, s.gene_pool[a]))
    if question == Prompt.AQUATIC_TYPE or question == Prompt.HABITAT_TYPE:
        return type_worth(s, a, move)
    if question == Prompt.AQUATIC_CORNER:
        return by_disk(s, a, move, c)
    if question == Prompt.AQUATIC_COUNT:
        return cubes_worth(s, a, b, move)
    if question == Prompt.HABITAT_CORNER:
        return by_disk(s, a, move, b)
    if question == Prompt.GIVE_TYPE:
        return by_element(s, a, move, -1)
    return by_element(s, a, move, 1)


@rule
def worth_of_other_cards(s: State, question: int, a: int, b: int, move: int) -> float:
    """Disease, Immigrants, Instinct, Evolution, Fecundity, Hibernation."""
    if question == Prompt.LOSE_DISK:
        return by_element(s, a, move, -1)
    if question == Prompt.IMMIGRATE:
        return -disk_hope(s) if move == Loss.DISK else -pawn_hope(s) if move == Loss.PAWN else -0.4 * surplus(s, a)
    if question == Prompt.EVOLVE_ANIMAL:
        return 0.0 if move == NO_ANIMAL else best_evolution(s, a, move)
    if question == Prompt.EVOLVE_TILE:
        return evolution_worth(s, a, b, move)
    if question == Prompt.FECUNDITY:
        return cubes_worth(s, a, b, move)
    if question == Prompt.HIBERNATE_TILE:
        return 0.0 if move == NO_TILE else by_cubes(s, a, a, move, min(5, s.eliminated[a]))
    if question == Prompt.HIBERNATE_COUNT:
        return 1.0 * move
    return 0.0


@rule
def surplus(s: State, animal: int) -> int:
    """Cubes beyond the first on each tile."""
    count = 0
    for tile in range(HEXES):
        count += max(0, s.cubes[tile, animal] - 1)
    return count


@rule
def evolution_worth(s: State, animal: int, other: int, tile: int) -> float:
    """One cube of another replaced by an own one."""
    before = balance(s, animal, tile)
    s.cubes[tile, other] -= 1
    s.cubes[tile, animal] += 1
    after = balance(s, animal, tile)
    s.cubes[tile, other] += 1
    s.cubes[tile, animal] -= 1
    return after - before


@rule
def best_evolution(s: State, animal: int, other: int) -> float:
    """The best tile to replace a cube of another."""
    best = 0.0
    for tile in range(HEXES):
        if s.cubes[tile, other] > 0:
            best = max(best, evolution_worth(s, animal, other, tile))
    return best
