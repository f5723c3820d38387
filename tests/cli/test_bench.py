"""`gondwana bench`: what was measured, in words or as JSON, and nothing else."""

import pytest

from gondwana.bench import report

from .conftest import Run

Bench = dict[str, object]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Bench:
    """The quick numbers, measured once for both ways to print them."""
    found = report.bench("savanna", quick=True)

    def measured(slug: str, say: report.Say) -> Bench:
        assert slug == "savanna"
        say("speed", 1, 1)
        return found

    monkeypatch.setattr(report, "bench", measured)
    return found


def test_the_bench_prints_what_it_found(run: Run, found: Bench) -> None:
    assert run("bench", "savanna").out.splitlines() == report.lines(found)
    assert run("bench", "--json").json == found
