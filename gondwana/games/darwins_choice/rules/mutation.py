"""Mutating a species: one card is added, removed or replaced; two for Darwin Points (chapter "action phase")."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import ADD, ANIMAL, DOCKS, PART, Dock, Source
from ..words import ANSWER, THINGS
from .changes import FIRST, ONE, SECOND, can_come, is_in_hand, is_legal_change, is_there, look_round, mutation_cost
from .hands import discard, hand_place, let_go
from .ledger import book
from .members import tidy
from .species import add_up, attach, dock_of, mention, owner
from .turn import finish_action


@rule
def list_changes(s: State, seat: int, species: int, reserve: int, count: int, out: Ints) -> int:
    """The cards of the hand that can come, and the own cards that can go."""
    for place in range(s.hand_size[seat]):
        if is_in_hand(s, seat, place) and can_come(s, seat, species, s.hand[seat, place], reserve):
            out[count] = s.hand[seat, place]
            count += 1
    for dock in range(Dock.WINGS, DOCKS):
        if is_there(s, species, dock) and is_legal_change(s, seat, species, s.card[species, dock], NONE, reserve):
            out[count] = s.card[species, dock]
            count += 1
    return count


@rule
def begin_double(s: State, seat: int, species: int) -> None:
    """Two changes in one main action (DC-93)."""
    s.doubling = FIRST
    ask(s, Prompt.CHANGE, seat, species)


@question(Prompt.CHANGE, ANSWER, at=THINGS)
def offer_change(s: State, seat: int, species: int, out: Ints) -> int:
    """One change of a double mutation (DC-93)."""
    count = list_changes(s, seat, species, look_round(s, species), 0, out)
    tidy(s)
    return count


@answers(Prompt.CHANGE)
def answer_change(s: State, seat: int, card: int, species: int) -> None:
    """One change of a double mutation."""
    begin_change(s, seat, species, card)
    tidy(s)


@rule
def begin_change(s: State, seat: int, species: int, card: int) -> None:
    """An own card is removed; one of the hand is added or replaces another: asked where both or several can be."""
    if hand_place(s, seat, card) == NONE:
        change(s, seat, species, card, NONE)
        return
    reserve = look_round(s, species)
    gone, ways = NONE, 0
    for dock in range(DOCKS):
        if is_there(s, species, dock) and is_legal_change(s, seat, species, s.card[species, dock], card, reserve):
            gone = s.card[species, dock]
            ways += 1
    if is_legal_change(s, seat, species, NONE, card, reserve):
        gone = NONE
        ways += 1
    if ways == 1:
        change(s, seat, species, gone, card)
    else:
        ask(s, Prompt.REPLACE, seat, species, card)


@question(Prompt.REPLACE, ANSWER, at=THINGS)
def offer_replace(s: State, seat: int, species: int, come: int, out: Ints) -> int:
    """The cards that a card of the hand can replace; or it is added (DC-90, DC-92)."""
    reserve = look_round(s, species)
    count = 0
    for dock in range(DOCKS):
        if is_there(s, species, dock) and is_legal_change(s, seat, species, s.card[species, dock], come, reserve):
            out[count] = s.card[species, dock]
            count += 1
    if is_legal_change(s, seat, species, NONE, come, reserve):
        out[count] = ADD
        count += 1
    tidy(s)
    return count


@answers(Prompt.REPLACE)
def answer_replace(s: State, seat: int, move: int, species: int, come: int) -> None:
    """Which card goes, or that none does."""
    change(s, seat, species, NONE if move == ADD else move, come)
    tidy(s)


@rule
def change(s: State, seat: int, species: int, gone: int, come: int) -> None:
    """Carry a change out; the first one of a double mutation waits for the second (DC-185)."""
    if s.doubling == FIRST:
        s.doubling = SECOND
        s.gone = gone
        s.come = come
        ask(s, Prompt.CHANGE, seat, species)
        return
    if s.doubling == SECOND:
        pay_mutation(s, seat, species)
        mutate(s, seat, species, s.gone, s.come, gone, come)
    else:
        mutate(s, seat, species, gone, come, NONE, NONE)
    s.doubling = ONE
    s.gone = NONE
    s.come = NONE
    finish_action(s, seat, species)


@rule
def pay_mutation(s: State, seat: int, species: int) -> None:
    """The points leave the species, and the game (DC-94)."""
    cost = mutation_cost(s)
    s.points[species] -= cost
    book(s, seat, Source.EVENTS, -cost)
    name_and(s, Event.PAID_MUTATION, seat, species, cost)


@rule
def name_and(s: State, event: int, seat: int, species: int, points: int) -> None:
    """Tell something about a species, by the animals of its body and its head (DC-22)."""
    body, head = s.card[species, Dock.BODY], s.card[species, Dock.HEAD]
    mention(s, event, seat, ANIMAL[body], ANIMAL[head], points)


@rule
def mutate(s: State, seat: int, species: int, gone: int, come: int, gone2: int, come2: int) -> None:
    """What goes lies on the discard pile before what comes is attached; the arrival stays (DC-91, DC-180)."""
    report(s, species, gone, come)
    report(s, species, gone2, come2)
    detach(s, species, gone)
    detach(s, species, gone2)
    put_on(s, seat, species, come)
    put_on(s, seat, species, come2)
    add_up(s, species)


@rule
def detach(s: State, species: int, card: int) -> None:
    """A card leaves a species for the discard pile (DC-91)."""
    if card != NONE:
        dock = dock_of(s, species, card)
        s.card[species, dock] = NONE
        s.ancient[species] &= ~(1 << dock)
        discard(s, card)


@rule
def put_on(s: State, seat: int, species: int, card: int) -> None:
    """A card of the hand joins a species."""
    if card != NONE:
        attach(s, species, let_go(s, seat, hand_place(s, seat, card)))


@rule
def report(s: State, species: int, gone: int, come: int) -> None:
    """Tell what a change did."""
    body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
    if gone != NONE and come != NONE:
        tell(s, Event.MUTATED, owner(species), body, head)
        tell(s, Event.REPLACED, PART[gone], ANIMAL[gone], PART[come], ANIMAL[come])
    elif come != NONE:
        tell(s, Event.ADDED, body, head, PART[come], ANIMAL[come])
    elif gone != NONE:
        tell(s, Event.LOST, body, head, PART[gone], ANIMAL[gone])
