"""Points and the end: the order of the sheet, the herds, the winner (SAV-21, SAV-26, SAV-38 … SAV-41, SAV-47)."""

from gondwana.kernel.rules import Ints, rank_by_scores, rule, tell

from .prompts import Event
from .rules.hunting import cheetahs_prey, count_prey, hunting_lions, is_prey, worth_of_prey
from .rules.lines import (
    cheetah_points,
    cheetah_prey,
    elephant_points,
    gazelle_points,
    giraffe_points,
    grass_points,
    hyena_points,
    place,
    tree_points,
    vulture_points,
    water_points,
    zebra_points,
)
from .rules.placement import put
from .state import State
from .tables import HERD, HERD_PLACES, JHAY, KINDS, LION_PREY, MARGIN, WIDTH, Card, Level


@rule
def ecosystems(s: State) -> int:
    """How many ecosystems are scored: one for each player, and Jhay's (SAV-47)."""
    return JHAY + 1 if s.seats == 1 else s.seats


@rule
def gazelles(s: State, ecosystem: int) -> int:
    """The size of a herd: all gazelles of an ecosystem, wherever they stand."""
    count = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if s.grid[ecosystem, row * WIDTH + col] == Card.GAZELLE:
                count += 1
    return count


@rule
def herd_bonus(s: State, ecosystem: int) -> int:
    """5 for the largest herd, 2 for the second; ties share a place and void the next (SAV-26, SAV-41)."""
    return herd_bonus_if(s, ecosystem, ecosystem, 0)


@rule
def herd_bonus_if(s: State, ecosystem: int, grown: int, more: int) -> int:
    """The bonus of a herd, if one ecosystem had so many more gazelles (SAV-26, SAV-41)."""
    herd = gazelles(s, ecosystem) + (more if ecosystem == grown else 0)
    ahead = 0
    for other in range(ecosystems(s)):
        if gazelles(s, other) + (more if other == grown else 0) > herd:
            ahead += 1
    if s.pile[Card.GAZELLE] > herd:  # the neutral pile takes up a place; it is empty but with two players
        ahead += 1
    return HERD[ahead] if herd > 0 and ahead < HERD_PLACES else 0


@rule
def count_face_up(s: State, ecosystem: int, out: Ints) -> None:
    """The lines counted while all lies face up: watering holes to cheetahs, without the herd's bonus (SAV-21)."""
    for line in range(KINDS):
        out[line] = 0
    grass, rows, cols = 0, 0, 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            cell = row * WIDTH + col
            card = s.grid[ecosystem, cell]
            if card == Card.WATER:
                out[card] += water_points(s, ecosystem, cell)
            elif card == Card.GRASS:
                grass |= 1 << place(s, ecosystem, row, col)
            elif card == Card.TREE:
                rows |= 1 << row
                cols |= 1 << col
            elif card == Card.GAZELLE:
                out[card] += gazelle_points(1)
            elif card == Card.ZEBRA:
                out[card] += zebra_points(s, ecosystem, cell)
            elif card == Card.GIRAFFE:
                out[card] += giraffe_points(s, ecosystem, cell)
            elif card == Card.CHEETAH:
                out[card] += cheetah_points(cheetah_prey(s, ecosystem, cell))
    out[Card.GRASS] = grass_points(grass)
    out[Card.TREE] = tree_points(rows, cols)


@rule
def count_face_down(s: State, ecosystem: int, down: int, out: Ints) -> None:
    """The lines that look at what lies face down: elephants, hyenas, vultures (SAV-21)."""
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            cell = row * WIDTH + col
            card = s.grid[ecosystem, cell]
            if card == Card.ELEPHANT:
                out[card] += elephant_points(s, ecosystem, cell, down)
            elif card == Card.HYENA:
                out[card] += hyena_points(s, ecosystem, cell, down)
            elif card == Card.VULTURE:
                out[card] += vulture_points(s, ecosystem, cell, down)


@rule
def tell_lines(s: State, ecosystem: int, first: int, last: int) -> None:
    """Some lines of the sheet are read out, those that earned something."""
    for line in range(first, last + 1):
        if s.lines[ecosystem, line] != 0:
            tell(s, Event.SCORED, ecosystem, line, s.lines[ecosystem, line])


@rule
def score_before_lions(s: State) -> None:
    """Everything up to the cheetahs; all cheetahs count before any gazelle is turned down (SAV-21, SAV-30)."""
    for ecosystem in range(ecosystems(s)):
        count_face_up(s, ecosystem, s.lines[ecosystem])
        tell_lines(s, ecosystem, Card.WATER, Card.GAZELLE)
        bonus = herd_bonus(s, ecosystem)
        s.lines[ecosystem, Card.GAZELLE] += bonus
        if bonus > 0:
            tell(s, Event.HERD, ecosystem, bonus)
        tell_lines(s, ecosystem, Card.ZEBRA, Card.CHEETAH)
        s.down[ecosystem] = cheetahs_prey(s, ecosystem)
        tell_cheetahs_prey(s, ecosystem)
    s.scored = 1


@rule
def tell_cheetahs_prey(s: State, ecosystem: int) -> None:
    """The gazelles that the cheetahs took are named one by one (SAV-30)."""
    if s.listening:
        for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
            for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
                if (s.down[ecosystem] >> place(s, ecosystem, row, col)) & 1:
                    tell(s, Event.CHEETAH, ecosystem, row * WIDTH + col)


@rule
def total(s: State, ecosystem: int) -> int:
    """The sum of a score sheet."""
    points = 0
    for line in range(KINDS):
        points += s.lines[ecosystem, line]
    return points


@rule
def finish(s: State) -> None:
    """The lines after the lions, then the winner (SAV-21, SAV-38)."""
    for ecosystem in range(ecosystems(s)):
        count_face_down(s, ecosystem, s.down[ecosystem], s.lines[ecosystem])
        tell_lines(s, ecosystem, Card.LION, Card.VULTURE)
    for seat in range(s.seats):
        s.scores[seat] = total(s, seat)
    s.over = 1
    if s.seats == 1:
        finish_solo(s)
        return
    winners = rank_by_scores(s)
    for seat in range(s.seats):
        if s.places[seat] == 1:
            tell(s, Event.WON if winners == 1 else Event.SHARED, seat, s.scores[seat])


@rule
def solo_level(margin: int) -> int:
    """The hardest level whose margin over Jhay is reached (SAV-39)."""
    reached = 0
    for level in range(Level.EASY, Level.HARD + 1):
        if margin >= MARGIN[level]:
            reached = level
    return reached


@rule
def finish_solo(s: State) -> None:
    """Each of the three victories is one, whatever level was aimed at; the level is its name (SAV-39)."""
    margin = s.scores[0] - total(s, JHAY)
    level = solo_level(margin)
    s.places[0] = 1 if level >= Level.EASY else 2
    tell(s, Event.SOLO, level, margin)


@rule
def best_prey(s: State, ecosystem: int, down: int) -> int:
    """The face-up prey that helps the owner most; for Jhay, whose prey the player chooses, the one that helps least."""
    best, found = 0, 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, down, row, col):
                worth = worth_of_prey(s, ecosystem, row * WIDTH + col)
                if s.seats == 1 and ecosystem == JHAY:
                    worth = -worth
                if found == 0 or worth > best:
                    best, found = worth, row * WIDTH + col
    return found


@rule
def tally(s: State, ecosystem: int, out: Ints) -> int:
    """The sheet of an ecosystem as if the game ended now and its remaining lions were led well; the total."""
    count_face_up(s, ecosystem, out)
    out[Card.GAZELLE] += herd_bonus(s, ecosystem)
    # Once the scoring has begun, some prey lies already; a lion that has hunted is one whose points are on the sheet.
    down = s.down[ecosystem] if s.scored > 0 else cheetahs_prey(s, ecosystem)
    done = s.lines[ecosystem, Card.LION] // LION_PREY if s.scored > 0 else 0
    lions = min(hunting_lions(s, ecosystem) - done, count_prey(s, ecosystem, down))
    for _ in range(lions):
        prey = best_prey(s, ecosystem, down)
        down |= 1 << place(s, ecosystem, prey // WIDTH, prey % WIDTH)
    out[Card.LION] = LION_PREY * (done + lions)
    count_face_down(s, ecosystem, down, out)
    points = 0
    for line in range(KINDS):
        points += out[line]
    return points


@rule
def tally_with(s: State, ecosystem: int, cell: int, card: int, out: Ints) -> int:
    """The sheet with one more card, which is lifted again."""
    top, bottom, newest = s.top[ecosystem], s.bottom[ecosystem], s.newest[ecosystem]
    left, right = s.left[ecosystem], s.right[ecosystem]
    put(s, ecosystem, cell, card)
    points = tally(s, ecosystem, out)
    s.grid[ecosystem, cell] = Card.EMPTY
    s.top[ecosystem], s.bottom[ecosystem], s.newest[ecosystem] = top, bottom, newest
    s.left[ecosystem], s.right[ecosystem] = left, right
    return points
