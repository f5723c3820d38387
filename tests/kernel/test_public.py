"""The public face: what people may call, and the errors they get."""

import pytest

import gondwana
from gondwana.kernel.errors import GondwanaError


def all_errors(kind: type[GondwanaError]) -> list[type[GondwanaError]]:
    return [kind, *(deeper for child in kind.__subclasses__() for deeper in all_errors(child))]


def test_everything_public_is_there() -> None:
    assert all(hasattr(gondwana, name) for name in gondwana.__all__)
    assert {"new", "load", "loads", "game", "games", "Match", "Game", "errors"} <= set(gondwana.__all__)


def test_every_error_has_a_code_of_its_own() -> None:
    kinds = all_errors(GondwanaError)
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes) >= 12
    assert all(code == code.lower() and code.replace("_", "").isalpha() for code in codes)
    assert all(getattr(gondwana.errors, kind.__name__) is kind for kind in kinds)


def test_an_error_names_what_is_allowed() -> None:
    error = gondwana.errors.IllegalMove("seat 1 can't do that", [3, "four"])
    assert str(error) == "seat 1 can't do that; allowed: 3, four"
    assert (error.message, error.allowed, error.code) == ("seat 1 can't do that", [3, "four"], "illegal_move")
    assert str(gondwana.errors.GameOver("over")) == "over"


def test_games_are_found_by_their_names() -> None:
    assert [gondwana.game(game.slug) for game in gondwana.games()] == gondwana.games()
    with pytest.raises(gondwana.errors.UnknownGame, match=r"there is no game 'go'; allowed: .*savanna"):
        gondwana.game("go")


def test_a_match_is_opened_with_the_usual_seats() -> None:
    match = gondwana.new("savanna", seed=3)
    assert match.seats == match.game.usual_seats == 4
    assert match.options == {"solo_level": "normal"}


def test_the_state_is_a_record_with_named_fields() -> None:
    state = gondwana.new("savanna", seats=3, seed=3).state
    assert (state.seats, state.lap, state.step) == (3, 1, 1)
    assert state.deck.sum() == 99
    assert state.dtype.names[:3] == ("rng", "seats", "asked")
