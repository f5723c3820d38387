"""`gondwana bench`: how fast the rules, the bots and the server are on this machine."""

from typing import Annotated

import typer

import gondwana
from gondwana.cli.console import AsJson


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; all of them if not given.")] = None, json: AsJson = False
) -> None:
    """Measure the rules, the bots and the server."""
    from gondwana.bench import run

    for slug in [gondwana.game(game).slug] if game else [every.slug for every in gondwana.games()]:
        run(slug, json=json)
