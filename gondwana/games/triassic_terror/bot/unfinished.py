"""What the open question promises who is asked: the best answer, as far as it can be seen, and the steps below it."""

from typing import Final

from gondwana.kernel.rules import NONE, about, prompt, rule

from ..prompts import Prompt
from ..state import State
from ..tables import EGGS, GROW_SECOND, RAPTORS, TREX_SIZE
from .areas import gain
from .hunts import RAPTOR_BITES, best_eruption, prey_worth, raptor_worth
from .journeys import best_group, best_way, under_way
from .unplayed import OWN_TREX, PTERODACTYL, TREX, best_anywhere, best_herd, best_in

STEP: Final = 1.5  # a step of a tile that is still to be taken
SCATTERED: Final = 1.0  # a dino that is driven away


@rule
def open_worth(s: State, seat: int, doubt: float) -> float:
    """What the open question, and the steps that wait below it, will bring."""
    question = prompt(s)
    waiting = STEP * (s.depth - 1)
    if question < Prompt.HERD_COUNTER:
        return 0.0
    if question < Prompt.PT_MOVE:
        return waiting + open_herd(s, seat, question, doubt)
    if question < Prompt.RAPTOR_PICK:
        return waiting + open_hunt(s, seat, question, doubt)
    if question < Prompt.MIG_HERD:
        return waiting + open_raptors(s, seat, question, doubt)
    return waiting + open_migration(s, seat, question, doubt)


@rule
def open_herd(s: State, seat: int, question: int, doubt: float) -> float:
    """Dinos that are to be placed, a volcano that is to erupt."""
    if question == Prompt.VOLCANO_AREA:
        return best_eruption(s, seat, doubt)
    if question == Prompt.ENV:
        return best_anywhere(s, seat, doubt)
    if question == Prompt.ALLOC:
        return best_in(s, seat, about(s, 0), doubt)
    if question == Prompt.HERD_WHITE:
        return 0.0  # the dino is still pending
    if question == Prompt.HERD2:
        return best_herd(s, seat, GROW_SECOND, doubt, s.grown)
    return best_herd(s, seat, EGGS, doubt, NONE)


@rule
def open_hunt(s: State, seat: int, question: int, doubt: float) -> float:
    """A predator that is to move, or to eat."""
    if question == Prompt.PT_MOVE:
        return PTERODACTYL
    if question == Prompt.TREX_MOVE:
        return OWN_TREX if s.trex_settled else TREX
    if question == Prompt.PT_EAT:
        return prey_worth(s, seat, s.pterodactyl, about(s, 0), doubt)
    return prey_worth(s, seat, s.trex_area, about(s, 0), doubt) + gain(s, s.trex_area, seat, TREX_SIZE, doubt)


@rule
def open_raptors(s: State, seat: int, question: int, doubt: float) -> float:
    """A Raptor that is to move, to eat or to scatter."""
    if question == Prompt.RAPTOR_PICK:
        best = 0.0
        for raptor in range(RAPTORS):
            if (s.moved >> raptor) & 1 == 0:
                best = max(best, raptor_worth(s, seat, raptor, RAPTOR_BITES, doubt))
        return best
    raptor = about(s, 0)
    if question == Prompt.RAPTOR_MOVE:
        return raptor_worth(s, seat, raptor, RAPTOR_BITES, doubt)
    if question == Prompt.RAPTOR_EAT:
        return prey_worth(s, seat, s.raptor[raptor], about(s, 1) + 1, doubt)
    return SCATTERED


@rule
def open_migration(s: State, seat: int, question: int, doubt: float) -> float:
    """A herd that is to leave, or groups of it."""
    if question == Prompt.MIG_HERD:
        return STEP
    origin = about(s, 0)
    points = under_way(s, seat, origin, doubt)
    if question == Prompt.MIG_COUNT:
        return points + best_group(s, seat, origin, about(s, 2), doubt)
    return points + max(0.0, best_way(s, seat, origin, doubt))
