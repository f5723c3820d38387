"""What the bench says of bots: what is a search's own work, how long people wait, how strong earlier ones are."""

import pytest

from gondwana.bench import earlier, patience, search
from gondwana.bench.against import HERE
from gondwana.bots.levels import LEVELS
from gondwana.games import GAMES

MOST_OUTSIDE = 0.35  # of a search's time


@pytest.mark.parametrize("slug", GAMES)
def test_a_search_spends_most_of_its_time_with_the_rules(slug: str) -> None:
    assert search.measure(slug, 4, count=4).outside < MOST_OUTSIDE


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_waits_longer_than_the_limit(slug: str) -> None:
    """At tables of four, over a whole game; the longest waits of few positions stand for the 99th of a hundred."""
    waits = patience.measure(slug, 4, count=4)
    assert [wait.level for wait in waits] == list(patience.LEVELS)
    assert {level.key for level in LEVELS} >= set(patience.LEVELS)
    assert max(wait.longest for wait in waits) <= patience.LIMIT


def test_a_checkout_plays_against_an_earlier_one(capsys: pytest.CaptureFixture[str]) -> None:
    """Here against itself: what is asked of the other process comes back as legal answers to the end of the game."""
    earlier.main(HERE, "savanna", seats=2, deals=1, level="strong", milliseconds=1)
    said = capsys.readouterr().out
    assert "strong@1ms" in said
    assert "gondwana.bench.earlier:answer" in said
