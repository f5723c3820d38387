"""A match: a state with its past, for Python callers. Play it, tell it, keep it."""

from .match import Match

__all__ = ["Match"]
