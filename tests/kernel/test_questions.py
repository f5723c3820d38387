"""Open questions: a stack of frames in the record."""

from typing import Any

import pytest
from support.boards import at_position, live, twin_of
from support.toy import TOY, Prompt, State

from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import DEPTH, STORY
from gondwana.kernel.rules.questions import (
    about,
    answered,
    ask,
    ask_each,
    drop,
    everybody,
    first_asked,
    is_asked,
    later,
    prompt,
)
from gondwana.kernel.rules.story import EVERYONE, tell, tell_only


def at_a_table(seats: int = 3) -> Any:
    s = live(State())
    s.seats = seats
    return s


def test_a_question_asks_one_seat_about_some_numbers() -> None:
    s = at_a_table()
    ask(s, Prompt.TAKE, 2, 7, -1, 5, 11)
    assert (s.asked, s.depth, s.question) == (0b100, 1, 1)
    assert prompt(s) == Prompt.TAKE
    assert [about(s, index) for index in range(4)] == [7, -1, 5, 11]
    assert [bool(is_asked(s, seat)) for seat in range(3)] == [False, False, True]
    assert first_asked(s) == 2


def test_what_is_not_said_about_a_question_is_nought() -> None:
    s = at_a_table()
    ask(s, Prompt.TAKE, 0, 7, 8, 9, 10)
    drop(s)
    ask(s, Prompt.TAKE, 1, 5)
    assert [about(s, index) for index in range(4)] == [5, 0, 0, 0]


def test_the_last_answer_closes_a_common_question() -> None:
    s = at_a_table()
    ask_each(s, Prompt.BID, everybody(s))
    assert s.asked == 0b111
    for seat, left in ((1, 0b101), (2, 0b001)):
        answered(s, seat)
        assert (s.asked, s.depth) == (left, 1)
    assert first_asked(s) == 0
    answered(s, 0)
    assert (s.asked, s.depth) == (0, 0)


def test_a_question_inside_another_is_answered_first() -> None:
    s = at_a_table()
    ask_each(s, Prompt.BID, everybody(s))
    answered(s, 0)
    ask(s, Prompt.DARED, 1, 0)
    assert (s.asked, s.depth) == (0b010, 2)
    answered(s, 1)
    assert (s.asked, s.depth) == (0b110, 1)  # seat 1 still owes its own bid
    assert prompt(s) == Prompt.BID


def test_a_task_asks_nobody_and_waits_below() -> None:
    s = at_a_table()
    later(s, Prompt.TAX, 2)
    assert (s.asked, s.depth) == (0, 1)
    ask(s, Prompt.OFFER, 2)
    answered(s, 2)
    assert (s.asked, s.depth) == (0, 1)
    assert (prompt(s), about(s, 0)) == (Prompt.TAX, 2)
    drop(s)
    assert (s.asked, s.depth) == (0, 0)


def test_a_full_stack_refuses_a_question() -> None:
    s = at_a_table()
    for depth in range(DEPTH):
        ask(s, Prompt.TAKE, depth % 3)
    for one_more in (lambda: ask(s, Prompt.TAKE, 0), lambda: ask_each(s, Prompt.BID, 7), lambda: later(s, Prompt.TAX)):
        with pytest.raises(OverflowError, match="the stack of questions is full"):
            one_more()
    assert s.depth == DEPTH
    assert s.seats == 3


def test_an_overflow_leaves_a_match_as_it_was() -> None:
    s = twin_of(Match(TOY, 3, seed=1))
    for depth in range(1, DEPTH):
        s.frames[depth] = s.frames[0][:]
    s.depth = DEPTH
    match = at_position(TOY, s)
    before = match.position()
    with pytest.raises(OverflowError):
        match.play(0, "dare")  # asks the neighbour, and there is no room
    assert match.position() == before
    assert (match.entries, match.asked) == ([], [0, 1, 2])
    match.play(0, "1")
    assert match.asked == [1, 2]


def test_the_story_is_written_only_for_listeners() -> None:
    s = at_a_table()
    tell(s, 3, 1, 2)
    assert s.told == 0
    s.listening = 1
    tell(s, 3, 1, 2)
    tell_only(s, 0b010, 4, 5, 6, 7, 8)
    assert s.told == 2
    assert list(s.story[0])[:6] == [3, EVERYONE, 1, 2, 0, 0]
    assert list(s.story[1])[:6] == [4, 0b010, 5, 6, 7, 8]


def test_too_long_a_story_is_refused() -> None:
    s = at_a_table()
    s.listening = 1
    for _ in range(STORY):
        tell(s, 1)
    with pytest.raises(OverflowError, match="too long a story"):
        tell(s, 1)
    assert s.told == STORY
