"""One iteration of a search: a guess at what is hidden, a way down every seat's tree, a playout, what came of it."""

from math import sqrt
from typing import Any, Final, NamedTuple

from gondwana.kernel.compiler.rule import part, rule
from gondwana.kernel.game.dispatch import legal, prior, replace, value
from gondwana.kernel.game.loops import play, redeal_at
from gondwana.kernel.rules.header import NONE, SEATS, Header
from gondwana.kernel.rules.promises import FOOLISH
from gondwana.kernel.rules.questions import first_asked
from gondwana.kernel.rules.records import Ints

from .room import Floats, answers, floats, ints
from .tree import FULL, UNSEEN, Tree, slot_of

TRUTH, GUESS = 0, 1  # the record as it is, which a search only copies; the one that it plays on
LONGEST: Final = 2048  # slots on the way of one iteration; what lies deeper is played and not remembered

# How much a seat explores in its tree, in spreads of its reward: more finds surprises, less trusts the first results.
CURIOSITY: Final = 2.0
# How much less than the mean of its node an answer is expected to bring that was never tried, in spreads.
UNTRIED: Final = 0.25
# What a win counts beside the lead in points, in spreads: the lead guides while much is open, the win at the end.
WIN: Final = 0.5
# How much of the best other's points counts against one's own: between two, what one gains the other lacks.
RIVAL: Final = 0.5
ONLY_RIVAL: Final = 1.0


class Desk(NamedTuple):
    """What the iterations write on, made once for a search."""

    moves: Ints  # the answers to a question
    way: Ints  # the slots that were passed
    owner: Ints  # whose tree each of them is in
    length: Ints  # one number: how many there are
    here: Ints  # the node of each seat in its tree, NONE outside
    points: Floats  # of each seat
    reward: Floats  # of each seat
    tried: Floats  # one number: how many iterations there were
    sums: Floats  # of the rewards of each seat
    squares: Floats  # the sum of their squares
    rival: Floats  # one number: how much of the best other's points counts against one's own


def new_desk(rival: float = RIVAL) -> Desk:
    """An empty desk."""
    desk = Desk(
        moves=answers(),
        way=ints(LONGEST),
        owner=ints(LONGEST),
        length=ints(1),
        here=ints(SEATS),
        points=floats(SEATS),
        reward=floats(SEATS),
        tried=floats(1),
        sums=floats(SEATS),
        squares=floats(SEATS),
        rival=floats(1),
    )
    desk.rival[0] = rival
    return desk


@rule
def pass_slot(desk: Desk, slot: int, owner: int) -> None:
    """Note a slot on the way, for the rewards."""
    length = desk.length[0]
    if length < LONGEST:
        desk.way[length] = slot
        desk.owner[length] = owner
        desk.length[0] = length + 1


@rule
def spread(desk: Desk, seat: int) -> float:
    """How far the rewards of a seat lie apart: their standard deviation, at least a point."""
    tried = max(1.0, desk.tried[0])
    mean = desk.sums[seat] / tried
    return sqrt(max(1.0, desk.squares[seat] / tried - mean * mean))


@part
def lean(s: Header, seat: int, count: int, moves: Ints) -> int:
    """The answer that looks most promising."""
    best, chosen = FOOLISH, moves[0]
    for place in range(count):
        promise = prior(s, seat, moves[place])
        if promise > best:
            best, chosen = promise, moves[place]
    return chosen


@part
def offer(s: Header, seat: int, count: int, tree: Tree, desk: Desk) -> float:
    """Count all answers as offered that are not foolish; the sum of their promises, UNSEEN if the table is full."""
    promises = 0.0
    for place in range(count):
        slot = slot_of(tree, desk.here[seat], seat, desk.moves[place])
        if slot == FULL:
            return UNSEEN
        if tree.prior[slot] == UNSEEN:
            tree.prior[slot] = prior(s, seat, desk.moves[place])
        if tree.prior[slot] > FOOLISH:
            tree.offered[slot] += 1
            promises += tree.prior[slot]
    return promises


@rule
def select(seat: int, count: int, promises: float, tree: Tree, desk: Desk) -> int:
    """The answer with the best mean reward, plus what speaks for trying it: its promise, its rareness."""
    node, unit = desk.here[seat], spread(desk, seat)
    untried = tree.total[node] / tree.visits[node] - UNTRIED * unit
    best, chosen = 0.0, NONE
    for place in range(count):
        slot = slot_of(tree, node, seat, desk.moves[place])
        if tree.prior[slot] <= FOOLISH:
            continue
        visits = tree.visits[slot]
        worth = tree.total[slot] / visits if visits > 0 else untried
        worth += CURIOSITY * unit * tree.prior[slot] / promises * sqrt(tree.offered[slot]) / (1.0 + visits)
        if chosen == NONE or worth > best:
            best, chosen = worth, place
    return desk.moves[chosen]


@part
def think(s: Header, seat: int, count: int, tree: Tree, desk: Desk) -> int:
    """The answer of a seat: from its tree where it has been before, else by its promise."""
    if desk.here[seat] != NONE and tree.visits[desk.here[seat]] > 0:
        promises = offer(s, seat, count, tree, desk)
        if promises > FOOLISH:
            return select(seat, count, promises, tree, desk)
    desk.here[seat] = NONE
    return lean(s, seat, count, desk.moves)


@rule
def walk(seats: int, seat: int, move: int, together: bool, tree: Tree, desk: Desk) -> None:
    """Everybody who knows of the answer goes on to its node, in the own tree; where it is new, the tree ends."""
    for owner in range(seats):
        if desk.here[owner] != NONE and (owner == seat or not together):
            slot = slot_of(tree, desk.here[owner], seat, move)
            desk.here[owner] = NONE
            if slot != FULL:
                pass_slot(desk, slot, owner)
                if tree.visits[slot] > 0:
                    desk.here[owner] = slot


@rule
def several(seats: int) -> bool:
    """Whether a bit mask has more than one bit."""
    return seats & (seats - 1) != 0


@part
def play_on(s: Header, seat: int, first: int, tree: Tree, desk: Desk, horizon: int) -> None:
    """The searching seat gives its first answer; then all play to the end, or until so many questions were asked."""
    last_question = s.question + horizon
    question, depth, together = s.question, s.depth, several(s.asked)
    walk(s.seats, seat, first, together, tree, desk)
    play(s, seat, first)
    while s.over == 0:
        if s.question != question or s.depth != depth:
            if s.question >= last_question:
                return
            question, depth, together = s.question, s.depth, several(s.asked)
        mover = first_asked(s)
        count = legal(s, mover, desk.moves)
        move = desk.moves[0]
        if count > 1:
            move = think(s, mover, count, tree, desk)
            walk(s.seats, mover, move, together, tree, desk)
        play(s, mover, move)


@rule
def best_other(seats: int, seat: int, desk: Desk) -> float:
    """The points of the best of the others; 0 for who plays alone."""
    best = 0.0
    for turn in range(1, seats):
        points = desk.points[(seat + turn) % seats]
        best = points if turn == 1 else max(best, points)
    return best


@rule
def winners(s: Header) -> int:
    """How many have won; 0 before the end."""
    count = 0
    for seat in range(s.seats):
        if s.over and s.places[seat] == 1:
            count += 1
    return count


@part
def judge(s: Header, desk: Desk) -> None:
    """The reward of each seat: its lead over the best of the others, and something for a win."""
    won = winners(s)
    for seat in range(s.seats):
        desk.points[seat] = value(s, seat)
    for seat in range(s.seats):
        desk.reward[seat] = desk.points[seat] - desk.rival[0] * best_other(s.seats, seat, desk)
        if won > 0 and s.places[seat] == 1:
            desk.reward[seat] += WIN * spread(desk, seat) / won


@rule
def remember(seats: int, tree: Tree, desk: Desk) -> None:
    """The rewards go to every slot on the way."""
    for step in range(desk.length[0]):
        slot = desk.way[step]
        tree.visits[slot] += 1
        tree.total[slot] += desk.reward[desk.owner[step]]
    desk.tried[0] += 1.0
    for seat in range(seats):
        desk.sums[seat] += desk.reward[seat]
        desk.squares[seat] += desk.reward[seat] * desk.reward[seat]


@part
def iterate(states: Any, seat: int, first: int, key: Any, tree: Tree, desk: Desk, horizon: int) -> float:
    """Try an answer once, under one guess; the reward."""
    replace(states, GUESS, TRUTH)
    redeal_at(states, GUESS, seat, key)
    s = states[GUESS]
    desk.length[0] = 0
    for owner in range(s.seats):
        desk.here[owner] = owner
        pass_slot(desk, owner, owner)
    play_on(s, seat, first, tree, desk, horizon)
    judge(s, desk)
    remember(s.seats, tree, desk)
    return desk.reward[seat]
