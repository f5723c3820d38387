"""Clients that watch the clock while a server is under load: one looks at the lobby, one plays as a person does."""

import http.client
import json
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

ANSWER: Final = 60.0  # seconds for one answer
PAUSE: Final = 0.1  # seconds between two looks at the page

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
def watched(address: str, game: str) -> Iterator[tuple[Probe, Probe]]:
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
        while not enough.wait(PAUSE):
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
            enough.wait(PAUSE)
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
