"""Tables that were played ahead: written where a server keeps its tables, with the cookies of their players.

    asked = play_ahead(server.data, "auction", ["Ada", "Ben", "Eve"], stop)  # the seat that is asked there
    known = cookie(server.data, "Ben")                                       # Ben's browser is known by this

The moves are drawn by a fixed seed and are legal: the server reads them as it reads any table that it has kept.
"""

import asyncio
import hashlib
import random
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from house import House
from playwright.sync_api import Page

import gondwana
from gondwana.kernel.match.match import Match
from gondwana.server import clock
from gondwana.server.http.auth import COOKIE, CookieSigner, load_secret
from gondwana.server.live.guests import Guest
from gondwana.server.store import Entry, Seat, Store, Table
from gondwana.server.store.rows import Change

TRIES = 40  # games that may be played until one comes to the position


class Cookie(NamedTuple):
    """A cookie's name and value."""

    name: str
    value: str


Stop = Callable[[Match, int], bool]  # whether a match is where it is wanted, with this seat asked


def play_ahead(
    folder: Path,
    table: str,
    names: list[str],
    stop: Stop,
    game: str = "wildlife",
    options: Mapping[str, str] | None = None,
) -> int:
    """Plays at random until the position is there, keeps the table, and says who is asked."""
    for seed in range(TRIES):
        key = hashlib.sha256(f"{table} {seed}".encode()).digest()
        match = Match(gondwana.game(game), seats=len(names), options=options, key=key)
        seat = play_until(match, stop, random.Random(seed))
        if seat is not None:
            keep(folder, a_row(table, names, match, key), match)
            return seat
    raise AssertionError(f"{TRIES} games did not come to the position of {table}")


def play_until(match: Match, stop: Stop, chance: random.Random) -> int | None:
    """The seat that is asked in the position, or None if the game ended before."""
    while not match.over:
        seat = match.asked[0]
        if stop(match, seat):
            return seat
        match.play(seat, chance.choice(match.legal(seat)))
    return None


def a_row(table: str, names: list[str], match: Match, key: bytes) -> Table:
    """The table as a server would have kept it."""
    now = clock.now()
    return Table(
        id=table,
        game=match.game.slug,
        options=match.options,
        public=False,
        owner=names[0],
        secret=key,
        commitment=hashlib.sha256(key).hexdigest(),
        seats=tuple(Seat(seat, "human", guest=name, name=name) for seat, name in enumerate(names)),
        created=now,
        changed=now,
        status="over" if match.over else "playing",
        number=match.number,
        asked=tuple(match.asked),
        scores=tuple(match.standing()),
        places=tuple(match.places) if match.over else None,
    )


def keep(folder: Path, row: Table, match: Match) -> None:
    """Writes a table with its moves, in a thread of its own: Playwright's loop runs in this one."""
    entries = tuple(Entry(each.number, each.seat, each.kind, each.move, row.changed) for each in match.entries)

    async def write() -> None:
        store = await Store.open(folder / "tables.sqlite3")
        await store.write(Change(row, new=True, entries=entries))
        await store.close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(write())).result()


def come_back(player: Callable[..., Page], house: House, table: str, name: str, **options: Any) -> Page:
    """Somebody returns to a table that was played ahead."""
    page = open_known(player, house, f"/table/{table}", name, **options)
    page.locator("[data-thing]:visible").first.wait_for()
    return page


def open_known(player: Callable[..., Page], house: House, path: str, name: str, **options: Any) -> Page:
    """Somebody who sits at tables that were played ahead opens a page."""
    page = player("about:blank", **options)
    known = cookie(house.data, name)
    page.context.add_cookies([{"name": known.name, "value": known.value, "url": house.address}])
    page.goto(path)
    return page


def cookie(folder: Path, name: str) -> Cookie:
    """By which the server knows somebody who sits at tables that were played ahead."""
    return Cookie(COOKIE, CookieSigner(load_secret(folder)).cookie(Guest(name, name)))
