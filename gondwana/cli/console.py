"""What commands print: results to standard output, everything else beside it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

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
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """Shows on standard error how far long work is: tell what it yields what is done, how much, and of how much."""
    from rich import progress as rich
    from rich.console import Console

    words_and_bar = (rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn())
    times = (rich.TimeElapsedColumn(), rich.TimeRemainingColumn())
    with rich.Progress(*words_and_bar, *times, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task("", total=None)
        yield lambda words, done, total: bars.update(task, description=words, completed=done, total=total)
