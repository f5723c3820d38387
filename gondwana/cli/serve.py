"""`gondwana`: serves the lobby and every table."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

import gondwana
from gondwana.kernel.ahead.prepare import is_ready

LONGEST = 600  # seconds after which waiting for the rules is no news any more


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(file_okay=False, help="Folder of the database; the user's data folder if not given.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = True,
) -> None:
    """Board games about evolution. Without a command: serve them, print the address, open a browser."""
    if context.invoked_subcommand is None:
        import gondwana.server.http.app  # noqa: F401  (what takes long to load, before anything is said)
        from gondwana.server import serve as run

        with telling_preparation():
            run(host=host, port=port, data=data, open_browser=browser)


@contextmanager
def telling_preparation() -> Iterator[None]:
    """Tells of the preparation beside what is done within, and no longer than that."""
    over = threading.Event()
    teller = threading.Thread(target=tell_preparation, args=(over,), daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def tell_preparation(over: threading.Event) -> None:
    """Says on standard error how long the server has been compiling rules, which it does once, beside serving."""
    began = time.monotonic()
    waiting = [game.slug for game in gondwana.games() if not over.is_set() and not is_ready(game.slug)]
    for slug in waiting:
        while not is_ready(slug) and (seconds := time.monotonic() - began) < LONGEST:
            if over.wait(1):  # first of all: the address is printed before this
                return
            tell(f"Preparing the rules of {slug}, once: {seconds:.0f} s …", last=False)
    if waiting and not over.is_set() and all(map(is_ready, waiting)):
        tell(f"The rules are ready after {time.monotonic() - began:.0f} s.", last=True)


def tell(words: str, last: bool) -> None:
    """Writes a line over the one before; where nobody watches a terminal, only the last one."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(words, file=sys.stderr, flush=True)
