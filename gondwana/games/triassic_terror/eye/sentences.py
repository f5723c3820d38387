"""Questions and choices as sentences still without a language."""

from typing import Any

from gondwana.kernel.game import choice, sentence
from gondwana.kernel.rules import NONE, Question, Text, open_prompt, text

from ..flow import Stage
from ..prompts import Act, Extra, Prompt, Source
from ..rules.areas import steps_to
from ..state import State
from ..tables import (
    BELT,
    EXTRA_AT_AREA,
    EXTRA_AT_ENVIRONMENT,
    EXTRA_AT_PREY,
    EXTRA_AT_RAPTOR,
    NO_RAPTOR,
    NOBODY,
    NOWHERE,
    ROUNDS,
    SPACES,
    SPLIT,
    TREX_MEAL,
)
from ..words import AREA, ENVIRONMENT, EXTRAS, PERIOD, PREDATOR, THE_ENVIRONMENT, TILE


def area_term(area: int) -> Any:
    """An area's name."""
    return AREA.shown(area, 0)


# selection


@choice(Prompt.SEL_CARD)
def choose_card(s: State, source: int) -> Text:
    """The open card, or a secret one."""
    if source == Source.DECK:
        return text("triassic_terror_choice_deck")
    return text("triassic_terror_choice_sel_card", environment=ENVIRONMENT.shown(s.face_up, s.seats))


@choice(Prompt.SEL_TILE)
def choose_tile(s: State, tile: int) -> Text:
    """A tile with the space that it lies on, and the white dinos that come with it."""
    space = next(space for space in range(SPACES) if s.tile_on[space] == tile)
    args = {"tile": TILE.shown(tile, s.seats), "space": space + 1}
    if s.white[tile]:
        return text("triassic_terror_choice_sel_tile_white", **args, count=s.white[tile])
    return text("triassic_terror_choice_sel_tile", **args)


# the turn


@sentence(Prompt.MENU)
def ask_menu(s: State) -> Text:
    """What to do, with which tile."""
    return text("triassic_terror_prompt_menu", tile=TILE.shown(s.tile_on[s.space], s.seats))


@choice(Prompt.MENU)
def choose_act(s: State, seat: int, act: int) -> Text:
    """What one can do in a turn; the tile is the menu's main thing."""
    if act == Act.TILE:
        return text("triassic_terror_choice_menu", tile=TILE.shown(s.tile_on[s.space], s.seats))
    if act == Act.CARD:
        return text("triassic_terror_act_card", environment=ENVIRONMENT.shown(s.hand[seat], s.seats))
    if act == Act.END:
        return text("triassic_terror_act_end")
    return ready(s, seat, act - Act.EXTRA)


def ready(s: State, seat: int, extra: int) -> Text:
    """A counter, or a white dino of so many (TT-40)."""
    key = f"triassic_terror_act_{EXTRAS[extra]}"
    return text(key, count=s.pending[seat]) if extra == Extra.WHITE else text(key)


# herds that grow


@choice(Prompt.HERD3, Prompt.HERD2, Prompt.HERD_HATCH)
def choose_herd(s: State, seat: int, asked: Question, area: int) -> Text:
    """The herd that dinos join."""
    if area >= EXTRA_AT_AREA:
        return ready(s, seat, area - EXTRA_AT_AREA)
    return text(f"triassic_terror_choice_{asked.name}", area=area_term(area))


# New Environment and terrain cards


@sentence(Prompt.ALLOC)
def ask_split(s: State, environment: int) -> Text:
    """Where the dinos of a card go."""
    return text("triassic_terror_prompt_alloc", environment=THE_ENVIRONMENT.shown(environment, s.seats))


@choice(Prompt.ALLOC)
def choose_split(split: int, environment: int) -> Text:
    """The areas that get dinos, in order."""
    args: dict[str, Any] = {}
    for place in range(BELT):
        if SPLIT[split, place]:
            number = len(args) // 2 + 1
            args |= {f"count{number}": int(SPLIT[split, place]), f"area{number}": area_term(environment * BELT + place)}
    used = len(args) // 2
    return text("triassic_terror_choice_alloc" if used == BELT else f"triassic_terror_split_{used}", **args)


@choice(Prompt.ENV)
def choose_environment(s: State, seat: int, environment: int) -> Text:
    """Where new dinos go."""
    if environment >= EXTRA_AT_ENVIRONMENT:
        return ready(s, seat, environment - EXTRA_AT_ENVIRONMENT)
    return text("triassic_terror_choice_env", environment=ENVIRONMENT.shown(environment, s.seats))


# predators


@choice(Prompt.PT_MOVE)
def choose_flight(s: State, seat: int, area: int) -> Text:
    """Where the Pterodactyl flies."""
    if area >= EXTRA_AT_AREA:
        return ready(s, seat, area - EXTRA_AT_AREA)
    if area == NOWHERE:
        return text("triassic_terror_choice_stay")
    return text("triassic_terror_choice_pt_move", area=area_term(area))


@choice(Prompt.TREX_MOVE)
def choose_trex_move(s: State, seat: int, area: int) -> Text:
    """Where the T-Rex goes, and how many dinos it may eat there."""
    if area >= EXTRA_AT_AREA:
        return ready(s, seat, area - EXTRA_AT_AREA)
    if area == NOWHERE:
        return text("triassic_terror_choice_stay")
    meal = int(TREX_MEAL[steps_to(s.trex_area, area)])
    return text("triassic_terror_choice_trex_move", area=area_term(area), count=meal)


@sentence(Prompt.PT_EAT, Prompt.TREX_EAT)
def ask_meal(asked: Question, left: int) -> Text:
    """How many more may be eaten."""
    return text(f"triassic_terror_prompt_{asked.name}", count=left)


@sentence(Prompt.RAPTOR_EAT)
def ask_raptor_meal(s: State, raptor: int, left: int) -> Text:
    """Which Raptor eats, and how many more it may."""
    return text("triassic_terror_prompt_raptor_eat", predator=PREDATOR.shown(raptor, s.seats), count=left)


@choice(Prompt.PT_EAT, Prompt.TREX_EAT, Prompt.RAPTOR_EAT)
def choose_prey(asked: Question, prey: int) -> Text:
    """Whose dino is eaten."""
    if prey == NOBODY:
        return text("triassic_terror_choice_no_meal")
    return text(f"triassic_terror_choice_{asked.name}", prey={"seat": prey})


@choice(Prompt.RAPTOR_PICK)
def choose_raptor(s: State, seat: int, raptor: int) -> Text:
    """A Raptor, by where it stands."""
    if raptor >= EXTRA_AT_RAPTOR:
        return ready(s, seat, raptor - EXTRA_AT_RAPTOR)
    if raptor == NO_RAPTOR:
        return text("triassic_terror_choice_no_raptor")
    predator = PREDATOR.shown(raptor, s.seats)
    return text("triassic_terror_choice_raptor_pick", predator=predator, area=area_term(s.raptor[raptor]))


@sentence(Prompt.RAPTOR_MOVE)
def ask_raptor_move(s: State, raptor: int) -> Text:
    """Which Raptor moves."""
    return text("triassic_terror_prompt_raptor_move", predator=PREDATOR.shown(raptor, s.seats))


@sentence(Prompt.SCATTER_WHO)
def ask_scatter(s: State, raptor: int, first: int) -> Text:
    """How many more a Raptor may scatter."""
    predator = PREDATOR.shown(raptor, s.seats)
    return text("triassic_terror_prompt_scatter_who", predator=predator, count=2 if first == NONE else 1)


@choice(Prompt.SCATTER_WHO)
def choose_scattered(s: State, seat: int, colour: int) -> Text:
    """Whose dino is scattered."""
    if colour >= EXTRA_AT_PREY:
        return ready(s, seat, colour - EXTRA_AT_PREY)
    if colour == NOBODY:
        return text("triassic_terror_choice_no_scatter")
    return text("triassic_terror_choice_scatter_who", prey={"seat": colour})


@sentence(Prompt.SCATTER_TO)
def ask_refuge(colour: int) -> Text:
    """Whose dino flees."""
    return text("triassic_terror_prompt_scatter_to", prey={"seat": colour})


# Migration


@sentence(Prompt.MIG_HERD)
def ask_migrant(turn: int) -> Text:
    """The first or the second migration."""
    return text("triassic_terror_prompt_mig_herd", count=turn + 1)


@choice(Prompt.MIG_HERD)
def choose_migrant(s: State, seat: int, area: int) -> Text:
    """The herd that sets out."""
    if area >= EXTRA_AT_AREA:
        return ready(s, seat, area - EXTRA_AT_AREA)
    if area == NOWHERE:
        return text("triassic_terror_choice_no_herd")
    return text("triassic_terror_choice_mig_herd", area=area_term(area))


@sentence(Prompt.MIG_TO)
def ask_destination(s: State, seat: int, origin: int) -> Text:
    """Whence the herd leaves, how many may still go, and how many of them follow (TT-68, TT-70)."""
    follow = min(sum(s.dinos[origin][other] > 0 for other in range(s.seats) if other != seat), s.supply[seat])
    left = max(s.dinos[origin][seat] - s.arrived[origin], 0) + follow - sum(s.going)
    if follow:
        return text("triassic_terror_prompt_mig_to_followed", area=area_term(origin), count=left, followers=follow)
    return text("triassic_terror_prompt_mig_to", area=area_term(origin), count=left)


@choice(Prompt.MIG_TO)
def choose_destination(area: int) -> Text:
    """A further destination, or none."""
    if area == NOWHERE:
        return text("triassic_terror_choice_all_gone")
    return text("triassic_terror_choice_mig_to", area=area_term(area))


@sentence(Prompt.MIG_COUNT)
def ask_leaving(origin: int, area: int) -> Text:
    """Whence and where to."""
    return text("triassic_terror_prompt_mig_count", origin=area_term(origin), area=area_term(area))


@choice(Prompt.MIG_COUNT)
def choose_leaving(dinos: int, area: int) -> Text:
    """How many leave for an area."""
    return text("triassic_terror_choice_mig_count", count=dinos, area=area_term(area))


# the log


def group(s: State) -> Text:
    """Under which heading the log puts what comes now: a round, or the scoring of a period."""
    if s.stage == Stage.COLOURS:
        return text("triassic_terror_group_colours")
    period = PERIOD.shown(s.period, s.seats)
    if s.stage in (Stage.SCORE, Stage.FINISH) and s.lap + 1 == ROUNDS[s.schedule, s.period]:
        return text("triassic_terror_scoring", period=period)
    return text("triassic_terror_group_round", period=period, round=s.lap + 1)


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
