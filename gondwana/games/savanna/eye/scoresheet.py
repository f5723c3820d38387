"""The final scoring, told card by card: which card earns what, because of which others, and what it turns face down.

A plain second reading of the rules, for people; the tests hold it against the compiled one.
"""

from collections.abc import Callable

from ..state import State
from ..tables import (
    BIG_GROUP,
    CELLS,
    CHEETAH_PREY,
    CHEETAH_REACH,
    DIAGONALS,
    ELEPHANT_ALONE,
    ELEPHANT_DISTURBED,
    FIRST_ANIMAL,
    GAZELLE_EACH,
    GIRAFFE_TREE,
    GRASS_GROUP,
    HYENA_CARCASS,
    HYENA_STEPS,
    JHAY,
    LION_PREY,
    STRIDE,
    TREE_LINE,
    VULTURE_CARCASS,
    WATER_TYPE,
    WIDTH,
    ZEBRA_GRASS,
    Card,
)
from ..words import CARD, CELL
from .shapes import Earned, ScoringLine, ScoringPart

Cards = dict[int, int]  # cell → Card


def scoring(s: State) -> list[ScoringLine]:
    """The eleven lines in order, each with what every ecosystem earned on it and why (SAV-21)."""
    owners = range(JHAY + 1 if s.seats == 1 else s.seats)
    return [
        {"line": CARD.word(line), "ecosystems": [_line(s, index, line) for index in owners]}
        for line in range(Card.WATER, Card.VULTURE + 1)
    ]


def _line(s: State, index: int, line: int) -> Earned:
    parts: list[ScoringPart] = [
        {
            "cell": _thing(index, cell),
            "points": points,
            "because": [_thing(index, near) for near in because],
            "turned": [_thing(index, prey) for prey in turned],
        }
        for cell, points, because, turned in TELLERS[Card(line)](s, index)
    ]
    earned = sum(part["points"] for part in parts)
    bonus = int(s.lines[index][line]) - earned if line == Card.GAZELLE else None
    return {"seat": index, "points": int(s.lines[index][line]), "parts": parts, "bonus": bonus}


def _thing(index: int, cell: int) -> str:
    return f"cell:{index}:{CELL.word(cell)}"


def laid(s: State, index: int) -> Cards:
    """The cards of an ecosystem by cell."""
    return {cell: s.grid[index][cell] for cell in range(CELLS) if s.grid[index][cell]}


def turned_down(s: State, index: int) -> set[int]:
    """The cells that lie face down."""
    down = s.down[index]
    corner = s.top[index] * WIDTH + s.left[index]
    return {
        corner + place // STRIDE * WIDTH + place % STRIDE for place in range(down.bit_length()) if down >> place & 1
    }


def _of(s: State, index: int, kind: int) -> list[int]:
    return [cell for cell, card in laid(s, index).items() if card == kind]


def _near(cell: int) -> list[int]:
    return [cell - WIDTH, cell + 1, cell + WIDTH, cell - 1]


Told = list[tuple[int, int, list[int], list[int]]]  # cell, points, because of these cells, turning these down


def _water(s: State, index: int) -> Told:
    cards = laid(s, index)
    told: Told = []
    for cell in _of(s, index, Card.WATER):
        animals = [near for near in _near(cell) if cards.get(near, 0) >= FIRST_ANIMAL]
        told.append((cell, WATER_TYPE * len({cards[near] for near in animals}), animals, []))
    return told


def _grass(s: State, index: int) -> Told:
    waiting = set(_of(s, index, Card.GRASS))
    told: Told = []
    while waiting:
        group, edge = [], [min(waiting)]
        while edge:
            cell = edge.pop()
            if cell in waiting:
                waiting.remove(cell)
                group.append(cell)
                edge.extend(_near(cell))
        told.append((group[0], int(GRASS_GROUP[min(len(group), BIG_GROUP)]), group[1:], []))
    return told


def _trees(s: State, index: int) -> Told:
    rows: set[int] = set()
    cols: set[int] = set()
    told: Told = []
    for cell in _of(s, index, Card.TREE):
        fresh = (cell // WIDTH not in rows) + (cell % WIDTH not in cols)
        rows.add(cell // WIDTH)
        cols.add(cell % WIDTH)
        told.append((cell, TREE_LINE * fresh, [], []))
    return told


def _gazelles(s: State, index: int) -> Told:
    return [(cell, GAZELLE_EACH, [], []) for cell in _of(s, index, Card.GAZELLE)]


def _zebras(s: State, index: int) -> Told:
    grass = set(_of(s, index, Card.GRASS))
    feeding = {cell: [near for near in _near(cell) if near in grass] for cell in _of(s, index, Card.ZEBRA)}
    return [(cell, ZEBRA_GRASS * len(near), near, []) for cell, near in feeding.items()]


def _giraffes(s: State, index: int) -> Told:
    trees = set(_of(s, index, Card.TREE))
    feeding = {cell: [near for near in _near(cell) if near in trees] for cell in _of(s, index, Card.GIRAFFE)}
    return [(cell, GIRAFFE_TREE if near else 0, near, []) for cell, near in feeding.items()]


def _cheetah_prey(s: State, index: int) -> dict[int, list[int]]:
    """The gazelles on the diagonals of each cheetah."""
    cards = laid(s, index)
    return {
        cell: [
            prey
            for down, right in DIAGONALS
            for reach in range(1, CHEETAH_REACH + 1)
            if 0 <= (prey := cell + reach * (int(down) * WIDTH + int(right))) < CELLS
            and cards.get(prey) == Card.GAZELLE
            if abs(prey % WIDTH - cell % WIDTH) == reach
        ]
        for cell in _of(s, index, Card.CHEETAH)
    }


def _cheetahs(s: State, index: int) -> Told:
    return [(cell, CHEETAH_PREY * len(prey), prey, prey) for cell, prey in _cheetah_prey(s, index).items()]


def _lions(s: State, index: int) -> Told:
    """Which lion takes which card is all the same: they are dealt out in order (SAV-44)."""
    grass = set(_of(s, index, Card.GRASS))
    caught = {prey for preys in _cheetah_prey(s, index).values() for prey in preys}
    prey = sorted(turned_down(s, index) - caught)
    told: Told = []
    for cell in _of(s, index, Card.LION):
        feeding = [near for near in _near(cell) if near in grass]
        if feeding and prey:
            told.append((cell, LION_PREY, feeding, [prey.pop(0)]))
        else:
            told.append((cell, 0, feeding, []))
    return told


def lions_waiting(s: State, index: int) -> int:
    """How many lions beside a grassland have not hunted yet."""
    grass = set(_of(s, index, Card.GRASS))
    hunters = [cell for cell in _of(s, index, Card.LION) if grass.intersection(_near(cell))]
    return len(hunters) - s.lines[index][Card.LION] // LION_PREY


def _elephants(s: State, index: int) -> Told:
    cards, down = laid(s, index), turned_down(s, index)
    told: Told = []
    for cell in _of(s, index, Card.ELEPHANT):
        crowd = [
            near
            for near in _near(cell)
            if cards.get(near, 0) >= FIRST_ANIMAL and cards[near] != Card.ELEPHANT and near not in down
        ]
        told.append((cell, ELEPHANT_ALONE - ELEPHANT_DISTURBED * len(crowd), crowd, []))
    return told


def _hyenas(s: State, index: int) -> Told:
    down = turned_down(s, index)
    steps = [int(rows) * WIDTH + int(cols) for rows, cols in HYENA_STEPS]
    feeding = {cell: [cell + step for step in steps if cell + step in down] for cell in _of(s, index, Card.HYENA)}
    return [(cell, HYENA_CARCASS * len(near), near, []) for cell, near in feeding.items()]


def _vultures(s: State, index: int) -> Told:
    down = turned_down(s, index)
    feeding = {
        cell: [carcass for carcass in sorted(down) if carcass > cell and (carcass - cell) % WIDTH == 0]
        for cell in _of(s, index, Card.VULTURE)
    }
    return [(cell, VULTURE_CARCASS * len(below), below, []) for cell, below in feeding.items()]


TELLERS: dict[Card, Callable[[State, int], Told]] = {
    Card.WATER: _water,
    Card.GRASS: _grass,
    Card.TREE: _trees,
    Card.GAZELLE: _gazelles,
    Card.ZEBRA: _zebras,
    Card.GIRAFFE: _giraffes,
    Card.CHEETAH: _cheetahs,
    Card.LION: _lions,
    Card.ELEPHANT: _elephants,
    Card.HYENA: _hyenas,
    Card.VULTURE: _vultures,
}
