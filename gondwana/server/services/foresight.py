"""Beside step 4: what answers would bring that a player has laid out and not yet sent; nothing changes by it."""

from gondwana.kernel.errors import StaleMove

from ..errors import Conflict, Forbidden
from ..live.guests import Guest, seat_of
from ..live.table import LiveTable
from ..schemas.http import Foreseen, Foresight
from ..schemas.shared import Text


def foresee(live: LiveTable, guest: Guest, wanted: Foresight) -> Foreseen:
    """What the answers bring together, for who is asked and has seen the open question."""
    seat = seat_of(live.row, guest)
    if seat is None:
        raise Forbidden("not_your_seat", "Only who plays here can try out answers.")
    if live.match is None:
        raise Conflict("not_started", "This table has not begun.")
    asked = live.match.asked_at(seat)
    if asked is None or wanted.number < asked:
        raise StaleMove(f"The answers were for the table at {wanted.number}; it is at {live.match.number}")
    brings = live.match.foresee(seat, [(step.question, step.answer) for step in wanted.steps])
    return Foreseen(brings=[Text.model_validate(clause) for clause in brings])
