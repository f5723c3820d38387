"""Saved games: one readable file with the game, options, version of the rules, seed or key, moves and a snapshot.

A game is read back by playing its moves again, and the result must agree with the snapshot. Where the rules have
changed since, it goes on from the snapshot, read field by field; its earlier moves stay in the file as they were.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import DamagedSave, GondwanaError
from ..game.game import GAMES, Game
from ..rules.header import NONE
from .board import Board
from .entry import MOVE, UNDO, Entry
from .match import Match

FORMAT = 1


def snapshot(match: Match) -> dict[str, Any]:
    """The record field by field."""
    record = match.state
    fields = {
        name: record[name].tolist() for name in match.game.state.cells if name not in ("story", "told", "listening")
    }
    return {"rules": match.game.version, "number": match.number, "since": match.since, "fields": fields}


def dumps(match: Match) -> str:
    """The saved game as text, sealed with a digest."""
    saved = {
        "gondwana": FORMAT,
        "game": match.game.slug,
        "seats": match.seats,
        "options": match.options,
        "rules": match.game.version,
        "seed": match.source.seed,
        "key": match.source.key.hex() if match.source.key else None,
        "moves": words(match),
        "snapshot": snapshot(match),
    }
    saved["digest"] = _seal(saved)
    return json.dumps(saved, indent=1, ensure_ascii=False) + "\n"


def _seal(saved: Mapping[str, Any]) -> str:
    content = {name: part for name, part in saved.items() if name != "digest"}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def words(match: Match) -> list[str]:
    """Every entry as a line of words: `2 lion`, `2 takes back 17`."""
    return [_words(entry) for entry in match.entries]


def _words(entry: Entry) -> str:
    if entry.kind == UNDO:
        return f"{entry.seat} takes back {entry.move}"
    return f"{entry.seat} {entry.word or entry.move}"


def loads(content: str) -> Match:
    """The match that a saved text holds."""
    saved = _read(content)
    game = GAMES.get(saved["game"])
    if game is None:
        raise DamagedSave(f"the saved game is of an unknown game: {saved['game']}", GAMES)
    entries = [_entry(number, line) for number, line in enumerate(saved["moves"])]
    return resume(_fresh(game, saved), entries, saved["snapshot"])


def _fresh(game: Game, saved: Mapping[str, Any]) -> Match:
    """The match as it began."""
    try:
        key = bytes.fromhex(saved["key"]) if saved["key"] else None
    except ValueError:
        raise DamagedSave("the saved game is damaged: its key can't be read") from None
    if key is None and saved["seed"] is None:
        raise DamagedSave("the saved game is damaged: it has neither seed nor key")
    try:
        return Match(game, saved["seats"], saved["options"], saved["seed"], key)
    except GondwanaError as error:
        raise DamagedSave(f"the saved game is damaged: {error}") from None


def load(path: str | Path) -> Match:
    """The match that a file holds."""
    try:
        content = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DamagedSave(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedSave(f"{path} can't be read: {error}") from None
    return loads(content)


_PARTS = {
    "game": str,
    "seats": int,
    "options": dict,
    "rules": str,
    "seed": (int, type(None)),
    "key": (str, type(None)),
    "moves": list,
    "snapshot": dict,
    "digest": str,
}


def _read(content: str) -> dict[str, Any]:
    try:
        saved = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise DamagedSave(f"not a saved game: {error}") from None
    if not isinstance(saved, dict) or saved.get("gondwana") != FORMAT:
        raise DamagedSave(f"not a saved game of format {FORMAT}")
    for name, kind in _PARTS.items():
        if name not in saved or not isinstance(saved[name], kind):  # type: ignore[arg-type]
            raise DamagedSave(f"the saved game is damaged: its part {name!r} is missing or of the wrong kind")
    if _seal(saved) != saved["digest"]:
        raise DamagedSave("the saved game is damaged: its content does not agree with its digest")
    return saved


def _entry(number: int, line: Any) -> Entry:
    parts = line.split() if isinstance(line, str) else []
    try:
        if len(parts) == 4 and parts[1:3] == ["takes", "back"]:
            return Entry(number, int(parts[0]), UNDO, int(parts[3]))
        seat, word = parts
        return Entry(number, int(seat), MOVE, NONE, word)
    except ValueError:
        raise DamagedSave(f"the saved game is damaged: its move {number} can't be read: {line!r}") from None


def resume(match: Match, entries: list[Entry], saved: Mapping[str, Any] | None) -> Match:
    """Bring a fresh match to where its entries led."""
    if saved is not None:
        _check_snapshot(saved, len(entries))
        # Entries before `since` were played under other rules already: only the snapshot knows where they led.
        if saved.get("rules") != match.game.version or saved.get("since"):
            return _from_snapshot(match, entries, saved)
    for entry in entries:
        _again(match, entry)
    if saved is not None and saved["number"] == len(entries) and saved["fields"] != snapshot(match)["fields"]:
        raise DamagedSave("the saved game is damaged: its moves do not lead to its snapshot")
    return match


def replay(match: Match, lines: list[str]) -> Match:
    """Play lines of words on a fresh match."""
    return resume(match, [_entry(number, line) for number, line in enumerate(lines)], None)


# Without these, a game would quietly begin anew.
_ESSENTIAL = ("seats", "asked", "depth", "frames", "over")


def _check_snapshot(saved: Mapping[str, Any], entries: int) -> None:
    fields, number = saved.get("fields"), saved.get("number")
    if not isinstance(fields, dict) or not isinstance(number, int):
        raise DamagedSave("the saved game is damaged: its snapshot has no number or no fields")
    if number > entries:
        raise DamagedSave("the saved game is damaged: its snapshot is of a later entry than its last move")
    for name in _ESSENTIAL:
        if name not in fields:
            raise DamagedSave(f"the saved game is damaged: its snapshot has no field {name!r}")


def _again(match: Match, entry: Entry) -> None:
    try:
        if entry.kind == UNDO:
            match.undo(entry.seat)
            if match.entries[-1].move != entry.move:
                raise DamagedSave(f"seat {entry.seat} takes back {match.entries[-1].move}, not {entry.move}")
        else:
            match.play(entry.seat, entry.word if entry.move == NONE else entry.move)
    except GondwanaError as error:
        raise DamagedSave(f"the saved game is damaged: entry {entry.number}: {error}") from None


def _from_snapshot(match: Match, entries: list[Entry], saved: Mapping[str, Any]) -> Match:
    """Read an older record by the names of its fields: new fields are as at the start, lost ones are dropped."""
    record = match.state
    for name, found in saved["fields"].items():
        cell = match.game.state.cells.get(name)
        if cell is not None:
            try:
                numbers = np.array(found, dtype=cell.code)
            except (ValueError, TypeError, OverflowError):
                raise DamagedSave(f"the snapshot is damaged: its field {name!r} can't be read") from None
            if numbers.shape != cell.shape:
                raise DamagedSave(f"the snapshot can't go on under today's rules: its field {name!r} has another size")
            record[name] = numbers
    board = Board(match.game)
    record["listening"] = 1
    board.load(record)
    match.go_on_from(board, entries[: saved["number"]])
    for entry in entries[saved["number"] :]:
        _again(match, entry)
    return match
