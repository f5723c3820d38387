"""What everybody may see, as JSON with named things; what a choice would change."""

from typing import Any

from gondwana.kernel.game import Eye
from gondwana.kernel.notation import Text, text

from .state import State


def view(s: State, live: State, seat: int) -> dict[str, Any]:
    """The table; nothing on it is secret."""
    return {"turn": s.turn}


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    return text("dominant_species_prompt")


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    return text("dominant_species_choice")


def preview(s: State, live: State, seat: int, move: int) -> dict[str, Any] | None:
    """What an answer would change."""
    return None


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    return text("dominant_species_group_turn", turn=s.turn)


def reveals(s: State, seat: int) -> bool:
    """Whether the answer may uncover or draw something."""
    return False


EYE = Eye(view=view, prompt=prompt, choice=choice, preview=preview, group=group, reveals=reveals)
