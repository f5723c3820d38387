"""`gondwana simulate`: bots play many games against each other."""

import time
from collections.abc import Sequence
from typing import Annotated, Any

import typer

import gondwana
from gondwana.bots import LEVELS
from gondwana.cli.arguments import AsJson
from gondwana.cli.compile import make_ready
from gondwana.cli.console import print_json, print_table, progress
from gondwana.cli.series import Entrant, Measure, play_series


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `gondwana games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many players; as many as bots if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: search,greedy,random.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: KEY=VALUE.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    json: AsJson = False,
) -> None:
    """Let bots play against each other; each sits everywhere equally often, on the same deals."""
    entrants = [Entrant(level) for level in levels_of(bots, seats)]
    chosen = gondwana.game(game)
    chosen.check_seats(len(entrants))
    options = chosen.check_options(options_of(option or []))
    make_ready(game)
    began = time.perf_counter()
    with progress(f"{game}, {len(entrants)} seats") as show:
        for done in play_series(game, entrants, options, games, seed):
            show(done, games)
    seconds = time.perf_counter() - began
    if json:
        said = {"game": game, "seats": len(entrants), "games": games, "seed": seed, "options": options}
        print_json({**said, "seconds": round(seconds, 3), "bots": [report(entrant) for entrant in entrants]})
    else:
        print_results(entrants, games, seconds)


def levels_of(bots: str, seats: int | None) -> list[str]:
    """The bot of each seat, from the words of the command line."""
    levels = [word.strip() for word in bots.split(",")]
    known = [level.key for level in LEVELS]
    for level in levels:
        if level not in known:
            raise typer.BadParameter(f"no bot {level!r}; allowed: {', '.join(known)}", param_hint="--bots")
    if seats is not None and len(levels) == 1:
        return levels * seats
    if seats not in (None, len(levels)):
        raise typer.BadParameter(f"{len(levels)} bots for {seats} seats; allowed: 1 or {seats}", param_hint="--bots")
    return levels


def options_of(words: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE words as a mapping; whether the game knows them is the game's business."""
    for word in words:
        if "=" not in word:
            raise typer.BadParameter(f"{word!r} is not KEY=VALUE", param_hint="--option")
    return dict(word.split("=", 1) for word in words)


def report(entrant: Entrant) -> dict[str, Any]:
    """What a program is told of one bot."""
    measures = {"score": rounded(entrant.score), "wins": rounded(entrant.share)}
    return {"bot": entrant.level, "games": len(entrant.scores), **measures}


def rounded(measure: Measure) -> dict[str, float]:
    """A measure with four decimals."""
    return {name: round(number, 4) for name, number in measure._asdict().items()}


def print_results(entrants: Sequence[Entrant], games: int, seconds: float) -> None:
    """One line a bot, in the order of the command line."""
    from rich.table import Table

    table = Table("bot", "mean score", "95 %", "wins", "95 %", box=None, pad_edge=False)
    for entrant in entrants:
        score, share = entrant.score, entrant.share
        points = (f"{score.mean:.1f}", f"{score.low:.1f} – {score.high:.1f}")
        table.add_row(entrant.level, *points, f"{share.mean:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    print_table(table)
    typer.echo(f"{games} games in {seconds:.1f} s; a shared win counts in parts; seats rotated.")
