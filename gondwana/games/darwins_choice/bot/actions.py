"""The best main action that a seat can take, found by looking at all of them, and written down in the record's plan.

Building a species asks for several answers. A bot that judged each by itself would not know where it leads; so a plan
is made once, and every answer on its way looks promising.
"""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.building import LATEST, free_token, hand_parts, is_for_children, may_settle
from ..rules.changes import fits_body, high_change, is_change, is_left_by, look_round, low_change, new_diet
from ..rules.evaluation import win_points
from ..rules.food import place_of, serve, try_newcomer
from ..rules.members import dismiss, gather, reserve_at
from ..rules.migration import can_pay_way
from ..rules.species import diet_of, is_forbidden, legs_of, lives, meets_conditions
from ..state import State
from ..tables import DIET, DOCK_LEGS, DOCK_TAIL, DOCK_WINGS, DOCKS, FIELD, HIGH, LOW, PART, TOKENS, Fate, Part
from .children import childrens_worth
from .species import (
    USUAL_FIT,
    best_fed,
    fed_members,
    member_worth,
    newcomer_worth,
    shifted,
    versatility,
)

CREATE: Final = 1
MUTATE: Final = 2
MIGRATE: Final = 3
FINE: Final = 1000.0  # a plan's worth is kept in thousandths
CARD_COST: Final = 0.12  # a card that is used is not there for the next species
LEAST: Final = 0.05  # an action that brings less is not worth a turn
ANYWHERE: Final = 1.0  # the versatility of a species that could live in every biome


@rule
def note_plan(s: State, kind: int, species: int, slot: int, cards: int, gone: int, come: int, worth: float) -> None:
    """Keep an action, if it is the best so far."""
    fine = int(worth * FINE)
    if s.plan_kind == 0 or fine > s.plan_worth:
        s.plan_kind = kind
        s.plan_species = species
        s.plan_slot = slot
        s.plan_cards = cards
        s.plan_gone = gone
        s.plan_come = come
        s.plan_worth = fine


@rule
def forget_plan(s: State) -> None:
    """No plan."""
    s.plan_kind = 0
    s.plan_species = 0
    s.plan_slot = 0
    s.plan_cards = 0
    s.plan_gone = 0
    s.plan_come = 0
    s.plan_worth = 0


@rule
def plan_turn(s: State, seat: int) -> None:
    """The best of all creations, mutations and migrations of a seat."""
    forget_plan(s)
    if free_token(s, seat) != NONE:
        plan_creation(s, seat, 0)
    if not is_for_children(s):
        for species in range(seat * TOKENS, (seat + 1) * TOKENS):
            if lives(s, species) and s.checked[species] == 0:
                plan_species(s, seat, species)


# creating


@rule
def is_better(s: State, worth: float) -> bool:
    """Whether an action would be the best so far."""
    return s.plan_kind == 0 or worth * FINE > s.plan_worth


@rule
def weigh_newcomer(
    s: State, seat: int, slot: int, acting: int, place: int, low: int, high: int, fed: int, best: int, more: float
) -> float:
    """What a newcomer brings, with what it changes for its neighbours; less exactly where it can't be the best plan."""
    others = more + shifted(s, slot, seat, fed, best)
    at_most = others + newcomer_worth(s, slot, place, acting, low, ANYWHERE)
    if not is_better(s, at_most):
        return at_most
    return others + newcomer_worth(s, slot, place, acting, low, versatility(s, low, high))


@rule
def plan_creation(s: State, seat: int, chosen: int) -> None:
    """The best species that has the chosen cards, in its best biome."""
    heads, bodies = hand_parts(s, seat, Part.HEAD, 0), hand_parts(s, seat, Part.BODY, 0)
    if chosen & heads:
        heads &= chosen
    if chosen & bodies:
        bodies &= chosen
    wings, tails = hand_parts(s, seat, Part.WINGS, 0), hand_parts(s, seat, Part.TAIL, 0)
    for slot in range(s.slots):
        if not may_settle(s, seat, slot):
            continue
        gather(s, slot, NONE)
        reserve = reserve_at(s, slot, NONE)
        serve(s, slot, reserve)
        fed, best = fed_members(s), best_fed(s)
        for head in range(s.hand_size[seat]):
            if (heads >> head) & 1 == 0:
                continue
            for body in range(s.hand_size[seat]):
                if (bodies >> body) & 1:
                    plan_body(s, seat, slot, chosen, head, body, wings, tails, reserve, fed, best)


@rule
def plan_body(
    s: State,
    seat: int,
    slot: int,
    chosen: int,
    head: int,
    body: int,
    wings: int,
    tails: int,
    reserve: int,
    fed: int,
    best: int,
) -> None:
    """All wings, tails and legs for a head and a body in a slot."""
    trunk, torso = s.hand[seat, head], s.hand[seat, body]
    low, high = LOW[trunk] + LOW[torso], HIGH[trunk] + HIGH[torso]
    if not is_for_children(s) and is_forbidden(low, high, s.biome[slot]):
        return
    frame = 1 << head | 1 << body
    for wing in range(NONE, s.hand_size[seat] if DOCK_WINGS[torso] and wings else 0):
        if wing >= 0 and (wings >> wing) & 1 == 0:
            continue
        for tail in range(NONE, s.hand_size[seat] if DOCK_TAIL[torso] and tails else 0):
            if tail >= 0 and (tails >> tail) & 1 == 0:
                continue
            more_low, more_high, cards = low, high, frame
            if wing >= 0:
                more_low += LOW[s.hand[seat, wing]]
                more_high += HIGH[s.hand[seat, wing]]
                cards |= 1 << wing
            if tail >= 0:
                more_low += LOW[s.hand[seat, tail]]
                more_high += HIGH[s.hand[seat, tail]]
                cards |= 1 << tail
            plan_legs(
                s, seat, slot, chosen, more_low, more_high, cards, DOCK_LEGS[torso], DIET[trunk], reserve, fed, best
            )


@rule
def plan_legs(
    s: State,
    seat: int,
    slot: int,
    chosen: int,
    low: int,
    high: int,
    cards: int,
    docks: int,
    diet: int,
    reserve: int,
    fed: int,
    best: int,
) -> None:
    """Without legs, with one card of legs, with two pairs."""
    weigh_creation(s, seat, slot, chosen, low, high, cards, diet, reserve, fed, best)
    if docks == 0:
        return
    for place in range(s.hand_size[seat]):
        card = s.hand[seat, place]
        filled = legs_of(PART[card])
        if filled == 0 or filled > docks:
            continue
        one_low, one_high, one = low + LOW[card], high + HIGH[card], cards | 1 << place
        weigh_creation(s, seat, slot, chosen, one_low, one_high, one, diet, reserve, fed, best)
        if filled < docks:
            for other in range(place + 1, s.hand_size[seat]):
                pair = s.hand[seat, other]
                if PART[pair] == Part.SINGLE_LEGS:
                    both = one | 1 << other
                    both_low, both_high = one_low + LOW[pair], one_high + HIGH[pair]
                    weigh_creation(s, seat, slot, chosen, both_low, both_high, both, diet, reserve, fed, best)


@rule
def weigh_creation(
    s: State,
    seat: int,
    slot: int,
    chosen: int,
    low: int,
    high: int,
    cards: int,
    diet: int,
    reserve: int,
    fed: int,
    best: int,
) -> None:
    """What one species in one slot would bring; nothing if a chosen card is not in it, or if it can't live there."""
    if chosen & ~cards:
        return
    cost = CARD_COST * count_bits(cards)
    if is_for_children(s):
        note_plan(s, CREATE, NONE, slot, cards, NONE, NONE, childrens_worth(s, slot, low, high, NONE) - cost)
        return
    if not meets_conditions(low, high, s.biome[slot]):
        return
    place = try_newcomer(s, slot, low, high, diet, LATEST, reserve)
    if s.outcome[place] <= Fate.EATEN:
        worth = weigh_newcomer(s, seat, slot, NONE, place, low, high, fed, best, -cost)
        note_plan(s, CREATE, NONE, slot, cards, NONE, NONE, worth)
    dismiss(s, place)


@rule
def count_bits(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


# mutating and migrating


@rule
def plan_species(s: State, seat: int, species: int) -> None:
    """The best change of one card, or the best migration, of a species."""
    here = s.slot[species]
    gather(s, here, NONE)
    serve(s, here, reserve_at(s, here, NONE))
    fed, best, worth = fed_members(s), best_fed(s), worth_in_slot(s, species)
    plan_changes(s, seat, species, NONE, NONE, fed, best, worth)
    plan_ways(s, seat, species, fed, best, worth)


@rule
def worth_in_slot(s: State, species: int) -> float:
    """What a species is worth as it stands, in its slot, which is fed; perhaps it does not meet the conditions."""
    place = place_of(s, species)
    if place == NONE:
        return member_worth(s, species, Fate.UNFIT, 0.0, USUAL_FIT)
    fed = s.outcome[place] == Fate.FED
    win = float(win_points(s, s.slot[species])) if fed and s.rank[place] >> (2 * FIELD) == best_fed(s) else 0.0
    return member_worth(s, species, s.outcome[place], win, USUAL_FIT)


@rule
def plan_changes(s: State, seat: int, species: int, gone: int, come: int, fed: int, best: int, worth: float) -> None:
    """Every single change; after a first one the second of a double mutation."""
    reserve = look_round(s, species)
    for dock in range(NONE, DOCKS):
        gone2 = s.card[species, dock] if dock >= 0 else NONE
        if dock >= 0 and not is_left_by(gone2, gone):
            continue
        for place in range(NONE, s.hand_size[seat]):
            come2 = s.hand[seat, place] if place >= 0 else NONE
            if is_change(gone2, come2) and (place < 0 or come2 != come):
                weigh_change(s, seat, species, gone, come, gone2, come2, reserve, fed, best, worth)


@rule
def weigh_change(
    s: State,
    seat: int,
    species: int,
    gone: int,
    come: int,
    gone2: int,
    come2: int,
    reserve: int,
    fed: int,
    best: int,
    worth: float,
) -> None:
    """What a change would bring, among gathered neighbours."""
    low = s.low[species] + low_change(gone, come) + low_change(gone2, come2)
    high = s.high[species] + high_change(gone, come) + high_change(gone2, come2)
    slot = s.slot[species]
    if not meets_conditions(low, high, s.biome[slot]) or not fits_body(s, species, gone, come, gone2, come2):
        return
    place = try_newcomer(s, slot, low, high, new_diet(s, species, come, come2), s.arrival[species], reserve)
    if s.outcome[place] <= Fate.EATEN:
        gain = weigh_newcomer(s, seat, slot, species, place, low, high, fed, best, -worth - CARD_COST)
        note_plan(s, MUTATE, species, slot, 0, gone2, come2, gain)
    dismiss(s, place)


@rule
def plan_ways(s: State, seat: int, species: int, fed: int, best: int, worth: float) -> None:
    """Every migration: what it brings there, and what it leaves behind."""
    if not can_pay_way(s, species):
        return
    here = s.slot[species]
    gather(s, here, species)
    serve(s, here, reserve_at(s, here, species))
    left = shifted(s, here, seat, fed, best) - worth
    low, high = s.low[species], s.high[species]
    for slot in range(s.slots):
        if slot == here or not meets_conditions(low, high, s.biome[slot]):
            continue
        gather(s, slot, species)
        reserve = reserve_at(s, slot, species)
        serve(s, slot, reserve)
        there, leader = fed_members(s), best_fed(s)
        place = try_newcomer(s, slot, low, high, diet_of(s, species), LATEST, reserve)
        if s.outcome[place] <= Fate.EATEN:
            gain = weigh_newcomer(s, seat, slot, species, place, low, high, there, leader, left)
            note_plan(s, MIGRATE, species, slot, 0, NONE, NONE, gain)
        dismiss(s, place)
