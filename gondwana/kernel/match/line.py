"""A position as one line of words, for tests and reports: how the game began, and what was played since.

savanna seats=3 seed=7: 0 lion, 1 tree, 2 grass, 1 takes back 1

A word may hold a comma (`E:0,-1`): what parts two moves is a comma with a space.
"""

import re
from typing import Final

from ..errors import BadNotation
from ..game.game import GAMES
from .match import Match
from .savefile import replay, words

BETWEEN: Final = re.compile(r",\s+")


def write(match: Match) -> str:
    """The line for a match that was started from a seed."""
    if match.source.seed is None:
        raise BadNotation("a match with a secret key can't be written as a line: save it instead")
    options = [f"{option.key}={match.options[option.key]}" for option in match.game.options]
    start = " ".join([match.game.slug, f"seats={match.seats}", f"seed={match.source.seed}", *options])
    return f"{start}: {', '.join(words(match))}" if match.entries else start


def read(line: str) -> Match:
    """The match that a line describes."""
    start, _, moves = line.partition(":")
    slug, *settings = start.split() or [""]
    if slug not in GAMES:
        raise BadNotation(f"{line!r} does not begin with a game", GAMES)
    named = dict(_setting(setting) for setting in settings)
    seats, seed = (_number(named.pop(name, ""), name) for name in ("seats", "seed"))
    match = Match(GAMES[slug], seats, named, seed)
    return replay(match, parted(moves))


def parted(moves: str) -> list[str]:
    """The moves of a line, one by one."""
    return [move for move in BETWEEN.split(moves.strip()) if move]


def _setting(setting: str) -> tuple[str, str]:
    name, sign, chosen = setting.partition("=")
    if not sign:
        raise BadNotation(f"{setting!r} is no setting; write name=value")
    return name, chosen


def _number(word: str, name: str) -> int:
    if not word.isdecimal():
        raise BadNotation(f"{name} must be a number: {word!r}")
    return int(word)
