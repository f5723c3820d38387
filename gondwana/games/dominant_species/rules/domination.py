"""Domination: a tile pays, its dominant animal takes a card (DS-91 … DS-96, DS-152 … DS-154, DS-182, DS-183)."""

from gondwana.kernel.rules import NONE, Ints, answers, pose, question, rule, tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, HEXES, PLACES, PRIZE, Action, Source
from ..words import TILE
from .asking import or_pass, owner
from .earth import dominant, is_tile, whose
from .pieces import gain, take_back


@rule
def dominate(s: State, eye: int) -> None:
    """The next Domination pawn acts (DS-91)."""
    pose(s, Prompt.DOMINATE, take_back(s, eye))


@question(Prompt.DOMINATE, TILE, at="tile:{answer}", decider=owner)
def offer_dominate(s: State, out: Ints) -> int:
    """Any tile that was not named in this turn, or to forgo (DS-91, DS-154)."""
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and s.named[tile] == 0:
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@answers(Prompt.DOMINATE)
def answer_dominate(s: State, tile: int, animal: int) -> None:
    """The tile is scored; then its dominant animal, whoever named it, takes a card (DS-91, DS-94, DS-153, DS-182)."""
    if tile == NO_TILE:
        tell(s, Event.FORGONE, whose(s, animal), Action.DOMINATION)
        return
    s.named[tile] = 1
    tell(s, Event.NAMED, whose(s, animal), s.terrain[tile], tile)
    for place in range(PLACES):
        winner = place_on(s, tile, place)
        if winner != NONE and PRIZE[s.terrain[tile], place] > 0:
            gain(s, winner, PRIZE[s.terrain[tile], place], Source.DOMINATION)
            tell(s, Event.SCORED, whose(s, winner), PRIZE[s.terrain[tile], place], s.terrain[tile], tile)
    ruler = dominant(s, tile)
    if ruler != NONE:
        pose(s, Prompt.TAKE_CARD, ruler, tile)


@rule
def place_on(s: State, tile: int, place: int) -> int:
    """The animal at a place on a tile: most cubes first, ties by the food chain; or NONE (DS-92, DS-93)."""
    for animal in range(ANIMALS):
        if s.cubes[tile, animal] > 0 and rank_on(s, tile, animal) == place:
            return animal
    return NONE


@rule
def rank_on(s: State, tile: int, animal: int) -> int:
    """How many animals stand before one on a tile (DS-92)."""
    ahead = 0
    for other in range(ANIMALS):
        more = s.cubes[tile, other] > s.cubes[tile, animal]
        if more or (other < animal and s.cubes[tile, other] == s.cubes[tile, animal]):
            ahead += 1
    return ahead
