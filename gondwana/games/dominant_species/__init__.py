"""Dominant Species."""

from typing import Final

from gondwana.kernel.game import Option, hand_in

from .setup import TURN_LIMITS

DOMINANT_SPECIES: Final = hand_in(
    __name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("animals", ("random", "chosen"), "random"),
        Option("animals_each", ("one", "several"), "one", seats=range(2, 4)),
        Option("earth", ("standard", "random"), "standard"),
        Option("turn_limit", TURN_LIMITS, "none", unattended="40"),
    ),
    reconstructed=True,
    horizon=40,
)
