"""How good a position looks."""

from typing import Final

from gondwana.kernel.rules import NONE, about, first_asked, prompt, rule

from ..prompts import Prompt
from ..rules.changes import SECOND, mutation_cost
from ..rules.food import serve
from ..rules.members import gather, reserve_at, tidy
from ..rules.species import lives, meets_conditions
from ..state import State
from ..tables import TOKENS, Fate, Mode
from .actions import FINE, forget_plan, plan_changes, plan_creation, plan_species, plan_turn, worth_in_slot
from .cards import hand_use, trade_gain
from .children import childrens_table
from .species import RIVALRY, USUAL_FIT, best_fed, counted, fed_members, is_ours, member_worth, slot_worth

FRESH: Final = 0.5  # what an unknown card promises


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
        total += slot_worth(s, slot, seat)
    for species in range(s.seats * TOKENS):
        if lives(s, species) and not meets_conditions(s.low[species], s.high[species], s.biome[s.slot[species]]):
            total += counted(s, seat, species, member_worth(s, species, Fate.UNFIT, 0.0, USUAL_FIT))
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
    elif question == Prompt.CHANGE and s.doubling == SECOND:
        plan_second(s, seat, about(s, 0))
        return s.plan_worth / FINE - mutation_cost(s)
    elif question == Prompt.CHANGE or question == Prompt.REPLACE:
        return -0.5
    else:
        return 0.0
    return s.plan_worth / FINE


@rule
def plan_second(s: State, seat: int, species: int) -> None:
    """The best second change of a double mutation."""
    slot = s.slot[species]
    gather(s, slot, NONE)
    serve(s, slot, reserve_at(s, slot, NONE))
    plan_changes(s, seat, species, s.gone, s.come, fed_members(s), best_fed(s), worth_in_slot(s, species))
