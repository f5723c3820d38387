"""In step 4: what a seat may do to a match, if the sender has seen the question that is open."""

from gondwana.kernel.errors import NotAsked, NothingToUndo, StaleMove
from gondwana.kernel.match.match import Match

from ..errors import Conflict
from ..store import Table


def check_player(row: Table, seat: int, by_bot: bool) -> None:
    """A bot and a person never answer for the same seat: looked at under the lock, when the answer comes."""
    bot_plays = row.seats[seat].bot_plays
    if by_bot and not bot_plays:
        raise NotAsked(f"A person plays on seat {seat + 1} again")
    if bot_plays and not by_bot:
        raise Conflict("bot_plays", "A bot plays for you: take your seat back first.")


def answer(match: Match, seat: int, number: int, move: int) -> None:
    """Answers the open question, if it is still the one that the sender saw."""
    asked = match.asked_at(seat)
    if asked is None:
        if number == match.number:
            raise NotAsked(f"Seat {seat + 1} has no open question")
        raise StaleMove(f"The move was for the table at {number}; it is at {match.number}, and you are not asked")
    if not asked <= number <= match.number:
        raise StaleMove(f"The move was for the table at {number}; your question was asked at {asked}")
    match.play(seat, move)


def take_back(match: Match, seat: int, number: int) -> None:
    """Takes back the last answer that the sender saw."""
    _check_undo(match, seat, number)
    match.undo(seat)


def start_again(match: Match, seat: int, number: int) -> None:
    """Takes back all answers of this turn that the sender saw."""
    _check_undo(match, seat, number)
    if not match.can_restart(seat):
        raise NothingToUndo("Nothing of this turn can be taken back")
    match.restart(seat)


def _check_undo(match: Match, seat: int, number: int) -> None:
    if not last_own(match, seat) <= number <= match.number:
        raise StaleMove(f"You have moved since the table was at {number}; it is at {match.number}")


def last_own(match: Match, seat: int) -> int:
    """The number after a seat's last entry."""
    return next((entry.number + 1 for entry in reversed(match.entries) if entry.seat == seat), 0)
