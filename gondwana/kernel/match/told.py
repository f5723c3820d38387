"""What people are told of a match: the open question with its choices, and the log, as JSON with named things."""

from collections.abc import Sequence
from typing import Any

from ..game.game import Game
from ..rules.header import NONE
from ..rules.notation import text
from ..rules.questions import ABOUT
from ..rules.story import EVERYONE
from .board import Board
from .entry import UNDO, Entry

Json = dict[str, Any]


def no_question(number: int) -> Json:
    """What is asked of a seat that can only take back its answer."""
    return {"number": number, "prompt": None, "text": None, "choices": [], "reveals": False}


def question(game: Game, board: Board, seat: int, prompt: Any, asked_at: int) -> Json:
    """The open question of a seat, with all its choices."""
    plain = board.reading()
    return {
        "number": asked_at,
        "prompt": game.questions[prompt].name,
        "text": game.eye.prompt(plain, seat),
        "choices": [_choice(game, board, plain, seat, prompt, move) for move in board.legal(seat)],
        "reveals": game.eye.reveals(plain, seat),
    }


def _choice(game: Game, board: Board, plain: Any, seat: int, prompt: Any, move: int) -> Json:
    asked = game.questions[prompt]
    leads = board.prompt_after(seat, move)
    return {
        "move": move,
        "word": asked.answer.word(move),
        "at": asked.things(seat, move, plain.frames[plain.depth - 1][ABOUT : ABOUT + 4]),
        "text": game.eye.choice(plain, seat, move),
        "preview": game.eye.preview(plain, board.live(), seat, move),
        "brings": game.eye.brings(plain, board.live(), seat, move),
        "warns": game.eye.warns(plain, board.live(), seat, move),
        "leads": None if leads is None else game.questions[game.prompts[leads]].name,
    }


def log(game: Game, seats: int, opening: Entry, entries: Sequence[Entry], seat: int | None, since: int) -> list[Json]:
    """The log from entry `since` on, as far as a seat may know it; what was taken back is not told."""
    lines = _lines(game, seats, opening, seat) if since <= 0 else []
    since = max(since, 0)
    taken_back = {entry.move for entry in entries[since:] if entry.kind == UNDO}
    for entry in entries[since:]:
        if entry.kind == UNDO:
            if entries[entry.move].told:
                said = text("table_log_took_back", seat={"seat": entry.seat})
                about = {"number": entry.number, "stage": 0, "seat": entry.seat, "group": None}
                lines.append({**about, "text": said, "at": []})
        elif entry.number not in taken_back:
            lines += _lines(game, seats, entry, seat)
    return lines


def _lines(game: Game, seats: int, entry: Entry, seat: int | None) -> list[Json]:
    author = None if entry.seat == NONE else entry.seat
    lines = []
    for row, (what, who, *numbers) in enumerate(entry.told):
        if who == EVERYONE or (seat is not None and who >> seat & 1):
            stage = sum(heading.first <= row for heading in entry.headings) - 1
            said = game.sayings[game.events[what]].line(game.slug, numbers, seats)
            group = entry.headings[stage].text if stage >= 0 else None
            lines.append({"number": entry.number, "stage": max(stage, 0), "seat": author, **said, "group": group})
    return lines
