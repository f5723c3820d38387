"""`gondwana games`: which games there are, for how many players, with which options."""

import gondwana
from gondwana.cli.arguments import AsJson
from gondwana.cli.console import print_json, print_table


def games(json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    if json:
        print_json([game.info() for game in gondwana.games()])
        return
    from rich.table import Table

    table = Table("game", "seats", "options", box=None, pad_edge=False)
    for game in gondwana.games():
        options = [f"{option.key}={'|'.join(map(str, option.values))}" for option in game.options]
        table.add_row(game.slug, f"{min(game.seats)}–{max(game.seats)}", ", ".join(options) or "–")
    print_table(table)
