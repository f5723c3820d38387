"""The ladder: each level against the next, in every game, with two seats and with four; with six once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from gondwana.bots.intervals import Interval

from .league import League, league
from .ledger import Ledger
from .standings import Table, table_of

RUNGS: Final = (  # the lower level, the higher, and how many games they play at least
    ("beginner", "casual", 400),
    ("casual", "skilled", 400),
    ("skilled", "strong", 200),
    ("strong", "expert", 100),
)
SEATS: Final = (2, 4)


@dataclass(frozen=True)
class Rung:
    """One level against the next, in one game."""

    league: League

    @property
    def name(self) -> str:
        """What its folder is called."""
        low, high = self.league.bots
        return f"{self.league.game}-{self.league.seats}-{low}-{high}"


def rungs(games: Iterable[str], seats: Iterable[int] = SEATS, part: float = 1.0, seed: int = 1) -> Iterator[Rung]:
    """All of them, the quick ones first; a part of their games, if not all are wanted."""
    at, played = list(seats), list(games)
    for low, high, count in RUNGS:
        for count_of_seats in at:
            for game in played:
                one = league(game, (low, high), count_of_seats, 1, seed)
                deals = max(1, ceil(part * count / one.games))
                yield Rung(league(game, (low, high), count_of_seats, deals, seed))


def lines(tables: Iterable[Table]) -> Iterator[str]:
    """The ladder as a table in Markdown, one line a rung."""
    yield "| game | seats | | games | ahead | stronger by | lead in points |"
    yield "| --- | --: | --- | --: | --- | --- | --- |"
    for table in tables:
        for duel in table.duels:
            cells = (
                table.league.game,
                str(table.league.seats),
                f"`{duel.bot}` against `{duel.other}`",
                str(duel.games),
                _told(duel.ahead, ".0%"),
                _told(duel.rating, "+.0f"),
                _told(duel.lead, "+.1f"),
            )
            yield f"| {' | '.join(cells)} |"


def _told(part: Interval, form: str) -> str:
    return f"{part.mean:{form}} ({part.low:{form}} … {part.high:{form}})"


def tables_in(folder: Path) -> Iterator[Table]:
    """How all leagues in the folders of a folder stand."""
    for about in sorted(folder.glob("*/league.json")):
        found = table_of(Ledger(about.parent))
        if found.games:
            yield found
