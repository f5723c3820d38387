"""The record of Ecosystem: Savanna."""

from gondwana.kernel.rules import SEATS, Grid, Header, Ints, i4, record

from .tables import CELLS, ECOSYSTEMS, HANDS, KINDS


@record
class State(Header):
    """Everything on the table and in the hands."""

    # the sequence of play
    stage: int = i4()  # the Stage that comes next
    lap: int = i4()  # round 1 or 2 (the name `round` is NumPy's); solo: 1
    step: int = i4()  # draft step 1 … 10; solo: turn 1 … 20
    laid: int = i4()  # cards in each ecosystem, equal for all: 0 … 20
    target: int = i4()  # the Level that the solo player wants to reach; any victory is one (SAV-39)
    # cards that nobody has taken
    deck: Ints = i4(KINDS)  # copies left of each kind; nobody knows their order
    circle: int = i4()  # hands that go round: as many as players, three with two
    hand: Grid = i4(HANDS, KINDS)  # the cards of each hand, whoever holds it
    held: Ints = i4(HANDS)  # the hand that each seat holds now
    seen: Ints = i4(SEATS)  # bit mask of the hands of this round that passed through a seat
    pile: Ints = i4(KINDS)  # the neutral pile with two players, face up
    shown: int = i4()  # the card that went to the neutral pile in this step
    # in front of a seat
    choice: Ints = i4(SEATS)  # the card chosen in this step, EMPTY before
    spot: Ints = i4(SEATS)  # the cell chosen for it, 0 before
    # ecosystems
    grid: Grid = i4(ECOSYSTEMS, CELLS)  # a Card, EMPTY where none lies
    top: Ints = i4(ECOSYSTEMS)  # first row with a card
    bottom: Ints = i4(ECOSYSTEMS)  # last row with a card; 0 while there is none
    left: Ints = i4(ECOSYSTEMS)  # first column with a card
    right: Ints = i4(ECOSYSTEMS)  # last column with a card
    newest: Ints = i4(ECOSYSTEMS)  # the cell of the last card laid, 0 before
    # scoring
    scored: int = i4()  # 1 once the lines up to the cheetahs are counted and their prey lies face down
    down: Ints = i4(ECOSYSTEMS)  # bit mask of the places that are face down: see `place`
    lines: Grid = i4(ECOSYSTEMS, KINDS)  # the score sheet
    sheet: Ints = i4(KINDS)  # room to count a sheet in; means nothing from one call to the next
