"""Solo: each turn a card for Jhay, whose ecosystem fills in reading order, then new cards (SAV-18 … SAV-20)."""

from gondwana.kernel.rules import Ints, answers, draw_one, question, rule, tell, tell_only

from ..prompts import Event, Prompt
from ..state import State
from ..tables import COLS, FULL, JHAY, JHAY_LEFT, JHAY_TOP, KINDS, REFILL, WIDTH
from ..words import CARD
from .draft import last_card, offer_cards
from .placement import put


@rule
def jhays_next_cell(turn: int) -> int:
    """The cell of Jhay's card of a turn: row by row, from left to right (SAV-19)."""
    row, col = (turn - 1) // COLS, (turn - 1) % COLS
    return (JHAY_TOP + row) * WIDTH + JHAY_LEFT + col


@question(Prompt.GIVE, CARD, at="hand:{answer}")
def offer_give(s: State, seat: int, out: Ints) -> int:
    """Any card that is left in the hand (SAV-18)."""
    return offer_cards(s, seat, out)


@answers(Prompt.GIVE)
def answer_give(s: State, seat: int, card: int) -> None:
    """The card goes to Jhay's next cell (SAV-18, SAV-19)."""
    cell = jhays_next_cell(s.step)
    s.hand[s.held[seat], card] -= 1
    put(s, JHAY, cell, card)
    tell(s, Event.GAVE, card, cell)


@rule
def draw(s: State) -> None:
    """One card, five when Jhay has completed a row; after the last turn the last card is put away (SAV-20)."""
    if s.laid == FULL:
        tell_only(s, 1, Event.DISCARDED, last_card(s, 0))
        for kind in range(KINDS):
            s.hand[0, kind] = 0
        return
    cards = REFILL if s.step % COLS == 0 else 1
    for _ in range(cards):
        s.hand[0, draw_one(s, s.deck)] += 1
    tell(s, Event.DREW, cards)
