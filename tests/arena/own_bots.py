"""Bots as users write them."""

from gondwana import Match


def first(match: Match, seat: int, seed: int) -> int:
    """Always the first answer."""
    return match.legal(seat)[0]


def by_seed(match: Match, seat: int, seed: int) -> int:
    """Any answer, by the seed."""
    legal = match.legal(seat)
    return legal[seed % len(legal)]


def cheat(match: Match, seat: int, seed: int) -> int:
    """An answer that nobody may give."""
    return 9999
