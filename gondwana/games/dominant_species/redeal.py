"""What a seat can't know: nothing but what chance will bring (dossier, section 6)."""

from gondwana.kernel.rules import rule

from .state import State


@rule
def redeal(s: State, seat: int) -> None:
    """All pieces lie open; face-down tiles and cards are bags that are drawn from when they are turned up."""
