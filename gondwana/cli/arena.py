"""`gondwana arena`: a league among bots, kept game by game."""

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from gondwana.arena import Ledger, Threads, league, play_league, table_of
from gondwana.arena.cluster import Cluster
from gondwana.arena.errors import need
from gondwana.arena.league import League, league_of_today
from gondwana.arena.playing import Hall
from gondwana.arena.standings import Table as Standings
from gondwana.bots.intervals import Interval
from gondwana.cli.arguments import AsJson
from gondwana.cli.compile import make_ready
from gondwana.cli.console import print_json, print_table, progress
from gondwana.cli.simulate import pair

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME] [BOT]...",
        help="A game and its bots: levels, LEVEL@ITERATIONS, LEVEL@TIMEms, or MODULE:FUNCTION. "
        "None: go on with the league in the folder.",
    ),
]
Seats = Annotated[int | None, typer.Option(help="How many players; as few as can be, but two, if not given.")]
Deals = Annotated[int | None, typer.Option(min=1, help="How many deals, each from every seat; 100 if not given.")]
Meet = Annotated[
    str, typer.Option(help="Who meets: every two (pairs), each the next (neighbours), as many as fit (all).")
]
Tables = Annotated[list[str] | None, typer.Option("--table", help="A table by its bots: a,a,b,b. May be repeated.")]
Options = Annotated[list[str] | None, typer.Option(help="An option of the game: KEY=VALUE.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Into = Annotated[
    Path | None, typer.Option(help="The folder of the league; a league that was ended goes on where it stopped.")
]
Count = Annotated[int | None, typer.Option(min=1, help="Games at once; as many as cores if not given.")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a cluster of Ray: auto, local or HOST:PORT.")]
Report = Annotated[bool, typer.Option("--report", help="Write report.html with plots into the folder.")]
Parquet = Annotated[bool, typer.Option("--parquet", help="Write games.parquet into the folder.")]


def arena(
    words: Words = None,
    seats: Seats = None,
    deals: Deals = None,
    meet: Meet = "pairs",
    table: Tables = None,
    option: Options = None,
    seed: Seed = 0,
    into: Into = None,
    threads: Count = None,
    ray: Ray = None,
    report: Report = False,
    parquet: Parquet = False,
    json: AsJson = False,
) -> None:
    """Let bots play a league: seats rotated, deals paired, ratings and intervals, resumed where it stopped."""
    if report:
        need("matplotlib", "a report with plots")
    if parquet:
        need("pyarrow", "a Parquet file")
    hall: Hall = Cluster(ray) if ray else Threads(threads)
    sys.path.insert(0, os.getcwd())  # where a bot of one's own is likely to lie
    if words:
        game, *bots = words
        tables = [[bot.strip() for bot in each.split(",")] for each in table or []]
        asked = league(game, bots, seats, deals or 100, seed, dict(map(pair, option or [])), meet, tables)
    elif into is not None:
        asked = _kept(Ledger(into), deals)
    else:
        raise typer.BadParameter("name a game and its bots, or the folder of a league", param_hint="GAME")
    folder = into or platformdirs.user_data_path("gondwana") / "arena" / asked.name
    began = time.perf_counter()
    if not ray:
        make_ready([asked.game])
    with progress() as show:
        title = f"{asked.game}, {asked.seats} seats"
        ledger = play_league(asked, folder, hall, lambda done, games: show(title, done, games))
    if report:
        from gondwana.arena.report import write_report

        write_report(ledger, folder / "report.html")
    if parquet:
        from gondwana.arena.parquet import write_parquet

        write_parquet(ledger, folder / "games.parquet")
    found = table_of(ledger)
    if json:
        print_json({**found.report(), "folder": str(folder)})
    else:
        print_league(found, folder, time.perf_counter() - began)


def _kept(ledger: Ledger, deals: int | None) -> League:
    """The league in a folder, perhaps with more deals."""
    kept = ledger.league()
    return league_of_today(replace(kept, deals=deals or kept.deals))


def print_league(table: Standings, folder: Path, seconds: float) -> None:
    """Standings and duels, for people."""
    from rich.table import Table

    standings = Table("bot", "games", "rating", "wins", "fair", "points", box=None, pad_edge=False)
    for one in table.standings:
        rating = told(one.rating.points, ".0f") if one.rating else "–"
        shares = (told(one.wins, ".1%"), f"{one.fair:.0%}")
        standings.add_row(one.bot, str(one.games), rating, *shares, told(one.points, ".1f"))
    print_table(standings)
    if table.duels:
        duels = Table("ahead", "of", "games", "share", "stronger by", "lead", box=None, pad_edge=False)
        for duel in table.duels:
            parts = (told(duel.ahead, ".0%"), told(duel.rating, "+.0f"), told(duel.lead, "+.1f"))
            duels.add_row(duel.bot, duel.other, str(duel.games), *parts)
        typer.echo()
        print_table(duels)
    times = Table("bot", "ms an answer", "99 of 100 within", "longest", box=None, pad_edge=False)
    for one in table.standings:
        if one.times:
            times.add_row(one.bot, f"{one.times.mean:.2f}", f"{one.times.slow:.2f}", f"{one.times.longest:.2f}")
    if times.rows:
        typer.echo()
        print_table(times)
    typer.echo(
        f"\n{table.games} games of {table.deals} deals in {seconds:.1f} s; all games of a deal are one sample. "
        f"They are kept in {folder}"
    )
    if table.league.seats > 1 and any(one.rating is None for one in table.standings):
        typer.echo("Ratings need openskill: pip install 'gondwana[arena]'")
    if not table.league.steady:
        typer.echo("A budget is in time: another run of this league will come out a little different.")


def told(part: Interval, form: str) -> str:
    """A mean, and where it lies with 95 % certainty."""
    return f"{part.mean:{form}} ({part.low:{form}} … {part.high:{form}})"
