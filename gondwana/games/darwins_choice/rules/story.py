"""Story mode: from extinct animals to the age of man (DC-167 … DC-177)."""

from gondwana.kernel.rules import NONE, roll, rule, tell, uncover

from ..prompts import Event
from ..state import State
from ..tables import (
    BEST_INDEX,
    CARDS,
    DOCKS,
    EXTINCT,
    LOW,
    ROW,
    SETUP,
    SIZES,
    STANDARD,
    STORY_BONUS,
    STORY_REVEAL,
    TOKENS,
    Mode,
    Setup,
    Territory,
)
from .hands import put_on_pile
from .species import hearts_of, lives


@rule
def turn_page(s: State) -> None:
    """Before the steps of the transition: new piles after era 1, territories after era 2 (DC-190)."""
    if s.mode != Mode.STORY:
        return
    if s.era == 1:
        replace_piles(s)
    if s.era == STORY_REVEAL:
        s.index = BEST_INDEX
        s.territory[s.park] = Territory.PARK
        place_territories(s)


@rule
def replace_piles(s: State) -> None:
    """Extinct cards that are in no species are put away; all other cards form the piles (DC-174)."""
    for seat in range(s.seats):
        for place in range(s.hand_size[seat]):
            s.hand[seat, place] = NONE
        s.hand_size[seat] = 0
        s.shown[seat] = 0
    for place in range(ROW):
        s.row[place] = NONE
    for kind in range(SIZES):
        for place in range(len(s.pool[kind])):
            s.pool[kind, place] = 0
        s.pile[kind] = 0
        s.discards[kind] = 0
    s.removed = CARDS
    for card in range(CARDS):
        if EXTINCT[card] == 0:
            put_on_pile(s, card)
            s.removed -= 1
    for species in range(s.seats * TOKENS):
        for dock in range(DOCKS):
            if s.card[species, dock] != NONE:
                s.removed -= 1
    uncover(s)
    tell(s, Event.PILES_REPLACED)


@rule
def place_territories(s: State) -> None:
    """Random standard territories, one to each slot beside the park's (DC-71, DC-72, DC-168)."""
    left = (1 << STANDARD) - 1
    for slot in range(s.slots):
        if slot != s.park:
            territory = roll(s, STANDARD)
            while (left >> territory) & 1 == 0:
                territory = roll(s, STANDARD)
            left &= ~(1 << territory)
            s.territory[slot] = territory
            tell(s, Event.TERRITORY, territory, s.biome[slot])
        elif s.era > 0:
            tell(s, Event.TERRITORY, Territory.PARK, s.biome[slot])
    uncover(s)


@rule
def ancient_points(s: State, seat: int) -> int:
    """10 for every card with a heart that lies in the same living species since era 1 (DC-176, DC-177)."""
    points = 0
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        for dock in range(DOCKS):
            if lives(s, species) and (s.ancient[species] >> dock) & 1 and hearts_of(LOW[s.card[species, dock]]) > 0:
                points += STORY_BONUS
    return points


assert SETUP[Mode.STORY, 4, Setup.STANDARD] == STANDARD - 1
