"""Actions of elements: Adaptation, Regression, Abundance, Wasteland, Depletion (DS-58 … DS-69, DS-164, DS-173)."""

from gondwana.kernel.rules import NONE, Ints, answers, later, pose, question, rule, task, tell

from ..prompts import NO_CORNER, NO_TYPE, Event, Prompt
from ..state import State
from ..tables import ANIMALS, CORNERS, ELEMENTS, FIRST_EYE, Action, Animal, Box
from ..words import CORNER, TYPE
from .asking import offer_types, offer_vacant_corners, or_pass, owner, tell_no_effect
from .earth import has_vacant_corner, in_play, spot, tundra_at, whose
from .pieces import has_room, lose_disk, put_disk, remove_disk, take_back

# Adaptation


@rule
def adapt(s: State, eye: int) -> None:
    """The next Adaptation pawn acts (DS-58)."""
    pose(s, Prompt.ADAPT, take_back(s, eye))


@question(Prompt.ADAPT, TYPE, at="box:adaptation:{answer}", decider=owner, skipped=tell_no_effect)
def offer_adapt(s: State, animal: int, out: Ints) -> int:
    """A type in the box, if the animal has room (DS-58, DS-59)."""
    if not has_room(s, animal):
        return 0
    return or_pass(offer_types(s.box[Box.ADAPTATION], out), NO_TYPE, out)


@answers(Prompt.ADAPT)
def answer_adapt(s: State, element: int, animal: int) -> None:
    """One disk goes from the box to the animal (DS-58, DS-15)."""
    if element == NO_TYPE:
        tell(s, Event.FORGONE, whose(s, animal), Action.ADAPTATION)
        return
    s.box[Box.ADAPTATION, element] -= 1
    s.disks[animal, element] += 1
    tell(s, Event.ADAPTED, whose(s, animal), element)


# Regression


@rule
def protect(s: State, eye: int) -> None:
    """The next Regression pawn protects; it stays until the section ends (DS-62, DS-65)."""
    pose(s, Prompt.PROTECT, s.eyes[eye])


@rule
def is_threatened(s: State, animal: int, element: int) -> bool:
    """The box has a disk of the type and the animal an unprotected one; what is printed is safe (DS-60, DS-14)."""
    exposed = s.box[Box.REGRESSION, element] > 0 and s.disks[animal, element] > 0
    return exposed and (s.protected[animal] >> element) & 1 == 0


@question(Prompt.PROTECT, TYPE, decider=owner)
def offer_protect(s: State, animal: int, out: Ints) -> int:
    """One of the threatened types, or none (DS-62, DS-63)."""
    count = 0
    for element in range(ELEMENTS):
        if is_threatened(s, animal, element):
            out[count] = element
            count += 1
    return or_pass(count, NO_TYPE, out)


@answers(Prompt.PROTECT)
def answer_protect(s: State, element: int, animal: int) -> None:
    """The type is safe for this turn (DS-62)."""
    if element != NO_TYPE:
        s.protected[animal] |= 1 << element
        tell(s, Event.PROTECTED, whose(s, animal), element)


@rule
def end_regression(s: State) -> None:
    """The reptiles' free protection comes after the pawns, then all losses (DS-60, DS-63, DS-64)."""
    later(s, Prompt.REGRESS)
    if in_play(s, Animal.REPTILE):
        pose(s, Prompt.PROTECT, Animal.REPTILE)


@task(Prompt.REGRESS)
def regress(s: State) -> None:
    """Every animal loses one disk of each threatened type; then the pawns return (DS-61, DS-64, DS-65)."""
    for animal in range(ANIMALS):
        for element in range(ELEMENTS):
            if is_threatened(s, animal, element):
                lose_disk(s, animal, element)
        s.protected[animal] = 0
    for eye in range(FIRST_EYE[Action.REGRESSION], FIRST_EYE[Action.REGRESSION + 1]):
        if s.eyes[eye] != NONE:
            take_back(s, eye)


# Abundance


@rule
def abound(s: State, eye: int) -> None:
    """The next Abundance pawn acts (DS-66)."""
    pose(s, Prompt.ABUNDANCE_TYPE, take_back(s, eye))


@question(Prompt.ABUNDANCE_TYPE, TYPE, at="box:abundance:{answer}", decider=owner, skipped=tell_no_effect)
def offer_abundance_type(s: State, out: Ints) -> int:
    """A type in the box, if earth has room (DS-66)."""
    if not has_vacant_corner(s):
        return 0
    return or_pass(offer_types(s.box[Box.ABUNDANCE], out), NO_TYPE, out)


@answers(Prompt.ABUNDANCE_TYPE)
def answer_abundance_type(s: State, element: int, animal: int) -> None:
    """Next, where it goes (DS-66)."""
    if element == NO_TYPE:
        tell(s, Event.FORGONE, whose(s, animal), Action.ABUNDANCE)
    else:
        pose(s, Prompt.ABUNDANCE_CORNER, animal, element)


@question(Prompt.ABUNDANCE_CORNER, CORNER, at="corner:{answer}", decider=owner)
def offer_abundance_corner(s: State, out: Ints) -> int:
    """Every vacant corner of earth (DS-66)."""
    return offer_vacant_corners(s, out)


@answers(Prompt.ABUNDANCE_CORNER)
def answer_abundance_corner(s: State, corner: int, animal: int, element: int) -> None:
    """The disk goes from the box to the corner (DS-66)."""
    s.box[Box.ABUNDANCE, element] -= 1
    put_disk(s, animal, element, corner)


# Wasteland


@rule
def waste(s: State, eye: int) -> None:
    """The Wasteland pawn acts (DS-67)."""
    pose(s, Prompt.WASTE, take_back(s, eye))


@question(Prompt.WASTE, TYPE, at="box:wasteland:{answer}", decider=owner, skipped=tell_no_effect)
def offer_waste(s: State, out: Ints) -> int:
    """A type in the box (DS-67)."""
    return or_pass(offer_types(s.box[Box.WASTELAND], out), NO_TYPE, out)


@answers(Prompt.WASTE)
def answer_waste(s: State, element: int, animal: int) -> None:
    """One disk of the type leaves the box (DS-67)."""
    if element == NO_TYPE:
        tell(s, Event.FORGONE, whose(s, animal), Action.WASTELAND)
        return
    s.box[Box.WASTELAND, element] -= 1
    s.bag[element] += 1
    tell(s, Event.WASTED, whose(s, animal), element)


@rule
def end_wasteland(s: State) -> None:
    """Every disk at a tundra tile whose type is still in the box goes to the bag (DS-68)."""
    for element in range(ELEMENTS):
        if s.box[Box.WASTELAND, element] == 0:
            continue
        count = 0
        for corner in range(CORNERS):
            if s.disk[corner] == element and tundra_at(s, corner) > 0:
                remove_disk(s, corner)
                count += 1
        if count > 0:
            tell(s, Event.BARREN, element, count)


# Depletion


@rule
def deplete(s: State, eye: int) -> None:
    """The Depletion pawn acts (DS-69)."""
    pose(s, Prompt.DEPLETE, take_back(s, eye))


@question(Prompt.DEPLETE, CORNER, at="corner:{answer}", decider=owner, skipped=tell_no_effect)
def offer_deplete(s: State, out: Ints) -> int:
    """A corner with a disk whose type is in the box (DS-69)."""
    count = 0
    for corner in range(CORNERS):
        element = s.disk[corner]
        if element != NONE and s.box[Box.DEPLETION, element] > 0:
            out[count] = corner
            count += 1
    return or_pass(count, NO_CORNER, out)


@answers(Prompt.DEPLETE)
def answer_deplete(s: State, corner: int, animal: int) -> None:
    """The disk leaves earth; the box does not change (DS-69)."""
    if corner == NO_CORNER:
        tell(s, Event.FORGONE, whose(s, animal), Action.DEPLETION)
        return
    tell(s, Event.DEPLETED, whose(s, animal), s.disk[corner], corner, spot(s, corner))
    remove_disk(s, corner)
