"""The rules, one file a chapter; here each question finds its chapter: which group, then which question."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from ..prompts import Prompt
from ..state import State
from .abilities import (
    answer_arrow,
    answer_relocate_piece,
    answer_relocate_to,
    answer_strike,
    answer_victim,
    offer_arrow,
    offer_own_pieces,
    offer_relocate_to,
    offer_strike,
    offer_victim,
)
from .adaptation import answer_wheel, offer_wheel
from .attack import answer_defend, offer_defend
from .auction import (
    answer_bid,
    answer_bid_for_choice,
    answer_bought,
    answer_species,
    offer_bid,
    offer_bid_for_choice,
    offer_bought,
    offer_species,
)
from .execution import answer_joker, offer_joker
from .movement import answer_move_piece, answer_move_to, offer_move_piece, offer_move_to
from .settling import answer_settle, offer_settle
from .terrain import answer_attack, answer_place, answer_way, offer_attack, offer_place, offer_way
from .texts import answer_epidemic, offer_epidemic
from .turn import answer_act, answer_extra, answer_lay, offer_act, offer_hand


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The answers of a seat to the open question."""
    question = prompt(s)
    if question <= Prompt.BOUGHT:
        return legal_at_table(s, seat, question, out)
    if question <= Prompt.VICTIM:
        return legal_for_card(s, seat, question, out)
    return legal_for_piece(s, seat, question, out)


@rule
def legal_at_table(s: State, seat: int, question: int, out: Ints) -> int:
    """The start, the turn, the auction."""
    if question == Prompt.ACT:
        return offer_act(s, seat, out)
    if question == Prompt.BID:
        return offer_bid(s, out)
    if question == Prompt.LAY or question == Prompt.EXTRA:
        return offer_hand(s, seat, out)
    if question == Prompt.SETTLE:
        return offer_settle(s, seat, out)
    if question == Prompt.BOUGHT:
        return offer_bought(out)
    if question == Prompt.BID_FOR_CHOICE:
        return offer_bid_for_choice(s, seat, out)
    return offer_species(s, out)


@rule
def legal_for_card(s: State, seat: int, question: int, out: Ints) -> int:
    """What a card is used for."""
    if question == Prompt.JOKER:
        return offer_joker(s, seat, out)
    if question == Prompt.WAY:
        return offer_way(s, seat, about(s, 0), about(s, 1), about(s, 2), out)
    if question == Prompt.WHEEL:
        return offer_wheel(s, seat, out)
    if question == Prompt.ARROW:
        return offer_arrow(s, seat, out)
    return offer_victim(s, seat, about(s, 0), out)


@rule
def legal_for_piece(s: State, seat: int, question: int, out: Ints) -> int:
    """Which piece, which cell."""
    if question == Prompt.MOVE_PIECE:
        return offer_move_piece(s, seat, about(s, 0), out)
    if question == Prompt.MOVE_TO:
        return offer_move_to(s, seat, about(s, 0), about(s, 1), out)
    if question == Prompt.PLACE:
        return offer_place(s, about(s, 0), out)
    if question == Prompt.ATTACK:
        return offer_attack(s, seat, about(s, 0), out)
    if question == Prompt.RELOCATE_PIECE:
        return offer_own_pieces(s, seat, out)
    if question == Prompt.RELOCATE_TO:
        return offer_relocate_to(s, seat, out)
    if question == Prompt.STRIKE:
        return offer_strike(s, seat, out)
    if question == Prompt.DEFEND:
        return offer_defend(out)
    return offer_epidemic(s, seat, out)


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Carry out the answer of a seat."""
    question = prompt(s)
    if question <= Prompt.BOUGHT:
        answer_at_table(s, seat, question, move)
    elif question <= Prompt.VICTIM:
        answer_for_card(s, seat, question, move)
    else:
        answer_for_piece(s, seat, question, move)


@rule
def answer_at_table(s: State, seat: int, question: int, move: int) -> None:
    """The start, the turn, the auction."""
    if question == Prompt.ACT:
        answer_act(s, seat, move)
    elif question == Prompt.BID:
        answer_bid(s, seat, move)
    elif question == Prompt.LAY:
        answer_lay(s, seat, move)
    elif question == Prompt.EXTRA:
        answer_extra(s, seat, move)
    elif question == Prompt.SETTLE:
        answer_settle(s, seat, move)
    elif question == Prompt.BOUGHT:
        answer_bought(s, seat, about(s, 0), move)
    elif question == Prompt.BID_FOR_CHOICE:
        answer_bid_for_choice(s, seat, about(s, 0), move)
    else:
        answer_species(s, seat, move)


@rule
def answer_for_card(s: State, seat: int, question: int, move: int) -> None:
    """What a card is used for."""
    if question == Prompt.JOKER:
        answer_joker(s, seat, move)
    elif question == Prompt.WAY:
        answer_way(s, seat, about(s, 0), move)
    elif question == Prompt.WHEEL:
        answer_wheel(s, seat, move)
    elif question == Prompt.ARROW:
        answer_arrow(s, seat, move)
    else:
        answer_victim(s, seat, about(s, 0), move)


@rule
def answer_for_piece(s: State, seat: int, question: int, move: int) -> None:
    """Which piece, which cell."""
    if question == Prompt.MOVE_PIECE:
        answer_move_piece(s, seat, about(s, 0), move)
    elif question == Prompt.MOVE_TO:
        answer_move_to(s, seat, about(s, 1), move)
    elif question == Prompt.PLACE:
        answer_place(s, seat, move)
    elif question == Prompt.ATTACK:
        answer_attack(s, seat, move)
    elif question == Prompt.RELOCATE_PIECE:
        answer_relocate_piece(s, seat, move)
    elif question == Prompt.RELOCATE_TO:
        answer_relocate_to(s, seat, about(s, 0), move)
    elif question == Prompt.STRIKE:
        answer_strike(s, seat, move)
    elif question == Prompt.DEFEND:
        answer_defend(s, seat, about(s, 0), about(s, 1), about(s, 2), move)
    else:
        answer_epidemic(s, seat, move)


@rule
def perform(s: State) -> None:
    """No rule of this game leaves a task for later."""
