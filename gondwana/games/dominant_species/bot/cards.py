"""What scoring a tile and taking a dominance card promise an animal, in points."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.cards.points import dominated
from ..rules.cards.rows import fitting_disks, shared_tiles
from ..rules.domination import rank_on
from ..rules.earth import bonus, dominant
from ..state import State
from ..tables import ANIMALS, PLACES, PRIZE, Card
from .assets import pawn_hope
from .ending import lead_worth

CARD_WORTH: Final = 3.5  # of a card, on the whole


@rule
def naming_worth(s: State, animal: int, tile: int) -> float:
    """What scoring a tile now brings: the own prize, less a part of the others', and the card."""
    worth = 0.0
    for other in range(ANIMALS):
        if s.cubes[tile, other] > 0:
            rank = rank_on(s, tile, other)
            prize = PRIZE[s.terrain[tile], rank] if rank < PLACES else 0
            worth += prize if other == animal else -0.25 * prize
    ruler = dominant(s, tile)
    if ruler == animal:
        worth += CARD_WORTH
    elif ruler != NONE:
        worth -= 0.3 * CARD_WORTH
    return worth


@rule
def card_worth(s: State, animal: int, card: int) -> float:
    """What a card promises its taker."""
    if card == Card.OMNIVORE or card == Card.INTELLIGENCE or card == Card.PARASITISM:
        return pawn_hope(s) + 1.0
    if card == Card.BIODIVERSITY:
        return float(shared_tiles(s, animal))
    if card == Card.ECODIVERSITY:
        return float(fitting_disks(s, animal))
    if card == Card.ICE_AGE:
        return ice_age_worth(s, animal)
    if card == Card.FERTILE or card == Card.PREDATOR:
        return 4.5
    if card == Card.IMMIGRANTS or card == Card.MASS_EXODUS or card == Card.DISEASE or card == Card.SYMBIOTIC:
        return 1.5
    return 3.0


@rule
def ice_age_worth(s: State, animal: int) -> float:
    """The bonus, and what comes of it that the game ends: whoever leads wants that."""
    return float(bonus(dominated(s, animal))) + lead_worth(s, animal)
