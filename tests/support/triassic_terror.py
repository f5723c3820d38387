"""Positions of Triassic Terror in a few words.

An island is written as in the specification: `s1: red 3, blue 2, orange 1; f1: orange 1+T` names the herds of each area
from the primary habitat down; `+T` is the settled T-Rex of that colour, `orange T` a lone one in a habitat, and
`| T(orange)` behind the herds one that stands outside. Colours are seats: red is seat 0, green 1, blue 2, orange 3,
pink 4, black 5.
"""

from collections.abc import Mapping
from typing import Any

import gondwana
from gondwana.games.triassic_terror import TRIASSIC_TERROR
from gondwana.games.triassic_terror.flow import Stage
from gondwana.games.triassic_terror.tables import AREAS, DINOS, HABITATS
from gondwana.games.triassic_terror.words import AREA, ENVIRONMENT, TILE
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import NONE, SEATS
from support.boards import at_position, recorded, twin_of, with_position

QUESTIONS = TRIASSIC_TERROR.questions
COLOURS = ("red", "green", "blue", "orange", "pink", "black")
HATCHED, ERUPTED = 1, 2  # periods in which counters are said to have been used where nobody has one left
FAR_AWAY = {"trex": "d1", "pterodactyl": "d3", "raptor-a": "f2", "raptor-b": "m2"}


def seat_of(colour: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(colour)


def clear(s: Any) -> None:
    """No dinos, no volcano, the neutral T-Rex."""
    for area in range(AREAS):
        s.dinos[area] = [0] * SEATS
        s.habitat[area] = [NONE] * SEATS
        s.volcano[area] = NONE
    s.trex_owner, s.trex_settled = NONE, 0


def lay(s: Any, island: str) -> None:
    """Put herds and a T-Rex on the board."""
    clear(s)
    for part in filter(None, (part.strip() for part in island.split(";"))):
        key, herds = part.split(":")
        herds, _, outside = herds.partition("|")
        area = AREA.number(key.strip())
        for place, herd in enumerate(filter(None, (herd.strip() for herd in herds.split(",")))):
            colour, count = herd.split()
            s.habitat[area, place] = seat_of(colour)
            s.dinos[area, seat_of(colour)] = int(count.replace("+T", "").replace("T", "0"))
            if "T" in count:
                s.trex_owner, s.trex_area, s.trex_settled = seat_of(colour), area, 1
        if outside:
            s.trex_owner, s.trex_area, s.trex_settled = seat_of(outside.strip()[2:-1]), area, 1
    for seat in range(s.seats):
        s.supply[seat] = DINOS - s.pending[seat] - sum(s.dinos[area, seat] for area in range(AREAS))


def stand(s: Any, predators: Mapping[str, str]) -> None:
    """Put predators into areas; `trex` may name an owner: `f1 blue`."""
    for predator, place in predators.items():
        key, *owner = place.split()
        area = AREA.number(key)
        if predator == "trex":
            s.trex_area = area
            if owner:
                s.trex_owner, s.trex_settled = seat_of(owner[0]), 1
        elif predator == "pterodactyl":
            s.pterodactyl = area
        else:
            s.raptor["ab".index(predator[-1])] = area


class Table:
    """A match that is played by words."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.asked[0]

    def colour(self) -> str | None:
        """Who is asked, as a colour; nobody when the game is over."""
        return COLOURS[self.seat] if self.match.asked else None

    def prompt(self) -> str:
        """What is asked."""
        return QUESTIONS[self.match.prompt(self.seat)].name

    def options(self) -> list[str]:
        """The answers, as words."""
        answer = QUESTIONS[self.match.prompt(self.seat)].answer
        return [answer.word(move) for move in self.match.legal(self.seat)]

    def play(self, *words: str) -> "Table":
        """Answer the open questions, whoever is asked."""
        for word in words:
            self.match.play(self.seat, word)
        return self

    def idle(self, turns: int = 1) -> "Table":
        """So many turns pass in which nothing is done, as if each tile had been void."""
        for _ in range(turns):
            s = twin_of(self.match)
            s.tile_played = 1
            with_position(self.match, recorded(s))
            self.play("end")
        return self

    @property
    def s(self) -> Any:
        """The position, to look at."""
        return self.match.plain

    def area(self, key: str) -> str:
        """An area in the notation of positions."""
        s, area = self.s, AREA.number(key)
        owner = s.trex_owner if s.trex_settled and s.trex_area == area else NONE
        held = [seat for seat in s.habitat[area][:HABITATS] if seat != NONE]
        herds = []
        for seat in held:
            dinos = s.dinos[area][seat]
            trex = ("+T" if dinos else "T") if seat == owner else ""
            herds.append(f"{COLOURS[seat]} {dinos or '' if trex else dinos}{trex}")
        return ", ".join(herds) + (f" | T({COLOURS[owner]})" if owner not in (NONE, *held) else "")

    def supply(self, colour: str) -> int:
        """Dinos that a colour has left."""
        return int(self.s.supply[seat_of(colour)])

    def scores(self) -> dict[str, int]:
        """Points by colour, those without left out."""
        return {COLOURS[seat]: points for seat, points in enumerate(self.match.scores) if points}

    def told(self) -> list[str]:
        """The names of the last move's log lines."""
        lines = self.match.log(None, since=self.match.number - 1)
        return [line["text"]["key"].removeprefix("triassic_terror_log_") for line in lines]


def new(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A fresh game."""
    return Table(gondwana.new("triassic-terror", seats=seats, seed=seed, options=options))


def turn(
    island: str,
    colour: str = "red",
    tile: str = "new",
    seats: int = 4,
    card: str | None = None,
    white: int = 0,
    supply: Mapping[str, int] | None = None,
    volcanoes: Mapping[str, str] | None = None,
    predators: Mapping[str, str] | None = None,
    period: int = 0,
    lap: int = 0,
    counters: bool = False,
    seed: int = 1,
    **fields: int,
) -> Table:
    """A position at the menu of a colour that acts first, with a tile; the others come after it, in the order of seats.

    Without `counters` nobody has one left. A supply that is named leaves the missing dinos out of the game.
    """
    s = twin_of(gondwana.new("triassic-terror", seats=seats, seed=seed))
    s.depth = s.asked = 0
    s.pending[seat_of(colour)] = white
    lay(s, island)
    stand(s, {**FAR_AWAY, **(predators or {})} if "T" not in island else predators or {})
    for owner, left in (supply or {}).items():
        s.supply[seat_of(owner)] = left
    for key, owner in (volcanoes or {}).items():
        s.volcano[AREA.number(key)] = seat_of(owner)
    s.period, s.lap, s.chosen, s.space = period, lap, seats, 0
    give_tiles(s, seat_of(colour), TILE.number(tile))
    if card:
        s.hand[seat_of(colour)], s.open_hand[seat_of(colour)] = ENVIRONMENT.number(card), 1
        s.deck[ENVIRONMENT.number(card)] -= 1
    if not counters:
        s.hatch_used, s.volcano_used = [HATCHED] * SEATS, [ERUPTED] * SEATS
    s.stage, s.acting = Stage.MENU, 1
    for field, number in fields.items():
        setattr(s, field, number)
    return Table(at_position(TRIASSIC_TERROR, s, seed=seed))


def give_tiles(s: Any, seat: int, tile: int) -> None:
    """The seat holds a tile on the first space, the others the next ones."""
    where = next(space for space in range(len(s.tile_on)) if s.tile_on[space] == tile)
    s.tile_on[where], s.tile_on[0] = s.tile_on[0], tile
    others = [(seat + step) % s.seats for step in range(s.seats)]
    for space, owner in enumerate(others):
        s.taken[s.tile_on[space]] = owner
        s.white[s.tile_on[space]] = 0


def end_of_period(
    island: str, seats: int = 4, period: int = 0, scores: Mapping[str, int] | None = None, **options: str
) -> Table:
    """A position right before the scoring of a period, scored."""
    s = twin_of(gondwana.new("triassic-terror", seats=seats, seed=1, options=options))
    rounds = {3: 3}.get(seats, 3 if period < 2 else 2)
    s.depth = s.asked = 0
    s.stage, s.period, s.lap = Stage.SCORE, period, rounds - 1
    lay(s, island)
    if "T" not in island:
        stand(s, FAR_AWAY)
    for colour, points in (scores or {}).items():
        s.scores[seat_of(colour)] = points
    return Table(at_position(TRIASSIC_TERROR, s, options))
