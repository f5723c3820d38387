"""Planning and Initiative: pawns go to eyes (DS-50 … DS-53, DS-56, DS-57, DS-174)."""

from gondwana.kernel.rules import NONE, Ints, answers, pose, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ANIMALS, EYES, INITIATIVE_EYE, Action
from ..words import ANIMAL, DECISION, EYE
from .asking import offer_counts, owner
from .earth import whose
from .pieces import put_pawn, step_forward, take_back


@rule
def chooser_itself(chooser: int) -> int:
    """Before the game seats are asked, not animals."""
    return chooser


@question(Prompt.CHOOSE_ANIMAL, ANIMAL, at="animal:{answer}", decider=chooser_itself)
def offer_animal(s: State, out: Ints) -> int:
    """Any animal that nobody has chosen yet (DS-1)."""
    count = 0
    for animal in range(ANIMALS):
        if s.owner[animal] == NONE:
            out[count] = animal
            count += 1
    return count


@answers(Prompt.CHOOSE_ANIMAL)
def answer_animal(s: State, seat: int, animal: int) -> None:
    """The seat plays that animal (DS-1)."""
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


@question(Prompt.PLACE, EYE, at="eye:{answer}", decider=owner)
def offer_place(s: State, out: Ints) -> int:
    """Any vacant eye, useful or not (DS-51)."""
    return offer_eyes(s, 0, out)


@answers(Prompt.PLACE)
@answers(Prompt.PLACE_AGAIN)
@answers(Prompt.INSTINCT)
def answer_place(s: State, eye: int, animal: int) -> None:
    """The pawn stands there until it acts (DS-50)."""
    put_pawn(s, animal, eye)


@rule
def initiate(s: State, eye: int) -> None:
    """The pawn on the Initiative eye acts (DS-56)."""
    pose(s, Prompt.INITIATIVE, s.eyes[eye])


@question(Prompt.INITIATIVE, DECISION, decider=owner)
def offer_initiative(out: Ints) -> int:
    """No or yes (DS-56)."""
    return offer_counts(0, 1, out)


@answers(Prompt.INITIATIVE)
def answer_initiative(s: State, decision: int, animal: int) -> None:
    """The animal moves forward and its pawn is placed again, or the pawn returns (DS-56, DS-57, DS-174)."""
    take_back(s, INITIATIVE_EYE)
    if decision == 0:
        tell(s, Event.FORGONE, whose(s, animal), Action.INITIATIVE)
        return
    step_forward(s, animal)
    pose(s, Prompt.PLACE_AGAIN, animal)


@question(Prompt.PLACE_AGAIN, EYE, at="eye:{answer}", decider=owner)
def offer_place_again(s: State, out: Ints) -> int:
    """Any vacant eye but the one of Initiative (DS-57)."""
    return offer_eyes(s, INITIATIVE_EYE + 1, out)


@question(Prompt.INSTINCT, EYE, at="eye:{answer}", decider=owner)
def offer_instinct(s: State, animal: int, out: Ints) -> int:
    """Any vacant eye, also Initiative and the one just left, if the animal has a pawn (DS-115, DS-187)."""
    return offer_eyes(s, 0, out) if s.pawns[animal] > 0 else 0
