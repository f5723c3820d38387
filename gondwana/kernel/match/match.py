"""A match: a board with its past, for Python callers."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from numbers import Integral
from pathlib import Path
from typing import Any

from ..errors import BadSeats, GameOver, IllegalMove, NotAsked, NothingToUndo
from ..game.game import Game
from ..rules.header import NONE
from ..rules.notation import Text
from ..rules.questions import PROMPT
from . import told
from .board import Board
from .entry import MOVE, UNDO, Entry, Heading
from .foresight import Step, foresee
from .seed import Source


@dataclass(frozen=True)
class Played:
    """A move that has not been taken back, and how the board stood before it."""

    entry: Entry
    reveals: int
    question: tuple[int, int]


class Match:
    """One game being played.

    >>> import gondwana
    >>> match = gondwana.new("savanna", seats=3, seed=7)
    >>> match.asked
    [0, 1, 2]
    >>> match.play(0, match.legal(0)[0])
    >>> match.asked
    [1, 2]
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        key: bytes | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        if seed is None and key is None:
            seed = secrets.randbits(48)
        self.source = Source(seed, key)
        self.entries: list[Entry] = []
        self.since = 0  # the number of the first entry that was played under these rules
        self._board = Board(game)
        self._board.start(self.seats, self.source.first(), game.option_numbers(self.options))
        self._opening = Entry(
            0, NONE, MOVE, NONE, told=self._board.story(), headings=(Heading(0, self._board.heading()),)
        )
        self._pictures: list[Board] = []
        self._played: list[Played] = []
        self._asked_at: dict[int, int] = {}
        self._checkpoint = (0, self._board.copy())
        self._note_questions((NONE, NONE))

    # how it stands

    @property
    def number(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is open."""
        mask = self._board.asked
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._board.over)

    @property
    def scores(self) -> list[int]:
        """Points of each seat, final when the game is over."""
        return list(self._board.scores[: self.seats])

    def standing(self) -> list[int]:
        """Points of each seat while the game runs, as far as everybody can count them."""
        return self._standing(self._board)

    def expected(self) -> list[int]:
        """Points that each seat can expect at the end as things stand, as far as everybody can tell."""
        if self.game.eye.expected is None:
            return self.standing()
        return self.game.eye.expected(self._board.reading(), self._board.live())

    def _standing(self, board: Board) -> list[int]:
        return self.game.eye.standing(board.reading(), board.live())

    @property
    def places(self) -> list[int]:
        """1 for winners, 2 … for the others; 0 before the end."""
        return list(self._board.places[: self.seats])

    @property
    def state(self) -> Any:
        """The record, with named fields: a copy."""
        return self._board.record()

    @property
    def plain(self) -> Any:
        """The twin of the record: Python numbers and lists, a copy."""
        return self._board.plain()

    def records(self, count: int) -> Any:
        """Room for `count` states, the first of them a copy of the record, for loops of any kind."""
        return self._board.records(count)

    def position(self) -> bytes:
        """Equal for equal positions: all but the generator and the story."""
        return self._board.position()

    # playing

    def legal(self, seat: int) -> list[int]:
        """The answers that a seat may give now; empty if it is not asked."""
        self._check_seat(seat)
        return self._board.legal(seat) if seat in self.asked else []

    def foresee(self, seat: int, steps: Sequence[Step]) -> list[Text]:
        """What several answers in a row would bring, each by its question and its thing or word; nothing changes."""
        self._check_asked(seat)
        return foresee(self.game, self._board, seat, steps)

    def prompt(self, seat: int) -> Any:
        """The question that a seat is asked, as the game's enumeration."""
        self._check_asked(seat)
        return self._prompt()

    def play(self, seat: int, move: int | str) -> None:
        """Answer the open question of a seat, with a number of `legal` or with a word of the notation."""
        self._check_asked(seat)
        legal = self._board.legal(seat)
        answer = self.game.questions[self._prompt()].answer
        number = answer.number(move) if isinstance(move, str) else move
        if not _is_whole(number) or number not in legal:
            said = move if isinstance(move, str) else f"{move} ({self._word(answer, number)})"
            question = self.game.questions[self._prompt()].name
            raise IllegalMove(f"seat {seat} can't answer {said} to {question}", (answer.word(known) for known in legal))
        self._carry_out(Entry(self.number, seat, MOVE, int(number), answer.word(number)))

    @staticmethod
    def _word(answer: Any, number: int) -> str:
        known = _is_whole(number) and 0 <= number < len(answer.words)
        return answer.word(number) or "nothing" if known else "nothing"

    def _carry_out(self, entry: Entry) -> None:
        """Play an entry that is known to be legal, and remember it."""
        before = Played(entry, self._board.reveals, self._question())
        generator = None if self.source.key is None else self.source.keyed(entry.number)
        sections = self._board.play(entry.seat, entry.move, generator)
        self._pictures = [section.after for section in sections if section.after is not None]
        told = replace(entry, told=self._board.story(), headings=tuple(section.heading for section in sections))
        self._played.append(Played(told, before.reveals, before.question))
        if entry.number == self.number:
            self.entries.append(told)
        if self._board.reveals != before.reveals:
            self._checkpoint = (len(self._played), self._board.copy())
        self._note_questions(before.question)

    def _prompt(self) -> Any:
        return self.game.prompts[self._board.frames[self._board.depth - 1][PROMPT]]

    def _question(self) -> tuple[int, int]:
        return self._board.question, self._board.depth

    def _note_questions(self, before: tuple[int, int]) -> None:
        """Remember at which number each seat was asked what it is asked now."""
        same = before == self._question()
        asked = self.asked
        self._asked_at = {seat: self._asked_at.get(seat, self.number) if same else self.number for seat in asked}

    def asked_at(self, seat: int) -> int | None:
        """The number of entries when a seat was asked what it is asked now; None if it is not asked."""
        return self._asked_at.get(seat)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat}", range(self.seats))

    def _check_asked(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over:
            raise GameOver("the game is over")
        if seat not in self.asked:
            raise NotAsked(f"seat {seat} is not asked; open are the answers of", self.asked)

    # taking back

    def _last(self, seat: int) -> int | None:
        """The place in `_played` of a seat's last move, None where it may not be taken back.

        It may, as long as nothing was uncovered or drawn since and nobody has answered a later question.
        """
        if self.over:
            return None
        for place in range(len(self._played) - 1, self._checkpoint[0] - 1, -1):
            played = self._played[place]
            if played.entry.seat == seat:
                later = self._played[place + 1 :]
                return place if all(other.question == played.question for other in later) else None
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move."""
        self._check_seat(seat)
        return self._last(seat) is not None

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last move (the last one of all without a seat)."""
        if seat is None:
            if not self._played:
                raise NothingToUndo("no move has been made yet")
            seat = self._played[-1].entry.seat
        self._check_seat(seat)
        place = self._last(seat)
        if place is None:
            raise NothingToUndo(
                f"seat {seat} has nothing to take back: something was uncovered or drawn since its last move"
            )
        self._take_back(Entry(self.number, seat, UNDO, self._played[place].entry.number))

    def _take_back(self, undo: Entry) -> None:
        done, board = self._checkpoint
        question, asked_at = self._question(), self._asked_at
        again = [played.entry for played in self._played[done:] if played.entry.number != undo.move]
        del self._played[done:]
        self._board = board.copy()
        self.entries.append(undo)
        for entry in again:
            self._carry_out(entry)
        self._pictures = []
        self._asked_at = asked_at
        self._note_questions(question)

    def can_restart(self, seat: int) -> bool:
        """Whether a seat may take back more than its last move."""
        open_moves = self._played[self._checkpoint[0] :]
        return self.can_undo(seat) and sum(played.entry.seat == seat for played in open_moves) > 1

    def restart(self, seat: int) -> None:
        """Take back all of a seat's moves since something was last uncovered or drawn."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    # for people

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: an onlooker), as JSON with named things."""
        if seat is not None:
            self._check_seat(seat)
        return self._view(self._board, seat)

    def on_the_way(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat saw in the middle of the last move: view and points, for each heading of the log but the last."""
        return [{"view": self._view(board, seat), "scores": self._standing(board)} for board in self._pictures]

    def _view(self, board: Board, seat: int | None) -> dict[str, Any]:
        return dict(self.game.eye.view(board.reading(), board.live(), NONE if seat is None else seat))

    def ask(self, seat: int) -> dict[str, Any] | None:
        """The open question of a seat with its choices; without choices if the seat may only take back its answer."""
        self._check_seat(seat)
        undo = self.can_undo(seat)
        if self.over or (seat not in self.asked and not undo):
            return None
        if seat in self.asked:
            asked = told.question(self.game, self._board, seat, self._prompt(), self._asked_at[seat])
        else:
            asked = told.no_question(self.number)
        return {**asked, "undo": undo, "restart": undo and self.can_restart(seat)}

    def log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, line by line, as far as a seat may know it (None: an onlooker), from entry `since` on."""
        return told.log(self.game, self.seats, self._opening, self.entries, seat, since)

    # copies and files

    def copy(self) -> "Match":
        """An equal match that shares nothing with this one."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.entries = list(self.entries)
        twin._played = list(self._played)
        twin._asked_at = dict(self._asked_at)
        twin._board = self._board.copy()
        return twin

    def save(self, path: str | Path) -> None:
        """Write the match into one readable file."""
        Path(path).write_text(self.dumps(), encoding="utf-8")

    def dumps(self) -> str:
        """The saved game as text."""
        from .savefile import dumps

        return dumps(self)

    def snapshot(self) -> dict[str, Any]:
        """The record field by field, with the version of the rules that made it."""
        from .savefile import snapshot

        return snapshot(self)

    def go_on_from(self, board: Board, entries: list[Entry]) -> None:
        """Take over a board whose past was played under other rules: it stays readable and can't be taken back."""
        self.entries = list(entries)
        self.since = len(entries)
        self._board = board
        self._played = []
        self._checkpoint = (0, board.copy())
        self._note_questions((NONE, NONE))

    @classmethod
    def resume(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None,
        entries: Iterable[Entry],
        seed: int | None = None,
        key: bytes | None = None,
        snapshot: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A match from its past; from the snapshot where the rules have changed since."""
        from .savefile import resume

        return resume(cls(game, seats, options, seed, key), list(entries), snapshot)


def _is_whole(number: object) -> bool:
    """Whether something is a whole number, also one of NumPy's."""
    return isinstance(number, Integral) and not isinstance(number, bool)
