"""The end of a round: unused tiles slide up and gain white tokens, used ones are shuffled below (TT-44 … TT-47)."""

from gondwana.kernel.rules import NONE, roll, rule, tell, uncover

from ..prompts import Event
from ..state import State
from ..tables import PASSES, ROUNDS, SPACES, TILES, WHITE


@rule
def pool(s: State) -> int:
    """The white tokens that lie on no tile (TT-13)."""
    left = WHITE
    for tile in range(TILES):
        left -= s.white[tile]
    return left


@rule
def clean_up(s: State) -> None:
    """Tiles get their new places and all are free again."""
    used = slide_unused(s)
    shuffle_low(s, used)
    for space in range(SPACES - 1, used - 1, -1):
        if pool(s) > 0:
            s.white[s.tile_on[space]] += 1
    for tile in range(TILES):
        s.taken[tile] = NONE
    tell(s, Event.TILES_SHUFFLED, used)


@rule
def slide_unused(s: State) -> int:
    """Unused tiles go to the highest spaces in their order, used ones below: how many are used (TT-44)."""
    free = SPACES - 1
    for space in range(SPACES - 1, -1, -1):
        if s.taken[s.tile_on[space]] == NONE:
            # All spaces from here to the free one hold used tiles: the last of them changes places with this tile.
            tile = s.tile_on[space]
            s.tile_on[space] = s.tile_on[free]
            s.tile_on[free] = tile
            free -= 1
    return free + 1


@rule
def shuffle_low(s: State, used: int) -> None:
    """The tiles on the lowest spaces come to lie at random (TT-46, TT-47)."""
    for space in range(used - 1, 0, -1):
        other = roll(s, space + 1)
        tile = s.tile_on[space]
        s.tile_on[space] = s.tile_on[other]
        s.tile_on[other] = tile
    uncover(s)


@rule
def is_last_round(s: State) -> bool:
    """Whether the period is over (TT-48)."""
    return s.lap + 1 == ROUNDS[s.schedule, s.period]


@rule
def next_round(s: State) -> None:
    """The first-player marker goes on, with three players by two after a period (TT-25, TT-26)."""
    s.first = (s.first + (PASSES[s.schedule] if is_last_round(s) else 1)) % s.seats
    if is_last_round(s):
        s.period += 1
        s.lap = 0
    else:
        s.lap += 1
    s.chosen = 0
    s.space = 0
