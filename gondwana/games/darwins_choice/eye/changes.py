"""Mutating and migrating, as sentences."""

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import NONE, Text, text

from ..prompts import Prompt
from ..rules.changes import SECOND
from ..state import State
from ..tables import ADD, BIOME_ANSWER, DOCK_OF, DOUBLE, DOUBLE_MUTATION, EVENT_AMOUNT, EVENT_EFFECT, Dock, Effect
from ..tables import ANIMAL as ANIMAL_OF
from ..tables import PART as PART_OF
from ..words import ANIMAL
from .names import biome_choice, card_choice, card_words, is_in_hand, name_words


@sentence(Prompt.SPECIES)
def ask_for_way(s: State, species: int) -> Text:
    """What a species does."""
    return text("darwins_choice_prompt_species", **name_words(s, species))


@sentence(Prompt.CHANGE)
def ask_for_change(s: State, species: int) -> Text:
    """Which of two changes is asked for; the second with what the first one brings or takes away (DC-93)."""
    name = name_words(s, species)
    if s.doubling != SECOND:
        return text("darwins_choice_prompt_change", **name)
    if s.come != NONE:
        return text("darwins_choice_prompt_change_with", **name, **card_words(s.come))
    return text("darwins_choice_prompt_change_without", **name, **card_words(s.gone))


@choice(Prompt.SPECIES, Prompt.CHANGE)
def choose_change(s: State, seat: int, move: int, species: int) -> Text:
    """A biome to migrate to, two changes, or a card that comes or goes."""
    if move == DOUBLE:
        return text("darwins_choice_choice_double", points=price(s))
    if move >= BIOME_ANSWER:
        return biome_choice(s, "darwins_choice_choice_species", move)
    if not is_in_hand(s, seat, move):
        return card_choice("darwins_choice_choice_change_lose", move)
    gone = replaced(s, species, move)
    if gone == NONE:
        return card_choice("darwins_choice_choice_change", move)
    other = ANIMAL.shown(ANIMAL_OF[gone], 0)
    return text("darwins_choice_choice_change_replace", **card_words(move), other=other)


def price(s: State) -> int:
    """What a double mutation costs now, as the rule in changes says."""
    surge = s.event != NONE and EVENT_EFFECT[s.event] == Effect.MUTATION_COST
    return int(EVENT_AMOUNT[s.event]) if surge else DOUBLE_MUTATION


def replaced(s: State, species: int, card: int) -> int:
    """The card that one of the hand surely takes the place of: NONE where it may be added (DC-92, DC-185)."""
    dock = DOCK_OF[PART_OF[card]]
    sure = dock <= Dock.BODY or (dock != Dock.LEGS and not s.doubling)
    return int(s.card[species, dock]) if sure else NONE


@sentence(Prompt.REPLACE)
def ask_for_replaced(come: int) -> Text:
    """What a card of the hand replaces."""
    return text("darwins_choice_prompt_replace", **card_words(come))


@choice(Prompt.REPLACE)
def choose_replaced(move: int) -> Text:
    """The card that goes, or none."""
    if move == ADD:
        return text("darwins_choice_choice_add")
    return card_choice("darwins_choice_choice_replace", move)
