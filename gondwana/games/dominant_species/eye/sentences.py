"""Questions and choices as sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import NONE, NUMBER, Kind, Question, Text, open_prompt, text

from ..prompts import Prompt
from ..state import Stage, State
from ..tables import EYES, TOUCHING, Action, Card
from ..words import (
    A_TERRAIN,
    ACTION,
    AN_EYE,
    ANIMAL,
    CARD,
    CORNER,
    EYE,
    OF_ANIMAL,
    STACK,
    THE_ANIMAL,
    TILE,
    TILE_WORDS,
    TYPE,
)

# The numbers of a question that its sentence speaks of, besides the animal.
THINGS: Final = {"element": TYPE, "tile": TILE, "victim": OF_ANIMAL, "to": TILE, "card": CARD}

# How the answer beyond all things is called.
NONE_OF_THEM: Final = (Prompt.PROTECT, Prompt.INSECT, Prompt.WANDER_TYPE, Prompt.ARACHNID, Prompt.HIBERNATE_TILE)
DONE: Final = (Prompt.MIGRATE_FROM, Prompt.COMPETE, Prompt.EVOLVE_ANIMAL)


@sentence(Prompt)
def ask_animal(s: State, asked: Question, frame: Mapping[str, int]) -> Text:
    """What an animal is asked, and what about; before the game it is a seat that is asked."""
    things = {name: THINGS[name].shown(number, s.seats) for name, number in frame.items() if name in THINGS}
    if "tile" in frame:
        things["terrain"] = A_TERRAIN.shown(s.terrain[frame["tile"]], s.seats)
    if "animal" in frame:
        things["animal"] = ANIMAL.shown(frame["animal"], s.seats)
    return text(f"dominant_species_prompt_{asked.name}", **things)


@sentence(Prompt.WANDER_CORNER, Prompt.AQUATIC_CORNER)
def ask_corner(s: State, asked: Question, animal: int, element: int) -> Text:
    """Where a disk goes; its tile is known by now."""
    return ask_animal(s, asked, {"animal": animal, "element": element})


@sentence(Prompt.MIGRATE_FROM)
def ask_origin(s: State, animal: int, moves: int) -> Text:
    """From where cubes go, and how many may."""
    return text("dominant_species_prompt_migrate_from", count=moves, animal=ANIMAL.shown(animal, s.seats))


@sentence(Prompt.INITIATIVE)
def ask_forward(s: State, animal: int) -> Text:
    """Whom the animal would pass; who is first already only places the pawn again (DS-174)."""
    place = list(s.track).index(animal)
    key = "dominant_species_prompt_initiative"
    if place == 0:
        return text(f"{key}_first", animal=ANIMAL.shown(animal, s.seats))
    return text(key, animal=ANIMAL.shown(animal, s.seats), other=THE_ANIMAL.shown(s.track[place - 1], s.seats))


@sentence(Prompt.GLACIATE)
def ask_ice(s: State, animal: int, forced: int) -> Text:
    """By a pawn, or by the card Ice Sheet."""
    card = "_card" if forced else ""
    return text(f"dominant_species_prompt_glaciate{card}", animal=ANIMAL.shown(animal, s.seats))


@sentence(Prompt.HEX)
def ask_hex(s: State, animal: int, stack: int) -> Text:
    """Where the tile of a stack goes."""
    terrain = A_TERRAIN.shown(s.face_up[stack], s.seats)
    return text("dominant_species_prompt_hex", animal=ANIMAL.shown(animal, s.seats), terrain=terrain)


@choice(Prompt)
def choose(s: State, question: Prompt, asked: Question, move: int) -> Text:
    """One answer, in a few words: by what it is, whatever was asked."""
    kind = asked.answer
    if kind.nowhere and kind.word(move) == kind.nowhere:
        return text(_passing(question))
    if kind in CHOICES:
        return CHOICES[kind](s, move)
    return text(f"dominant_species_choice_{kind.name}", **{kind.name: kind.shown(move, s.seats)})


def _passing(question: Prompt) -> str:
    if question in NONE_OF_THEM:
        return "dominant_species_choice_none"
    return "dominant_species_choice_done" if question in DONE else "dominant_species_choice_forgo"


def _eye(s: State, move: int) -> Text:
    return text("dominant_species_choice_eye", eye=AN_EYE.shown(move, s.seats))


def _tile(s: State, move: int) -> Text:
    if s.terrain[move] == NONE:
        return text("dominant_species_choice_hex", tile=TILE.word(move))
    return text("dominant_species_choice_tile", terrain=A_TERRAIN.shown(s.terrain[move], s.seats), tile=TILE.word(move))


def _corner(s: State, move: int) -> Text:
    tiles = "–".join(TILE_WORDS[int(h)] for h in TOUCHING[move] if h != NONE and s.terrain[int(h)] != NONE)
    if s.disk[move] == NONE:
        return text("dominant_species_choice_corner", tiles=tiles)
    return text("dominant_species_choice_disk", element=TYPE.shown(s.disk[move], s.seats), tiles=tiles)


def _stack(s: State, move: int) -> Text:
    return text("dominant_species_choice_stack", terrain=A_TERRAIN.shown(s.face_up[move], s.seats))


def _count(s: State, move: int) -> Text:
    return text("dominant_species_choice_count", count=move)


CHOICES: Final[dict[Kind, Callable[[State, int], Text]]] = {
    EYE: _eye,
    TILE: _tile,
    CORNER: _corner,
    STACK: _stack,
    NUMBER: _count,
}


RESET: Final = {
    Stage.EXTINCTION: "dominant_species_group_extinction",
    Stage.SURVIVAL: "dominant_species_group_survival",
    Stage.RESEED: "dominant_species_group_reseed",
}


def group(s: State) -> Text:
    """Under which heading the log puts what comes now: the section, or the part of Reset."""
    if s.stage < Stage.PLAN:
        return text("dominant_species_group_start")
    if s.stage == Stage.PLAN:
        return text("dominant_species_group_plan", turn=s.turn)
    if s.stage <= Stage.DOMINATION:
        return text(
            "dominant_species_group_action", turn=s.turn, action=ACTION.shown(s.stage - Stage.INITIATIVE, s.seats)
        )
    if s.stage == Stage.FINISH:
        return text("dominant_species_group_finish")
    return text(RESET[Stage(s.stage)], turn=s.turn)


def reveals(s: State, seat: int) -> bool:
    """Symbiotic draws, and so does Reseed, once no pawn is left to act."""
    question = open_prompt(s)
    if question == Prompt.TAKE_CARD and s.offer[Card.SYMBIOTIC]:
        return True
    waiting = any(s.eyes[eye] != NONE for eye in range(s.next_eye, EYES))
    if s.stage == Stage.DOMINATION:
        return not waiting
    return s.stage > Stage.DOMINATION or (s.stage == Stage.INITIATIVE + Action.COMPETITION and not waiting)
