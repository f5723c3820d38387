"""From options to the first question (chapter "setup")."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints, roll, rule, uncover

from .rules.biomes import deal_prehistoric, draw_biome, fill_biome_pile, land_slots
from .rules.building import is_for_children
from .rules.hands import lay_row, put_on_pile
from .rules.story import place_territories
from .state import Stage, State
from .tables import (
    BEST_INDEX,
    CARDS,
    COMPETITION,
    COMPETITION_SLOT,
    DOCKS,
    EXPANSION,
    EXTINCT,
    HAND,
    ROW,
    SETUP,
    SLOTS,
    SPECIES,
    STANDARD,
    WASTE,
    Mode,
    Setup,
    Territory,
)

# The places of the options
BOX: Final = 0
STORY: Final = 1
TEAMS: Final = 2
CHILDREN: Final = 3
COMPETITION_CARD: Final = 4
SPECIAL_CARDS: Final = 5
BOXES: Final = ("expansion", "base", "mixed", "beginner")
# Which of the four Special cards the children leave aside; the first is one of the two that suit the token best.
ASIDE: Final = ("agriculture", "industry", "suburb", "city", "drawn")
DRAWN: Final = STANDARD


@rule
def mode_of(seats: int, options: Ints) -> int:
    """The game that the options ask for (DC-164, DC-189). What can't hold at a table is refused before."""
    box = options[BOX]
    if options[CHILDREN] and seats <= 4:
        return Mode.CHILDREN_EXPANSION if box == 0 or box == 2 else Mode.CHILDREN_BASE
    if options[STORY]:
        return Mode.STORY
    if box == 0:
        return Mode.EXPANSION
    if box == 1:
        return Mode.BASE
    return Mode.MIXED if box == 2 else Mode.BEGINNER


@rule
def setup(s: State, options: Ints) -> None:
    """Everything in its place, in the order of the rulebook."""
    blank(s)
    s.mode = mode_of(s.seats, options)
    s.teams = 1 if options[TEAMS] and s.seats == 4 else 0
    s.slots = SETUP[s.mode, s.seats, Setup.SLOTS]
    s.eras = SETUP[s.mode, s.seats, Setup.ERAS]
    shuffle_cards(s)
    lay_biomes(s)
    lay_territories(s)
    if is_for_children(s):
        lay_special_cards(s, options[COMPETITION_CARD] == 1, options[SPECIAL_CARDS])
    lay_row(s)
    s.first = roll(s, s.seats)  # DC-77
    uncover(s)
    s.stage = Stage.FILL


@rule
def blank(s: State) -> None:
    """Where nothing lies, NONE stands."""
    s.event = NONE
    s.event_slot = NONE
    s.last_event = NONE
    s.neutral = NONE
    s.neutral_slot = NONE
    s.park = NONE
    s.gone = NONE
    s.come = NONE
    for slot in range(SLOTS):
        s.biome[slot] = NONE
        s.territory[slot] = NONE
        s.special[slot] = NONE
    for place in range(ROW):
        s.row[place] = NONE
    for seat in range(len(s.hand)):
        for place in range(HAND):
            s.hand[seat, place] = NONE
    for species in range(SPECIES):
        s.was_head[species] = NONE
        s.was_body[species] = NONE
        s.was_in[species] = NONE
        s.eater[species] = NONE
        for dock in range(DOCKS):
            s.card[species, dock] = NONE


@rule
def is_used(s: State, card: int) -> bool:
    """The cards of the chosen boxes; a Story begins with the extinct ones (DC-21, DC-167, DC-178)."""
    if s.mode == Mode.STORY:
        return EXTINCT[card] == 1
    base = s.mode == Mode.BASE or s.mode == Mode.BEGINNER or s.mode == Mode.CHILDREN_BASE
    return EXPANSION[card] == 0 or not base


@rule
def shuffle_cards(s: State) -> None:
    """Small and large animal cards, two piles without an order (DC-66)."""
    for card in range(CARDS):
        if is_used(s, card):
            put_on_pile(s, card)
        else:
            s.removed += 1


@rule
def lay_biomes(s: State) -> None:
    """One biome in each slot; the children's Competition token is the fourth location (DC-67, DC-163)."""
    fill_biome_pile(s)
    if s.mode == Mode.STORY:
        deal_prehistoric(s)
        return
    for slot in range(land_slots(s)):
        draw_biome(s, slot)
    if is_for_children(s):
        s.biome[COMPETITION_SLOT] = COMPETITION


@rule
def lay_territories(s: State) -> None:
    """The park and standard territories, each to a random slot; in a Story only the park is known (DC-71, DC-168)."""
    if s.mode != Mode.EXPANSION and s.mode != Mode.STORY:
        return
    s.waste_total = WASTE
    s.park = roll(s, s.slots)
    if s.mode == Mode.EXPANSION:
        s.index = BEST_INDEX  # DC-73
        s.territory[s.park] = Territory.PARK
        place_territories(s)


@rule
def lay_special_cards(s: State, at_token: bool, aside: int) -> None:
    """Three Special cards at the biomes, as the players choose, the fourth perhaps at the token (DC-166)."""
    if s.mode != Mode.CHILDREN_EXPANSION:
        return
    s.waste_total = WASTE
    if aside == DRAWN:
        draw_special_cards(s, at_token)
        return
    slot = 0
    for special in range(STANDARD):
        if special != aside:
            s.special[slot] = special
            slot += 1
    if at_token:
        s.special[COMPETITION_SLOT] = aside


@rule
def draw_special_cards(s: State, at_token: bool) -> None:
    """The players leave it to chance which Special card lies where."""
    left = (1 << STANDARD) - 1
    for slot in range(s.slots if at_token else COMPETITION_SLOT):
        special = roll(s, STANDARD)
        while (left >> special) & 1 == 0:
            special = roll(s, STANDARD)
        left &= ~(1 << special)
        s.special[slot] = special
