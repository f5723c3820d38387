"""The printed grid: 35 hexes and the 92 corners where disks may lie (DS-2 … DS-4).

A hex is named by its axial coordinates (q to the right, r downwards); a corner is the east or the west tip of exactly
one hex, on or off the board: `E:q,r` touches (q,r), (q+1,r−1), (q+1,r), and `W:q,r` touches (q,r), (q−1,r), (q−1,r+1).
"""

from itertools import product

from gondwana.kernel.rules import NONE

Hex = tuple[int, int]
STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N NE SE S SW NW


def hexes(radius: int, without: set[Hex]) -> list[Hex]:
    """The hexes within a distance of the centre but a few, column by column (DS-2)."""
    span = range(-radius, radius + 1)
    return [(q, r) for q, r in product(span, span) if abs(q + r) <= radius and (q, r) not in without]


def neighbours(at: Hex) -> list[Hex]:
    """The six hexes that share an edge with one (DS-3)."""
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


def tips(at: Hex) -> list[str]:
    """The six corners of a hex, from the east tip against the clock (DS-4)."""
    q, r = at
    return [f"E:{q},{r}", f"W:{q + 1},{r - 1}", f"E:{q - 1},{r}", f"W:{q},{r}", f"E:{q - 1},{r + 1}", f"W:{q + 1},{r}"]


def corners(board: list[Hex]) -> list[str]:
    """The corners that touch the board: east tips first, then by the hex of the name."""

    def order(corner: str) -> tuple[str, int, int]:
        q, r = corner[2:].split(",")
        return corner[0], int(q), int(r)

    return sorted({corner for at in board for corner in tips(at)}, key=order)


def row(found: list[int], size: int) -> list[int]:
    """Numbers in ascending order, filled up with NONE."""
    return [*sorted(found), *[NONE] * (size - len(found))]


def hex_word(at: Hex, radius: int) -> str:
    """A column letter and a row: columns a to g, the centre of radius 3 is d4."""
    q, r = at
    return f"{chr(ord('a') + q + radius)}{r + radius + min(q, 0) + 1}"
