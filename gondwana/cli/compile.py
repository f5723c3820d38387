"""`gondwana compile`: compiles the rules ahead of time and keeps them on the disk."""

import json
import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict
from typing import Annotated

import typer

import gondwana.bots  # noqa: F401  (adds the bots' own functions to what is compiled)
from gondwana.cli.arguments import AsJson, MaybeGame, slugs_of
from gondwana.cli.console import print_json, progress
from gondwana.kernel.ahead.assistant import assist, assisted
from gondwana.kernel.ahead.prepare import Progress, compiler, is_ready, prepare
from gondwana.kernel.errors import GondwanaError
from gondwana.kernel.game.game import GAMES

Report = Callable[[Progress], None]


class CantCompile(GondwanaError):
    """The rules of a game could not be compiled, and why."""

    code = "cant_compile"


def compile_rules(
    game: MaybeGame = None,
    json: AsJson = False,
    alone: Annotated[bool, typer.Option("--alone", help="Compile a single game on one core, not on two.")] = False,
    assisting: Annotated[bool, typer.Option("--assist", hidden=True)] = False,
) -> None:
    """Compile the rules and the bots ahead of time, so that nobody waits for them later."""
    slugs = slugs_of(game)
    if assisting:
        for slug in slugs:
            assist(slug)
        return
    if json:
        compiled(slugs, lambda told: print_json(asdict(told)), alone)
        return
    for slug, last in zip(slugs, make_ready(slugs, alone), strict=True):
        cost = f": {last.total} functions in {last.seconds:.0f} s" if last else ""
        typer.echo(f"The rules of {slug} are ready{cost}.")


def make_ready(slugs: list[str], alone: bool = False) -> list[Progress | None]:
    """Compiles the rules of games behind progress bars; None for those that were ready before."""
    if all(map(is_ready, slugs)):
        return [None] * len(slugs)
    with progress() as show:
        return compiled(
            slugs, lambda told: show(f"Preparing the rules of {told.game}, once …", told.done, told.total), alone
        )


def compiled(slugs: list[str], report: Report, alone: bool = False) -> list[Progress | None]:
    """Compiles the rules of games, as many at once as there are cores; None for those that were ready before."""
    # The largest first: nobody waits for it at the end, alone on one core.
    waiting = sorted((slug for slug in slugs if not is_ready(slug)), key=_size, reverse=True)
    for slug in slugs:
        if slug not in waiting:
            report(Progress(slug, 1, 1, 0.0))
    if len(waiting) < 2:
        made = {slug: _made(slug, report, alone) for slug in waiting}
    else:
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            made = dict(zip(waiting, threads.map(lambda slug: _made_beside(slug, report), waiting), strict=True))
    return [made.get(slug) for slug in slugs]


def _size(slug: str) -> int:
    """How long the rules of a game are, in bytes of their source."""
    return sum(source.stat().st_size for source in GAMES[slug].folder.rglob("*.py"))


def _made(slug: str, report: Report, alone: bool) -> Progress:
    """Compiled in this process, with an assistant where there is a core for it: what was told last."""
    last = Progress(slug, 0, 0, 0.0)

    def note(told: Progress) -> None:
        nonlocal last
        last = told
        report(told)

    with nullcontext() if alone or os.cpu_count() == 1 else assisted(slug):
        prepare(slug, note)
    return last


def _made_beside(slug: str, report: Report) -> Progress:
    """Compiled in a process of its own, and on one core: what was told last."""
    last: Progress | None = None
    words, pipe = compiler(slug, "--json", "--alone"), subprocess.PIPE
    process = subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True)
    with process, ThreadPoolExecutor(1) as beside:
        assert process.stdout is not None
        assert process.stderr is not None
        complaints = beside.submit(process.stderr.read)
        for line in process.stdout:
            last = Progress(**json.loads(line))
            report(last)
    if process.returncode or last is None:
        words = complaints.result().strip().splitlines() or ["without a word"]
        raise CantCompile(f"The rules of {slug} could not be compiled: {words[-1]}")
    return last
