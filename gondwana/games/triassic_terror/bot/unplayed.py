"""What a seat still has to play: tile, card, white dinos, counters, the rest of a tile that was begun."""

from typing import Final

from gondwana.kernel.rules import NONE, first_asked, prompt, rule

from ..prompts import Prompt
from ..state import State
from ..tables import SPACES, Tile
from .rounds import periods_left

PLATE: Final = 2.0  # a tile that is still to be played, beside what it is worth by itself
CARD: Final = 3.5  # a terrain card that is still to be played
WHITE: Final = 0.8  # a pending dino
COUNTER: Final = 2.0  # a counter that may still be used
STEP: Final = 1.5  # a step of a tile that is still to be taken


@rule
def tile_worth(tile: int) -> float:
    """What a tile brings on the whole."""
    if tile == Tile.NEW or tile == Tile.GROW:
        return 4.5
    if tile == Tile.HATCH:
        return 4.0
    if tile == Tile.TREX:
        return 5.0
    return 3.0 if tile == Tile.RAPT else 2.5


@rule
def hand_worth(s: State, seat: int) -> float:
    """Tile, card, pending dinos and counters that are still to be used."""
    worth = WHITE * s.pending[seat]
    if s.hand[seat] != NONE:
        worth += CARD
    for space in range(SPACES):
        tile = s.tile_on[space]
        if s.taken[tile] == seat and (space > s.space or (space == s.space and s.tile_played == 0)):
            worth += tile_worth(tile) + PLATE
    if s.hatch_used[seat] == NONE:
        worth += COUNTER if periods_left(s) > 0 or s.volcano_used[seat] != s.period else 0.0
    if s.volcano_used[seat] == NONE:
        worth += COUNTER if periods_left(s) > 0 or s.hatch_used[seat] != s.period else 0.0
    if s.asked and first_asked(s) == seat:
        worth += open_worth(s)
    return worth


@rule
def open_worth(s: State) -> float:
    """What the open question, and the steps that wait below it, will bring."""
    question = prompt(s)
    worth = STEP * s.depth
    if question == Prompt.ALLOC or question == Prompt.ENV:
        worth += CARD
    elif question == Prompt.HERD3 or question == Prompt.HERD_HATCH or question == Prompt.HERD_COUNTER:
        worth += 2.5
    elif question == Prompt.TREX_MOVE or question == Prompt.TREX_EAT:
        worth += 4.0
    elif question == Prompt.MENU or question == Prompt.SEL_CARD or question == Prompt.SEL_TILE:
        worth -= STEP
    return worth
