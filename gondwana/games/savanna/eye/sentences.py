"""Questions and choices as sentences."""

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import Text, open_prompt, text

from ..flow import Stage
from ..prompts import Prompt
from ..state import State
from ..tables import JHAY, PICKS
from ..words import A_CARD, THE_CARD
from .scoresheet import lions_waiting


@choice(Prompt.CHOOSE)
def choose_card(s: State, card: int) -> Text:
    """A card to keep."""
    return text("savanna_choice_choose", card=A_CARD.shown(card, s.seats))


@choice(Prompt.GIVE)
def give_card(s: State, card: int) -> Text:
    """A card for Jhay."""
    return text("savanna_choice_give", card=A_CARD.shown(card, s.seats))


@sentence(Prompt.PLACE)
def ask_for_place(s: State, seat: int) -> Text:
    """Where the chosen card goes."""
    return text("savanna_prompt_place", card=THE_CARD.shown(s.choice[seat], s.seats))


@choice(Prompt.PLACE)
def choose_place(s: State, seat: int, _cell: int) -> Text:
    """A place for the chosen card: which one, the board shows."""
    return text("savanna_choice_place", card=THE_CARD.shown(s.choice[seat], s.seats))


@sentence(Prompt.LION)
def ask_for_prey(s: State, seat: int) -> Text:
    """What the next of the own lions takes."""
    return text("savanna_prompt_lion", count=lions_waiting(s, seat))


@sentence(Prompt.JHAYS_LION)
def ask_for_jhays_prey(s: State) -> Text:
    """What the next of Jhay's lions takes."""
    return text("savanna_prompt_jhays_lion", count=lions_waiting(s, JHAY))


@choice(Prompt.LION)
def choose_prey(s: State, seat: int, cell: int) -> Text:
    """A card that an own lion takes."""
    return text("savanna_choice_lion", card=THE_CARD.shown(s.grid[seat, cell], s.seats))


@choice(Prompt.JHAYS_LION)
def choose_jhays_prey(s: State, cell: int) -> Text:
    """A card that a lion of Jhay's takes."""
    return text("savanna_choice_jhays_lion", card=THE_CARD.shown(s.grid[JHAY, cell], s.seats))


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage in (Stage.SCORE, Stage.LIONS, Stage.FINISH):
        return text("savanna_group_scoring")
    if s.stage == Stage.PASS and s.step == PICKS:
        return text("savanna_group_end", round=s.lap)
    if s.seats == 1:
        return text("savanna_group_turn", turn=s.step)
    return text("savanna_group_step", round=s.lap, step=s.step)


def reveals(s: State, seat: int) -> bool:
    """The last answer to a common question uncovers the cards, and so does the solo player's gift."""
    question = open_prompt(s)
    if question in (Prompt.CHOOSE, Prompt.PLACE):
        return s.seats > 1 and s.asked == 1 << seat
    return question == Prompt.GIVE
