"""Bots for every game: at random, greedy, searching."""

from .choosing import choose
from .levels import LEVELS, Level

__all__ = ["LEVELS", "Level", "choose"]
