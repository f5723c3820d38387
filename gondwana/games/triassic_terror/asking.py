"""Questions and choices as sentences still without a language."""

from typing import Any

from gondwana.kernel.header import NONE
from gondwana.kernel.notation import Text, text
from gondwana.kernel.questions import ABOUT, PROMPT

from .prompts import ACT, AREA, ENVIRONMENT, PERIOD, PREDATOR, QUESTIONS, THE_ENVIRONMENT, TILE, Prompt
from .rules.areas import steps_to
from .state import State
from .tables import BELT, NO_RAPTOR, NOBODY, NOWHERE, SPACES, SPLIT, TREX_MEAL, Act, Source

PREY_ASKED = (Prompt.PT_EAT, Prompt.TREX_EAT, Prompt.RAPTOR_EAT, Prompt.SCATTER_WHO)
ENOUGH = {  # the answer that stops, and what it says
    Prompt.PT_MOVE: (NOWHERE, "triassic_terror_choice_stay"),
    Prompt.PT_EAT: (NOBODY, "triassic_terror_choice_no_meal"),
    Prompt.TREX_MOVE: (NOWHERE, "triassic_terror_choice_stay"),
    Prompt.TREX_EAT: (NOBODY, "triassic_terror_choice_no_meal"),
    Prompt.RAPTOR_PICK: (NO_RAPTOR, "triassic_terror_choice_no_raptor"),
    Prompt.RAPTOR_EAT: (NOBODY, "triassic_terror_choice_no_meal"),
    Prompt.SCATTER_WHO: (NOBODY, "triassic_terror_choice_no_scatter"),
    Prompt.MIG_HERD: (NOWHERE, "triassic_terror_choice_no_herd"),
    Prompt.MIG_TO: (NOWHERE, "triassic_terror_choice_all_gone"),
}


def open_prompt(s: State) -> int:
    """The question on top of the stack, NONE if nobody is asked."""
    return s.frames[s.depth - 1][PROMPT] if s.asked else NONE


def asked_about(s: State) -> list[int]:
    """The four numbers that the question is about."""
    return [s.frames[s.depth - 1][ABOUT + index] for index in range(4)]


def area_term(area: int) -> Any:
    """An area's name."""
    return AREA.shown(area, 0)


def prompt(s: State, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question = Prompt(open_prompt(s))
    a, b, c, _ = asked_about(s)
    key = f"triassic_terror_prompt_{QUESTIONS[question].name}"
    if question == Prompt.MENU:
        return text(key, tile=TILE.shown(s.tile_on[s.space], s.seats))
    if question == Prompt.ALLOC:
        return text(key, environment=THE_ENVIRONMENT.shown(a, s.seats))
    if question in (Prompt.PT_EAT, Prompt.TREX_EAT):
        return text(key, count=a)
    if question == Prompt.RAPTOR_EAT:
        return text(key, predator=PREDATOR.shown(a, s.seats), count=b)
    if question == Prompt.RAPTOR_MOVE:
        return text(key, predator=PREDATOR.shown(a, s.seats))
    if question == Prompt.SCATTER_WHO:
        return text(key, predator=PREDATOR.shown(a, s.seats), count=2 if b == NONE else 1)
    if question == Prompt.SCATTER_TO:
        return text(key, prey={"seat": b})
    if question == Prompt.MIG_HERD:
        return text(key, count=a + 1)
    if question == Prompt.MIG_TO:
        return text(key, area=area_term(a))
    if question == Prompt.MIG_COUNT:
        return text(key, origin=area_term(a), area=area_term(c))
    return text(key)


def choice(s: State, seat: int, move: int) -> Text:
    """One answer, in a few words."""
    question = Prompt(open_prompt(s))
    key = f"triassic_terror_choice_{QUESTIONS[question].name}"
    if question == Prompt.SEL_CARD:
        return _card_choice(s, key, move)
    if question == Prompt.SEL_TILE:
        return _tile_choice(s, key, move)
    if question in (Prompt.MENU, Prompt.INTERRUPT):
        return _act_choice(s, key, seat, move)
    if question == Prompt.ENV:
        return text(key, environment=ENVIRONMENT.shown(move, s.seats))
    if question == Prompt.ALLOC:
        return _split_choice(s, key, move)
    if question in ENOUGH and move == ENOUGH[question][0]:
        return text(ENOUGH[question][1])
    if question in PREY_ASKED:
        return text(key, prey={"seat": move})
    if question == Prompt.RAPTOR_PICK:
        return text(key, predator=PREDATOR.shown(move, s.seats), area=area_term(s.raptor[move]))
    if question == Prompt.MIG_COUNT:
        return text(key, count=move, area=area_term(asked_about(s)[2]))
    if question == Prompt.TREX_MOVE:
        return text(key, area=area_term(move), count=int(TREX_MEAL[steps_to(s.trex_area, move)]))
    return text(key, area=area_term(move))


def _card_choice(s: State, key: str, move: int) -> Text:
    """The open card, or a secret one."""
    if move == Source.DECK:
        return text("triassic_terror_choice_deck")
    return text(key, environment=ENVIRONMENT.shown(s.face_up, s.seats))


def _tile_choice(s: State, key: str, move: int) -> Text:
    """A tile with the space that it lies on, and the white dinos that come with it."""
    space = next(space for space in range(SPACES) if s.tile_on[space] == move)
    args = {"tile": TILE.shown(move, s.seats), "space": space + 1}
    if s.white[move]:
        return text("triassic_terror_choice_sel_tile_white", **args, count=s.white[move])
    return text(key, **args)


def _act_choice(s: State, key: str, seat: int, move: int) -> Text:
    """What one can do in a turn; the tile is the menu's main thing, going on the interruption's."""
    if move == Act.TILE:
        return text(key, tile=TILE.shown(s.tile_on[s.space], s.seats))
    if move == Act.CONTINUE:
        return text(key)
    key = f"triassic_terror_act_{ACT.word(move)}"
    if move == Act.CARD:
        return text(key, environment=ENVIRONMENT.shown(s.hand[seat], s.seats))
    return text(key, count=s.pending[seat]) if move == Act.WHITE else text(key)


def _split_choice(s: State, key: str, move: int) -> Text:
    """The areas that get dinos, in order."""
    first = asked_about(s)[0] * BELT
    args: dict[str, Any] = {}
    for place in range(BELT):
        if SPLIT[move, place]:
            number = len(args) // 2 + 1
            args |= {f"count{number}": int(SPLIT[move, place]), f"area{number}": area_term(first + place)}
    used = len(args) // 2
    return text(key if used == BELT else f"triassic_terror_split_{used}", **args)


def group(s: State) -> Text:
    """Under which heading the log puts what comes now."""
    return text("triassic_terror_group_round", period=PERIOD.shown(s.period, s.seats), round=s.lap + 1)


def reveals(s: State, seat: int) -> bool:
    """A card may be drawn, turned up or shown; the last turn of a round ends with a shuffle of tiles."""
    question = open_prompt(s)
    if question == Prompt.SEL_CARD:
        return True
    if question == Prompt.SEL_TILE:
        return s.face_up == NONE
    if question != Prompt.MENU:
        return False
    secret = s.hand[seat] != NONE and not s.open_hand[seat]
    last = all(s.taken[s.tile_on[space]] == NONE for space in range(s.space + 1, SPACES))
    return secret or last
