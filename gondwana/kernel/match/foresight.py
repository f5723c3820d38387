"""What several answers of one seat would bring together: they are tried on a copy, as far as the seat alone decides."""

from collections.abc import Sequence
from typing import Any

from ..game.dispatch import answer, legal, perform
from ..game.game import Game
from ..game.loops import MOST_CHOICES
from ..rules.notation import Text
from ..rules.questions import ABOUT, PROMPT
from ..rules.records import numbers
from .board import Board

Step = tuple[str, str]  # the name of a question, and the answer: the thing at which it is given, or its word


def foresee(game: Game, board: Board, seat: int, steps: Sequence[Step]) -> list[Text]:
    """What differs after all steps; nothing if chance has a say.

    A step whose question is not asked is left out: where there is only one answer, nobody is asked.
    """
    if game.eye.together is None:
        return []
    live = board.live()
    for question, wanted in steps:
        move = _found(game, live, seat, question, wanted)
        if move is None:
            continue
        answer(live, seat, move)
        while live.depth > 0 and not live.asked:
            perform(live)
    return [] if live.reveals != board.reveals else game.eye.together(board.reading(), board.live(), live, seat)


def _found(game: Game, live: Any, seat: int, question: str, wanted: str) -> int | None:
    """The answer that a step means, if its question is open and allows it."""
    if live.depth == 0 or live.asked != 1 << seat:
        return None
    frame = [int(number) for number in live.frames[live.depth - 1]]
    asked = next(each for prompt, each in game.questions.items() if prompt == frame[PROMPT])
    if asked.name != question:
        return None
    out = numbers([0] * MOST_CHOICES)
    moves = [int(move) for move in out[: legal(live, seat, out)]]
    about = frame[ABOUT : ABOUT + 4]
    return next((m for m in moves if wanted == asked.answer.word(m) or wanted in asked.things(seat, m, about)), None)
