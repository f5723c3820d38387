"""Who the bots at a table are: each seat has a character of its own, other ones at every table."""

from gondwana.bots import CHARACTERS, Character

from ..store import Table

DIGITS = 8  # of the commitment, which everybody may read


def character_at(row: Table, seat: int) -> Character:
    """The character of a bot at a seat; no two at one table are the same."""
    return CHARACTERS[(int(row.commitment[:DIGITS], 16) + seat) % len(CHARACTERS)]
