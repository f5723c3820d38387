"""How a game is described, and run: what it hands in, what people are shown of it, loops over any game."""

from .game import GAMES, Eye, Game, Option, Shown
from .hand_in import hand_in
from .sentences import choice, sentence
from .shapes import Shapes, Words

__all__ = ["GAMES", "Eye", "Game", "Option", "Shapes", "Shown", "Words", "choice", "hand_in", "sentence"]
