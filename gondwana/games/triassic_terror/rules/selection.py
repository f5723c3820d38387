"""Selection: a terrain card in some rounds, an action tile in all (TT-28 … TT-33, TT-153)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell, tell_only

from ..prompts import Event, Prompt, Source
from ..state import State
from ..tables import CARD_ROUNDS, TILES
from ..words import SOURCE, TILE
from .cards import draw_card


@rule
def is_card_round(s: State) -> bool:
    """Whether terrain cards are taken in this round (TT-24)."""
    return s.lap < CARD_ROUNDS[s.schedule, s.period]


@rule
def ask_selection(s: State) -> None:
    """Clockwise from the first player; a card comes before the tile (TT-28, TT-29)."""
    seat = (s.first + s.chosen) % s.seats
    ask(s, Prompt.SEL_CARD if is_card_round(s) else Prompt.SEL_TILE, seat)


@question(Prompt.SEL_CARD, SOURCE, at="pile:{answer}")
def offer_sel_card(s: State, out: Ints) -> int:
    """The card that lies face up, or the top of the pile (TT-29)."""
    out[0] = Source.FACE_UP
    out[1] = Source.DECK
    return 2


@answers(Prompt.SEL_CARD)
def answer_sel_card(s: State, seat: int, source: int) -> None:
    """All see a card that is taken face up, only its owner one from the pile; then a tile is chosen (TT-29, TT-31)."""
    if source == Source.FACE_UP:
        s.hand[seat] = s.face_up
        s.open_hand[seat] = 1
        s.face_up = NONE
        tell(s, Event.TOOK_CARD, seat, s.hand[seat])
    else:
        s.hand[seat] = draw_card(s)
        s.open_hand[seat] = 0
        tell(s, Event.DREW_BLIND, seat)
        tell_only(s, 1 << seat, Event.DREW, s.hand[seat])
    ask(s, Prompt.SEL_TILE, seat)


@question(Prompt.SEL_TILE, TILE, at="tile:{answer}")
def offer_sel_tile(s: State, out: Ints) -> int:
    """Any tile that still lies on its space; nobody passes (TT-32, TT-153)."""
    count = 0
    for tile in range(TILES):
        if s.taken[tile] == NONE:
            out[count] = tile
            count += 1
    return count


@answers(Prompt.SEL_TILE)
def answer_sel_tile(s: State, seat: int, tile: int) -> None:
    """The tile is taken with its white tokens; a face-up card that was taken is replaced now (TT-30, TT-32)."""
    s.taken[tile] = seat
    tell(s, Event.TOOK_TILE, seat, tile, space_of(s, tile) + 1)
    take_white(s, seat, tile)
    if s.face_up == NONE:
        s.face_up = draw_card(s)
        tell(s, Event.TURNED_UP, s.face_up)
    s.chosen += 1


@rule
def take_white(s: State, seat: int, tile: int) -> None:
    """White tokens go back to the pool; as many own dinos wait to be placed, as far as the supply reaches (TT-33)."""
    count = min(s.white[tile], s.supply[seat])
    s.white[tile] = 0
    s.supply[seat] -= count
    s.pending[seat] = count
    if count > 0:
        tell(s, Event.TOOK_WHITE, seat, count)


@rule
def space_of(s: State, tile: int) -> int:
    """The space on which a tile lies, or lay."""
    space = 0
    while s.tile_on[space] != tile:
        space += 1
    return space
