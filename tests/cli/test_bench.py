"""`gondwana bench`: what was measured, in words or as JSON, and nothing else."""

from collections.abc import Callable

import pytest

from gondwana.bench import load, report

from .conftest import Run

Bench = dict[str, object]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Bench:
    """The quick numbers, measured once for both ways to print them."""
    found = report.bench("savanna", quick=True)

    def measured(slug: str, quick: bool, say: report.Say) -> Bench:
        assert (slug, quick) == ("savanna", True)
        say("speed", 1, 1)
        return found

    monkeypatch.setattr(report, "bench", measured)
    return found


def test_the_bench_prints_what_it_found(run: Run, found: Bench) -> None:
    words = ("bench", "savanna", "--quick", "--tables", "0")
    assert run(*words).out.splitlines() == report.lines(found)
    assert run(*words, "--json").json == found


def test_the_bench_of_the_server_is_printed_too(run: Run, found: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring itself is tested in tests/server/test_load.py."""
    times = load.Times(count=3, p50=15, p99=25, worst=35)

    def measured(tables: int) -> load.Load:
        return load.Load("savanna", tables, 4, "greedy", 2.0, 80, 40.0, times, times, times, times, errors=0, lost=0)

    monkeypatch.setattr(load, "measure", measured)
    said = run("bench", "savanna", "--quick", "--tables", "7").out
    assert "7 tables of 4 bots" in said
    assert "p99 25 ms" in said


def test_too_many_tables_are_refused(refused: Callable[..., str]) -> None:
    assert "1000" in refused("bench", "--tables", "5000")
