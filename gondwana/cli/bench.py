"""`gondwana bench`: how fast the rules, the bots and the server are on this machine, and whether they stay sound."""

from dataclasses import asdict
from typing import Annotated

import typer

from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import print_json, progress

Tables = Annotated[int, typer.Option(min=0, max=1000, help="Tables of bots at once on one server; 0 leaves it out.")]
Quick = Annotated[bool, typer.Option("--quick", help="Fewer rounds and games, no compiling.")]


def bench(game: MaybeGame = None, tables: Tables = 200, quick: Quick = False, json: AsJson = False) -> None:
    """Measure the rules, the bots and the server."""
    for slug in slugs_of(game):
        bench_game(slug, quick, json)
    if tables:
        bench_server(tables, json)


def bench_game(slug: str, quick: bool, json: bool) -> None:
    """The rules and the bots of one game."""
    from gondwana.bench import report

    with progress() as show:
        found = report.bench(slug, quick, show)
    if json:
        print_json(found)
    else:
        typer.echo("\n".join(report.lines(found)))


def bench_server(tables: int, json: bool) -> None:
    """Many tables at once on the embedded store, while a person plays and somebody looks at the page."""
    from gondwana.bench.load import measure

    with progress() as show:
        show(f"server: {tables} tables of bots at once", 0, 1)
        found = measure(tables)
    if json:
        print_json({"server": asdict(found)})
    else:
        typer.echo("\n".join(found.lines()))
