"""Many games between bots: seats rotated, deals paired, results with what they are sure to."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from gondwana.games import game as game_of
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.errors import BadSeats
from gondwana.kernel.game.game import Game

from .choosing import answer, level_at, with_budget
from .clusters import average_of_deals, share_of_deals
from .intervals import Interval
from .levels import Level
from .whole_game import new_deal, of_seats, play_whole


@dataclass(frozen=True)
class Played:
    """One finished game."""

    number: int
    seed: int
    bots: tuple[int, ...]  # at each seat, by their place in the list of bots
    scores: tuple[int, ...]
    places: tuple[int, ...]
    margins: tuple[float, ...]  # the lead over the best other; alone, over what the game plays against
    answers: int  # how many the game took


@dataclass
class Standing:
    """What one bot reached, wherever it sat."""

    bot: str
    deals: list[int] = field(default_factory=list)  # the deal of each game: all games of one deal are one sample
    wins: list[float] = field(default_factory=list)  # 1 a win, 1/n a win shared by n
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    @property
    def share(self) -> Interval:
        """The share of wins."""
        return share_of_deals(self._by_deal(self.wins))

    @property
    def score(self) -> Interval:
        """The mean score."""
        return average_of_deals(self._by_deal(self.scores))

    @property
    def margin(self) -> Interval:
        """The mean lead."""
        return average_of_deals(self._by_deal(self.margins))

    def _by_deal(self, values: Sequence[float]) -> list[list[float]]:
        deals: dict[int, list[float]] = {}
        for deal, value in zip(self.deals, values, strict=True):
            deals.setdefault(deal, []).append(value)
        return list(deals.values())

    def report(self) -> dict[str, Any]:
        """As JSON."""
        parts = {"wins": self.share, "score": self.score, "margin": self.margin}
        return {"bot": self.bot, "games": len(self.wins), **{name: vars(part) for name, part in parts.items()}}


@dataclass(frozen=True)
class Results:
    """All games, and how the bots stand."""

    game: str
    seats: int
    seed: int
    played: list[Played]
    standings: list[Standing]  # in the order of the bots

    def report(self) -> dict[str, Any]:
        """As JSON."""
        head = {"game": self.game, "seats": self.seats, "games": len(self.played), "seed": self.seed}
        return {**head, "bots": [standing.report() for standing in self.standings]}


def play_games(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rotate: bool = True,
    iterations: int | None = None,
    milliseconds: float | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Let bots play so many games; one bot for each seat, or the last one for all seats that are left.

    With `rotate` each deal is played once for every way to turn the table: luck and seats are shared. The budget
    is for those bots that have one. The same seed gives the same games, unless the budget is in milliseconds.
    """
    chosen = game_of(game)
    keys = [*bots, *[bots[-1]] * ((seats or len(bots)) - len(bots))]
    if seats is not None and len(keys) != seats:
        raise BadSeats(f"{len(bots)} bots for {seats} seats", range(1, seats + 1))
    chosen.check_seats(len(keys))
    table = Table(
        chosen,
        [_level(chosen, key, iterations, milliseconds) for key in keys],
        chosen.check_options(chosen.unattended() | dict(options or {})),
    )
    standings = [Standing(key) for key in keys]
    played = []
    for done in _in_threads(lambda number: table.play(number, seed, rotate), games, threads):
        played.append(done)
        for seat, bot in enumerate(done.bots):
            _enter(standings[bot], done, seat)
        if progress:
            progress(len(played))
    return Results(chosen.slug, len(keys), seed, played, standings)


def _level(game: Game, key: str, iterations: int | None, milliseconds: float | None) -> Level:
    level = level_at(game, key)
    return with_budget(level, milliseconds, iterations) if level.kind == "search" else level


def _in_threads(play: Callable[[int], Played], games: int, threads: int | None) -> Iterator[Played]:
    """The games in order; the bots think without the interpreter's lock."""
    if INTERPRET or threads == 1:
        yield from map(play, range(games))
        return
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        yield from pool.map(play, range(games))


def _enter(standing: Standing, played: Played, seat: int) -> None:
    """Write down how a bot did in one game."""
    place = played.places[seat]
    standing.deals.append(played.seed)
    standing.wins.append(1 / played.places.count(1) if place == 1 else 0.0)
    standing.scores.append(played.scores[seat])
    standing.places.append(place)
    standing.margins.append(played.margins[seat])


@dataclass(frozen=True)
class Table:
    """A game and its bots."""

    game: Game
    levels: Sequence[Level]
    options: Mapping[str, str]

    def play(self, number: int, seed: int, rotate: bool) -> Played:
        """Play one game from the deal to the end."""
        seats = len(self.levels)
        dealt, turned = (seed + number // seats, number % seats) if rotate else (seed + number, 0)
        bots = tuple((seat + turned) % seats for seat in range(seats))
        states = new_deal(self.game, seats, self.options, dealt)

        def think(seat: int, given: int, _: Sequence[int]) -> int:
            return answer(states, seat, self.levels[bots[seat]], _mixed(dealt, bots[seat], given))

        given = play_whole(states, think)
        scores, places = of_seats(states, "scores", seats), of_seats(states, "places", seats)
        return Played(number, dealt, bots, scores, places, _margins(states, scores), given)


def _mixed(deal: int, bot: int, given: int) -> int:
    """The seed of one answer."""
    mixed = (deal * 1_000_003 + bot) * 1_000_003 + given
    return (mixed * 0x9E3779B97F4A7C15 ^ mixed >> 29) % 2**64


def _margins(states: Any, scores: Sequence[int]) -> tuple[float, ...]:
    """Each seat's lead over the best of the others; alone, what the game's own value says."""
    if len(scores) == 1:
        from gondwana.kernel.game.loops import value_at

        return (float(value_at(states, 0, 0)),)
    return tuple(
        float(points - max(other for place, other in enumerate(scores) if place != seat))
        for seat, points in enumerate(scores)
    )
