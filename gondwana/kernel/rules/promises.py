"""What a game's `prior` says of an answer: how promising it looks, above 0; what is foolish promises 0 or less."""

from typing import Final

FOOLISH: Final = 0.0  # it only throws something away: no bot gives it while there is another
USELESS: Final = -2.0  # it does nothing at all: where all others are foolish, any of them is better still
