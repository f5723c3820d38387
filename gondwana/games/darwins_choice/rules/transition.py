"""The transition phase, in seven steps (DC-114), and the beginning of an era."""

from gondwana.kernel.rules import NONE, Ints, answers, ask, question, rule, tell

from ..prompts import Event, Prompt
from ..state import State
from ..tables import SPECIES_ANSWER, TOKENS, Source
from ..words import ANSWER, THINGS
from .death import reward
from .hands import clear_row, lay_row
from .ledger import book
from .mutation import name_and
from .species import lives
from .turn import settled

# points of species that an event killed


@rule
def ask_for_points(s: State) -> bool:
    """From the first player on, point by point (DC-140, DC-141). Whether all are given."""
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        if s.orphans[seat] == 0:
            continue
        heirs = settled(s, seat)
        if heirs == 0:
            s.bank[seat] += s.orphans[seat]
            book(s, seat, Source.EVENTS, s.orphans[seat])
            tell(s, Event.KEPT_ALL, seat, s.orphans[seat])
            s.orphans[seat] = 0
        elif heirs == 1:
            assign(s, seat, first_species(s, seat), s.orphans[seat])
        else:
            ask(s, Prompt.ASSIGN, seat)
            return False
    return True


@rule
def first_species(s: State, seat: int) -> int:
    """The species of a seat with the lowest number, NONE without."""
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if lives(s, species):
            return species
    return NONE


@rule
def assign(s: State, seat: int, species: int, points: int) -> None:
    """Points of the dead come to a living species."""
    s.orphans[seat] -= points
    reward(s, species, Source.EVENTS, points)
    name_and(s, Event.ASSIGNED, seat, species, points)


@question(Prompt.ASSIGN, ANSWER, at=THINGS)
def offer_assign(s: State, seat: int, out: Ints) -> int:
    """Any own living species (DC-140)."""
    count = 0
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        if lives(s, species):
            out[count] = SPECIES_ANSWER + species
            count += 1
    return count


@answers(Prompt.ASSIGN)
def answer_assign(s: State, seat: int, move: int) -> None:
    """One point."""
    assign(s, seat, move - SPECIES_ANSWER, 1)


# renewal


@rule
def renew(s: State) -> None:
    """Tokens are turned back, the trade row is renewed (DC-130, DC-131)."""
    for species in range(s.seats * TOKENS):
        s.checked[species] = 0
    clear_row(s)
    lay_row(s)
    if s.row[0] != NONE:
        tell(s, Event.ROW_RENEWED)


@rule
def pass_first_player(s: State) -> None:
    """The first-player token goes on counter-clockwise, at the very end (DC-3, DC-133)."""
    s.first = (s.first + 1) % s.seats


@rule
def begin_era(s: State) -> None:
    """Everybody is active and has done nothing yet."""
    s.era += 1
    s.active = (1 << s.seats) - 1
    s.fresh = s.active
    for seat in range(s.seats):
        s.actions[seat] = 0
    s.turn = s.first
    tell(s, Event.ERA_BEGAN, s.era, s.eras, s.first)
