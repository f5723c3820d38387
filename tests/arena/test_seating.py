"""Who meets whom, and that every deal is played from every seat."""

from collections import Counter

import pytest

from gondwana.arena import league
from gondwana.arena.seating import Seating, lineups, seatings
from gondwana.arena.table import play_game
from gondwana.kernel.errors import BadOption, BadSeats, UnknownGame


def test_every_two_bots_meet() -> None:
    assert lineups(["a", "b", "c"], 2, "pairs") == [("a", "b"), ("a", "c"), ("b", "c")]


def test_on_a_ladder_each_meets_the_next() -> None:
    assert lineups(["a", "b", "c"], 2, "neighbours") == [("a", "b"), ("b", "c")]


def test_as_many_meet_as_there_are_seats() -> None:
    assert lineups(["a", "b", "c"], 3, "all") == [("a", "b", "c")]
    assert len(lineups(["a", "b", "c", "d"], 3, "all")) == 4


def test_two_against_two_take_turns_around_the_table() -> None:
    assert lineups(["a", "b"], 4, "pairs") == [("a", "b", "a", "b")]


def test_with_an_odd_number_of_seats_each_has_the_seat_more_once() -> None:
    tables = lineups(["a", "b"], 3, "pairs")
    assert tables == [("a", "b", "a"), ("b", "a", "b")]
    seated = [seating.seated for seating in seatings(tables)]
    assert Counter(bot for table in seated for bot in table) == {"a": 9, "b": 9}


def test_alone_everybody_plays_alone() -> None:
    assert lineups(["a", "b"], 1, "pairs") == [("a",), ("b",)]


def test_a_table_is_turned_through_all_seats_and_never_twice_the_same_way() -> None:
    assert [seating.seated for seating in seatings([("a", "b", "c")])] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
    ]
    assert [seating.seated for seating in seatings([("a", "b", "a", "b")])] == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]
    assert len(seatings([("a", "a", "b", "b")])) == 4
    assert seatings([("a", "a", "a", "a")]) == [Seating(("a", "a", "a", "a"), 0)]


def test_each_bot_sits_everywhere_equally_often_on_every_deal() -> None:
    played = league("savanna", ["greedy", "random", "beginner"], seats=4, deals=3)
    found: dict[int, Counter[tuple[str, int]]] = {}
    for number in range(played.games):
        deal, seating = played.where(number)
        found.setdefault(deal, Counter()).update((bot, seat) for seat, bot in enumerate(seating.seated))
    assert set(found) == {0, 1, 2}
    assert all(set(counts.values()) == {2} and len(counts) == 12 for counts in found.values())


def test_games_of_one_deal_share_its_cards_and_nothing_else() -> None:
    played = league("savanna", ["greedy", "random"], seats=2, deals=2, seed=5)
    rows = [play_game(played, number).row for number in range(4)]
    assert [row["deal"] for row in rows] == [0, 0, 1, 1]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"] == rows[3]["seed"]
    assert [row["bots"] for row in rows[:2]] == [["greedy", "random"], ["random", "greedy"]]
    thoughts = {played.thoughts(*played.where(number)) for number in range(4)}
    assert len(thoughts) == 4


def test_a_game_is_the_same_in_a_larger_league() -> None:
    """It depends on the deal and on who sits where: not on who else is in the league."""
    small = league("savanna", ["greedy", "random"], seats=2, deals=1, seed=5)
    large = league("savanna", ["beginner", "greedy", "random"], seats=2, deals=9, seed=5)
    one = play_game(small, 0).row
    number = next(number for number in range(6) if large.where(number)[1].seated == ("greedy", "random"))
    other = play_game(large, number).row
    assert {**one, "number": number} == other


@pytest.mark.parametrize(
    ("words", "error", "reason"),
    [
        ({"game": "chess", "bots": ["random"]}, UnknownGame, "'chess'"),
        ({"game": "savanna", "bots": ["genius", "random"]}, BadOption, "no level 'genius' of bots; allowed: random"),
        ({"game": "savanna", "bots": ["random"], "seats": 9}, BadSeats, "can't be played by 9; allowed: 1, 2"),
        ({"game": "savanna", "bots": []}, BadOption, "without bots"),
        ({"game": "savanna", "bots": ["random", "random"]}, BadOption, "named twice"),
        ({"game": "savanna", "bots": ["random", "greedy"], "meet": "never"}, BadOption, "allowed: pairs, neighbours"),
        ({"game": "savanna", "bots": [], "tables": [["random"] * 3], "seats": 2}, BadSeats, "3 bots for 2 seats"),
        ({"game": "savanna", "bots": ["greedy"], "tables": [["random"] * 2]}, BadOption, "greedy sits at no table"),
        ({"game": "savanna", "bots": ["random", "greedy@9"]}, BadOption, "'greedy' has no budget"),
        ({"game": "savanna", "bots": ["random", "search@ten"]}, BadOption, "allowed: LEVEL@ITERATIONS, LEVEL@TIMEms"),
        ({"game": "savanna", "bots": ["random", "search@0"]}, BadOption, "more than 0"),
        ({"game": "savanna", "bots": ["random", "nowhere:at_all"]}, BadOption, "no bot 'nowhere:at_all'"),
        ({"game": "savanna", "bots": ["random", "greedy"], "options": {"moon": "full"}}, BadOption, "no option moon"),
        ({"game": "savanna", "bots": ["random", "greedy"], "deals": 0}, BadOption, "0 deals"),
    ],
)
def test_what_can_t_be_played_is_refused_before_the_first_game(
    words: dict[str, object], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error) as refused:
        league(**words)  # type: ignore[arg-type]
    assert reason in str(refused.value)
