"""What one more card would bring, guessed from its surroundings alone: the quick half of the bot's eye.

Points that are certain now are counted as on the score sheet; a hope is what an open cell near a card may still bring.
Hopes fade as the ecosystem fills: `hope` is the share of cells that are still to be filled, 1 … 0.
"""

from typing import Final

from gondwana.kernel.rule import rule

from .land import ABOVE, ACROSS, AROUND_TWO, BELOW, COLUMN, NEAR, ROW, Land, beside_any, lowest
from .rules.lines import bits
from .state import State
from .tables import (
    BIG_GROUP,
    CHEETAH_PREY,
    ELEPHANT_ALONE,
    ELEPHANT_DISTURBED,
    FULL,
    GAZELLE_EACH,
    GIRAFFE_TREE,
    GRASS_GROUP,
    HYENA_CARCASS,
    LION_PREY,
    TREE_LINE,
    VULTURE_CARCASS,
    WATER_TYPE,
    ZEBRA_GRASS,
    Card,
)

# What an open cell beside a card may still bring, in points, while the whole ecosystem is still to be filled.
WATER_OPEN: Final = 1.44  # an animal of a new type
GRASS_OPEN: Final = 1.42  # a larger group
PAIR_OPEN: Final = 2.10  # a larger group, where it is two or more already
ZEBRA_OPEN: Final = 1.16  # a grassland
GIRAFFE_OPEN: Final = 1.01  # the tree that it lacks
LION_OPEN: Final = 0.97  # the grassland that it lacks
ELEPHANT_OPEN: Final = -1.71  # an animal that disturbs it
CHEETAH_OPEN: Final = 0.69  # a gazelle, on its diagonals
HYENA_OPEN: Final = 0.43  # a carcass, two steps away
VULTURE_OPEN: Final = 1.07  # a carcass, below it
# What is likely but not certain.
HYENA_PREY: Final = 0.87  # face-up prey two steps from a hyena: a lion or a cheetah may still take it
VULTURE_PREY: Final = 2.05  # face-up prey below a vulture
PREY_WORTH: Final = 0.10  # of what face-up prey would bring as a carcass
PREY_DISTURBS: Final = 1.50  # an elephant: prey may still be taken, so it costs less than 2
LION_LEADS: Final = 1.07  # a lion's prey also feeds hyenas and vultures
LION_WAITS: Final = 0.70  # a hunting lion without prey, while prey may still come
PREY_SPARE: Final = -0.24  # prey for lions that are still to come
WIDER: Final = -0.76  # a cell that widens the extent leaves fewer places for the next cards
# What a kind is worth beyond what is seen around it
WATER_EARLY: Final = 0.17  # x
WATER_LATE: Final = -0.13  # x
GRASS_EARLY: Final = 0.00  # x
GRASS_LATE: Final = 1.70  # x
TREE_EARLY: Final = -0.20  # x
TREE_LATE: Final = 0.50  # x
GAZELLE_EARLY: Final = 2.80  # x
GAZELLE_LATE: Final = 0.40  # x
ZEBRA_EARLY: Final = 1.85  # x
ZEBRA_LATE: Final = 0.55  # x
GIRAFFE_EARLY: Final = -1.50  # x
GIRAFFE_LATE: Final = 1.40  # x
CHEETAH_EARLY: Final = -0.20  # x
CHEETAH_LATE: Final = 0.27  # x
LION_EARLY: Final = -0.62  # x
LION_LATE: Final = -0.25  # x
ELEPHANT_EARLY: Final = -0.32  # x
ELEPHANT_LATE: Final = -0.77  # x
HYENA_EARLY: Final = -0.50  # x
HYENA_LATE: Final = 1.50  # x
VULTURE_EARLY: Final = -1.37  # x
VULTURE_LATE: Final = 1.83  # x


@rule
def gain(s: State, land: Land, place: int, card: int) -> float:
    """What a card would bring on a free cell."""
    hope = (FULL - s.laid) / FULL
    if card == Card.WATER:
        points = water_gain(land, place)
    elif card == Card.GRASS:
        points = grass_gain(s, land, place)
    elif card == Card.TREE:
        points = tree_gain(land, place)
    elif card == Card.GAZELLE:
        points = gazelle_gain(s, land, place)
    elif card == Card.ZEBRA:
        points = zebra_gain(s, land, place)
    elif card == Card.GIRAFFE:
        points = visit(land, place, land.giraffes) + (GIRAFFE_TREE if NEAR[place] & land.trees else 0)
    elif card == Card.CHEETAH:
        points = visit(land, place, land.cheetahs) + cheetah_gain(s, land, place)
    elif card == Card.LION:
        points = visit(land, place, land.lions) + lion_gain(s, land, place)
    elif card == Card.ELEPHANT:
        points = elephant_gain(s, land, place)
    elif card == Card.HYENA:
        points = visit(land, place, land.hyenas) + carcasses(
            s, land, AROUND_TWO[place], HYENA_CARCASS, HYENA_PREY, hope * HYENA_OPEN
        )
    else:
        points = visit(land, place, land.vultures) + carcasses(
            s, land, BELOW[place], VULTURE_CARCASS, VULTURE_PREY, hope * VULTURE_OPEN
        )
    return points + hope * hope_gain(s, land, place, card)


@rule
def prey(land: Land) -> int:
    """Where face-up prey is left for lions (SAV-31)."""
    return (land.gazelles | land.zebras) & ~land.down


@rule
def spare(land: Land) -> int:
    """Prey less the lions that hunt it (SAV-32)."""
    return bits(prey(land)) - bits(land.lions & beside_any(land.grass))


@rule
def open_weight(s: State, land: Land, place: int, card: int) -> float:
    """What each open neighbour of a card is worth at the start."""
    if card == Card.WATER:
        return WATER_OPEN
    if card == Card.GRASS:
        return PAIR_OPEN if NEAR[place] & land.grass else GRASS_OPEN
    if card == Card.ZEBRA:
        return ZEBRA_OPEN
    if card == Card.GIRAFFE:
        return 0.0 if NEAR[place] & land.trees else GIRAFFE_OPEN
    if card == Card.LION:
        return 0.0 if NEAR[place] & land.grass else LION_OPEN
    if card == Card.ELEPHANT:
        return ELEPHANT_OPEN
    return 0.0


@rule
def hope_gain(s: State, land: Land, place: int, card: int) -> float:
    """The open neighbours that the card has, less those that its neighbours lose."""
    near = NEAR[place]
    hope = open_weight(s, land, place, card) * bits(near & land.open)
    hope -= WATER_OPEN * bits(near & land.water)
    grass = near & land.grass
    if grass:
        paired = bits(grass & beside_any(land.grass))
        hope -= PAIR_OPEN * paired + GRASS_OPEN * (bits(grass) - paired)
    hope -= ZEBRA_OPEN * bits(near & land.zebras)
    hope -= ELEPHANT_OPEN * bits(near & land.elephants)
    if near & land.giraffes:
        hope -= GIRAFFE_OPEN * bits(near & land.giraffes & ~beside_any(land.trees))
    if near & land.lions:
        hope -= LION_OPEN * bits(near & land.lions & ~beside_any(land.grass))
    if (land.extent >> place) & 1 == 0:
        hope += WIDER
    return hope


@rule
def water_gain(land: Land, place: int) -> float:
    """The animal types that stand around already (SAV-22)."""
    near = NEAR[place]
    types = 0
    types += 1 if near & land.gazelles else 0
    types += 1 if near & land.zebras else 0
    types += 1 if near & land.giraffes else 0
    types += 1 if near & land.cheetahs else 0
    types += 1 if near & land.lions else 0
    types += 1 if near & land.elephants else 0
    types += 1 if near & land.hyenas else 0
    types += 1 if near & land.vultures else 0
    return float(WATER_TYPE * types)


@rule
def grass_gain(s: State, land: Land, place: int) -> float:
    """The larger group, the zebras and lions beside it (SAV-23, SAV-27, SAV-31)."""
    near = NEAR[place]
    points = float(group_gain(land.grass, place) + ZEBRA_GRASS * bits(near & land.zebras))
    if near & land.lions:
        waiting = bits(near & land.lions & ~beside_any(land.grass))
        points += waiting * (LION_PREY if spare(land) > 0 else LION_WAITS)
    return points


@rule
def group_gain(grass: int, place: int) -> int:
    """What the groups of grassland gain when one more joins them (SAV-23)."""
    joined, lost, beside = 1, 0, NEAR[place] & grass
    while beside:
        group, grown = 0, beside & -beside
        while grown != group:
            group = grown
            grown = (group | beside_any(group)) & grass
        joined += bits(group)
        lost += GRASS_GROUP[min(bits(group), BIG_GROUP)]
        beside &= ~group
    return GRASS_GROUP[min(joined, BIG_GROUP)] - lost


@rule
def tree_gain(land: Land, place: int) -> float:
    """The row and the column that had no tree, and the giraffes that were waiting for one (SAV-24, SAV-28)."""
    lines = (0 if ROW[place] & land.trees else 1) + (0 if COLUMN[place] & land.trees else 1)
    near = NEAR[place] & land.giraffes
    return float(TREE_LINE * lines + (GIRAFFE_TREE * bits(near & ~beside_any(land.trees)) if near else 0))


@rule
def visit(land: Land, place: int, kind: int) -> float:
    """Any animal: new at a watering hole, a disturbance for an elephant (SAV-22, SAV-34)."""
    return at_water(land, place, kind) - ELEPHANT_DISTURBED * bits(NEAR[place] & land.elephants)


@rule
def at_water(land: Land, place: int, kind: int) -> float:
    """The watering holes beside it where no animal of its kind stands yet (SAV-22)."""
    holes = NEAR[place] & land.water
    return float(WATER_TYPE * bits(holes & ~beside_any(kind))) if holes else 0.0


@rule
def worth_of_carcass(land: Land, place: int) -> int:
    """What a card brings by lying face down (SAV-34 … SAV-36)."""
    return (
        ELEPHANT_DISTURBED * bits(NEAR[place] & land.elephants)
        + HYENA_CARCASS * bits(AROUND_TWO[place] & land.hyenas)
        + VULTURE_CARCASS * bits(ABOVE[place] & land.vultures)
    )


@rule
def prey_gain(s: State, land: Land, place: int) -> float:
    """Prey for lions that have none, or for later ones; as a carcass it may feed others."""
    points = PREY_WORTH * worth_of_carcass(land, place) - PREY_DISTURBS * bits(NEAR[place] & land.elephants)
    return points + (LION_PREY if land.lions and spare(land) < 0 else PREY_SPARE)


@rule
def gazelle_gain(s: State, land: Land, place: int) -> float:
    """Its points, and the cheetahs that reach it (SAV-25, SAV-29)."""
    points = GAZELLE_EACH + at_water(land, place, land.gazelles)
    cheetahs = bits(ACROSS[place] & land.cheetahs)
    if cheetahs == 0:
        return points + prey_gain(s, land, place)
    carcass = worth_of_carcass(land, place) - ELEPHANT_DISTURBED * bits(NEAR[place] & land.elephants)
    return points + CHEETAH_PREY * cheetahs + carcass


@rule
def zebra_gain(s: State, land: Land, place: int) -> float:
    """The grasslands beside it (SAV-27)."""
    grass = ZEBRA_GRASS * bits(NEAR[place] & land.grass)
    return grass + at_water(land, place, land.zebras) + prey_gain(s, land, place)


@rule
def cheetah_gain(s: State, land: Land, place: int) -> float:
    """The gazelles on its diagonals, what they bring as carcasses, and the cells where more may come (SAV-29)."""
    hope = (FULL - s.laid) / FULL
    points = CHEETAH_PREY * bits(ACROSS[place] & land.gazelles) + hope * CHEETAH_OPEN * bits(ACROSS[place] & land.open)
    fresh = ACROSS[place] & land.gazelles & ~land.down
    while fresh:
        points += worth_of_carcass(land, lowest(fresh))
        fresh &= fresh - 1
    return points


@rule
def lion_gain(s: State, land: Land, place: int) -> float:
    """Its prey, if it hunts (SAV-31)."""
    if NEAR[place] & land.grass == 0:
        return 0.0
    return LION_PREY + LION_LEADS if spare(land) > 0 else LION_WAITS


@rule
def elephant_gain(s: State, land: Land, place: int) -> float:
    """Its six points, less what disturbs it (SAV-34)."""
    near = NEAR[place]
    others = bits(near & (land.giraffes | land.cheetahs | land.lions | land.hyenas | land.vultures))
    quiet = ELEPHANT_ALONE - ELEPHANT_DISTURBED * others - PREY_DISTURBS * bits(near & prey(land))
    return quiet + at_water(land, place, land.elephants)


@rule
def carcasses(s: State, land: Land, cells: int, now: float, later: float, hope: float) -> float:
    """What cells promise to an eater of carcasses: some lie there, prey may become some, open cells may get some."""
    return now * bits(cells & land.down) + later * bits(cells & prey(land)) + hope * bits(cells & land.open)


@rule
def taste(s: State, card: int) -> float:
    """What a kind is worth."""
    hope = (FULL - s.laid) / FULL
    if card == Card.WATER:
        return hope * WATER_EARLY + (1.0 - hope) * WATER_LATE
    if card == Card.GRASS:
        return hope * GRASS_EARLY + (1.0 - hope) * GRASS_LATE
    if card == Card.TREE:
        return hope * TREE_EARLY + (1.0 - hope) * TREE_LATE
    if card == Card.GAZELLE:
        return hope * GAZELLE_EARLY + (1.0 - hope) * GAZELLE_LATE
    if card == Card.ZEBRA:
        return hope * ZEBRA_EARLY + (1.0 - hope) * ZEBRA_LATE
    if card == Card.GIRAFFE:
        return hope * GIRAFFE_EARLY + (1.0 - hope) * GIRAFFE_LATE
    if card == Card.CHEETAH:
        return hope * CHEETAH_EARLY + (1.0 - hope) * CHEETAH_LATE
    if card == Card.LION:
        return hope * LION_EARLY + (1.0 - hope) * LION_LATE
    if card == Card.ELEPHANT:
        return hope * ELEPHANT_EARLY + (1.0 - hope) * ELEPHANT_LATE
    if card == Card.HYENA:
        return hope * HYENA_EARLY + (1.0 - hope) * HYENA_LATE
    if card == Card.VULTURE:
        return hope * VULTURE_EARLY + (1.0 - hope) * VULTURE_LATE
    return 0.0


@rule
def hopes(s: State, land: Land) -> float:
    """What the cards that lie may still bring."""
    hope = (FULL - s.laid) / FULL
    pairs = land.grass & beside_any(land.grass)
    points = hope * (
        WATER_OPEN * contacts(land.water, land.open)
        + GRASS_OPEN * contacts(land.grass & ~pairs, land.open)
        + PAIR_OPEN * contacts(pairs, land.open)
        + ZEBRA_OPEN * contacts(land.zebras, land.open)
        + GIRAFFE_OPEN * contacts(land.giraffes & ~beside_any(land.trees), land.open)
        + LION_OPEN * contacts(land.lions & ~beside_any(land.grass), land.open)
        + ELEPHANT_OPEN * contacts(land.elephants, land.open)
    )
    eaters = land.hyenas
    while eaters:
        points += carcasses(s, land, AROUND_TWO[lowest(eaters)], 0.0, HYENA_PREY, hope * HYENA_OPEN)
        eaters &= eaters - 1
    eaters = land.vultures
    while eaters:
        points += carcasses(s, land, BELOW[lowest(eaters)], 0.0, VULTURE_PREY, hope * VULTURE_OPEN)
        eaters &= eaters - 1
    eaters = land.cheetahs
    while eaters:
        points += hope * CHEETAH_OPEN * bits(ACROSS[lowest(eaters)] & land.open)
        eaters &= eaters - 1
    return points


@rule
def contacts(cells: int, others: int) -> int:
    """How often a cell of one set is beside a cell of the other."""
    count = 0
    while cells:
        count += bits(NEAR[lowest(cells)] & others)
        cells &= cells - 1
    return count
