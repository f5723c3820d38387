"""Domination: a tile pays, its dominant animal takes a card (DS-91 … DS-96, DS-152 … DS-154, DS-182, DS-183)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, CARDS, HEXES, PLACES, PRIZE, Action
from .earth import dominant, is_tile
from .pieces import gain, or_pass, pose, take_back


@rule
def dominate(s: State, eye: int) -> None:
    """The next Domination pawn acts (DS-91)."""
    pose(s, Prompt.DOMINATE, take_back(s, eye))


@rule
def offer_dominate(s: State, animal: int, out: Ints) -> int:
    """Any tile that was not named in this turn, or to forgo (DS-91, DS-154)."""
    count = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and s.named[tile] == 0:
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@rule
def answer_dominate(s: State, seat: int, animal: int, tile: int) -> None:
    """The tile is scored; then its dominant animal, whoever named it, takes a card (DS-91, DS-94, DS-153, DS-182)."""
    answered(s, seat)
    if tile == NO_TILE:
        tell(s, Event.FORGONE, animal, Action.DOMINATION)
        return
    s.named[tile] = 1
    for place in range(PLACES):
        winner = place_on(s, tile, place)
        if winner != NONE and PRIZE[s.terrain[tile], place] > 0:
            gain(s, winner, PRIZE[s.terrain[tile], place])
            tell(s, Event.SCORED, winner, PRIZE[s.terrain[tile], place], s.terrain[tile], tile)
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


@rule
def offer_cards(s: State, out: Ints) -> int:
    """The cards that lie face up (DS-94, DS-96)."""
    count = 0
    for card in range(CARDS):
        if s.offer[card] == 1:
            out[count] = card
            count += 1
    return count
