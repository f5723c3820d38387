"""Questions and choices as sentences still without a language."""

from typing import Final

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import NONE, Question, Text, open_prompt, text

from ..prompts import Prompt
from ..state import Stage, State
from ..tables import (
    BIOME_ANSWER,
    COMMANDS,
    END,
    PASS,
    REDRAW,
    ROW,
    SETUP,
    SPECIES_ANSWER,
    TOKENS,
    Dock,
    Mode,
    Part,
    Setup,
)
from ..tables import PART as PART_OF
from ..words import COMMAND_WORDS
from .names import biome_choice, card_choice, card_words, is_in_hand, name_words

# a turn


@sentence(Prompt.DRAW)
def ask_for_pile(s: State, seat: int) -> Text:
    """From which pile the next card comes, and how many are still missing."""
    return text("darwins_choice_prompt_draw", count=int(SETUP[s.mode, s.seats, Setup.HAND]) - s.hand_size[seat])


@choice(Prompt.DRAW)
def choose_pile(pile: int) -> Text:
    """The small or the large pile."""
    return text("darwins_choice_choice_draw", size={"term": f"darwins_choice_size_{COMMAND_WORDS[pile - COMMANDS]}"})


@sentence(Prompt.MENU)
def ask_for_action(s: State, seat: int) -> Text:
    """What a turn may still bring by its rules, whatever the cards are: a sentence names nothing else (DC-79)."""
    parts = {int(PART_OF[s.hand[seat, place]]) for place in range(s.hand_size[seat])}
    own = range(seat * TOKENS, (seat + 1) * TOKENS)
    free = any(s.card[species, Dock.HEAD] == NONE for species in own)
    ready = any(s.card[species, Dock.HEAD] != NONE and not s.checked[species] for species in own)
    laid = any(s.row[place] != NONE for place in range(ROW))
    begins = free and {Part.HEAD, Part.BODY} <= parts
    acts = ready and s.mode < Mode.CHILDREN_BASE
    trades = laid and not s.traded and s.hand_size[seat] > 0
    return text(
        "darwins_choice_prompt_menu",
        begins="yes" if begins else "no",
        acts="yes" if acts else "no",
        trades="yes" if trades else "no",
    )


@choice(Prompt.MENU)
def choose_action(s: State, seat: int, move: int) -> Text:
    """A head, a species, a card of the trade row, a button."""
    if move == PASS:
        return text("darwins_choice_choice_pass")
    if move == REDRAW:
        return text("darwins_choice_choice_redraw")
    if move >= SPECIES_ANSWER:
        return text("darwins_choice_choice_menu_species", **name_words(s, move - SPECIES_ANSWER))
    own = is_in_hand(s, seat, move)
    return card_choice("darwins_choice_choice_menu" if own else "darwins_choice_choice_menu_trade", move)


@sentence(Prompt.TRADE)
def ask_for_trade(s: State, place: int) -> Text:
    """What is given for a card of the trade row."""
    return text("darwins_choice_prompt_trade", **card_words(s.row[place]))


@choice(Prompt.AFTER, Prompt.TRADE, Prompt.KEEP)
def choose_card(asked: Question, move: int) -> Text:
    """A card of the trade row or of the hand, or the end of the turn."""
    if move == END:
        return text("darwins_choice_choice_end")
    return card_choice(f"darwins_choice_choice_{asked.name}", move)


@sentence(Prompt.ASSIGN)
def ask_for_heir(s: State, seat: int) -> Text:
    """Who gets a point, of so many."""
    return text("darwins_choice_prompt_assign", count=s.orphans[seat])


@choice(Prompt.ASSIGN)
def choose_heir(s: State, move: int) -> Text:
    """The species that gets the point."""
    return text("darwins_choice_choice_assign", **name_words(s, move - SPECIES_ANSWER))


# creating a species


@sentence(Prompt.BUILD)
def ask_for_part(s: State, seat: int) -> Text:
    """A body; then further cards, or a biome."""
    chosen = [s.hand[seat, place] for place in range(s.hand_size[seat]) if s.chosen >> place & 1]
    whole = any(PART_OF[card] == Part.BODY for card in chosen)
    return text("darwins_choice_prompt_build" if whole else "darwins_choice_prompt_build_body")


@choice(Prompt.BUILD)
def choose_part(s: State, move: int) -> Text:
    """A card, or the biome where the species begins."""
    if move >= BIOME_ANSWER:
        return biome_choice(s, "darwins_choice_choice_build_biome", move)
    return card_choice("darwins_choice_choice_build", move)


# the log


HEADINGS: Final = {
    Stage.EVALUATE: "evaluation",
    Stage.EVENT: "event",
    Stage.ASSIGN: "event",
    Stage.CHANGE: "change",
    Stage.FINISH: "end",
}


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage in HEADINGS:
        return text(f"darwins_choice_group_{HEADINGS[Stage(s.stage)]}", era=s.era)
    if s.era == 0:
        return text("darwins_choice_group_setup")
    # Between two eras cards are laid and drawn for the next one.
    renews = s.stage in (Stage.RENEW, Stage.FILL)
    begins = s.stage == Stage.ERA
    return text(f"darwins_choice_group_{'renew' if renews else 'era'}", era=s.era + (1 if renews or begins else 0))


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
