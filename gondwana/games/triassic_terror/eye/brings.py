"""What an answer brings, in clauses, and what it would waste: made by the rules on a copy, never by the page."""

from collections import Counter
from collections.abc import Iterator

from gondwana.kernel.rules import NONE, Text, asked_about, open_prompt, text

from ..prompts import Act, Event, Extra, Prompt, Source
from ..rules.areas import environment_of
from ..rules.extras import may_erupt, may_hatch, may_place_white
from ..rules.migration import followers, movable
from ..rules.raptors import refuges
from ..scoring import habitat_points, is_last_period, is_present
from ..state import State
from ..tables import (
    AREAS,
    CARD_DINOS,
    EXTRA_AT_AREA,
    EXTRA_AT_ENVIRONMENT,
    EXTRA_AT_PREY,
    EXTRA_AT_RAPTOR,
    NO_RAPTOR,
    NOBODY,
    NOWHERE,
    PRESENCE_AFTER,
    ROUNDS,
)
from ..words import AREA, ENVIRONMENT, EXTRAS, THE_ENVIRONMENT, TILE
from .preview import MOVES, SHOWN, carry_out, rows
from .shapes import Meal

MOST = 4  # clauses: what is more is seen on the board
HABITATS = ("primary", "secondary", "tertiary")
EXTRA_FROM = {Prompt.MENU: Act.EXTRA, Prompt.ENV: EXTRA_AT_ENVIRONMENT, Prompt.RAPTOR_PICK: EXTRA_AT_RAPTOR} | {
    Prompt.SCATTER_WHO: EXTRA_AT_PREY
}
GROWTH = (Prompt.HERD3, Prompt.HERD2, Prompt.HERD_HATCH, Prompt.HERD_COUNTER, Prompt.HERD_WHITE)
FACTS = 2  # of an event: before them stand what happened and who may know it
Happened = list[tuple[int, list[int]]]


def brings(s: State, live: State, seat: int, move: int) -> list[Text]:
    """The most important first; nothing that the seat can't know."""
    question = Prompt(open_prompt(s))
    extra = move - EXTRA_FROM.get(question, EXTRA_AT_AREA)
    if 0 <= extra < len(EXTRAS) and question not in (Prompt.MIG_COUNT, Prompt.ALLOC, Prompt.SEL_TILE):
        return [text("triassic_terror_help_white" if extra == Extra.WHITE else counter_help(extra))]
    if question not in SHOWN or (question == Prompt.MIG_TO and move != NOWHERE):
        return list(leads_to(s, live, seat, question, move))
    points = [int(habitat_points(live, other)) for other in range(s.seats)]
    present = [bool(is_present(live, other)) for other in range(s.seats)]
    live.listening, live.told = 1, 0
    dishes = carry_out(live, seat, move)
    told = happened(live)
    eaten = list(fed(dishes)) if dishes else []
    gains = list(stakes(s, live, seat, points, present))
    said = [*eaten, *gains, *losses(told, seat), *ranks(s, live, seat)]
    if not said and question in GROWTH:
        said = [text("triassic_terror_brings_herd", count=int(live.dinos[move, seat]))]
    return (said or [text("triassic_terror_brings_nothing")])[:MOST]


def counter_help(extra: int) -> str:
    """What a counter does."""
    return f"triassic_terror_help_counter_{EXTRAS[extra]}"


def place(area: int) -> object:
    """An area's name."""
    return AREA.shown(area, 0)


# what only leads on to the next question


def leads_to(s: State, live: State, seat: int, question: int, move: int) -> Iterator[Text]:
    """What an answer is good for whose effect is asked about next."""
    if question == Prompt.SEL_CARD:
        yield text("triassic_terror_brings_secret") if move == Source.DECK else card(s, s.face_up)
    elif question == Prompt.COLOUR:
        yield text("triassic_terror_brings_colour")
    elif question == Prompt.SEL_TILE:
        if s.white[move]:
            yield text("triassic_terror_brings_white", count=min(s.white[move], s.supply[seat]))
        yield text(f"triassic_terror_help_tile_{TILE.word(move)}")
    elif question == Prompt.MENU and move == Act.CARD:
        yield card(s, s.hand[seat])
    elif question == Prompt.MENU and move == Act.TILE:
        yield text(f"triassic_terror_help_tile_{TILE.word(s.tile_on[s.space])}")
    elif question == Prompt.ENV:
        own = sum(s.dinos[area][seat] for area in range(AREAS) if environment_of(area) == move)
        yield text("triassic_terror_brings_environment", count=own)
    elif question == Prompt.MIG_HERD and move != NOWHERE:
        yield from setting_out(live, seat, move)
    elif question == Prompt.MIG_TO:
        far = environment_of(asked_about(s)[0]) != environment_of(move)
        yield text("triassic_terror_brings_shock" if far else "triassic_terror_brings_no_shock")
    elif question == Prompt.RAPTOR_PICK and move != NO_RAPTOR:
        yield text("triassic_terror_brings_raptor_near" if s.far else "triassic_terror_brings_raptor_far")
    elif question == Prompt.SCATTER_WHO and move != NOBODY:
        yield from flight(s, live, move)


def card(s: State, environment: int) -> Text:
    """Three dinos in an environment."""
    return text(
        "triassic_terror_brings_card", count=CARD_DINOS, environment=THE_ENVIRONMENT.shown(environment, s.seats)
    )


def setting_out(live: State, seat: int, area: int) -> Iterator[Text]:
    """How many may leave, and how many of the others follow (TT-70)."""
    yield text("triassic_terror_brings_migrants", count=int(movable(live, seat, area)))
    follow = int(followers(live, seat, area))
    if follow:
        yield text("triassic_terror_brings_followers", count=follow)


def flight(s: State, live: State, colour: int) -> Iterator[Text]:
    """Where a dino could flee to, and whether it would die there (TT-108 … TT-111)."""
    _, first, first_area, area = (int(number) for number in asked_about(s)[:4])
    paid = first != NONE and environment_of(first_area) != environment_of(area)
    for refuge in range(AREAS):
        if int(refuges(live, area, colour)) >> refuge & 1:
            dies = environment_of(refuge) != environment_of(area) and not paid
            key = "triassic_terror_brings_flees_and_dies" if dies else "triassic_terror_brings_flees"
            yield text(key, area=place(refuge))


# what it does


def happened(live: State) -> Happened:
    """The events that the rules have told."""
    return [
        (int(live.story[row, 0]), [int(live.story[row, number]) for number in range(FACTS, FACTS + 4)])
        for row in range(live.told)
    ]


def fed(dishes: Meal) -> Iterator[Text]:
    """How many a predator that moved may eat, and of whom (TT-82, TT-89, TT-105)."""
    if dishes["most"] == 0:
        yield text("triassic_terror_brings_no_meal")
        return
    yield text("triassic_terror_brings_meal", count=dishes["most"])
    for prey, count in sorted(dishes["prey"].items(), key=lambda dish: -dish[1]):
        yield text("triassic_terror_brings_prey", prey={"seat": int(prey)}, count=count)


def stakes(s: State, live: State, seat: int, points: list[int], present: list[bool]) -> Iterator[Text]:
    """Points of habitats that change hands, the own ones first; Presence that comes or goes (TT-125, TT-127)."""
    for other in (seat, *(each for each in range(s.seats) if each != seat)):
        change = int(habitat_points(live, other)) - points[other]
        if change:
            key = "triassic_terror_brings_more_points" if change > 0 else "triassic_terror_brings_fewer_points"
            yield text(key, seat={"seat": other}, count=abs(change))
        now = bool(is_present(live, other))
        if now != present[other] and PRESENCE_AFTER[s.schedule, s.period]:
            key = "triassic_terror_brings_present" if now else "triassic_terror_brings_absent"
            yield text(key, seat={"seat": other})


def losses(told: Happened, seat: int) -> Iterator[Text]:
    """Who loses how many dinos to what: herds driven out first, then deaths, then followers (TT-54, TT-70, TT-73)."""
    lost, died = Counter[int](), Counter[int]()
    for event, (who, what, count, _) in told:
        if event == Event.EVICTED:
            yield text("triassic_terror_brings_driven_out", seat={"seat": who}, area=place(what), count=count)
        elif event == Event.KILLED:
            lost[who] += count
        elif event == Event.EATEN:
            lost[what] += 1
        elif event in (Event.SHOCKED, Event.SCATTER_DIED):
            died[who] += 1
    for who, count in lost.items():
        yield text("triassic_terror_brings_loses", seat={"seat": who}, count=count)
    for who, count in died.items():
        yield text("triassic_terror_brings_dies", seat={"seat": who}, count=count)
    for event, (who, *_) in told:
        if event == Event.FOLLOWED:
            yield text("triassic_terror_brings_follows", seat={"seat": who})


def ranks(s: State, live: State, seat: int) -> Iterator[Text]:
    """Who takes which habitat, the mover first; who is driven out has been told (TT-51)."""
    changed: dict[bool, list[Text]] = {True: [], False: []}
    for area in range(AREAS):
        before, after = ([herd["seat"] for herd in rows(at, area)] for at in (s, live))
        for habitat, other in enumerate(after):
            if other not in before or before.index(other) != habitat:
                rises = other not in before or habitat < before.index(other)
                said = text(
                    "triassic_terror_brings_takes" if rises else "triassic_terror_brings_falls",
                    seat={"seat": other},
                    habitat={"term": f"triassic_terror_habitat_{HABITATS[habitat]}"},
                    area=place(area),
                )
                changed[other == seat].append(said)
    yield from (*changed[True], *changed[False])


# what would be wasted


def warns(s: State, live: State, seat: int, move: int) -> Text | None:
    """What is worth asking about once more."""
    question = open_prompt(s)
    if question == Prompt.MENU and move == Act.END:
        return left_over(s, live, seat)
    if question not in SHOWN or question in MOVES or (question == Prompt.MIG_TO and move != NOWHERE):
        return None
    before = sum(s.dinos[area][seat] for area in range(AREAS))
    live.listening, live.told = 1, 0
    carry_out(live, seat, move)
    told = happened(live)
    if question == Prompt.VOLCANO_AREA:
        spared = all(event != Event.KILLED or who == seat for event, (who, *_) in told)
        return text("triassic_terror_warns_volcano") if spared else None
    driven = sum(numbers[2] for event, numbers in told if event == Event.EVICTED and numbers[0] == seat)
    if driven:
        return text("triassic_terror_warns_driven_out", count=driven)
    after = sum(int(live.dinos[area][seat]) for area in range(AREAS))
    alone = any(event == Event.MIGRATED and numbers[1] == 1 for event, numbers in told)
    shocked = any(event == Event.SHOCKED for event, _ in told)
    return text("triassic_terror_warns_shock") if alone and shocked and after < before else None


def left_over(s: State, live: State, seat: int) -> Text | None:
    """What a turn leaves unused that could be used: dinos, tile, card; in the last turn of the game a counter."""
    if may_place_white(live, seat):
        return text("triassic_terror_warns_white", count=s.pending[seat])
    if s.tile_played == 0:
        return text("triassic_terror_warns_tile", tile=TILE.shown(s.tile_on[s.space], s.seats))
    if s.hand[seat] != NONE:
        return text("triassic_terror_warns_card", environment=ENVIRONMENT.shown(s.hand[seat], s.seats))
    if is_last_turn(s, live) and may_hatch(live, seat):
        return text("triassic_terror_warns_hatch")
    if is_last_turn(s, live) and may_erupt(live, seat):
        return text("triassic_terror_warns_eruption")
    return None


def is_last_turn(s: State, live: State) -> bool:
    """Whether a player who acts now does not act again (TT-134)."""
    return bool(is_last_period(live)) and s.lap + 1 == ROUNDS[s.schedule, s.period]
