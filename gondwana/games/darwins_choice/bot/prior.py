"""Which answers look promising."""

from typing import Final

from gondwana.kernel.rules import FOOLISH, NONE, about, prompt, rule

from ..prompts import Prompt
from ..rules.hands import hand_place
from ..rules.members import tidy
from ..rules.species import meets_conditions, slot_of_biome
from ..state import State
from ..tables import ADD, BIOME_ANSWER, CARDS, DOUBLE, END, LARGE, PASS, REDRAW, SMALL, SPECIES_ANSWER
from .actions import (
    CREATE,
    MIGRATE,
    MUTATE,
    count_bits,
    forget_plan,
    plan_creation,
    plan_species,
    plan_turn,
)
from .cards import keep_use, trade_gain
from .waste import TRADE_GAIN, gives_away, is_good, passes_up

LIKELY: Final = 12.0  # an answer on the way of the plan
UNLIKELY: Final = 0.2
POOR: Final = 0.05


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
        given_away = gives_away(s, seat, move, s.row[about(s, 0)])
        return FOOLISH if given_away else 1.0 / (0.1 + keep_use(s, seat, move))
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
    """A trade is worth it if it improves the hand; one that does not only goes round."""
    gain = trade_gain(s, seat, card)
    return FOOLISH if gain <= TRADE_GAIN else 3.0 * gain


@rule
def menu_prior(s: State, seat: int, move: int) -> float:
    """The plan of the turn, made once; then its first step."""
    if s.plan_for != s.question:
        plan_turn(s, seat)
        tidy(s)
        s.plan_for = s.question
    good = is_good(s)
    if move == PASS:
        return FOOLISH if passes_up(s) else POOR if good else 1.0
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
