"""What a search remembers: a table of answers, each found by what its seat had seen before it.

Every seat has a tree of its own, and knows in it only what it can know: its own answers, and those that others gave to
questions put to them alone. What several seats answer at once stays out of the others' trees: nobody can react to what
is still secret. A node is the answer that led to it: one slot of the table is both, and the first slots are the roots.
Cards and dice are not branches: an answer that is possible under one guess and not under another is counted each time
it is offered (its availability).
"""

from typing import Final, NamedTuple

from gondwana.kernel.compiler.rule import rule
from gondwana.kernel.rules.header import SEATS
from gondwana.kernel.rules.records import Ints

from .room import Floats, floats, ints


class Tree(NamedTuple):
    """The table, column by column."""

    key: Ints  # which answer, after which slot; FREE where nothing is
    visits: Ints  # how often it was given
    offered: Ints  # how often it was possible
    total: Floats  # the rewards of the tree's owner after it
    prior: Floats  # how promising it looked when it was first offered; UNSEEN before
    used: Ints  # one number: how many slots are taken


FREE: Final = 0
ROOT: Final = -1
FULL: Final = -1  # no slot: the table is full
UNSEEN: Final = -1.0

MOVE_BITS: Final = 16  # answers are numbers from -1 to 65534
SEAT_BITS: Final = 3
FEWEST_SLOTS: Final = 1 << 10
MOST_SLOTS: Final = 1 << 20  # so that a key, multiplied, stays below 2**63, compiled and interpreted alike
MULTIPLIER: Final = 11400713
SHIFT: Final = 20
FILLED: Final = 0.75  # of the table, beyond which looking things up would take long


def new_tree(slots: int) -> Tree:
    """A table with only the roots in it, for at least so many slots."""
    size = FEWEST_SLOTS
    while size < min(slots, MOST_SLOTS):
        size *= 2
    tree = Tree(ints(size), ints(size), ints(size), floats(size), floats(size), ints(1))
    for seat in range(SEATS):
        take(tree, seat, ROOT)
    return tree


@rule
def take(tree: Tree, slot: int, key: int) -> None:
    """A free slot begins to count."""
    tree.key[slot] = key
    tree.prior[slot] = UNSEEN
    tree.used[0] += 1


@rule
def slot_of(tree: Tree, node: int, seat: int, move: int) -> int:
    """The slot of an answer after a node, made if it is new; FULL if there is no room."""
    key = ((((node + 1) << SEAT_BITS) | seat) << MOVE_BITS) | (move + 1)
    last = len(tree.key) - 1
    slot = ((key * MULTIPLIER) >> SHIFT) & last
    while tree.key[slot] != FREE:
        if tree.key[slot] == key:
            return slot
        slot = (slot + 1) & last
    if tree.used[0] > FILLED * len(tree.key):
        return FULL
    take(tree, slot, key)
    return slot
