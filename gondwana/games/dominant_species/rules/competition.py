"""Competition: opposing cubes die where both animals stand (DS-88 … DS-90, DS-175)."""

from gondwana.kernel.questions import answered
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import COMPETITION_TERRAINS, FIELDS, FIRST_EYE, HEXES, Action, Animal
from .earth import in_play, opposing_on
from .pieces import eliminate, or_pass, pose, take_back


@rule
def begin_competition(s: State) -> None:
    """The arachnids' free Competition comes before all pawns (DS-88)."""
    if in_play(s, Animal.ARACHNID):
        pose(s, Prompt.ARACHNID, Animal.ARACHNID)


@rule
def shares(s: State, animal: int, tile: int) -> bool:
    """Whether an animal stands on a tile together with an opposing cube."""
    return s.cubes[tile, animal] > 0 and opposing_on(s, tile, animal) > 0


@rule
def offer_arachnid(s: State, animal: int, out: Ints) -> int:
    """A tile of any terrain that the arachnids share, or none (DS-88)."""
    count = 0
    for tile in range(HEXES):
        if shares(s, animal, tile):
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@rule
def answer_arachnid(s: State, seat: int, animal: int, tile: int) -> None:
    """Next, who loses a cube (DS-88)."""
    answered(s, seat)
    if tile != NO_TILE:
        pose(s, Prompt.VICTIM, animal, tile)


@rule
def compete(s: State, eye: int) -> None:
    """The next Competition pawn acts (DS-89)."""
    pose(s, Prompt.COMPETE, take_back(s, eye), eye, 0)


@rule
def field_of(s: State, eye: int, tile: int) -> int:
    """Which of the terrains of an eye a tile is of, FIELDS for none (DS-19)."""
    for field in range(FIELDS):
        if COMPETITION_TERRAINS[eye - FIRST_EYE[Action.COMPETITION], field] == s.terrain[tile]:
            return field
    return FIELDS


@rule
def offer_compete(s: State, animal: int, eye: int, used: int, out: Ints) -> int:
    """A shared tile of a terrain that this pawn has not used yet, or to be done (DS-89, DS-90)."""
    count = 0
    for tile in range(HEXES):
        if shares(s, animal, tile):
            field = field_of(s, eye, tile)
            if field < FIELDS and (used >> field) & 1 == 0:
                out[count] = tile
                count += 1
    return or_pass(count, NO_TILE, out)


@rule
def answer_compete(s: State, seat: int, animal: int, eye: int, used: int, tile: int) -> None:
    """Next, who loses a cube there; then the other terrains (DS-89)."""
    answered(s, seat)
    if tile != NO_TILE:
        pose(s, Prompt.COMPETE, animal, eye, used | 1 << field_of(s, eye, tile))
        pose(s, Prompt.VICTIM, animal, tile)
    elif used == 0:
        tell(s, Event.FORGONE, animal, Action.COMPETITION)


@rule
def answer_victim(s: State, seat: int, animal: int, tile: int, victim: int) -> None:
    """One cube of the victim is out of play (DS-89, DS-42)."""
    answered(s, seat)
    kill(s, animal, tile, victim)


@rule
def kill(s: State, animal: int, tile: int, victim: int) -> None:
    """A cube dies by the will of an animal."""
    eliminate(s, victim, tile, 1)
    tell(s, Event.KILLED, animal, victim, s.terrain[tile], tile)
