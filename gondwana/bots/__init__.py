"""Bots for every game: at random, greedy, searching."""

from .characters import CHARACTERS, Character
from .choosing import choose
from .levels import LEVELS, Level

__all__ = ["CHARACTERS", "LEVELS", "Character", "Level", "choose"]
