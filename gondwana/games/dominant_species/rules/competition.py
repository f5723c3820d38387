"""Competition: opposing cubes die where both animals stand (DS-88 … DS-90, DS-175)."""

from gondwana.kernel.rules import Ints, answers, pose, question, rule, tell

from ..prompts import NO_TILE, Event, Prompt
from ..state import State
from ..tables import COMPETITION_TERRAINS, FIELDS, FIRST_EYE, HEXES, Action, Animal
from ..words import ANIMAL, TILE
from .asking import offer_present, or_pass, owner
from .earth import in_play, opposing_on, whose
from .pieces import eliminate, take_back


@rule
def begin_competition(s: State) -> None:
    """The arachnids' free Competition comes before all pawns (DS-88)."""
    if in_play(s, Animal.ARACHNID):
        pose(s, Prompt.ARACHNID, Animal.ARACHNID)


@rule
def shares(s: State, animal: int, tile: int) -> bool:
    """Whether an animal stands on a tile together with an opposing cube."""
    return s.cubes[tile, animal] > 0 and opposing_on(s, tile, animal) > 0


@question(Prompt.ARACHNID, TILE, at="tile:{answer}", decider=owner)
def offer_arachnid(s: State, animal: int, out: Ints) -> int:
    """A tile of any terrain that the arachnids share, or none (DS-88)."""
    count = 0
    for tile in range(HEXES):
        if shares(s, animal, tile):
            out[count] = tile
            count += 1
    return or_pass(count, NO_TILE, out)


@answers(Prompt.ARACHNID)
def answer_arachnid(s: State, tile: int, animal: int) -> None:
    """Next, who loses a cube (DS-88)."""
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
def tell_no_rival(s: State, animal: int, used: int) -> None:
    """A pawn that finds nobody to fight is mentioned, not one that has fought (DS-45)."""
    if used == 0:
        tell(s, Event.NO_EFFECT, whose(s, animal), Action.COMPETITION)


@question(Prompt.COMPETE, TILE, at="tile:{answer}", decider=owner, skipped=tell_no_rival)
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


@answers(Prompt.COMPETE)
def answer_compete(s: State, tile: int, animal: int, eye: int, used: int) -> None:
    """Next, who loses a cube there; then the other terrains (DS-89)."""
    if tile != NO_TILE:
        pose(s, Prompt.COMPETE, animal, eye, used | 1 << field_of(s, eye, tile))
        pose(s, Prompt.VICTIM, animal, tile)
    elif used == 0:
        tell(s, Event.FORGONE, whose(s, animal), Action.COMPETITION)


@question(Prompt.VICTIM, ANIMAL, at="cube:{tile}:{answer}", decider=owner)
def offer_victim(s: State, animal: int, tile: int, out: Ints) -> int:
    """Any opposing animal there (DS-89)."""
    return offer_present(s, tile, animal, out)


@answers(Prompt.VICTIM)
def answer_victim(s: State, victim: int, animal: int, tile: int) -> None:
    """One cube of the victim is out of play (DS-89, DS-42)."""
    kill(s, animal, tile, victim)


@rule
def kill(s: State, animal: int, tile: int, victim: int) -> None:
    """A cube dies by the will of an animal."""
    eliminate(s, victim, tile, 1)
    tell(s, Event.KILLED, whose(s, animal), whose(s, victim), s.terrain[tile], tile)
