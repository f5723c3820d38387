"""Who plays in a league: a level, a level with another budget, or a function of one's own.

strong         a level of the bots
strong/Congo   the same with the taste of a character
search@400     with so many iterations
search@50ms    with so much time: then no two runs need be alike
mine:careful   careful(match, seat, seed) of the module `mine`, which returns one of match.legal(seat)
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from gondwana.bots import choosing
from gondwana.bots.characters import character_of
from gondwana.kernel.compiler.fingerprints import closure, digest
from gondwana.kernel.errors import BadOption
from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match

OwnBot = Callable[[Match, int, int], int]
Answer = Callable[[Any, Match | None, int, int], int]  # records, a match beside them, a seat, a seed → an answer

LEVEL: Final = re.compile(r"(?P<level>\w+)(?:/(?P<character>\w+))?(?:@(?P<amount>\d+(?:\.\d+)?)(?P<unit>ms)?)?")


@dataclass(frozen=True)
class Contestant:
    """One who answers."""

    name: str
    code: str  # the fingerprint of what it is made of
    answer: Answer
    own: bool = False  # a function of the user's, which wants a match
    steady: bool = True  # whether the same seed gives the same answer


def contestant(game: Game, name: str) -> Contestant:
    """The bot of that name, for a game."""
    if ":" in name:
        return _own(name)
    found = LEVEL.fullmatch(name)
    if found is None and "@" in name:
        raise BadOption(f"{name!r} has a budget that can't be read", ("LEVEL@ITERATIONS", "LEVEL@TIMEms"))
    level = choosing.level_at(game, found["level"] if found else name)
    character = character_of(found["character"]) if found and found["character"] else None
    timed = False
    if found and found["amount"]:
        timed = found["unit"] is not None
        amount = float(found["amount"])
        if not timed and not amount.is_integer():
            raise BadOption(f"{name!r} has a part of an iteration")
        level = choosing.with_budget(level, amount if timed else None, None if timed else int(amount))

    def answer(states: Any, match: Match | None, seat: int, seed: int) -> int:
        return choosing.answer(states, seat, level, seed, character)

    return Contestant(name, _code_of_bots(), answer, steady=not timed)


def _code_of_bots() -> str:
    """The fingerprint of what bots think with; what a game's own judgement is made of is in the rules' own."""
    file = Path(choosing.__file__)
    return digest(frozenset(source for source in closure(file) if source.parent == file.parent))


def _own(name: str) -> Contestant:
    module, _, attribute = name.partition(":")
    try:
        function: OwnBot = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"there is no bot {name!r}: {error}") from None
    if not callable(function):
        raise BadOption(f"{name!r} is no function")

    def answer(states: Any, match: Match | None, seat: int, seed: int) -> int:
        assert match is not None
        return int(function(match, seat, seed))

    return Contestant(name, _code_of(module), answer, own=True)


def _code_of(module: str) -> str:
    file = getattr(import_module(module), "__file__", None)
    return digest(frozenset({Path(file)})) if file else "unknown"
