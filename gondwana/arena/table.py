"""One game of a league, from the deal to the end."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log2
from typing import Any, Final

from gondwana.bots.whole_game import new_deal, of_seats, play_whole
from gondwana.kernel.errors import IllegalMove
from gondwana.kernel.match.match import Match

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
    dealt, seating = league.where(number)
    seed, thoughts = league.deal_seed(dealt), league.thoughts(dealt, seating)
    game, bots = league.rulebook, [league.contestants[name] for name in seating.seated]
    states = new_deal(game, league.seats, league.options, seed)
    beside = Match(game, league.seats, league.options, seed) if any(bot.own for bot in bots) else None
    given, clocks = [0] * league.seats, [Clock() for _ in bots]

    def think(seat: int, turn: int, moves: Sequence[int]) -> int:
        began = time.perf_counter()
        move = bots[seat].answer(states, beside, seat, _seed(thoughts, turn))
        clocks[seat].taken.append((time.perf_counter() - began) * 1000)
        if bots[seat].own and move not in (legal := [int(each) for each in moves]):
            raise IllegalMove(f"{bots[seat].name} answers {move} at seat {seat}, deal {dealt}", legal)
        return move

    def told(seat: int, move: int) -> None:
        given[seat] += 1
        if beside is not None:
            beside.play(seat, move)

    play_whole(states, think, told)
    row = {
        "number": number,
        "game": league.game,
        "options": dict(league.options),
        "seats": league.seats,
        "deal": dealt,
        "seed": seed,
        "lineup": list(seating.lineup),
        "rotation": seating.rotation,
        "bots": list(seating.seated),
        "scores": list(of_seats(states, "scores", league.seats)),
        "places": list(of_seats(states, "places", league.seats)),
        "answers": given,
        "rules": league.rules,
    }
    return Played(row, {"number": number, "seats": [clock.report() for clock in clocks]})


def _seed(thoughts: bytes, given: int) -> int:
    """The seed of one answer."""
    return int.from_bytes(hashlib.blake2b(given.to_bytes(8, "big"), key=thoughts, digest_size=8).digest(), "big")
