"""Wildlife."""

from pathlib import Path
from typing import Final

from gondwana.kernel.dispatch import Rules
from gondwana.kernel.game import Game, Option

from .flow import flow
from .heuristics import prior, value
from .invariants import Broken, broken
from .prompts import QUESTIONS, SAYINGS
from .redeal import redeal
from .rules import answer, legal, perform
from .setup import setup
from .state import State
from .view import EYE

OFF_ON: Final = ("off", "on")

WILDLIFE: Final = Game(
    slug="wildlife",
    state=State,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("several_abilities", OFF_ON, "off"),
        Option("auction_placement", OFF_ON, "off"),
        Option("species_auction", OFF_ON, "off"),
        Option("last_begins", OFF_ON, "off"),
        Option("wheel_bonus", OFF_ON, "off"),
    ),
    rules=Rules(
        setup=setup,
        flow=flow,
        legal=legal,
        answer=answer,
        perform=perform,
        redeal=redeal,
        value=value,
        prior=prior,
        broken=broken,
    ),
    questions=QUESTIONS,
    sayings=SAYINGS,
    eye=EYE,
    folder=Path(__file__).parent,
    broken=Broken,
    reconstructed=True,
    horizon=20,  # about a turn: what comes after it depends on cards that nobody knows
)
