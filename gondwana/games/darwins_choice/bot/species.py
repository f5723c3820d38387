"""What species are worth: for this era's evaluation, and for those after it."""

from typing import Final

from gondwana.kernel.rules import NONE, rule

from ..rules.evaluation import win_points
from ..rules.species import competitiveness, lives, meets_conditions, owner
from ..state import State
from ..tables import BIOMES, COMPETITIVE, FIELD, NEUTRAL, TOKENS, Fate, Place

RIVALRY: Final = 0.5  # how much the others' standing counts against one's own
SAFE: Final = 0.9  # a fed species lives on with this chance, as others still may push it out
SETTLED: Final = 0.97  # when nobody can act any more
REPAIR: Final = 0.35  # one that will die but may still act
DOOMED: Final = 0.04  # one that will die and has acted
LATER: Final = 1.3  # what a species brings in each later era, if it gets there
FIERCE: Final = 0.35  # what each symbol of competitiveness adds to that
LASTING: Final = 0.7  # how many get there, from era to era
USUAL_FIT: Final = 0.5  # the part of all biomes in which a species that lives somewhere could live
CLOSE: Final = 0.3  # a tie in competitiveness that may still turn


@rule
def eras_after(s: State) -> int:
    """Evaluations after the next one."""
    coming = s.eras - s.era
    return coming - 1 if s.judged == s.era and coming > 0 else coming


@rule
def future(s: State, low: int, fit: float) -> float:
    """What a living species promises for the eras after the next evaluation."""
    eras, share = 0.0, LASTING
    for _ in range(eras_after(s)):
        eras += share
        share *= LASTING
    return eras * (LATER * (0.5 + fit) + FIERCE * competitiveness(low))


@rule
def fierce_points(s: State, low: int, without: int) -> float:
    """What competitiveness would bring to a species that is only thought of (DC-109)."""
    mine = competitiveness(low)
    if mine == 0:
        return 0.0
    place, ties = 0, 0
    for other in range(s.seats * TOKENS):
        if other != without and lives(s, other):
            theirs = competitiveness(s.low[other])
            if theirs > mine:
                place += 1
            elif theirs == mine:
                ties += 1
    if place >= len(COMPETITIVE):
        return 0.0
    return max(0.0, COMPETITIVE[place] - CLOSE * ties)


@rule
def is_between(s: State) -> bool:
    """Whether the era is evaluated and the next one has not begun: then everybody will act again."""
    return s.judged == s.era


@rule
def chance_to_live(s: State, fate: int, can_act: bool) -> float:
    """With which chance a species outlives the next evaluation."""
    if fate == Fate.FED:
        return SAFE if s.active or is_between(s) else SETTLED
    return REPAIR if can_act else DOOMED


@rule
def versatility(s: State, low: int, high: int) -> float:
    """In which part of all biomes of the pile and the table a species could live."""
    fits, count = 0, 0
    for biome in range(BIOMES):
        if s.biome_place[biome] <= Place.TABLE:
            count += 1
            if meets_conditions(low, high, biome):
                fits += 1
    return fits / count


@rule
def species_worth(
    s: State, fate: int, can_act: bool, win: float, without: int, low: int, points: int, fit: float
) -> float:
    """Points that can be expected of a species, beside those that lie on it."""
    chance = chance_to_live(s, fate, can_act)
    loss = points - 1 if points > 1 else 0
    return chance * (1.0 + win + fierce_points(s, low, without) + future(s, low, fit)) - (1.0 - chance) * loss


@rule
def can_still_act(s: State, species: int) -> bool:
    """Whether a species may still be changed or moved before the next evaluation."""
    return is_between(s) or (s.checked[species] == 0 and (s.active >> owner(species)) & 1 == 1)


@rule
def best_fed(s: State) -> int:
    """The best adaptation among the fed members of the gathered slot; a neutral animal needs no food for that."""
    best = NONE
    for place in range(s.members):
        if s.outcome[place] == Fate.FED or s.member[place] == NEUTRAL:
            best = max(best, s.rank[place] >> (2 * FIELD))
    return best


@rule
def slot_worth(s: State, slot: int, seat: int) -> float:
    """What all members of the fed slot are worth to a seat."""
    total, best, reward = 0.0, best_fed(s), float(win_points(s, slot))
    for place in range(s.members):
        who, fate = s.member[place], s.outcome[place]
        if who == NEUTRAL:
            continue
        win = reward if fate == Fate.FED and s.rank[place] >> (2 * FIELD) == best else 0.0
        fit = versatility(s, s.low[who], s.high[who])
        total += counted(s, seat, who, member_worth(s, who, fate, win, fit))
    return total


@rule
def member_worth(s: State, species: int, fate: int, win: float, fit: float) -> float:
    """What a species is worth to its owner that has a fate and wins so much."""
    return species_worth(s, fate, can_still_act(s, species), win, species, s.low[species], s.points[species], fit)


@rule
def counted(s: State, seat: int, species: int, worth: float) -> float:
    """What the worth of a species counts for a seat: others' against it."""
    return worth if is_ours(s, owner(species), seat) else -RIVALRY * worth / (s.seats - 1)


@rule
def is_ours(s: State, other: int, seat: int) -> bool:
    """Whether a seat is the own or the partner's."""
    return other == seat or (s.teams == 1 and other % 2 == seat % 2)


# what a newcomer changes


@rule
def fed_members(s: State) -> int:
    """Bit mask of the species that are fed in the gathered slot."""
    fed = 0
    for place in range(s.members):
        if s.outcome[place] == Fate.FED and s.member[place] != NEUTRAL:
            fed |= 1 << s.member[place]
    return fed


@rule
def shifted(s: State, slot: int, seat: int, fed: int, best: int) -> float:
    """What the members of a slot have gained or lost since some were fed and one was the best: most of them nothing."""
    total, now, reward = 0.0, best_fed(s), float(win_points(s, slot))
    for place in range(s.members):
        who = s.member[place]
        if who >= NEUTRAL:
            continue
        level = s.rank[place] >> (2 * FIELD)
        was_fed, is_fed = (fed >> who) & 1 == 1, s.outcome[place] == Fate.FED
        was_best, is_best = was_fed and level == best, is_fed and level == now
        if was_fed != is_fed or was_best != is_best:
            after = member_worth(s, who, s.outcome[place], reward if is_best else 0.0, USUAL_FIT)
            before = member_worth(s, who, Fate.FED if was_fed else Fate.HUNGRY, reward if was_best else 0.0, USUAL_FIT)
            total += counted(s, seat, who, after - before)
    return total


@rule
def newcomer_worth(s: State, slot: int, place: int, acting: int, low: int, fit: float) -> float:
    """What a newcomer in the fed slot is worth, the acting species or a new one: it has acted."""
    fed = s.outcome[place] == Fate.FED
    win = float(win_points(s, slot)) if fed and s.rank[place] >> (2 * FIELD) == best_fed(s) else 0.0
    points = s.points[acting] if acting != NONE else 0
    return species_worth(s, s.outcome[place], False, win, acting, low, points, fit)
