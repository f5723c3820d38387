"""A player's turn: the menu, counters, white dinos, interruptions, the end (TT-34 … TT-43, TT-86, TT-114 … TT-122)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered, ask, drop, later
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import AREAS, Act, Tile
from .areas import list_areas, open_areas
from .cards import discard
from .growth import answer_eggs, start_grow, start_hatch
from .herds import eligible_herds, rerank
from .migration import start_migration
from .newcomers import play_card, start_new_environment
from .raptors import start_raptors
from .trex import start_trex
from .volcano import erupt, remove_volcano


@rule
def active(s: State) -> int:
    """The player whose turn it is: who took the tile of the space (TT-34)."""
    return s.taken[s.tile_on[s.space]]


@rule
def begin_turn(s: State, seat: int) -> None:
    """The own volcano goes before anything else (TT-117, TT-144)."""
    s.acting = 1
    for area in range(AREAS):
        if s.volcano[area] == seat:
            remove_volcano(s, seat, area)


@rule
def may_use_counter(s: State, seat: int, used: int) -> bool:
    """Each counter once in a game, one counter in a period (TT-39)."""
    return used == NONE and s.hatch_used[seat] != s.period and s.volcano_used[seat] != s.period


@rule
def may_hatch(s: State, seat: int) -> bool:
    """The Hatch counter needs a herd and dinos to hatch (TT-86)."""
    return may_use_counter(s, seat, s.hatch_used[seat]) and s.supply[seat] > 0 and eligible_herds(s, seat) != 0


@rule
def may_erupt(s: State, seat: int) -> bool:
    """The Volcano counter needs an area without a volcano (TT-114, TT-118)."""
    return may_use_counter(s, seat, s.volcano_used[seat]) and open_areas(s) != 0


@rule
def may_place_white(s: State, seat: int) -> bool:
    """Pending dinos need a herd (TT-37)."""
    return s.pending[seat] > 0 and eligible_herds(s, seat) != 0


@rule
def offer_extras(s: State, seat: int, out: Ints, count: int) -> int:
    """Counters and white dinos, as the menu and the interruption points offer them (TT-40)."""
    if may_hatch(s, seat):
        out[count] = Act.HATCH
        count += 1
    if may_erupt(s, seat):
        out[count] = Act.VOLCANO
        count += 1
    if may_place_white(s, seat):
        out[count] = Act.WHITE
        count += 1
    return count


@rule
def offer_menu(s: State, seat: int, out: Ints) -> int:
    """Card and tile once each, in either order; the turn may end at any time (TT-35, TT-42)."""
    count = 0
    if s.hand[seat] != NONE:
        out[count] = Act.CARD
        count += 1
    if s.tile_played == 0:
        out[count] = Act.TILE
        count += 1
    count = offer_extras(s, seat, out, count)
    out[count] = Act.END
    return count + 1


@rule
def answer_menu(s: State, seat: int, act: int) -> None:
    """What was chosen begins; afterwards the menu comes again, until the turn ends."""
    answered(s, seat)
    if act == Act.CARD:
        play_card(s, seat)
    elif act == Act.TILE:
        play_tile(s, seat)
    elif act == Act.END:
        end_turn(s, seat)
    else:
        begin_extra(s, seat, act)


@rule
def interrupt(s: State, seat: int) -> None:
    """Between two steps of a tile; not asked when there is nothing to choose (TT-40, TT-152)."""
    drop(s)
    if may_hatch(s, seat) or may_erupt(s, seat) or may_place_white(s, seat):
        ask(s, Prompt.INTERRUPT, seat)


@rule
def offer_interrupt(s: State, seat: int, out: Ints) -> int:
    """Go on, or use what may be used at any time; the card is not among it (TT-40, TT-41)."""
    out[0] = Act.CONTINUE
    return offer_extras(s, seat, out, 1)


@rule
def answer_interrupt(s: State, seat: int, act: int) -> None:
    """The same point is offered again until the player goes on (TT-40)."""
    answered(s, seat)
    if act != Act.CONTINUE:
        later(s, Prompt.INTERRUPTION)
        begin_extra(s, seat, act)


@rule
def begin_extra(s: State, seat: int, act: int) -> None:
    """A counter or a white dino needs a place."""
    if act == Act.HATCH:
        ask(s, Prompt.HERD_COUNTER, seat)
    elif act == Act.VOLCANO:
        ask(s, Prompt.VOLCANO_AREA, seat)
    else:
        ask(s, Prompt.HERD_WHITE, seat)


@rule
def play_tile(s: State, seat: int) -> None:
    """A tile that was begun is carried out to its end (TT-35, TT-149)."""
    tile = s.tile_on[s.space]
    s.tile_played = 1
    tell(s, Event.PLAYED_TILE, seat, tile)
    if tile == Tile.NEW:
        start_new_environment(s, seat)
    elif tile == Tile.GROW:
        start_grow(s, seat)
    elif tile == Tile.MIG:
        start_migration(s, seat)
    elif tile == Tile.HATCH:
        start_hatch(s, seat)
    elif tile == Tile.TREX:
        start_trex(s, seat)
    else:
        start_raptors(s)


@rule
def offer_herd(s: State, seat: int, out: Ints) -> int:
    """Any own herd that may grow (TT-37, TT-66)."""
    return list_areas(eligible_herds(s, seat), out)


@rule
def answer_herd_counter(s: State, seat: int, area: int) -> None:
    """The Hatch counter: eggs without the Pterodactyl (TT-86)."""
    s.hatch_used[seat] = s.period
    answer_eggs(s, seat, area)


@rule
def answer_herd_white(s: State, seat: int, area: int) -> None:
    """One pending dino joins a herd (TT-37)."""
    answered(s, seat)
    s.pending[seat] -= 1
    s.dinos[area, seat] += 1
    tell(s, Event.WHITE_PLACED, seat, area)
    rerank(s, area)


@rule
def offer_volcano_area(s: State, out: Ints) -> int:
    """Any area without a volcano, empty ones too (TT-114, TT-118)."""
    return list_areas(open_areas(s), out)


@rule
def answer_volcano_area(s: State, seat: int, area: int) -> None:
    """The Volcano counter is used (TT-114, TT-121)."""
    answered(s, seat)
    s.volcano_used[seat] = s.period
    erupt(s, seat, area)


@rule
def end_turn(s: State, seat: int) -> None:
    """A card left is discarded, pending dinos return, the tile counts as used (TT-36, TT-38, TT-43)."""
    if s.hand[seat] != NONE:
        tell(s, Event.DISCARDED, seat, s.hand[seat])
        discard(s, seat)
    if s.pending[seat] > 0:
        tell(s, Event.LOST_WHITE, seat, s.pending[seat])
        s.supply[seat] += s.pending[seat]
        s.pending[seat] = 0
    if s.tile_played == 0:
        tell(s, Event.DECLINED, seat, s.tile_on[s.space])
    clear_turn(s)


@rule
def clear_turn(s: State) -> None:
    """Nothing of a turn is left behind."""
    s.acting = 0
    s.tile_played = 0
    s.grown = NONE
    s.homes = 0
    s.moved = 0
    s.far = 0
    for area in range(AREAS):
        s.arrived[area] = 0
