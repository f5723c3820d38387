"""What a seat can't know: the hands of others, as far as they did not come from the trade row (dossier, chapter 6).

Piles have no order in the record. The sizes of the cards in a hand are known: everybody sees from which pile they come.
"""

from gondwana.kernel.rules import NONE, ask, drop, first_asked, prompt, rule

from .prompts import Prompt
from .rules.hands import put_on_pile, sees_hand, take_at_random
from .state import State
from .tables import LARGE


@rule
def redeal(s: State, seat: int) -> None:
    """Every unknown card of another hand is exchanged for one of its size, from the pile or from such a hand."""
    begin_turn_anew(s, seat)
    for other in range(s.seats):
        for place in range(s.hand_size[other]):
            if is_secret(s, seat, other, place):
                put_on_pile(s, s.hand[other, place])
    for other in range(s.seats):
        for place in range(s.hand_size[other]):
            if is_secret(s, seat, other, place):
                s.hand[other, place] = take_at_random(s, LARGE[s.hand[other, place]])


@rule
def is_secret(s: State, seat: int, other: int, place: int) -> bool:
    """Whether a seat can't know a card of a hand."""
    return not sees_hand(s, seat, other) and (s.shown[other] >> place) & 1 == 0


@rule
def begin_turn_anew(s: State, seat: int) -> None:
    """What another has chosen in a running action is secret too: the guess begins that action anew (DC-88)."""
    if s.asked == 0:
        return
    other, question = first_asked(s), prompt(s)
    if sees_hand(s, seat, other) or question < Prompt.TRADE or question == Prompt.ASSIGN:
        return
    s.chosen = 0
    s.doubling = 0
    s.gone = NONE
    s.come = NONE
    drop(s)
    ask(s, Prompt.AFTER if s.acted else Prompt.MENU, other)
