"""Cards, symbols and meals as the page gets them."""

from collections.abc import Sequence
from typing import Any

from gondwana.kernel.rules import NONE

from ..rules.species import competitiveness, hearts_of, trait
from ..state import State
from ..tables import ANIMAL, ANIMALS, DECK, DIET, DOCKS, HIGH, LOW, PART, Fate, Part
from ..tables import NEUTRAL as NEUTRAL_MEMBER
from ..words import CARD_WORDS, DIET_WORDS, NEUTRAL, OWN_NAMES, PART_WORDS, SPECIES_WORDS, TRAIT_WORDS
from .shapes import CardView, Docks, Meal, Totals


def card_view(card: int) -> CardView:
    """An animal card."""
    animal = ANIMALS[ANIMAL[card]]
    return {
        "thing": f"card:{CARD_WORDS[card]}",
        "card": CARD_WORDS[card],
        "animal": animal,
        "name": OWN_NAMES.get(animal),
        "part": PART_WORDS[PART[card]],
        "size": "large" if DECK[card].large else "small",
        "diet": DIET_WORDS[DIET[card]] if DIET[card] != NONE else None,
        **totals(int(LOW[card]), int(HIGH[card])),
        "docks": docks_of(DECK[card].docks) if PART[card] == Part.BODY else None,
        "extinct": DECK[card].extinct,
        "expansion": DECK[card].expansion,
    }


def docks_of(places: Sequence[int]) -> Docks:
    """Docking points by name (DC-9)."""
    wings, legs, tail = places
    return {"wings": wings, "legs": legs, "tail": tail}


def totals(low: int, high: int) -> Totals:
    """The symbols of one card, or of all cards of a species (DC-18)."""
    return {
        "hearts": int(hearts_of(low)),
        "comp": int(competitiveness(low)),
        "traits": {word: int(trait(low, high, which)) for which, word in enumerate(TRAIT_WORDS)},
    }


def cards_of(s: Any, species: int) -> list[int]:
    """The cards of a species, dock by dock."""
    return [int(s.card[species, dock]) for dock in range(DOCKS) if s.card[species, dock] != NONE]


def thing_of(s: Any, member: int) -> str:
    """The thing of a member of a biome: a species, or the neutral animal."""
    if member == NEUTRAL_MEMBER:
        return f"neutral:{NEUTRAL.word(s.neutral)}"
    return f"species:{SPECIES_WORDS[member]}"


def meal_at(live: State, place: int) -> Meal:
    """What a member of the gathered biome lives on."""
    fed = live.outcome[place] <= Fate.EATEN
    prey = [
        thing_of(live, int(live.member[other]))
        for other in range(live.members)
        if live.outcome[other] == Fate.EATEN and live.hunter[other] == place
    ]
    return {
        "plants": int(live.plants[place]) if fed else 0,
        "meat": int(live.meat[place]) if fed else 0,
        "waste": int(live.scraps[place]),
        "prey": prey,
    }


def no_meal() -> Meal:
    """The meal of who does not live there."""
    return {"plants": 0, "meat": 0, "waste": 0, "prey": []}


def rank_at(live: State, place: int) -> int:
    """1 for the highest rank of the gathered biome; equals share it."""
    return 1 + sum(1 for other in range(live.members) if live.rank[other] > live.rank[place])


def eaten_by(live: State, place: int) -> str | None:
    """Who will eat a member of the gathered biome."""
    if live.outcome[place] != Fate.EATEN:
        return None
    return thing_of(live, int(live.member[live.hunter[place]]))
