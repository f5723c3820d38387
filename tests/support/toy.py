"""A tiny complete game for the kernel's tests: an auction.

In each lot a good is drawn from a bag and everybody bids in secret, at the same time. Whoever bids most (the lowest
seat among equals) pays and gets the good, then may offer a coin to another, who is asked at once whether to take it; a
tax falls due when all that is done. Instead of bidding one may dare the neighbour, who is asked on the spot while the
others still think.
"""

from enum import IntEnum
from typing import Final

from typing_extensions import TypedDict

from gondwana.kernel.game import Option, Shapes, choice, hand_in, sentence
from gondwana.kernel.rules import (
    NONE,
    NUMBER,
    SEAT,
    SEATS,
    Header,
    Ints,
    Kind,
    Prompts,
    Saying,
    Text,
    answers,
    ask,
    ask_each,
    draw_one,
    everybody,
    i4,
    is_asked,
    later,
    question,
    rank_by_scores,
    record,
    roll,
    rule,
    task,
    tell,
    tell_only,
    text,
    uncover,
)

GOODS: Final = 4  # kinds; a good is worth its kind and one more
COPIES: Final = 3
COINS: Final = 5  # at the start
DARE: Final = 9  # instead of a bid
KEEP: Final = 4  # instead of a seat
LOTS: Final = (2, 4)


class Prompt(Prompts):
    """What a seat may be asked, and what falls due later."""

    BID = 0
    DARED = 1, "darer"
    OFFER = 2
    TAKE = 3, "giver"
    TAX = 10, "buyer"


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


YES_NO: Final = Kind("answer", ("no", "yes"))
BID: Final = Kind("bid", ("0", "1", "2", "3", "4", "5", "6", "7", "8", "dare", "10"))
OFFER: Final = Kind("offer", ("1", "2", "3", "4", "keep"))  # seats as people count them: from one
GOOD: Final = Kind("good", ("apple", "bread", "cloth", "diamond"), "toy_{word}")


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
        later(s, Prompt.TAX, buyer)
    ask(s, Prompt.OFFER, buyer)


@question(Prompt.BID, BID, at="bid:{seat}:{answer}")
def offer_bid(s: State, seat: int, out: Ints) -> int:
    """As many coins as one has; or to dare."""
    for bid in range(s.coins[seat] + 1):
        out[bid] = bid
    out[s.coins[seat] + 1] = DARE
    return s.coins[seat] + 2


@answers(Prompt.BID)
def answer_bid(s: State, seat: int, bid: int) -> None:
    """The bid is noted; who dares bids all, and asks the neighbour."""
    s.bid[seat] = s.coins[seat] if bid == DARE else bid
    tell_only(s, 1 << seat, Event.NOTED, s.bid[seat])
    if bid == DARE:
        ask(s, Prompt.DARED, (seat + 1) % s.seats, seat)


@question(Prompt.TAKE, YES_NO, at="take:{giver}:0")
@question(Prompt.DARED, YES_NO, at="dare:{darer}")
def offer_yes_or_no(out: Ints) -> int:
    """No, or yes."""
    out[0], out[1] = 0, 1
    return 2


@answers(Prompt.DARED)
def answer_dared(s: State, seat: int, yes: int, darer: int) -> None:
    """Whoever was dared may spoil the bid."""
    if yes == 1:
        s.bid[darer] = 0


@question(Prompt.OFFER, OFFER, at="offer:{answer}")
def offer_offer(s: State, seat: int, out: Ints) -> int:
    """Any other seat, or to keep the coins."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.coins[seat] > 0:
            out[count] = other
            count += 1
    out[count] = KEEP
    return count + 1


@answers(Prompt.OFFER)
def answer_offer(s: State, seat: int, taker: int) -> None:
    """The other is asked."""
    if taker != KEEP:
        ask(s, Prompt.TAKE, taker, seat)


@answers(Prompt.TAKE)
def answer_take(s: State, seat: int, yes: int, giver: int) -> None:
    """The coin is taken, or not."""
    if yes == 1:
        give(s, giver, seat)


@rule
def give(s: State, giver: int, taker: int, coins: int = 1) -> None:
    """A coin changes hands."""
    s.coins[giver] -= coins
    s.coins[taker] += coins
    tell(s, Event.GIVEN, giver, taker, coins)


@task(Prompt.TAX)
def tax(s: State, buyer: int) -> None:
    """A coin, of who has one."""
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


SAYINGS: Final = {
    Event.LOT: Saying("lot", {"good": GOOD}, "lot:{good}"),
    Event.NOTED: Saying("noted", {"bid": NUMBER}),
    Event.BOUGHT: Saying("bought", {"seat": SEAT, "good": GOOD, "bid": NUMBER}),
    Event.GIVEN: Saying("given", {"seat": SEAT, "taker": SEAT, "count": NUMBER}),
    Event.TAXED: Saying("taxed", {"seat": SEAT}),
    Event.ENDED: Saying("ended", {"winners": NUMBER}),
}
SHAPES: Final = Shapes(View)


@sentence(Prompt)
def ask_anything() -> Text:
    """One sentence for all questions."""
    return text("toy_prompt")


@choice(Prompt)
def choose_anything(move: int) -> Text:
    """One for all answers."""
    return text("toy_choice", move=move)


def group(s: State) -> Text:
    """One heading for each lot."""
    return text("toy_group", lots=s.lots)


def reveals(s: State, seat: int) -> bool:
    """The last bid uncovers all."""
    return s.frames[0][0] == Prompt.BID and s.asked == 1 << seat


TOY: Final = hand_in(
    __name__,
    slug="toy-auction",
    seats=range(2, 5),
    usual_seats=3,
    options=(Option("lots", ("two", "four"), "two"), Option("tax", ("off", "on"), "off")),
)
