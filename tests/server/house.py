"""A real server process, and people who talk to it over real sockets."""

import json
import os
import secrets
import socket
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
from serving import forked
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
SECONDS = 60.0  # until a test gives up; two noisy cores are shared
SECONDS_TO_COMPILE = 300.0  # the rules, if nobody has done it before


@dataclass
class House:
    """A server process with a folder of its own, which outlives it."""

    data: Path
    settings: Mapping[str, str] = field(default_factory=dict)
    games: Collection[str] = ("savanna",)  # whose rules are prepared and waited for
    port: int = 0
    process: BaseProcess | None = None
    people: list["Person"] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, ready: bool = True) -> None:
        """Starts the server and waits until it answers; and, if wanted, until the rules are there."""
        self.port = self.port or free_port()
        settings = {"GONDWANA_BOT_PAUSE": "0", **self.settings}
        self.process = forked(self.port, self.data, self.games, self.data / "log", os.environ | settings)
        wait_for(lambda: self._answers() and (not ready or self.ready()), self.log, SECONDS_TO_COMPILE)

    def deal(self, seed: str) -> None:
        """From now on tables that are opened in the same order get the same deals, and the same bots.

        The server must have been started with a seed, too: others deal as chance will have it.
        """
        (self.data / "seed").write_text(seed)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), self.log()
        try:
            return bool(self._status())
        except OSError:
            return False

    def _status(self) -> Json:
        with urlopen(f"{self.address}/api/status", timeout=SECONDS) as answer:
            told: Json = json.load(answer)
            return told

    def ready(self) -> bool:
        told = self._status()["games"]
        states = {game["game"]: game["state"] for game in told}
        assert "failed" not in states.values(), told
        return all(states.get(game) == "ready" for game in self.games)

    def kill(self) -> None:
        """SIGKILL: no goodbye, no last write."""
        if self.process is not None:
            self.process.kill()
            self.process.join()

    def stop(self) -> int | None:
        """As Ctrl+C does; the code with which it ends, None if it does not."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(SECONDS)
        return self.process.exitcode

    def log(self) -> str:
        return (self.data / "log").read_text(errors="replace")

    def person(self, name: str | None = None) -> "Person":
        """Somebody with a browser of their own."""
        self.people.append(Person(self.address, name))
        return self.people[-1]

    def send_home(self) -> None:
        """All browsers are closed."""
        while self.people:
            self.people.pop().http.close()


def wait_for(happens: Callable[[], Any], explain: Callable[[], str] = str, seconds: float = SECONDS) -> Any:
    end = time.monotonic() + seconds
    while not (outcome := happens()):
        assert time.monotonic() < end, f"waited in vain: {explain()}"
        time.sleep(0.02)
    return outcome


def free_port() -> int:
    """A port that nobody has, below those which systems hand out: no connection takes it before the server does."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Person:
    """A browser: a cookie jar, requests and sockets."""

    def __init__(self, address: str, name: str | None) -> None:
        # Nothing is encrypted here, and to read all certificates of the web takes 20 ms.
        self.http = httpx.Client(base_url=address, timeout=SECONDS, verify=False)
        self.http.get("/api/me").raise_for_status()
        if name is not None:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies["gondwana"]

    def open(self, *seats: str, public: bool = False, options: Mapping[str, str] | None = None) -> str:
        """Opens a table of Savanna; a seat is "me", "open" or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": "savanna", "seats": wanted, "public": public, "options": dict(options or {})}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}")

    def table(self, table: str) -> Json:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    @contextmanager
    def at(self, table: str, cookie: str | None = None, **words: Any) -> Iterator["Live"]:
        """Looks at a table, and hears how it stands."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/live"
        headers = {"Cookie": f"gondwana={self.cookie if cookie is None else cookie}"}
        with connect(address, additional_headers=headers, **words) as connection:
            live = Live(connection)
            live.hear()
            yield live


class Live:
    """A socket at a table, with everything that was told so far."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[Json] = []
        self.view: Json | None = None
        self.ask: Json | None = None
        self.table: Json = {}

    @property
    def number(self) -> int:
        return int(self.table["number"])

    def hear(self, seconds: float = SECONDS) -> Json:
        """The next message."""
        message: Json = json.loads(self.connection.recv(timeout=seconds))
        self.told.append(message)
        self.table = message.get("table", self.table)
        if message["type"] in ("table", "moved"):
            self.view, self.ask = message["view"], message["ask"]
        return message

    def until(self, *kinds: str, number: int | None = None) -> Json:
        """The next message of a kind, and of a number if one is given."""
        while True:
            message = self.hear()
            if message["type"] in kinds and (number is None or message["table"]["number"] >= number):
                return message

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def play(self, move: int, number: int | None = None) -> None:
        self.send({"type": "play", "number": self.number if number is None else number, "move": move})

    def refused(self, message: Any) -> str:
        """The code with which a message is refused; the table must be as before."""
        before = self.number
        self.send(message)
        answer = self.until("refused")
        assert answer["error"]["message"].endswith("."), answer
        assert answer["number"] == before
        return str(answer["error"]["code"])

    def look(self) -> Json:
        self.send({"type": "look"})
        return self.until("table")

    def asked(self) -> Json:
        """Waits until this seat is asked, and returns the question."""
        while not (self.ask and self.ask["choices"]):
            self.hear()
        return self.ask

    def answer(self, which: int = 0) -> Json:
        """Answers the open question with one of its choices, and returns what is told when the answer is committed."""
        ask = self.asked()
        self.play(ask["choices"][which]["move"])
        return self.after(ask)

    def after(self, ask: Json) -> Json:
        """The message that tells that a question is answered."""
        while True:
            message = self.hear()
            assert message["type"] != "refused", message
            if message["type"] == "moved" and not (
                self.ask and self.ask["choices"] and self.ask["number"] == ask["number"]
            ):
                return message

    def is_gone(self) -> int | None:
        """Waits until the server hangs up, and returns its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
