"""Positions of any game for the tests of the table: one for every question at least, and early, middle and last ones.

    for position in asked_positions(gondwana.game("wildlife")):
        go_to(page, server, position)  # as whoever is asked there, at a table of their own

Games are played at random by fixed seeds, over all numbers of seats and all options. `GONDWANA_WALK=whole` makes the
tests go through all of what they otherwise try a part of.
"""

import hashlib
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from math import ceil

from ahead import a_row, cookie, keep
from house import House
from people import at_rest
from playwright.sync_api import Page

from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match

WHOLE = os.environ.get("GONDWANA_WALK") == "whole"
MANY = 20 if WHOLE else 1  # positions of a game, if not more: at least one for every question
TRIES = 90  # games until each question has been asked
KNOWN = {  # games in which rare questions are known to be asked: tried first, so that those between need not be played
    "savanna": (60,),
    "dominant-species": (0, 1, 2, 3, 7, 8, 9, 27, 33, 50),
    "wildlife": (0, 3, 43),
    "darwins-choice": (0, 8),
}
LONG = 3000  # answers after which a game is given up: some go on for ever when nobody wants to end them
NAMES = ("Marguerite de la Savane", "Bartholomäus Ohnesorg", "Ōmi", "Eve", "Wolfeschlegelstein", "Ada Lovelace")

_tables = count()


@dataclass(frozen=True)
class Position:
    """A match, and the seat that is asked there."""

    match: Match
    seat: int
    prompt: str

    @property
    def name(self) -> str:
        return f"{self.match.game.slug}-{self.prompt}-{self.match.seats}-{self.match.number}"


@cache
def asked_positions(game: Game) -> list[Position]:
    """Positions for each question of a game, in the order of its questions; of one question in several games."""
    most = ceil(MANY / len(game.questions))
    found: dict[int, dict[int, Position]] = {prompt: {} for prompt in game.questions}
    for played, position in _walk(game):
        here = found[position.match.prompt(position.seat)]
        if len(here) < most and played not in here:
            here[played] = Position(position.match.copy(), position.seat, position.prompt)
        if all(len(each) == most for each in found.values()):
            break
    return [position for here in found.values() for position in here.values()]


def _walk(game: Game) -> Iterator[tuple[int, Position]]:
    """Every position of many games, each with the number of its game; the match goes on afterwards."""
    variants = list(game.variants())
    known = KNOWN.get(game.slug, ())
    for number in (*known, *(number for number in range(TRIES) if number not in known)):
        chance = random.Random(number)
        options, seats = variants[number % len(variants)], game.seats[number % len(game.seats)]
        key = hashlib.sha256(f"{game.slug} {number}".encode()).digest()
        match = Match(game, seats, options, key=key)
        while not match.over and match.number < LONG:
            seat = chance.choice(match.asked)
            yield number, Position(match, seat, game.questions[match.prompt(seat)].name)
            match.play(seat, chance.choice(match.legal(seat)))


@cache
def played(game: Game, seats: int, part: float) -> Match:
    """A game played at random to a part of its length: 0 is the first question, 1 the end."""
    key = hashlib.sha256(f"{game.slug} {seats}".encode()).digest()
    options = game.unattended()
    whole = _played(Match(game, seats, options, key=key), 10**6)
    return _played(Match(game, seats, options, key=key), int(part * whole.number))


def _played(match: Match, moves: int) -> Match:
    chance = random.Random(match.seats)
    while not match.over and match.number < moves:
        seat = chance.choice(match.asked)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def lay(house: House, match: Match) -> str:
    """A table of its own for a position; gives its name."""
    table = f"{match.game.slug}-{next(_tables)}"
    names = list(NAMES[: match.seats])
    assert match.source.key is not None
    row = a_row(table, names, match, match.source.key)
    keep(house.data, row, match)
    return table


def go_to(page: Page, house: House, position: Position) -> None:
    """Whoever is asked in a position looks at it, at a table of their own; the same browser may show many."""
    known = cookie(house.data, NAMES[position.seat])
    page.context.add_cookies([{"name": known.name, "value": known.value, "url": house.address}])
    page.goto(f"/table/{lay(house, position.match)}")
    page.locator("main .bar.asked").wait_for()
    at_rest(page)
