"""Creating a species from the cards of a hand (chapter "action phase").

A player chooses a head, then a body, then further cards in any order, and says when it is enough by choosing the biome.
A card is offered only if it can be completed to a species that lives somewhere.
"""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ANIMAL, BIOME_ANSWER, DIET, DOCKS, PART, Dock, Mode, Part
from ..words import ANSWER, THINGS
from .building import (
    chosen_fits,
    chosen_high,
    chosen_low,
    chosen_part,
    completable,
    fits_here,
    free_token,
    hand_parts,
    may_settle,
)
from .hands import hand_place, let_go
from .members import gather, reserve_at, tidy
from .species import add_up, attach, slot_of_biome
from .turn import finish_action


@rule
def begin_build(s: State, seat: int, head: int) -> None:
    """The first card of a new species; nobody else sees what is chosen until all lies on the table (DC-88)."""
    s.chosen = 1 << hand_place(s, seat, head)
    ask(s, Prompt.BUILD, seat)


@question(Prompt.BUILD, ANSWER, at=THINGS)
def offer_build(s: State, seat: int, out: Ints) -> int:
    """A body; then further cards that fit, or a biome where the species could live (DC-12, DC-13, DC-84, DC-87)."""
    body = chosen_part(s, seat, s.chosen, Part.BODY)
    further = hand_parts(s, seat, Part.BODY, 0) if body == NONE else further_cards(s, seat, body)
    count = list_cards(s, seat, completable(s, seat, s.chosen, further), 0, out)
    if body != NONE:
        count = list_biomes(s, seat, count, out)
    tidy(s)
    return count


@answers(Prompt.BUILD)
def answer_build(s: State, seat: int, move: int) -> None:
    """A card joins the chosen ones, or the species begins to live in a biome."""
    if move < BIOME_ANSWER:
        s.chosen |= 1 << hand_place(s, seat, move)
        ask(s, Prompt.BUILD, seat)
    else:
        create(s, seat, slot_of_biome(s, move - BIOME_ANSWER))
    tidy(s)


@rule
def list_biomes(s: State, seat: int, count: int, out: Ints) -> int:
    """The biomes where the chosen cards could live, as answers (DC-84, DC-87)."""
    low, high = chosen_low(s, seat, s.chosen), chosen_high(s, seat, s.chosen)
    diet = DIET[chosen_part(s, seat, s.chosen, Part.HEAD)]
    for slot in range(s.slots):
        if may_settle(s, seat, slot):
            gather(s, slot, NONE)
            if fits_here(s, slot, low, high, diet, reserve_at(s, slot, NONE)):
                out[count] = BIOME_ANSWER + s.biome[slot]
                count += 1
    return count


@rule
def further_cards(s: State, seat: int, body: int) -> int:
    """The cards of the hand for which the body has a free dock: a bit mask (DC-13 … DC-16)."""
    mask = 0
    for place in range(s.hand_size[seat]):
        further = (s.chosen >> place) & 1 == 0 and PART[s.hand[seat, place]] > Part.BODY
        if further and chosen_fits(s, seat, s.chosen | 1 << place, body):
            mask |= 1 << place
    return mask


@rule
def list_cards(s: State, seat: int, mask: int, count: int, out: Ints) -> int:
    """Some cards of a hand as answers."""
    for place in range(s.hand_size[seat]):
        if (mask >> place) & 1:
            out[count] = s.hand[seat, place]
            count += 1
    return count


@rule
def create(s: State, seat: int, slot: int) -> None:
    """All cards of the new species are placed together; its token is checked at once (DC-80, DC-81, DC-88)."""
    species = free_token(s, seat)
    for place in range(s.hand_size[seat] - 1, NONE, -1):
        if (s.chosen >> place) & 1:
            attach(s, species, let_go(s, seat, place))
    s.chosen = 0
    s.slot[species] = slot
    s.points[species] = 0
    s.waste[species] = 0
    s.arrivals += 1
    s.arrival[species] = s.arrivals
    s.ancient[species] = 0
    if s.mode == Mode.STORY and s.era == 1:
        for dock in range(DOCKS):
            if s.card[species, dock] != NONE:
                s.ancient[species] |= 1 << dock
    add_up(s, species)
    body, head = s.card[species, Dock.BODY], s.card[species, Dock.HEAD]
    tell(s, Event.CREATED, seat, ANIMAL[body], ANIMAL[head], s.biome[slot])
    finish_action(s, seat, species)
