"""Whole games at random with all options, sound after every move; how near they come to the fixed sizes."""

from random import Random

import gondwana
from gondwana.games.dominant_species.invariants import Broken, broken
from gondwana.games.dominant_species.tables import MOST_OPTIONS
from gondwana.kernel.board import Board
from gondwana.kernel.header import DEPTH, STORY
from gondwana.kernel.match import Match
from gondwana.kernel.mode import INTERPRET

GAMES = 15 if INTERPRET else 300


def start(seed: int) -> Match:
    """Every number of seats and every option in turn."""
    options = {
        "animals": ("random", "chosen")[seed % 2],
        "animals_each": ("one", "several")[seed // 2 % 2],
        "earth": ("standard", "random")[seed // 4 % 2],
        "turn_limit": ("10", "20", "40")[seed % 3],
    }
    return gondwana.new("dominant-species", seats=2 + seed % 5, seed=seed, options=options)


def play(board: Board, seed: int) -> tuple[int, int, int]:
    """Play a game to its end; the most frames, answers and events of a move."""
    deepest = widest = longest = 0
    chance = Random(seed)
    while not board.over:
        seat = board.asked.bit_length() - 1
        legal = board.legal(seat)
        assert len(set(legal)) == len(legal) > 1
        board.play(seat, chance.choice(legal), None)
        found = broken(board.live())
        assert found == 0, f"seed {seed}, question {board.question}: {Broken(found).name}"
        deepest, widest, longest = max(deepest, board.depth), max(widest, len(legal)), max(longest, board.told)
    return deepest, widest, longest


def test_nothing_is_ever_lost() -> None:
    """DS-8, DS-10, DS-24, DS-33, DS-49, DS-171: invariants after every move."""
    sizes = [play(start(seed)._board, seed) for seed in range(GAMES)]
    deepest, widest, longest = (max(column) for column in zip(*sizes, strict=True))
    assert deepest <= DEPTH - 8
    assert widest <= MOST_OPTIONS
    assert longest <= STORY // 2
