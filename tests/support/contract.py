"""What every game must hand to the contract of tests/test_every_game.py, and helpers over any match."""

import json
from functools import cache
from random import Random
from typing import Any

import numpy as np

import gondwana
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import word
from support.boards import with_position
from support.random_games import random_match
from support.toy import TOY

LATELY = 200  # entries of a match that are told once more: what lies before them stays as it was
ALL = [*gondwana.games(), TOY]  # the toy has rules and questions that the others do not have
# The fields with which a game keeps its secrets: the tests must have varied each of them.
SECRETS: dict[str, set[str]] = {
    "savanna": {"hand", "deck", "choice", "spot"},
    "dominant-species": set(),
    "triassic-terror": {"hand", "deck"},
    "wildlife": {"hand", "deck"},
    "darwins-choice": {"hand", "pool", "chosen"},
    "toy-auction": {"bid"},
}


def everything(match: Match, seat: int | None) -> str:
    """All that a seat, or an onlooker, is shown and asked, and has been told of late."""
    asked = None if seat is None else [match.ask(seat), match.legal(seat), match.can_undo(seat)]
    told = match.log(seat, since=max(0, match.number - LATELY))
    return json.dumps([match.view(seat), asked, told, match.asked, match.standing(), match.over])


def guessed(match: Match, seat: int, key: int) -> Any:
    """The record of a match with all that a seat can't know replaced by a guess."""
    states = match.records(1)
    redeal_at(states, 0, seat, word(key))
    if INTERPRET:
        array = np.zeros(1, match.game.state.dtype)
        states[0].to_record(array[0])
        return array.view(np.recarray)[0]
    return states.view(np.recarray)[0]


def at_record(match: Match, record: Any) -> Match:
    """A copy of a match that stands at another record."""
    record["listening"] = 1
    return with_position(match.copy(), record)


def positions(game: Game, seats: int, count: int) -> list[Match]:
    """Random games, each stopped somewhere; among them the middle of a common question, and the end."""
    chance = Random(f"{game.slug} {seats}")
    length = played(game, seats, seats).number
    return [played(game, seats, seed, chance.randrange(length + 1)).copy() for seed in range(count)]


@cache
def played(game: Game, seats: int, seed: int, moves: int = 10**6) -> Match:
    """A random game, which several tests look at and nobody plays on: long ones take their time."""
    return random_match(game, seats, seed, moves)
