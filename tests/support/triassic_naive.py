"""A slow and plain second opinion on Triassic Terror: ranking an area, scoring a period, who wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

STONES_A = {"A": (6, 3, 0), "B": (5, 3, 0), "C": (4, 2, 0)}
STONES_B = {"A": (6, 4, 2), "B": (5, 3, 1), "C": (4, 2, 1)}
GRADES = "ABACBABACACB"  # of the twelve areas
FIRST, SECOND = 8, 4


@dataclass
class Island:
    """Dinos by area and player, ranks by area, and the T-Rex."""

    dinos: list[list[int]]
    order: list[list[int]]
    volcanoes: set[int]
    owner: int | None  # of the T-Rex
    lair: int  # the area of the T-Rex
    settled: bool

    def size(self, area: int, player: int) -> int:
        """Dinos, and three for the T-Rex (TT-50)."""
        return self.dinos[area][player] + 3 * (self.settled and (self.owner, self.lair) == (player, area))

    def rerank(self, area: int) -> None:
        """The procedure of the specification, word for word (TT-51 … TT-56, TT-120)."""
        players = range(len(self.dinos[area]))
        ranked = [player for player in self.order[area] if self.size(area, player) > 0]
        ranked += [player for player in players if self.dinos[area][player] > 0 and player not in ranked]
        if self.owner is not None and self.size(area, self.owner) > 0 and self.owner not in ranked:
            ranked.append(self.owner)
        ranked.sort(key=lambda player: -self.size(area, player))
        if len(ranked) > 3 and area in self.volcanoes:
            ranked.remove(next(player for player in ranked if self.dinos[area][player] == 0))
        for player in ranked[3:]:
            self.dinos[area][player] = 0
        self.order[area] = ranked[:3]

    def animals(self, player: int, areas: Sequence[int]) -> int:
        """Dinos, and three for the T-Rex wherever it stands in its area (TT-129, TT-148)."""
        return sum(self.dinos[area][player] for area in areas) + 3 * (self.owner == player and self.lair in areas)

    def held(self, player: int, areas: Sequence[int]) -> list[tuple[int, int]]:
        """Area and rank of every habitat held."""
        return [(area, rank) for area in areas for rank, other in enumerate(self.order[area]) if other == player]


def stones(held: list[tuple[int, int]], side_b: bool) -> list[int]:
    """The stones of habitats (TT-5)."""
    return [(STONES_B if side_b else STONES_A)[GRADES[area]][rank] for area, rank in held]


def ranks(held: list[tuple[int, int]]) -> list[int]:
    """How many primary, secondary and tertiary ones there are."""
    return [sum(rank == wanted for _, rank in held) for wanted in range(3)]


def period(island: Island, seats: int, special: str) -> list[int]:
    """The points that a period brings to each player (TT-124 … TT-133)."""
    side_b = seats > 4
    points = [sum(stones(island.held(player, range(12)), side_b)) for player in range(seats)]
    belts = [range(first, first + 3) for first in range(0, 12, 3)]
    for player in range(seats):
        if "p" in special and all(island.animals(player, belt) for belt in belts):
            points[player] += 8
    for belt in belts if "d" in special else []:
        for player, share in dominance(island, seats, belt, side_b).items():
            points[player] += share
    return points


def dominance(island: Island, seats: int, belt: range, side_b: bool) -> dict[int, int]:
    """What the places of one environment bring; who ties shares (TT-129 … TT-133)."""

    def strength(player: int) -> tuple[object, ...]:
        held = island.held(player, belt)
        worth = sorted(stones(held, side_b), reverse=True)
        return island.animals(player, belt), ranks(held), sum(worth), worth + [0] * (3 - len(worth))

    prizes = [4, 0] if seats == 2 else [FIRST, SECOND]
    there = sorted((player for player in range(seats) if island.animals(player, belt)), key=strength, reverse=True)
    shares: dict[int, int] = {}
    for _, tied in groupby(there, key=strength):
        group = list(tied)
        pot, prizes = sum(prizes[: len(group)]), prizes[len(group) :]
        shares |= {player: pot // len(group) for player in group}
    return shares


def places(island: Island, scores: Sequence[int]) -> list[int]:
    """The places at the end (TT-135, TT-136)."""
    standing = [
        (points, island.animals(player, range(12)), ranks(island.held(player, range(12))))
        for player, points in enumerate(scores)
    ]
    return [1 + sum(other > mine for other in standing) for mine in standing]
