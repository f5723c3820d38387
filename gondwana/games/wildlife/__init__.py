"""Wildlife."""

from typing import Final

from gondwana.kernel.game import Option, hand_in

OFF_ON: Final = ("off", "on")

WILDLIFE: Final = hand_in(
    __name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("several_abilities", OFF_ON, "off"),
        Option("auction_placement", OFF_ON, "off"),
        Option("species_auction", OFF_ON, "off"),
        Option("last_begins", OFF_ON, "off"),
        Option("wheel_bonus", OFF_ON, "on"),
    ),
    reconstructed=True,
    horizon=20,  # about a turn: what comes after it depends on cards that nobody knows
)
