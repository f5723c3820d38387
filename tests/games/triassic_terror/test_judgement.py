"""What the bots see on the island: Presence, environments that pay, tiles that are worth their turn."""

import pytest
from support.boards import live, twin_of
from support.triassic_terror import Table, turn

from gondwana import bots
from gondwana.games.triassic_terror.bot.prior import prior
from gondwana.games.triassic_terror.bot.value import standing
from gondwana.games.triassic_terror.words import AREA
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules import FOOLISH

MANY = 800  # iterations: with few, what the others will do there hides what Presence brings
NOT_IN_THE_MOUNTAINS = "s1: red 3, blue 2; s3: blue 4, red 3; f1: red 2, green 1; d1: orange 2, red 1; m1: blue 3"


def chosen(game: Table, level: str) -> str:
    """What a bot answers, as a word."""
    many = MANY if level == "search" else None
    move = bots.choose(game.match, game.seat, level, seed=1, iterations=many)
    return game.options()[game.match.legal(game.seat).index(move)]


def stands(game: Table, seat: int = 0) -> float:
    """What a position promises a seat."""
    return float(standing(live(twin_of(game.match)), seat))


LEVELS = ["greedy"] if INTERPRET else ["greedy", "search"]  # a search takes long as plain Python


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_completes_its_presence_in_the_last_round_of_the_period(level: str) -> None:
    """Three points in a swamp are less than the eight of Presence (TT-127)."""
    game = turn(NOT_IN_THE_MOUNTAINS, tile="new", lap=2).play("tile")
    assert chosen(game, level) == "mountain"


def test_a_larger_lead_is_safer_while_others_still_act() -> None:
    """TT-51: the same stone, the more so the further ahead."""
    small, large = (stands(turn(f"s1: red {size}, blue 3", lap=1)) for size in (4, 8))
    assert large > small + 1


def test_the_environment_that_was_chosen_is_seen() -> None:
    """TT-62: where nobody is, three dinos bring more than behind three large herds, where they leave at once."""
    full = "s1: blue 9, green 9, orange 9; s2: blue 9, green 9, orange 9; s3: blue 9, green 9, orange 9"
    there, elsewhere = (turn(full, tile="new").play("tile", word) for word in ("swamp", "desert"))
    assert stands(elsewhere) > stands(there) + 3


def test_what_stands_ready_can_wait_until_the_tile_is_done() -> None:
    """TT-40: white dinos and counters come before or after, so that nothing interrupts a tile."""
    game = turn("s1: red 4, blue 2", tile="grow", white=1, counters=True).play("tile")
    assert game.prompt() == "herd3"
    s = live(twin_of(game.match))
    looks = {move: prior(s, game.seat, move) for move in game.match.legal(game.seat)}
    assert len(looks) > 1
    assert [move for move, promise in looks.items() if promise > FOOLISH] == [AREA.number("s1")]
