"""What an answer would change, as if the player stopped right after it: herds, ranks, losses, points."""

from gondwana.kernel.board import numbers
from gondwana.kernel.header import NONE
from gondwana.kernel.loops import MOST_CHOICES
from gondwana.kernel.questions import ABOUT, PROMPT

from .prompts import AREA, Prompt
from .rules import answer, legal
from .scoring import habitat_points
from .shapes import Meal, Preview, Ranking, SeatCounts
from .state import State
from .tables import AREAS, HABITATS, NOBODY, NOWHERE

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
MOVES = (Prompt.PT_MOVE, Prompt.TREX_MOVE, Prompt.RAPTOR_MOVE)
MEALS = {  # among the numbers that a meal is about: how many more may be eaten; the area follows
    Prompt.PT_EAT: ABOUT,
    Prompt.TREX_EAT: ABOUT,
    Prompt.RAPTOR_EAT: ABOUT + 1,
}


def preview(s: State, live: State, seat: int, move: int) -> Preview | None:
    """The areas that would look different, who would lose dinos, what the habitats would bring, who could be eaten."""
    if question(live) not in SHOWN or (question(live) == Prompt.MIG_TO and move != NOWHERE):
        return None
    points = [int(habitat_points(live, other)) for other in range(s.seats)]
    live.listening = 0
    moves = question(live) in MOVES and move != NOWHERE
    answer(live, seat, move)
    dishes = meal(live, seat, move) if moves else None
    stop(live, seat)
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


def question(s: State) -> int:
    """The question on top of the stack, NONE where a task or nothing is."""
    return int(s.frames[s.depth - 1, PROMPT]) if s.asked else NONE


def meal(live: State, seat: int, area: int) -> Meal:
    """What a predator that has just moved may eat: how many in all, and of whom (TT-82, TT-89, TT-105)."""
    place = MEALS.get(Prompt(question(live))) if live.asked else None
    most = 0 if place is None else int(live.frames[live.depth - 1, place])
    there = {other: min(most, int(live.dinos[area, other])) for other in range(live.seats) if other != seat}
    return {
        "area": AREA.word(area),
        "most": min(most, sum(there.values())),
        "prey": {str(other): count for other, count in there.items() if count > 0},
    }


def stop(live: State, seat: int) -> None:
    """Answer `enough` to whatever goes on, where that is allowed."""
    out = numbers([0] * MOST_CHOICES)
    while question(live) in ENOUGH:
        enough = ENOUGH[Prompt(question(live))]
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
