"""A league in a folder: what it is, and its games, one line each, written as they come.

league.json    what is played; another league is refused
games.jsonl    one game a line, in the order of their numbers: equal to the byte wherever and however they were played
times.jsonl    how long answers took, one game a line: never the same twice, so it lies apart

Whoever is killed while writing leaves half a line, which is dropped; everything before it stands.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from .errors import DamagedLeague, LeagueInUse, OtherLeague
from .league import League, league_as_told
from .table import Played, Row

SAID: Final = {  # how a part of a league is called in sentences
    "arena": "format",
    "rules": "rules of the game",
    "code": "code of the bots",
}


class Ledger:
    """The folder of one league."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about = folder / "league.json"
        self.games = folder / "games.jsonl"
        self.times = folder / "times.jsonl"

    def league(self) -> League:
        """The league that is kept here."""
        return league_as_told(self._told())

    def _told(self) -> dict[str, Any]:
        try:
            told: dict[str, Any] = json.loads(self.about.read_text(encoding="utf-8"))
            return told
        except FileNotFoundError:
            raise DamagedLeague(f"there is no league in {self.folder}") from None
        except ValueError as error:
            raise DamagedLeague(f"{self.about} can't be read: {error}") from None

    def begin(self, league: League) -> int:
        """Make this the folder of a league, or find it to be; how many of its games are here."""
        if self.about.exists():
            self._check(league)
        elif self.games.exists():
            raise DamagedLeague(f"{self.folder} has games, and nothing says of which league")
        done = self._mend(self.games)
        if done > league.games:
            raise OtherLeague(f"{self.folder} has {done} games already: more than {league.deals} deals")
        self._mend(self.times, done)
        self._write_about(league)
        return done

    def _check(self, league: League) -> None:
        """Refuse a league that is not the one kept here; more deals are no other league."""
        kept, asked = self._told(), league.told()
        for part in asked:
            if part != "deals" and kept.get(part) != asked[part]:
                words = SAID.get(part, part)
                was, now = json.dumps(kept.get(part)), json.dumps(asked[part])
                raise OtherLeague(f"{self.folder} holds a league with other {words}: {was}, not {now}")

    def _write_about(self, league: League) -> None:
        new = self.about.with_suffix(".new")
        new.write_text(json.dumps(league.told(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(new, self.about)

    def _mend(self, file: Path, most: int | None = None) -> int:
        """Cut off a line that was not finished, and lines beyond so many; how many are left."""
        if not file.exists():
            return 0
        length = count = 0
        with file.open("rb+") as lines:
            for line in lines:
                if not line.endswith(b"\n") or count == most:
                    break
                length += len(line)
                count += 1
            lines.truncate(length)
        return count

    @contextmanager
    def reserved(self) -> Iterator[None]:
        """Nobody else writes here meanwhile; whoever is killed lets go of it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            _reserve(lock, self.folder)
            yield

    @contextmanager
    def writing(self) -> Iterator["Pen"]:
        """Write on, after the last game."""
        with _appending(self.games) as games, _appending(self.times) as times:
            yield Pen(games, times)

    def rows(self) -> list[Row]:
        """All games, in order."""
        rows = list(_lines(self.games))
        for number, row in enumerate(rows):
            if row.get("number") != number:
                raise DamagedLeague(f"{self.games}: line {number + 1} is game {row.get('number')}")
        return rows

    def clocks(self) -> list[Row]:
        """How long answers took, for the games of which that is known."""
        return list(_lines(self.times))


class Pen:
    """Writes games down, one after the other."""

    def __init__(self, games: IO[str], times: IO[str]) -> None:
        self._games, self._times = games, times

    def write(self, played: Played) -> None:
        """One more game: its times first, so that no game is without."""
        for file, row in ((self._times, played.times), (self._games, played.row)):
            file.write(line_of(row))
            file.flush()


def line_of(row: Row) -> str:
    """A row as one line, always the same way."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def _appending(file: Path) -> IO[str]:
    return file.open("a", encoding="utf-8", newline="\n")


def _lines(file: Path) -> Iterator[Row]:
    if not file.exists():
        return
    with file.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if not line.endswith("\n"):
                return  # somebody is just writing it, or was killed
            try:
                yield json.loads(line)
            except ValueError as error:
                raise DamagedLeague(f"{file}: line {number} can't be read: {error}") from None


def _reserve(file: IO[str], folder: Path) -> None:
    """Keep a second process out, where the system can: two would write the same games."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LeagueInUse(f"another process plays the league in {folder}") from None
