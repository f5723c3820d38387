"""How much one server bears: many tables of bots at once, while a person plays and somebody looks at the page.

`python -m gondwana.bench.load --tables 200` starts a real server of its own, reachable from this machine only.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from .audit import Audit, audit, count_over
from .probes import Client, LoadFailed, Probe, Times, watched

START: Final = "import sys; from gondwana.server import serve; serve(port=0, data=sys.argv[1], open_browser=False)"
PATIENCE: Final = 1800.0  # seconds for everything
IDLE: Final = 5.0  # seconds of measuring before the load
OPENERS: Final = 8  # connections that open tables at the same time


@dataclass(frozen=True)
class Load:
    """What was measured."""

    game: str
    tables: int
    seats: int
    level: str
    seconds: float  # from opening the first table until the last one is over
    entries: int
    entries_per_second: float
    page_idle: Times  # answers of the lobby, before and under load
    page: Times
    move_idle: Times  # from a person's move until the person hears that it is committed
    move: Times
    errors: int
    lost: int

    def lines(self) -> list[str]:
        """The results in words."""
        return [
            f"{self.tables} tables of {self.seats} bots ({self.level}) at once: {self.seconds:.1f} s, "
            f"{self.entries} moves, {self.entries_per_second:.0f} moves/s",
            f"the lobby answers in {_words(self.page, self.page_idle)}",
            f"a person's move is committed in {_words(self.move, self.move_idle)}",
            f"errors: {self.errors}, lost moves: {self.lost}",
        ]


def _words(loaded: Times, idle: Times) -> str:
    ratio = loaded.p50 / idle.p50 if idle.p50 else 0.0
    times = f"p50 {loaded.p50:.0f} ms, p99 {loaded.p99:.0f} ms, worst {loaded.worst:.0f} ms of {loaded.count}"
    return f"{times} (idle: p50 {idle.p50:.0f} ms, p99 {idle.p99:.0f} ms; ratio {ratio:.1f})"


def measure(tables: int = 200, seats: int = 4, level: str = "greedy", game: str = "savanna") -> Load:
    """Runs the whole measurement; raises LoadFailed if tables do not end."""
    with tempfile.TemporaryDirectory(prefix="gondwana-load-") as folder, _server(Path(folder)) as address:
        _wait_until_ready(address)
        with watched(address, game) as (idle_page, idle_move):
            time.sleep(IDLE)
        start = time.monotonic()
        with watched(address, game) as (page, move):
            _open_tables(address, tables, seats, level, game)
            _wait_until_over(Path(folder), tables, level)
            seconds = time.monotonic() - start
        confirmed = idle_move.confirmed + move.confirmed
        found = audit(Path(folder), level, confirmed)
        return _summed_up(found, game, tables, seats, level, seconds, (idle_page, page, idle_move, move), Path(folder))


# A server and its clients


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    with (folder / "log").open("wb") as log:
        words = [sys.executable, "-c", START, str(folder)]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().split()
        address = next((word for word in said if word.startswith("http://")), None)
        if address is None:
            raise LoadFailed(f"the server did not start: {(folder / 'log').read_text()[-2000:]}")
        yield address
    finally:
        process.kill()
        process.communicate()


def _wait_until_ready(address: str) -> None:
    end = time.monotonic() + PATIENCE
    with closing(Client(address)) as client:
        while time.monotonic() < end:
            states = {game["state"] for game in client.call("GET", "/api/status")["games"]}
            if states == {"ready"}:
                return
            if "failed" in states:
                raise LoadFailed("the rules could not be prepared")
            time.sleep(0.2)
    raise LoadFailed("the rules are not ready")


def _open_tables(address: str, tables: int, seats: int, level: str, game: str) -> None:
    body = {"game": game, "seats": [{"kind": "bot", "level": level}] * seats}

    def open_some(count: int) -> None:
        with closing(Client(address).named("Load")) as client:
            for _ in range(count):
                client.call("POST", "/api/tables", body)

    shares = [tables // OPENERS + (opener < tables % OPENERS) for opener in range(OPENERS)]
    with ThreadPoolExecutor(OPENERS) as pool:
        list(pool.map(open_some, shares))


def _wait_until_over(folder: Path, tables: int, level: str) -> None:
    end = time.monotonic() + PATIENCE
    while (over := count_over(folder, level)) < tables:
        if time.monotonic() > end:
            raise LoadFailed(f"only {over} of {tables} tables are over after {PATIENCE:.0f} s")
        time.sleep(0.2)


# The end


def _summed_up(
    found: Audit,
    game: str,
    tables: int,
    seats: int,
    level: str,
    seconds: float,
    probes: tuple[Probe, ...],
    folder: Path,
) -> Load:
    page_idle, page, move_idle, move = probes
    log = (folder / "log").read_text(errors="replace")
    failures = [failure for probe in probes for failure in probe.failures]
    for failure in failures + ([log[-2000:]] if log.strip() else []):
        print(failure, file=sys.stderr)
    return Load(
        game=game,
        tables=tables,
        seats=seats,
        level=level,
        seconds=seconds,
        entries=found.entries,
        entries_per_second=found.entries / seconds,
        page_idle=page_idle.times(),
        page=page.times(),
        move_idle=move_idle.times(),
        move=move.times(),
        errors=len(failures) + log.count("ERROR") + found.wrong,
        lost=found.lost,
    )


def main(words: list[str] | None = None) -> int:
    """Measures, prints, and fails if anything was lost."""
    parser = argparse.ArgumentParser(prog="gondwana.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--game", default="savanna")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    load = measure(chosen.tables, chosen.seats, chosen.level, chosen.game)
    print(json.dumps(asdict(load)) if chosen.json else "\n".join(load.lines()))
    return 1 if load.errors or load.lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
