"""What a player does in the own turn: card, tile, what stands ready, the end (TT-35 … TT-43)."""

from gondwana.kernel.rules import NONE, Ints, answers, question, rule, tell

from ..prompts import Act, Event, Prompt
from ..state import State
from ..tables import Tile
from ..words import ACT, ACT_THINGS
from .extras import begin_extra, offer_extras
from .growth import start_grow, start_hatch
from .migration import start_migration
from .newcomers import play_card, start_new_environment
from .raptors import start_raptors
from .selection import is_card_round
from .trex import start_trex
from .turn import end_turn


@rule
def has_played(s: State, seat: int) -> bool:
    """Card and/or tile: one of them has been played in this turn (TT-35)."""
    return s.tile_played == 1 or (is_card_round(s) and s.hand[seat] == NONE)


@question(Prompt.MENU, ACT, at=ACT_THINGS)
def offer_menu(s: State, seat: int, out: Ints) -> int:
    """Card and tile once each, in either order; once one of them was played, the turn may end (TT-35, TT-42)."""
    count = 0
    if s.hand[seat] != NONE:
        out[count] = Act.CARD
        count += 1
    if s.tile_played == 0:
        out[count] = Act.TILE
        count += 1
    count = offer_extras(s, seat, Act.EXTRA, out, count)
    if has_played(s, seat):
        out[count] = Act.END
        count += 1
    return count


@answers(Prompt.MENU)
def answer_menu(s: State, seat: int, act: int) -> None:
    """What was chosen begins; afterwards the menu comes again, until the turn ends."""
    if act == Act.CARD:
        play_card(s, seat)
    elif act == Act.TILE:
        play_tile(s, seat)
    elif act == Act.END:
        end_turn(s, seat)
    else:
        begin_extra(s, seat, act - Act.EXTRA)


@rule
def play_tile(s: State, seat: int) -> None:
    """A tile that was begun is carried out to its end (TT-35, TT-149)."""
    tile = s.tile_on[s.space]
    s.tile_played = 1
    tell(s, Event.PLAYED_TILE, seat, tile)
    if tile == Tile.NEW:
        start_new_environment(s)
    elif tile == Tile.GROW:
        start_grow(s)
    elif tile == Tile.MIG:
        start_migration(s, seat)
    elif tile == Tile.HATCH:
        start_hatch(s)
    elif tile == Tile.TREX:
        start_trex(s, seat)
    else:
        start_raptors(s)
