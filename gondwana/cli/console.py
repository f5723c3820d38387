"""What commands print: results to standard output, everything else beside it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.table import Table

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]

# Rich takes longer to import than most commands to run, so only those who draw with it import it.


def print_json(thing: Any) -> None:
    """Prints one line of JSON, at once."""
    sys.stdout.write(json.dumps(thing, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def print_table(table: "Table") -> None:
    """Draws a table to standard output."""
    from rich.console import Console

    Console().print(table)


@contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows on standard error how far long work has come; call what it yields with the number done."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(words, total=total)
        yield lambda done: bars.update(task, completed=done)
