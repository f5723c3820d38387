"""Attack and defence: a piece is replaced or exchanged, unless its owner cancels it (WL-16, WL-38, WL-39, WL-61)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import Ability
from ..words import DEFEND
from .pieces import arrive, eliminate, enter, leave

LET, CANCEL = 0, 1


@rule
def unused(s: State, seat: int, ability: int) -> int:
    """How many copies of an ability a seat can still use in this turn (WL-60)."""
    return s.ability[seat, ability] - s.used[seat, ability]


@rule
def can_defend(s: State, seat: int) -> bool:
    """An unused Defence works in every turn but the owner's own (WL-38, WL-61)."""
    return seat != s.active and unused(s, seat, Ability.DEFENCE) > 0


@rule
def aim(s: State, attacker: int, cell: int, origin: int) -> None:
    """An attack on a piece, or from `origin` an exchange with it: its owner may cancel it (WL-38)."""
    owner = s.piece[cell]
    if can_defend(s, owner):
        ask(s, Prompt.DEFEND, owner, attacker, cell, origin)
    else:
        strike(s, attacker, cell, origin)


@rule
def strike(s: State, attacker: int, cell: int, origin: int) -> None:
    """The attack or the exchange takes place; neither ever completes a territory (WL-16, WL-36)."""
    owner = s.piece[cell]
    if origin == NONE:
        eliminate(s, cell)
        tell(s, Event.ATTACKED, attacker, owner, cell)
        enter(s, attacker, cell)
        return
    leave(s, cell)
    leave(s, origin)
    arrive(s, attacker, cell)
    arrive(s, owner, origin)
    tell(s, Event.EXCHANGED, attacker, owner, origin, cell)


@question(Prompt.DEFEND, DEFEND)
def offer_defend(out: Ints) -> int:
    """To let it happen or to cancel it (WL-38)."""
    out[0] = LET
    out[1] = CANCEL
    return 2


@answers(Prompt.DEFEND)
def answer_defend(s: State, seat: int, decision: int, attacker: int, cell: int, origin: int) -> None:
    """What is cancelled changes nothing; the attacker's card or use is spent all the same (WL-39)."""
    if decision == CANCEL:
        s.used[seat, Ability.DEFENCE] += 1
        tell(s, Event.CANCELLED, seat, attacker, cell)
    else:
        strike(s, attacker, cell, origin)
