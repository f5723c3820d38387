"""`gondwana compile`: the rules ahead of time, with progress."""

import json

import gondwana
from gondwana.kernel.ahead import prepare

from .conftest import Run


def test_progress_for_a_program_ends_with_everything_done(run: Run) -> None:
    told = [json.loads(line) for line in run("compile", "savanna", "--json").out.splitlines()]
    assert all(line.keys() == {"game", "done", "total", "seconds"} for line in told)
    assert [line["done"] for line in told] == sorted(line["done"] for line in told)
    assert (told[-1]["game"], told[-1]["done"]) == ("savanna", told[-1]["total"])
    assert prepare.is_ready("savanna")


def test_what_is_ready_is_not_compiled_again(run: Run) -> None:
    run("compile", "--json")
    assert run("compile").out.splitlines() == [f"The rules of {game.slug} are ready." for game in gondwana.games()]
