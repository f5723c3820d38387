"""What an answer would make: the species as it would be, and how it would do in each biome."""

from collections.abc import Callable
from typing import Any, Final

from gondwana.kernel.rules import NONE, asked_about, open_prompt

from ..prompts import Prompt
from ..rules.building import may_settle
from ..rules.changes import SECOND, is_legal_change, is_there, look_round, mutation_cost
from ..rules.species import lasting, legs_of, slot_of_biome, trait
from ..state import State
from ..tables import (
    ADD,
    BIOME_ANSWER,
    BIOME_CARDS,
    CARDS,
    DIET,
    DOCK_LEGS,
    DOCK_TAIL,
    DOCK_WINGS,
    DOCKS,
    DOUBLE,
    HIGH,
    LOW,
    PART,
    SURVIVAL,
    Effect,
    Fate,
    Mode,
    Part,
)
from ..words import BIOME_WORDS, DIET_WORDS, FATE_WORDS, TRAIT_WORDS
from .ahead import changed as carried_out
from .ahead import created, foreseen, judged, left_in, moved
from .cards import card_view, cards_of, thing_of, totals
from .children import childrens_forecast
from .shapes import Docks, Lacks, LeftBiome, Outlook, OutlookBiome

LEGAL: Final = (FATE_WORDS[Fate.FED], FATE_WORDS[Fate.EATEN])


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
    cards = [int(s.hand[seat, place]) for place in range(s.hand_size[seat]) if s.chosen >> place & 1]
    slots = [slot for slot in range(s.slots) if may_settle(live, seat, slot)]
    if 0 <= move < CARDS:
        cards.append(move)
    elif move >= BIOME_ANSWER:
        slots = [int(slot_of_biome(live, move - BIOME_ANSWER))]
    return outlook(cards, lambda: [in_biome(*created(live, seat, cards, slot)) for slot in slots], 0, None)


def changed(s: State, live: State, seat: int, question: int, move: int) -> Outlook | None:
    """The species after a migration or a change; nothing where another question comes first."""
    species = asked_about(s)[0]
    if move == DOUBLE:
        return None
    if BIOME_ANSWER <= move < ADD:
        return migrated(s, live, seat, species, int(slot_of_biome(live, move - BIOME_ANSWER)))
    change = change_of(s, live, seat, question, move)
    return None if change is None else mutated(s, live, seat, species, [*first_of_two(s), change])


def change_of(s: State, live: State, seat: int, question: int, move: int) -> tuple[int, int] | None:
    """The card that goes and the card that comes by an answer; None where another question comes first."""
    species, come = asked_about(s)[:2]
    if question == Prompt.REPLACE:
        return (NONE if move == ADD else move), come
    if move in cards_of(s, species):
        return move, NONE
    ways = ways_in(live, seat, species, move)
    return (ways[0], move) if len(ways) == 1 else None


def first_of_two(s: State) -> list[tuple[int, int]]:
    """The first change of a double mutation, if it has been chosen (DC-185)."""
    return [(s.gone, s.come)] if s.doubling == SECOND else []


def migrated(s: State, live: State, seat: int, species: int, slot: int) -> Outlook:
    """The species in another biome, and the biome that it leaves (DC-96)."""
    after = moved(live, seat, species, slot)
    cost = int(lasting(live, Effect.MIGRATION_COST))
    return outlook(cards_of(s, species), lambda: [in_biome(after, species)], cost, without(after, s.slot[species]))


def half_mutated(s: State, live: State, seat: int) -> Outlook:
    """The species after the first of two changes, which waits for the second (DC-185)."""
    return mutated(s, live, seat, asked_about(s)[0], first_of_two(s))


def mutated(s: State, live: State, seat: int, species: int, changes: list[tuple[int, int]]) -> Outlook:
    """The species after one or two changes, where it is."""
    gone, come = {gone for gone, _ in changes}, [come for _, come in changes if come != NONE]
    cards = [card for card in cards_of(s, species) if card not in gone] + come
    cost = int(mutation_cost(live)) if s.doubling else 0

    def there() -> list[OutlookBiome]:
        return [in_biome(carried_out(live, seat, species, changes, cost > 0), species)]

    return outlook(cards, there, cost, None)


def ways_in(live: State, seat: int, species: int, come: int) -> list[int]:
    """The cards that one of the hand could replace; NONE where it could be added."""
    reserve = look_round(live, species)
    own = [int(live.card[species, dock]) for dock in range(DOCKS) if is_there(live, species, dock)]
    return [gone for gone in (*own, NONE) if is_legal_change(live, seat, species, gone, come, reserve)]


def outlook(cards: list[int], biomes: Callable[[], list[OutlookBiome]], cost: int, origin: LeftBiome | None) -> Outlook:
    """A species of some cards, and how it would do."""
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
        "biomes": biomes() if whole else [],
        "origin": origin,
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


def in_biome(after: Any, species: int) -> OutlookBiome:
    """How a species does on a copy of the table where it has arrived, and how the others there do."""
    slot = int(after.slot[species])
    here = childrens_forecast(after, slot) if after.mode >= Mode.CHILDREN_BASE else foreseen(after, slot)
    mine = next(row for row in here if row["thing"] == thing_of(after, species))
    legal = mine["fate"] in LEGAL
    return {
        "biome": BIOME_WORDS[after.biome[slot]],
        "thing": mine["thing"],
        "fate": mine["fate"],
        "legal": legal,
        "lacks": lacks(after, species) if mine["fate"] == FATE_WORDS[Fate.UNFIT] else None,
        "adaptation": mine["adaptation"],
        "earns": earned(judged(after), species) if legal else 0,
        "species": here,
        "left": left_in(after),
    }


def earned(after: Any, species: int) -> int:
    """What the evaluation just made gave to a species."""
    survived = SURVIVAL if after.fate[species] == Fate.FED else 0
    return survived + int(after.won[species]) + int(after.ranked[species])


def without(after: Any, slot: int) -> LeftBiome:
    """A biome after a species has left it."""
    return {"biome": BIOME_WORDS[after.biome[slot]], "species": foreseen(after, slot), "left": left_in(after)}


def lacks(after: Any, species: int) -> Lacks:
    """The conditions of its biome that a species does not meet (DC-24)."""
    card = BIOME_CARDS[int(after.biome[int(after.slot[species])])]
    low, high = int(after.low[species]), int(after.high[species])
    has = [int(trait(low, high, which)) for which in range(len(TRAIT_WORDS))]
    none_of_any = bool(card.any_of) and not any(has[which] for which in card.any_of)
    return {
        "needs": [TRAIT_WORDS[which] for which, least in enumerate(card.needs) if has[which] < least],
        "any_of": [TRAIT_WORDS[which] for which in card.any_of] if none_of_any else [],
        "forbids": [TRAIT_WORDS[which] for which in card.forbids if has[which] > 0],
    }
