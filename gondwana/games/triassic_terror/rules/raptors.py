"""The Raptors: each may move, eat and scatter, one after the other (TT-101 … TT-113, TT-142)."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, later, question, rule, task, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import (
    ADJACENT,
    AREAS,
    EXTRA_AT_PREY,
    EXTRA_AT_RAPTOR,
    HABITATS,
    NO_RAPTOR,
    NOBODY,
    RAPTOR_MEAL,
    RAPTORS,
)
from ..words import AREA, HERD_THINGS, PREY, RAPTOR, RAPTOR_THINGS
from .areas import belt, environment_of, has_volcano, list_areas, one_step, steps_to, two_steps
from .extras import begin_extra, offer_extras
from .herds import holds, line_up, occupied, remove_dinos, rerank
from .meals import bite, has_prey
from .turn import active


@rule
def start_raptors(s: State) -> None:
    """Both Raptors are fresh (TT-101)."""
    s.moved = 0
    s.far = 0
    later(s, Prompt.RAPTORS)


@rule
def raptor_reach(s: State, raptor: int) -> int:
    """One area; or two, if no Raptor has moved two in this turn (TT-101, TT-103)."""
    near = one_step(s, s.raptor[raptor])
    return near if s.far else near | two_steps(s, s.raptor[raptor])


@rule
def can_move(s: State, raptor: int) -> bool:
    """A Raptor that has not moved yet and is not walled in by volcanoes (TT-101, TT-116)."""
    return (s.moved >> raptor) & 1 == 0 and raptor_reach(s, raptor) != 0


@task(Prompt.RAPTORS)
def next_raptor(s: State) -> None:
    """The first or the second Raptor is chosen; without any the tile is over (TT-102, TT-143)."""
    for raptor in range(RAPTORS):
        if can_move(s, raptor):
            ask(s, Prompt.RAPTOR_PICK, active(s))
            return


@question(Prompt.RAPTOR_PICK, RAPTOR, at=RAPTOR_THINGS)
def offer_raptor_pick(s: State, seat: int, out: Ints) -> int:
    """A Raptor that can move, or none (TT-101, TT-102); between the two what stands ready, too (TT-40)."""
    count = 0
    for raptor in range(RAPTORS):
        if can_move(s, raptor):
            out[count] = raptor
            count += 1
    out[count] = NO_RAPTOR
    return offer_extras(s, seat, EXTRA_AT_RAPTOR, out, count + 1)


@answers(Prompt.RAPTOR_PICK)
def answer_raptor_pick(s: State, seat: int, raptor: int) -> None:
    """A Raptor that was picked moves; without one the tile is over (TT-102)."""
    if raptor >= EXTRA_AT_RAPTOR:
        later(s, Prompt.RAPTORS)
        begin_extra(s, seat, raptor - EXTRA_AT_RAPTOR)
    elif raptor != NO_RAPTOR:
        ask(s, Prompt.RAPTOR_MOVE, seat, raptor)


@question(Prompt.RAPTOR_MOVE, AREA, at="area:{answer}")
def offer_raptor_move(s: State, raptor: int, out: Ints) -> int:
    """Where it can go (TT-101)."""
    return list_areas(raptor_reach(s, raptor), out)


@answers(Prompt.RAPTOR_MOVE)
def answer_raptor_move(s: State, seat: int, area: int, raptor: int) -> None:
    """Step A follows where there is something to eat, else step B (TT-104, TT-105)."""
    if steps_to(s.raptor[raptor], area) == 2:
        s.far = 1
    s.raptor[raptor] = area
    s.moved |= 1 << raptor
    tell(s, Event.RAPTOR_MOVED, seat, raptor, area)
    if has_prey(s, seat, area):
        ask(s, Prompt.RAPTOR_EAT, seat, raptor, RAPTOR_MEAL, area)
    else:
        later(s, Prompt.SCATTER, raptor)


@answers(Prompt.RAPTOR_EAT)
def answer_raptor_eat(s: State, seat: int, prey: int, raptor: int, left: int, area: int) -> None:
    """Step A: ranked once after the meal, before step B (TT-105, TT-106)."""
    if bite(s, seat, area, left, prey, raptor):
        ask(s, Prompt.RAPTOR_EAT, seat, raptor, left - 1, area)
    else:
        rerank(s, area)
        later(s, Prompt.SCATTER, raptor)


@rule
def is_open(s: State, area: int, colour: int) -> bool:
    """No volcano, and the colour holds a habitat there or one is free (TT-109)."""
    return not has_volcano(s, area) and (holds(s, area, colour) or occupied(s, area) < HABITATS)


@rule
def refuges(s: State, area: int, colour: int) -> int:
    """Open neighbours; of other environments only where no habitat is free in the own one (TT-108, TT-110, TT-112).

    A full area of the own environment in which the colour has a herd stays open to it, but nobody has to go there.
    """
    found, free = 0, 0
    for other in range(AREAS):
        if (ADJACENT[area] >> other) & 1 and is_open(s, other, colour):
            found |= 1 << other
            if occupied(s, other) < HABITATS:
                free |= 1 << other
    return found & belt(area) if free & belt(area) else found


@rule
def can_be_scattered(s: State, area: int, colour: int) -> bool:
    """A colour with a dino here and a place to go (TT-112)."""
    return s.dinos[area, colour] > 0 and refuges(s, area, colour) != 0


@rule
def can_scatter(s: State, area: int) -> bool:
    """Whether any colour can be scattered."""
    colours = 0
    for colour in range(s.seats):
        if can_be_scattered(s, area, colour):
            colours += 1
    return colours > 0


@task(Prompt.SCATTER)
def begin_scatter(s: State, raptor: int) -> None:
    """Step B: up to two dinos (TT-107)."""
    if can_scatter(s, s.raptor[raptor]):
        ask(s, Prompt.SCATTER_WHO, active(s), raptor, NONE, NONE, s.raptor[raptor])
    else:
        end_raptor(s)


@question(Prompt.SCATTER_WHO, PREY, at=HERD_THINGS)
def offer_scatter_who(s: State, seat: int, first: int, area: int, out: Ints) -> int:
    """Any colour that can be scattered, the own one too, or no more (TT-107); before it what stands ready (TT-40)."""
    count = 0
    for colour in range(s.seats):
        if can_be_scattered(s, area, colour):
            out[count] = colour
            count += 1
    out[count] = NOBODY
    return offer_extras(s, seat, EXTRA_AT_PREY, out, count + 1) if first == NONE else count + 1


@answers(Prompt.SCATTER_WHO)
def answer_scatter_who(s: State, seat: int, colour: int, raptor: int, first: int, first_area: int) -> None:
    """Then a place for it; without a colour step B is over."""
    if colour >= EXTRA_AT_PREY:
        later(s, Prompt.SCATTER, raptor)
        begin_extra(s, seat, colour - EXTRA_AT_PREY)
    elif colour == NOBODY:
        end_scatter(s, raptor, first_area, NONE)
    else:
        ask(s, Prompt.SCATTER_TO, seat, raptor, colour, first, first_area)


@question(Prompt.SCATTER_TO, AREA, at="area:{answer}")
def offer_scatter_to(s: State, raptor: int, colour: int, out: Ints) -> int:
    """Where a dino of the colour may flee to (TT-108, TT-110)."""
    return list_areas(refuges(s, s.raptor[raptor], colour), out)


@answers(Prompt.SCATTER_TO)
def answer_scatter_to(s: State, seat: int, refuge: int, raptor: int, colour: int, first: int, first_area: int) -> None:
    """The dino flees; a second one may follow, judged as the first has left the island (TT-107, TT-142)."""
    area = s.raptor[raptor]
    scatter(s, area, colour, refuge, first != NONE and environment_of(first_area) != environment_of(area))
    if first == NONE and can_scatter(s, area):
        ask(s, Prompt.SCATTER_WHO, seat, raptor, colour, refuge, area)
    else:
        end_scatter(s, raptor, first_area, refuge)


@rule
def scatter(s: State, area: int, colour: int, refuge: int, paid: bool) -> None:
    """Of the dinos that flee to other environments one dies, the first; a second one survives (TT-110, TT-111)."""
    remove_dinos(s, colour, area, 1)
    if environment_of(area) != environment_of(refuge) and not paid:
        tell(s, Event.SCATTER_DIED, colour, area, refuge)
        return
    s.supply[colour] -= 1
    s.dinos[refuge, colour] += 1
    line_up(s, refuge, colour)
    tell(s, Event.SCATTERED, colour, area, refuge)


@rule
def end_scatter(s: State, raptor: int, first_area: int, second_area: int) -> None:
    """Origin and destinations are ranked once (TT-113)."""
    rerank(s, s.raptor[raptor])
    if first_area != NONE:
        rerank(s, first_area)
    if second_area != NONE:
        rerank(s, second_area)
    end_raptor(s)


@rule
def end_raptor(s: State) -> None:
    """After the first Raptor comes the other one (TT-102)."""
    if s.moved & (s.moved - 1) == 0:
        later(s, Prompt.RAPTORS)
