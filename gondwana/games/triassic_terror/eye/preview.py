"""What an answer would change, as if the player stopped right after it: herds, ranks, losses, points."""

from gondwana.kernel.game.dispatch import answer, legal
from gondwana.kernel.game.loops import MOST_CHOICES
from gondwana.kernel.rules import NONE, asked_about, numbers, open_prompt

from ..prompts import Prompt
from ..scoring import habitat_points
from ..state import State
from ..tables import AREAS, EXTRA_AT_AREA, HABITATS, NOBODY, NOWHERE
from ..words import AREA
from .shapes import Meal, Preview, Ranking, SeatCounts

# Answers that change herds, or lead to a meal, and draw nothing from the pile; the others have nothing to show, or
# something to hide.
SHOWN = (
    Prompt.HERD_COUNTER,
    Prompt.VOLCANO_AREA,
    Prompt.HERD_WHITE,
    Prompt.ALLOC,
    Prompt.HERD3,
    Prompt.HERD2,
    Prompt.HERD_HATCH,
    Prompt.PT_MOVE,
    Prompt.PT_EAT,
    Prompt.TREX_MOVE,
    Prompt.TREX_EAT,
    Prompt.RAPTOR_MOVE,
    Prompt.RAPTOR_EAT,
    Prompt.SCATTER_TO,
    Prompt.MIG_TO,
    Prompt.MIG_COUNT,
)
ENOUGH = {  # what stops a meal, a scattering or a splitting
    Prompt.PT_EAT: NOBODY,
    Prompt.TREX_EAT: NOBODY,
    Prompt.RAPTOR_EAT: NOBODY,
    Prompt.SCATTER_WHO: NOBODY,
    Prompt.MIG_TO: NOWHERE,
}
WITH_EXTRAS = (Prompt.HERD3, Prompt.HERD2, Prompt.HERD_HATCH, Prompt.PT_MOVE, Prompt.TREX_MOVE)  # among the areas
MOVES = (Prompt.PT_MOVE, Prompt.TREX_MOVE, Prompt.RAPTOR_MOVE)
MEALS = (Prompt.PT_EAT, Prompt.TREX_EAT, Prompt.RAPTOR_EAT)


def preview(s: State, live: State, seat: int, move: int) -> Preview | None:
    """The areas that would look different, who would lose dinos, what the habitats would bring, who could be eaten."""
    question = open_prompt(s)
    if question not in SHOWN or (question == Prompt.MIG_TO and move != NOWHERE) or is_extra(question, move):
        return None
    points = [int(habitat_points(live, other)) for other in range(s.seats)]
    live.listening = 0
    dishes = carry_out(live, seat, move)
    changed = [area for area in range(AREAS) if rows(live, area) != rows(s, area)]
    return {
        "areas": {AREA.word(area): rows(live, area) for area in changed},
        "lost": lost(s, live),
        "points": {
            str(other): int(habitat_points(live, other)) - points[other]
            for other in range(s.seats)
            if int(habitat_points(live, other)) != points[other]
        },
        "meal": dishes,
    }


def carry_out(live: State, seat: int, move: int) -> Meal | None:
    """The answer is given, and what follows is stopped where it may be: what could be eaten after a predator's move."""
    hunts = open_prompt(live) in MOVES and move != NOWHERE
    answer(live, seat, move)
    dishes = meal(live, seat, move) if hunts else None
    stop(live, seat)
    return dishes


def is_extra(question: int, move: int) -> bool:
    """Whether an answer only takes up what stands ready, and its place is asked next (TT-40)."""
    return question in WITH_EXTRAS and move >= EXTRA_AT_AREA


def meal(live: State, seat: int, area: int) -> Meal:
    """What a predator that has just moved may eat: how many in all, and of whom (TT-82, TT-89, TT-105)."""
    question = open_prompt(live)
    most = int(asked_about(live)[Prompt(question).about.index("left")]) if question in MEALS else 0
    there = {other: min(most, int(live.dinos[area, other])) for other in range(live.seats) if other != seat}
    return {
        "area": AREA.word(area),
        "most": min(most, sum(there.values())),
        "prey": {str(other): count for other, count in there.items() if count > 0},
    }


def stop(live: State, seat: int) -> None:
    """Answer `enough` to whatever goes on, where that is allowed."""
    out = numbers([0] * MOST_CHOICES)
    while open_prompt(live) in ENOUGH:
        enough = ENOUGH[Prompt(open_prompt(live))]
        count = legal(live, seat, out)
        if enough not in [int(choice) for choice in out[:count]]:
            return
        answer(live, seat, enough)


def rows(s: State, area: int) -> Ranking:
    """The herds of an area by rank, and with whom the T-Rex counts (TT-50)."""
    ranked = [int(s.habitat[area, place]) for place in range(HABITATS)]
    owner = int(s.trex_owner) if s.trex_settled and s.trex_area == area else NONE
    return [{"seat": seat, "dinos": int(s.dinos[area, seat]), "trex": seat == owner} for seat in ranked if seat != NONE]


def lost(s: State, live: State) -> SeatCounts:
    """How many dinos fewer each player would have on the board."""
    total = {
        seat: sum(s.dinos[area, seat] - int(live.dinos[area, seat]) for area in range(AREAS)) for seat in range(s.seats)
    }
    return {str(seat): count for seat, count in total.items() if count > 0}
