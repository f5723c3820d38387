"""`gondwana compile`: compiles the rules ahead of time and keeps them on the disk."""

from dataclasses import asdict

import typer

import gondwana.bots  # noqa: F401  (adds the bots' own functions to what is compiled)
from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import print_json, progress
from gondwana.kernel.prepare import Progress, is_ready, prepare


def compile_rules(game: MaybeGame = None, json: AsJson = False) -> None:
    """Compile the rules and the bots ahead of time, so that nobody waits for them later."""
    for slug in slugs_of(game):
        if json:
            prepare(slug, lambda told: print_json(asdict(told)))
        elif made := make_ready(slug):
            typer.echo(f"The rules of {slug} are ready: {made.total} functions in {made.seconds:.0f} s.")
        else:
            typer.echo(f"The rules of {slug} are ready.")


def make_ready(slug: str) -> Progress | None:
    """Compiles the rules of a game behind a progress bar; None if that was done before."""
    last: Progress | None = None
    if not is_ready(slug):
        with progress() as show:

            def note(told: Progress) -> None:
                nonlocal last
                last = told
                show(f"Preparing the rules of {slug}, once …", told.done, told.total)

            prepare(slug, note)
    return last
