"""Hunting: cheetahs take every gazelle they count, lions one card each (SAV-30 … SAV-33, SAV-44 … SAV-46)."""

from gondwana.kernel.rules import Ints, answers, ask, ask_each, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import (
    AROUND,
    ELEPHANT_DISTURBED,
    HYENA_CARCASS,
    HYENA_STEPS,
    JHAY,
    LION_PREY,
    SMELLS,
    VULTURE_CARCASS,
    WIDTH,
    Card,
)
from ..words import CELL
from .lines import cheetah_prey, hunts, is_down, is_inside, place


@rule
def cheetahs_prey(s: State, ecosystem: int) -> int:
    """The places of all gazelles that are counted by at least one cheetah (SAV-30)."""
    prey = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if s.grid[ecosystem, row * WIDTH + col] == Card.CHEETAH:
                prey |= cheetah_prey(s, ecosystem, row * WIDTH + col)
    return prey


@rule
def hunting_lions(s: State, ecosystem: int) -> int:
    """How many lions stand beside a grassland (SAV-31)."""
    lions = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            cell = row * WIDTH + col
            if s.grid[ecosystem, cell] == Card.LION and hunts(s, ecosystem, cell):
                lions += 1
    return lions


@rule
def is_prey(s: State, ecosystem: int, down: int, row: int, col: int) -> bool:
    """Lions take face-up gazelles and zebras, near or far (SAV-31, SAV-46)."""
    card = s.grid[ecosystem, row * WIDTH + col]
    return (card == Card.GAZELLE or card == Card.ZEBRA) and not is_down(s, ecosystem, down, row, col)


@rule
def count_prey(s: State, ecosystem: int, down: int) -> int:
    """How many cards a lion could take."""
    count = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, down, row, col):
                count += 1
    return count


@rule
def worth_of_prey(s: State, ecosystem: int, cell: int) -> int:
    """What a further face-down card brings to elephants beside it, hyenas at two steps, vultures above it."""
    row, col = cell // WIDTH, cell % WIDTH
    worth = 0
    for way in range(4):
        if s.grid[ecosystem, cell + AROUND[way]] == Card.ELEPHANT:
            worth += ELEPHANT_DISTURBED
    for step in range(SMELLS):
        r, c = row + HYENA_STEPS[step, 0], col + HYENA_STEPS[step, 1]
        if is_inside(s, ecosystem, r, c) and s.grid[ecosystem, r * WIDTH + c] == Card.HYENA:
            worth += HYENA_CARCASS
    for r in range(s.top[ecosystem], row):
        if s.grid[ecosystem, r * WIDTH + col] == Card.VULTURE:
            worth += VULTURE_CARCASS
    return worth


@rule
def turn_down(s: State, ecosystem: int, cell: int) -> None:
    """A lion's prey is turned face down and the lion scores (SAV-31)."""
    s.down[ecosystem] |= 1 << place(s, ecosystem, cell // WIDTH, cell % WIDTH)
    s.lines[ecosystem, Card.LION] += LION_PREY
    tell(s, Event.LION, ecosystem, s.grid[ecosystem, cell], cell)


@rule
def lions_left(s: State, ecosystem: int) -> int:
    """How many lions may still hunt: each does so once (SAV-32)."""
    return hunting_lions(s, ecosystem) - s.lines[ecosystem, Card.LION] // LION_PREY


@rule
def is_all_the_same(s: State, ecosystem: int) -> bool:
    """Whether every prey brings as much to those who are scored later: then there is nothing to decide (SAV-44)."""
    least, most, found = 0, 0, False
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, s.down[ecosystem], row, col):
                worth = worth_of_prey(s, ecosystem, row * WIDTH + col)
                least = min(least, worth) if found else worth
                most = max(most, worth) if found else worth
                found = True
    return least == most


@rule
def has_a_choice(s: State, ecosystem: int, lions: int) -> bool:
    """With more prey than lions that hunt, the owner chooses, if it makes a difference (SAV-44)."""
    return 0 < lions < count_prey(s, ecosystem, s.down[ecosystem]) and not is_all_the_same(s, ecosystem)


@rule
def hunt(s: State, ecosystem: int, lions: int) -> None:
    """Where there is nothing to choose, the lions take what comes first, as far as the prey goes (SAV-32, SAV-44)."""
    if lions == 0:
        return
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if lions > 0 and is_prey(s, ecosystem, s.down[ecosystem], row, col):
                turn_down(s, ecosystem, row * WIDTH + col)
                lions -= 1


@rule
def ask_for_prey(s: State) -> bool:
    """All owners are asked at once for the prey of their next lion; whether anybody was (SAV-33, SAV-45)."""
    if s.seats == 1:
        return ask_alone(s)
    owners = 0
    for seat in range(s.seats):
        lions = lions_left(s, seat)
        if has_a_choice(s, seat, lions):
            owners |= 1 << seat
        else:
            hunt(s, seat, lions)
    if owners != 0:
        ask_each(s, Prompt.LION, owners)
    return owners != 0


@rule
def ask_alone(s: State) -> bool:
    """The solo player leads the own lions, then Jhay's (SAV-33, SAV-45)."""
    lions, jhays_lions = lions_left(s, 0), lions_left(s, JHAY)
    if has_a_choice(s, 0, lions):
        ask(s, Prompt.LION, 0)
        return True
    hunt(s, 0, lions)
    if has_a_choice(s, JHAY, jhays_lions):
        ask(s, Prompt.JHAYS_LION, 0)
        return True
    hunt(s, JHAY, jhays_lions)
    return False


@rule
def list_prey(s: State, ecosystem: int, out: Ints) -> int:
    """Every face-up gazelle or zebra of an ecosystem (SAV-33)."""
    count = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, s.down[ecosystem], row, col):
                out[count] = row * WIDTH + col
                count += 1
    return count


@question(Prompt.LION, CELL, at="cell:{seat}:{answer}")
def offer_lion(s: State, seat: int, out: Ints) -> int:
    """Any face-up gazelle or zebra of the own ecosystem (SAV-33)."""
    return list_prey(s, seat, out)


@answers(Prompt.LION)
def answer_lion(s: State, seat: int, cell: int) -> None:
    """The card is turned down; it is nobody else's business (SAV-32, SAV-45)."""
    turn_down(s, seat, cell)


@question(Prompt.JHAYS_LION, CELL, at=f"cell:{JHAY}:{{answer}}")
def offer_jhays_lion(s: State, out: Ints) -> int:
    """Any face-up gazelle or zebra of Jhay's: the solo player chooses for him (SAV-33)."""
    return list_prey(s, JHAY, out)


@answers(Prompt.JHAYS_LION)
def answer_jhays_lion(s: State, cell: int) -> None:
    """Jhay's lion takes the card (SAV-33)."""
    turn_down(s, JHAY, cell)
