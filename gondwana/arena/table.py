"""One game of a league, from the deal to the end."""

import hashlib
import time
from dataclasses import dataclass, field
from math import log2
from typing import Any, Final

from gondwana.bots.room import answers
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.errors import IllegalMove
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.loops import list_legal, play_at, start
from gondwana.kernel.match.match import Match
from gondwana.kernel.match.seed import Source
from gondwana.kernel.rules.records import numbers

from .league import League

Row = dict[str, Any]
STEPS: Final = 4  # of a doubling of time: how finely times are sorted


@dataclass
class Clock:
    """How long the answers of one seat took, those without a choice left out."""

    taken: list[float] = field(default_factory=list)  # milliseconds

    def report(self) -> dict[str, Any]:
        """Sorted by length, as JSON; step s holds those of about 2 ** (s / STEPS) microseconds."""
        steps: dict[int, int] = {}
        for each in self.taken:
            step = round(STEPS * log2(max(1.0, each * 1000)))
            steps[step] = steps.get(step, 0) + 1
        total, longest = sum(self.taken), max(self.taken, default=0.0)
        ordered = {str(step): count for step, count in sorted(steps.items())}
        return {"choices": len(self.taken), "total": round(total, 3), "longest": round(longest, 3), "steps": ordered}


@dataclass(frozen=True)
class Played:
    """A finished game, and how long it took: the first is the same on every machine, the second never."""

    row: Row
    times: Row


def play_game(league: League, number: int) -> Played:
    """Play one game of a league; it depends on nothing but the league and the number."""
    deal, seating = league.where(number)
    seed, thoughts = league.deal_seed(deal), league.thoughts(deal, seating)
    game, bots = league.rulebook, [league.contestants[name] for name in seating.seated]
    states = blank(game.state, 1)
    start(states, 0, league.seats, Source(seed).first(), numbers(game.option_numbers(league.options)))
    beside = Match(game, league.seats, league.options, seed) if any(bot.own for bot in bots) else None
    moves, given, clocks = answers(), [0] * league.seats, [Clock() for _ in bots]
    while not _field(states, "over"):
        asked = _field(states, "asked")
        seat = (asked & -asked).bit_length() - 1
        count = list_legal(states, seat, moves)
        move = int(moves[0])
        if count > 1:
            thought = _seed(thoughts, sum(given))
            began = time.perf_counter()
            move = bots[seat].answer(states, beside, seat, thought)
            clocks[seat].taken.append((time.perf_counter() - began) * 1000)
            if bots[seat].own and move not in (legal := [int(each) for each in moves[:count]]):
                raise IllegalMove(f"{bots[seat].name} answers {move} at seat {seat}, deal {deal}", legal)
        play_at(states, 0, seat, move)
        if beside is not None:
            beside.play(seat, move)
        given[seat] += 1
    row = {
        "number": number,
        "game": league.game,
        "options": dict(league.options),
        "seats": league.seats,
        "deal": deal,
        "seed": seed,
        "lineup": list(seating.lineup),
        "rotation": seating.rotation,
        "bots": list(seating.seated),
        "scores": [int(points) for points in _field(states, "scores")[: league.seats]],
        "places": [int(place) for place in _field(states, "places")[: league.seats]],
        "answers": given,
        "rules": league.rules,
    }
    return Played(row, {"number": number, "seats": [clock.report() for clock in clocks]})


def _seed(thoughts: bytes, given: int) -> int:
    """The seed of one answer."""
    return int.from_bytes(hashlib.blake2b(given.to_bytes(8, "big"), key=thoughts, digest_size=8).digest(), "big")


def _field(states: Any, name: str) -> Any:
    return getattr(states[0], name) if INTERPRET else states[0][name].tolist()
