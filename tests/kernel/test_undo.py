"""Taking back: an entry of its own, as long as nothing was uncovered or drawn."""

import pytest
from support.boards import twin_of
from support.toy import TOY, Prompt

import gondwana
from gondwana.kernel.errors import NothingToUndo
from gondwana.kernel.match.match import Match


def auction(seats: int = 3, **options: str) -> Match:
    return Match(TOY, seats, options, seed=1)


def test_an_undo_is_an_entry_that_names_the_move() -> None:
    match = auction()
    before = match.position()
    match.play(0, 2)
    match.undo(0)
    assert match.position() == before
    assert [(entry.number, entry.seat, entry.kind, entry.move) for entry in match.entries] == [
        (0, 0, "move", 2),
        (1, 0, "undo", 0),
    ]
    assert match.number == 2


def test_the_answers_of_others_to_a_common_question_stay() -> None:
    match = auction()
    match.play(0, 2)
    match.play(1, 4)
    match.undo(0)
    assert match.asked == [0, 2]
    assert twin_of(match).bid[:3] == [-1, 4, -1]
    match.play(0, 5)
    match.undo(1)
    match.play(2, 1)
    assert twin_of(match).bid[:3] == [5, -1, 1]
    assert [entry.kind for entry in match.entries] == ["move", "move", "undo", "move", "undo", "move"]


def test_taking_back_and_answering_again_leads_where_answering_once_would() -> None:
    straight, detour = auction(), auction()
    for seat in range(3):
        straight.play(seat, seat)
    detour.play(1, 5)
    detour.play(0, 3)
    detour.undo(1)
    detour.undo(0)
    detour.play(0, 0)
    detour.play(2, 2)
    detour.play(1, 1)
    assert straight.position() == detour.position()


def test_nothing_is_taken_back_after_a_reveal() -> None:
    match = auction()
    for seat in range(3):
        match.play(seat, 3 - seat)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(
            NothingToUndo, match=f"seat {seat} has nothing to take back: something was uncovered"
        ) as caught:
            match.undo(seat)
        assert caught.value.code == "nothing_to_undo"
    assert match.number == 3


def test_nothing_is_taken_back_before_the_first_move() -> None:
    match = auction()
    with pytest.raises(NothingToUndo, match="no move has been made yet"):
        match.undo()
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.entries == []


def test_nothing_is_taken_back_after_the_end() -> None:
    match = auction(lots="two")
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.legal(seat)[-1] if match.prompt(seat) is Prompt.OFFER else match.legal(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_without_a_seat_the_last_move_is_taken_back() -> None:
    match = auction()
    match.play(2, 1)
    match.play(0, 1)
    match.undo()
    assert match.asked == [0, 1]
    match.undo()
    assert match.asked == [0, 1, 2]


def test_an_action_with_a_question_to_another_can_be_taken_back_until_that_is_answered() -> None:
    match = auction()
    for seat in range(3):
        match.play(seat, 3 - seat)
    before = match.position()
    match.play(0, "3")
    assert match.can_undo(0)
    assert not match.can_undo(2)
    match.undo(0)
    assert match.position() == before
    match.play(0, "2")
    match.play(1, "no")
    assert not match.can_undo(0)


def test_taking_back_a_dare_asks_everybody_again() -> None:
    """A question inside a common one disappears, and the others are asked what they were asked before."""
    match = auction()
    before = match.position()
    match.play(0, "dare")
    assert match.asked == [1]
    match.undo(0)
    assert match.position() == before
    assert match.asked == [0, 1, 2]
    assert [match.ask(seat)["prompt"] for seat in range(3)] == ["bid"] * 3  # type: ignore[index]
    assert [match.asked_at(seat) for seat in range(3)] == [2, 2, 2]


def test_who_is_no_longer_asked_has_no_ask_number() -> None:
    match = auction()
    for seat in range(3):
        match.play(seat, 3 - seat)
    match.play(0, "3")
    assert [match.asked_at(seat) for seat in range(3)] == [None, None, 4]
    match.undo(0)
    assert [match.asked_at(seat) for seat in range(3)] == [5, None, None]


def test_the_answer_to_a_dare_holds_the_dare() -> None:
    match = auction()
    match.play(0, "dare")
    match.play(1, "yes")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert match.asked == [1]
    assert match.can_undo(0)


def test_a_new_ask_number_makes_an_old_answer_stale() -> None:
    match = auction()
    match.play(0, 1)
    match.play(1, 1)
    match.undo(0)
    assert match.ask(0)["number"] == 3  # type: ignore[index]
    assert match.ask(2)["number"] == 0  # type: ignore[index]


def test_the_log_tells_of_what_was_taken_back_only_if_it_was_told() -> None:
    """A secret answer that is taken back leaves no trace for others."""
    match = gondwana.new("savanna", seats=1, seed=3)
    match.play(0, match.legal(0)[0])  # the first card has one place: it is laid at once
    told = len(match.log(0))
    match.undo(0)
    lines = match.log(0)
    assert len(lines) < told
    assert lines[-1]["text"] == {"key": "table_log_took_back", "args": {"seat": {"seat": 0}}}
    table = gondwana.new("savanna", seats=3, seed=3)
    before = table.log(None)
    table.play(0, table.legal(0)[0])
    table.undo(0)
    assert table.log(None) == before


def test_restart_takes_back_the_whole_turn() -> None:
    match = gondwana.new("savanna", seats=1, seed=3)
    for _ in range(2):
        match.play(0, match.legal(0)[0])
    start = match.position()
    assert not match.can_restart(0)
    match.play(0, match.legal(0)[1])
    assert match.can_undo(0)
    assert not match.can_restart(0)  # only one answer to take back
    match.play(0, match.legal(0)[0])
    assert match.can_restart(0)
    assert match.ask(0)["restart"] is True  # type: ignore[index]
    match.restart(0)
    assert match.position() == start
    assert [entry.kind for entry in match.entries[-4:]] == ["move", "move", "undo", "undo"]
    with pytest.raises(NothingToUndo):
        match.restart(0)


@pytest.mark.parametrize("source", [{"seed": 5}, {"key": bytes(range(32))}], ids=["seed", "key"])
def test_chance_after_an_undo_is_the_same_when_played_again(source: dict[str, object]) -> None:
    """Whatever was taken back, a match and its entries played again agree to the byte."""
    match = gondwana.new("savanna", seats=2, **source)  # type: ignore[arg-type]
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    for _ in range(3):
        match.play(0, match.legal(0)[0])
        match.undo(0)
    for seat in (1, 0, 1, 0):
        match.play(seat, match.legal(seat)[-1])
    again = gondwana.loads(match.dumps())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.entries == match.entries
