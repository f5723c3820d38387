"""Planning and Initiative: pawns go to eyes (DS-50 … DS-53, DS-56, DS-57, DS-174)."""

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ANIMALS, EYES, INITIATIVE_EYE, Action
from .pieces import pose, put_pawn, step_forward, take_back


@rule
def offer_animal(s: State, seat: int, out: Ints) -> int:
    """Any animal that nobody has chosen yet (DS-1)."""
    count = 0
    for animal in range(ANIMALS):
        if s.owner[animal] == NONE:
            out[count] = animal
            count += 1
    return count


@rule
def answer_animal(s: State, seat: int, animal: int) -> None:
    """The seat plays that animal (DS-1)."""
    answered(s, seat)
    give_animal(s, seat, animal)


@rule
def give_animal(s: State, seat: int, animal: int) -> None:
    """A seat plays an animal."""
    s.owner[animal] = seat
    s.chosen += 1
    tell(s, Event.PLAYS, seat, animal)


@rule
def ask_next_placement(s: State) -> bool:
    """The next animal of the track with an available pawn is asked; False when nobody has any left (DS-48, DS-50)."""
    for step in range(ANIMALS):
        place = (s.next_place + step) % ANIMALS
        animal = s.track[place]
        if animal != NONE and s.pawns[animal] > 0:
            s.next_place = (place + 1) % ANIMALS
            pose(s, Prompt.PLACE, animal)
            return True
    return False


@rule
def offer_eyes(s: State, first: int, out: Ints) -> int:
    """The vacant eyes from one on; icons of animals are no eyes (DS-51, DS-52)."""
    count = 0
    for eye in range(first, EYES):
        if s.eyes[eye] == NONE:
            out[count] = eye
            count += 1
    return count


@rule
def offer_place(s: State, animal: int, out: Ints) -> int:
    """Any vacant eye, useful or not (DS-51)."""
    return offer_eyes(s, 0, out)


@rule
def answer_place(s: State, seat: int, animal: int, eye: int) -> None:
    """The pawn stands there until it acts (DS-50)."""
    answered(s, seat)
    put_pawn(s, animal, eye)


@rule
def initiate(s: State, eye: int) -> None:
    """The pawn on the Initiative eye acts (DS-56)."""
    pose(s, Prompt.INITIATIVE, s.eyes[eye])


@rule
def offer_decision(out: Ints) -> int:
    """No or yes."""
    out[0] = 0
    out[1] = 1
    return 2


@rule
def answer_initiative(s: State, seat: int, animal: int, decision: int) -> None:
    """The animal moves forward and its pawn is placed again, or the pawn returns (DS-56, DS-57, DS-174)."""
    answered(s, seat)
    take_back(s, INITIATIVE_EYE)
    if decision == 0:
        tell(s, Event.FORGONE, animal, Action.INITIATIVE)
        return
    step_forward(s, animal)
    pose(s, Prompt.PLACE_AGAIN, animal)


@rule
def offer_place_again(s: State, animal: int, out: Ints) -> int:
    """Any vacant eye but the one of Initiative (DS-57)."""
    return offer_eyes(s, INITIATIVE_EYE + 1, out)


@rule
def offer_instinct(s: State, animal: int, out: Ints) -> int:
    """Any vacant eye, also Initiative and the one just left, if the animal has a pawn (DS-115, DS-187)."""
    return offer_eyes(s, 0, out) if s.pawns[animal] > 0 else 0
