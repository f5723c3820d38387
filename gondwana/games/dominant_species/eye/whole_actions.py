"""What a person may lay out on the map before confirming it: cubes to move, to place, to strike, with their limits.

The rules ask one small question after another. A plan tells the page beforehand which of them follow from the open one,
so that a whole action can be drawn on the map and taken back freely; confirmed, it is answered question by question.
"""

from collections.abc import Callable
from typing import Final

from gondwana.kernel.rules import ABOUT, NONE, PROMPT, asked_about, open_prompt

from ..prompts import Prompt
from ..rules.competition import field_of, shares
from ..rules.migration import reach
from ..state import State
from ..tables import (
    ANIMAL_NAMES,
    ANIMALS,
    AQUATIC_CUBES,
    AROUND,
    CORNER_LIST,
    CORNERS,
    FIELDS,
    HEXES,
    HIBERNATORS,
    LIMIT,
    TOUCHING,
)
from ..words import TILE_WORDS
from .shapes import Disks, Plan, Routes, Slot, Slots, Strikes


def plan(s: State, live: State, seat: int) -> Plan | None:
    """The plan of the open question, for the seat that is asked."""
    if seat == NONE or not s.asked >> seat & 1:
        return None
    question = Prompt(open_prompt(s))
    return PLANS[question](s, live, asked_about(s)) if question in PLANS else None


def thing(tile: int) -> str:
    """A tile as the page knows it."""
    return f"tile:{TILE_WORDS[tile]}"


def routes(s: State, live: State, about: list[int]) -> Routes:
    """Migration: which cubes may still go, and where to (DS-84, DS-85)."""
    animal, moves = about[0], about[1]
    origins = [tile for tile in range(HEXES) if s.unmoved[tile] > 0]
    ways = {tile: int(reach(live, animal, tile)) for tile in origins}
    return {
        "animal": ANIMAL_NAMES[animal],
        "kind": "routes",
        "most": moves,
        "from": {thing(tile): s.unmoved[tile] for tile in origins},
        "reach": {thing(tile): [thing(to) for to in range(HEXES) if ways[tile] >> to & 1] for tile in origins},
    }


def slots(animal: int, now: int, limits: dict[int, int], most: int) -> Slots:
    """Cubes for some tiles in turn, each from none to a limit, and so many in all; `now` is the tile asked about."""
    return {
        "animal": ANIMAL_NAMES[animal],
        "kind": "slots",
        "now": thing(now),
        "slots": room(limits, most),
        "least": 0,
        "most": most,
    }


def room(limits: dict[int, int], most: int) -> list[Slot]:
    """Tiles with their limits."""
    return [{"thing": thing(tile), "most": min(limit, most)} for tile, limit in limits.items()]


def disks(s: State, live: State, about: list[int]) -> Disks:
    """Speciation: each disk of the type, with the tiles round it (DS-76)."""
    animal, element = about[0], about[1]
    pool = s.gene_pool[animal]
    return {
        "animal": ANIMAL_NAMES[animal],
        "kind": "disks",
        "most": pool,
        "disks": {
            f"corner:{CORNER_LIST[corner]}": room(
                {int(h): int(LIMIT[s.terrain[h]]) for h in TOUCHING[corner] if h != NONE and s.terrain[h] != NONE}, pool
            )
            for corner in range(CORNERS)
            if s.disk[corner] == element
        },
    }


def births(s: State, live: State, about: list[int]) -> Slots:
    """Speciation: this tile, and those of the same disk that wait on the stack (DS-76)."""
    animal = about[0]
    tiles = []
    for depth in range(s.depth - 1, -1, -1):
        if s.frames[depth][PROMPT] != Prompt.SPECIATE_COUNT:
            break
        tiles.append(s.frames[depth][ABOUT + 1])
    return slots(animal, tiles[0], {tile: int(LIMIT[s.terrain[tile]]) for tile in tiles}, s.gene_pool[animal])


def move_in(s: State, live: State, about: list[int]) -> Slots:
    """Wanderlust: the neighbours of the new tile from which this animal has not been asked yet (DS-82)."""
    animal, origin, to = about[0], about[1], about[2]
    near = [int(tile) for tile in AROUND[to] if tile != NONE]
    cubes = {tile: s.cubes[tile][animal] for tile in near[near.index(origin) :] if s.cubes[tile][animal]}
    return {**slots(animal, origin, cubes, sum(cubes.values())), "to": thing(to)}


def fecundity(s: State, live: State, about: list[int]) -> Slots:
    """Fecundity: this tile and the later ones that the animal occupies (DS-107)."""
    animal, first = about[0], about[1]
    tiles = {tile: 1 for tile in range(first, HEXES) if s.cubes[tile][animal]}
    pool = s.gene_pool[animal]
    return {**slots(animal, first, tiles, pool), "least": min(pool, len(tiles))}


def exodus(s: State, live: State, about: list[int]) -> Slots:
    """Mass Exodus: the neighbours among which the cubes of one animal are split; all must go (DS-117)."""
    tile, animal, now = about[1], about[2], about[3]
    near = [int(to) for to in AROUND[tile] if to != NONE and s.terrain[int(to)] != NONE]
    count = s.cubes[tile][animal]
    limits = dict.fromkeys(near[near.index(now) :], count)
    return {**slots(animal, now, limits, count), "least": count, "from": thing(tile)}


def aquatic(s: State, live: State, about: list[int]) -> Slots:
    """Aquatic: cubes on the tile that got the disk (DS-97)."""
    animal, tile = about[0], about[1]
    return slots(animal, tile, {tile: AQUATIC_CUBES}, s.gene_pool[animal])


def hibernation(s: State, live: State, about: list[int]) -> Slots:
    """Hibernation: cubes that come back, one at least (DS-110)."""
    animal, tile = about[0], about[1]
    return {**slots(animal, tile, {tile: HIBERNATORS}, min(HIBERNATORS, s.eliminated[animal])), "least": 1}


def strikes(s: State, live: State, about: list[int], field: Callable[[int], int]) -> Strikes:
    """Competition: on which tiles whose cubes may be struck; of the tiles of one field only one (DS-89)."""
    animal = about[0]
    tiles = [tile for tile in range(HEXES) if shares(live, animal, tile) and field(tile) < FIELDS]
    return {
        "animal": ANIMAL_NAMES[animal],
        "kind": "strikes",
        "victims": [
            {"thing": cube(tile, victim), "tile": thing(tile), "field": field(tile)}
            for tile in tiles
            for victim in range(ANIMALS)
            if victim != animal and s.cubes[tile][victim]
        ],
    }


def cube(tile: int, animal: int) -> str:
    """The cubes of an animal on a tile as the page knows them."""
    return f"cube:{tile}:{ANIMAL_NAMES[animal]}"


def competition(s: State, live: State, about: list[int]) -> Strikes:
    """A Competition pawn: one strike for each terrain of its eye (DS-89, DS-90)."""
    eye, used = about[1], about[2]

    def field(tile: int) -> int:
        found = int(field_of(live, eye, tile))
        return FIELDS if found < FIELDS and used >> found & 1 else found

    return strikes(s, live, about, field)


def arachnid(s: State, live: State, about: list[int]) -> Strikes:
    """The arachnids' free Competition: one strike anywhere (DS-88)."""
    return strikes(s, live, about, lambda tile: 0)


PLANS: Final[dict[Prompt, Callable[[State, State, list[int]], Plan]]] = {
    Prompt.SPECIATE_DISK: disks,
    Prompt.SPECIATE_COUNT: births,
    Prompt.MOVE_IN: move_in,
    Prompt.MIGRATE_FROM: routes,
    Prompt.ARACHNID: arachnid,
    Prompt.COMPETE: competition,
    Prompt.EXODUS_COUNT: exodus,
    Prompt.AQUATIC_COUNT: aquatic,
    Prompt.FECUNDITY: fecundity,
    Prompt.HIBERNATE_COUNT: hibernation,
}
