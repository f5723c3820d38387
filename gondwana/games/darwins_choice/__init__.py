"""Darwin's Choice, with Before & After."""

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
from .setup import BOXES, setup
from .state import State
from .view import EYE

DARWINS_CHOICE: Final = Game(
    slug="darwins-choice",
    state=State,
    seats=range(2, 7),  # DC-1
    usual_seats=3,
    options=(
        Option("box", BOXES, "expansion"),
        Option("story", ("no", "yes"), "no", seats=range(3, 5)),
        Option("teams", ("no", "yes"), "no", seats=range(4, 5)),
        Option("children", ("no", "yes"), "no", seats=range(2, 5)),
        Option("competition_card", ("no", "yes"), "no", seats=range(2, 5)),
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
    horizon=24,  # about two turns of everybody: what comes after depends on cards and biomes that nobody knows
)
