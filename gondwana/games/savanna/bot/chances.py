"""What cards may still bring: open cells beside them, prey that may become carcasses, kinds that fit later.

The weights are points. They were fitted by letting the bot that follows them alone play thousands of games against
itself; what they mean stands beside them. Hopes fade as the ecosystem fills.
"""

from typing import Final

from gondwana.kernel.rules import Ints, constant, rule

from ..rules.lines import bits
from ..state import State
from ..tables import FULL, Card
from .cells import ACROSS, AROUND_TWO, BELOW, NEAR, Land, beside_any, lowest, prey

# What an open cell beside a card may still bring, while the whole ecosystem is to be filled.
WATER_OPEN: Final = 1.4  # an animal of a new type, of up to 2 points
GRASS_OPEN: Final = 1.4  # a second grassland: 3 points more
PAIR_OPEN: Final = 2.1  # a third or fourth: 5 or 7 points more
ZEBRA_OPEN: Final = 1.2  # a grassland, of 3 points
GIRAFFE_OPEN: Final = 1.0  # the tree that it lacks: one of up to four chances of 5 points
LION_OPEN: Final = 1.0  # the grassland that it lacks: one of up to four chances of 4 points
ELEPHANT_OPEN: Final = -1.7  # an animal that disturbs it: two cards of three are animals
CHEETAH_OPEN: Final = 0.7  # a gazelle on its diagonals, of 3 points and a carcass
HYENA_OPEN: Final = 0.4  # a carcass two steps away, of 3 points
VULTURE_OPEN: Final = 1.1  # a carcass below it, of 4 points
# What prey may bring that still lies face up: a lion or another cheetah may take it.
HYENA_PREY: Final = 0.9
VULTURE_PREY: Final = 2.0
# A cell outside the cards' extent: every row or column that is opened must be filled, wherever the good places are.
WIDER: Final = -0.8

# What a kind is worth beyond what is seen around it, in hundredths of a point: in an empty ecosystem and in a full one.
EARLY: Final[Ints] = constant(
    [
        0,
        20,  # water
        0,  # grass: its open cells say enough
        -20,  # tree
        280,  # gazelle: the herd, and food for whoever comes later
        185,  # zebra: lions want it as well
        -150,  # giraffe: its tree may never come
        -20,  # cheetah
        -60,  # lion: the grass must come first
        -30,  # elephant
        -50,  # hyena: nobody knows yet where carcasses will lie
        -140,  # vulture: the same
    ]
)
LATE: Final[Ints] = constant(
    [
        0,
        -10,  # water
        170,  # grass: there is always a zebra or a lion that others wanted it for
        50,  # tree
        40,  # gazelle: a last step in the race of the herds
        55,  # zebra
        140,  # giraffe: what it brings is certain now
        30,  # cheetah
        -25,  # lion
        -80,  # elephant: the last cards round it are animals
        150,  # hyena: the lions can still be led to feed it
        180,  # vulture: the same
    ]
)
HUNDREDTHS: Final = 100.0


@rule
def hope(s: State) -> float:
    """The share of cells that are still to be filled."""
    return (FULL - s.laid) / FULL


@rule
def taste(s: State, card: int) -> float:
    """What a kind is worth beyond what is seen around it."""
    early = hope(s)
    return (early * EARLY[card] + (1.0 - early) * LATE[card]) / HUNDREDTHS


@rule
def open_weight(land: Land, place: int, card: int) -> float:
    """What an open neighbour of a card may bring."""
    near = NEAR[place]
    if card == Card.WATER:
        return WATER_OPEN
    if card == Card.GRASS:
        return PAIR_OPEN if near & land.grass else GRASS_OPEN
    if card == Card.ZEBRA:
        return ZEBRA_OPEN
    if card == Card.GIRAFFE:
        return 0.0 if near & land.trees else GIRAFFE_OPEN
    if card == Card.LION:
        return 0.0 if near & land.grass else LION_OPEN
    if card == Card.ELEPHANT:
        return ELEPHANT_OPEN
    return 0.0


@rule
def hope_gain(land: Land, place: int, card: int) -> float:
    """The open neighbours that a card would have, less what it takes from its neighbours by filling one of theirs."""
    near = NEAR[place]
    points = open_weight(land, place, card) * bits(near & land.open)
    points -= WATER_OPEN * bits(near & land.water)
    points -= ZEBRA_OPEN * bits(near & land.zebras)
    points -= ELEPHANT_OPEN * bits(near & land.elephants)
    grass = near & land.grass
    if grass:
        pairs = bits(grass & beside_any(land.grass))
        points -= PAIR_OPEN * pairs + GRASS_OPEN * (bits(grass) - pairs)
    if near & land.giraffes:
        points -= GIRAFFE_OPEN * bits(near & land.giraffes & ~beside_any(land.trees))
    if near & land.lions:
        points -= LION_OPEN * bits(near & land.lions & ~beside_any(land.grass))
    return points + (0.0 if (land.extent >> place) & 1 else WIDER)


@rule
def carcass_hope(land: Land, cells: int, taken: float, opened: float) -> float:
    """What cells promise to an eater of carcasses: prey that may be taken, open cells that may get some."""
    return taken * bits(cells & prey(land)) + opened * bits(cells & land.open)


@rule
def contacts(cells: int, others: int) -> int:
    """How often a cell of one set is beside a cell of the other."""
    count = 0
    while cells:
        count += bits(NEAR[lowest(cells)] & others)
        cells &= cells - 1
    return count


@rule
def open_hopes(land: Land) -> float:
    """What the open cells beside all cards may bring."""
    pairs = land.grass & beside_any(land.grass)
    return (
        WATER_OPEN * contacts(land.water, land.open)
        + GRASS_OPEN * contacts(land.grass & ~pairs, land.open)
        + PAIR_OPEN * contacts(pairs, land.open)
        + ZEBRA_OPEN * contacts(land.zebras, land.open)
        + GIRAFFE_OPEN * contacts(land.giraffes & ~beside_any(land.trees), land.open)
        + LION_OPEN * contacts(land.lions & ~beside_any(land.grass), land.open)
        + ELEPHANT_OPEN * contacts(land.elephants, land.open)
    )


@rule
def hopes(s: State, land: Land) -> float:
    """What the cards that lie may still bring."""
    early = hope(s)
    points = early * open_hopes(land)
    hunters = land.cheetahs
    while hunters:
        points += early * CHEETAH_OPEN * bits(ACROSS[lowest(hunters)] & land.open)
        hunters &= hunters - 1
    eaters = land.hyenas
    while eaters:
        points += carcass_hope(land, AROUND_TWO[lowest(eaters)], HYENA_PREY, early * HYENA_OPEN)
        eaters &= eaters - 1
    eaters = land.vultures
    while eaters:
        points += carcass_hope(land, BELOW[lowest(eaters)], VULTURE_PREY, early * VULTURE_OPEN)
        eaters &= eaters - 1
    return points
