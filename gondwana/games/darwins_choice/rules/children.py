"""The children's game: build the best animal for each place (DC-163 … DC-166)."""

from gondwana.kernel.rules import NONE, rule, tell

from ..prompts import Event
from ..state import State
from ..tables import ANIMAL, COMPETITION_POINTS, COMPETITION_SLOT, SURVIVAL, TOKENS, Dock, Fate, Source
from .death import clear_away
from .evaluation import adapted, best_adaptation, open_report, win_points
from .ledger import book
from .members import attracts_waste
from .species import competitiveness, lives, owner


@rule
def end_childrens_era(s: State) -> None:
    """Survival, the biomes, the Competition token, waste; then everything is put away (DC-165)."""
    tell(s, Event.EVALUATION, s.era)
    open_report(s)
    for seat in range(s.seats):
        count = 0
        for species in range(seat * TOKENS, (seat + 1) * TOKENS):
            if lives(s, species):
                s.fate[species] = Fate.FED
                count += SURVIVAL
        if count > 0:
            bank(s, seat, Source.SURVIVAL, count)
            tell(s, Event.SURVIVED, seat, count)
    crown_children(s)
    crown_competition(s)
    collect_waste(s)
    for species in range(s.seats * TOKENS):
        if lives(s, species):
            clear_away(s, species)


@rule
def bank(s: State, seat: int, source: int, points: int) -> None:
    """Children collect their points at the end of each era (DC-165)."""
    s.bank[seat] += points
    book(s, seat, source, points)


@rule
def crown_children(s: State) -> None:
    """The best adapted of each biome, all of them in a tie (DC-165)."""
    for slot in range(COMPETITION_SLOT):
        best, points = best_adaptation(s, slot), win_points(s, slot)
        for species in range(s.seats * TOKENS):
            if lives(s, species) and s.slot[species] == slot and adapted(s, species) == best:
                bank(s, owner(species), Source.ADAPTATION, points)
                s.won[species] = points
                body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
                tell(s, Event.BEST_ADAPTED, body, head, s.biome[slot], points)


@rule
def crown_competition(s: State) -> None:
    """The most competitive at the token; without a symbol nobody is (DC-165, DC-188)."""
    best = 1
    for species in range(s.seats * TOKENS):
        if lives(s, species) and s.slot[species] == COMPETITION_SLOT:
            best = max(best, competitiveness(s.low[species]))
    for species in range(s.seats * TOKENS):
        at_token = lives(s, species) and s.slot[species] == COMPETITION_SLOT
        if at_token and competitiveness(s.low[species]) == best:
            bank(s, owner(species), Source.COMPETITIVENESS, COMPETITION_POINTS)
            s.ranked[species] = COMPETITION_POINTS
            body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
            tell(s, Event.COMPETITION, owner(species), body, head, COMPETITION_POINTS)


@rule
def collect_waste(s: State) -> None:
    """Who meets the condition of its location's Special card takes a waste token to its player (DC-166, DC-187)."""
    for slot in range(s.slots):
        last = 0
        while s.special[slot] != NONE and s.waste_total > 0:
            species = next_to_arrive(s, slot, last)
            if species == NONE:
                break
            last = s.arrival[species]
            if attracts_waste(s, s.special[slot], s.low[species]):
                s.collected[owner(species)] += 1
                book(s, owner(species), Source.LOST, -1)
                s.waste_total -= 1
                body, head = ANIMAL[s.card[species, Dock.BODY]], ANIMAL[s.card[species, Dock.HEAD]]
                tell(s, Event.WASTE, owner(species), body, head)


@rule
def next_to_arrive(s: State, slot: int, last: int) -> int:
    """The species of a location that came next after an arrival number, NONE without (DC-187)."""
    found = NONE
    for species in range(s.seats * TOKENS):
        later = lives(s, species) and s.slot[species] == slot and s.arrival[species] > last
        if later and (found == NONE or s.arrival[species] < s.arrival[found]):
            found = species
    return found
