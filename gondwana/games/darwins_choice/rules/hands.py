"""Piles, hands and the trade row (chapters "setup" and "cards"): drawing, discarding, filling up."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, roll, rule, tell, tell_only, uncover

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ANIMAL, EXTINCT, LARGE, LARGE_PILE, PART, PILE_ROOM, ROW, SETUP, SIZES, SMALL, Mode, Setup
from ..words import ANSWER, THINGS


@rule
def hand_limit(s: State) -> int:
    """Ten cards; eight in Story mode (DC-75, DC-171)."""
    return SETUP[s.mode, s.seats, Setup.HAND]


@rule
def partner(s: State, seat: int) -> int:
    """The other seat of a team, NONE without teams (DC-162)."""
    return (seat + 2) % 4 if s.teams else NONE


@rule
def sees_hand(s: State, seat: int, other: int) -> bool:
    """A hand is known to its owner; in teams to the partner too (DC-162)."""
    return seat == other or (s.teams == 1 and seat != NONE and partner(s, seat) == other)


# piles


@rule
def put_on_pile(s: State, card: int) -> None:
    """A card joins the pile of its size. Piles lie by number: their order tells nothing of what was or will be."""
    kind = LARGE[card]
    place = s.pile[kind]
    while place > 0 and s.pool[kind, place - 1] > card:
        s.pool[kind, place] = s.pool[kind, place - 1]
        place -= 1
    s.pool[kind, place] = card
    s.pile[kind] += 1


@rule
def take_at_random(s: State, kind: int) -> int:
    """Any card of the pile of a size, all equally likely."""
    place = roll(s, s.pile[kind])
    card = s.pool[kind, place]
    s.pile[kind] -= 1
    for after in range(place, s.pile[kind]):
        s.pool[kind, after] = s.pool[kind, after + 1]
    s.pool[kind, s.pile[kind]] = 0
    return card


@rule
def discard(s: State, card: int) -> None:
    """A card goes to the discard pile of its size; extinct ones leave a Story after era 1 (DC-112, DC-175)."""
    if s.mode == Mode.STORY and s.judged > 0 and EXTINCT[card]:
        s.removed += 1
        return
    kind = LARGE[card]
    s.discards[kind] += 1
    s.pool[kind, PILE_ROOM - s.discards[kind]] = card


@rule
def renew_pile(s: State, kind: int) -> None:
    """The discard pile becomes the pile (DC-78)."""
    while s.discards[kind] > 0:
        card = s.pool[kind, PILE_ROOM - s.discards[kind]]
        s.pool[kind, PILE_ROOM - s.discards[kind]] = 0
        s.discards[kind] -= 1
        put_on_pile(s, card)


@rule
def is_left(s: State, kind: int) -> bool:
    """Whether a card of a size can still be drawn."""
    return s.pile[kind] + s.discards[kind] > 0


@rule
def draw(s: State, kind: int) -> int:
    """A card from the pile of a size; an empty pile is renewed only now (DC-78, DC-181)."""
    if s.pile[kind] == 0:
        renew_pile(s, kind)
    uncover(s)
    return take_at_random(s, kind)


# hands


@rule
def take(s: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[seat, s.hand_size[seat]] = card
    s.hand_size[seat] += 1


@rule
def hand_place(s: State, seat: int, card: int) -> int:
    """The place of a card in a hand, NONE if it is not there."""
    for place in range(s.hand_size[seat]):
        if s.hand[seat, place] == card:
            return place
    return NONE


@rule
def let_go(s: State, seat: int, place: int) -> int:
    """A card leaves a hand; the others move up. Which it was."""
    card = s.hand[seat, place]
    s.hand_size[seat] -= 1
    for after in range(place, s.hand_size[seat]):
        s.hand[seat, after] = s.hand[seat, after + 1]
    s.hand[seat, s.hand_size[seat]] = NONE
    below = s.shown[seat] & ((1 << place) - 1)
    s.shown[seat] = below | ((s.shown[seat] >> (place + 1)) << place)
    return card


@rule
def draw_into_hand(s: State, seat: int, kind: int) -> None:
    """A player takes the next card of a pile; which one only those see who see the hand."""
    card = draw(s, kind)
    take(s, seat, card)
    tell(s, Event.TOOK_LARGE if kind else Event.TOOK_SMALL, seat)
    seats = 1 << seat
    if s.teams:
        seats |= 1 << partner(s, seat)
    tell_only(s, seats, Event.DREW, seat, PART[card], ANIMAL[card])


@rule
def fill_hand(s: State, seat: int) -> bool:
    """Ask for the next pile until the hand is full; without a choice draw (DC-76, DC-78). True when full."""
    while s.hand_size[seat] < hand_limit(s):
        if is_left(s, 0) and is_left(s, 1):
            ask(s, Prompt.DRAW, seat)
            return False
        if not is_left(s, 0) and not is_left(s, 1):
            return True
        draw_into_hand(s, seat, 0 if is_left(s, 0) else 1)
    return True


@question(Prompt.DRAW, ANSWER, at=THINGS)
def offer_draw(s: State, out: Ints) -> int:
    """The small or the large pile (DC-75)."""
    out[0] = SMALL
    out[1] = LARGE_PILE
    return 2


@answers(Prompt.DRAW)
def answer_draw(s: State, seat: int, pile: int) -> None:
    """The card comes into the hand, and is looked at before the next choice (DC-76)."""
    draw_into_hand(s, seat, 0 if pile == SMALL else 1)


# trade row


@rule
def lay_row(s: State) -> None:
    """First the small, then the large cards of the trade row (DC-74, DC-182)."""
    place = 0
    for kind in range(SIZES):
        for _ in range(SETUP[s.mode, s.seats, Setup.ROW_LARGE if kind else Setup.ROW_SMALL]):
            size = kind if is_left(s, kind) else 1 - kind
            if is_left(s, size):
                s.row[place] = draw(s, size)
                place += 1


@rule
def clear_row(s: State) -> None:
    """All cards of the trade row go to the discard piles (DC-131)."""
    for place in range(ROW):
        if s.row[place] != NONE:
            discard(s, s.row[place])
            s.row[place] = NONE


@rule
def row_place(s: State, card: int) -> int:
    """The place of a card in the trade row, NONE if it is not there."""
    for place in range(ROW):
        if s.row[place] == card:
            return place
    return NONE
