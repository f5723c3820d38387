"""Dominant Species."""

from pathlib import Path
from typing import Final

from gondwana.kernel.dispatch import Rules
from gondwana.kernel.game import Game, Option

from .flow import flow
from .heuristics import prior, value
from .invariants import Broken, broken
from .notation import QUESTIONS, SAYINGS
from .redeal import redeal
from .rules import answer, legal, perform
from .setup import TURN_LIMITS, setup
from .state import State
from .view import EYE

DOMINANT_SPECIES: Final = Game(
    slug="dominant-species",
    state=State,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("animals", ("random", "chosen"), "random"),
        Option("animals_each", ("one", "several"), "one", seats=range(2, 4)),
        Option("earth", ("standard", "random"), "standard"),
        Option("turn_limit", TURN_LIMITS, "none", unattended="40"),
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
    horizon=40,
)
