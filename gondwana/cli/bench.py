"""`gondwana bench`: how fast the rules, the bots and the server are on this machine."""

from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of


def bench(game: MaybeGame = None, json: AsJson = False) -> None:
    """Measure the rules, the bots and the server."""
    from gondwana.bench import run

    for slug in slugs_of(game):
        run(slug, json=json)
