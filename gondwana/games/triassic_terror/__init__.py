"""Triassic Terror."""

from typing import Final

from gondwana.kernel.game import Option, hand_in

TRIASSIC_TERROR: Final = hand_in(
    __name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("long", ("no", "yes"), "no", seats=range(6, 7)),
        Option("colours", ("seats", "chosen"), "seats"),
    ),
    reconstructed=True,
    horizon=32,  # further ahead costs as much more time and finds nothing more
)
