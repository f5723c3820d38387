"""`gondwana compile`: compiles the rules ahead of time and keeps them on the disk."""

from dataclasses import asdict

import typer

from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import print_json, progress
from gondwana.kernel.prepare import Progress, is_ready, prepare


def compile_rules(game: MaybeGame = None, json: AsJson = False) -> None:
    """Compile the rules and the bots ahead of time, so that nobody waits for them later."""
    import gondwana.bots  # noqa: F401  (adds the bots' own functions to what is compiled)

    for slug in slugs_of(game):
        if json:
            prepare(slug, lambda told: print_json(asdict(told)))
        elif is_ready(slug):
            typer.echo(f"The rules of {slug} are ready.")
        else:
            compile_one(slug)


def compile_one(slug: str) -> None:
    """Compiles the rules of one game behind a progress bar."""
    last = Progress(slug, 0, 0, 0.0)
    with progress(f"Preparing the rules of {slug}, once …") as show:

        def note(told: Progress) -> None:
            nonlocal last
            last = told
            show(told.done, told.total)

        prepare(slug, note)
    typer.echo(f"The rules of {slug} are ready: {last.total} functions in {last.seconds:.0f} s.")
