"""The sentence that asks, and the sentence of each answer."""

from gondwana.kernel.header import NONE
from gondwana.kernel.notation import Text, text
from gondwana.kernel.questions import ABOUT, PROMPT

from .flow import Stage
from .prompts import (
    A_CARD,
    ABILITY,
    CAPABILITY,
    CARD,
    CELL,
    IN_TERRAIN,
    QUESTIONS,
    SPECIES_KIND,
    TERRAIN,
    Act,
    Prompt,
)
from .state import State
from .tables import CARDS_A_TURN, FOOD_FOR_A_POINT, KINDS, LOWEST_BID

ACTS = {
    Act.FREE_MOVE: "wildlife_act_free_move",
    Act.FOOD: "wildlife_act_food",
    Act.INTELLIGENCE: "wildlife_act_intelligence",
    Act.MOBILITY: "wildlife_act_mobility",
    Act.ATTACK: "wildlife_act_attack",
    Act.CONVERT: "wildlife_act_convert",
    Act.END: "wildlife_act_end",
}


def open_prompt(s: State) -> int:
    """The question on top of the stack, NONE if nobody is asked."""
    return s.frames[s.depth - 1][PROMPT] if s.asked else NONE


def about(s: State, index: int) -> int:
    """One of the numbers that the question is about."""
    return int(s.frames[s.depth - 1][ABOUT + index])


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question = Prompt(open_prompt(s))
    name = f"wildlife_prompt_{QUESTIONS[question].name}"
    if question == Prompt.LAY:
        return text(name, count=CARDS_A_TURN - sum(s.laid[card] for card in range(KINDS)))
    if question == Prompt.ACT and s.auctions:
        return text("wildlife_prompt_act_sold")
    if question == Prompt.BID:
        key = "wildlife_prompt_bid_fixed" if s.seats == 2 else name
        return text(key, card=A_CARD.shown(s.lot, s.seats), food=max(LOWEST_BID, s.bid + 1))
    if question == Prompt.BID_FOR_CHOICE:
        return text("wildlife_prompt_bid_for_choice", food=max(LOWEST_BID, s.bid + 1))
    if question == Prompt.SPECIES:
        return text("wildlife_prompt_species")
    if question == Prompt.BOUGHT:
        return text(name, card=A_CARD.shown(about(s, 0), s.seats))
    if question in (Prompt.WAY, Prompt.PLACE, Prompt.ATTACK):
        return text(name, terrain=IN_TERRAIN.shown(about(s, 0), s.seats))
    if question == Prompt.MOVE_PIECE and about(s, 0) != NONE:
        return text("wildlife_prompt_move_piece_onto", terrain=TERRAIN.shown(about(s, 0), s.seats))
    if question == Prompt.VICTIM:
        return text("wildlife_prompt_victim", ability=ABILITY.shown(about(s, 0), s.seats))
    if question == Prompt.DEFEND:
        key = "wildlife_prompt_defend" if about(s, 2) == NONE else "wildlife_prompt_defend_exchange"
        return text(key, attacker={"seat": about(s, 0)}, cell=CELL.word(about(s, 1)))
    return text(name)


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    question = Prompt(open_prompt(s))
    name = f"wildlife_choice_{QUESTIONS[question].name}"
    if question == Prompt.ACT:
        return act(s, name, move)
    if question == Prompt.BID:
        return bid(s, seat, name, move)
    if question == Prompt.BID_FOR_CHOICE:
        return bid(s, seat, "wildlife_choice_bid_for_choice", move)
    if question in (Prompt.LAY, Prompt.EXTRA, Prompt.JOKER):
        return text(name, card=CARD.shown(move, s.seats))
    if question == Prompt.WHEEL:
        risen = CAPABILITY.shown(s.capability[seat][move] + 1, s.seats)
        return text(name, terrain=IN_TERRAIN.shown(move, s.seats), capability=risen)
    if question == Prompt.ARROW:
        return text(name, ability=ABILITY.shown(move, s.seats))
    if question == Prompt.SPECIES:
        return text("wildlife_choice_species", species=SPECIES_KIND.shown(move, s.seats))
    if question == Prompt.VICTIM:
        return text("wildlife_choice_victim", seat={"seat": move})
    if question in (Prompt.WAY, Prompt.BOUGHT, Prompt.DEFEND):
        return text(name, decision=QUESTIONS[question].answer.shown(move, s.seats))
    if question == Prompt.ATTACK:
        return text(name, cell=CELL.word(move), seat={"seat": s.piece[move]})
    return on_cell(s, seat, name, move)


def act(s: State, name: str, move: int) -> Text:
    """What the active player may do next."""
    if move < Act.AUCTION:
        return text("wildlife_choice_use", card=CARD.shown(move - Act.EXECUTE, s.seats))
    if move < Act.FREE_MOVE:
        return text("wildlife_choice_sell", card=CARD.shown(move - Act.AUCTION, s.seats))
    return text(name, act={"term": ACTS[Act(move)]})


def bid(s: State, seat: int, name: str, move: int) -> Text:
    """A bid with what it costs: where food is missing, points too (WL-32)."""
    if move == 0:
        return text("wildlife_choice_pass")
    missing = move - s.food[seat]
    if missing > 0:
        points = -(-missing // FOOD_FOR_A_POINT)
        return text("wildlife_choice_bid_and_points", food=move, points=points)
    return text(name, food=move)


def on_cell(s: State, seat: int, name: str, move: int) -> Text:
    """A cell, and whose piece stands there if it is another's."""
    owner = s.piece[move]
    if owner in (NONE, seat):
        return text(name, cell=CELL.word(move))
    return text("wildlife_choice_piece", cell=CELL.word(move), seat={"seat": owner})


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage < Stage.SETTLE:
        return text("wildlife_group_species")
    if s.stage == Stage.SETTLE:
        return text("wildlife_group_settling")
    return text("wildlife_group_turn", round=s.lap + 1, seat={"seat": s.active})


def reveals(s: State, seat: int) -> bool:
    """Nothing is drawn or uncovered but by the end of a turn, which is a choice of its own."""
    return False
