"""From options to the first question."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints, constant, roll, rule

from .rules.planning import give_animal
from .state import Stage, State
from .tables import ANIMALS, CORNERS, EYES, HEXES, STACKS

# The places of the options
CHOICE: Final = 0  # `animals`: dealt at random, or chosen
EACH: Final = 1  # `animals_each`: one, or several with two or three players
EARTH: Final = 2  # `earth`: the printed start, or random
LIMIT: Final = 3  # `turn_limit`
TURN_LIMITS: Final = ("none", "10", "20", "40")
TURN_LIMIT: Final[Ints] = constant([0 if name == "none" else int(name) for name in TURN_LIMITS])
SEVERAL: Final = 3  # players at most who may have several animals each (DS-167)


@rule
def setup(s: State, options: Ints) -> None:
    """An empty table, the options, and who plays what if chance decides (DS-1, DS-147, DS-167, DS-170, DS-192)."""
    clear(s)
    s.each = ANIMALS // s.seats if options[EACH] == 1 and s.seats <= SEVERAL else 1
    s.random_earth = options[EARTH]
    s.limit = TURN_LIMIT[options[LIMIT]]
    s.stage = Stage.CHOOSE
    if options[CHOICE] == 0:
        deal_animals(s)


@rule
def clear(s: State) -> None:
    """Nothing lies anywhere."""
    for tile in range(HEXES):
        s.terrain[tile] = NONE
        s.covered[tile] = NONE
    for corner in range(CORNERS):
        s.disk[corner] = NONE
    for eye in range(EYES):
        s.eyes[eye] = NONE
    for animal in range(ANIMALS):
        s.owner[animal] = NONE
        s.track[animal] = NONE
    for stack in range(STACKS):
        s.face_up[stack] = NONE
    s.sleeper = NONE
    s.rescue = NONE


@rule
def deal_animals(s: State) -> None:
    """Each seat gets its animals at random, all equally likely (DS-1, DS-167)."""
    for number in range(s.seats * s.each):
        left = roll(s, ANIMALS - number)
        for animal in range(ANIMALS):
            if s.owner[animal] == NONE:
                if left == 0:
                    give_animal(s, number % s.seats, animal)
                    break
                left -= 1
