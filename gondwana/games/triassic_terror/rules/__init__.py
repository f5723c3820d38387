"""The rules, one file a chapter; here each question finds its chapter, in two steps: the chapter, then the question."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from ..prompts import Prompt
from ..state import State
from .growth import (
    answer_eggs,
    answer_herd2,
    answer_herd3,
    answer_pt_eat,
    answer_pt_move,
    grow_second,
    offer_herd2,
    offer_pt_move,
    send_pterodactyl,
)
from .meals import offer_meal
from .migration import (
    answer_mig_count,
    answer_mig_herd,
    answer_mig_to,
    next_migration,
    offer_mig_count,
    offer_mig_herd,
    offer_mig_to,
)
from .newcomers import answer_alloc, answer_env, offer_alloc, offer_env
from .raptors import (
    answer_raptor_eat,
    answer_raptor_move,
    answer_raptor_pick,
    answer_scatter_to,
    answer_scatter_who,
    next_raptor,
    offer_raptor_move,
    offer_raptor_pick,
    offer_scatter_to,
    offer_scatter_who,
)
from .selection import answer_sel_card, answer_sel_tile, offer_sel_card, offer_sel_tile
from .trex import answer_trex_eat, answer_trex_move, offer_trex_move
from .turn import (
    active,
    answer_herd_counter,
    answer_herd_white,
    answer_interrupt,
    answer_menu,
    answer_volcano_area,
    interrupt,
    offer_herd,
    offer_interrupt,
    offer_menu,
    offer_volcano_area,
)


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The answers of a seat to the open question."""
    question = prompt(s)
    if question < Prompt.HERD_COUNTER:
        return legal_choice(s, seat, question, out)
    if question < Prompt.PT_MOVE:
        return legal_herd(s, seat, question, out)
    if question < Prompt.RAPTOR_PICK:
        return legal_hunt(s, seat, question, out)
    if question < Prompt.MIG_HERD:
        return legal_raptors(s, seat, question, out)
    return legal_migration(s, seat, question, out)


@rule
def legal_choice(s: State, seat: int, question: int, out: Ints) -> int:
    """Selection, the menu, interruptions."""
    if question == Prompt.SEL_CARD:
        return offer_sel_card(s, out)
    if question == Prompt.SEL_TILE:
        return offer_sel_tile(s, out)
    if question == Prompt.MENU:
        return offer_menu(s, seat, out)
    return offer_interrupt(s, seat, out)


@rule
def legal_herd(s: State, seat: int, question: int, out: Ints) -> int:
    """Where dinos come to, and where the volcano erupts."""
    if question == Prompt.VOLCANO_AREA:
        return offer_volcano_area(s, out)
    if question == Prompt.ENV:
        return offer_env(s, out)
    if question == Prompt.ALLOC:
        return offer_alloc(s, seat, about(s, 0), out)
    if question == Prompt.HERD2:
        return offer_herd2(s, seat, out)
    return offer_herd(s, seat, out)


@rule
def legal_hunt(s: State, seat: int, question: int, out: Ints) -> int:
    """The Pterodactyl and the T-Rex."""
    if question == Prompt.PT_MOVE:
        return offer_pt_move(s, out)
    if question == Prompt.PT_EAT:
        return offer_meal(s, seat, s.pterodactyl, out)
    if question == Prompt.TREX_MOVE:
        return offer_trex_move(s, out)
    return offer_meal(s, seat, s.trex_area, out)


@rule
def legal_raptors(s: State, seat: int, question: int, out: Ints) -> int:
    """The Raptors' tile."""
    if question == Prompt.RAPTOR_PICK:
        return offer_raptor_pick(s, out)
    if question == Prompt.RAPTOR_MOVE:
        return offer_raptor_move(s, about(s, 0), out)
    area = s.raptor[about(s, 0)]
    if question == Prompt.RAPTOR_EAT:
        return offer_meal(s, seat, area, out)
    if question == Prompt.SCATTER_WHO:
        return offer_scatter_who(s, area, out)
    return offer_scatter_to(s, area, about(s, 1), out)


@rule
def legal_migration(s: State, seat: int, question: int, out: Ints) -> int:
    """The Migration tile."""
    if question == Prompt.MIG_HERD:
        return offer_mig_herd(s, seat, out)
    if question == Prompt.MIG_TO:
        return offer_mig_to(s, seat, about(s, 0), out)
    return offer_mig_count(s, seat, about(s, 0), about(s, 2), out)


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Carry out the answer of a seat."""
    question = prompt(s)
    if question < Prompt.HERD_COUNTER:
        answer_choice(s, seat, question, move)
    elif question < Prompt.PT_MOVE:
        answer_herd(s, seat, question, move)
    elif question < Prompt.RAPTOR_PICK:
        answer_hunt(s, seat, question, move)
    elif question < Prompt.MIG_HERD:
        answer_raptors(s, seat, question, move)
    else:
        answer_migration(s, seat, question, move)


@rule
def answer_choice(s: State, seat: int, question: int, move: int) -> None:
    """Selection, the menu, interruptions."""
    if question == Prompt.SEL_CARD:
        answer_sel_card(s, seat, move)
    elif question == Prompt.SEL_TILE:
        answer_sel_tile(s, seat, move)
    elif question == Prompt.MENU:
        answer_menu(s, seat, move)
    else:
        answer_interrupt(s, seat, move)


@rule
def answer_herd(s: State, seat: int, question: int, move: int) -> None:
    """Where dinos come to, and where the volcano erupts."""
    if question == Prompt.HERD_COUNTER:
        answer_herd_counter(s, seat, move)
    elif question == Prompt.VOLCANO_AREA:
        answer_volcano_area(s, seat, move)
    elif question == Prompt.HERD_WHITE:
        answer_herd_white(s, seat, move)
    elif question == Prompt.ENV:
        answer_env(s, seat, move)
    elif question == Prompt.ALLOC:
        answer_alloc(s, seat, about(s, 0), move)
    elif question == Prompt.HERD3:
        answer_herd3(s, seat, move)
    elif question == Prompt.HERD2:
        answer_herd2(s, seat, move)
    else:
        answer_eggs(s, seat, move)


@rule
def answer_hunt(s: State, seat: int, question: int, move: int) -> None:
    """The Pterodactyl and the T-Rex."""
    if question == Prompt.PT_MOVE:
        answer_pt_move(s, seat, move)
    elif question == Prompt.PT_EAT:
        answer_pt_eat(s, seat, about(s, 0), move)
    elif question == Prompt.TREX_MOVE:
        answer_trex_move(s, seat, move)
    else:
        answer_trex_eat(s, seat, about(s, 0), move)


@rule
def answer_raptors(s: State, seat: int, question: int, move: int) -> None:
    """The Raptors' tile."""
    if question == Prompt.RAPTOR_PICK:
        answer_raptor_pick(s, seat, move)
    elif question == Prompt.RAPTOR_MOVE:
        answer_raptor_move(s, seat, about(s, 0), move)
    elif question == Prompt.RAPTOR_EAT:
        answer_raptor_eat(s, seat, about(s, 0), about(s, 1), move)
    elif question == Prompt.SCATTER_WHO:
        answer_scatter_who(s, seat, about(s, 0), about(s, 1), about(s, 2), move)
    else:
        answer_scatter_to(s, seat, about(s, 0), about(s, 1), about(s, 2), about(s, 3), move)


@rule
def answer_migration(s: State, seat: int, question: int, move: int) -> None:
    """The Migration tile."""
    if question == Prompt.MIG_HERD:
        answer_mig_herd(s, seat, about(s, 0), move)
    elif question == Prompt.MIG_TO:
        answer_mig_to(s, seat, about(s, 0), about(s, 1), move)
    else:
        answer_mig_count(s, seat, about(s, 0), about(s, 1), about(s, 2), move)


@rule
def perform(s: State) -> None:
    """The step of a tile that comes next."""
    task, seat = prompt(s), active(s)
    if task == Prompt.INTERRUPTION:
        interrupt(s, seat)
    elif task == Prompt.GROW_SECOND:
        grow_second(s, seat)
    elif task == Prompt.PTERODACTYL:
        send_pterodactyl(s, seat)
    elif task == Prompt.MIGRATION:
        next_migration(s, seat, about(s, 0))
    else:
        next_raptor(s, seat, about(s, 0))
