"""Colours: before the game each player chooses one, if the table wants it so (TT-14)."""

from gondwana.kernel.rules import NONE, Ints, answers, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import COLOURS
from ..words import COLOUR


@rule
def is_led(s: State, colour: int) -> bool:
    """Whether somebody plays a colour."""
    seat = 0
    while seat < s.seats and s.colour[seat] != colour:
        seat += 1
    return seat < s.seats


@question(Prompt.COLOUR, COLOUR, at="colour:{answer}")
def offer_colour(s: State, out: Ints) -> int:
    """Any colour that nobody has chosen yet (TT-14)."""
    count = 0
    for colour in range(COLOURS):
        if not is_led(s, colour):
            out[count] = colour
            count += 1
    return count


@answers(Prompt.COLOUR)
def answer_colour(s: State, seat: int, colour: int) -> None:
    """All pieces of the seat are of that colour; no rule looks at it (TT-14)."""
    s.colour[seat] = colour
    s.chosen += 1
    tell(s, Event.COLOURED, seat, colour)


@rule
def leave_uncoloured(s: State) -> None:
    """Nobody has a colour yet."""
    for seat in range(s.seats):
        s.colour[seat] = NONE
