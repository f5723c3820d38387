"""A tiny complete game for the kernel's tests: an auction.

In each lot a good is drawn from a bag and everybody bids in secret, at the same time. Whoever bids most (the lowest
seat among equals) pays and gets the good, then may offer a coin to another, who is asked at once whether to take it; a
tax falls due when all that is done. Instead of bidding one may dare the neighbour, who is asked on the spot while the
others still think.
"""

from enum import IntEnum
from pathlib import Path
from typing import Final

from typing_extensions import TypedDict

from gondwana.kernel.chance import draw_one, roll, uncover
from gondwana.kernel.dispatch import Rules
from gondwana.kernel.game import Eye, Game, Option
from gondwana.kernel.header import NONE, SEATS, Header
from gondwana.kernel.notation import NUMBER, SEAT, Kind, Question, Saying, text
from gondwana.kernel.questions import about, answered, ask, ask_each, drop, everybody, is_asked, later, prompt
from gondwana.kernel.ranking import rank_by_scores
from gondwana.kernel.record import Ints, i4, record
from gondwana.kernel.rule import rule
from gondwana.kernel.shapes import Shapes
from gondwana.kernel.story import tell, tell_only

GOODS: Final = 4  # kinds; a good is worth its kind and one more
COPIES: Final = 3
COINS: Final = 5  # at the start
DARE: Final = 9  # instead of a bid
KEEP: Final = 4  # instead of a seat
LOTS: Final = (2, 4)


class Prompt(IntEnum):
    """What a seat may be asked."""

    BID = 0
    DARED = 1
    OFFER = 2
    TAKE = 3


class Task(IntEnum):
    """What falls due later."""

    TAX = 10


class Broken(IntEnum):
    """What does not hold."""

    NOTHING = 0
    COINS = 1  # somebody owes


class Event(IntEnum):
    """What the story tells."""

    LOT = 0
    NOTED = 1
    BOUGHT = 2
    GIVEN = 3
    TAXED = 4
    ENDED = 5


class Stage(IntEnum):
    """What comes next."""

    SHOW = 0
    AWARD = 1
    END = 2


@record
class State(Header):
    """The auction."""

    stage: int = i4()
    lots: int = i4()  # still to come
    tax: int = i4()  # the option
    bag: Ints = i4(GOODS)
    lot: int = i4()
    coins: Ints = i4(SEATS)
    bid: Ints = i4(SEATS)  # NONE before


@rule
def setup(s: State, options: Ints) -> None:
    """All goods into the bag."""
    for good in range(GOODS):
        s.bag[good] = COPIES
    for seat in range(s.seats):
        s.coins[seat] = COINS
        s.bid[seat] = NONE
    s.lots = LOTS[options[0]]
    s.tax = options[1]


@rule
def broken(s: State) -> int:
    """Nobody ever owes a coin."""
    for seat in range(s.seats):
        if s.coins[seat] < 0:
            return Broken.COINS
    return Broken.NOTHING


@rule
def flow(s: State) -> None:
    """Lot after lot."""
    if s.stage == Stage.SHOW and s.lots == 0:
        s.stage = Stage.END
    elif s.stage == Stage.SHOW:
        s.lots -= 1
        s.lot = draw_one(s, s.bag)
        tell(s, Event.LOT, s.lot)
        ask_each(s, Prompt.BID, everybody(s))
        s.stage = Stage.AWARD
    elif s.stage == Stage.AWARD:
        s.stage = Stage.SHOW
        award(s)
    else:
        for seat in range(s.seats):
            s.scores[seat] += s.coins[seat]
        s.over = 1
        tell(s, Event.ENDED, rank_by_scores(s))


@rule
def award(s: State) -> None:
    """The highest bid is paid; the buyer may offer a coin, then the tax falls due."""
    buyer = 0
    for seat in range(s.seats):
        if s.bid[seat] > s.bid[buyer]:
            buyer = seat
    uncover(s)
    s.coins[buyer] -= s.bid[buyer]
    s.scores[buyer] += s.lot + 1
    tell(s, Event.BOUGHT, buyer, s.lot, s.bid[buyer])
    for seat in range(s.seats):
        s.bid[seat] = NONE
    if s.tax:
        later(s, Task.TAX, buyer)
    ask(s, Prompt.OFFER, buyer)


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """What may be answered."""
    question = prompt(s)
    if question == Prompt.BID:
        for bid in range(s.coins[seat] + 1):
            out[bid] = bid
        out[s.coins[seat] + 1] = DARE
        return s.coins[seat] + 2
    if question == Prompt.OFFER:
        count = 0
        for other in range(s.seats):
            if other != seat and s.coins[seat] > 0:
                out[count] = other
                count += 1
        out[count] = KEEP
        return count + 1
    out[0], out[1] = 0, 1
    return 2


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Carry out what was answered."""
    question = prompt(s)
    if question == Prompt.BID:
        answered(s, seat)
        s.bid[seat] = s.coins[seat] if move == DARE else move
        tell_only(s, 1 << seat, Event.NOTED, s.bid[seat])
        if move == DARE:
            ask(s, Prompt.DARED, (seat + 1) % s.seats, seat)
    elif question == Prompt.DARED:
        darer = about(s, 0)
        answered(s, seat)
        if move == 1:
            s.bid[darer] = 0
    elif question == Prompt.OFFER:
        answered(s, seat)
        if move != KEEP:
            ask(s, Prompt.TAKE, move, seat)
    else:
        giver = about(s, 0)
        answered(s, seat)
        if move == 1:
            give(s, giver, seat)


@rule
def give(s: State, giver: int, taker: int, coins: int = 1) -> None:
    """A coin changes hands."""
    s.coins[giver] -= coins
    s.coins[taker] += coins
    tell(s, Event.GIVEN, giver, taker, coins)


@rule
def perform(s: State) -> None:
    """The tax."""
    buyer = about(s, 0)
    drop(s)
    if s.coins[buyer] > 0:
        s.coins[buyer] -= 1
        tell(s, Event.TAXED, buyer)


@rule
def redeal(s: State, seat: int) -> None:
    """Bids that were not shown yet are guessed."""
    for other in range(s.seats):
        if other != seat and s.bid[other] != NONE:
            s.bid[other] = roll(s, s.coins[other] + 1)


@rule
def value(s: State, seat: int) -> float:
    """What one has."""
    return float(s.scores[seat] + s.coins[seat])


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Bids are more likely than dares."""
    return 0.5 if move == DARE else 1.0


class View(TypedDict):
    """What everybody sees, and the own bid."""

    lot: int
    coins: list[int]
    bid: int | None
    dared: list[int]
    worth: list[float]


def view(s: State, live: State, seat: int) -> View:
    """The table."""
    return {
        "lot": s.lot,
        "coins": s.coins[: s.seats],
        "bid": None if seat == NONE else s.bid[seat],
        "dared": [other for other in range(s.seats) if s.asked and is_asked(live, other) and s.depth > 1],
        "worth": [value(live, other) for other in range(s.seats)],
    }


YES_NO: Final = Kind("answer", ("no", "yes"))
BID: Final = Kind("bid", ("0", "1", "2", "3", "4", "5", "6", "7", "8", "dare", "10"))
OFFER: Final = Kind("offer", ("1", "2", "3", "4", "keep"))  # seats as people count them: from one
GOOD: Final = Kind("good", ("apple", "bread", "cloth", "diamond"), "toy_{word}")

QUESTIONS: Final = {
    Prompt.BID: Question("bid", BID, "bid:{seat}:{answer}"),
    Prompt.DARED: Question("dared", YES_NO, "dare:{a}"),
    Prompt.OFFER: Question("offer", OFFER, "offer:{answer}"),
    Prompt.TAKE: Question("take", YES_NO, "take:{a}:{b}"),
}
SAYINGS: Final = {
    Event.LOT: Saying("lot", {"good": GOOD}, "lot:{good}"),
    Event.NOTED: Saying("noted", {"bid": NUMBER}),
    Event.BOUGHT: Saying("bought", {"seat": SEAT, "good": GOOD, "bid": NUMBER}),
    Event.GIVEN: Saying("given", {"seat": SEAT, "taker": SEAT, "count": NUMBER}),
    Event.TAXED: Saying("taxed", {"seat": SEAT}),
    Event.ENDED: Saying("ended", {"winners": NUMBER}),
}
EYE: Final = Eye(
    shapes=Shapes(View),
    view=view,
    prompt=lambda s, seat: text("toy_prompt"),
    choice=lambda s, seat, move: text("toy_choice", move=move),
    preview=lambda s, live, seat, move: None,
    group=lambda s: text("toy_group", lots=s.lots),
    reveals=lambda s, seat: s.frames[0][0] == Prompt.BID and s.asked == 1 << seat,
)
RULES: Final = Rules(
    setup=setup,
    flow=flow,
    legal=legal,
    answer=answer,
    perform=perform,
    redeal=redeal,
    value=value,
    prior=prior,
    broken=broken,
)
TOY: Final = Game(
    slug="toy-auction",
    state=State,
    seats=range(2, 5),
    rules=RULES,
    questions=QUESTIONS,
    sayings=SAYINGS,
    eye=EYE,
    folder=Path(__file__).parent,
    broken=Broken,
    usual_seats=3,
    options=(Option("lots", ("two", "four"), "two"), Option("tax", ("off", "on"), "off")),
)
