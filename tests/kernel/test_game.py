"""What a game hands in is checked when it is handed in."""

from dataclasses import replace

import numpy as np
import pytest
from support.boards import live
from support.toy import TOY, State

from gondwana.games.savanna import SAVANNA
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.errors import BadGame, BadOption
from gondwana.kernel.game.dispatch import blank, register
from gondwana.kernel.game.game import GAMES, Game, Option
from gondwana.kernel.game.loops import MOST_CHOICES, play_out, redeal_at, start, value_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import word
from gondwana.kernel.rules.records import numbers


@pytest.mark.parametrize("seats", [range(3), range(2, 8), range(0)])
def test_a_game_is_for_one_to_six(seats: range) -> None:
    with pytest.raises(BadGame, match=r"another: seats .* must lie between 1 and 6"):
        replace(TOY, slug="another", seats=seats)
    assert "another" not in GAMES


def test_the_default_of_an_option_is_one_of_its_values() -> None:
    with pytest.raises(BadGame, match="another: the default of option tax is none of its values; allowed: on, off"):
        replace(TOY, slug="another", options=(Option("tax", ("on", "off"), "maybe"),))


def test_machines_may_play_with_options_of_their_own() -> None:
    tax = Option("tax", ("on", "off"), "off", unattended="on")
    game = replace(TOY, slug="unattended-auction", state=SAVANNA.state, rules=SAVANNA.rules, options=(tax,))
    try:
        assert game.unattended() == {"tax": "on"}
        assert game.variants() == [{"tax": "on"}]  # without it the game might not end
        assert game.check_options(None) == {"tax": "off"}
    finally:
        del GAMES["unattended-auction"]
    with pytest.raises(BadGame, match="another: the default of option tax is none of its values; allowed: on, off"):
        replace(TOY, slug="another", options=(replace(tax, unattended="maybe"),))


def test_a_bot_looks_at_least_one_question_ahead() -> None:
    with pytest.raises(BadGame, match="another: a bot must look at least one question ahead, not 0"):
        replace(TOY, slug="another", horizon=0)


def test_a_name_is_used_once() -> None:
    with pytest.raises(BadGame, match="toy-auction: a game of this name has been handed in already"):
        replace(TOY)


def test_two_games_can_not_share_a_record() -> None:
    if not INTERPRET:
        with pytest.raises(BadGame, match="record State: another game has a record with exactly the same fields"):
            register(State, replace(TOY.rules))
    register(State, TOY.rules)  # the same once more is no harm


def test_a_lobby_learns_what_it_needs() -> None:
    assert TOY.info() == {
        "slug": "toy-auction",
        "seats": [2, 3, 4],
        "usual_seats": 3,
        "reconstructed": False,
        "options": [
            {"key": "lots", "values": ["two", "four"], "default": "two", "seats": [2, 3, 4], "needs": {}},
            {"key": "tax", "values": ["off", "on"], "default": "off", "seats": [2, 3, 4], "needs": {}},
        ],
    }
    assert TOY.prefix == "toy_auction"


def test_an_option_that_can_not_hold_is_refused() -> None:
    """By the number of players, or by what another option is; what keeps its default holds always."""
    lots, _ = TOY.options
    tax = Option("tax", ("off", "on"), "off", seats=range(3, 5), needs={"lots": ("four",)})
    try:
        GAMES.pop(TOY.slug)
        game = replace(TOY, options=(lots, tax))
        assert game.agree(2, {"lots": "four"}) == {"lots": "four", "tax": "off"}
        assert game.agree(3, {"lots": "four", "tax": "on"}) == {"lots": "four", "tax": "on"}
        with pytest.raises(BadOption, match="tax=on of toy-auction is not for 2 players; allowed: 3, 4"):
            game.agree(2, {"lots": "four", "tax": "on"})
        with pytest.raises(BadOption, match="tax=on of toy-auction can't be with lots=two; allowed: lots=four"):
            game.agree(3, {"tax": "on"})
    finally:
        GAMES[TOY.slug] = TOY


def test_options_are_numbers_for_the_rules() -> None:
    assert TOY.option_numbers(TOY.check_options({"tax": "on"})) == [0, 1]
    assert replace_free(TOY).option_numbers({}) == [-1]


def replace_free(game: Game) -> Game:
    """A game without options, not handed in."""
    twin = object.__new__(type(game))
    twin.__dict__.update(game.__dict__, options=())
    return twin


def test_the_version_is_the_fingerprint_of_the_rules() -> None:
    assert TOY.version == TOY.rules.digest()
    assert len(TOY.version) >= 16


# generic functions


def test_generic_functions_run_the_rules_of_the_records_game() -> None:
    s = live(State())
    s.seats = 3
    TOY.rules.setup(s, numbers([1, 0]))
    assert (s.lots, list(s.bag)) == (4, [3, 3, 3, 3])
    states = blank(State, 2)
    start(states, 1, 3, word(5), numbers([0, 0]))
    assert value_at(states, 1, 0) == 5.0


def test_a_random_game_is_played_to_its_end_by_the_same_loop() -> None:
    out = numbers([0] * MOST_CHOICES)
    for game, options in ((TOY, [1, 1]), (SAVANNA, [1])):
        states = blank(game.state)
        start(states, 0, 3, word(5), numbers(options))
        assert play_out(states[0], out) > 10
        over = states[0].over if INTERPRET else states[0]["over"]
        assert over == 1


def test_a_redealt_record_has_another_generator_and_no_listener() -> None:
    match = Match(TOY, 3, seed=1)
    match.play(1, 4)
    guesses = set()
    for key in range(30):
        states = match.records(1)
        redeal_at(states, 0, 0, word(key))
        s = states[0] if INTERPRET else states.view(np.recarray)[0]
        assert s.listening == 0
        assert s.bid[0] == s.bid[2] == -1
        guesses.add(int(s.bid[1]))
    assert guesses == set(range(6))
    states = match.records(1)
    redeal_at(states, 0, 1, word(7))
    own = states[0].bid[1] if INTERPRET else states[0]["bid"][1]
    assert own == 4
