"""Step 6 of 7: what one viewer may know. Every message about a table is made here, for one seat or for onlookers."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from gondwana.kernel.match.match import Match

from ..schemas.shared import Ask, Json, Line, Seat, Table
from ..schemas.socket import Moved, Stage, TableMessage
from ..store import Seat as SeatRow
from ..store import Table as Row
from .bot_names import character_at
from .guests import Guest, seat_of
from .moves import last_own

if TYPE_CHECKING:
    from .table import LiveTable


def table(row: Row, status: str, guest: Guest | None, connected: Collection[int] = ()) -> Table:
    """A table without its board; the secret only when it can tell nothing any more."""
    you = seat_of(row, guest)
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        status=status,  # type: ignore[arg-type]
        seats=[_seat(row, seat, you, connected) for seat in row.seats],
        you=you,
        owner=guest is not None and guest.id == row.owner,
        number=row.number,
        asked=list(row.asked),
        since=row.changed,
        scores=list(row.scores),
        places=None if row.places is None else list(row.places),
        commitment=row.commitment,
        secret=row.secret.hex() if row.status == "over" else None,
        problem=row.problem,
    )


def whole(live: "LiveTable", guest: Guest | None) -> TableMessage:
    """The whole table, as on connecting."""
    seat = seat_of(live.row, guest)
    return TableMessage(
        table=live.told(guest),
        view=_view(live.match, seat),
        ask=_ask(live, seat),
        log=lines(live.match, seat),
        since=_last_own(live.match, seat),
    )


def moved(live: "LiveTable", guest: Guest | None, before: Match) -> Moved:
    """What the newest entries changed."""
    seat = seat_of(live.row, guest)
    return Moved(
        before=before.number,
        number=live.row.number,
        by=[] if live.match is None else [entry.seat for entry in live.match.entries[before.number :]],
        table=live.told(guest),
        view=_view(live.match, seat),
        on_the_way=_on_the_way(live.match, seat, before),
        ask=_ask(live, seat),
        lines=new_lines(live.match, seat, before),
        undone=_undone(live.match, before.number),
    )


def lines(match: Match | None, seat: int | None, since: int = 0) -> list[Line]:
    """The log that a seat may read, from an entry on."""
    return [] if match is None else [Line.model_validate(line) for line in match.log(seat, since=since)]


def new_lines(match: Match | None, seat: int | None, before: Match) -> list[Line]:
    """What the log has gained; the lines of the opening, told before the first entry, are not new."""
    if match is None:
        return []
    opening = len(before.log(seat)) if before.number == 0 else 0
    return [Line.model_validate(line) for line in match.log(seat, since=before.number)[opening:]]


def _seat(row: Row, seat: SeatRow, you: int | None, connected: Collection[int]) -> Seat:
    character = character_at(row, seat.seat) if seat.kind == "bot" else None
    return Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=character.name if character else seat.name,
        level=seat.level,
        trait=character.trait if character else None,
        connected=seat.seat in connected,
        you=seat.seat == you,
    )


def _view(match: Match | None, seat: int | None) -> Json | None:
    return None if match is None else match.view(seat)


def _on_the_way(match: Match | None, seat: int | None, before: Match) -> list[Stage]:
    """Of several entries that come at once, only where they lead is shown."""
    if match is None or match.number != before.number + 1:
        return []
    return [Stage.model_validate(stage) for stage in match.on_the_way(seat)]


def _ask(live: "LiveTable", seat: int | None) -> Ask | None:
    """The question of a seat, unless a bot answers it."""
    if live.match is None or seat is None or live.row.seats[seat].bot_plays:
        return None
    ask: dict[str, Any] | None = live.match.ask(seat)
    return None if ask is None else Ask.model_validate(ask)


def _last_own(match: Match | None, seat: int | None) -> int:
    """The number after a viewer's last own entry; onlookers have missed nothing."""
    if match is None:
        return 0
    if seat is None:
        return int(match.number)
    return last_own(match, seat)


def _undone(match: Match | None, before: int) -> list[int]:
    """The entries that the newest ones took back: an undo entry names the one it takes back."""
    return [] if match is None else [entry.move for entry in match.entries[before:] if entry.kind == "undo"]
