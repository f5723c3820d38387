"""A match: playing, errors, copies, what people are asked and told."""

from typing import Any

import pytest
from support.boards import twin_of
from support.random_games import random_moves
from support.toy import TOY, Prompt

import gondwana
from gondwana.kernel.errors import (
    BadNotation,
    BadOption,
    BadSeats,
    GameOver,
    GondwanaError,
    IllegalMove,
    NotAsked,
    UnknownGame,
)
from gondwana.kernel.match.entry import Entry
from gondwana.kernel.match.match import Match


def auction(seats: int = 3, **options: str) -> Match:
    return Match(TOY, seats, options, seed=1)


def test_a_fresh_match_stands_at_its_first_question() -> None:
    match = auction()
    assert (match.number, match.asked, match.over) == (0, [0, 1, 2], False)
    assert (match.scores, match.places) == ([0, 0, 0], [0, 0, 0])
    assert match.prompt(0) is Prompt.BID
    assert match.legal(0) == [0, 1, 2, 3, 4, 5, 9]


def test_a_move_is_a_number_or_a_word() -> None:
    one, other = auction(), auction()
    for match, moves in ((one, (3, 9, 0)), (other, ("3", "dare", "no"))):
        match.play(0, moves[0])
        match.play(1, moves[1])
        match.play(2, moves[2])
    assert one.position() == other.position()
    assert [(entry.move, entry.word) for entry in other.entries] == [(3, "3"), (9, "dare"), (0, "no")]
    assert one.entries == other.entries


def test_entries_are_numbered_and_only_ever_added() -> None:
    match = auction()
    seen: list[Entry] = []
    for turn, _ in enumerate(random_moves(match, seed=4), start=1):
        assert match.entries[: len(seen)] == seen
        seen = list(match.entries)
        assert [entry.number for entry in seen] == list(range(turn))
    assert match.over
    with pytest.raises(AttributeError):
        match.entries[0].move = 5  # type: ignore[misc]


def test_the_same_seed_and_moves_lead_to_the_same_position() -> None:
    one, other = auction(lots="four"), auction(lots="four")
    for seat, move in random_moves(one, seed=8):
        other.play(seat, move)
    assert one.state.tobytes() == other.state.tobytes()
    assert one.places == other.places
    assert sorted(one.places)[0] == 1


def test_another_seed_deals_otherwise() -> None:
    deals = {gondwana.new("savanna", seats=3, seed=seed).position() for seed in range(5)}
    assert len(deals) == 5


def test_without_a_seed_every_match_is_another() -> None:
    assert gondwana.new("savanna", seats=3).position() != gondwana.new("savanna", seats=3).position()


# errors


def refused(match: Match, error: type[GondwanaError], says: str, seat: Any, move: Any) -> GondwanaError:
    """A move is refused with a clear message, and nothing has changed."""
    before, entries, asked = match.state.tobytes(), list(match.entries), match.asked
    with pytest.raises(error, match=says) as caught:
        match.play(seat, move)
    assert (match.state.tobytes(), match.entries, match.asked) == (before, entries, asked)
    return caught.value


def test_an_illegal_move_names_what_is_allowed() -> None:
    match = auction()
    error = refused(match, IllegalMove, r"seat 0 can't answer 8 \(8\) to bid; allowed: 0, 1, 2, 3, 4, 5, dare$", 0, 8)
    assert error.code == "illegal_move"
    assert error.allowed == ["0", "1", "2", "3", "4", "5", "dare"]
    refused(match, IllegalMove, "seat 0 can't answer 10 to bid", 0, "10")


@pytest.mark.parametrize("move", [-1, 99, 10**30, True, 2.0, None, 1.5, [1]], ids=str)
def test_what_is_no_answer_at_all_is_an_illegal_move(move: Any) -> None:
    refused(auction(), IllegalMove, "can't answer", 0, move)


def test_an_unknown_word_names_the_known_ones() -> None:
    error = refused(auction(), BadNotation, "'plenty' is no bid; allowed: 0, 1, 2", 0, "plenty")
    assert error.code == "bad_notation"
    refused(auction(), BadNotation, "'' is no bid", 0, "")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = auction()
    match.play(1, 2)
    error = refused(match, NotAsked, r"seat 1 is not asked; open are the answers of; allowed: 0, 2", 1, 2)
    assert (error.code, error.allowed) == ("not_asked", [0, 2])
    assert match.legal(1) == []


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", None])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = auction()
    assert refused(match, BadSeats, "there is no seat", seat, 1).allowed == [0, 1, 2]
    for question in (match.legal, match.ask, match.can_undo, match.undo, match.prompt):
        if not (seat is None and question == match.undo):
            with pytest.raises((BadSeats, GondwanaError)):
                question(seat)
    if seat is not None:
        with pytest.raises(BadSeats):
            match.view(seat)


def test_nothing_can_be_played_after_the_end() -> None:
    match = auction()
    for _ in random_moves(match, seed=2):
        pass
    assert refused(match, GameOver, "the game is over", 0, 0).code == "game_over"
    assert match.asked == []
    assert match.ask(0) is None


def test_a_match_is_opened_for_the_right_people_and_options() -> None:
    with pytest.raises(BadSeats, match="toy-auction can't be played by 5; allowed: 2, 3, 4"):
        auction(5)
    with pytest.raises(BadOption, match="option tax of toy-auction can't be 'high'; allowed: off, on"):
        auction(tax="high")
    with pytest.raises(BadOption, match="toy-auction has no option colour; allowed: lots, tax"):
        auction(colour="red")
    with pytest.raises(UnknownGame, match="there is no game 'chess'; allowed: savanna"):
        gondwana.new("chess")
    assert auction().options == {"lots": "two", "tax": "off"}


# options


def test_options_reach_the_rules() -> None:
    assert [twin_of(auction(lots=lots)).lots for lots in ("two", "four")] == [1, 3]
    taxed, free = auction(tax="on"), auction()
    for match in (taxed, free):
        for seat in range(3):
            match.play(seat, 3 - seat)
        match.play(0, "keep")
    assert (twin_of(taxed).coins[0], twin_of(free).coins[0]) == (1, 2)


# the order of questions


def test_a_question_to_another_seat_waits_inside_an_action() -> None:
    match = auction(tax="on")
    for seat in range(3):
        match.play(seat, 3 - seat)
    assert (match.asked, match.prompt(0)) == ([0], Prompt.OFFER)
    match.play(0, "3")
    assert (match.asked, match.prompt(2)) == ([2], Prompt.TAKE)
    assert match.ask(2)["choices"][0]["at"] == ["take:0:0"]  # type: ignore[index]
    match.play(2, "yes")
    # The coin was taken, then the tax fell due, then the next lot was shown.
    keys = [line["text"]["key"] for line in match.log(None) if line["number"] == 4]
    assert keys == ["toy_auction_log_given", "toy_auction_log_taxed", "toy_auction_log_lot"]
    assert twin_of(match).coins[:3] == [5 - 3 - 1 - 1, 5, 6]
    assert match.asked == [0, 1, 2]


def test_a_question_may_interrupt_a_common_one() -> None:
    match = auction()
    match.play(0, "dare")
    assert match.asked == [1]
    match.play(1, "yes")
    assert match.asked == [1, 2]
    assert match.prompt(1) is Prompt.BID


# what people are asked


def test_ask_numbers_stay_while_the_question_stays() -> None:
    match = auction()
    assert [match.ask(seat)["number"] for seat in range(3)] == [0, 0, 0]  # type: ignore[index]
    match.play(1, 2)
    assert [match.asked_at(seat) for seat in range(3)] == [0, None, 0]
    match.play(0, 2)
    assert match.ask(2)["number"] == 0  # type: ignore[index]
    match.play(2, 1)
    assert match.ask(0)["number"] == 3  # type: ignore[index]
    match.play(0, "keep")
    assert [match.ask(seat)["number"] for seat in range(3)] == [4, 4, 4]  # type: ignore[index]


def test_an_ask_has_words_things_and_texts() -> None:
    match = auction()
    ask: Any = match.ask(1)
    assert (ask["prompt"], ask["text"]) == ("bid", {"key": "toy_prompt", "args": {}})
    assert ask["choices"][-1] == {
        "move": 9,
        "word": "dare",
        "at": ["bid:1:dare"],
        "text": {"key": "toy_choice", "args": {"move": 9}},
        "preview": None,
        "brings": [],
        "warns": None,
        "leads": None,
    }
    assert (ask["undo"], ask["restart"], ask["reveals"]) == (False, False, False)
    match.play(0, 1)
    match.play(2, 1)
    assert match.ask(1)["reveals"] is True  # type: ignore[index]


def test_who_has_answered_may_only_take_back() -> None:
    match = auction()
    match.play(1, 2)
    ask: Any = match.ask(1)
    assert (ask["choices"], ask["prompt"], ask["undo"]) == ([], None, True)


# what people are told


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    match = auction()
    match.play(1, 4)
    lines = [
        [line["text"] for line in match.log(seat) if line["number"] == 0 and line["seat"] == 1] for seat in (0, 1, 2)
    ]
    assert lines == [[], [{"key": "toy_auction_log_noted", "args": {"bid": 4}}], []]
    assert [line["text"]["key"] for line in match.log(None)] == ["toy_auction_log_lot"]


def test_a_log_begins_with_the_opening_and_goes_on_from_any_number() -> None:
    match = auction()
    opening = match.log(None)
    assert [(line["number"], line["seat"]) for line in opening] == [(0, None)]
    assert opening[0]["at"] == [f"lot:{['apple', 'bread', 'cloth', 'diamond'][twin_of(match).lot]}"]
    for seat in range(3):
        match.play(seat, seat)
    assert [line["number"] for line in match.log(None, since=1)] == [2]
    assert match.log(None, since=3) == []
    assert match.log(0) == match.log(0, since=0)
    assert match.log(1)[0]["group"] == {"key": "toy_group", "args": {"lots": 1}}


# copies


def test_a_copy_shares_nothing() -> None:
    match = auction()
    match.play(0, 2)
    copy = match.copy()
    before = copy.position()
    match.play(1, 3)
    assert copy.position() == before
    assert (copy.number, copy.asked) == (1, [1, 2])
    copy.play(2, 0)
    assert match.asked == [2]
    copy.undo(0)
    assert match.number == 2
    assert match.can_undo(0)
    match.undo(0)
    assert [entry.kind for entry in match.entries] == ["move", "move", "undo"]


def test_state_and_plain_are_copies() -> None:
    match = auction()
    state, plain = match.state, match.plain
    state["coins"][0] = plain.coins[0] = 99
    state.lot = plain.lot = 3 - int(state.lot)
    assert match.state["coins"][0] == match.plain.coins[0] == 5
    assert match.state.lot == match.plain.lot


def test_equal_positions_do_not_look_at_the_generator() -> None:
    one, other = Match(TOY, 3, seed=1), Match(TOY, 3, seed=1)
    record = other.state
    assert one.position() == other.position()
    record["rng"] = 5
    assert one.state["rng"] != record["rng"]
