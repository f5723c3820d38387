"""What a seat or an onlooker may see, as JSON with named things; what a choice would change."""

from typing import Any

from gondwana.kernel.game import Eye
from gondwana.kernel.notation import Text, text
from gondwana.kernel.questions import PROMPT

from .prompts import QUESTIONS, Prompt
from .state import State


def view(s: State, live: State, seat: int) -> dict[str, Any]:
    return {}


def prompt(s: State, seat: int) -> Text:
    return text(f"wildlife_prompt_{QUESTIONS[Prompt(s.frames[s.depth - 1][PROMPT])].name}")


def choice(s: State, seat: int, move: int) -> Text:
    return text("wildlife_choice")


def preview(s: State, live: State, seat: int, move: int) -> dict[str, Any] | None:
    return None


def group(s: State) -> Text:
    return text("wildlife_group_turn")


def reveals(s: State, seat: int) -> bool:
    return False


EYE = Eye(view=view, prompt=prompt, choice=choice, preview=preview, group=group, reveals=reveals)
