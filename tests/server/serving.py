"""A server process for tests: the real server, which prepares only the games that are wanted and deals by a seed.

To start one takes four seconds of a core, most of it to read code and rules, and tests that kill servers start many. So
each is forked from a process that has read both (see warmed_up).
"""

import multiprocessing
import os
import random
import secrets
import sys
from collections.abc import Collection, Mapping
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from unittest.mock import patch


class Deals(random.Random):
    """Begins anew whenever the file of its seed is written."""

    def __init__(self, file: Path) -> None:
        self.file, self.seeded = file, ""
        super().__init__()

    def at_hand(self) -> "Deals":
        """With the seed that the file holds now."""
        if (seed := self.file.read_text()) != self.seeded:
            self.seeded = seed
            self.seed(seed)
        return self


def run(port: int, data: Path, games: Collection[str]) -> None:
    """Serve in this process, by the environment's settings, until it is ended."""
    from gondwana.server import serve
    from gondwana.server.live.preparing import Preparing

    def start(preparing: Preparing) -> None:  # others when somebody wants them
        for game in games:
            preparing._begin(game)

    Preparing.start = start  # type: ignore[method-assign]
    seed = data / "seed"
    if seed.exists():
        deals = Deals(seed)
        os.urandom = lambda count: deals.at_hand().randbytes(count)
        secrets.randbits = lambda count: random.Random(seed.read_text()).getrandbits(count)  # however many bots ask
    serve(port=port, data=data, open_browser=False)


def run_apart(port: int, data: Path, games: Collection[str], log: Path, environment: Mapping[str, str]) -> None:
    """Serve in a process that was just forked: as one that was started, with a log and an environment of its own."""
    with log.open("ab") as written:
        os.dup2(written.fileno(), sys.stdout.fileno())
        os.dup2(written.fileno(), sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    run(port, data, games)


def forked(port: int, data: Path, games: Collection[str], log: Path, environment: Mapping[str, str]) -> BaseProcess:
    """A server process that has begun to start."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["warmed_up"])
    with patch.dict(os.environ, PYTHONPATH=str(Path(__file__).parent)):  # where it finds what it reads first
        forkserver.ensure_running()
    process = processes.Process(target=run_apart, args=(port, data, games, log, dict(environment)), daemon=True)
    process.start()
    return process


if __name__ == "__main__":
    run(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
