"""What one more card would bring: the points that are certain now, from its surroundings alone, and its hopes."""

from typing import Final

from gondwana.kernel.rules import rule

from ..rules.lines import bits
from ..state import State
from ..tables import (
    BIG_GROUP,
    CHEETAH_PREY,
    ELEPHANT_ALONE,
    ELEPHANT_DISTURBED,
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
from .cells import ABOVE, ACROSS, AROUND_TWO, BELOW, COLUMN, NEAR, ROW, Land, beside_any, free, lowest, prey, survey
from .chances import (
    CHEETAH_OPEN,
    HYENA_OPEN,
    HYENA_PREY,
    VULTURE_OPEN,
    VULTURE_PREY,
    carcass_hope,
    hope,
    hope_gain,
    taste,
)

# Points that are likely but not certain, fitted as those of `hopes`.
LION_LEADS: Final = 1.0  # a lion's prey is chosen: it also feeds a hyena, or quiets an elephant
LION_WAITS: Final = 0.7  # a lion that could hunt and finds no prey: some may still come
PREY_WORTH: Final = 0.1  # of what prey would bring as a carcass: lions take few of many
PREY_DISTURBS: Final = 1.5  # an elephant, less than the 2 of other animals: prey may be taken


@rule
def best_gain(s: State, ecosystem: int, card: int) -> float:
    """What a card would bring on its best cell; nothing where all cells are filled."""
    land = survey(s, ecosystem)
    cells = free(s, ecosystem, land)
    if cells == 0:
        return 0.0
    best = gain(s, land, lowest(cells), card)
    cells &= cells - 1
    while cells:
        best = max(best, gain(s, land, lowest(cells), card))
        cells &= cells - 1
    return best + taste(s, card)


@rule
def gain(s: State, land: Land, place: int, card: int) -> float:
    """What a card would bring on a free cell."""
    early = hope(s)
    points = early * hope_gain(land, place, card)
    if card == Card.WATER:
        return points + water_gain(land, place)
    if card == Card.GRASS:
        return points + grass_gain(land, place)
    if card == Card.TREE:
        return points + tree_gain(land, place)
    if card == Card.GAZELLE:
        return points + gazelle_gain(land, place)
    if card == Card.ZEBRA:
        return points + zebra_gain(land, place)
    if card == Card.GIRAFFE:
        return points + giraffe_gain(land, place)
    if card == Card.CHEETAH:
        return points + cheetah_gain(land, place, early)
    if card == Card.LION:
        return points + lion_gain(land, place)
    if card == Card.ELEPHANT:
        return points + elephant_gain(land, place)
    if card == Card.HYENA:
        return points + hyena_gain(land, place, early)
    return points + vulture_gain(land, place, early)


# terrain


@rule
def water_gain(land: Land, place: int) -> float:
    """The animal types that stand around already (SAV-22)."""
    near = NEAR[place]
    types = 1 if near & land.gazelles else 0
    types += 1 if near & land.zebras else 0
    types += 1 if near & land.giraffes else 0
    types += 1 if near & land.cheetahs else 0
    types += 1 if near & land.lions else 0
    types += 1 if near & land.elephants else 0
    types += 1 if near & land.hyenas else 0
    types += 1 if near & land.vultures else 0
    return float(WATER_TYPE * types)


@rule
def grass_gain(land: Land, place: int) -> float:
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
    giraffes = NEAR[place] & land.giraffes
    waiting = bits(giraffes & ~beside_any(land.trees)) if giraffes else 0
    return float(TREE_LINE * lines + GIRAFFE_TREE * waiting)


# animals


@rule
def at_water(land: Land, place: int, kind: int) -> int:
    """The watering holes beside an animal where none of its kind stands yet (SAV-22)."""
    holes = NEAR[place] & land.water
    return WATER_TYPE * bits(holes & ~beside_any(kind)) if holes else 0


@rule
def visit(land: Land, place: int, kind: int) -> int:
    """Any animal that is no prey: new at a watering hole, a disturbance for an elephant (SAV-22, SAV-34)."""
    return at_water(land, place, kind) - ELEPHANT_DISTURBED * bits(NEAR[place] & land.elephants)


@rule
def worth_of_carcass(land: Land, place: int) -> int:
    """What a carcass brings to hyenas and vultures (SAV-35, SAV-36)."""
    hyenas, vultures = bits(AROUND_TWO[place] & land.hyenas), bits(ABOVE[place] & land.vultures)
    return HYENA_CARCASS * hyenas + VULTURE_CARCASS * vultures


@rule
def spare(land: Land) -> int:
    """Prey less the lions that hunt it (SAV-32)."""
    return bits(prey(land)) - bits(land.lions & beside_any(land.grass))


@rule
def prey_gain(land: Land, place: int) -> float:
    """Prey for a lion that has none; as a carcass it may feed others, face up it disturbs elephants."""
    points = PREY_WORTH * worth_of_carcass(land, place) - PREY_DISTURBS * bits(NEAR[place] & land.elephants)
    return points + LION_PREY if land.lions and spare(land) < 0 else points


@rule
def gazelle_gain(land: Land, place: int) -> float:
    """Its points, and the cheetahs that reach it (SAV-25, SAV-29)."""
    points = float(GAZELLE_EACH + at_water(land, place, land.gazelles))
    cheetahs = bits(ACROSS[place] & land.cheetahs)
    if cheetahs == 0:
        return points + prey_gain(land, place)
    return points + CHEETAH_PREY * cheetahs + worth_of_carcass(land, place)


@rule
def zebra_gain(land: Land, place: int) -> float:
    """The grasslands beside it (SAV-27)."""
    grass = ZEBRA_GRASS * bits(NEAR[place] & land.grass)
    return grass + at_water(land, place, land.zebras) + prey_gain(land, place)


@rule
def giraffe_gain(land: Land, place: int) -> float:
    """A tree beside it (SAV-28)."""
    return float(visit(land, place, land.giraffes) + (GIRAFFE_TREE if NEAR[place] & land.trees else 0))


@rule
def cheetah_gain(land: Land, place: int, early: float) -> float:
    """The gazelles on its diagonals, what they bring as carcasses, and the cells where more may come (SAV-29)."""
    across = ACROSS[place]
    points = visit(land, place, land.cheetahs) + CHEETAH_PREY * bits(across & land.gazelles)
    fresh = across & land.gazelles & ~land.down
    while fresh:
        quiet = ELEPHANT_DISTURBED * bits(NEAR[lowest(fresh)] & land.elephants)
        points += worth_of_carcass(land, lowest(fresh)) + quiet
        fresh &= fresh - 1
    return points + early * CHEETAH_OPEN * bits(across & land.open)


@rule
def lion_gain(land: Land, place: int) -> float:
    """Its prey, if it hunts (SAV-31)."""
    points = visit(land, place, land.lions)
    if NEAR[place] & land.grass == 0:
        return float(points)
    return points + (LION_PREY + LION_LEADS if spare(land) > 0 else LION_WAITS)


@rule
def elephant_gain(land: Land, place: int) -> float:
    """Its six points, less what disturbs it (SAV-34)."""
    near = NEAR[place]
    others = bits(near & (land.giraffes | land.cheetahs | land.lions | land.hyenas | land.vultures))
    points = ELEPHANT_ALONE - ELEPHANT_DISTURBED * others + at_water(land, place, land.elephants)
    return points - PREY_DISTURBS * bits(near & prey(land))


@rule
def hyena_gain(land: Land, place: int, early: float) -> float:
    """The carcasses two steps away (SAV-35)."""
    cells = AROUND_TWO[place]
    points = visit(land, place, land.hyenas) + HYENA_CARCASS * bits(cells & land.down)
    return points + carcass_hope(land, cells, HYENA_PREY, early * HYENA_OPEN)


@rule
def vulture_gain(land: Land, place: int, early: float) -> float:
    """The carcasses below it (SAV-36)."""
    cells = BELOW[place]
    points = visit(land, place, land.vultures) + VULTURE_CARCASS * bits(cells & land.down)
    return points + carcass_hope(land, cells, VULTURE_PREY, early * VULTURE_OPEN)
