"""A tiny game that poses questions: sweets of a jar, which nobody is asked about where there is nothing to choose.

The jar holds sweets of three kinds, so many of each as the option says. Seat after seat takes one; then the one who
took may swap it for the jar's only other kind, if there is one. The game ends when the jar is empty.
"""

from enum import IntEnum
from typing import Final

from typing_extensions import TypedDict

from gondwana.kernel.game import Option, Shapes, hand_in
from gondwana.kernel.rules import (
    NUMBER,
    SEAT,
    SEATS,
    Grid,
    Ints,
    Kind,
    Posing,
    Prompts,
    Saying,
    Text,
    answers,
    i4,
    later,
    pose,
    question,
    rank_by_scores,
    record,
    rule,
    task,
    tell,
    text,
)

KINDS: Final = 3
SWEET: Final = Kind("sweet", ("lemon", "mint", "toffee"))


class Prompt(Prompts):
    """What a child may be asked, and what comes after."""

    TAKE = 1, "child"
    SWAP = 4, "child", "taken"
    COUNT = 6, "child"


class Event(IntEnum):
    """What the story tells."""

    TOOK = 0
    NOTHING = 1


class Broken(IntEnum):
    """What does not hold."""

    NOTHING = 0


@record
class State(Posing):
    """The jar, and what each child has."""

    turn: int = i4()
    jar: Ints = i4(KINDS)
    sweets: Grid = i4(SEATS, KINDS)
    answers: Ints = i4(KINDS)  # declared anew: it stands here


@rule
def setup(s: State, options: Ints) -> None:
    """So many of each kind: one or two."""
    for kind in range(KINDS):
        s.jar[kind] = options[0] + 1


@rule
def flow(s: State) -> None:
    """The next child takes one; an empty jar ends the game."""
    left = 0
    for kind in range(KINDS):
        left += s.jar[kind]
    if left == 0:
        s.over = 1
        rank_by_scores(s)
    else:
        child = s.turn % s.seats
        s.turn += 1
        later(s, Prompt.COUNT, child)
        pose(s, Prompt.TAKE, child)


@rule
def the_child(child: int) -> int:
    """A child answers for itself."""
    return child


@rule
def tell_nothing(s: State, question: int, child: int) -> None:
    """That nothing was left is told, and after which question."""
    tell(s, Event.NOTHING, child, question)


@question(Prompt.TAKE, SWEET, at="jar:{answer}", decider=the_child)
def offer_take(s: State, out: Ints) -> int:
    """Any kind that is in the jar."""
    count = 0
    for kind in range(KINDS):
        if s.jar[kind] > 0:
            out[count] = kind
            count += 1
    return count


@answers(Prompt.TAKE)
def answer_take(s: State, seat: int, kind: int, child: int) -> None:
    """The sweet is taken; then it may be swapped."""
    s.jar[kind] -= 1
    s.sweets[child, kind] += 1
    tell(s, Event.TOOK, seat, kind)
    pose(s, Prompt.SWAP, child, kind)


@question(Prompt.SWAP, SWEET, at="jar:{answer}:{taken}", decider=the_child, skipped=tell_nothing)
def offer_swap(s: State, seat: int, taken: int, out: Ints) -> int:
    """Another kind of the jar, for a child that has more than one sweet."""
    count = 0
    for kind in range(KINDS):
        if kind != taken and s.jar[kind] > 0 and s.sweets[seat, kind] > 0:
            out[count] = kind
            count += 1
    return count


@answers(Prompt.SWAP)
def answer_swap(s: State, other: int, child: int, taken: int) -> None:
    """One goes back, the other comes."""
    s.jar[taken] += 1
    s.jar[other] -= 1
    s.sweets[child, taken] -= 1
    s.sweets[child, other] += 1
    tell(s, Event.TOOK, child, other)


@task(Prompt.COUNT)
def count_points(s: State, child: int) -> None:
    """Toffees count double."""
    s.scores[child] = s.sweets[child, 0] + s.sweets[child, 1] + 2 * s.sweets[child, 2]


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing is secret."""


@rule
def value(s: State, seat: int) -> float:
    """Points."""
    return float(s.scores[seat])


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Every sweet looks alike."""
    return 1.0


@rule
def broken(s: State) -> int:
    """Nothing can break."""
    return Broken.NOTHING


class View(TypedDict):
    """The jar."""

    jar: list[int]


def view(s: State, live: State, seat: int) -> View:
    """All see the same."""
    return {"jar": list(s.jar)}


def group(s: State) -> Text:
    """One heading a turn."""
    return text("sweets_group", turn=s.turn)


def reveals(s: State, seat: int) -> bool:
    """Nothing is hidden."""
    return False


SHAPES: Final = Shapes(View)
SAYINGS: Final = {
    Event.TOOK: Saying("took", {"seat": SEAT, "sweet": SWEET}),
    Event.NOTHING: Saying("nothing", {"seat": SEAT, "question": NUMBER}),
}
SWEETS: Final = hand_in(__name__, seats=range(1, 4), options=(Option("jar", ("few", "many"), "few"),))
