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
    """Shows on standard error how far long work is: tell what it yields what is done, how much, and of how much.

    Each kind of work has a bar of its own.
    """
    from rich import progress as rich
    from rich.console import Console

    words_and_bar = (rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn())
    times = (rich.TimeElapsedColumn(), rich.TimeRemainingColumn())
    bar = rich.Progress(*words_and_bar, *times, console=Console(stderr=True), transient=True, redirect_stdout=False)
    with bar as bars:
        tasks: dict[str, rich.TaskID] = {}

        def show(words: str, done: int, total: int) -> None:
            if words not in tasks:
                tasks[words] = bars.add_task(words, total=None)
            bars.update(tasks[words], completed=done, total=total)

        yield show
