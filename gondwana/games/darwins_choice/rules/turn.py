"""A turn: redraw, trade, one main action or a pass (chapter "action phase")."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import Stage, State
from ..tables import ANIMAL, END, HAND, PART, ROW, SETUP, TOKENS, Mode, Setup
from ..words import ANSWER, THINGS
from .hands import discard, hand_place, let_go, row_place
from .species import lives


@rule
def begin_turn(s: State) -> None:
    """Nothing has been done in this turn yet."""
    s.traded = 0
    s.acted = 0


@rule
def may_trade(s: State, seat: int) -> bool:
    """Once in a turn, with a card in hand, before or after the main action (DC-100, DC-101)."""
    if s.traded or s.hand_size[seat] == 0:
        return False
    for place in range(ROW):
        if s.row[place] != NONE:
            return True
    return False


@rule
def may_redraw(s: State, seat: int) -> bool:
    """Only before anything else in the first turn of an era, with a card to keep (DC-98, DC-99)."""
    return (s.fresh >> seat) & 1 == 1 and s.hand_size[seat] > 0


@rule
def list_row(s: State, count: int, out: Ints) -> int:
    """The cards of the trade row as answers."""
    for place in range(ROW):
        if s.row[place] != NONE:
            out[count] = s.row[place]
            count += 1
    return count


@rule
def has_begun(s: State, seat: int) -> None:
    """The player has done something in this era: no redraw any more (DC-99)."""
    s.fresh &= ~(1 << seat)


@rule
def pass_turn(s: State, seat: int) -> None:
    """Who passes is out until the next era (DC-83)."""
    has_begun(s, seat)
    s.active &= ~(1 << seat)
    tell(s, Event.PASSED, seat)
    s.stage = Stage.NEXT


@rule
def finish_action(s: State, seat: int, species: int) -> None:
    """The token is checked; a trade may follow, then the turn is over (DC-81, DC-184)."""
    s.checked[species] = 1
    s.actions[seat] += 1
    s.acted = 1
    has_begun(s, seat)
    s.stage = Stage.AFTER


@rule
def after_action(s: State) -> None:
    """An unused trade is offered; who can do nothing more in this era is out (DC-172, DC-184)."""
    seat = s.turn
    most = SETUP[s.mode, s.seats, Setup.ACTIONS]
    if most > 0 and s.actions[seat] >= most:
        s.active &= ~(1 << seat)
    if s.mode >= Mode.CHILDREN_BASE and settled(s, seat) == s.slots:
        s.active &= ~(1 << seat)
    s.stage = Stage.NEXT
    if may_trade(s, seat):
        ask(s, Prompt.AFTER, seat)


@rule
def settled(s: State, seat: int) -> int:
    """How many species a seat has."""
    count = 0
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if lives(s, species):
            count += 1
    return count


@rule
def next_turn(s: State) -> None:
    """Turns go round among those who have not passed, until nobody is left (DC-3, DC-82)."""
    if s.active == 0:
        s.stage = Stage.EVALUATE
        return
    s.turn = (s.turn + 1) % s.seats
    while (s.active >> s.turn) & 1 == 0:
        s.turn = (s.turn + 1) % s.seats
    s.stage = Stage.TURN


# trade


@rule
def begin_trade(s: State, seat: int, card: int) -> None:
    """A card of the trade row was chosen; the question is which one of the hand goes for it."""
    ask(s, Prompt.TRADE, seat, row_place(s, card))


@question(Prompt.AFTER, ANSWER, at=THINGS)
def offer_after(s: State, out: Ints) -> int:
    """A card of the trade row, or the end of the turn (DC-101, DC-184)."""
    count = list_row(s, 0, out)
    out[count] = END
    return count + 1


@answers(Prompt.AFTER)
def answer_after(s: State, seat: int, move: int) -> None:
    """Trade, or leave it."""
    if move != END:
        begin_trade(s, seat, move)


@question(Prompt.TRADE, ANSWER, at=THINGS)
@question(Prompt.KEEP, ANSWER, at=THINGS)
def offer_hand(s: State, seat: int, out: Ints) -> int:
    """Any card of the hand (DC-98, DC-100)."""
    for place in range(s.hand_size[seat]):
        out[place] = s.hand[seat, place]
    return s.hand_size[seat]


@answers(Prompt.TRADE)
def answer_trade(s: State, seat: int, card: int, place: int) -> None:
    """The card of the hand takes the place of the one in the row, whatever their sizes (DC-100, DC-101)."""
    given = let_go(s, seat, hand_place(s, seat, card))
    taken = s.row[place]
    s.row[place] = given
    s.shown[seat] |= 1 << s.hand_size[seat]  # all have seen it in the row
    s.hand[seat, s.hand_size[seat]] = taken
    s.hand_size[seat] += 1
    s.traded = 1
    has_begun(s, seat)
    tell(s, Event.TRADED, PART[given], ANIMAL[given], PART[taken], ANIMAL[taken])
    s.stage = Stage.NEXT if s.acted else Stage.MENU


# redraw


@answers(Prompt.KEEP)
def answer_keep(s: State, seat: int, card: int) -> None:
    """All cards but one go to the discard piles; then the hand is filled up (DC-98)."""
    kept = hand_place(s, seat, card)
    count = s.hand_size[seat] - 1
    for place in range(HAND - 1, NONE, -1):
        if place < s.hand_size[seat] and place != kept:
            discard(s, let_go(s, seat, place))
            if place < kept:
                kept -= 1
    has_begun(s, seat)
    tell(s, Event.REDREW, seat, count)
    s.stage = Stage.REFILL
