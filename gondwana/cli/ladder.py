"""`gondwana ladder`: each level of the bots against the next, in every game."""

from pathlib import Path
from typing import Annotated

import typer

from gondwana.arena import Threads, play_league
from gondwana.arena.ladder import SEATS, lines, rungs, tables_in
from gondwana.cli.arguments import MaybeGame, slugs_of
from gondwana.cli.compile import make_ready
from gondwana.cli.console import progress

Seats = Annotated[list[int] | None, typer.Option(help="With how many players; two and four if not given.")]
Part = Annotated[float, typer.Option(min=0.0, max=1.0, help="Which part of the games to play; all of them take hours.")]
Into = Annotated[Path, typer.Option(help="A folder for the leagues; what was played before is not played again.")]
Count = Annotated[int | None, typer.Option(min=1, help="Games at once; as many as cores if not given.")]


def ladder(
    game: MaybeGame = None,
    seats: Seats = None,
    part: Part = 1.0,
    into: Into = Path("build/ladder"),
    threads: Count = None,
) -> None:
    """Let each level play against the next, and print the ladder as a table in Markdown."""
    slugs = slugs_of(game)
    steps = list(rungs(slugs, seats or SEATS, part))
    make_ready(slugs)
    games = sum(step.league.games for step in steps)
    before = 0
    with progress() as show:
        for step in steps:
            start = before
            play_league(
                step.league,
                into / step.name,
                Threads(threads),
                lambda done, _, start=start: show("ladder", start + done, games),  # type: ignore[misc]
            )
            before += step.league.games
    for line in lines(tables_in(into)):
        typer.echo(line)
