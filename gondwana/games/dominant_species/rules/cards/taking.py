"""Taking a dominance card, and which rule carries it out (DS-44, DS-94 … DS-96, DS-157)."""

from gondwana.kernel.rules import Ints, answers, later, pose, question, rule, tell

from ...prompts import Event, Prompt
from ...state import State
from ...tables import CARD_SCOPE, CARD_VERB, CARDS, Card, Verb
from ...words import CARD
from ..asking import owner
from ..earth import whose
from ..pieces import step_forward
from .cubes import cold_snap, evolve, hibernate
from .elements import disease, immigrants, symbiotic
from .points import ice_age, niche_biomes
from .rows import gain_pawns, gain_points


@question(Prompt.TAKE_CARD, CARD, at="card:{answer}", decider=owner)
def offer_take_card(s: State, out: Ints) -> int:
    """The cards that lie face up (DS-94, DS-96)."""
    count = 0
    for card in range(CARDS):
        if s.offer[card] == 1:
            out[count] = card
            count += 1
    return count


@answers(Prompt.TAKE_CARD)
def answer_take_card(s: State, card: int, animal: int, tile: int) -> None:
    """The dominant animal carries the card out as far as possible; it leaves the game (DS-44, DS-94, DS-95, DS-157)."""
    s.offer[card] = 0
    tell(s, Event.CARD_TAKEN, whose(s, animal), card)
    verb = CARD_VERB[card]
    if verb == Verb.GAIN_PAWN:
        gain_pawns(s, animal, CARD_SCOPE[card])
    elif verb == Verb.GAIN_POINTS:
        gain_points(s, animal, CARD_SCOPE[card])
    elif verb == Verb.LOSE_CUBE:
        later(s, Prompt.TOLL, animal, 0, card)
    elif verb == Verb.NAME_TILE:
        pose(s, Prompt.NAME_TILE, animal, card)
    elif card <= Card.HABITAT:
        carry_out_early(s, animal, card)
    else:
        carry_out_late(s, animal, card, tile)


@rule
def carry_out_early(s: State, animal: int, card: int) -> None:
    """Cards with a rule of their own, Aquatic to Habitat."""
    if card == Card.AQUATIC:
        pose(s, Prompt.AQUATIC_TILE, animal)
    elif card == Card.COLD_SNAP:
        cold_snap(s, animal)
    elif card == Card.DISEASE:
        disease(s, animal)
    elif card == Card.EVOLUTION:
        evolve(s, animal)
    elif card == Card.FECUNDITY:
        later(s, Prompt.FECUNDITY_NEXT, animal, 0)
    else:
        pose(s, Prompt.HABITAT_TYPE, animal)


@rule
def carry_out_late(s: State, animal: int, card: int, tile: int) -> None:
    """Cards with a rule of their own, Hibernation to Symbiotic."""
    if card == Card.HIBERNATION:
        hibernate(s, animal)
    elif card == Card.ICE_AGE:
        ice_age(s)
    elif card == Card.ICE_SHEET:
        pose(s, Prompt.GLACIATE, animal, 1)  # at once, without pawn and without a choice to forgo it (DS-112)
    elif card == Card.IMMIGRANTS:
        immigrants(s)
    elif card == Card.INSTINCT:
        pose(s, Prompt.INSTINCT, animal)  # an eye further on still acts in this turn (DS-127)
    elif card == Card.METAMORPHOSIS:
        pose(s, Prompt.GIVE_TYPE, animal)
    elif card == Card.NICHE_BIOMES:
        niche_biomes(s, animal, tile)
    elif card == Card.NOCTURNAL:
        step_forward(s, animal)  # DS-120
    else:
        symbiotic(s, animal)
