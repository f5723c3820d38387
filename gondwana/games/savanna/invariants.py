"""What must hold after every move: no card is lost, nothing lies where it can't, the sheets add up."""

from enum import IntEnum

from gondwana.kernel.rules import everybody, prompt, rule

from .prompts import Prompt
from .scoring import ecosystems, tally, total
from .state import State
from .tables import CELLS, COLS, COPIES, FULL, HAND, JHAY, KINDS, PICKS, ROWS, STRIDE, WIDTH, Card


class Broken(IntEnum):
    """What does not hold."""

    NOTHING = 0
    CARDS_LOST = 1  # a card was lost or came from nowhere
    NEGATIVE = 2  # there are fewer than no cards somewhere
    EXTENT = 3  # an ecosystem is larger than four rows by five, or its extent is wrong
    CARDS_LAID = 4  # an ecosystem has too few or too many cards
    HANDS = 5  # hands are of different sizes
    ASKED = 6  # nobody is asked, or somebody who does not play
    FACE_DOWN = 7  # a card lies face down that can't
    ALONE = 8  # a card was placed without touching another
    SHEET = 9  # the sheet does not agree with a count from scratch
    RESULT = 10  # the scores or places are not those of the sheets


@rule
def cards_are_all_there(s: State) -> bool:
    """Every kind has as many copies as the box, less what was openly or secretly discarded."""
    lost = 0
    revealed = s.asked != 0 and prompt(s) == Prompt.PLACE
    for kind in range(1, KINDS):
        count = s.deck[kind] + s.pile[kind]
        for hand in range(s.circle):
            count += s.hand[hand, kind]
        for ecosystem in range(ecosystems(s)):
            for cell in range(CELLS):
                count += s.grid[ecosystem, cell] == kind
        if revealed:
            for seat in range(s.seats):
                count += s.choice[seat] == kind
        if count > COPIES[kind]:
            return False
        lost += COPIES[kind] - count
    ended = s.laid == FULL and (s.seats > 1 or s.asked == 0 or prompt(s) != Prompt.GIVE)
    if s.seats == 1:
        return lost == (1 if ended else 0)
    return lost == s.circle * (2 if ended else s.lap - 1)


@rule
def nothing_is_negative(s: State) -> bool:
    """Stocks and counters."""
    for kind in range(KINDS):
        if s.deck[kind] < 0 or s.pile[kind] < 0:
            return False
        for hand in range(s.circle):
            if s.hand[hand, kind] < 0:
                return False
    return s.laid >= 0 and s.depth >= 0


@rule
def extent_is_right(s: State, ecosystem: int) -> bool:
    """The frame is the smallest that holds all cards, and at most four rows by five."""
    top, bottom, left, right = CELLS, 0, CELLS, 0
    for cell in range(CELLS):
        if s.grid[ecosystem, cell] != Card.EMPTY:
            top, bottom = min(top, cell // WIDTH), max(bottom, cell // WIDTH)
            left, right = min(left, cell % WIDTH), max(right, cell % WIDTH)
    if bottom == 0:
        return s.bottom[ecosystem] == 0
    same = top == s.top[ecosystem] and bottom == s.bottom[ecosystem]
    same = same and left == s.left[ecosystem] and right == s.right[ecosystem]
    return same and bottom - top < ROWS and right - left < COLS


@rule
def laid_in(s: State, ecosystem: int) -> int:
    """The cards of an ecosystem."""
    count = 0
    for cell in range(CELLS):
        count += s.grid[ecosystem, cell] != Card.EMPTY
    return count


@rule
def laid_is_right(s: State, ecosystem: int) -> bool:
    """All have as many cards; Jhay is one behind until he is given his."""
    behind = s.seats == 1 and ecosystem == JHAY and s.asked != 0 and prompt(s) == Prompt.GIVE
    return laid_in(s, ecosystem) == s.laid - behind


@rule
def hands_are_alike(s: State) -> bool:
    """In the draft every hand has the cards that the step leaves it."""
    if s.seats == 1 or s.laid == FULL:
        return True
    left = HAND - (s.step - 1) - (prompt(s) == Prompt.PLACE)
    for hand in range(s.circle):
        count = 0
        for kind in range(KINDS):
            count += s.hand[hand, kind]
        if count != left:
            return False
    return 1 <= s.step <= PICKS


@rule
def lies_alone(s: State, ecosystem: int) -> bool:
    """A card that touches no other, once there are two."""
    for cell in range(CELLS):
        if s.grid[ecosystem, cell] != Card.EMPTY and s.laid > 1:
            near = s.grid[ecosystem, cell - 1] + s.grid[ecosystem, cell + 1]
            near += s.grid[ecosystem, cell - WIDTH] + s.grid[ecosystem, cell + WIDTH]
            if near == 0 and laid_in(s, ecosystem) > 1:
                return True
    return False


@rule
def only_prey_is_down(s: State, ecosystem: int) -> bool:
    """Gazelles and zebras, once the cheetahs have hunted."""
    down = s.down[ecosystem]
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            bit = 1 << ((row - s.top[ecosystem]) * STRIDE + col - s.left[ecosystem])
            card = s.grid[ecosystem, row * WIDTH + col]
            if down & bit and (card == Card.GAZELLE or card == Card.ZEBRA):
                down &= ~bit
    return down == 0 and (s.scored == 1 or s.down[ecosystem] == 0)


@rule
def result_is_right(s: State) -> bool:
    """Scores are the sums of the sheets; a place is one more than there are with more points."""
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            ahead += s.scores[other] > s.scores[seat]
        alone = s.seats == 1 and (s.places[0] == 1 or s.places[0] == 2)
        if s.scores[seat] != total(s, seat) or not (alone or s.places[seat] == ahead + 1):
            return False
    return True


@rule
def broken(s: State) -> int:
    """The first invariant that does not hold."""
    if not cards_are_all_there(s):
        return Broken.CARDS_LOST
    if not nothing_is_negative(s):
        return Broken.NEGATIVE
    for ecosystem in range(ecosystems(s)):
        found = broken_in(s, ecosystem)
        if found != Broken.NOTHING:
            return found
    if s.over:
        return Broken.NOTHING if s.asked == 0 and result_is_right(s) else Broken.RESULT
    if s.asked == 0 or s.asked & ~everybody(s):
        return Broken.ASKED
    return Broken.NOTHING if hands_are_alike(s) else Broken.HANDS


@rule
def broken_in(s: State, ecosystem: int) -> int:
    """The first invariant of an ecosystem that does not hold."""
    if not extent_is_right(s, ecosystem):
        return Broken.EXTENT
    if not laid_is_right(s, ecosystem):
        return Broken.CARDS_LAID
    if not only_prey_is_down(s, ecosystem):
        return Broken.FACE_DOWN
    if lies_alone(s, ecosystem):
        return Broken.ALONE
    if s.over and tally(s, ecosystem, s.sheet) != total(s, ecosystem):
        return Broken.SHEET
    return Broken.NOTHING
