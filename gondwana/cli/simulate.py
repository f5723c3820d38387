"""`gondwana simulate`: bots play many games against each other."""

import time
from typing import Annotated

import typer

import gondwana
from gondwana.bots.duel import Results, play_games
from gondwana.bots.intervals import Interval
from gondwana.cli.arguments import AsJson
from gondwana.cli.compile import make_ready
from gondwana.cli.console import print_json, print_table, progress


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `gondwana games` lists them.")],
    bots: Annotated[
        str, typer.Option(help="The bots, one for each seat; the last one also takes all seats that are left.")
    ] = "random",
    seats: Annotated[int | None, typer.Option(help="How many players; as many as bots if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: KEY=VALUE.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    iterations: Annotated[int | None, typer.Option(min=1, help="How long searching bots think.")] = None,
    milliseconds: Annotated[
        float | None, typer.Option(min=0.1, help="The same in time: then no two runs need be alike.")
    ] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Games at once; as many as cores if not given.")] = None,
    json: AsJson = False,
) -> None:
    """Let bots play against each other; each sits everywhere equally often, on the same deals."""
    chosen = gondwana.game(game)
    options = chosen.check_options(chosen.unattended() | dict(map(pair, option or [])))
    levels = [word.strip() for word in bots.split(",")]
    make_ready([chosen.slug])
    began = time.perf_counter()
    with progress() as show:
        results = play_games(
            chosen.slug,
            levels,
            games,
            seed,
            seats,
            options,
            iterations=iterations,
            milliseconds=milliseconds,
            threads=threads,
            progress=lambda done: show(chosen.slug, done, games),
        )
    seconds = time.perf_counter() - began
    if json:
        print_json({**results.report(), "options": options, "seconds": round(seconds, 3)})
    else:
        print_results(results, seconds)


def pair(word: str) -> tuple[str, str]:
    """KEY=VALUE taken apart; whether the game knows them is the game's business."""
    key, sign, value = word.partition("=")
    if not sign:
        raise typer.BadParameter(f"{word!r} is not KEY=VALUE", param_hint="--option")
    return key, value


def print_results(results: Results, seconds: float) -> None:
    """One line a bot, in the order of the command line."""
    from rich.table import Table

    table = Table("bot", "mean score", "95 %", "lead", "95 %", "wins", "95 %", box=None, pad_edge=False)
    for bot in results.standings:
        table.add_row(bot.bot, *told(bot.score, ".1f"), *told(bot.margin, ".1f"), *told(bot.share, ".1%"))
    print_table(table)
    games = len(results.played)
    typer.echo(f"{games} games in {seconds:.1f} s; a shared win counts in parts; all games of a deal are one sample.")


def told(part: Interval, form: str) -> tuple[str, str]:
    """A mean, and where it lies."""
    return f"{part.mean:{form}}", f"{part.low:{form}} – {part.high:{form}}"
