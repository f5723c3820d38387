"""Hunting: cheetahs take every gazelle they count, lions one card each (SAV-30 … SAV-33, SAV-44 … SAV-46)."""

from gondwana.kernel.questions import answered, ask
from gondwana.kernel.record import Ints
from gondwana.kernel.rule import rule
from gondwana.kernel.story import tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import (
    AROUND,
    ELEPHANT_DISTURBED,
    HYENA_CARCASS,
    HYENA_STEPS,
    LION_PREY,
    SMELLS,
    VULTURE_CARCASS,
    WIDTH,
    Card,
)
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
def maybe_ask_lions(s: State, ecosystem: int) -> None:
    """With more prey than hunting lions the owner chooses; otherwise all is turned down (SAV-32, SAV-44, SAV-45)."""
    if s.bottom[ecosystem] == 0:
        return  # nobody's ecosystem
    lions = hunting_lions(s, ecosystem)
    prey = count_prey(s, ecosystem, s.down[ecosystem])
    owner = 0 if s.seats == 1 else ecosystem  # the solo player chooses for Jhay too (SAV-33)
    if prey > lions > 0:
        ask(s, Prompt.LION, owner, ecosystem, lions)
    elif lions > 0:
        turn_all_down(s, ecosystem)


@rule
def turn_all_down(s: State, ecosystem: int) -> None:
    """As many lions score as there was prey (SAV-44)."""
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, s.down[ecosystem], row, col):
                turn_down(s, ecosystem, row * WIDTH + col)


@rule
def offer_lion(s: State, ecosystem: int, out: Ints) -> int:
    """Any face-up gazelle or zebra of the ecosystem (SAV-33)."""
    count = 0
    for row in range(s.top[ecosystem], s.bottom[ecosystem] + 1):
        for col in range(s.left[ecosystem], s.right[ecosystem] + 1):
            if is_prey(s, ecosystem, s.down[ecosystem], row, col):
                out[count] = row * WIDTH + col
                count += 1
    return count


@rule
def answer_lion(s: State, seat: int, ecosystem: int, lions: int, cell: int) -> None:
    """The card is turned down; the next lion follows (SAV-32, SAV-45)."""
    answered(s, seat)
    turn_down(s, ecosystem, cell)
    if lions > 1:
        ask(s, Prompt.LION, seat, ecosystem, lions - 1)
