"""`gondwana bench`: how fast the rules and the bots are on this machine, and whether they stay sound."""

from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import progress


def bench(game: MaybeGame = None, json: AsJson = False) -> None:
    """Measure the rules and the bots."""
    from gondwana.bench import run

    for slug in slugs_of(game):
        with progress() as show:
            run(slug, json=json, say=show)
