"""What a game's `prior` says of an answer: how promising it looks, from 0 upwards."""

from typing import Final

FOOLISH: Final = 0.0  # it only throws something away: no bot gives it while there is another
