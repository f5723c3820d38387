"""`gondwana bench`: how fast the rules and the bots are on this machine, and whether they stay sound."""

import typer

from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import print_json, progress


def bench(game: MaybeGame = None, json: AsJson = False) -> None:
    """Measure the rules and the bots."""
    from gondwana.bench import report

    for slug in slugs_of(game):
        with progress() as show:
            found = report.bench(slug, say=show)
        if json:
            print_json(found)
        else:
            typer.echo("\n".join(report.lines(found)))
