"""`gondwana simulate`: bots play many games, seats rotated, and the results with what they are sure to."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Annotated, Any

import typer

import gondwana
from gondwana.cli.arguments import AsJson
from gondwana.cli.console import print_json, print_table, progress

SURE = 1.96  # standard errors on each side of a 95 % interval


@dataclass
class Entrant:
    """One bot of the command line and what it reached, wherever it sat."""

    level: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # 1 a win, 1/n a win shared by n

    def report(self) -> dict[str, Any]:
        """What `--json` says of it."""
        return {
            "bot": self.level,
            "games": len(self.scores),
            "score": mean_of(self.scores),
            "wins": share_of(self.wins),
        }


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `gondwana games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many players; as many as bots if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: search,greedy,random.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: KEY=VALUE.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    json: AsJson = False,
) -> None:
    """Let bots play against each other; each sits everywhere equally often, on the same deals."""
    entrants = [Entrant(level) for level in levels_of(bots, seats)]
    options = gondwana.game(game).unattended() | options_of(option or [])
    gondwana.new(game, seats=len(entrants), seed=seed, options=options)  # refuses what the game can't do
    began = time.perf_counter()
    with progress(f"{game}, {len(entrants)} seats") as show:
        for done, match in enumerate(matches(game, entrants, options, games, seed)):
            enter(entrants, match, turned=done)
            show(done + 1, games)
    seconds = time.perf_counter() - began
    if json:
        reports = [entrant.report() for entrant in entrants]
        said = {"game": game, "seats": len(entrants), "games": games, "seed": seed, "options": options}
        print_json({**said, "seconds": round(seconds, 3), "bots": reports})
    else:
        print_results(entrants, games, seconds)


def levels_of(bots: str, seats: int | None) -> list[str]:
    """The bot of each seat, from the words of the command line."""
    from gondwana.bots import LEVELS

    levels = [word.strip() for word in bots.split(",")]
    known = [level.key for level in LEVELS]
    for level in levels:
        if level not in known:
            raise typer.BadParameter(f"no bot {level!r}; allowed: {', '.join(known)}", param_hint="--bots")
    if seats is not None and len(levels) == 1:
        return levels * seats
    if seats not in (None, len(levels)):
        raise typer.BadParameter(f"{len(levels)} bots for {seats} seats; allowed: 1 or {seats}", param_hint="--bots")
    return levels


def options_of(words: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE words as a mapping; whether the game knows them is the game's business."""
    for word in words:
        if "=" not in word:
            raise typer.BadParameter(f"{word!r} is not KEY=VALUE", param_hint="--option")
    return dict(word.split("=", 1) for word in words)


def matches(
    game: str, entrants: Sequence[Entrant], options: dict[str, str], games: int, seed: int
) -> Iterator[gondwana.Match]:
    """Finished games in order; with every seed each entrant sits in every seat once."""

    def finished(number: int) -> gondwana.Match:
        turned = number % len(entrants)
        levels = [entrants[entrant_at(seat, turned, len(entrants))].level for seat in range(len(entrants))]
        return play(game, levels, options, seed + number // len(entrants))

    with ThreadPoolExecutor(os.cpu_count()) as threads:  # the bots think without the interpreter's lock
        yield from threads.map(finished, range(games))


def entrant_at(seat: int, turned: int, seats: int) -> int:
    """Who sits there when the table was turned so often."""
    return (seat + turned) % seats


def play(game: str, levels: Sequence[str], options: dict[str, str], seed: int) -> gondwana.Match:
    """One game from the deal to the end."""
    from gondwana.bots import choose

    match = gondwana.new(game, seats=len(levels), seed=seed, options=options)
    while not match.over:
        seat = match.asked[0]
        thought = hash((seed, seat, match.number)) & 0x7FFF_FFFF
        match.play(seat, choose(match, seat, level=levels[seat], seed=thought))
    return match


def enter(entrants: Sequence[Entrant], match: gondwana.Match, turned: int) -> None:
    """Writes a finished game down for those who sat there."""
    winners = match.places.count(1)
    for seat, (score, place) in enumerate(zip(match.scores, match.places, strict=True)):
        entrant = entrants[entrant_at(seat, turned, len(entrants))]
        entrant.scores.append(score)
        entrant.wins.append(1 / winners if place == 1 else 0.0)


def mean_of(values: Sequence[float]) -> dict[str, float]:
    """The mean and its 95 % interval."""
    mean = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(mean, 3), "low": round(mean - half, 3), "high": round(mean + half, 3)}


def share_of(wins: Sequence[float]) -> dict[str, float]:
    """The share of wins and its 95 % interval after Wilson, which stays within 0 and 1."""
    count, share = len(wins), fmean(wins)
    spread = SURE * sqrt(share * (1 - share) / count + (SURE / count) ** 2 / 4)
    middle, whole = share + SURE**2 / (2 * count), 1 + SURE**2 / count
    return {
        "mean": round(share, 4),
        "low": round(max(0.0, (middle - spread) / whole), 4),
        "high": round(min(1.0, (middle + spread) / whole), 4),
    }


def print_results(entrants: Sequence[Entrant], games: int, seconds: float) -> None:
    """One line a bot, in the order of the command line."""
    from rich.table import Table

    table = Table("bot", "mean score", "95 %", "wins", "95 %", box=None, pad_edge=False)
    for entrant in entrants:
        score, wins = mean_of(entrant.scores), share_of(entrant.wins)
        table.add_row(
            entrant.level,
            f"{score['mean']:.1f}",
            f"{score['low']:.1f} – {score['high']:.1f}",
            f"{wins['mean']:.1%}",
            f"{wins['low']:.1%} – {wins['high']:.1%}",
        )
    print_table(table)
    typer.echo(f"{games} games in {seconds:.1f} s; a shared win counts in parts; seats rotated.")
