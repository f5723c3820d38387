"""Ecosystem: Savanna."""

from typing import Final

from gondwana.kernel.game import Option, hand_in

SAVANNA: Final = hand_in(
    __name__,
    seats=range(1, 7),
    usual_seats=4,
    options=(Option("solo_level", ("easy", "normal", "hard"), "normal", seats=range(1, 2)),),
)
