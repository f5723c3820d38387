"""Compiling a game's rules ahead of time, with progress.

Numba compiles what is called, so we call everything once: whole games with all that people are shown, and whatever
other layers have registered here (the bots do). A mark on the disk says that this has been done for this very code.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from numba.core import event

from ..compiler import rule
from ..compiler.cache import cache_folder
from ..compiler.fingerprints import ROOT, closure, digest, fingerprint
from ..compiler.mode import INTERPRET
from ..game.game import GAMES, Game
from ..match.match import Match

Exercise = Callable[[Game], None]
EXERCISES: list[Exercise] = []  # what else to call once for a game, added by higher layers
LONG: Final = 10**6  # answers of a game by which the rules are compiled: all
SHORT: Final = 20  # answers by which compiled rules are loaded; what they do not reach is loaded when it is called


@dataclass(frozen=True)
class Progress:
    """How far the compilation of a game is."""

    game: str
    done: int  # functions compiled
    total: int  # functions there are
    seconds: float


def exercise(function: Exercise) -> Exercise:
    """Have a function called when a game is prepared."""
    EXERCISES.append(function)
    return function


def compiler(slug: str, *options: str) -> list[str]:
    """The words of a process that compiles a game's rules; with "--json" it tells its progress as lines of JSON."""
    return [sys.executable, "-m", "gondwana", "compile", slug, *options]


def is_ready(slug: str) -> bool:
    """Whether the rules of a game lie compiled on the disk."""
    return INTERPRET or _mark(GAMES[slug]).exists()


def prepare(slug: str, report: Callable[[Progress], None] = lambda progress: None) -> None:
    """Compile the rules of a game, or find them on the disk; tell how far it is after each function."""
    game = GAMES[slug]
    listener = _Listener(game, report)
    event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
    try:
        _play(game, SHORT if is_ready(slug) else LONG)
        for function in EXERCISES:
            function(game)
    finally:
        event.unregister("numba:compile", listener)  # type: ignore[no-untyped-call]
    if not INTERPRET:
        _mark(game).parent.mkdir(parents=True, exist_ok=True)
        _mark(game).touch()
    listener.finish()


def _mark(game: Game) -> Path:
    layers = [file for layer in ("kernel", "bots") for file in (ROOT / layer).rglob("*.py")]
    files = frozenset(layers).union(*(closure(file) for file in _sources(game)))
    # Compiled rules belong to one checkout.
    return cache_folder() / f"ready-{game.slug}-{digest(files)}-{fingerprint(str(ROOT))}"


def _sources(game: Game) -> list[Path]:
    return sorted(game.folder.rglob("*.py"))


def _play(game: Game, most: int) -> None:
    """A game at every number of seats, with views, choices and previews whenever something new is asked."""
    asked = set()
    for seats in game.seats:
        match = Match(game, seats, game.unattended(), seed=seats)
        while not match.over and match.number < most:
            seat = match.asked[0]
            if match.prompt(seat) not in asked:
                asked.add(match.prompt(seat))
                match.ask(seat)
                match.view(seat)
            legal = match.legal(seat)
            match.play(seat, legal[match.number % len(legal)])
        match.view(None)
        match.log(None)


class _Listener(event.Listener):
    """Counts the functions as Numba compiles them."""

    def __init__(self, game: Game, report: Callable[[Progress], None]) -> None:
        self._game = game
        self._report = report
        self._start = time.monotonic()
        package = game.state.__module__.rpartition(".")[0]
        ours = (package, "gondwana.kernel", "gondwana.bots")
        self._rules = [known for known in rule.RULES if known.py_func.__module__.startswith(ours)]

    def on_start(self, event: Any) -> None:
        """Nothing to tell yet."""

    def on_end(self, event: Any) -> None:
        """One more function is compiled."""
        self._tell(sum(bool(known.overloads) for known in self._rules))

    def finish(self) -> None:
        """All that is needed is there; some functions may never be called by this game."""
        self._tell(len(self._rules))

    def _tell(self, done: int) -> None:
        self._report(Progress(self._game.slug, done, len(self._rules), time.monotonic() - self._start))
