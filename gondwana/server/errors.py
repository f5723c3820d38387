"""Every refusal of the server, each with its own code and HTTP status; the kernel's errors keep their codes.

Refusal
├── BadMessage    what was sent can't be read: bad_json, bad_fields, unknown_type, too_large …
├── Forbidden     not yours: no_guest, not_your_seat, not_your_table, bad_origin …
├── NotFound      unknown_table, unknown_seat, unknown_path, not_yet
├── Conflict      not now: not_started, already_started, seat_taken, bot_plays, table_stuck …
└── TooMany       a limit of this server
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from gondwana.kernel.errors import GondwanaError

from .schemas.shared import Error


class Refusal(Exception):
    """Something that was asked for is not done; nothing has changed."""

    status = 400

    def __init__(self, code: str, message: str, allowed: Iterable[Any] = ()) -> None:
        self.code = code
        self.message = message
        self.allowed = list(allowed)
        super().__init__(message)


class BadMessage(Refusal):
    """What was sent can't be read."""

    def __init__(self, code: str, message: str, allowed: Iterable[Any] = (), status: int = 400) -> None:
        super().__init__(code, message, allowed)
        self.status = status


class Forbidden(Refusal):
    """It belongs to somebody else."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class Conflict(Refusal):
    """It can't be done now."""

    status = 409


class TooMany(Refusal):
    """A limit of this server is reached."""

    status = 429


KERNEL_STATUS: Final = {"unknown_game": 404, "bad_option": 422, "bad_seats": 422}


def as_error(problem: Refusal | GondwanaError) -> Error:
    """A refusal as it is told to a client."""
    message = problem.message if problem.message.endswith(".") else problem.message + "."
    return Error(code=problem.code, message=message, allowed=list(problem.allowed))


def status_of(problem: Refusal | GondwanaError) -> int:
    """The HTTP status that fits a refusal."""
    return problem.status if isinstance(problem, Refusal) else KERNEL_STATUS.get(problem.code, 409)


def wrong_fields(errors: Sequence[Any]) -> str:
    """The fields that are wrong, and why, without their values."""
    return "; ".join(f"{_place(error['loc'])}: {error['msg']}" for error in errors[:5])


def _place(parts: Sequence[int | str]) -> str:
    return ".".join(str(part) for part in parts[1:]) or "all"
