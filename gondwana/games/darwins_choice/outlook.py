"""What an answer would make: the species as it would be, and how it would do in each biome."""

from typing import Any

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import ABOUT

from .asking import open_prompt
from .cards import card_view, cards_of, eaten_by, meal_at, no_meal, rank_at, thing_of, totals
from .playground import childrens_outlook
from .prompts import BIOME_WORDS, DIET_WORDS, FATE_WORDS, Prompt
from .rules.building import LATEST, may_settle
from .rules.changes import SECOND, is_legal_change, is_there, look_round, mutation_cost
from .rules.food import feed, try_newcomer
from .rules.members import gather, reserve_at
from .rules.species import adaptation, counts_for_adaptation, lasting, legs_of, meets_conditions, slot_of_biome
from .shapes import Docks, Outlook, OutlookBiome
from .state import State
from .tables import (
    ADD,
    BIOME_ANSWER,
    CARDS,
    DIET,
    DOCK_LEGS,
    DOCK_TAIL,
    DOCK_WINGS,
    DOCKS,
    DOUBLE,
    FIELD,
    HIGH,
    LOW,
    NEUTRAL,
    PART,
    Effect,
    Fate,
    Mode,
    Part,
)


def preview(s: State, live: State, seat: int, move: int) -> dict[str, Any] | None:
    """What would be after an answer that shapes or moves a species."""
    question = open_prompt(s)
    if question == Prompt.BUILD:
        return dict(built(s, live, seat, move))
    if question in (Prompt.SPECIES, Prompt.CHANGE, Prompt.REPLACE):
        found = changed(s, live, seat, question, move)
        return None if found is None else dict(found)
    return None


def built(s: State, live: State, seat: int, move: int = NONE) -> Outlook:
    """The new species with one card more, or in one biome; as it is without an answer."""
    cards = [s.hand[seat, place] for place in range(s.hand_size[seat]) if s.chosen >> place & 1]
    slots = [slot for slot in range(s.slots) if may_settle(live, seat, slot)]
    if 0 <= move < CARDS:
        cards.append(move)
    elif move >= BIOME_ANSWER:
        slots = [int(slot_of_biome(live, move - BIOME_ANSWER))]
    return outlook(s, live, cards, slots, LATEST, NONE, 0)


def changed(s: State, live: State, seat: int, question: int, move: int) -> Outlook | None:
    """The species after a migration or a change; nothing where another question comes first."""
    species, come = (int(s.frames[s.depth - 1][ABOUT + index]) for index in (0, 1))
    cards = cards_of(s, species)
    if move == DOUBLE:
        return None
    if BIOME_ANSWER <= move < ADD:
        cost = int(lasting(live, Effect.MIGRATION_COST))
        return outlook(s, live, cards, [int(slot_of_biome(live, move - BIOME_ANSWER))], LATEST, species, cost)
    if question == Prompt.REPLACE:
        gone = NONE if move == ADD else move
    elif move in cards:
        gone, come = move, NONE
    else:
        ways = ways_in(live, seat, species, move)
        if len(ways) != 1:
            return None
        gone, come = ways[0], move
    return mutated(s, live, species, gone, come)


def half_mutated(s: State, live: State) -> Outlook:
    """The species after the first of two changes, which waits for the second (DC-185)."""
    return mutated(s, live, int(s.frames[s.depth - 1][ABOUT]), NONE, NONE)


def mutated(s: State, live: State, species: int, gone: int, come: int) -> Outlook:
    """The species after a change, where it is; of two changes with the first one too."""
    first = (s.gone, s.come) if s.doubling == SECOND else (NONE, NONE)
    left = [card for card in cards_of(s, species) if card not in (gone, first[0])]
    more = [card for card in (come, first[1]) if card != NONE]
    cost = int(mutation_cost(live)) if s.doubling else 0
    return outlook(s, live, left + more, [s.slot[species]], s.arrival[species], species, cost)


def ways_in(live: State, seat: int, species: int, come: int) -> list[int]:
    """The cards that one of the hand could replace; NONE where it could be added."""
    reserve = look_round(live, species)
    own = [int(live.card[species, dock]) for dock in range(DOCKS) if is_there(live, species, dock)]
    return [gone for gone in (*own, NONE) if is_legal_change(live, seat, species, gone, come, reserve)]


def outlook(
    s: State, live: State, cards: list[int], slots: list[int], arrival: int, without: int, cost: int
) -> Outlook:
    """A species of some cards, in some slots, without one that it was before."""
    cards = sorted(cards, key=lambda card: int(PART[card]))
    head = next((card for card in cards if PART[card] == Part.HEAD), NONE)
    body = next((card for card in cards if PART[card] == Part.BODY), NONE)
    low, high = sum(int(LOW[card]) for card in cards), sum(int(HIGH[card]) for card in cards)
    docks = None if body == NONE else free_docks(cards, body)
    # Between two changes cards may lie there for which the body has no docks: that can live nowhere.
    whole = head != NONE and docks is not None and min(docks["wings"], docks["legs"], docks["tail"]) >= 0
    return {
        "cards": [card_view(card) for card in cards],
        "diet": DIET_WORDS[DIET[head]] if head != NONE else None,
        "totals": totals(low, high),
        "docks": docks,
        "biomes": [in_biome(s, live, slot, low, high, int(DIET[head]), arrival, without) for slot in slots]
        if whole
        else [],
        "cost": cost,
    }


def free_docks(cards: list[int], body: int) -> Docks:
    """Docking points without a card (DC-13)."""
    parts = [int(PART[card]) for card in cards]
    return {
        "wings": int(DOCK_WINGS[body]) - parts.count(Part.WINGS),
        "legs": int(DOCK_LEGS[body]) - sum(int(legs_of(part)) for part in parts),
        "tail": int(DOCK_TAIL[body]) - parts.count(Part.TAIL),
    }


def in_biome(
    s: State, live: State, slot: int, low: int, high: int, diet: int, arrival: int, without: int
) -> OutlookBiome:
    """How a newcomer would do in a biome, and what that would change for the others."""
    if s.mode >= Mode.CHILDREN_BASE:
        return childrens_outlook(s, live, slot, low, high)
    biome = s.biome[slot]
    found: OutlookBiome = {
        "biome": BIOME_WORDS[biome],
        "fate": FATE_WORDS[Fate.UNFIT],
        "legal": False,
        "adaptation": int(adaptation(low, high, counts_for_adaptation(live, biome))),
        "rank": 0,
        "meal": no_meal(),
        "eaten_by": None,
        "best": False,
        "hurt": {},
        "helped": {},
    }
    if not meets_conditions(low, high, biome):
        return found
    before = fates(live, slot)
    gather(live, slot, without)
    place = try_newcomer(live, slot, low, high, diet, arrival, reserve_at(live, slot, without))
    after = {int(live.member[other]): int(live.outcome[other]) for other in range(live.members) if other != place}
    safe = {place, *(other for other in range(live.members) if live.member[other] == NEUTRAL)}
    fed = [other for other in range(live.members) if live.outcome[other] == Fate.FED or other in safe]
    best = max(int(live.rank[other]) >> 2 * FIELD for other in fed)
    worse = {who: fate for who, fate in after.items() if who in before and fate > before[who] and who != NEUTRAL}
    better = {who: fate for who, fate in after.items() if who in before and fate < before[who] and who != NEUTRAL}
    fate = int(live.outcome[place])
    return {
        **found,
        "fate": FATE_WORDS[fate],
        "legal": fate <= Fate.EATEN,
        "rank": rank_at(live, place),
        "meal": meal_at(live, place),
        "eaten_by": eaten_by(live, place),
        "best": fate == Fate.FED and found["adaptation"] == best,
        "hurt": {thing_of(s, who): FATE_WORDS[fate] for who, fate in worse.items()},
        "helped": {thing_of(s, who): FATE_WORDS[fate] for who, fate in better.items()},
    }


def fates(live: State, slot: int) -> dict[int, int]:
    """How everybody does in a slot now."""
    feed(live, slot)
    return {int(live.member[place]): int(live.outcome[place]) for place in range(live.members)}
