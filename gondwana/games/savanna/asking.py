"""Questions and choices as sentences."""

from gondwana.kernel.header import NONE
from gondwana.kernel.notation import Text, text
from gondwana.kernel.questions import ABOUT, PROMPT, top_frame

from .flow import Stage
from .prompts import A_CARD, CARD, CELL, QUESTIONS, THE_CARD, Prompt
from .state import State
from .tables import JHAY


def open_prompt(s: State) -> int:
    """The question on top of the stack, NONE if nobody is asked."""
    return top_frame(s)[PROMPT] if s.asked else NONE


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question = Prompt(open_prompt(s))
    if question == Prompt.PLACE:
        return text("savanna_prompt_place", card=THE_CARD.shown(s.choice[seat], s.seats))
    if question == Prompt.LION:
        index, lions = top_frame(s)[ABOUT : ABOUT + 2]
        return text(
            "savanna_prompt_lion_jhay" if s.seats == 1 and index == JHAY else "savanna_prompt_lion", count=lions
        )
    return text(f"savanna_prompt_{QUESTIONS[question].name}")


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    question = Prompt(open_prompt(s))
    if question == Prompt.PLACE:
        return text("savanna_choice_place", card=CARD.shown(s.choice[seat], s.seats), cell=CELL.word(move))
    if question == Prompt.LION:
        prey = s.grid[top_frame(s)[ABOUT], move]
        return text("savanna_choice_lion", card=CARD.shown(prey, s.seats), cell=CELL.word(move))
    return text(f"savanna_choice_{QUESTIONS[question].name}", card=A_CARD.shown(move, s.seats))


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage in (Stage.LIONS, Stage.FINISH):
        return text("savanna_group_scoring")
    if s.seats == 1:
        return text("savanna_group_turn", turn=s.step)
    return text("savanna_group_step", round=s.lap, step=s.step)


def reveals(s: State, seat: int) -> bool:
    """The last answer to a common question uncovers the cards, and so does the solo player's gift."""
    question = open_prompt(s)
    if question in (Prompt.CHOOSE, Prompt.PLACE):
        return s.seats > 1 and s.asked == 1 << seat
    return question == Prompt.GIVE
