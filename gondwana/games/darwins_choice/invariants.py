"""What always holds between two answers; `broken` names the first rule of the table that does not."""

from enum import IntEnum

from gondwana.kernel.rules import NONE, rule

from .rules.building import is_for_children
from .rules.food import feed, meat_in, plants_in
from .rules.hands import hand_limit
from .rules.members import tidy
from .rules.species import docks_hold, lives, meets_conditions, owner
from .state import State
from .tables import (
    BEST_INDEX,
    BIOMES,
    CARDS,
    DOCKS,
    ERAS,
    HIGH,
    LARGE,
    LOW,
    NEUTRAL,
    PART,
    PILE_ROOM,
    ROW,
    SIZES,
    SOURCES,
    SPECIES,
    TOKENS,
    WASTE,
    Dock,
    Fate,
    Mode,
    Part,
    Place,
)


class Broken(IntEnum):
    """The invariants by name; 0 where all is sound."""

    SOUND = 0
    CARDS_LOST = 1  # piles, discards, row, hands, species and what left the game are all cards, none twice (DC-66)
    BAD_PILE = 2  # a card lies with the wrong size
    BAD_HAND = 3  # more cards than allowed, or a gap
    BAD_SPECIES = 4  # head and body are there, everything fits the docks (DC-12, DC-13)
    BAD_SUMS = 5  # the symbols of a species are those of its cards (DC-18)
    BIOMES_LOST = 6  # every slot has a biome of its own
    FOOD_LOST = 7  # more food given than there is (DC-28, DC-41)
    UNFIT_FED = 8  # who is fed meets the conditions and has all it needs (DC-42, DC-55)
    BAD_WASTE = 9  # no more waste than the reserve holds (DC-50)
    BAD_INDEX = 10  # I to IV (DC-31, DC-32)
    BAD_SCORES = 11  # the bank and the points on species, or an era's waste, are the score (DC-5, DC-166)
    BAD_TOKENS = 12  # points and numbers that can't be
    ROOM_LEFT = 13  # the room for meals is blank between two questions
    NOBODY_ASKED = 14  # somebody is asked until the game is over


@rule
def broken(s: State) -> int:
    """The number of the first broken invariant, 0 if all hold."""
    if s.used != 0 or s.members != 0:
        return Broken.ROOM_LEFT
    cards = broken_cards(s)
    if cards != Broken.SOUND:
        return cards
    for species in range(SPECIES):
        found = broken_species(s, species)
        if found != Broken.SOUND:
            return found
    if lost_biomes(s):
        return Broken.BIOMES_LOST
    if s.index < 0 or s.index > BEST_INDEX or (s.index == 0) != (s.territory[0] == NONE and no_territory(s)):
        return Broken.BAD_INDEX
    food = Broken.SOUND if is_for_children(s) else broken_food(s)
    tidy(s)
    if food != Broken.SOUND:
        return food
    if not scores_agree(s):
        return Broken.BAD_SCORES
    return Broken.NOBODY_ASKED if s.asked == 0 and s.over == 0 else Broken.SOUND


@rule
def no_territory(s: State) -> bool:
    """Whether the game is one without territories, or before they are revealed."""
    return s.mode != Mode.EXPANSION and (s.mode != Mode.STORY or s.territory[s.park] == NONE)


# cards


@rule
def broken_cards(s: State) -> int:
    """Every card is somewhere, once."""
    count, total, squares = s.removed, 0, 0
    for kind in range(SIZES):
        for place in range(PILE_ROOM):
            if place < s.pile[kind] or place >= PILE_ROOM - s.discards[kind]:
                card = s.pool[kind, place]
                if LARGE[card] != kind:
                    return Broken.BAD_PILE
                count, total, squares = count + 1, total + card, squares + card * card
    for place in range(ROW):
        card = s.row[place]
        if card != NONE:
            count, total, squares = count + 1, total + card, squares + card * card
    for seat in range(s.seats):
        if s.hand_size[seat] > hand_limit(s) or s.shown[seat] >> s.hand_size[seat]:
            return Broken.BAD_HAND
        for place in range(len(s.hand[seat])):
            card = s.hand[seat, place]
            if (card != NONE) != (place < s.hand_size[seat]):
                return Broken.BAD_HAND
            if card != NONE:
                count, total, squares = count + 1, total + card, squares + card * card
    for species in range(SPECIES):
        for dock in range(DOCKS):
            card = s.card[species, dock]
            if card != NONE:
                count, total, squares = count + 1, total + card, squares + card * card
    if count != CARDS:
        return Broken.CARDS_LOST
    # Where every card is in the game, sum and sum of squares tell whether one lies twice.
    if s.removed == 0 and (total != ALL_CARDS or squares != ALL_SQUARES):
        return Broken.CARDS_LOST
    return Broken.SOUND


ALL_CARDS = sum(range(CARDS))
ALL_SQUARES = sum(card * card for card in range(CARDS))


# species


@rule
def broken_species(s: State, species: int) -> int:
    """Head, body, docks, sums and tokens of one species; a free token has nothing."""
    low, high, wings, legs, tails = 0, 0, 0, 0, 0
    for dock in range(DOCKS):
        card = s.card[species, dock]
        if card != NONE:
            low, high = low + LOW[card], high + HIGH[card]
            wings += 1 if PART[card] == Part.WINGS else 0
            legs += 1 if PART[card] == Part.SINGLE_LEGS else 2 if PART[card] == Part.DOUBLE_LEGS else 0
            tails += 1 if PART[card] == Part.TAIL else 0
            if (dock == Dock.HEAD) != (PART[card] == Part.HEAD) or (dock == Dock.BODY) != (PART[card] == Part.BODY):
                return Broken.BAD_SPECIES
    if low != s.low[species] or high != s.high[species]:
        return Broken.BAD_SUMS
    if not lives(s, species):
        empty = low == 0 and s.points[species] == 0 and s.checked[species] == 0 and s.waste[species] == 0
        return Broken.SOUND if empty and s.card[species, Dock.BODY] == NONE else Broken.BAD_TOKENS
    if s.card[species, Dock.BODY] == NONE or not docks_hold(s.card[species, Dock.BODY], wings, legs, tails):
        return Broken.BAD_SPECIES
    good = 0 <= s.slot[species] < s.slots and s.points[species] >= 0 and 0 < s.arrival[species] <= s.arrivals
    return Broken.SOUND if good and owner(species) < s.seats else Broken.BAD_TOKENS


# biomes and food


@rule
def lost_biomes(s: State) -> bool:
    """Whether the biomes on the table are not those of the slots."""
    on_table = 0
    for biome in range(BIOMES):
        if s.biome_place[biome] == Place.TABLE:
            on_table += 1
    for slot in range(s.slots):
        biome = s.biome[slot]
        if biome < BIOMES:
            if s.biome_place[biome] != Place.TABLE:
                return True
            on_table -= 1
    return on_table != 0


@rule
def broken_food(s: State) -> int:
    """Hand out all food and look whether it adds up."""
    litter = 0
    for slot in range(s.slots):
        feed(s, slot)
        plants, meat, eaten = 0, 0, 0
        for place in range(s.members):
            who, fate = s.member[place], s.outcome[place]
            litter += s.scraps[place]
            if fate <= Fate.EATEN:
                plants += s.plants[place]
                meat += s.meat[place]
            if fate == Fate.EATEN:
                eaten += s.hearts[place]
            if who != NEUTRAL and not meets_conditions(s.low[who], s.high[who], s.biome[slot]):
                return Broken.UNFIT_FED
            need = s.hearts[place] - s.scraps[place]
            taken = s.plants[place] + s.meat[place]
            if fate <= Fate.EATEN and taken != need and (taken > need or prey_of(s, place) < need - taken):
                return Broken.UNFIT_FED
        if plants > plants_in(s, slot) or meat > meat_in(s, slot) + eaten:
            return Broken.FOOD_LOST
        if s.plants[s.members] < 0 or s.meat[s.members] < 0:
            return Broken.FOOD_LOST
    return Broken.BAD_WASTE if litter > s.waste_total or s.waste_total > WASTE else Broken.SOUND


@rule
def prey_of(s: State, hunter: int) -> int:
    """The hearts of all that a member eats."""
    total = 0
    for place in range(s.members):
        if s.outcome[place] == Fate.EATEN and s.hunter[place] == hunter:
            total += s.hearts[place]
    return total


# points


@rule
def scores_agree(s: State) -> bool:
    """Counted from scratch: bank and points on living species, less collected waste; and by source and era."""
    for seat in range(s.seats):
        total, booked = s.bank[seat] - s.collected[seat], 0
        for species in range(seat * TOKENS, (seat + 1) * TOKENS):
            total += s.points[species]
        for era in range(ERAS):
            for source in range(SOURCES):
                booked += s.earned[seat, era, source]
        if total != s.scores[seat] or booked != s.scores[seat]:
            return False
    return True
