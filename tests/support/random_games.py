"""Games played at random, quickly, in either mode."""

from collections.abc import Iterator
from random import Random
from typing import Any

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.game.game import Game
from gondwana.kernel.game.loops import MOST_CHOICES, list_legal, play_at, start
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import roll, word
from gondwana.kernel.rules.questions import first_asked
from gondwana.kernel.rules.records import live_at, noughts, numbers


def twin(game: Game, states: Any, place: int = 0) -> Any:
    """A state of an array as a twin."""
    return states[place].duplicate() if INTERPRET else game.state.from_record(states[place])


def started(game: Game, seats: int, seed: int) -> Any:
    """An array with one state at its first question."""
    states = blank(game.state)
    options = numbers(game.option_numbers(game.unattended()))
    start(states, 0, seats, word(seed), options)
    return states


def finished(game: Game, seats: int, seed: int) -> Any:
    """The twin of a position at the end of a random game."""
    states = started(game, seats, seed)
    play_to_the_end(game, states)
    return twin(game, states)


def play_to_the_end(game: Game, states: Any) -> None:
    """Play the first state of an array on at random, as `play_out` does, by loops that have been compiled before."""
    s, out = live_at(states, 0, game.state), noughts(MOST_CHOICES)
    while not s.over:
        seat = first_asked(s)
        count = list_legal(states, seat, out)
        play_at(states, 0, seat, int(out[roll(s, count)]))


def stopped(game: Game, seats: int, seed: int, moves: int) -> Any:
    """An array with one state after so many random answers, or at the end."""
    states, chance = started(game, seats, seed), Random(seed)
    out = numbers([0] * MOST_CHOICES)
    for _ in range(moves):
        s = twin(game, states)
        if s.over:
            break
        seat = chance.choice([seat for seat in range(seats) if s.asked >> seat & 1])
        count = list_legal(states, seat, out)
        play_at(states, 0, seat, int(out[chance.randrange(count)]))
    return states


def random_match(game: Game, seats: int, seed: int, moves: int = 10**6) -> Match:
    """A match after so many random answers, in any order of the seats, or at the end."""
    match = Match(game, seats, game.unattended(), seed=seed)
    for _ in random_moves(match, seed, moves):
        pass
    return match


def random_moves(match: Match, seed: int, moves: int = 10**6) -> Iterator[tuple[int, int]]:
    """Play at random, telling each seat and move after it was played."""
    chance = Random(seed)
    for _ in range(moves):
        if match.over:
            return
        seat = chance.choice(match.asked)
        move = chance.choice(match.legal(seat))
        match.play(seat, move)
        yield seat, move
