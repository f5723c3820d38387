"""What an answer would change, for people who look before they choose."""

from gondwana.kernel.questions import PROMPT

from .prompts import TERRITORY, Prompt
from .rules import answer
from .scoring import standing
from .shapes import BidPreview, PlacePreview
from .state import State
from .tables import FOOD_FOR_A_POINT, TERRITORIES, Ability

# Questions about a cell whose answer changes the board at once, unless somebody defends.
PLACES = (Prompt.SETTLE, Prompt.MOVE_TO, Prompt.PLACE, Prompt.ATTACK, Prompt.RELOCATE_TO, Prompt.STRIKE)


def preview(s: State, live: State, seat: int, move: int) -> PlacePreview | BidPreview | None:
    """Points gained at once and at a general scoring; for a bid, what is left."""
    question = s.frames[s.depth - 1][PROMPT]
    if question in PLACES:
        return on_board(s, live, seat, move)
    if question == Prompt.BID:
        return after_bid(s, seat, move)
    return None


def on_board(s: State, live: State, seat: int, move: int) -> PlacePreview:
    """What a general scoring would bring every player more or less than now, and a territory that is completed."""
    for owner in range(s.seats):  # what happens if nobody defends
        live.ability[owner, Ability.DEFENCE] = 0
    before = [int(standing(live, other)) for other in range(s.seats)]
    answer(live, seat, move)
    after = [int(standing(live, other)) for other in range(s.seats)]
    completed = [index for index in range(TERRITORIES) if live.marker[index] > s.marker[index]]
    return {
        "gains": [new - old for new, old in zip(after, before, strict=True)],
        "points": int(live.scores[seat]) - s.scores[seat],
        "completes": TERRITORY.word(completed[0]) if completed else None,
    }


def after_bid(s: State, seat: int, move: int) -> BidPreview:
    """Food and points after paying a bid (WL-32)."""
    points = max(0, -(-(move - s.food[seat]) // FOOD_FOR_A_POINT))
    return {"food": s.food[seat] + FOOD_FOR_A_POINT * points - move, "points": s.scores[seat] - points}
