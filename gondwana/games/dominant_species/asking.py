"""Questions and choices as sentences."""

from collections.abc import Callable
from typing import Final

from gondwana.kernel.header import NONE
from gondwana.kernel.notation import NUMBER, Kind, Text, text
from gondwana.kernel.questions import ABOUT, PROMPT, top_frame

from .flow import Stage
from .kinds import (
    A_TERRAIN,
    ACTION,
    ANIMAL,
    CARD,
    CORNER,
    DECISION,
    EYE,
    LOSS,
    STACK,
    THE_ANIMAL,
    TILE,
    TILE_WORDS,
    TYPE,
)
from .notation import QUESTIONS
from .prompts import Prompt
from .state import State
from .tables import EYE_ACTION, EYES, TOUCHING, Action, Card

# What a question is about, besides the animal: the names of its numbers b, c, d.
THINGS: Final[dict[Prompt, dict[str, tuple[int, Kind]]]] = {
    Prompt.ABUNDANCE_CORNER: {"element": (1, TYPE)},
    Prompt.SPECIATE_DISK: {"element": (1, TYPE)},
    Prompt.SPECIATE_COUNT: {"tile": (1, TILE)},
    Prompt.WANDER_TYPE: {"tile": (1, TILE)},
    Prompt.WANDER_CORNER: {"element": (2, TYPE)},
    Prompt.MOVE_IN: {"tile": (1, TILE), "to": (2, TILE)},
    Prompt.MIGRATE_FROM: {"count": (1, NUMBER)},
    Prompt.MIGRATE_TO: {"tile": (2, TILE)},
    Prompt.MIGRATE_COUNT: {"tile": (2, TILE), "to": (3, TILE)},
    Prompt.VICTIM: {"tile": (1, TILE)},
    Prompt.TAKE_CARD: {"tile": (1, TILE)},
    Prompt.NAME_TILE: {"card": (1, CARD)},
    Prompt.CASUALTY: {"tile": (1, TILE)},
    Prompt.SURVIVOR: {"tile": (1, TILE)},
    Prompt.KEEP_DISK: {"tile": (1, TILE)},
    Prompt.EXODUS_COUNT: {"tile": (1, TILE), "victim": (2, THE_ANIMAL), "to": (3, TILE)},
    Prompt.AQUATIC_TYPE: {"tile": (1, TILE)},
    Prompt.AQUATIC_CORNER: {"element": (2, TYPE)},
    Prompt.AQUATIC_COUNT: {"tile": (1, TILE)},
    Prompt.HABITAT_CORNER: {"element": (1, TYPE)},
    Prompt.TAKE_TYPE: {"element": (1, TYPE)},
    Prompt.EVOLVE_TILE: {"victim": (1, THE_ANIMAL)},
    Prompt.FECUNDITY: {"tile": (1, TILE)},
    Prompt.HIBERNATE_COUNT: {"tile": (1, TILE)},
}

# How the answer beyond all things is called.
NONE_OF_THEM: Final = (Prompt.PROTECT, Prompt.INSECT, Prompt.WANDER_TYPE, Prompt.ARACHNID, Prompt.HIBERNATE_TILE)
DONE: Final = (Prompt.MIGRATE_FROM, Prompt.COMPETE, Prompt.EVOLVE_ANIMAL)


def open_prompt(s: State) -> Prompt:
    """The question on top of the stack."""
    return Prompt(top_frame(s)[PROMPT])


def frame(s: State) -> list[int]:
    """The four numbers that the question is about."""
    return top_frame(s)[ABOUT : ABOUT + 4]


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question, about = open_prompt(s), frame(s)
    things = {word: kind.shown(about[place], s.seats) for word, (place, kind) in THINGS.get(question, {}).items()}
    for word, (place, kind) in THINGS.get(question, {}).items():
        if kind is TILE and word == "tile":
            things["terrain"] = A_TERRAIN.shown(s.terrain[about[place]], s.seats)
    if question != Prompt.CHOOSE_ANIMAL:
        things["animal"] = ANIMAL.shown(about[0], s.seats)
    return text(f"dominant_species_prompt_{QUESTIONS[question].name}", **things)


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    question = open_prompt(s)
    kind = QUESTIONS[question].answer
    if kind.words and kind.word(move) == "pass":
        return text(_passing(question))
    return CHOICES[kind.name](s, move)


def _passing(question: Prompt) -> str:
    if question in NONE_OF_THEM:
        return "dominant_species_choice_none"
    return "dominant_species_choice_done" if question in DONE else "dominant_species_choice_forgo"


def _eye(s: State, move: int) -> Text:
    return text("dominant_species_choice_eye", action=ACTION.shown(int(EYE_ACTION[move]), s.seats), eye=EYE.word(move))


def _tile(s: State, move: int) -> Text:
    if s.terrain[move] == NONE:
        return text("dominant_species_choice_hex", tile=TILE.word(move))
    return text("dominant_species_choice_tile", terrain=A_TERRAIN.shown(s.terrain[move], s.seats), tile=TILE.word(move))


def _corner(s: State, move: int) -> Text:
    tiles = " ".join(TILE_WORDS[int(h)] for h in TOUCHING[move] if h != NONE and s.terrain[int(h)] != NONE)
    if s.disk[move] == NONE:
        return text("dominant_species_choice_corner", tiles=tiles)
    return text("dominant_species_choice_disk", element=TYPE.shown(s.disk[move], s.seats), tiles=tiles)


def _stack(s: State, move: int) -> Text:
    return text("dominant_species_choice_stack", terrain=A_TERRAIN.shown(s.face_up[move], s.seats))


CHOICES: Final[dict[str, Callable[[State, int], Text]]] = {
    EYE.name: _eye,
    TILE.name: _tile,
    CORNER.name: _corner,
    STACK.name: _stack,
    NUMBER.name: lambda s, move: text("dominant_species_choice_count", count=move),
    TYPE.name: lambda s, move: text("dominant_species_choice_element", element=TYPE.shown(move, s.seats)),
    ANIMAL.name: lambda s, move: text("dominant_species_choice_animal", animal=ANIMAL.shown(move, s.seats)),
    CARD.name: lambda s, move: text("dominant_species_choice_card", card=CARD.shown(move, s.seats)),
    LOSS.name: lambda s, move: text("dominant_species_choice_loss", loss=LOSS.shown(move, s.seats)),
    DECISION.name: lambda s, move: text("dominant_species_choice_decision", decision=DECISION.shown(move, s.seats)),
}


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    if s.stage < Stage.PLAN:
        return text("dominant_species_group_start")
    if s.stage == Stage.PLAN:
        return text("dominant_species_group_plan", turn=s.turn)
    if s.stage <= Stage.DOMINATION:
        return text(
            "dominant_species_group_action", turn=s.turn, action=ACTION.shown(s.stage - Stage.INITIATIVE, s.seats)
        )
    return text("dominant_species_group_reset", turn=s.turn)


def reveals(s: State, seat: int) -> bool:
    """Symbiotic draws, and so does Reseed, once no pawn is left to act."""
    question = open_prompt(s)
    if question == Prompt.TAKE_CARD and s.offer[Card.SYMBIOTIC]:
        return True
    waiting = any(s.eyes[eye] != NONE for eye in range(s.next_eye, EYES))
    if s.stage == Stage.DOMINATION:
        return not waiting
    return s.stage > Stage.DOMINATION or (s.stage == Stage.INITIATIVE + Action.COMPETITION and not waiting)
