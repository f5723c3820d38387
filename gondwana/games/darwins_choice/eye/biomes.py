"""Biomes with their conditions, food and territories, and the species in them, as the page gets them."""

from gondwana.kernel.rules import NONE

from ..cards.biomes_and_events import GROUPS
from ..rules.evaluation import adapted, fierceness, win_points
from ..rules.food import feed, meat_in, park_limit, place_of, plants_in
from ..rules.members import threshold
from ..rules.species import adaptation, competitiveness, counts_for_adaptation
from ..state import State
from ..tables import (
    AT_LEAST,
    BIOME_CARDS,
    BY_HEARTS,
    COMPETITION,
    COMPETITION_POINTS,
    COMPETITIVE,
    DIET,
    EVENT_EFFECT,
    MEAT_LIMIT,
    NEUTRAL_DIET,
    NEUTRAL_HIGH,
    NEUTRAL_LOW,
    NEVER,
    PLANTS_LIMIT,
    PREDATION,
    TOKENS,
    Dock,
    Effect,
    Fate,
    Mode,
    Territory,
)
from ..tables import NEUTRAL as NEUTRAL_MEMBER
from ..words import BIOME_WORDS, DIET_WORDS, FATE_WORDS, NEUTRAL, SPECIES_WORDS, TERRITORY_WORDS, TRAIT_WORDS
from .ahead import best_adapted, best_of_the_fed
from .cards import card_view, cards_of, eaten_by, meal_at, no_meal, rank_at, thing_of, totals
from .children import childrens_species
from .shapes import BiomeView, Competitive, SpecialView, SpeciesView, TerritoryView, WasteRule


def biome_view(s: State, live: State, slot: int, scored: dict[int, int]) -> BiomeView:
    """A slot: what its biome asks for and gives, who lives there."""
    number = s.biome[slot]
    card = NEVER if number == COMPETITION else BIOME_CARDS[number]
    mask = int(counts_for_adaptation(live, number))
    feed(live, slot)
    return {
        "thing": f"biome:{BIOME_WORDS[number]}",
        "biome": BIOME_WORDS[number],
        "slot": slot + 1,
        "needs": {TRAIT_WORDS[which]: least for which, least in enumerate(card.needs) if least},
        "any_of": [TRAIT_WORDS[which] for which in card.any_of],
        "forbids": [TRAIT_WORDS[which] for which in card.forbids],
        "adapt": [word for which, word in enumerate(TRAIT_WORDS) if mask >> which & 1],
        "plants": card.plants,
        "meat": card.meat,
        "supply": {"plants": int(plants_in(live, slot)), "meat": int(meat_in(live, slot))},
        "left": {"plants": int(live.plants[live.members]), "meat": int(live.meat[live.members])},
        "win": COMPETITION_POINTS if number == COMPETITION else int(win_points(live, slot)),
        "group": GROUPS[card.group] or None,
        "prehistoric": card.prehistoric,
        "territory": territory_view(s, live, slot),
        "special": special_view(s, live, slot),
        "species": fed_species(s, live, slot, scored),
    }


def territory_view(s: State, live: State, slot: int) -> TerritoryView | None:
    """What lies beside a biome; in a Story before its time face down, but for the park (DC-168)."""
    territory = s.territory[slot]
    if territory == NONE:
        waits = s.mode == Mode.STORY and s.index == 0
        if not waits:
            return None
        word = TERRITORY_WORDS[Territory.PARK] if slot == s.park else "hidden"
        return {
            "territory": word,
            "active": False,
            "plants": None,
            "meat": None,
            "waste": None,
            "predation": True,
            "limit": int(park_limit(live)) if slot == s.park else None,
        }
    standard = territory != Territory.PARK
    return {
        "territory": TERRITORY_WORDS[territory],
        "active": True,
        "plants": int(PLANTS_LIMIT[territory, s.index]) if standard else None,
        "meat": int(MEAT_LIMIT[territory, s.index]) if standard else None,
        "waste": waste_condition(s, live, territory) if standard else None,
        "predation": bool(PREDATION[territory]),
        "limit": None if standard else int(park_limit(live)),
    }


def waste_condition(s: State, live: State, territory: int) -> WasteRule | None:
    """Who finds waste; nobody after an ecological rehabilitation (DC-46 … DC-49, DC-151)."""
    if s.event != NONE and EVENT_EFFECT[s.event] == Effect.NO_WASTE:
        return None
    number = int(threshold(live, territory))
    return {
        "by": "hearts" if BY_HEARTS[territory] else "comp",
        "least": number if AT_LEAST[territory] else None,
        "most": None if AT_LEAST[territory] else number,
    }


def special_view(s: State, live: State, slot: int) -> SpecialView | None:
    """The Special card of the children's game (DC-166)."""
    if s.special[slot] == NONE:
        return None
    return {"territory": TERRITORY_WORDS[s.special[slot]], "waste": waste_condition(s, live, s.special[slot])}


def fed_species(s: State, live: State, slot: int, scored: dict[int, int]) -> list[SpeciesView]:
    """Who lives in the slot that was just fed, best first; those that do not meet its conditions last."""
    if s.mode >= Mode.CHILDREN_BASE:
        return childrens_species(s, live, slot)
    best = best_of_the_fed(live)
    members = [int(live.member[place]) for place in range(live.members)]
    here = [index for index in range(s.seats * TOKENS) if s.card[index, Dock.HEAD] != NONE and s.slot[index] == slot]
    unfit = best_adapted(live, [index for index in here if index not in members])
    return [
        neutral_view(s, live, slot, best) if who == NEUTRAL_MEMBER else species_view(s, live, who, best, scored)
        for who in members + unfit
    ]


def species_view(s: State, live: State, species: int, best: int, scored: dict[int, int]) -> SpeciesView:
    """A species with what it lives on."""
    place = int(place_of(live, species))
    fate = Fate.UNFIT if place == NONE else Fate(int(live.outcome[place]))
    return {
        "thing": thing_of(s, species),
        "species": SPECIES_WORDS[species],
        "owner": species // TOKENS,
        "neutral": None,
        "cards": [card_view(card) for card in cards_of(s, species)],
        "diet": DIET_WORDS[DIET[s.card[species, Dock.HEAD]]],
        "totals": totals(s.low[species], s.high[species]),
        "adaptation": int(adapted(live, species)),
        "rank": 0 if place == NONE else rank_at(live, place),
        "fate": FATE_WORDS[fate],
        "meal": no_meal() if place == NONE else meal_at(live, place),
        "eaten_by": None if place == NONE else eaten_by(live, place),
        "points": s.points[species],
        "checked": bool(s.checked[species]),
        "arrival": s.arrival[species],
        "waste": place != NONE and bool(live.scraps[place]),
        "best": fate == Fate.FED and int(adapted(live, species)) == best,
        "competitive": scored.get(species, 0),
    }


def neutral_view(s: State, live: State, slot: int, best: int) -> SpeciesView:
    """Pets or Invaders (DC-148, DC-155)."""
    place = int(place_of(live, NEUTRAL_MEMBER))
    low, high = int(NEUTRAL_LOW[s.neutral]), int(NEUTRAL_HIGH[s.neutral])
    fit = int(adaptation(low, high, counts_for_adaptation(live, s.biome[slot])))
    return {
        "thing": thing_of(s, NEUTRAL_MEMBER),
        "species": NEUTRAL.word(s.neutral),
        "owner": None,
        "neutral": NEUTRAL.word(s.neutral),
        "cards": [],
        "diet": DIET_WORDS[NEUTRAL_DIET[s.neutral]],
        "totals": totals(low, high),
        "adaptation": fit,
        "rank": rank_at(live, place),
        "fate": FATE_WORDS[live.outcome[place]],
        "meal": meal_at(live, place),
        "eaten_by": None,
        "points": 0,
        "checked": False,
        "arrival": s.neutral_arrival,
        "waste": False,
        "best": fit == best,
        "competitive": 0,
    }


def waste_held(s: State, live: State) -> int:
    """Waste tokens that lie on species now."""
    held = 0
    for slot in range(s.slots):
        feed(live, slot)
        held += sum(int(live.scraps[place]) for place in range(live.members))
    return held


def competitive(s: State, live: State) -> dict[int, int]:
    """What each species gets for competitiveness, if those live on that will as things stand (DC-109 … DC-111)."""
    safe = [species for slot in range(s.slots) for species in survivors(live, slot)]
    keys = {species: int(fierceness(live, species)) for species in safe}
    places = {species: sum(other > key for other in keys.values()) for species, key in keys.items()}
    return {
        species: int(COMPETITIVE[place])
        for species, place in places.items()
        if place < len(COMPETITIVE) and competitiveness(s.low[species]) > 0
    }


def survivors(live: State, slot: int) -> list[int]:
    """The species of a slot that will survive as things stand."""
    feed(live, slot)
    safe = [int(live.member[place]) for place in range(live.members) if live.outcome[place] == Fate.FED]
    return [species for species in safe if species != NEUTRAL_MEMBER]


def competitive_list(s: State, scored: dict[int, int]) -> list[Competitive]:
    """Who would score for competitiveness now, best first."""
    ordered = sorted(scored, key=lambda index: -scored[index])
    return [{"thing": thing_of(s, index), "points": scored[index]} for index in ordered]
