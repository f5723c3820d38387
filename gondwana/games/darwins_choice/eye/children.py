"""The places of the children's game, as the page gets them: no food, no conditions, the best one wins (DC-164)."""

from ..rules.members import attracts_waste
from ..rules.species import adaptation, competitiveness, counts_for_adaptation
from ..state import State
from ..tables import COMPETITION_SLOT, DIET, SPECIES, TOKENS, Dock, Fate
from ..words import DIET_WORDS, FATE_WORDS, SPECIES_WORDS
from .cards import card_view, cards_of, no_meal, thing_of, totals
from .shapes import Foreseen, SpeciesView


def measure(s: State, live: State, slot: int, low: int, high: int) -> int:
    """What counts at a place: the adaptation, at the Competition token the competitiveness (DC-165)."""
    if slot == COMPETITION_SLOT:
        return int(competitiveness(low))
    return int(adaptation(low, high, counts_for_adaptation(live, s.biome[slot])))


def is_best(slot: int, mine: int, others: list[int]) -> bool:
    """Whether it would score as the best: in a tie too, at the token never without a symbol (DC-165, DC-188)."""
    return mine >= max(others, default=0) and (slot != COMPETITION_SLOT or mine > 0)


def measures(s: State, live: State, slot: int) -> dict[int, int]:
    """Every species at a place, and what it counts for there."""
    here = [index for index in range(SPECIES) if s.card[index, Dock.HEAD] >= 0 and s.slot[index] == slot]
    return {index: measure(s, live, slot, s.low[index], s.high[index]) for index in here}


def childrens_species(s: State, live: State, slot: int) -> list[SpeciesView]:
    """Who lives at a place, best first, then in the order of arrival."""
    all_here = measures(s, live, slot)
    ordered = sorted(all_here, key=lambda index: (-all_here[index], s.arrival[index]))
    return [childrens_view(s, live, slot, index, all_here) for index in ordered]


def childrens_view(s: State, live: State, slot: int, species: int, all_here: dict[int, int]) -> SpeciesView:
    """A species of the children's game."""
    mine = all_here[species]
    return {
        "thing": thing_of(s, species),
        "species": SPECIES_WORDS[species],
        "owner": species // TOKENS,
        "neutral": None,
        "cards": [card_view(card) for card in cards_of(s, species)],
        "diet": DIET_WORDS[DIET[s.card[species, Dock.HEAD]]],
        "totals": totals(s.low[species], s.high[species]),
        "adaptation": mine,
        "rank": 1 + sum(other > mine for other in all_here.values()),
        "fate": FATE_WORDS[Fate.FED],
        "meal": no_meal(),
        "eaten_by": None,
        "points": s.points[species],
        "checked": bool(s.checked[species]),
        "arrival": s.arrival[species],
        "waste": bool(attracts_waste(live, s.special[slot], s.low[species])),
        "best": is_best(slot, mine, list(all_here.values())),
        "competitive": 0,
    }


def childrens_forecast(live: State, slot: int) -> list[Foreseen]:
    """Who would be at a place: it lives everywhere, the question is who is the best (DC-164)."""
    all_here = measures(live, live, slot)
    ordered = sorted(all_here, key=lambda index: (-all_here[index], int(live.arrival[index])))
    return [
        {
            "thing": thing_of(live, index),
            "adaptation": all_here[index],
            "rank": 1 + sum(other > all_here[index] for other in all_here.values()),
            "fate": FATE_WORDS[Fate.FED],
            "meal": {**no_meal(), "waste": int(attracts_waste(live, live.special[slot], live.low[index]))},
            "eaten_by": None,
            "waste": bool(attracts_waste(live, live.special[slot], live.low[index])),
            "best": is_best(slot, all_here[index], list(all_here.values())),
        }
        for index in ordered
    ]
