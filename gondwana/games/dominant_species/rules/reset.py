"""Reset: Extinction, Survival, Reseed (DS-129 … DS-143, DS-190, DS-191)."""

from gondwana.kernel.rules import NONE, Ints, answers, draw_one, later, pose, question, rule, task, tell, uncover

from ..prompts import Event, Prompt
from ..state import State
from ..tables import (
    ANIMALS,
    BOX_DISKS,
    CARDS,
    ELEMENTS,
    FIRST_EYE,
    HEXES,
    OPEN_CARDS,
    STACKS,
    Action,
    Animal,
    Box,
    Card,
    Source,
    Terrain,
)
from ..words import TILE
from .asking import owner
from .earth import bonus, endangered, in_play, survival_holder, whose
from .pieces import eliminate, gain, total

# Extinction


@rule
def begin_extinction(s: State) -> None:
    """The mammals save one cube, then all endangered cubes die (DS-129, DS-130)."""
    later(s, Prompt.EXTINCTION)
    if in_play(s, Animal.MAMMAL):
        pose(s, Prompt.SAVE, Animal.MAMMAL)


@rule
def in_danger(s: State, animal: int, tile: int) -> int:
    """How many cubes of an animal on a tile would die: hibernating ones don't (DS-129, DS-131)."""
    awake = s.cubes[tile, animal]
    if s.sleeper == animal:
        awake -= s.asleep[tile]
    return awake if awake > 0 and endangered(s, animal, tile) else 0


@question(Prompt.SAVE, TILE, at="tile:{answer}", decider=owner)
def offer_save(s: State, animal: int, out: Ints) -> int:
    """A tile with endangered mammals that don't hibernate; there is no declining (DS-130, DS-190)."""
    count = 0
    for tile in range(HEXES):
        if in_danger(s, animal, tile) > 0:
            out[count] = tile
            count += 1
    return count


@answers(Prompt.SAVE)
def answer_save(s: State, tile: int) -> None:
    """One cube there lives on (DS-130)."""
    s.rescue = tile
    tell(s, Event.RESCUED, s.terrain[tile], tile)


@task(Prompt.EXTINCTION)
def extinguish(s: State) -> None:
    """All other endangered cubes die together; nobody hibernates any longer (DS-129, DS-131, DS-161)."""
    for animal in range(ANIMALS):
        count = 0
        for tile in range(HEXES):
            dying = in_danger(s, animal, tile)
            if animal == Animal.MAMMAL and tile == s.rescue:
                dying -= 1
            if dying > 0:
                eliminate(s, animal, tile, dying)
                count += dying
        if count > 0:
            tell(s, Event.EXTINCT, whose(s, animal), count)
    wake_up(s)


@rule
def wake_up(s: State) -> None:
    """Marks and rescue are for one Extinction only (DS-131)."""
    for tile in range(HEXES):
        s.asleep[tile] = 0
    s.sleeper = NONE
    s.rescue = NONE


# Survival


@rule
def survive(s: State) -> None:
    """The holder of the Survival card gains the bonus for the tundra tiles that it occupies (DS-133, DS-134)."""
    holder = survival_holder(s)
    if holder == NONE:
        return
    tiles = 0
    for tile in range(HEXES):
        if s.terrain[tile] == Terrain.TUNDRA and s.cubes[tile, holder] > 0:
            tiles += 1
    gain(s, holder, bonus(tiles), Source.SURVIVAL)
    tell(s, Event.SURVIVED, whose(s, holder), bonus(tiles))


# Reseed


@rule
def reseed(s: State) -> None:
    """Cards, the Glaciation queue, boxes and stacks are made ready, in this order (DS-137 … DS-142)."""
    turn_up_cards(s)
    slide_glaciation(s)
    slide_boxes(s)
    fill_boxes(s)
    turn_up_tiles(s)
    for tile in range(HEXES):
        s.named[tile] = 0


@rule
def turn_up_cards(s: State) -> None:
    """Cards are turned up until five lie open or the deck is empty (DS-137)."""
    shown = 0
    for card in range(CARDS):
        shown += s.offer[card]
    while shown < OPEN_CARDS and deck_size(s) > 0:
        card = draw_card(s)
        s.offer[card] = 1
        shown += 1
        tell(s, Event.CARD_SHOWN, card)


@rule
def deck_size(s: State) -> int:
    """How many cards lie face down."""
    count = 0
    for card in range(CARDS):
        count += s.deck[card]
    return count


@rule
def draw_card(s: State) -> int:
    """The next card of the deck; Ice Age lies under all others (DS-29)."""
    bottom = s.deck[Card.ICE_AGE]
    if deck_size(s) > bottom:
        s.deck[Card.ICE_AGE] = 0
        card = draw_one(s, s.deck)
        s.deck[Card.ICE_AGE] = bottom
        return card
    s.deck[Card.ICE_AGE] = 0
    uncover(s)
    return Card.ICE_AGE


@rule
def slide_glaciation(s: State) -> None:
    """Each waiting pawn moves one eye to the left, if that eye is vacant (DS-138)."""
    for eye in range(FIRST_EYE[Action.GLACIATION] + 1, FIRST_EYE[Action.GLACIATION + 1]):
        if s.eyes[eye - 1] == NONE:
            s.eyes[eye - 1] = s.eyes[eye]
            s.eyes[eye] = NONE


@rule
def slide_boxes(s: State) -> None:
    """Old disks go to the bag, the others one box on (DS-139, DS-140)."""
    for element in range(ELEMENTS):
        s.bag[element] += (
            s.box[Box.REGRESSION, element] + s.box[Box.DEPLETION, element] + s.box[Box.WANDERLUST, element]
        )
        s.box[Box.DEPLETION, element] = s.box[Box.WASTELAND, element]
        s.box[Box.WASTELAND, element] = s.box[Box.ABUNDANCE, element]
        s.box[Box.REGRESSION, element] = s.box[Box.ADAPTATION, element]
        s.box[Box.ADAPTATION, element] = 0
        s.box[Box.ABUNDANCE, element] = 0
        s.box[Box.WANDERLUST, element] = 0


@rule
def fill_boxes(s: State) -> None:
    """Four disks each for Adaptation, Abundance, Wanderlust, as far as the bag goes (DS-30, DS-141, DS-143)."""
    fill_box(s, Box.ADAPTATION)
    fill_box(s, Box.ABUNDANCE)
    fill_box(s, Box.WANDERLUST)


@rule
def fill_box(s: State, box: int) -> None:
    """Four disks out of the bag, each disk with equal chance (DS-141, DS-191)."""
    for _ in range(BOX_DISKS):
        if total(s.bag) > 0:
            s.box[box, draw_one(s, s.bag)] += 1
    if s.listening:
        for element in range(ELEMENTS):
            if s.box[box, element] > 0:
                tell(s, Event.DISKS_DRAWN, box, element, s.box[box, element])


@rule
def turn_up_tiles(s: State) -> None:
    """A stack without face-up tile shows its next one (DS-27, DS-142)."""
    for stack in range(STACKS):
        if s.face_up[stack] == NONE and s.face_down[stack] > 0:
            s.face_down[stack] -= 1
            s.face_up[stack] = draw_one(s, s.hidden)
            tell(s, Event.TILE_SHOWN, s.face_up[stack], stack)
