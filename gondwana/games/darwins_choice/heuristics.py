"""The bot's eye: how good a position looks, which answers look promising."""

from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.questions import about, first_asked, prompt
from gondwana.kernel.rule import rule

from .planning import (
    CREATE,
    FINE,
    LEAST,
    MIGRATE,
    MUTATE,
    count_bits,
    forget_plan,
    plan_changes,
    plan_creation,
    plan_species,
    plan_turn,
)
from .prompts import Prompt
from .rules.changes import mutation_cost
from .rules.food import serve
from .rules.hands import hand_place
from .rules.members import gather, reserve_at, tidy
from .rules.species import lives, meets_conditions, owner, slot_of_biome
from .state import State
from .tables import (
    ADD,
    BIOME_ANSWER,
    CARDS,
    DOUBLE,
    END,
    LARGE,
    PART,
    PASS,
    REDRAW,
    SMALL,
    SPECIES_ANSWER,
    TOKENS,
    Fate,
    Mode,
    Part,
)
from .worth import (
    RIVALRY,
    USUAL_FIT,
    can_still_act,
    card_use,
    childrens_table,
    hand_use,
    is_ours,
    slot_worth,
    species_worth,
)

LIKELY: Final = 12.0  # an answer on the way of the plan
UNLIKELY: Final = 0.2
POOR: Final = 0.05
TRADE_GAIN: Final = 0.25  # a trade that improves the hand by so much is worth it
FRESH: Final = 0.5  # what an unknown card promises


# value


@rule
def value(s: State, seat: int) -> float:
    """How far a seat is ahead of the others, in points that can be expected."""
    total = float(s.scores[seat])
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            if is_ours(s, other, seat):
                total += s.scores[other]
            else:
                others += s.scores[other]
    if s.over:
        return total
    total -= RIVALRY * others / (s.seats - 1)
    if s.mode < Mode.CHILDREN_BASE:
        total += table_worth(s, seat)
    else:
        total += childrens_table(s, seat)
    total += hand_use(s, seat) + hope(s, seat)
    tidy(s)
    return total


@rule
def table_worth(s: State, seat: int) -> float:
    """What all species on the table promise a seat."""
    total = 0.0
    for slot in range(s.slots):
        gather(s, slot, NONE)
        serve(s, slot, reserve_at(s, slot, NONE))
        total += slot_worth(s, slot, seat, NONE, 0, 0, True)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and not meets_conditions(s.low[species], s.high[species], s.biome[s.slot[species]]):
            worth = species_worth(s, Fate.UNFIT, can_still_act(s, species), 0.0, 0.0, s.points[species], USUAL_FIT)
            total += worth if is_ours(s, owner(species), seat) else -RIVALRY * worth / (s.seats - 1)
    return total


@rule
def hope(s: State, seat: int) -> float:
    """What the running action of a seat can still become."""
    if s.asked == 0 or first_asked(s) != seat:
        return 0.0
    question = prompt(s)
    if question == Prompt.TRADE:
        return (menu_hope(s, seat) if s.acted == 0 else 0.0) + trade_gain(s, seat, s.row[about(s, 0)])
    if question == Prompt.KEEP:
        return FRESH * (s.hand_size[seat] - 1) - 0.6 * hand_use(s, seat)
    if question == Prompt.MENU:
        return menu_hope(s, seat)
    worth = action_hope(s, seat, question)
    forget_plan(s)
    return worth


@rule
def menu_hope(s: State, seat: int) -> float:
    """The best action of a turn, or none."""
    plan_turn(s, seat)
    worth = max(0.0, s.plan_worth / FINE)
    forget_plan(s)
    return worth


@rule
def action_hope(s: State, seat: int, question: int) -> float:
    """The best end of an action that has begun."""
    forget_plan(s)
    if question == Prompt.BUILD:
        plan_creation(s, seat, s.chosen)
    elif question == Prompt.SPECIES:
        plan_species(s, seat, about(s, 0))
    elif question == Prompt.CHANGE and s.doubling == 2:
        plan_changes(s, seat, about(s, 0), s.gone, s.come, 0.0)
        return s.plan_worth / FINE - mutation_cost(s) - worth_here(s, seat, about(s, 0))
    elif question == Prompt.CHANGE or question == Prompt.REPLACE:
        return -0.5
    else:
        return 0.0
    return s.plan_worth / FINE


@rule
def worth_here(s: State, seat: int, species: int) -> float:
    """What the slot of a species is worth now."""
    slot = s.slot[species]
    gather(s, slot, NONE)
    serve(s, slot, reserve_at(s, slot, NONE))
    return slot_worth(s, slot, seat, NONE, 0, 0, False)


# hands


@rule
def keep_use(s: State, seat: int, card: int) -> float:
    """How much a card of the hand is needed: the scarcer of heads and bodies most of all."""
    heads, bodies = 0, 0
    for place in range(s.hand_size[seat]):
        heads += 1 if PART[s.hand[seat, place]] == Part.HEAD else 0
        bodies += 1 if PART[s.hand[seat, place]] == Part.BODY else 0
    use = card_use(s, card)
    if PART[card] == Part.HEAD:
        return use + (1.0 if heads <= bodies else 0.2)
    if PART[card] == Part.BODY:
        return use + (1.0 if bodies <= heads else 0.2)
    return use


@rule
def least_use(s: State, seat: int) -> float:
    """How much the least needed card of a hand is needed."""
    least = 100.0
    for place in range(s.hand_size[seat]):
        least = min(least, keep_use(s, seat, s.hand[seat, place]))
    return least


@rule
def trade_gain(s: State, seat: int, card: int) -> float:
    """How much better the hand would be with a card of the trade row."""
    return 0.3 * (keep_use(s, seat, card) - least_use(s, seat))


# prior


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How promising an answer looks."""
    question = prompt(s)
    if question == Prompt.DRAW:
        return draw_prior(s, seat, move)
    if question == Prompt.MENU:
        return menu_prior(s, seat, move)
    if question == Prompt.AFTER:
        return 1.0 if move == END else row_prior(s, seat, move)
    if question == Prompt.TRADE:
        return 1.0 / (0.1 + keep_use(s, seat, move))
    if question == Prompt.KEEP:
        return keep_use(s, seat, move)
    if question == Prompt.ASSIGN:
        species = move - SPECIES_ANSWER
        return 2.0 if meets_conditions(s.low[species], s.high[species], s.biome[s.slot[species]]) else 0.5
    return action_prior(s, seat, question, move)


@rule
def draw_prior(s: State, seat: int, move: int) -> float:
    """Heads are small and bodies are large: what is missing comes first."""
    large = 0
    for place in range(s.hand_size[seat]):
        large += LARGE[s.hand[seat, place]]
    wants_large = 5 * large < 2 * (s.hand_size[seat] + 1)
    return 3.0 if wants_large == (move != SMALL) else 1.0


@rule
def row_prior(s: State, seat: int, card: int) -> float:
    """A trade is worth it if it improves the hand."""
    gain = trade_gain(s, seat, card)
    return 3.0 * gain if gain > TRADE_GAIN else POOR


@rule
def menu_prior(s: State, seat: int, move: int) -> float:
    """The plan of the turn, made once; then its first step."""
    if s.plan_for != s.question:
        plan_turn(s, seat)
        tidy(s)
        s.plan_for = s.question
    good = s.plan_kind > 0 and s.plan_worth > LEAST * FINE
    if move == PASS:
        return POOR if good else 1.0
    if move == REDRAW:
        return POOR if good else 2.0
    if move >= SPECIES_ANSWER:
        mine = s.plan_kind >= MUTATE and s.plan_species == move - SPECIES_ANSWER
        return LIKELY if mine and good else UNLIKELY
    place = hand_place(s, seat, move) if move < CARDS else NONE
    if place == NONE:
        return row_prior(s, seat, move)
    return LIKELY if good and s.plan_kind == CREATE and (s.plan_cards >> place) & 1 else UNLIKELY


@rule
def action_prior(s: State, seat: int, question: int, move: int) -> float:
    """A step of the plan; it is made anew where the answers left its way."""
    if question == Prompt.BUILD:
        return build_prior(s, seat, move)
    if question == Prompt.SPECIES:
        return species_prior(s, seat, about(s, 0), move)
    if question == Prompt.REPLACE:
        gone = NONE if move == ADD else move
        return LIKELY if s.plan_kind == MUTATE and s.plan_gone == gone else 1.0
    return 1.0


@rule
def build_prior(s: State, seat: int, move: int) -> float:
    """The cards of the plan, then its biome."""
    followed = s.plan_kind == CREATE and s.chosen & ~s.plan_cards == 0
    if not followed or s.plan_for + count_bits(s.chosen) != s.question:
        forget_plan(s)
        plan_creation(s, seat, s.chosen)
        tidy(s)
        s.plan_for = s.question - count_bits(s.chosen)
    if move < CARDS:
        return LIKELY if (s.plan_cards >> hand_place(s, seat, move)) & 1 else UNLIKELY
    done = s.chosen == s.plan_cards
    return LIKELY if done and slot_of_biome(s, move - BIOME_ANSWER) == s.plan_slot else UNLIKELY


@rule
def species_prior(s: State, seat: int, species: int, move: int) -> float:
    """The change or the way of the plan."""
    if s.plan_kind < MUTATE or s.plan_species != species or s.plan_for + 1 != s.question:
        forget_plan(s)
        plan_species(s, seat, species)
        tidy(s)
        s.plan_for = s.question - 1
    if move == DOUBLE:
        return POOR
    if move >= BIOME_ANSWER:
        there = s.plan_kind == MIGRATE and slot_of_biome(s, move - BIOME_ANSWER) == s.plan_slot
        return LIKELY if there else UNLIKELY
    if s.plan_kind != MUTATE:
        return UNLIKELY
    planned = s.plan_come if s.plan_come != NONE else s.plan_gone
    return LIKELY if planned == move else UNLIKELY
