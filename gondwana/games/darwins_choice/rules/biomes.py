"""Biome cards: the pile, the change of biomes (chapters "setup" and "transition")."""

from gondwana.kernel.rules import NONE, roll, rule, tell, uncover

from ..prompts import Event
from ..state import State
from ..tables import BIOME_EXPANSION, BIOMES, EVENT_EFFECT, PREHISTORIC, SETUP, TWO_PLAYER, Effect, Mode, Place, Setup
from .building import is_for_children


@rule
def is_in_box(s: State, biome: int) -> bool:
    """Whether a biome belongs to the pile of the chosen game (DC-68, DC-159, DC-167, DC-178)."""
    both = s.mode == Mode.EXPANSION or s.mode == Mode.MIXED or s.mode == Mode.CHILDREN_EXPANSION
    if s.mode == Mode.STORY:
        return PREHISTORIC[biome] == 0
    if BIOME_EXPANSION[biome] and not both:
        return False
    return TWO_PLAYER[biome] == 1 or (s.seats > 2 and not is_for_children(s))


@rule
def fill_biome_pile(s: State) -> None:
    """The pile before the first biome is dealt."""
    for biome in range(BIOMES):
        s.biome_place[biome] = Place.PILE if is_in_box(s, biome) else Place.GONE


@rule
def count_biomes(s: State, place: int) -> int:
    """How many biomes are in the pile, or in the discard pile."""
    count = 0
    for biome in range(BIOMES):
        if s.biome_place[biome] == place:
            count += 1
    return count


@rule
def draw_biome(s: State, slot: int) -> None:
    """The next biome of the pile comes to a slot; an empty pile is renewed only now (DC-67, DC-181)."""
    if count_biomes(s, Place.PILE) == 0:
        for biome in range(BIOMES):
            if s.biome_place[biome] == Place.DISCARD:
                s.biome_place[biome] = Place.PILE
    left = roll(s, count_biomes(s, Place.PILE))
    for biome in range(BIOMES):
        if s.biome_place[biome] == Place.PILE:
            if left == 0:
                s.biome_place[biome] = Place.TABLE
                s.biome[slot] = biome
                uncover(s)
                return
            left -= 1


@rule
def deal_prehistoric(s: State) -> None:
    """A Story begins with four of the five prehistoric biomes; the fifth is removed (DC-167)."""
    for slot in range(s.slots):
        left = roll(s, count_prehistoric(s))
        for biome in range(BIOMES):
            if PREHISTORIC[biome] and s.biome_place[biome] == Place.GONE:
                if left == 0:
                    s.biome_place[biome] = Place.TABLE
                    s.biome[slot] = biome
                    break
                left -= 1
    uncover(s)


@rule
def count_prehistoric(s: State) -> int:
    """Prehistoric biomes that do not lie on the table."""
    count = 0
    for biome in range(BIOMES):
        if PREHISTORIC[biome] and s.biome_place[biome] == Place.GONE:
            count += 1
    return count


# the change of biomes


@rule
def land_slots(s: State) -> int:
    """Slots with biome cards: all but the Competition token's (DC-163)."""
    return s.slots - 1 if is_for_children(s) else s.slots


@rule
def planned_changes(s: State) -> int:
    """How many biomes are replaced after this era (DC-121, DC-122, DC-173)."""
    if s.era >= s.eras:
        return 0
    return SETUP[s.mode, s.seats, Setup.CHANGES + s.era - 1]


@rule
def choose_changing(s: State) -> int:
    """All forced slots; random unprotected others until the planned number is reached: a bit mask (DC-123 … DC-125)."""
    changing, count = s.forced, 0
    for slot in range(land_slots(s)):
        count += (changing >> slot) & 1
    planned = min(land_slots(s), planned_changes(s) + s.drift)
    while count < planned:
        open_slots = 0
        for slot in range(land_slots(s)):
            if ((changing | s.shielded) >> slot) & 1 == 0:
                open_slots += 1
        if open_slots == 0:
            break
        left = roll(s, open_slots)
        for slot in range(land_slots(s)):
            if ((changing | s.shielded) >> slot) & 1 == 0:
                if left == 0:
                    changing |= 1 << slot
                left -= 1
        count += 1
    return changing


@rule
def change_biomes(s: State) -> None:
    """Replace biomes in ascending order of the slots; species, territory and park stay (DC-26, DC-126 … DC-128)."""
    changing = choose_changing(s)
    removal = s.last_event != NONE and EVENT_EFFECT[s.last_event] == Effect.REMOVE_BIOMES
    back = returns_to_pile(s)
    for slot in range(land_slots(s)):
        if (changing >> slot) & 1:
            old = s.biome[slot]
            s.biome_place[old] = Place.GONE if removal and (s.forced >> slot) & 1 else Place.DISCARD
            draw_biome(s, slot)
            tell(s, Event.BIOME_CHANGED, old, s.biome[slot])
    if back:
        for biome in range(BIOMES):
            if s.biome_place[biome] == Place.DISCARD:
                s.biome_place[biome] = Place.PILE
    s.forced = 0
    s.shielded = 0
    s.drift = 0


@rule
def returns_to_pile(s: State) -> bool:
    """With two players without territories replaced biomes are shuffled back (DC-128)."""
    small = s.mode == Mode.BASE or s.mode == Mode.MIXED or s.mode == Mode.BEGINNER
    return s.seats == 2 and small
