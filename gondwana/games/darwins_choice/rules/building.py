"""Whether cards of a hand can be completed to a species that lives somewhere (chapter "action phase")."""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import DIET, DOCK_LEGS, DOCK_TAIL, DOCK_WINGS, HIGH, LOW, PART, TOKENS, Mode, Part
from .food import would_live
from .members import gather, reserve_at
from .species import docks_hold, is_forbidden, legs_of, lives

LATEST = 1 << 20  # a newcomer arrives after everybody


@rule
def is_for_children(s: State) -> bool:
    """Whether the children's game is played (DC-164)."""
    return s.mode >= Mode.CHILDREN_BASE


@rule
def free_token(s: State, seat: int) -> int:
    """The number of the next species of a seat, NONE if all tokens are in use (DC-23, DC-89)."""
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if not lives(s, species):
            return species
    return NONE


@rule
def may_settle(s: State, seat: int, slot: int) -> bool:
    """Anywhere; in the children's game only where the player has no species yet (DC-87, DC-164)."""
    if not is_for_children(s):
        return True
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if lives(s, species) and s.slot[species] == slot:
            return False
    return True


@rule
def fits_here(s: State, slot: int, low: int, high: int, diet: int, reserve: int) -> bool:
    """Whether a new species could live in the gathered slot (DC-84); children do not ask (DC-164)."""
    return is_for_children(s) or would_live(s, slot, low, high, diet, LATEST, reserve)


# what the chosen cards add up to


@rule
def chosen_part(s: State, seat: int, chosen: int, part: int) -> int:
    """The chosen card of a kind, NONE if there is none."""
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1 and PART[s.hand[seat, place]] == part:
            return s.hand[seat, place]
    return NONE


@rule
def chosen_low(s: State, seat: int, chosen: int) -> int:
    """The sum of the first words of the chosen cards."""
    total = 0
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1:
            total += LOW[s.hand[seat, place]]
    return total


@rule
def chosen_high(s: State, seat: int, chosen: int) -> int:
    """The sum of the second words of the chosen cards."""
    total = 0
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1:
            total += HIGH[s.hand[seat, place]]
    return total


@rule
def hand_parts(s: State, seat: int, part: int, chosen: int) -> int:
    """Bit mask of the places of a hand with cards of a kind that are not chosen yet."""
    mask = 0
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1 == 0 and PART[s.hand[seat, place]] == part:
            mask |= 1 << place
    return mask


@rule
def chosen_fits(s: State, seat: int, chosen: int, body: int) -> bool:
    """Whether the chosen cards fit the docking points of the body (DC-13)."""
    wings, legs, tails = 0, 0, 0
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1:
            part = PART[s.hand[seat, place]]
            wings += 1 if part == Part.WINGS else 0
            legs += legs_of(part)
            tails += 1 if part == Part.TAIL else 0
    return docks_hold(body, wings, legs, tails)


@rule
def chosen_legs(s: State, seat: int, chosen: int) -> int:
    """The leg docks that the chosen cards fill."""
    legs = 0
    for place in range(s.hand_size[seat]):
        if (chosen >> place) & 1:
            legs += legs_of(PART[s.hand[seat, place]])
    return legs


# whether they can be completed


@rule
def completes(s: State, seat: int, slot: int, chosen: int, reserve: int) -> bool:
    """Whether the chosen cards, with or without more, make a species that could live in the gathered slot."""
    body = chosen_part(s, seat, chosen, Part.BODY)
    if body != NONE:
        return completes_body(s, seat, slot, chosen, body, reserve)
    for place in range(s.hand_size[seat]):
        card = s.hand[seat, place]
        if PART[card] == Part.BODY and completes_body(s, seat, slot, chosen | 1 << place, card, reserve):
            return True
    return False


@rule
def completes_body(s: State, seat: int, slot: int, chosen: int, body: int, reserve: int) -> bool:
    """The same with a body: first as it is, then with wings, tail and legs in every way that its docks allow."""
    low, high = chosen_low(s, seat, chosen), chosen_high(s, seat, chosen)
    diet = DIET[chosen_part(s, seat, chosen, Part.HEAD)]
    if not chosen_fits(s, seat, chosen, body):
        return False
    if not is_for_children(s) and is_forbidden(low, high, s.biome[slot]):
        return False
    if fits_here(s, slot, low, high, diet, reserve):
        return True
    wings, tails = 0, 0
    if DOCK_WINGS[body] and chosen_part(s, seat, chosen, Part.WINGS) == NONE:
        wings = hand_parts(s, seat, Part.WINGS, chosen)
    if DOCK_TAIL[body] and chosen_part(s, seat, chosen, Part.TAIL) == NONE:
        tails = hand_parts(s, seat, Part.TAIL, chosen)
    legs = DOCK_LEGS[body] - chosen_legs(s, seat, chosen)
    for wing in range(NONE, s.hand_size[seat]):
        if wing >= 0 and (wings >> wing) & 1 == 0:
            continue
        for tail in range(NONE, s.hand_size[seat]):
            if tail >= 0 and (tails >> tail) & 1 == 0:
                continue
            more_low, more_high = low, high
            if wing >= 0:
                more_low += LOW[s.hand[seat, wing]]
                more_high += HIGH[s.hand[seat, wing]]
            if tail >= 0:
                more_low += LOW[s.hand[seat, tail]]
                more_high += HIGH[s.hand[seat, tail]]
            if fits_with_legs(s, seat, slot, chosen, more_low, more_high, diet, legs, reserve):
                return True
    return False


@rule
def fits_with_legs(
    s: State, seat: int, slot: int, chosen: int, low: int, high: int, diet: int, legs: int, reserve: int
) -> bool:
    """Without more legs, with one card of legs, or with two pairs as far as docks are free (DC-15)."""
    if not is_for_children(s) and is_forbidden(low, high, s.biome[slot]):
        return False
    if fits_here(s, slot, low, high, diet, reserve):
        return True
    for place in range(s.hand_size[seat]):
        card = s.hand[seat, place]
        filled = legs_of(PART[card])
        if (chosen >> place) & 1 or filled == 0 or filled > legs:
            continue
        if fits_here(s, slot, low + LOW[card], high + HIGH[card], diet, reserve):
            return True
        if filled < legs:
            for other in range(place + 1, s.hand_size[seat]):
                pair = s.hand[seat, other]
                if (chosen >> other) & 1 or PART[pair] != Part.SINGLE_LEGS:
                    continue
                if fits_here(s, slot, low + LOW[card] + LOW[pair], high + HIGH[card] + HIGH[pair], diet, reserve):
                    return True
    return False


@rule
def completable(s: State, seat: int, chosen: int, candidates: int) -> int:
    """Which of some cards of the hand can be added so that the species can be completed somewhere: a bit mask."""
    found = 0
    for slot in range(s.slots):
        if found == candidates:
            break
        if may_settle(s, seat, slot):
            gather(s, slot, NONE)
            reserve = reserve_at(s, slot, NONE)
            for place in range(s.hand_size[seat]):
                if ((candidates & ~found) >> place) & 1 and completes(s, seat, slot, chosen | 1 << place, reserve):
                    found |= 1 << place
    return found


@rule
def creating_heads(s: State, seat: int) -> int:
    """The heads of the hand with which a species can be created: a bit mask (DC-87, DC-89)."""
    if free_token(s, seat) == NONE:
        return 0
    heads = hand_parts(s, seat, Part.HEAD, 0)
    if heads == 0 or hand_parts(s, seat, Part.BODY, 0) == 0:
        return 0
    return completable(s, seat, 0, heads)
