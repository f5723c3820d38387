"""What people are told of a match: the open question with its choices, and the log, as JSON with named things."""

from collections.abc import Mapping, Sequence
from typing import Any

from .board import Board
from .entry import UNDO, Entry
from .game import Game
from .header import NONE
from .notation import text
from .questions import ABOUT
from .story import EVERYONE

Json = dict[str, Any]


def no_question(number: int) -> Json:
    """What is asked of a seat that can only take back its answer."""
    return {"number": number, "prompt": None, "text": None, "choices": [], "reveals": False}


def question(game: Game, board: Board, seat: int, prompt: Any, asked_at: int) -> Json:
    """The open question of a seat, with all its choices."""
    plain = board.plain()
    return {
        "number": asked_at,
        "prompt": game.questions[prompt].name,
        "text": game.eye.prompt(plain, seat),
        "choices": [_choice(game, board, plain, seat, prompt, move) for move in board.legal(seat)],
        "reveals": game.eye.reveals(plain, seat),
    }


def _choice(game: Game, board: Board, plain: Any, seat: int, prompt: Any, move: int) -> Json:
    asked = game.questions[prompt]
    return {
        "move": move,
        "word": asked.answer.word(move),
        "at": asked.things(seat, move, plain.frames[plain.depth - 1][ABOUT : ABOUT + 4]),
        "text": game.eye.choice(plain, seat, move),
        "preview": game.eye.preview(plain, board.live(), seat, move),
    }


def log(game: Game, seats: int, opening: Entry, entries: Sequence[Entry], seat: int | None, since: int) -> list[Json]:
    """The log from entry `since` on, as far as a seat may know it; what was taken back is not told."""
    lines = _lines(game, seats, opening, seat) if since <= 0 else []
    taken_back = {entry.move for entry in entries if entry.kind == UNDO}
    for entry in entries[max(since, 0) :]:
        if entry.kind == UNDO:
            if entries[entry.move].told:
                said = text("table_log_took_back", seat={"seat": entry.seat})
                lines.append({"number": entry.number, "seat": entry.seat, "text": said, "at": [], "group": None})
        elif entry.number not in taken_back:
            lines += _lines(game, seats, entry, seat)
    return lines


def _lines(game: Game, seats: int, entry: Entry, seat: int | None) -> list[Json]:
    author = None if entry.seat == NONE else entry.seat
    return [
        {
            "number": entry.number,
            "seat": author,
            **game.sayings[_named(game.sayings, what)].line(game.slug, numbers, seats),
            "group": entry.group,
        }
        for what, who, *numbers in entry.told
        if who == EVERYONE or (seat is not None and who >> seat & 1)
    ]


def _named(names: Mapping[Any, Any], number: int) -> Any:
    return next(name for name in names if name == number)
