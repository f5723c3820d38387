"""Migrating, and what else can be done with a species (chapter "action phase")."""

from gondwana.kernel.rules import Ints, answers, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ANIMAL, BIOME_ANSWER, DOUBLE, Dock, Effect, Source
from ..words import ANSWER, THINGS
from .building import LATEST, is_for_children
from .changes import can_change, can_double, look_round
from .food import would_live
from .ledger import book
from .members import gather, reserve_at, tidy
from .mutation import begin_change, begin_double, list_changes, name_and
from .species import diet_of, lasting, slot_of_biome
from .turn import finish_action


@rule
def can_pay_way(s: State, species: int) -> bool:
    """Human barriers ask for a Darwin Point of the species itself (DC-142, DC-143)."""
    return s.points[species] >= lasting(s, Effect.MIGRATION_COST)


@rule
def may_migrate(s: State, species: int, slot: int) -> bool:
    """To any other slot where it could live (DC-84, DC-96, DC-97)."""
    if slot == s.slot[species] or not can_pay_way(s, species):
        return False
    gather(s, slot, species)
    reserve = reserve_at(s, slot, species)
    return would_live(s, slot, s.low[species], s.high[species], diet_of(s, species), LATEST, reserve)


@rule
def can_act(s: State, seat: int, species: int) -> bool:
    """Whether a species has not acted in this era and can mutate or migrate (DC-80)."""
    if s.checked[species] or is_for_children(s):
        return False
    for slot in range(s.slots):
        if may_migrate(s, species, slot):
            return True
    reserve = look_round(s, species)
    return can_change(s, seat, species, reserve) or can_double(s, seat, species, reserve)


@question(Prompt.SPECIES, ANSWER, at=THINGS)
def offer_species(s: State, seat: int, species: int, out: Ints) -> int:
    """Biomes to migrate to, cards that can come or go, a double mutation (DC-90, DC-93, DC-96)."""
    count = 0
    for slot in range(s.slots):
        if may_migrate(s, species, slot):
            out[count] = BIOME_ANSWER + s.biome[slot]
            count += 1
    reserve = look_round(s, species)
    count = list_changes(s, seat, species, reserve, count, out)
    if can_double(s, seat, species, reserve):
        out[count] = DOUBLE
        count += 1
    tidy(s)
    return count


@answers(Prompt.SPECIES)
def answer_species(s: State, seat: int, move: int, species: int) -> None:
    """Migrate, change one card, or begin to change two."""
    if move == DOUBLE:
        begin_double(s, seat, species)
    elif move >= BIOME_ANSWER:
        migrate(s, seat, species, slot_of_biome(s, move - BIOME_ANSWER))
    else:
        begin_change(s, seat, species, move)
    tidy(s)


@rule
def migrate(s: State, seat: int, species: int, slot: int) -> None:
    """The species moves with all its cards and points, and arrives anew (DC-96, DC-142, DC-180)."""
    body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
    tell(s, Event.MIGRATED, body, head, s.biome[s.slot[species]], s.biome[slot])
    cost, reward = lasting(s, Effect.MIGRATION_COST), lasting(s, Effect.MIGRATION_REWARD)
    s.points[species] += reward - cost
    book(s, seat, Source.EVENTS, reward - cost)
    if cost > 0:
        name_and(s, Event.PAID_MIGRATION, seat, species, cost)
    if reward > 0:
        name_and(s, Event.GAINED_MIGRATION, seat, species, reward)
    s.slot[species] = slot
    s.arrivals += 1
    s.arrival[species] = s.arrivals
    finish_action(s, seat, species)
