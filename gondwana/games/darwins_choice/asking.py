"""Questions and choices as sentences still without a language."""

from typing import Any

from gondwana.kernel.header import NONE
from gondwana.kernel.notation import Text, text
from gondwana.kernel.questions import ABOUT, PROMPT

from .prompts import ANIMAL, COMMAND_WORDS, IN_BIOME, PART, Prompt
from .rules.changes import SECOND
from .state import State
from .tables import ANIMAL as ANIMAL_OF
from .tables import (
    BIOME_ANSWER,
    COMMANDS,
    DOCK_OF,
    DOUBLE_MUTATION,
    EVENT_AMOUNT,
    EVENT_EFFECT,
    LARGE_PILE,
    ROW,
    SETUP,
    SMALL,
    SPECIES_ANSWER,
    TOKENS,
    Dock,
    Effect,
    Mode,
    Part,
    Setup,
)
from .tables import PART as PART_OF

BUTTONS = {
    "pass": "darwins_choice_choice_pass",
    "redraw": "darwins_choice_choice_redraw",
    "end": "darwins_choice_choice_end",
    "add": "darwins_choice_choice_add",
}


def open_prompt(s: State) -> int:
    """The question on top of the stack, NONE if nobody is asked."""
    return s.frames[s.depth - 1][PROMPT] if s.asked else NONE


def asked_about(s: State, index: int) -> int:
    """One of the numbers that the question is about."""
    return int(s.frames[s.depth - 1][ABOUT + index])


def card_words(card: int) -> dict[str, Any]:
    """A card in a sentence: its part and its animal."""
    return {"part": PART.shown(PART_OF[card], 0), "animal": ANIMAL.shown(ANIMAL_OF[card], 0)}


def name_words(s: State, species: int) -> dict[str, Any]:
    """A species in a sentence: the animals of its body and its head (DC-22)."""
    return {
        "body": ANIMAL.shown(ANIMAL_OF[s.card[species, Dock.BODY]], 0),
        "head": ANIMAL.shown(ANIMAL_OF[s.card[species, Dock.HEAD]], 0),
    }


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question = Prompt(open_prompt(s))
    if question == Prompt.DRAW:
        return text("darwins_choice_prompt_draw", count=int(SETUP[s.mode, s.seats, Setup.HAND]) - s.hand_size[seat])
    if question == Prompt.MENU:
        return text("darwins_choice_prompt_menu", **ways(s, seat))
    if question == Prompt.AFTER:
        return text("darwins_choice_prompt_after")
    if question == Prompt.TRADE:
        return text("darwins_choice_prompt_trade", **card_words(s.row[asked_about(s, 0)]))
    if question == Prompt.KEEP:
        return text("darwins_choice_prompt_keep")
    if question == Prompt.BUILD:
        chosen = [s.hand[seat, place] for place in range(s.hand_size[seat]) if s.chosen >> place & 1]
        whole = any(PART_OF[card] == Part.BODY for card in chosen)
        return text("darwins_choice_prompt_build" if whole else "darwins_choice_prompt_build_body")
    if question == Prompt.SPECIES:
        return text("darwins_choice_prompt_species", **name_words(s, asked_about(s, 0)))
    if question == Prompt.CHANGE:
        return change_prompt(s)
    if question == Prompt.REPLACE:
        return text("darwins_choice_prompt_replace", **card_words(asked_about(s, 1)))
    return text("darwins_choice_prompt_assign", count=s.orphans[seat])


def ways(s: State, seat: int) -> dict[str, str]:
    """What a turn may still bring by its rules, whatever the cards are: a sentence names nothing else (DC-79)."""
    parts = {int(PART_OF[s.hand[seat, place]]) for place in range(s.hand_size[seat])}
    own = range(seat * TOKENS, (seat + 1) * TOKENS)
    free = any(s.card[species, Dock.HEAD] == NONE for species in own)
    ready = any(s.card[species, Dock.HEAD] != NONE and not s.checked[species] for species in own)
    laid = any(s.row[place] != NONE for place in range(ROW))
    begins = free and {Part.HEAD, Part.BODY} <= parts
    acts = ready and s.mode < Mode.CHILDREN_BASE
    trades = laid and not s.traded and s.hand_size[seat] > 0
    return {
        "begins": "yes" if begins else "no",
        "acts": "yes" if acts else "no",
        "trades": "yes" if trades else "no",
    }


def change_prompt(s: State) -> Text:
    """Which of two changes is asked for; the second with what the first one brings or takes away (DC-93)."""
    name = name_words(s, asked_about(s, 0))
    if s.doubling != SECOND:
        return text("darwins_choice_prompt_change", **name)
    if s.come != NONE:
        return text("darwins_choice_prompt_change_with", **name, **card_words(s.come))
    return text("darwins_choice_prompt_change_without", **name, **card_words(s.gone))


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    if move >= COMMANDS:
        return command(s, move)
    if move >= SPECIES_ANSWER:
        key = (
            "darwins_choice_choice_assign" if open_prompt(s) == Prompt.ASSIGN else "darwins_choice_choice_menu_species"
        )
        return text(key, **name_words(s, move - SPECIES_ANSWER))
    if move >= BIOME_ANSWER:
        key = "darwins_choice_choice_build_biome" if open_prompt(s) == Prompt.BUILD else "darwins_choice_choice_species"
        return text(key, biome=IN_BIOME.shown(move - BIOME_ANSWER, s.seats))
    return card_choice(s, seat, move)


def card_choice(s: State, seat: int, card: int) -> Text:
    """An answer that is a card."""
    question, words = open_prompt(s), card_words(card)
    in_hand = any(s.hand[seat, place] == card for place in range(s.hand_size[seat]))
    if question == Prompt.MENU:
        return text("darwins_choice_choice_menu" if in_hand else "darwins_choice_choice_menu_trade", **words)
    if question == Prompt.AFTER:
        return text("darwins_choice_choice_after", **words)
    if question == Prompt.TRADE:
        return text("darwins_choice_choice_trade", **words)
    if question == Prompt.KEEP:
        return text("darwins_choice_choice_keep", **words)
    if question == Prompt.BUILD:
        return text("darwins_choice_choice_build", **words)
    if question == Prompt.REPLACE:
        return text("darwins_choice_choice_replace", **words)
    if not in_hand:
        return text("darwins_choice_choice_change_lose", **words)
    gone = replaced(s, asked_about(s, 0), card)
    if gone == NONE:
        return text("darwins_choice_choice_change", **words)
    return text("darwins_choice_choice_change_replace", **words, other=ANIMAL.shown(ANIMAL_OF[gone], 0))


def replaced(s: State, species: int, card: int) -> int:
    """The card that one of the hand surely takes the place of: NONE where it may be added (DC-92, DC-185)."""
    dock = DOCK_OF[PART_OF[card]]
    sure = dock <= Dock.BODY or (dock != Dock.LEGS and not s.doubling)
    return int(s.card[species, dock]) if sure else NONE


def command(s: State, move: int) -> Text:
    """An answer that is a button, or a pile."""
    word = COMMAND_WORDS[move - COMMANDS]
    if move in (SMALL, LARGE_PILE):
        return text("darwins_choice_choice_draw", size={"term": f"darwins_choice_size_{word}"})
    if word == "double":
        return text("darwins_choice_choice_double", points=price(s))
    return text(BUTTONS[word])


def price(s: State) -> int:
    """What a double mutation costs now, as the rule in changes says."""
    surge = s.event != NONE and EVENT_EFFECT[s.event] == Effect.MUTATION_COST
    return int(EVENT_AMOUNT[s.event]) if surge else DOUBLE_MUTATION


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.era == 0:
        return text("darwins_choice_group_setup")
    return text("darwins_choice_group_after" if s.judged == s.era else "darwins_choice_group_era", era=s.era)


def reveals(s: State, seat: int) -> bool:
    """Cards are drawn; or the era may end, and with it come an event and new biomes."""
    question = open_prompt(s)
    if question in (Prompt.DRAW, Prompt.KEEP, Prompt.ASSIGN):
        return True
    if question == Prompt.MENU:
        return s.active == 1 << seat
    if question in (Prompt.AFTER, Prompt.TRADE):
        return s.active == 0
    return s.active == 1 << seat and s.mode in (Mode.STORY, Mode.CHILDREN_BASE, Mode.CHILDREN_EXPANSION)
