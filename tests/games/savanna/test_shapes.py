"""How many places a card may have: every shape that an ecosystem can take, tried (SAV-9 … SAV-11)."""

from typing import Any

from gondwana.games.savanna.rules.placement import free_cells, put
from gondwana.games.savanna.state import State
from gondwana.games.savanna.tables import CELLS, FIRST, FULL, WIDTH, Card
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.compiler.rule import rule
from gondwana.kernel.game.dispatch import blank
from gondwana.kernel.rules import numbers
from gondwana.kernel.rules.records import Ints

MOST = [1, 4, 6, 8, 10, 11, 13, 14, 16, 16, 16, 15, 14, 12, 11, 10, 8, 3, 2, 1]
FEWEST = [1, 4, 6, 7, 8, 8, 8, 8, 6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 1]
SHAPES = 100_060  # from one card to the full frame, those that are translations of one another counted once
TRIED = 7 if INTERPRET else FULL  # cards up to which all shapes are tried: uncompiled it takes too long


@rule
def places(states: Any, shape: int, origin: int, out: Ints) -> int:
    """The free cells of a shape, given as bits from a cell on; how many."""
    s = states[0]
    s.laid = 0
    s.bottom[0] = 0
    for cell in range(CELLS):
        s.grid[0, cell] = Card.EMPTY
    for cell in range(origin, min(CELLS, origin + 60)):
        if (shape >> (cell - origin)) & 1:
            put(s, 0, cell, Card.TREE)
            s.laid += 1
    return free_cells(s, 0, out)


def test_the_number_of_places_of_every_shape() -> None:
    """SAV-9, SAV-10, SAV-11: the fewest and the most places by the number of cards, over all shapes there are."""
    states, out = blank(State), numbers([0] * CELLS)
    fewest, most = [1], [1]
    level, shapes = {1}, 0
    for _ in range(1, TRIED):
        counts, grown = set(), set()
        for shape in level:
            # Whether the top left card came first or the bottom right one makes no difference.
            last = places(states, shape, FIRST - shape.bit_length() + 1, out)
            count = places(states, shape, FIRST, out)
            assert count == last
            counts.add(count)
            for cell in out[:count]:
                larger = (shape << FIRST) | 1 << int(cell)
                grown.add(larger >> ((larger & -larger).bit_length() - 1))
        fewest.append(min(counts))
        most.append(max(counts))
        shapes += len(level)
        level = grown
    assert fewest == FEWEST[:TRIED]
    assert most == MOST[:TRIED]
    if TRIED == FULL:
        assert level == {sum(1 << row * WIDTH + col for row in range(4) for col in range(5))}
        assert shapes + len(level) == SHAPES
