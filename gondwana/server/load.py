"""How much one server bears: many tables of bots at once, while a person plays and somebody looks at the page.

`python -m gondwana.server.load --tables 200` starts a real server of its own, reachable from this machine only.
"""

import argparse
import http.client
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from .audit import Audit, audit, count_over

START: Final = "import sys; from gondwana.server import serve; serve(port=0, data=sys.argv[1], open_browser=False)"
PATIENCE: Final = 1800.0  # seconds for everything
ANSWER: Final = 60.0  # seconds for one answer
PROBE: Final = 0.1  # seconds between two looks at the page
IDLE: Final = 5.0  # seconds of measuring before the load
OPENERS: Final = 8  # connections that open tables at the same time

Json = dict[str, Any]


class LoadFailed(Exception):
    """The server did not bear it, and why."""


@dataclass(frozen=True)
class Times:
    """How long answers took, in milliseconds."""

    count: int
    p50: float
    p99: float
    worst: float


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
        with _watched(address, game) as (idle_page, idle_move):
            time.sleep(IDLE)
        start = time.monotonic()
        with _watched(address, game) as (page, move):
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


class Client:
    """One connection with a cookie."""

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self._connection = http.client.HTTPConnection(self.host, timeout=ANSWER)
        self.cookie = ""

    def close(self) -> None:
        """Hangs up."""
        self._connection.close()

    def named(self, name: str) -> "Client":
        """Says a name, and keeps the cookie."""
        self.call("POST", "/api/me", {"name": name})
        return self

    def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request; anything but success is a failure."""
        headers = {"Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        answer = self._answer(method, path, None if body is None else json.dumps(body), headers)
        told = answer.read()
        if answer.status >= 300:
            raise LoadFailed(f"{method} {path}: {answer.status} {told[:300]!r}")
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        return json.loads(told)

    def _answer(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> http.client.HTTPResponse:
        try:
            self._connection.request(method, path, body, headers)
        except OSError:  # the server has closed a connection that was idle
            self._connection.close()
            self._connection.request(method, path, body, headers)
        return self._connection.getresponse()


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


# Two who watch the clock meanwhile


@dataclass
class Probe:
    """Somebody who asks again and again, and how long the answers took."""

    seconds: list[float] = field(default_factory=list)
    confirmed: list[tuple[str, int, int]] = field(default_factory=list)  # table, number, move
    failures: list[str] = field(default_factory=list)

    def times(self) -> Times:
        """The times in milliseconds."""
        ordered = sorted(1000 * second for second in self.seconds) or [0.0]
        middle, last = len(ordered) // 2, min(len(ordered) - 1, int(len(ordered) * 0.99))
        return Times(len(self.seconds), ordered[middle], ordered[last], ordered[-1])


@contextmanager
def _watched(address: str, game: str) -> Iterator[tuple[Probe, Probe]]:
    """While this lasts, one client looks at the lobby and one person plays."""
    page, move, enough = Probe(), Probe(), threading.Event()
    workers = [
        threading.Thread(target=_guarded, args=(_look, page, address, game, enough)),
        threading.Thread(target=_guarded, args=(_play, move, address, game, enough)),
    ]
    for worker in workers:
        worker.start()
    try:
        yield page, move
    finally:
        enough.set()
        for worker in workers:
            worker.join(ANSWER)


def _guarded(work: Any, probe: Probe, address: str, game: str, enough: threading.Event) -> None:
    try:
        work(probe, address, game, enough)
    except Exception as error:
        probe.failures.append(f"{type(error).__name__}: {error}")


def _look(probe: Probe, address: str, game: str, enough: threading.Event) -> None:
    with closing(Client(address)) as client:
        while not enough.wait(PROBE):
            start = time.monotonic()
            client.call("GET", "/api/tables")
            probe.seconds.append(time.monotonic() - start)


def _play(probe: Probe, address: str, game: str, enough: threading.Event) -> None:
    with closing(Client(address).named("Person")) as client:
        while not enough.is_set():
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            table = client.call("POST", "/api/tables", body)["id"]
            words = {"Cookie": client.cookie}
            with connect(f"ws://{client.host}/api/tables/{table}/live", additional_headers=words) as socket:
                _play_table(probe, socket, table, enough)


def _play_table(probe: Probe, socket: ClientConnection, table: str, enough: threading.Event) -> None:
    told = json.loads(socket.recv(ANSWER))
    while told["table"]["status"] != "over" and not enough.is_set():
        if told["ask"] and told["ask"]["choices"]:
            told = _answer(probe, socket, table, told)
            enough.wait(PROBE)
        else:
            told = _hear(socket)


def _answer(probe: Probe, socket: ClientConnection, table: str, told: Json) -> Json:
    """Answers, and waits until the answer is known to be committed."""
    asked, move = told["ask"]["number"], told["ask"]["choices"][0]["move"]
    start = time.monotonic()
    socket.send(json.dumps({"type": "play", "number": told["table"]["number"], "move": move}))
    while told["ask"] and told["ask"]["choices"] and told["ask"]["number"] == asked:
        told = _hear(socket)
    probe.seconds.append(time.monotonic() - start)
    probe.confirmed.append((table, asked, move))
    return told


def _hear(socket: ClientConnection) -> Json:
    while True:
        told: Json = json.loads(socket.recv(ANSWER))
        if told["type"] == "refused":
            raise LoadFailed(f"a move was refused: {told['error']['code']}")
        if told["type"] in ("moved", "table"):
            return told


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
    parser = argparse.ArgumentParser(prog="gondwana.server.load", description=__doc__)
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
