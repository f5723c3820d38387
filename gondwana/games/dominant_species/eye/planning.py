"""What a pawn on an eye promises as things stand, and which eyes can do nothing at all in this turn."""

from collections.abc import Callable
from typing import Final

from gondwana.kernel.rules import NONE, Text, text

from ..rules.competition import field_of, shares
from ..rules.domination import rank_on
from ..rules.earth import bonus, tiles_beside, tundra_at
from ..rules.elements import is_threatened
from ..rules.pieces import has_room, total
from ..state import State
from ..tables import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    CORNERS,
    ELEMENTS,
    EYE_ACTION,
    FIELDS,
    FIRST_EYE,
    HEXES,
    MIGRATION_CUBES,
    PLACES,
    PRIZE,
    SPECIATION_ELEMENT,
    STACKS,
    Action,
    Box,
)
from ..words import A_TERRAIN, TILE_WORDS, TYPE

# Sections whose box decides whether a pawn does anything; boxes are filled in Reset only (DS-173).
BOX_OF: Final = {
    Action.REGRESSION: Box.REGRESSION,
    Action.WASTELAND: Box.WASTELAND,
    Action.DEPLETION: Box.DEPLETION,
}


def say(name: str, **args: object) -> Text:
    """A clause about an eye."""
    return text(f"dominant_species_brings_eye_{name}", **args)


def promises(s: State, live: State, animal: int, eye: int) -> list[Text]:
    """What the action of an eye could do now, and how many pawns act there before."""
    action = Action(int(EYE_ACTION[eye]))
    told = PROMISES[action](s, live, animal, eye)
    before = sum(s.eyes[each] != NONE for each in range(int(FIRST_EYE[action]), eye))
    if before and action != Action.GLACIATION:
        told.append(say("after", count=before))
    return told


def wastes(s: State, live: State, animal: int, eye: int) -> Text | None:
    """Why a pawn there can do nothing in this turn, whatever the others do (DS-59, DS-75, DS-83, DS-173)."""
    action = Action(int(EYE_ACTION[eye]))
    box = BOX_OF.get(action)
    if box is not None and total(live.box[box]) == 0:
        return text("dominant_species_warns_box", action={"term": f"dominant_species_action_{ACTION_NAMES[action]}"})
    if action == Action.ADAPTATION and not has_room(live, animal):
        return text("dominant_species_warns_adaptation")
    if action == Action.GLACIATION and s.tundra == 0:
        return text("dominant_species_warns_glaciation")
    if action == Action.WANDERLUST and sum(terrain != NONE for terrain in s.face_up) == 0:
        return text("dominant_species_warns_wanderlust")
    return None


def _initiative(s: State, live: State, animal: int, eye: int) -> list[Text]:
    place = list(s.track).index(animal)
    if place == 0:
        return [say("initiative_first")]
    return [say("initiative", other={"term": f"dominant_species_the_{ANIMAL_NAMES[s.track[place - 1]]}"})]


def _adaptation(s: State, live: State, animal: int, eye: int) -> list[Text]:
    return [say("adaptation", count=int(total(live.box[Box.ADAPTATION])))]


def _regression(s: State, live: State, animal: int, eye: int) -> list[Text]:
    return [say("regression", count=sum(bool(is_threatened(live, animal, e)) for e in range(ELEMENTS)))]


def _abundance(s: State, live: State, animal: int, eye: int) -> list[Text]:
    return [say("abundance", count=int(total(live.box[Box.ABUNDANCE])))]


def _wasteland(s: State, live: State, animal: int, eye: int) -> list[Text]:
    waste = s.box[Box.WASTELAND]
    disks = [c for c in range(CORNERS) if s.disk[c] != NONE and waste[s.disk[c]] and tundra_at(live, c) > 0]
    return [say("wasteland", count=len(disks))]


def _depletion(s: State, live: State, animal: int, eye: int) -> list[Text]:
    box = s.box[Box.DEPLETION]
    return [say("depletion", count=sum(s.disk[c] != NONE and box[s.disk[c]] > 0 for c in range(CORNERS)))]


def _glaciation(s: State, live: State, animal: int, eye: int) -> list[Text]:
    before = sum(s.eyes[each] != NONE for each in range(int(FIRST_EYE[Action.GLACIATION]), eye))
    return [say("glaciation_waits", count=before) if before else say("glaciation")]


def _speciation(s: State, live: State, animal: int, eye: int) -> list[Text]:
    element = int(SPECIATION_ELEMENT[eye - int(FIRST_EYE[Action.SPECIATION])])
    count = sum(int(disk) == element for disk in s.disk)
    return [say("speciation", element=TYPE.shown(element, s.seats), count=count, pool=int(s.gene_pool[animal]))]


def _wanderlust(s: State, live: State, animal: int, eye: int) -> list[Text]:
    best = max(int(bonus(tiles_beside(live, h))) for h in range(HEXES) if s.terrain[h] == NONE)
    shown = sum(s.face_up[stack] != NONE for stack in range(STACKS))
    return [say("wanderlust", count=shown, points=best)]


def _migration(s: State, live: State, animal: int, eye: int) -> list[Text]:
    cubes = int(MIGRATION_CUBES[eye - int(FIRST_EYE[Action.MIGRATION])])
    return [say("migration", count=cubes, all=sum(int(s.cubes[h][animal]) for h in range(HEXES)))]


def _competition(s: State, live: State, animal: int, eye: int) -> list[Text]:
    tiles = [h for h in range(HEXES) if shares(live, animal, h)]
    fields = {int(field_of(live, eye, h)) for h in tiles} - {FIELDS}
    return [say("competition", count=len(fields))]


def _domination(s: State, live: State, animal: int, eye: int) -> list[Text]:
    worth = {
        h: int(PRIZE[s.terrain[h]][place])
        for h in range(HEXES)
        if s.terrain[h] != NONE and s.cubes[h][animal] and (place := int(rank_on(live, h, animal))) < PLACES
    }
    best = max(worth, key=lambda h: worth[h], default=NONE)
    if best == NONE or worth[best] == 0:
        return [say("domination_nothing")]
    terrain = A_TERRAIN.shown(s.terrain[best], s.seats)
    return [say("domination", terrain=terrain, tile=TILE_WORDS[best], points=worth[best])]


PROMISES: Final[dict[Action, Callable[[State, State, int, int], list[Text]]]] = {
    Action.INITIATIVE: _initiative,
    Action.ADAPTATION: _adaptation,
    Action.REGRESSION: _regression,
    Action.ABUNDANCE: _abundance,
    Action.WASTELAND: _wasteland,
    Action.DEPLETION: _depletion,
    Action.GLACIATION: _glaciation,
    Action.SPECIATION: _speciation,
    Action.WANDERLUST: _wanderlust,
    Action.MIGRATION: _migration,
    Action.COMPETITION: _competition,
    Action.DOMINATION: _domination,
}
