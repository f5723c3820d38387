"""What a league is: a game, its bots, its tables and its deals. From this alone every game of it follows."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from gondwana.games import game as game_of
from gondwana.kernel.compiler.fingerprints import fingerprint
from gondwana.kernel.errors import BadOption
from gondwana.kernel.game.game import Game

from .contestants import Contestant, contestant
from .errors import OtherLeague
from .seating import Seating, check_lineups, lineups, seatings

FORMAT: Final = 1
SEED_BYTES: Final = 6  # of a deal: a number that people can still copy


@dataclass(frozen=True)
class League:
    """Games are numbered deal by deal, so that a league with more deals begins with the games of one with fewer."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, str]
    tables: tuple[tuple[str, ...], ...]
    seed: int
    deals: int
    rules: str  # the fingerprint of the game's rules
    code: Mapping[str, str]  # of each bot

    @cached_property
    def seatings(self) -> list[Seating]:
        """The games of one deal."""
        return seatings(self.tables)

    @property
    def games(self) -> int:
        """How many there are in all."""
        return self.deals * len(self.seatings)

    @cached_property
    def rulebook(self) -> Game:
        """The game itself."""
        return game_of(self.game)

    @cached_property
    def contestants(self) -> dict[str, Contestant]:
        """The bots themselves."""
        return {name: contestant(self.rulebook, name) for name in self.bots}

    @property
    def steady(self) -> bool:
        """Whether it comes out the same every time: nobody's budget is in time."""
        return all(bot.steady for bot in self.contestants.values())

    @property
    def name(self) -> str:
        """Short, and different for different leagues, however many deals they have."""
        told = {key: part for key, part in self.told().items() if key != "deals"}
        return f"{self.game}-{self.seats}-{fingerprint(repr(sorted(told.items())))}"

    def where(self, number: int) -> tuple[int, Seating]:
        """The deal of a game, and who sits where."""
        deal, place = divmod(number, len(self.seatings))
        return deal, self.seatings[place]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal, the same at every table: `gondwana.new(…, seed=…)` deals it again."""
        return int.from_bytes(_hash(f"arena {self.seed} deal {deal}")[:SEED_BYTES], "big")

    def thoughts(self, deal: int, seating: Seating) -> bytes:
        """What the seeds of all answers in a game are made from; it knows nothing of other games."""
        return _hash(f"arena {self.seed} deal {deal} seated {' '.join(seating.seated)}")

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "tables": [list(table) for table in self.tables],
            "seed": self.seed,
            "deals": self.deals,
            "rules": self.rules,
            "code": dict(self.code),
        }


def league(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    deals: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    meet: str = "pairs",
    tables: Sequence[Sequence[str]] = (),
) -> League:
    """A league, checked: everything that can't be played is refused here, before the first game.

    >>> league("savanna", ["greedy", "random"], seats=4, deals=10).tables
    (('greedy', 'random', 'greedy', 'random'),)
    """
    chosen = game_of(game)
    count = chosen.check_seats(len(tables[0]) if tables and seats is None else seats or max(2, min(chosen.seats)))
    agreed = chosen.agree(count, _unattended(chosen, count) | dict(options or {}))
    if deals < 1:
        raise BadOption(f"a league of {deals} deals")
    if not bots and not tables:
        raise BadOption("a league without bots")
    sitting = tuple(check_lineups(tables, count) or lineups(bots, count, meet))
    everybody = tuple(dict.fromkeys([*bots, *(bot for table in sitting for bot in table)]))
    code = {name: contestant(chosen, name).code for name in everybody}
    for name in everybody:
        if not any(name in table for table in sitting):
            raise BadOption(f"{name} sits at no table", everybody)
    return League(chosen.slug, everybody, count, agreed, sitting, seed, deals, chosen.version, code)


def _unattended(game: Game, seats: int) -> dict[str, str]:
    """The options under which machines play without people, as far as they matter with so many."""
    matter = {option.key for option in game.options if option.seats is None or seats in option.seats}
    return {key: value for key, value in game.unattended().items() if key in matter}


def league_as_told(told: Mapping[str, Any]) -> League:
    """The league that was told as JSON, as it was then."""
    if told.get("arena") != FORMAT:
        raise OtherLeague(f"a league of format {told.get('arena')!r}", (FORMAT,))
    tables = tuple(tuple(table) for table in told["tables"])
    parts = {key: told[key] for key in ("game", "seats", "options", "seed", "deals", "rules", "code")}
    return League(bots=tuple(told["bots"]), tables=tables, **parts)


def league_of_today(kept: League) -> League:
    """The same league under today's rules and code; whether these are others is for others to see."""
    return league(kept.game, kept.bots, kept.seats, kept.deals, kept.seed, kept.options, tables=kept.tables)


def _hash(words: str) -> bytes:
    return hashlib.sha256(words.encode()).digest()
