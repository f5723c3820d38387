"""Ranks, scorings and places, worked out a second time in plain Python over many random games."""

from random import Random
from typing import Any

import pytest
from support.boards import live
from support.random_games import stopped, twin
from support.triassic_naive import Island, period, places

from gondwana.games.triassic_terror import TRIASSIC_TERROR
from gondwana.games.triassic_terror.rules.herds import rerank
from gondwana.games.triassic_terror.scoring import finish, score_period
from gondwana.games.triassic_terror.state import State
from gondwana.games.triassic_terror.tables import AREAS, HABITATS
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules.header import NONE

GAMES = 40  # for each number of seats
SPECIAL = {2: ["p", "", "d"], 3: ["p", "p", "d"], 4: ["p", "p", "d"], 5: ["p", "p", "pd"], 6: ["p", "pd"]}
seats_of_all = pytest.mark.parametrize("seats", SPECIAL)


def positions(seats: int) -> list[Any]:
    """Random games, each stopped somewhere."""
    chance = Random(seats)
    return [
        twin(TRIASSIC_TERROR, stopped(TRIASSIC_TERROR, seats, seed, chance.randrange(180))) for seed in range(GAMES)
    ]


def island(s: Any) -> Island:
    """A position as the second opinion knows it."""
    return Island(
        dinos=[[int(s.dinos[area][seat]) for seat in range(s.seats)] for area in range(AREAS)],
        order=[[int(seat) for seat in s.habitat[area][:HABITATS] if seat != NONE] for area in range(AREAS)],
        volcanoes={area for area in range(AREAS) if s.volcano[area] != NONE},
        owner=None if s.trex_owner == NONE else int(s.trex_owner),
        lair=int(s.trex_area),
        settled=bool(s.trex_settled),
    )


def disturb(s: Any, chance: Random) -> int:
    """Something happens to an area, before it is ranked: which."""
    area = s.trex_area if chance.random() < 0.4 else chance.randrange(AREAS)
    quiet = s.volcano[area] != NONE
    newcomers = 0
    for seat in chance.sample(range(s.seats), s.seats):
        here = s.dinos[area][seat]
        # Nobody enters a volcano's area; elsewhere one batch brings at most one newcomer that is not scattered.
        most = here if quiet or (here == 0 and newcomers) else here + 4
        s.dinos[area][seat] = chance.randint(max(0, here - 3), most)
        newcomers += here == 0 and s.dinos[area][seat] > 0
    if chance.random() < 0.5:
        s.trex_owner, s.trex_area, s.trex_settled = chance.randrange(s.seats), area, 1
    return int(area)


@seats_of_all
def test_areas_are_ranked_alike(seats: int) -> None:
    """TT-50 … TT-57, TT-92 … TT-94, TT-99, TT-120: after growth, losses, newcomers and a T-Rex."""
    chance, full = Random(seats), 0
    for s in positions(seats):
        for _ in range(6):
            area = disturb(s, chance)
            plain, record = island(s), live(s)
            rerank(record, area)
            plain.rerank(area)
            after = s if INTERPRET else State.from_record(record)
            assert island(after) == plain
            full += len(plain.order[area]) == HABITATS
            s = after
    assert full > GAMES // 8 or seats == 2


@seats_of_all
def test_periods_are_scored_alike(seats: int) -> None:
    """TT-124 … TT-133, TT-148: every special scoring, on positions of all kinds."""
    for s in positions(seats):
        for number, special in enumerate(SPECIAL[seats]):
            s.scores, s.period = [0] * len(s.scores), number
            record = live(s)
            score_period(record)
            assert list(record.scores[:seats]) == period(island(s), seats, special)


@seats_of_all
def test_the_winner_is_the_same(seats: int) -> None:
    """TT-1, TT-135, TT-136: with equal points more often than in games."""
    chance = Random(seats)
    for s in positions(seats):
        for seat in range(seats):
            s.scores[seat] = chance.randrange(3)
        record = live(s)
        finish(record)
        assert list(record.places[:seats]) == places(island(s), s.scores[:seats])
