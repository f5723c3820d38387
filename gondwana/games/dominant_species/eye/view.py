"""What everybody may see, as JSON with named things: there are no secrets but what chance will bring."""

from typing import Any

from gondwana.kernel.rules import NONE

from ..rules.earth import bonus, dominant, match, survival_holder, tiles_at, tundra_at
from ..rules.elements import is_threatened
from ..rules.reset import in_danger
from ..scoring import final_points
from ..state import Stage, State
from ..tables import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ANIMALS,
    BOX_NAMES,
    CARD_NAMES,
    COMPETITION_TERRAINS,
    CORNER_LIST,
    CORNERS,
    ELEMENT_NAMES,
    EYE_NAMES,
    FIRST_EYE,
    HEX_LIST,
    HEXES,
    LIMIT,
    MIGRATION_CUBES,
    MOST_ELEMENTS,
    NEED,
    PLACES,
    PRIZE,
    SOURCE_NAMES,
    SPECIATION_ELEMENT,
    STACKS,
    TERRAIN_NAMES,
    TOUCHING,
    Action,
    Box,
    Terrain,
)
from ..words import TILE_WORDS
from .shapes import Beast, Corner, Elements, Forecast, Hex, Printed, Result, Section, Stack, Survival, Tile, View
from .whole_actions import cube, plan

STACK_WORDS = ("left", "middle", "right")


def view(s: State, live: State, seat: int) -> View:
    """The table as everybody sees it."""
    return {
        "turn": s.turn,
        "sleeper": name(s.sleeper),
        "limit": s.limit or None,
        "last_turn": bool(s.last_turn),
        "phase": "over" if s.over else Stage(s.stage).name.lower(),
        "own": [ANIMAL_NAMES[a] for a in range(ANIMALS) if seat != NONE and s.owner[a] == seat],
        "animals": [animal(s, live, a) for a in range(ANIMALS) if s.owner[a] != NONE],
        "track": [ANIMAL_NAMES[a] for a in s.track if a != NONE],
        "tiles": [tile(s, live, h) for h in range(HEXES) if s.terrain[h] != NONE],
        "vacant": [place(h) for h in range(HEXES) if s.terrain[h] == NONE],
        "corners": [corner(s, c) for c in range(CORNERS) if tiles_at(live, c) > 0],
        "display": [section(s, action) for action in range(len(ACTION_NAMES))],
        "boxes": {box: counts(s.box[number]) for number, box in enumerate(BOX_NAMES)},
        "bag": counts(s.bag),
        "stacks": [stack(s, number) for number in range(STACKS)],
        "hidden": {TERRAIN_NAMES[t]: count for t, count in enumerate(s.hidden) if count},
        "tundra": s.tundra,
        "cards": [{"thing": f"card:{card}", "card": card} for c, card in enumerate(CARD_NAMES) if s.offer[c]],
        "deck": sum(s.deck),
        "gone": [card for c, card in enumerate(CARD_NAMES) if gone(s, c)],
        "survival": survival(s, live),
        "forecast": forecast(s, live),
        "plan": plan(s, live, seat),
        "result": result(s) if s.over else None,
    }


def name(number: int) -> str | None:
    """The name of an animal, None for nobody."""
    return None if number == NONE else ANIMAL_NAMES[number]


def counts(row: Any) -> Elements:
    """Disks by element, those that are there."""
    return {element: row[number] for number, element in enumerate(ELEMENT_NAMES) if row[number]}


def gone(s: State, card: int) -> bool:
    """Whether a card was taken: face down it could be any of those not seen, so this tells nothing new."""
    return s.stage > Stage.LAY_OUT and not s.offer[card] and not s.deck[card]


def animal(s: State, live: State, number: int) -> Beast:
    """What lies in front of an animal."""
    printed = {ELEMENT_NAMES[e]: int(count) for e, count in enumerate(NEED[number]) if count}
    disks = counts(s.disks[number])
    return {
        "thing": f"animal:{ANIMAL_NAMES[number]}",
        "animal": ANIMAL_NAMES[number],
        "seat": s.owner[number],
        "points": s.points[number],
        "earned": {source: s.earned[number][n] for n, source in enumerate(SOURCE_NAMES) if s.earned[number][n]},
        "gene_pool": s.gene_pool[number],
        "eliminated": s.eliminated[number],
        "on_earth": sum(s.cubes[h][number] for h in range(HEXES)),
        "pawns": s.pawns[number],
        "spare": s.spare[number],
        "printed": printed,
        "disks": disks,
        "room": MOST_ELEMENTS - sum(printed.values()) - sum(disks.values()),
        "dominates": sum(int(dominant(live, h)) == number for h in range(HEXES) if s.cubes[h][number]),
        "endangered": sum(int(in_danger(live, number, h)) for h in range(HEXES) if s.cubes[h][number]),
    }


def place(number: int) -> Hex:
    """A hex of the grid."""
    q, r = HEX_LIST[number]
    return {"thing": f"tile:{TILE_WORDS[number]}", "hex": TILE_WORDS[number], "q": q, "r": r}


def tile(s: State, live: State, number: int) -> Tile:
    """A tile: what it is, who stands there, whom it feeds, what it would pay."""
    terrain = s.terrain[number]
    here = {ANIMAL_NAMES[a]: s.cubes[number][a] for a in range(ANIMALS) if s.cubes[number][a]}
    fits = {ANIMAL_NAMES[a]: int(match(live, a, number)) for a in range(ANIMALS) if s.owner[a] != NONE}
    covered = s.covered[number]
    prizes = [int(PRIZE[terrain][p]) for p in range(PLACES) if PRIZE[terrain][p]]
    ranked = sorted(here, key=lambda animal: (-here[animal], ANIMAL_NAMES.index(animal)))
    return {
        **place(number),
        "terrain": TERRAIN_NAMES[terrain],
        "covered": None if covered == NONE else TERRAIN_NAMES[covered],
        "cubes": here,
        "herds": {ANIMAL_NAMES[a]: cube(number, a) for a in range(ANIMALS) if s.cubes[number][a]},
        "asleep": s.asleep[number],
        "match": fits,
        "dominant": name(int(dominant(live, number))),
        "endangered": [animal for animal in here if fits[animal] == 0],
        "prizes": prizes,
        "pays": [{"animal": animal, "points": points} for animal, points in zip(ranked, prizes, strict=False)],
        "limit": int(LIMIT[terrain]),
        "named": bool(s.named[number]),
    }


def corner(s: State, number: int) -> Corner:
    """A corner of earth, with its disk if there is one."""
    element = s.disk[number]
    return {
        "thing": f"corner:{CORNER_LIST[number]}",
        "corner": CORNER_LIST[number],
        "element": None if element == NONE else ELEMENT_NAMES[element],
        "tiles": [TILE_WORDS[int(h)] for h in TOUCHING[number] if h != NONE and s.terrain[int(h)] != NONE],
    }


def section(s: State, action: int) -> Section:
    """A section of the action display with its eyes."""
    eyes = range(int(FIRST_EYE[action]), int(FIRST_EYE[action + 1]))
    return {
        "action": ACTION_NAMES[action],
        "active": not s.over and s.stage - Stage.INITIATIVE == action,
        "eyes": [
            {
                "thing": f"eye:{EYE_NAMES[eye]}",
                "eye": EYE_NAMES[eye],
                "animal": name(s.eyes[eye]),
                "done": Stage.INITIATIVE <= s.stage <= Stage.DOMINATION and eye < s.next_eye,
                **printed_on(action, eye - int(FIRST_EYE[action])),
            }
            for eye in eyes
        ],
    }


def printed_on(action: int, number: int) -> Printed:
    """What is printed on an eye."""
    if action == Action.SPECIATION:
        return {"element": ELEMENT_NAMES[SPECIATION_ELEMENT[number]]}
    if action == Action.MIGRATION:
        return {"cubes": int(MIGRATION_CUBES[number])}
    if action == Action.COMPETITION:
        return {"terrains": [TERRAIN_NAMES[int(terrain)] for terrain in COMPETITION_TERRAINS[number]]}
    return {}


def stack(s: State, number: int) -> Stack:
    """A stack of tiles."""
    shown = s.face_up[number]
    return {
        "thing": f"stack:{STACK_WORDS[number]}",
        "terrain": None if shown == NONE else TERRAIN_NAMES[shown],
        "below": s.face_down[number],
    }


def survival(s: State, live: State) -> Survival:
    """Who would hold the Survival card now, and for what (DS-133)."""
    frozen = [h for h in range(HEXES) if s.terrain[h] == Terrain.TUNDRA]
    holder = int(survival_holder(live))
    tiles = sum(s.cubes[h][holder] > 0 for h in frozen) if holder != NONE else 0
    return {
        "holder": name(holder),
        "points": int(bonus(tiles)),
        "cubes": {ANIMAL_NAMES[a]: n for a in range(ANIMALS) if (n := sum(s.cubes[h][a] for h in frozen))},
    }


def forecast(s: State, live: State) -> Forecast:
    """What would be lost if nobody did anything: disks by Regression and Wasteland, cubes by Extinction."""
    waste = s.box[Box.WASTELAND]
    threatened = {
        ANIMAL_NAMES[a]: [element for e, element in enumerate(ELEMENT_NAMES) if is_threatened(live, a, e)]
        for a in range(ANIMALS)
    }
    return {
        "regression": {animal: types for animal, types in threatened.items() if types},
        "wasteland": [
            CORNER_LIST[c] for c in range(CORNERS) if s.disk[c] != NONE and waste[s.disk[c]] and tundra_at(live, c) > 0
        ],
        "extinction": {
            f"tile:{TILE_WORDS[h]}": dying
            for h in range(HEXES)
            if (
                dying := {
                    ANIMAL_NAMES[a]: n for a in range(ANIMALS) if s.cubes[h][a] and (n := int(in_danger(live, a, h)))
                }
            )
        },
    }


def result(s: State) -> Result:
    """Who has won (DS-146, DS-169)."""
    order = sorted(range(s.seats), key=lambda seat: s.places[seat])
    return {"winners": order[:1], "order": order, "totals": [s.scores[seat] for seat in range(s.seats)]}


def expected(s: State, live: State) -> list[int]:
    """What each seat would have if the earth were scored as it lies: its lowest animal counts (DS-145, DS-169)."""
    if s.over or s.stage <= Stage.LAY_OUT:
        return [s.scores[seat] for seat in range(s.seats)]
    totals = [s.points[a] + int(final_points(live, a)) for a in range(ANIMALS)]
    return [min(totals[a] for a in range(ANIMALS) if s.owner[a] == seat) for seat in range(s.seats)]
