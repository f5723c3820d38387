"""Triassic Terror."""

from pathlib import Path
from typing import Final

from gondwana.kernel.dispatch import Rules
from gondwana.kernel.game import Game, Option

from .flow import flow
from .heuristics import value
from .invariants import Broken, broken
from .promises import prior
from .prompts import QUESTIONS, SAYINGS
from .redeal import redeal
from .rules import answer, legal, perform
from .setup import setup
from .state import State
from .view import EYE

TRIASSIC_TERROR: Final = Game(
    slug="triassic-terror",
    state=State,
    seats=range(2, 7),
    usual_seats=4,
    options=(Option("long", ("no", "yes"), "no", seats=range(6, 7)),),
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
)
