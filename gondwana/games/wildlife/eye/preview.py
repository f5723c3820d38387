"""What an answer would change, for drawings: cells that it opens, points at once, points at a scoring that is due."""

from typing import Final

from gondwana.kernel.game.dispatch import answer, legal
from gondwana.kernel.rules import numbers, open_prompt

from ..prompts import Act, Prompt
from ..scoring import general_points
from ..state import State
from ..tables import CELLS, FOOD_FOR_A_POINT, TERRITORIES, Ability, Way
from ..words import CELL, TERRITORY
from .shapes import BidPreview, OpensPreview, PlacePreview

# Questions about a cell whose answer changes the board at once, unless somebody defends.
ON_BOARD: Final = (Prompt.SETTLE, Prompt.MOVE_TO, Prompt.PLACE, Prompt.ATTACK, Prompt.RELOCATE_TO, Prompt.STRIKE)


def preview(s: State, live: State, seat: int, move: int) -> PlacePreview | BidPreview | OpensPreview | None:
    """What a piece on a cell brings; for a bid, what is left; for a step, the cells that may be chosen after it."""
    question = open_prompt(s)
    if question in ON_BOARD:
        return on_board(s, live, seat, move)
    if question == Prompt.BID:
        return after_bid(s, seat, move)
    if (question == Prompt.WAY and move != Way.NOTHING) or (question == Prompt.ACT and move == Act.FREE_MOVE):
        return {"opens": opened(live, seat, move)}
    return None


def opened(live: State, seat: int, move: int) -> list[str]:
    """The cells that the next question offers: so they can be lit, and chosen, before it is asked."""
    answer(live, seat, move)
    out = numbers([0] * CELLS)
    count = legal(live, seat, out)
    return [f"cell:{CELL.word(int(cell))}" for cell in out[:count]]


def undefended(s: State, live: State) -> None:
    """What happens if nobody defends."""
    for owner in range(s.seats):
        live.ability[owner, Ability.DEFENCE] = 0


def on_board(s: State, live: State, seat: int, move: int) -> PlacePreview:
    """Points for a territory that is completed; what changes at a general scoring, if one follows this turn."""
    undefended(s, live)
    before = [int(general_points(live, other)) for other in range(s.seats)]
    answer(live, seat, move)
    completed = [index for index in range(TERRITORIES) if live.marker[index] > s.marker[index]]
    return {
        "points": int(live.scores[seat]) - s.scores[seat],
        "completes": TERRITORY.word(completed[0]) if completed else None,
        "scoring": changes(s, live, before) if is_due(live) else None,
    }


def is_due(live: State) -> bool:
    """Whether a general scoring follows this turn: before that nobody knows what it will find."""
    return bool(live.general or live.ending)


def changes(s: State, live: State, before: list[int]) -> list[int]:
    """What a general scoring would bring every seat more or less than before."""
    return [int(general_points(live, other)) - before[other] for other in range(s.seats)]


def after_bid(s: State, seat: int, move: int) -> BidPreview:
    """Food and points after paying a bid (WL-32)."""
    points = max(0, -(-(move - s.food[seat]) // FOOD_FOR_A_POINT))
    return {"food": s.food[seat] + FOOD_FOR_A_POINT * points - move, "points": s.scores[seat] - points}
