"""What the open question is about: an auction, an attack, a piece on its way, species to choose from."""

from gondwana.kernel.rules import NONE, asked_about, open_prompt

from ..prompts import Prompt
from ..state import State
from ..tables import AGE, BORN_WITH, SPECIES, TERRAINS
from ..tables import TERRITORY as TERRITORY_OF
from ..words import CAPABILITY, CARD, CELL, SPECIES_KIND, TERRAIN_WORDS, TERRITORY
from .cards import ways
from .preview import after_bid
from .shapes import Attack, Auction, Choosable


def auction(s: State, live: State, seat: int) -> Auction | None:
    """The auction of a card or of a choice of species, with what its holder would have left (WL-29, WL-53)."""
    question = open_prompt(s)
    if question not in (Prompt.BID, Prompt.BID_FOR_CHOICE, Prompt.BOUGHT):
        return None
    species = question == Prompt.BID_FOR_CHOICE
    bidding = [seat for seat in range(s.seats) if s.bidders >> seat & 1]
    out = [
        seat
        for seat in range(s.seats)
        if seat not in bidding and (s.species[seat] == NONE if species else seat != s.active)
    ]
    return {
        "card": None if species else CARD.word(s.lot),
        "seller": None if species else s.active,
        "bid": s.bid or None,
        "holder": None if s.holder == NONE else s.holder,
        "bidding": bidding,
        "passed": out,
        "asked": next((seat for seat in range(s.seats) if s.asked >> seat & 1), None),
        "left": None if s.holder == NONE or question == Prompt.BOUGHT else after_bid(s, s.holder, s.bid),
        "ways": None if species or seat in (NONE, s.active) else ways(live, seat, s.lot, 1),
        "sold": question == Prompt.BOUGHT,
        "fixed": s.seats == 2 and not species,
    }


def attack(s: State) -> Attack | None:
    """The attack or exchange that may still be cancelled (WL-38)."""
    if open_prompt(s) != Prompt.DEFEND:
        return None
    attacker, target, start, _ = asked_about(s)
    return {
        "attacker": attacker,
        "defender": s.piece[target],
        "cell": f"cell:{CELL.word(target)}",
        "from": None if start == NONE else f"cell:{CELL.word(start)}",
        "lands": None if start == NONE else TERRITORY.word(int(TERRITORY_OF[start])),
    }


def moving(s: State) -> str | None:
    """The cell of the piece whose destination is asked for."""
    question = open_prompt(s)
    if question not in (Prompt.MOVE_TO, Prompt.RELOCATE_TO):
        return None
    origin = asked_about(s)[Prompt(question).about.index("origin")]
    return f"cell:{CELL.word(origin)}"


def choosable(s: State) -> list[Choosable]:
    """The species that nobody has chosen yet, with what they are born with (WL-53)."""
    return [born(species) for species in range(SPECIES) if species not in s.species]


def born(species: int) -> Choosable:
    """A species at the beginning of the game (WL-3)."""
    return {
        "thing": f"species:{SPECIES_KIND.word(species)}",
        "species": SPECIES_KIND.word(species),
        "age": AGE[species],
        "capabilities": [
            {"terrain": TERRAIN_WORDS[terrain], "capability": CAPABILITY.word(int(BORN_WITH[species, terrain]))}
            for terrain in range(TERRAINS)
        ],
    }
