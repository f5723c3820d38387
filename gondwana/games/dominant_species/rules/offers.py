"""Which rule lists the answers to a question: its group, then one of a few."""

from gondwana.kernel.questions import about, prompt
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule

from ..prompts import GROUP, Group, Prompt
from ..state import State
from .cards.cubes import offer_evolve_animal, offer_hibernate_count, offer_hibernate_tile, offer_occupied
from .cards.elements import (
    offer_aquatic_count,
    offer_aquatic_tile,
    offer_aquatic_type,
    offer_give_type,
    offer_habitat_type,
    offer_immigrate,
    offer_lose_disk,
)
from .cards.rows import offer_casualty
from .cards.tiles import offer_exodus_count, offer_keep_disk, offer_name_tile, offer_survivor
from .competition import offer_arachnid, offer_compete
from .domination import offer_cards, offer_dominate
from .elements import offer_abundance_type, offer_adapt, offer_deplete, offer_protect, offer_vacant_corners, offer_waste
from .glaciation import offer_glaciate
from .migration import offer_migrate_count, offer_migrate_from, offer_migrate_to
from .pieces import offer_counts, offer_present, offer_tips, offer_types
from .planning import offer_animal, offer_decision, offer_instinct, offer_place, offer_place_again
from .reset import offer_save
from .speciation import offer_insect, offer_speciate_count, offer_speciate_disk
from .wanderlust import offer_hex, offer_stack, offer_wander_type


@rule
def list_answers(s: State, out: Ints) -> int:
    """The answers to the question on top of the stack; how many."""
    question = prompt(s)
    a, b, c = about(s, 0), about(s, 1), about(s, 2)
    group = question >> GROUP
    if group == Group.PLANNING:
        return list_planning(s, question, a, out)
    if group == Group.ELEMENTS:
        return list_elements(s, question, a, out)
    if group == Group.SPREADING:
        return list_spreading(s, question, a, b, out)
    if group == Group.WANDERLUST:
        return list_wanderlust(s, question, a, b, out)
    if group == Group.STRUGGLE:
        return list_struggle(s, question, a, b, c, out)
    if group == Group.TILE_CARDS:
        return list_tile_cards(s, question, a, b, c, out)
    if group == Group.ELEMENT_CARDS:
        return list_element_cards(s, question, a, b, out)
    return list_other_cards(s, question, a, b, c, out)


@rule
def list_planning(s: State, question: int, a: int, out: Ints) -> int:
    """Choosing animals, Planning and Initiative."""
    if question == Prompt.CHOOSE_ANIMAL:
        return offer_animal(s, a, out)
    if question == Prompt.PLACE:
        return offer_place(s, a, out)
    if question == Prompt.INITIATIVE:
        return offer_decision(out)
    return offer_place_again(s, a, out)


@rule
def list_elements(s: State, question: int, a: int, out: Ints) -> int:
    """Adaptation to Depletion."""
    if question == Prompt.ADAPT:
        return offer_adapt(s, a, out)
    if question == Prompt.PROTECT:
        return offer_protect(s, a, out)
    if question == Prompt.ABUNDANCE_TYPE:
        return offer_abundance_type(s, a, out)
    if question == Prompt.ABUNDANCE_CORNER:
        return offer_vacant_corners(s, out)
    if question == Prompt.WASTE:
        return offer_waste(s, a, out)
    return offer_deplete(s, a, out)


@rule
def list_spreading(s: State, question: int, a: int, b: int, out: Ints) -> int:
    """Glaciation and Speciation."""
    if question == Prompt.GLACIATE:
        return offer_glaciate(s, a, b, out)
    if question == Prompt.SPECIATE_DISK:
        return offer_speciate_disk(s, a, b, out)
    if question == Prompt.SPECIATE_COUNT:
        return offer_speciate_count(s, a, b, out)
    return offer_insect(s, a, out)


@rule
def list_wanderlust(s: State, question: int, a: int, b: int, out: Ints) -> int:
    """Wanderlust."""
    if question == Prompt.STACK:
        return offer_stack(s, a, out)
    if question == Prompt.HEX:
        return offer_hex(s, out)
    if question == Prompt.WANDER_TYPE:
        return offer_wander_type(s, b, out)
    if question == Prompt.WANDER_CORNER:
        return offer_tips(s, b, out)
    return offer_counts(0, s.cubes[b, a], out)


@rule
def list_struggle(s: State, question: int, a: int, b: int, c: int, out: Ints) -> int:
    """Migration, Competition, Extinction."""
    if question == Prompt.MIGRATE_FROM:
        return offer_migrate_from(s, out)
    if question == Prompt.MIGRATE_TO:
        return offer_migrate_to(s, a, c, out)
    if question == Prompt.MIGRATE_COUNT:
        return offer_migrate_count(s, b, c, out)
    if question == Prompt.ARACHNID:
        return offer_arachnid(s, a, out)
    if question == Prompt.COMPETE:
        return offer_compete(s, a, b, c, out)
    if question == Prompt.VICTIM:
        return offer_present(s, b, a, out)
    return offer_save(s, a, out)


@rule
def list_tile_cards(s: State, question: int, a: int, b: int, c: int, out: Ints) -> int:
    """Domination, and cards that begin with a tile."""
    if question == Prompt.DOMINATE:
        return offer_dominate(s, a, out)
    if question == Prompt.TAKE_CARD:
        return offer_cards(s, out)
    if question == Prompt.NAME_TILE:
        return offer_name_tile(s, a, b, out)
    if question == Prompt.CASUALTY:
        return offer_casualty(s, a, b, c, out)
    if question == Prompt.SURVIVOR:
        return offer_survivor(s, b, out)
    if question == Prompt.KEEP_DISK:
        return offer_keep_disk(s, b, out)
    return offer_exodus_count(s, b, c, out)


@rule
def list_element_cards(s: State, question: int, a: int, b: int, out: Ints) -> int:
    """Aquatic, Habitat, Metamorphosis."""
    if question == Prompt.AQUATIC_TILE:
        return offer_aquatic_tile(s, a, out)
    if question == Prompt.AQUATIC_TYPE:
        return offer_aquatic_type(s, b, out)
    if question == Prompt.AQUATIC_CORNER:
        return offer_tips(s, b, out)
    if question == Prompt.AQUATIC_COUNT:
        return offer_aquatic_count(s, a, out)
    if question == Prompt.HABITAT_TYPE:
        return offer_habitat_type(s, out)
    if question == Prompt.HABITAT_CORNER:
        return offer_vacant_corners(s, out)
    if question == Prompt.GIVE_TYPE:
        return offer_give_type(s, a, out)
    return offer_types(s.bag, out)


@rule
def list_other_cards(s: State, question: int, a: int, b: int, c: int, out: Ints) -> int:
    """Disease, Immigrants, Instinct, Evolution, Fecundity, Hibernation."""
    if question == Prompt.LOSE_DISK:
        return offer_lose_disk(s, a, out)
    if question == Prompt.IMMIGRATE:
        return offer_immigrate(s, a, out)
    if question == Prompt.INSTINCT:
        return offer_instinct(s, a, out)
    if question == Prompt.EVOLVE_ANIMAL:
        return offer_evolve_animal(s, a, b, c, out)
    if question == Prompt.EVOLVE_TILE:
        return offer_occupied(s, b, out)
    if question == Prompt.FECUNDITY:
        return offer_decision(out)
    if question == Prompt.HIBERNATE_TILE:
        return offer_hibernate_tile(s, a, out)
    return offer_hibernate_count(s, a, out)
