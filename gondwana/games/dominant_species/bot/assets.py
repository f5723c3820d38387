"""What lasts is worth the more the more turns are to come: action pawns, and elements on a display."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.reset import deck_size
from ..state import State

CARDS_A_TURN: Final = 4.5  # dominance cards that are turned up for a turn; when they are gone the game soon ends
FAR: Final = 4.0  # turns ahead, beyond which nobody can tell
PAWN: Final = 3.0  # an action pawn when the deck is empty
PAWN_A_TURN: Final = 5.0  # and for each turn before that
DISK: Final = 0.9  # a disk on a display when the deck is empty
DISK_A_TURN: Final = 2.0  # and for each turn before that


@rule
def turns_ahead(s: State) -> float:
    """About how many turns are left before the deck is empty."""
    return min(FAR, deck_size(s) / CARDS_A_TURN)


@rule
def pawn_hope(s: State) -> float:
    """What an action pawn is worth that stays."""
    return PAWN + PAWN_A_TURN * turns_ahead(s)


@rule
def disk_hope(s: State) -> float:
    """What a disk on a display is worth, besides what it feeds now."""
    return DISK + DISK_A_TURN * turns_ahead(s)
