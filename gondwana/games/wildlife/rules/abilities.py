"""Abilities: taken by arrows, used once a turn (WL-21 … WL-24, WL-34 … WL-37, WL-60)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import (
    ABILITIES,
    ABILITY_POINTS,
    CELLS,
    ROOM,
    TERRAINS,
    TERRITORIES,
    Ability,
    Capability,
    Source,
)
from ..words import ABILITY, CELL, VICTIM
from .attack import aim, unused
from .pieces import arrive, can, leave, may_live, maybe_complete, on_board
from .points import earn
from .terrain import place

# arrows


@rule
def is_held_by_another(s: State, seat: int, ability: int) -> bool:
    """Whether an opponent has a copy."""
    for other in range(s.seats):
        if other != seat and s.ability[other, ability] > 0:
            return True
    return False


@rule
def can_take(s: State, seat: int, ability: int) -> bool:
    """One of each type at most, except with two players or by agreement (WL-21, WL-23, WL-50, WL-51)."""
    if s.ability[seat, ability] > 0 and not s.many_copies:
        return False
    return s.supply[ability] > 0 or is_held_by_another(s, seat, ability)


@rule
def can_take_any(s: State, seat: int) -> bool:
    """Whether an arrow can be executed (WL-21)."""
    for ability in range(ABILITIES):
        if can_take(s, seat, ability):
            return True
    return False


@question(Prompt.ARROW, ABILITY, at="ability:{answer}")
def offer_arrow(s: State, seat: int, out: Ints) -> int:
    """Any type that the seat may own and that somebody else or the supply has (WL-21)."""
    count = 0
    for ability in range(ABILITIES):
        if can_take(s, seat, ability):
            out[count] = ability
            count += 1
    return count


@answers(Prompt.ARROW)
def answer_arrow(s: State, seat: int, ability: int) -> None:
    """From the supply if it has one, otherwise from the holder with the most points (WL-21, WL-22)."""
    if s.supply[ability] > 0:
        s.supply[ability] -= 1
        s.ability[seat, ability] += 1
        tell(s, Event.GAINED, seat, ability)
    elif count_leaders(s, seat, ability) > 1:
        ask(s, Prompt.VICTIM, seat, ability)
    else:
        take_from(s, seat, first_leader(s, seat, ability), ability)


@rule
def is_leader(s: State, seat: int, ability: int, holder: int) -> bool:
    """Whether no other opponent who holds the ability has more points (WL-22)."""
    if holder == seat or s.ability[holder, ability] == 0:
        return False
    for other in range(s.seats):
        if other != seat and s.ability[other, ability] > 0 and s.scores[other] > s.scores[holder]:
            return False
    return True


@rule
def count_leaders(s: State, seat: int, ability: int) -> int:
    """How many holders share the most points."""
    count = 0
    for holder in range(s.seats):
        if is_leader(s, seat, ability, holder):
            count += 1
    return count


@rule
def first_leader(s: State, seat: int, ability: int) -> int:
    """The lowest seat among the leading holders."""
    holder = 0
    while not is_leader(s, seat, ability, holder):
        holder += 1
    return holder


@question(Prompt.VICTIM, VICTIM)
def offer_victim(s: State, seat: int, ability: int, out: Ints) -> int:
    """One of the holders who share the most points (WL-22)."""
    count = 0
    for holder in range(s.seats):
        if is_leader(s, seat, ability, holder):
            out[count] = holder
            count += 1
    return count


@answers(Prompt.VICTIM)
def take_from(s: State, seat: int, holder: int, ability: int) -> None:
    """A copy changes hands, an unmarked one if there is one; a mark goes with its copy (WL-22, WL-60, WL-66)."""
    if unused(s, holder, ability) == 0:
        s.used[holder, ability] -= 1
        s.used[seat, ability] += 1
    s.ability[holder, ability] -= 1
    s.ability[seat, ability] += 1
    tell(s, Event.TOOK, seat, ability, holder)


@rule
def wipe_marks(s: State) -> None:
    """At the end of every turn, whoever's it was, all copies are fresh again (WL-60)."""
    for seat in range(s.seats):
        for ability in range(ABILITIES):
            s.used[seat, ability] = 0


# using them


@rule
def use_food(s: State, seat: int) -> None:
    """Two points (WL-34)."""
    s.used[seat, Ability.FOOD] += 1
    earn(s, seat, Source.ABILITY, ABILITY_POINTS)
    tell(s, Event.FOOD_POINTS, seat, ABILITY_POINTS)


@rule
def can_use_mobility(s: State, seat: int) -> bool:
    """An unused copy, a piece on the board, and a cell for it without an own piece (WL-36)."""
    if unused(s, seat, Ability.MOBILITY) == 0 or on_board(s, seat) == 0:
        return False
    for territory in range(TERRITORIES):
        if s.capability[seat, territory // 2] >= Capability.MOVE and s.living[territory, seat] < ROOM[territory]:
            return True
    return False


@rule
def use_mobility(s: State, seat: int) -> None:
    """The use is spent; which piece follows (WL-36)."""
    s.used[seat, Ability.MOBILITY] += 1
    ask(s, Prompt.RELOCATE_PIECE, seat)


@question(Prompt.RELOCATE_PIECE, CELL, at="cell:{answer}")
def offer_own_pieces(s: State, seat: int, out: Ints) -> int:
    """Any own piece on the board."""
    count = 0
    for cell in range(CELLS):
        if s.piece[cell] == seat:
            out[count] = cell
            count += 1
    return count


@answers(Prompt.RELOCATE_PIECE)
def answer_relocate_piece(s: State, seat: int, cell: int) -> None:
    """The piece is chosen; where to follows."""
    ask(s, Prompt.RELOCATE_TO, seat, cell)


@question(Prompt.RELOCATE_TO, CELL, at="cell:{answer}")
def offer_relocate_to(s: State, seat: int, out: Ints) -> int:
    """Any cell without an own piece where the species can at least move (WL-36)."""
    count = 0
    for cell in range(CELLS):
        if s.piece[cell] != seat and may_live(s, seat, cell):
            out[count] = cell
            count += 1
    return count


@answers(Prompt.RELOCATE_TO)
def answer_relocate_to(s: State, seat: int, cell: int, origin: int) -> None:
    """The piece goes there; with an opposing piece it changes places, whatever that one can do (WL-36, WL-65)."""
    if s.piece[cell] != NONE:
        aim(s, seat, cell, origin)
        return
    leave(s, origin)
    arrive(s, seat, cell)
    tell(s, Event.RELOCATED, seat, origin, cell)
    maybe_complete(s, seat, cell)


@rule
def can_use_attack(s: State, seat: int) -> bool:
    """An unused copy, a reserve, and a cell without an own piece on a terrain of attack (WL-37)."""
    if unused(s, seat, Ability.ATTACK) == 0 or s.reserve[seat] == 0:
        return False
    for terrain in range(TERRAINS):
        if s.capability[seat, terrain] == Capability.ATTACK:
            own = s.living[2 * terrain, seat] + s.living[2 * terrain + 1, seat]
            if own < ROOM[2 * terrain] + ROOM[2 * terrain + 1]:
                return True
    return False


@rule
def use_attack(s: State, seat: int) -> None:
    """The use is spent; where follows (WL-37)."""
    s.used[seat, Ability.ATTACK] += 1
    ask(s, Prompt.STRIKE, seat)


@question(Prompt.STRIKE, CELL, at="cell:{answer}")
def offer_strike(s: State, seat: int, out: Ints) -> int:
    """Any cell without an own piece on a terrain of attack, in a full territory or not (WL-37)."""
    count = 0
    for cell in range(CELLS):
        if s.piece[cell] != seat and can(s, seat, cell, Capability.ATTACK):
            out[count] = cell
            count += 1
    return count


@answers(Prompt.STRIKE)
def answer_strike(s: State, seat: int, cell: int) -> None:
    """A piece of the reserve comes there; an opposing piece is attacked (WL-37)."""
    if s.piece[cell] == NONE:
        place(s, seat, cell)
    else:
        aim(s, seat, cell, NONE)
