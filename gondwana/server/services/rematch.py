"""From step 3 to step 4: the same table once more, for everybody who was there."""

from ..errors import Conflict, Forbidden
from ..live.guests import Guest, seat_of
from ..live.registry import Registry
from ..live.table import LiveTable
from ..schemas.http import NewSeat, NewTable
from ..store import Seat, Table
from . import lobby


async def rematch(registry: Registry, old: LiveTable, guest: Guest, most: int) -> LiveTable:
    """Whoever wants it first opens it, with the same game, options and bots; the others find their seats free."""
    seat = seat_of(old.row, guest)
    if seat is None:
        raise Forbidden("not_your_seat", "Only who played here can ask for a rematch.")
    if old.row.status != "over":
        raise Conflict("not_over", "There can be a rematch when the game is over.")
    async with old.lock:
        if old.rematch is None:
            opened = await lobby.open_table(registry, guest, _same_again(old.row, seat), most)
            old.rematch = opened.row.id
            old.viewers.table_changed(old)
            return opened
    again = await registry.table(old.rematch)
    if seat_of(again.row, guest) is None:
        await lobby.sit_down(again, guest, seat)
    return again


def _same_again(row: Table, seat: int) -> NewTable:
    seats = [_same_seat(each, seat) for each in row.seats]
    return NewTable(game=row.game, options=dict(row.options), public=row.public, seats=seats)


def _same_seat(each: Seat, own: int) -> NewSeat:
    if each.kind == "bot":
        return NewSeat(kind="bot", level=each.level)
    return NewSeat(kind="me" if each.seat == own else "open")
