"""Darwin's Choice, with Before & After."""

from typing import Final

from gondwana.kernel.game import Option, hand_in

from .setup import ASIDE, BOXES

SPECIAL: Final = {"children": ("yes",), "box": ("expansion",)}  # where there are Special cards (DC-166)

DARWINS_CHOICE: Final = hand_in(
    __name__,
    seats=range(2, 7),  # DC-1
    usual_seats=3,
    options=(
        Option("box", BOXES, "expansion"),
        # Recommended for three and four, allowed for all (DC-189).
        Option("story", ("no", "yes"), "no", needs={"box": ("expansion",), "children": ("no",)}),
        Option("teams", ("no", "yes"), "no", seats=range(4, 5), needs={"children": ("no",)}),
        Option("children", ("no", "yes"), "no", seats=range(2, 5), needs={"box": ("expansion", "base")}),
        Option("competition_card", ("no", "yes"), "no", seats=range(2, 5), needs=SPECIAL),
        Option("special_cards", ASIDE, "agriculture", seats=range(2, 5), needs=SPECIAL),
    ),
    reconstructed=True,
    horizon=24,  # about two turns of everybody: what comes after depends on cards and biomes that nobody knows
)
