"""A weaker level sees less far, but throws nothing away: foolishness is counted, and there is none.

In Savanna every card must be placed: there is nothing to pass up, to leave over or to pay for.
"""

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.random_games import started

from gondwana.bots.choosing import answer, level_at
from gondwana.bots.room import copies
from gondwana.bots.whole_game import play_whole
from gondwana.games import game as game_of
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules import prompt
from gondwana.kernel.rules.records import Reading, live_at

from .follies import WATCHED, WATCHERS

pytestmark = pytest.mark.skipif(INTERPRET, reason="takes hours as plain Python")

GAMES = 50
SEATS = 4


def follies(slug: str, level: str, seed: int) -> Counter[str]:
    """The follies of one game among four of a level."""
    game, watch, found = game_of(slug), WATCHERS[slug](), Counter[str]()
    chosen, states = level_at(game, level), started(game, SEATS, seed)

    def think(seat: int, given: int, _: Sequence[int]) -> int:
        move = answer(states, seat, chosen, seed * 100_003 + given)
        if int(prompt(states[0])) in WATCHED[slug]:
            folly = watch(Reading(states[0], game.state.cells), live_at(copies(states, 1), 0, game.state), seat, move)
            found[folly or "sensible"] += 1
        return move

    play_whole(states, think)
    return found


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("slug", WATCHERS)
def test_nothing_is_thrown_away(slug: str, level: str) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = sum(pool.map(lambda seed: follies(slug, level, seed), range(GAMES)), Counter[str]())
    assert found["sensible"] > 5 * GAMES
    assert {folly: count for folly, count in found.items() if folly != "sensible"} == {}
