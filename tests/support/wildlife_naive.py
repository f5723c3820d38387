"""A slow, plain second opinion on Wildlife's general scoring, written from the words of the specification alone.

The board is a dictionary from (row, column) to an owner's name; nothing here knows how the program stores or counts.
"""

from collections import Counter
from collections.abc import Mapping

Cell = tuple[int, int]
Points = Counter[str]

DRAWN = """
..DDDFFF..
.DDDMFFFF.
DDtMMMMMFF
SwtMMWWssm
SwtttWWssm
SwwffdWWWm
SSffddWWmm
.SSSddTTT.
..STTTTT..
"""
MAP = DRAWN.split()
TERRITORIES = "SsMmTtDdWwFf"  # in the order of scoring


def cells_of(letter: str) -> list[Cell]:
    """The cells of a territory."""
    return [(r, c) for r, row in enumerate(MAP) for c, found in enumerate(row) if found == letter]


def territory(pieces: Mapping[Cell, str], letter: str) -> Points:
    """Monopolies 5 and 4, otherwise 3, 2, 1, all who tie taking the next place."""
    cells = cells_of(letter)
    count = Counter(pieces[cell] for cell in cells if cell in pieces)
    if len(count) == 1:
        return Counter({owner: 5 if number == len(cells) else 4 for owner, number in count.items()})
    return Counter({owner: ranked(count, owner, (3, 2, 1)) for owner in count})


def ranked(count: Mapping[str, int], owner: str, points: tuple[int, ...]) -> int:
    """The points of a place, one lower for all who share it."""
    order = sorted(count.values(), reverse=True)
    place = order.index(count[owner]) + (order.count(count[owner]) > 1)
    return points[place] if place < len(points) else 0


def groups(pieces: Mapping[Cell, str]) -> list[tuple[int, str]]:
    """Size and owner of every colony: cells coloured until nothing changes."""
    colour = {cell: number for number, cell in enumerate(sorted(pieces))}
    changed = True
    while changed:
        changed = False
        for r, c in colour:
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if pieces.get(near) == pieces[r, c] and colour[near] < colour[r, c]:
                    colour[r, c] = colour[near]
                    changed = True
    sizes = Counter(colour.values())
    return [
        (sizes[number], pieces[cell])
        for cell, number in colour.items()
        if min(other for other in colour if colour[other] == number) == cell
    ]


def colonies(pieces: Mapping[Cell, str]) -> Points:
    """Places 1 to 5 bring 10, 7, 5, 3, 1; equal colonies of several owners take the next place."""
    points: Points = Counter()
    place = 0
    found = groups(pieces)
    for size in sorted({size for size, _ in found}, reverse=True):
        owners = [owner for other, owner in found if other == size]
        worth = (10, 7, 5, 3, 1, 0)
        taken = place + (len(set(owners)) > 1)
        for owner in owners:
            points[owner] += worth[taken] if taken < len(worth) else 0
        place += len(owners)
    return points


def category(count: Mapping[str, int]) -> Points:
    """Most 4, second 2; a tie for most 2 each and no second; a tie for second nothing; who has none is not ranked."""
    having = {owner: number for owner, number in count.items() if number > 0}
    order = sorted(having.values(), reverse=True)
    points: Points = Counter()
    for owner, number in having.items():
        if number == order[0]:
            points[owner] = 4 if order.count(number) == 1 else 2
        elif order.count(order[0]) == 1 and number == order[1] and order.count(number) == 1:
            points[owner] = 2
    return points


def general_scoring(
    pieces: Mapping[Cell, str], tokens: Mapping[str, int], abilities: Mapping[str, int], food: Mapping[str, int]
) -> Points:
    """Everything together."""
    total = colonies(pieces)
    for letter in TERRITORIES:
        total += territory(pieces, letter)
    for count in (tokens, abilities, food):
        total += category(count)
    return total
