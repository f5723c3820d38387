"""Terrain cards: move, place or attack, by capability (WL-12 … WL-16, WL-52)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import FIRST_CELL, TERRITORY, TERRITORY_CELLS, Capability, Way
from ..words import CELL, WAY
from .attack import aim
from .movement import begin_move, can_move_to_terrain
from .pieces import enter, has_room, is_full, maybe_complete


@rule
def can_place(s: State, seat: int, terrain: int, bought: int) -> bool:
    """Whether a seat may put a piece of its reserve on a free cell of a terrain (WL-13).

    In the variant for auctions a bought terrain card lets a species place that can only move there (WL-52).
    """
    needed = Capability.MOVE if bought and s.auction_variant else Capability.REPRODUCE
    return s.reserve[seat] > 0 and s.capability[seat, terrain] >= needed and has_room(s, terrain)


@rule
def can_attack_in(s: State, seat: int, territory: int) -> bool:
    """Whether a territory is full and holds an opposing piece (WL-14)."""
    return is_full(s, territory) and s.living[territory, seat] < FIRST_CELL[territory + 1] - FIRST_CELL[territory]


@rule
def can_attack(s: State, seat: int, terrain: int) -> bool:
    """Whether a seat may attack on a terrain: its two territories are looked at separately (WL-14)."""
    return (
        s.reserve[seat] > 0
        and s.capability[seat, terrain] == Capability.ATTACK
        and (can_attack_in(s, seat, 2 * terrain) or can_attack_in(s, seat, 2 * terrain + 1))
    )


@rule
def can_use_terrain(s: State, seat: int, terrain: int, bought: int) -> bool:
    """Whether a terrain card can be executed: never where the species can do nothing (WL-15)."""
    return can_place(s, seat, terrain, bought) or can_move_to_terrain(s, seat, terrain) or can_attack(s, seat, terrain)


@rule
def begin_terrain(s: State, seat: int, terrain: int, bought: int) -> None:
    """A terrain card is executed; where only one use is possible, nobody needs to be asked which."""
    moves = can_move_to_terrain(s, seat, terrain)
    places = can_place(s, seat, terrain, bought)
    attacks = can_attack(s, seat, terrain)
    if moves + places + attacks > 1:
        ask(s, Prompt.WAY, seat, terrain, bought, 0)
    elif moves:
        answer_way(s, seat, Way.MOVE, terrain)
    elif places:
        answer_way(s, seat, Way.PLACE, terrain)
    else:
        answer_way(s, seat, Way.ATTACK, terrain)


@question(Prompt.WAY, WAY)
def offer_way(s: State, seat: int, terrain: int, bought: int, bonus: int, out: Ints) -> int:
    """Move, place, attack, as species, reserve and board allow; a wheel's bonus may be declined (WL-12 … WL-14)."""
    count = 0
    if not bonus and can_move_to_terrain(s, seat, terrain):
        out[count] = Way.MOVE
        count += 1
    if can_place(s, seat, terrain, bought):
        out[count] = Way.PLACE
        count += 1
    if can_attack(s, seat, terrain):
        out[count] = Way.ATTACK
        count += 1
    if bonus:
        out[count] = Way.NOTHING
        count += 1
    return count


@answers(Prompt.WAY)
def answer_way(s: State, seat: int, way: int, terrain: int) -> None:
    """The way is chosen; the cell follows."""
    if way == Way.MOVE:
        begin_move(s, seat, terrain)
    elif way == Way.PLACE:
        ask(s, Prompt.PLACE, seat, terrain)
    elif way == Way.ATTACK:
        ask(s, Prompt.ATTACK, seat, terrain)


@question(Prompt.PLACE, CELL, at="cell:{answer}")
def offer_place(s: State, terrain: int, out: Ints) -> int:
    """Any free cell of either territory of the terrain, near own pieces or not (WL-13)."""
    count = 0
    for index in range(FIRST_CELL[2 * terrain], FIRST_CELL[2 * terrain + 2]):
        if s.piece[TERRITORY_CELLS[index]] == NONE:
            out[count] = TERRITORY_CELLS[index]
            count += 1
    return count


@answers(Prompt.PLACE)
def place(s: State, seat: int, cell: int) -> None:
    """A piece leaves the reserve for a free cell, and may complete the territory (WL-13, WL-40)."""
    tell(s, Event.PLACED, seat, cell)
    enter(s, seat, cell)
    maybe_complete(s, seat, cell)


@question(Prompt.ATTACK, CELL, at="cell:{answer}")
def offer_attack(s: State, seat: int, terrain: int, out: Ints) -> int:
    """Any opposing piece in a full territory of the terrain (WL-14)."""
    count = 0
    for index in range(FIRST_CELL[2 * terrain], FIRST_CELL[2 * terrain + 2]):
        cell = TERRITORY_CELLS[index]
        if s.piece[cell] != seat and is_full(s, TERRITORY[cell]):
            out[count] = cell
            count += 1
    return count


@answers(Prompt.ATTACK)
def answer_attack(s: State, seat: int, cell: int) -> None:
    """The piece is attacked (WL-14, WL-16)."""
    aim(s, seat, cell, NONE)
