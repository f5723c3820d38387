"""From step 3 to step 4: a bot plays on for a person at a running table, until the person takes the seat back.

Only who sits there decides it: not even the owner of the table may take somebody's game away, however long the others
wait. The seat stays the person's, with name and view; while it has a level, a bot of that level answers for it. At the
end of a game the level stays: it tells who finished it.
"""

from collections.abc import Callable
from dataclasses import replace

from gondwana.kernel.errors import GameOver

from ..errors import Conflict, Forbidden
from ..live.guests import Guest
from ..live.table import LiveTable
from ..store import Table
from .lobby import check_level, seat_at


async def let_bot_play(live: LiveTable, guest: Guest, seat: int, level: str) -> None:
    """From now a bot of this level answers for the guest; asked again, it may have another level."""
    check_level(level)
    await live.change_player(seat, _player(guest, seat, level))


async def take_over(live: LiveTable, guest: Guest, seat: int) -> None:
    """From now the guest answers again; what the bot has answered so far counts."""
    await live.change_player(seat, _player(guest, seat, None))


def _player(guest: Guest, seat: int, level: str | None) -> Callable[[Table], Table]:
    def change(row: Table) -> Table:
        sitting = seat_at(row, seat)
        if sitting.kind != "human" or sitting.guest != guest.id:
            raise Forbidden("not_your_seat", "Only who sits there decides who plays for them.")
        _check_running(row)
        return replace(row, seats=tuple(replace(old, level=level) if old is sitting else old for old in row.seats))

    return change


def _check_running(row: Table) -> None:
    if row.status == "open":
        raise Conflict("not_started", "This table has not begun: stand up, and another may sit down.")
    if row.status == "over":
        raise GameOver("This game is over")
    if row.status == "stuck":
        raise Conflict("table_stuck", f"This table can't go on: {row.problem}")
