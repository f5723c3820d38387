"""Who leads which colour (TT-14)."""

import pytest
from support.triassic_terror import Table

import gondwana

ALL = ["orange", "sky", "green", "red", "blue", "pink"]


def chosen(seats: int = 3) -> Table:
    """A table before the first round, at which players choose their colours."""
    return Table(gondwana.new("triassic-terror", seats=seats, seed=4, options={"colours": "chosen"}))


def colours(game: Table) -> list[str | None]:
    """The colour of each seat."""
    return [player["colour"] for player in game.match.view(None)["players"]]


@pytest.mark.parametrize("seats", [2, 6])
def test_each_seat_has_its_own_colour(seats: int) -> None:
    """TT-14: nobody is asked."""
    game = Table(gondwana.new("triassic-terror", seats=seats, seed=4))
    assert colours(game) == ALL[:seats]
    assert game.prompt() != "colour"


def test_players_choose_seat_by_seat() -> None:
    """TT-14: what somebody leads nobody else can."""
    game = chosen()
    assert (game.seat, game.prompt(), game.options()) == (0, "colour", ALL)
    assert colours(game) == [None, None, None]
    game.play("blue")
    assert (game.seat, game.options()) == (1, ["orange", "sky", "green", "red", "pink"])
    game.play("orange", "pink")
    assert colours(game) == ["blue", "orange", "pink"]


def test_the_first_round_begins_as_without_a_choice() -> None:
    """TT-20: colours change no rule and no chance."""
    plain = Table(gondwana.new("triassic-terror", seats=3, seed=4))
    game = chosen().play("red", "blue", "sky")
    assert (game.seat, game.prompt()) == (plain.seat, "sel_card")
    before, after = plain.match.view(None), game.match.view(None)
    for view in (before, after):
        for player in view["players"]:
            del player["colour"]
    assert before == after


def test_a_choice_of_colour_is_told_under_its_own_heading() -> None:
    game = chosen()
    assert game.match.view(0)["phase"] == "colours"
    assert game.match.view(0)["active"] == 0
    game.play("green")
    game.match.undo(0)
    assert colours(game) == [None, None, None]
