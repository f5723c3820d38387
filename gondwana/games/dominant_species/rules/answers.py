"""Which rule carries out the answer to a question: its group, then one of a few."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.rule import rule

from ..prompts import GROUP, Group, Prompt
from ..state import State
from .cards.cubes import (
    answer_evolve_animal,
    answer_evolve_tile,
    answer_fecundity,
    answer_hibernate_count,
    answer_hibernate_tile,
)
from .cards.elements import (
    answer_aquatic_tile,
    answer_aquatic_type,
    answer_from_bag,
    answer_give_type,
    answer_habitat_type,
    answer_immigrate,
    answer_lose_disk,
    answer_take_type,
)
from .cards.rows import answer_casualty
from .cards.taking import answer_take_card
from .cards.tiles import answer_exodus_count, answer_keep_disk, answer_name_tile, answer_survivor
from .competition import answer_arachnid, answer_compete, answer_victim
from .domination import answer_dominate
from .elements import (
    answer_abundance_corner,
    answer_abundance_type,
    answer_adapt,
    answer_deplete,
    answer_protect,
    answer_waste,
)
from .glaciation import answer_glaciate
from .migration import answer_migrate_count, answer_migrate_from, answer_migrate_to
from .planning import answer_animal, answer_initiative, answer_place
from .reset import answer_save
from .speciation import answer_cubes, answer_insect, answer_speciate_disk
from .wanderlust import answer_hex, answer_move_in, answer_stack, answer_wander_corner, answer_wander_type


@rule
def carry_out(s: State, seat: int, move: int) -> None:
    """Carry out an answer to the question on top of the stack."""
    question = prompt(s)
    a, b, c, d = about(s, 0), about(s, 1), about(s, 2), about(s, 3)
    group = question >> GROUP
    if group == Group.PLANNING:
        carry_out_planning(s, seat, question, a, move)
    elif group == Group.ELEMENTS:
        carry_out_elements(s, seat, question, a, b, move)
    elif group == Group.SPREADING:
        carry_out_spreading(s, seat, question, a, b, move)
    elif group == Group.WANDERLUST:
        carry_out_wanderlust(s, seat, question, a, b, c, move)
    elif group == Group.STRUGGLE:
        carry_out_struggle(s, seat, question, a, b, c, d, move)
    elif group == Group.TILE_CARDS:
        carry_out_tile_cards(s, seat, question, a, b, c, d, move)
    elif group == Group.ELEMENT_CARDS:
        carry_out_element_cards(s, seat, question, a, b, c, move)
    else:
        carry_out_other_cards(s, seat, question, a, b, c, move)


@rule
def carry_out_planning(s: State, seat: int, question: int, a: int, move: int) -> None:
    """Choosing animals, Planning and Initiative."""
    if question == Prompt.CHOOSE_ANIMAL:
        answer_animal(s, seat, move)
    elif question == Prompt.PLACE:
        answer_place(s, seat, a, move)
    elif question == Prompt.INITIATIVE:
        answer_initiative(s, seat, a, move)
    else:
        answer_place(s, seat, a, move)


@rule
def carry_out_elements(s: State, seat: int, question: int, a: int, b: int, move: int) -> None:
    """Adaptation to Depletion."""
    if question == Prompt.ADAPT:
        answer_adapt(s, seat, a, move)
    elif question == Prompt.PROTECT:
        answer_protect(s, seat, a, move)
    elif question == Prompt.ABUNDANCE_TYPE:
        answer_abundance_type(s, seat, a, move)
    elif question == Prompt.ABUNDANCE_CORNER:
        answer_abundance_corner(s, seat, a, b, move)
    elif question == Prompt.WASTE:
        answer_waste(s, seat, a, move)
    else:
        answer_deplete(s, seat, a, move)


@rule
def carry_out_spreading(s: State, seat: int, question: int, a: int, b: int, move: int) -> None:
    """Glaciation and Speciation."""
    if question == Prompt.GLACIATE:
        answer_glaciate(s, seat, a, move)
    elif question == Prompt.SPECIATE_DISK:
        answer_speciate_disk(s, seat, a, move)
    elif question == Prompt.SPECIATE_COUNT:
        answer_cubes(s, seat, a, b, move)
    else:
        answer_insect(s, seat, a, move)


@rule
def carry_out_wanderlust(s: State, seat: int, question: int, a: int, b: int, c: int, move: int) -> None:
    """Wanderlust."""
    if question == Prompt.STACK:
        answer_stack(s, seat, a, move)
    elif question == Prompt.HEX:
        answer_hex(s, seat, a, b, move)
    elif question == Prompt.WANDER_TYPE:
        answer_wander_type(s, seat, a, b, move)
    elif question == Prompt.WANDER_CORNER:
        answer_wander_corner(s, seat, a, c, move)
    else:
        answer_move_in(s, seat, a, b, c, move)


@rule
def carry_out_struggle(s: State, seat: int, question: int, a: int, b: int, c: int, d: int, move: int) -> None:
    """Migration, Competition, Extinction."""
    if question == Prompt.MIGRATE_FROM:
        answer_migrate_from(s, seat, a, b, move)
    elif question == Prompt.MIGRATE_TO:
        answer_migrate_to(s, seat, a, b, c, move)
    elif question == Prompt.MIGRATE_COUNT:
        answer_migrate_count(s, seat, a, b, c, d, move)
    elif question == Prompt.ARACHNID:
        answer_arachnid(s, seat, a, move)
    elif question == Prompt.COMPETE:
        answer_compete(s, seat, a, b, c, move)
    elif question == Prompt.VICTIM:
        answer_victim(s, seat, a, b, move)
    else:
        answer_save(s, seat, move)


@rule
def carry_out_tile_cards(s: State, seat: int, question: int, a: int, b: int, c: int, d: int, move: int) -> None:
    """Domination, and cards that begin with a tile."""
    if question == Prompt.DOMINATE:
        answer_dominate(s, seat, a, move)
    elif question == Prompt.TAKE_CARD:
        answer_take_card(s, seat, a, b, move)
    elif question == Prompt.NAME_TILE:
        answer_name_tile(s, seat, a, b, move)
    elif question == Prompt.CASUALTY:
        answer_casualty(s, seat, a, b, move)
    elif question == Prompt.SURVIVOR:
        answer_survivor(s, seat, b, move)
    elif question == Prompt.KEEP_DISK:
        answer_keep_disk(s, seat, b, move)
    else:
        answer_exodus_count(s, seat, b, c, d, move)


@rule
def carry_out_element_cards(s: State, seat: int, question: int, a: int, b: int, c: int, move: int) -> None:
    """Aquatic, Habitat, Metamorphosis."""
    if question == Prompt.AQUATIC_TILE:
        answer_aquatic_tile(s, seat, a, move)
    elif question == Prompt.AQUATIC_TYPE:
        answer_aquatic_type(s, seat, a, b, move)
    elif question == Prompt.AQUATIC_CORNER:
        answer_from_bag(s, seat, a, c, move)
    elif question == Prompt.AQUATIC_COUNT:
        answer_cubes(s, seat, a, b, move)
    elif question == Prompt.HABITAT_TYPE:
        answer_habitat_type(s, seat, a, move)
    elif question == Prompt.HABITAT_CORNER:
        answer_from_bag(s, seat, a, b, move)
    elif question == Prompt.GIVE_TYPE:
        answer_give_type(s, seat, a, move)
    else:
        answer_take_type(s, seat, a, b, move)


@rule
def carry_out_other_cards(s: State, seat: int, question: int, a: int, b: int, c: int, move: int) -> None:
    """Disease, Immigrants, Instinct, Evolution, Fecundity, Hibernation."""
    if question == Prompt.LOSE_DISK:
        answer_lose_disk(s, seat, a, move)
    elif question == Prompt.IMMIGRATE:
        answer_immigrate(s, seat, a, move)
    elif question == Prompt.INSTINCT:
        answer_place(s, seat, a, move)
    elif question == Prompt.EVOLVE_ANIMAL:
        answer_evolve_animal(s, seat, a, b, c, move)
    elif question == Prompt.EVOLVE_TILE:
        answer_evolve_tile(s, seat, a, b, move)
    elif question == Prompt.FECUNDITY:
        answer_fecundity(s, seat, a, b, move)
    elif question == Prompt.HIBERNATE_TILE:
        answer_hibernate_tile(s, seat, a, move)
    else:
        answer_hibernate_count(s, seat, a, b, move)
