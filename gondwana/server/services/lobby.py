"""From step 3 to step 4: the lobby. Opens tables, gives and takes seats, lists what can be joined or watched."""

import hashlib
import os
import secrets
from dataclasses import replace
from typing import Final

import gondwana
from gondwana import bots
from gondwana.kernel.errors import BadOption

from .. import clock
from ..errors import Conflict, Forbidden, NotFound, TooMany
from ..live import presenter
from ..live.guests import Guest, seat_of
from ..live.registry import Registry
from ..live.table import LiveTable
from ..schemas import http, shared
from ..schemas.http import NewSeat, NewTable
from ..store import Seat, Table
from ..store.rows import Change

LISTED: Final = 50  # tables in each list of the lobby
RENAMED: Final = 100  # tables at which a new name is shown
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
ID_LENGTH: Final = 12  # nobody finds a private table by guessing: 59 bits


async def list_tables(registry: Registry, guest: Guest | None) -> http.Lobby:
    """The public tables and the guest's own."""
    public, mine = await registry.store.lists(guest.id if guest else None, LISTED)
    told = [[_told(registry, row, guest) for row in rows] for rows in (public, mine)]
    return http.Lobby(public=told[0], mine=told[1])


async def one_table(registry: Registry, table_id: str, guest: Guest | None) -> shared.Table:
    """A table without its board, which need not be in memory for that."""
    row = await registry.store.table(table_id)
    if row is None:
        raise NotFound("unknown_table", "There is no such table.")
    return _told(registry, row, guest)


async def open_table(registry: Registry, guest: Guest, wanted: NewTable, most: int) -> LiveTable:
    """A new table, with its secret and the secret's hash; it begins at once if no seat is open."""
    row = _new_table(guest, wanted)
    if await registry.store.count_unfinished(guest.id) >= most:
        raise TooMany("too_many_tables", f"You have {most} unfinished tables: finish one first.")
    await registry.store.write(Change(row, new=True))
    return await registry.add(row)


async def sit_down(live: LiveTable, guest: Guest, seat: int) -> None:
    """A guest takes an open seat."""
    name = _named(guest)

    def sit(row: Table) -> Table:
        _before_the_start(row)
        if seat_of(row, guest) is not None:
            raise Conflict("already_seated", "You have a seat at this table.")
        if seat_at(row, seat).kind != "open":
            raise Conflict("seat_taken", "Somebody sits there.", _open_seats(row))
        return _with(row, Seat(seat, "human", guest.id, name))

    await live.change(sit)


async def stand_up(live: LiveTable, guest: Guest, seat: int) -> None:
    """A guest leaves a seat before the start; the owner may also send a bot away."""

    def stand(row: Table) -> Table:
        _before_the_start(row)
        sitting = seat_at(row, seat)
        own = sitting.kind == "human" and sitting.guest == guest.id
        if not own and not (sitting.kind == "bot" and row.owner == guest.id):
            raise Forbidden("not_your_seat", "Only who sits there can stand up.")
        return _with(row, Seat(seat, "open"))

    await live.change(stand)


async def put_bot(live: LiveTable, guest: Guest, seat: int, level: str) -> None:
    """The owner puts a bot on an open seat."""
    check_level(level)

    def put(row: Table) -> Table:
        if row.owner != guest.id:
            raise Forbidden("not_your_table", "Only who opened the table can put a bot there.")
        _before_the_start(row)
        if seat_at(row, seat).kind == "human":
            raise Conflict("seat_taken", "Somebody sits there.", _open_seats(row))
        return _with(row, Seat(seat, "bot", level=level))

    await live.change(put)


async def rename(registry: Registry, guest: Guest) -> None:
    """A guest has a new name at all tables where it sits."""
    for row in await registry.store.of_guest(guest.id, RENAMED):
        seat = seat_of(row, guest)
        if seat is not None and row.seats[seat].name != guest.name:
            await (await registry.table(row.id)).rename(seat, guest.name)


def _told(registry: Registry, row: Table, guest: Guest | None) -> shared.Table:
    live = registry.here(row.id)
    return live.told(guest) if live else presenter.table(row, registry.status(row), guest)


# A new table


def _new_table(guest: Guest, wanted: NewTable) -> Table:
    game = gondwana.game(wanted.game)
    game.check_seats(len(wanted.seats))
    options = game.agree(len(wanted.seats), wanted.options)
    seats = tuple(_new_seat(number, seat, guest) for number, seat in enumerate(wanted.seats))
    if sum(seat.kind == "human" for seat in seats) > 1:
        raise Conflict("already_seated", "Everybody has one seat at a table.")
    secret, at = os.urandom(32), clock.now()
    return Table(
        id="".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)),
        game=game.slug,
        options=options,
        public=wanted.public,
        owner=guest.id,
        secret=secret,
        commitment=hashlib.sha256(secret).hexdigest(),
        seats=seats,
        created=at,
        changed=at,
        status="open" if any(seat.kind == "open" for seat in seats) else "playing",
    )


def _new_seat(number: int, wanted: NewSeat, guest: Guest) -> Seat:
    if wanted.kind == "me":
        return Seat(number, "human", guest.id, _named(guest))
    if wanted.kind == "open":
        return Seat(number, "open")
    level = wanted.level or http.DEFAULT_LEVEL
    check_level(level)
    return Seat(number, "bot", level=level)


def check_level(level: str) -> None:
    """Refuses a level that no bot has."""
    levels = [known.key for known in bots.LEVELS]
    if level not in levels:
        raise BadOption(f"No bot has the level {level!r}", levels)


def _named(guest: Guest) -> str:
    if guest.name is None:
        raise Forbidden("name_needed", "Say your name before you sit down.")
    return guest.name


# Seats


def _before_the_start(row: Table) -> None:
    if row.status != "open":
        raise Conflict("already_started", "This table has begun: nobody sits down or stands up any more.")


def seat_at(row: Table, seat: int) -> Seat:
    """A seat of a table, if the table has it."""
    if not 0 <= seat < len(row.seats):
        raise NotFound("unknown_seat", f"This table has the seats 0 to {len(row.seats) - 1}.", range(len(row.seats)))
    return row.seats[seat]


def _open_seats(row: Table) -> list[int]:
    return [seat.seat for seat in row.seats if seat.kind == "open"]


def _with(row: Table, seat: Seat) -> Table:
    return replace(row, seats=tuple(seat if old.seat == seat.seat else old for old in row.seats))
