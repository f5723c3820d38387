"""How a species dies, and what is left of it."""

from gondwana.kernel.rules import NONE, rule

from ..state import State
from ..tables import ANIMAL, DOCKS, KEPT_BY_DEATH, Dock, Source
from .hands import discard
from .ledger import book
from .species import mention, owner


@rule
def obituary(s: State, species: int, event: int) -> None:
    """Tell who died, where, and of what."""
    body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
    mention(s, event, owner(species), body, head, s.biome[s.slot[species]])


@rule
def clear_away(s: State, species: int) -> None:
    """The cards go to the discard piles, the token back to its owner (DC-112)."""
    for dock in range(DOCKS):
        if s.card[species, dock] != NONE:
            discard(s, s.card[species, dock])
            s.card[species, dock] = NONE
    s.low[species] = 0
    s.high[species] = 0
    s.slot[species] = 0
    s.points[species] = 0
    s.checked[species] = 0
    s.arrival[species] = 0
    s.ancient[species] = 0
    s.waste[species] = 0


@rule
def die(s: State, species: int, event: int) -> None:
    """The owner keeps at most one of its Darwin Points (DC-112, DC-113)."""
    seat = owner(species)
    kept = min(KEPT_BY_DEATH, s.points[species])
    obituary(s, species, event)
    s.bank[seat] += kept
    book(s, seat, Source.LOST, kept - s.points[species])
    clear_away(s, species)


@rule
def reward(s: State, species: int, source: int, points: int) -> None:
    """Darwin Points lie on the species that earned them (DC-5)."""
    s.points[species] += points
    book(s, owner(species), source, points)
