"""Placement: each card touches an earlier one, inside a floating frame of 4 rows and 5 columns (SAV-8 … SAV-13)."""

from gondwana.kernel.rules import Ints, answers, ask_each, everybody, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import COLS, FIRST, FULL, HEIGHT, ROWS, WIDTH, Card
from ..words import CELL


@rule
def touches_a_card(s: State, ecosystem: int, cell: int) -> bool:
    """Left, right, above or below it lies a card (SAV-9, SAV-13)."""
    return (
        s.grid[ecosystem, cell - WIDTH] != Card.EMPTY
        or s.grid[ecosystem, cell + WIDTH] != Card.EMPTY
        or s.grid[ecosystem, cell - 1] != Card.EMPTY
        or s.grid[ecosystem, cell + 1] != Card.EMPTY
    )


@rule
def is_free(s: State, ecosystem: int, row: int, col: int) -> bool:
    """Whether a card may lie there now (SAV-9 … SAV-11); must agree with free_cells."""
    return (
        0 < row < HEIGHT - 1
        and 0 < col < WIDTH - 1
        and s.bottom[ecosystem] - row < ROWS
        and row - s.top[ecosystem] < ROWS
        and s.right[ecosystem] - col < COLS
        and col - s.left[ecosystem] < COLS
        and s.grid[ecosystem, row * WIDTH + col] == Card.EMPTY
        and touches_a_card(s, ecosystem, row * WIDTH + col)
    )


@rule
def free_cells(s: State, ecosystem: int, out: Ints) -> int:
    """The cells where a card may lie now; how many."""
    if s.laid == 0:
        out[0] = FIRST  # one position, wherever it is called (SAV-8)
        return 1
    count = 0
    # The extent may grow as long as it stays within 4 rows and 5 columns (SAV-10, SAV-11).
    for row in range(max(1, s.bottom[ecosystem] - ROWS + 1), min(HEIGHT - 1, s.top[ecosystem] + ROWS)):
        for col in range(max(1, s.right[ecosystem] - COLS + 1), min(WIDTH - 1, s.left[ecosystem] + COLS)):
            cell = row * WIDTH + col
            if s.grid[ecosystem, cell] == Card.EMPTY and touches_a_card(s, ecosystem, cell):
                out[count] = cell
                count += 1
    return count


@rule
def put(s: State, ecosystem: int, cell: int, card: int) -> None:
    """A card comes to lie, for good; the extent follows (SAV-11, SAV-12)."""
    row, col = cell // WIDTH, cell % WIDTH
    s.grid[ecosystem, cell] = card
    s.newest[ecosystem] = cell
    if s.bottom[ecosystem] == 0:
        s.top[ecosystem], s.bottom[ecosystem] = row, row
        s.left[ecosystem], s.right[ecosystem] = col, col
        return
    s.top[ecosystem] = min(s.top[ecosystem], row)
    s.bottom[ecosystem] = max(s.bottom[ecosystem], row)
    s.left[ecosystem] = min(s.left[ecosystem], col)
    s.right[ecosystem] = max(s.right[ecosystem], col)


@rule
def ask_for_places(s: State) -> None:
    """Everybody places at once, unseen; the first and the last card have only one place (SAV-8, SAV-42)."""
    if 0 < s.laid < FULL - 1:
        ask_each(s, Prompt.PLACE, everybody(s))


@question(Prompt.PLACE, CELL, at="cell:{seat}:{answer}")
def offer_place(s: State, seat: int, out: Ints) -> int:
    """Any free cell of the own ecosystem (SAV-9, SAV-10)."""
    return free_cells(s, seat, out)


@answers(Prompt.PLACE)
def answer_place(s: State, seat: int, cell: int) -> None:
    """The place is kept to oneself until all have placed (SAV-42)."""
    s.spot[seat] = cell


@rule
def only_cell(s: State, ecosystem: int) -> int:
    """The one cell where the first or the last card may lie (SAV-8)."""
    if s.laid == 0:
        return FIRST
    cell = s.top[ecosystem] * WIDTH + s.left[ecosystem]
    while s.grid[ecosystem, cell] != Card.EMPTY:
        cell += 1 if cell % WIDTH < s.right[ecosystem] else WIDTH - COLS + 1
    return cell


@rule
def lay_cards(s: State) -> None:
    """All chosen cards come to lie where their owners want them (SAV-5, SAV-12)."""
    for seat in range(s.seats):
        cell = s.spot[seat] if s.spot[seat] > 0 else only_cell(s, seat)
        put(s, seat, cell, s.choice[seat])
        tell(s, Event.PLACED, seat, s.choice[seat], cell)
        s.spot[seat] = 0
        s.choice[seat] = Card.EMPTY
    s.laid += 1
