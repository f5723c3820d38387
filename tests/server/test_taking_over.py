"""Who takes a seat back while the bot thinks: a bot and a person never both answer a question."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from inside import ANNA, BERT, play, with_table

from gondwana import bots
from gondwana.server.errors import Refusal
from gondwana.server.live.registry import Registry
from gondwana.server.live.table import LiveTable
from gondwana.server.services import stand_in

pytestmark = pytest.mark.usefixtures("without_preparation")
SECONDS = 60
SLOW, QUICK = "casual", "beginner"


class SlowBot:
    """A bot that thinks until it is told to answer, at one level; at all others it answers at once."""

    def __init__(self) -> None:
        self.thoughts = 0
        self._thinks = threading.Event()
        self._may_answer = threading.Event()
        self._choose = bots.choose

    def choose(self, match: Any, seat: int, level: str, **more: object) -> int:
        if level == SLOW:
            self.thoughts += 1
            self._thinks.set()
            assert self._may_answer.wait(SECONDS)
        return self._choose(match, seat, level="random")

    async def begins(self) -> None:
        assert await asyncio.to_thread(self._thinks.wait, SECONDS)

    async def answers(self, registry: Registry, live: LiveTable) -> None:
        """Until no bot has anything to do at this table."""
        self._may_answer.set()
        while registry.bots.busy(live):
            await asyncio.sleep(0.01)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    slow = SlowBot()
    monkeypatch.setattr(bots, "choose", slow.choose)
    return slow


def while_it_thinks(data: Path, bot: SlowBot, work: Callable[[Registry, LiveTable], Awaitable[None]]) -> None:
    """Anna's bot thinks about her first question while the work is done."""

    async def begin(registry: Registry, live: LiveTable) -> None:
        await stand_in.let_bot_play(live, ANNA, 0, SLOW)
        await bot.begins()
        await work(registry, live)

    with_table(data, begin)


def test_a_bot_that_still_thinks_does_not_move_any_more(tmp_path: Path, bot: SlowBot) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        await stand_in.take_over(live, ANNA, 0)
        await bot.answers(registry, live)
        assert (live.row.number, live.row.asked) == (0, (0, 1))
        await play(live, 0)
        await play(live, 1)
        assert live.row.status == "playing"
        assert bot.thoughts == 1

    while_it_thinks(tmp_path, bot, work)


def test_a_person_answers_before_the_bot_has_done_thinking(tmp_path: Path, bot: SlowBot) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        await stand_in.take_over(live, ANNA, 0)
        await play(live, 0)
        await play(live, 1)
        number = live.row.number
        await bot.answers(registry, live)
        assert (live.row.number, live.row.status) == (number, "playing")

    while_it_thinks(tmp_path, bot, work)


def test_who_lets_the_bot_go_on_after_all_is_answered_for_once(tmp_path: Path, bot: SlowBot) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        await stand_in.take_over(live, ANNA, 0)
        await stand_in.let_bot_play(live, ANNA, 0, SLOW)
        await bot.answers(registry, live)
        assert (live.row.number, live.row.asked) == (1, (1,))

    while_it_thinks(tmp_path, bot, work)


def test_an_answer_that_was_faster_counts(tmp_path: Path, bot: SlowBot) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        await bot.answers(registry, live)
        await stand_in.take_over(live, ANNA, 0)
        assert (live.row.number, live.row.asked) == (1, (1,))
        await play(live, 1)
        assert 0 in live.row.asked
        await play(live, 0)

    while_it_thinks(tmp_path, bot, work)


def test_two_people_leave_and_come_back(tmp_path: Path, bot: SlowBot) -> None:
    """Each has a bot of their own; one who comes back does not stop the other's."""

    async def work(registry: Registry, live: LiveTable) -> None:
        await stand_in.let_bot_play(live, BERT, 1, QUICK)
        await stand_in.take_over(live, ANNA, 0)
        await bot.answers(registry, live)
        assert live.row.asked == (0,)
        assert [seat.level for seat in live.row.seats] == [None, QUICK]
        await play(live, 0)
        await bot.answers(registry, live)
        assert live.row.asked == (0,)

    while_it_thinks(tmp_path, bot, work)


def test_no_bot_waits_for_one_that_is_not_needed_any_more(tmp_path: Path, bot: SlowBot) -> None:
    """Anna's bot still thinks about a question that she has answered herself; Bert's answers the next ones."""

    async def work(registry: Registry, live: LiveTable) -> None:
        await stand_in.let_bot_play(live, BERT, 1, QUICK)
        await stand_in.take_over(live, ANNA, 0)
        for number in (1, 3, 5):
            async with asyncio.timeout(SECONDS):
                while (live.row.number, live.row.asked) != (number, (0,)):
                    await asyncio.sleep(0.01)
            await play(live, 0)
        assert registry.bots.busy(live)
        await bot.answers(registry, live)
        assert live.row.status == "playing"

    while_it_thinks(tmp_path, bot, work)


def test_what_the_store_does_not_take_changes_no_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: Registry, live: LiveTable) -> None:
        row = live.row
        monkeypatch.setattr("gondwana.server.store.writer.write_all", lambda connection, changes: 1 // 0)
        with pytest.raises(Refusal) as refused:
            await stand_in.let_bot_play(live, ANNA, 0, SLOW)
        assert refused.value.code == "store_broken"
        assert live.row == row
        assert not registry.bots.busy(live)

    with_table(tmp_path, work)
