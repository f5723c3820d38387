"""Words that several commands understand."""

from typing import Annotated

import typer

import gondwana

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all of them if not given.")]


def slugs_of(game: str | None) -> list[str]:
    """The named game, if there is such a one, or all."""
    return [gondwana.game(game).slug] if game else [each.slug for each in gondwana.games()]
