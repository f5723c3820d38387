"""What an answer will do, in words, made by the rules on a copy; and what it would waste."""

from collections.abc import Callable
from typing import Final

from gondwana.kernel.rules import NONE, Text, asked_about, open_prompt, text

from ..prompts import Act, Prompt
from ..rules.abilities import first_leader
from ..rules.attack import unused
from ..rules.execution import can_execute
from ..rules.texts import famine, food_source
from ..state import State
from ..tables import (
    ABILITY_POINTS,
    FOOD_FOR_A_POINT,
    HAND,
    KINDS,
    TERRITORY,
    Ability,
    Capability,
    Card,
)
from ..words import A_CARD, CELL, IN_TERRAIN
from ..words import TERRITORY as TERRITORY_KIND
from .cells import lost_piece, new_piece
from .preview import after_bid

Clauses = list[Text]
CANCEL: Final = 1


def brings(s: State, live: State, seat: int, move: int) -> Clauses:
    """The clauses of the open question's answer, the most important first; none where it only leads on."""
    tell = TELLERS.get(Prompt(open_prompt(s)))
    return tell(s, live, seat, move) if tell else []


FOOD: Final = ("wildlife_brings_food_loss", "wildlife_brings_food_gain")
POINTS: Final = ("wildlife_brings_points_loss", "wildlife_brings_points_gain")
FOOD_OF: Final = ("wildlife_brings_of_food_loss", "wildlife_brings_of_food_gain")
POINTS_OF: Final = ("wildlife_brings_of_points_loss", "wildlife_brings_of_points_loss")  # nobody gains by others
LEVELS: Final = {
    Capability.MOVE: "wildlife_brings_level_move",
    Capability.REPRODUCE: "wildlife_brings_level_reproduce",
    Capability.ATTACK: "wildlife_brings_level_attack",
}
ABILITIES: Final = {
    Ability.FOOD: "wildlife_brings_ability_food",
    Ability.INTELLIGENCE: "wildlife_brings_ability_intelligence",
    Ability.MOBILITY: "wildlife_brings_ability_mobility",
    Ability.DEFENCE: "wildlife_brings_ability_defence",
    Ability.ATTACK: "wildlife_brings_ability_attack",
}


def amount(keys: tuple[str, str], number: int, **more: object) -> Text:
    """A clause about something that somebody loses or gains: the text has the sign, the number none."""
    return text(keys[number > 0], count=abs(number), **more)


# the turn


def act(s: State, live: State, seat: int, move: int) -> Clauses:
    """A card with a text, a sale, an ability, food for a point, the end of the turn."""
    if move < Act.AUCTION:
        return card_with_a_text(s, live, seat, move - Act.EXECUTE)
    if move < Act.FREE_MOVE:
        return [text("wildlife_brings_sale" if s.seats > 2 else "wildlife_brings_sale_fixed")]
    if move == Act.FOOD:
        return [amount(POINTS, ABILITY_POINTS)]
    if move == Act.CONVERT:
        return [amount(POINTS, 1), amount(FOOD, -FOOD_FOR_A_POINT)]
    return the_end(s, seat) if move == Act.END else []


def card_with_a_text(s: State, live: State, seat: int, card: int) -> Clauses:
    """Food and points of everybody before and after; who loses a piece (WL-26 … WL-28)."""
    if card == Card.EPIDEMIC:
        living = [other for other in others(s, seat) if other in s.piece]
        return [text("wildlife_brings_epidemic", seat={"seat": other}) for other in living]
    if card == Card.FOOD_SOURCE:
        food_source(live, seat)
    elif card == Card.FAMINE:
        famine(live, seat)
    else:
        return []
    return [clause for other in (seat, *others(s, seat)) for clause in goods(s, live, other, seat)]


def others(s: State, seat: int) -> list[int]:
    """The other seats, clockwise."""
    return [s.order[(s.chair[seat] + step) % s.seats] for step in range(1, s.seats)]


def goods(s: State, live: State, other: int, seat: int) -> Clauses:
    """What a seat has more or less of."""
    food, points = int(live.food[other]) - s.food[other], int(live.scores[other]) - s.scores[other]
    if other == seat:
        changes = [(FOOD, food), (POINTS, points)]
        return [amount(keys, change) for keys, change in changes if change]
    changes = [(FOOD_OF, food), (POINTS_OF, points)]
    return [amount(keys, change, seat={"seat": other}) for keys, change in changes if change]


def the_end(s: State, seat: int) -> Clauses:
    """What follows the turn: cards, a general scoring, the end of the game."""
    if s.ending:
        return [text("wildlife_brings_the_end")]
    drawn = HAND - sum(s.hand[seat][kind] for kind in range(KINDS))
    clauses = [text("wildlife_brings_draw", count=drawn)]
    return [*clauses, text("wildlife_brings_scoring_now")] if s.general else clauses


# auctions


def bid(s: State, live: State, seat: int, move: int) -> Clauses:
    """What a bid would leave (WL-32)."""
    if move == 0:
        return [text("wildlife_brings_pass")]
    left = after_bid(s, seat, move)
    clauses = [text("wildlife_brings_left", food=left["food"])]
    lost = s.scores[seat] - left["points"]
    return [amount(POINTS, -lost), *clauses] if lost else clauses


def bid_for_choice(s: State, live: State, seat: int, move: int) -> Clauses:
    """What a bid for the choice of a species would leave (WL-53)."""
    return [text("wildlife_brings_left", food=s.food[seat] - move)] if move else []


def bought(s: State, live: State, seat: int, move: int) -> Clauses:
    """A card that is let go was paid for all the same (WL-31)."""
    return [] if move else [text("wildlife_brings_paid", food=s.bid)]


# adaptation and abilities


def wheel(s: State, live: State, seat: int, move: int) -> Clauses:
    """What cards of the terrain will do from now on; the attack token brings an action at once (WL-19)."""
    level = Capability(s.capability[seat][move] + 1)
    clauses = [text(LEVELS[level], terrain=IN_TERRAIN.shown(move, s.seats))]
    if s.wheel_bonus and level == Capability.ATTACK:
        clauses.append(text("wildlife_brings_bonus"))
    return [*clauses, text("wildlife_brings_tokens", count=s.tokens[seat] + 1)]


def arrow(s: State, live: State, seat: int, move: int) -> Clauses:
    """What the ability does, and where it comes from (WL-21, WL-22)."""
    does = text(ABILITIES[Ability(move)])
    if s.supply[move] > 0:
        return [does, text("wildlife_brings_from_supply", count=s.supply[move] - 1)]
    return [does, text("wildlife_brings_from", seat={"seat": int(first_leader(live, seat, move))})]


# attack and defence


def defend(s: State, live: State, seat: int, move: int) -> Clauses:
    """What happens to the piece, and what the Defence costs (WL-38, WL-39)."""
    if move == CANCEL:
        return [text("wildlife_brings_stays"), text("wildlife_brings_defence_used")]
    _, cell, origin, _ = asked_about(s)
    if origin == NONE:
        return [text("wildlife_brings_lost", cell=CELL.word(cell)), *lost_piece(s, live, seat, cell, move)]
    where = TERRITORY_KIND.shown(int(TERRITORY[origin]), s.seats)
    stays = text("wildlife_brings_lands", cell=CELL.word(origin), territory=where)
    return [stays, *lost_piece(s, live, seat, cell, move)]


def epidemic(s: State, live: State, seat: int, move: int) -> Clauses:
    """What the loss of this piece costs (WL-27)."""
    return lost_piece(s, live, seat, move, move)


TELLERS: Final[dict[Prompt, Callable[[State, State, int, int], Clauses]]] = {
    Prompt.ACT: act,
    Prompt.BID: bid,
    Prompt.BID_FOR_CHOICE: bid_for_choice,
    Prompt.BOUGHT: bought,
    Prompt.WHEEL: wheel,
    Prompt.ARROW: arrow,
    Prompt.DEFEND: defend,
    Prompt.EPIDEMIC: epidemic,
    Prompt.SETTLE: new_piece,
    Prompt.MOVE_TO: new_piece,
    Prompt.PLACE: new_piece,
    Prompt.ATTACK: new_piece,
    Prompt.RELOCATE_TO: new_piece,
    Prompt.STRIKE: new_piece,
}


# what would be wasted


def warns(s: State, live: State, seat: int, move: int) -> Text | None:
    """A turn ended with something left to use, a card bought that is of no use."""
    question = open_prompt(s)
    if question == Prompt.ACT and move == Act.END:
        return left_over(s, live, seat)
    if question == Prompt.BID and move > 0 and not can_execute(live, seat, s.lot, 1):
        return text("wildlife_warns_useless", card=A_CARD.shown(s.lot, s.seats))
    return None


def left_over(s: State, live: State, seat: int) -> Text | None:
    """Points first: food at the end of the game, the Food ability; then cards that could still be used."""
    if s.ending and s.food[seat] >= FOOD_FOR_A_POINT:
        return text("wildlife_warns_food", food=s.food[seat], count=s.food[seat] // FOOD_FOR_A_POINT)
    if unused(live, seat, Ability.FOOD) > 0:
        return text("wildlife_warns_ability")
    for card in range(KINDS):
        if s.laid[card] > 0 and can_execute(live, seat, card, 0):
            return text("wildlife_warns_card", card=A_CARD.shown(card, s.seats))
    return None
