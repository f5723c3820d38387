"""The bot's eye: what it likes and what it shuns; it looks without touching."""

from random import Random
from typing import Any

import pytest
from support.boards import live, recorded, twin_of
from support.dominant_species import Table, table
from support.random_games import random_match

from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.bot.assets import disk_hope, pawn_hope
from gondwana.games.dominant_species.bot.prior import prior
from gondwana.games.dominant_species.bot.value import value
from gondwana.games.dominant_species.prompts import Prompt
from gondwana.games.dominant_species.tables import CARDS
from gondwana.games.dominant_species.words import CARD, EYE, TYPE
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules import FOOLISH

TWO = "bird arachnid"


def frozen(s: Any) -> bytes:
    """All numbers of a position."""
    return bytes((recorded(s) if INTERPRET else s).tobytes())


def seat_of(game: Table) -> int:
    """Who is asked."""
    return int(game.s.asked).bit_length() - 1


def liked(game: Table, *words: str) -> list[float]:
    """How promising some answers look to whoever is asked."""
    kind = {Prompt.PLACE: EYE, Prompt.TAKE_CARD: CARD, Prompt.ADAPT: TYPE}[game._prompt]
    return [float(prior(game.s, seat_of(game), kind.number(word))) for word in words]


@pytest.mark.parametrize("seats", DOMINANT_SPECIES.seats)
def test_looking_changes_nothing(seats: int) -> None:
    """Changes are tried in the record and taken back: to the last number."""
    chance = Random(seats)
    for seed in range(4):
        s = live(twin_of(random_match(DOMINANT_SPECIES, seats, seed, moves=chance.randrange(400))))
        before = frozen(s)
        for seat in range(seats):
            value(s, seat)
            if s.asked >> seat & 1:
                for option in range(s.options):
                    assert prior(s, seat, int(s.answers[option])) >= 0
        assert frozen(s) == before


def test_a_pawn_on_a_good_eye_is_worth_more_in_every_turn() -> None:
    """Also in the second turn, when the eyes of the first have all been visited."""
    for turn in (1, 2):
        game = table(at="plan", animals=TWO, turn=turn)
        dom1, ini1 = liked(game, "dom1", "ini1")
        assert dom1 > ini1
    game = table(at="reseed", animals=TWO, next_eye=41)
    seat = seat_of(game)
    useless, useful = (with_pawn(game, eye, seat) for eye in ("was1", "dom1"))
    assert useful > useless + 3


def with_pawn(game: Table, eye: str, seat: int) -> float:
    """How a seat stands with a pawn of its animal on an eye, as the table is."""
    animal = int(game.s.frames[game.s.depth - 1, 2])
    game.s.eyes[EYE.number(eye)] = animal
    worth = float(value(game.s, seat))
    game.s.eyes[EYE.number(eye)] = -1
    return worth


def test_no_pawn_goes_behind_a_vacant_eye_that_does_the_same() -> None:
    """DS-16, DS-18: the first eye acts first, or with more cubes; eyes of Competition and Speciation differ."""
    game = table(at="plan", animals=TWO)
    dom1, dom2, mig1, mig2 = liked(game, "dom1", "dom2", "mig1", "mig2")
    assert min(dom1, mig1) > FOOLISH
    assert dom2 == mig2 == FOOLISH


def test_pawns_and_elements_are_worth_more_while_many_turns_are_to_come() -> None:
    """The deck says how many: when it is empty the game soon ends (DS-29)."""
    s = live(twin_of(random_match(DOMINANT_SPECIES, 2, seed=1, moves=0)))
    early = (pawn_hope(s), disk_hope(s))
    for card in range(CARDS):
        s.deck[card] = 0
    late = (pawn_hope(s), disk_hope(s))
    assert early[0] > 3 * late[0]
    assert early[1] > 3 * late[1]


def test_the_leader_wants_the_ice_age_and_the_others_do_not() -> None:
    """DS-111: it ends the game."""
    wished = []
    for points in ("bird 90 arachnid 40", "bird 40 arachnid 90"):
        game = table(
            "forest: bird 2, arachnid 1; jungle: arachnid 2",
            at="domination",
            animals=TWO,
            pawns="dom1 bird",
            points=points,
            cards="ice_age nocturnal",
        ).play("forest")
        assert game.asks == "bird: take_card"
        ice_age, other = liked(game, "ice_age", "nocturnal")
        wished.append(ice_age > other)
    assert wished == [True, False]


def test_an_animal_prefers_what_feeds_its_cubes() -> None:
    game = table(at="adaptation", animals=TWO, pawns="ada1 bird", boxes="adaptation: meat sun sun grub")
    meat, forgo = liked(game, "meat", "pass")
    assert meat > forgo


def test_at_the_end_the_value_is_the_score() -> None:
    s = live(twin_of(random_match(DOMINANT_SPECIES, 3, seed=2)))
    assert [value(s, seat) for seat in range(3)] == list(s.scores[:3])
