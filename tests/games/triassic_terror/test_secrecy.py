"""What is public and what is not, and where chance enters (TT-31, TT-137, TT-138, TT-141)."""

import random

import pytest
from support.boards import live, recorded, twin_of, with_position
from support.triassic_terror import Table, new

from gondwana.games.triassic_terror.redeal import redeal
from gondwana.games.triassic_terror.tables import Tile
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules.header import NONE


def played(seats: int, seed: int, moves: int) -> Table:
    """A random game after some moves."""
    game, chance = new(seats, seed), random.Random(seed)
    for _ in range(moves):
        if game.match.over:
            break
        game.match.play(game.seat, chance.choice(game.match.legal(game.seat)))
    return game


def redealt(game: Table, seat: int, key: int) -> Table:
    """The same game with another guess at what a seat can't know."""
    s = live(twin_of(game.match))
    s.rng = key
    redeal(s, seat)
    other = game.match.copy()
    return Table(with_position(other, recorded(s) if INTERPRET else s))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_seat_sees_nothing_of_other_hands(seats: int, seed: int) -> None:
    """TT-137: positions that differ only in blind cards and in the pile look alike."""
    game = played(seats, seed, seed * 3)
    for seat in range(seats):
        other = redealt(game, seat, 12345 + seed)
        assert other.match.view(seat) == game.match.view(seat)
        if seat in game.match.asked:
            mine, theirs = game.match.ask(seat), other.match.ask(seat)
            assert (mine["text"], mine["choices"]) == (theirs["text"], theirs["choices"])


def test_a_guess_keeps_all_cards_and_what_the_seat_knows() -> None:
    """TT-137: open cards and the own one stay, and guesses differ."""
    game = new(4, seed=2).play("deck", "new", "face-up", "grow", "deck", "mig", "deck", "hatch")
    first = game.s.first
    known, blind = (first + 1) % 4, (first + 2) % 4
    guesses = set()
    for key in range(40):
        s = redealt(game, first, key * 7919 + 1).s
        assert s.hand[first] == game.s.hand[first]
        assert s.hand[known] == game.s.hand[known]
        assert sum(s.deck) == sum(game.s.deck)
        held = [s.deck[kind] + sum(card == kind for card in s.hand[:4]) for kind in range(4)]
        assert held == [game.s.deck[kind] + sum(card == kind for card in game.s.hand[:4]) for kind in range(4)]
        assert s.reveals == game.s.reveals
        guesses.add(s.hand[blind])
    assert len(guesses) == 4


def test_everything_else_is_public() -> None:
    """TT-137: onlookers see what players see, but for blind cards."""
    game = played(4, 3, 40)
    views = [game.match.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        for player in view["players"]:
            player.pop("card")
    assert all(view == views[0] for view in views)


def test_the_record_holds_no_order_of_the_pile() -> None:
    """TT-137: only how many cards of each environment are left."""
    assert len(new().s.deck) == 4


def test_chance_enters_only_by_cards_tiles_and_the_first_player() -> None:
    """TT-138: no other answer moves the generator."""
    for seed in range(4):
        game, chance = new(4, seed), random.Random(seed)
        while not game.match.over:
            before, prompt, laid = game.s.rng, game.prompt(), game.s.lap + 3 * game.s.period
            refill = prompt == "sel_tile" and game.s.face_up == NONE
            word = chance.choice(game.options())
            game.play(word)
            drawn = word == "deck" or refill or game.match.over or game.s.lap + 3 * game.s.period != laid
            assert (game.s.rng != before) == drawn, (prompt, word)


def test_promotional_tiles_are_not_used() -> None:
    """TT-141."""
    assert len(Tile) == 6
    assert len(new().match.view(None)["spaces"]) == 6
