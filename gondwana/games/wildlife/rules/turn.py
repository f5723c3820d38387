"""The turn: three cards, then anything in any order (WL-9 … WL-11, WL-18, WL-33, WL-35, WL-57, WL-58)."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Act, Event, Prompt
from ..state import State
from ..tables import CARDS_A_TURN, FOOD_FOR_A_POINT, KINDS, Ability, Source
from ..words import ACT, CARD, CARDS
from .abilities import can_use_attack, can_use_mobility, use_attack, use_food, use_mobility
from .attack import unused
from .auction import begin_auction
from .cards import count_cards, lay_out
from .execution import can_execute, execute
from .movement import begin_move, can_move
from .points import earn

# Cards are used and sold where they lie, abilities where they lie; the rest are buttons.
AT_ACTS: Final = (
    *(f"laid:{card}" for card in CARDS),
    *(f"laid:{card}" for card in CARDS),
    "",
    *(f"owned:{{seat}}:{ability}" for ability in ("food", "intelligence", "mobility", "attack")),
    "",
    "",
)


@rule
def begin_turn(s: State) -> None:
    """Nothing has been auctioned or moved yet; three cards are laid out first (WL-9, WL-57)."""
    s.turns += 1
    s.auctions = 0
    s.moved = 0
    tell(s, Event.TURN, s.active)


@rule
def cards_to_lay(s: State) -> int:
    """How many of the three cards are still to be laid out (WL-9)."""
    return CARDS_A_TURN - count_cards(s.laid)


@question(Prompt.LAY, CARD, at="hand:{answer}")
@question(Prompt.EXTRA, CARD, at="hand:{answer}")
def offer_hand(s: State, seat: int, out: Ints) -> int:
    """Any card of the hand; copies of a kind are equal (WL-9, WL-35)."""
    count = 0
    for card in range(KINDS):
        if s.hand[seat, card] > 0:
            out[count] = card
            count += 1
    return count


@answers(Prompt.LAY)
@answers(Prompt.EXTRA)
def answer_hand(s: State, seat: int, card: int) -> None:
    """One of the three cards, or one more by Intelligence, even if the ability is lost later (WL-9, WL-35, WL-57)."""
    lay_out(s, seat, card)


@rule
def may_execute_one(s: State) -> bool:
    """The only unused card is kept for the auction while none has been auctioned (WL-10, WL-58)."""
    return s.auctions > 0 or count_cards(s.laid) > 1


@question(Prompt.ACT, ACT, at=AT_ACTS)
def offer_act(s: State, seat: int, out: Ints) -> int:
    """Cards to execute, cards to auction, the free move, abilities, food for points, the end (WL-9 … WL-11)."""
    count = 0
    if may_execute_one(s):
        for card in range(KINDS):
            if s.laid[card] > 0 and can_execute(s, seat, card, 0):
                out[count] = Act.EXECUTE + card
                count += 1
    for card in range(KINDS):
        if s.laid[card] > 0:
            out[count] = Act.AUCTION + card
            count += 1
    if not s.moved and can_move(s, seat):
        out[count] = Act.FREE_MOVE
        count += 1
    count = list_abilities(s, seat, out, count)
    if s.food[seat] >= FOOD_FOR_A_POINT:
        out[count] = Act.CONVERT
        count += 1
    if s.auctions > 0:
        out[count] = Act.END
        count += 1
    return count


@rule
def list_abilities(s: State, seat: int, out: Ints, count: int) -> int:
    """The abilities that can be used now; Defence is for the others' turns (WL-34 … WL-37)."""
    if unused(s, seat, Ability.FOOD) > 0:
        out[count] = Act.FOOD
        count += 1
    if unused(s, seat, Ability.INTELLIGENCE) > 0 and count_cards(s.hand[seat]) > 0:
        out[count] = Act.INTELLIGENCE
        count += 1
    if can_use_mobility(s, seat):
        out[count] = Act.MOBILITY
        count += 1
    if can_use_attack(s, seat):
        out[count] = Act.ATTACK
        count += 1
    return count


@answers(Prompt.ACT)
def answer_act(s: State, seat: int, act: int) -> None:
    """What the active player wants to do next is begun."""
    if act < Act.AUCTION:
        card = act - Act.EXECUTE
        s.laid[card] -= 1
        s.spent[card] += 1
        execute(s, seat, card, 0)
    elif act < Act.FREE_MOVE:
        begin_auction(s, act - Act.AUCTION)
    elif act == Act.FREE_MOVE:
        s.moved = 1
        begin_move(s, seat, NONE)
    elif act == Act.CONVERT:
        convert(s, seat)
    elif act == Act.END:
        s.ended = 1
    else:
        use_ability(s, seat, act)


@rule
def use_ability(s: State, seat: int, act: int) -> None:
    """An ability is used (WL-34 … WL-37)."""
    if act == Act.FOOD:
        use_food(s, seat)
    elif act == Act.INTELLIGENCE:
        s.used[seat, Ability.INTELLIGENCE] += 1
        ask(s, Prompt.EXTRA, seat)
    elif act == Act.MOBILITY:
        use_mobility(s, seat)
    else:
        use_attack(s, seat)


@rule
def convert(s: State, seat: int) -> None:
    """Three food become a point, as often as the active player likes (WL-33)."""
    s.food[seat] -= FOOD_FOR_A_POINT
    earn(s, seat, Source.SOLD, 1)
    tell(s, Event.CONVERTED, seat, FOOD_FOR_A_POINT, 1)
