"""Answers carried out by the rules on copies: what would be, for previews and sentences.

Nothing here decides anything: a copy is made, the rules do to it what they would do to the table, and it is read. No
card is drawn and nothing is uncovered on the way, so that a copy says nothing that a seat can't know.
"""

from typing import Any

import numpy as np

from gondwana.kernel.rules import NONE
from gondwana.kernel.rules.records import Plain, Reading, live_at

from ..rules.building import free_token
from ..rules.children import end_childrens_era
from ..rules.creation import create
from ..rules.evaluation import adapted, evaluate
from ..rules.food import feed, place_of
from ..rules.hands import hand_place
from ..rules.migration import migrate
from ..rules.mutation import mutate, pay_mutation
from ..state import State
from ..tables import FIELD, TOKENS, Dock, Fate, Mode
from ..tables import NEUTRAL as NEUTRAL_MEMBER
from ..words import FATE_WORDS
from .cards import eaten_by, meal_at, no_meal, rank_at, thing_of
from .shapes import Food, Foreseen


def another(live: Any) -> Any:
    """A copy of a copy, to which nobody listens."""
    if isinstance(live, Plain):
        twin = live.duplicate()
    else:
        array = np.zeros(1, State.dtype)  # type: ignore[attr-defined]
        array[0] = live
        twin = live_at(array, 0, State)
    twin.listening = 0
    return twin


def readable(live: Any) -> Any:
    """A copy as Python's numbers."""
    return live if isinstance(live, Plain) else Reading(live, State.cells)  # type: ignore[attr-defined]


# answers


def created(live: Any, seat: int, cards: list[int], slot: int) -> tuple[Any, int]:
    """The table with a new species of some cards of the hand in a slot, and the number of that species (DC-87)."""
    after = another(live)
    after.chosen = 0
    for card in cards:
        after.chosen |= 1 << int(hand_place(after, seat, card))
    species = int(free_token(after, seat))
    create(after, seat, slot)
    return after, species


def moved(live: Any, seat: int, species: int, slot: int) -> Any:
    """The table with a species in another slot, its way paid (DC-96)."""
    after = another(live)
    migrate(after, seat, species, slot)
    return after


def changed(live: Any, seat: int, species: int, changes: list[tuple[int, int]], pays: bool) -> Any:
    """The table after one or two changes of a species, each a card that goes and a card that comes (DC-90, DC-93)."""
    after = another(live)
    (gone, come), (gone2, come2) = [*changes, (NONE, NONE), (NONE, NONE)][:2]
    if pays:
        pay_mutation(after, seat, species)
    mutate(after, seat, species, gone, come, gone2, come2)
    return after


def judged(live: Any) -> Any:
    """The table as the evaluation of this era would leave it, if nothing more happened (DC-102)."""
    after = another(live)
    if after.mode >= Mode.CHILDREN_BASE:
        end_childrens_era(after)
    else:
        evaluate(after)
    return after


def scores(live: Any) -> list[int]:
    """The points of every seat."""
    return [int(live.scores[seat]) for seat in range(live.seats)]


# reading


def foreseen(live: Any, slot: int) -> list[Foreseen]:
    """Everybody in a slot, best first, as the food would be handed out; those who can't live there last (DC-41)."""
    feed(live, slot)
    rows = [_member(live, place) for place in range(live.members)]
    here = [index for index in range(live.seats * TOKENS) if live.card[index, Dock.HEAD] != NONE]
    unfit = [index for index in here if live.slot[index] == slot and place_of(live, index) == NONE]
    return rows + [_unfit(live, index) for index in best_adapted(live, unfit)]


def best_adapted(live: Any, species: list[int]) -> list[int]:
    """Species in the order of their adaptation, equals in that of their arrival."""
    return sorted(species, key=lambda index: (-int(adapted(live, index)), int(live.arrival[index])))


def _member(live: Any, place: int) -> Foreseen:
    fate = int(live.outcome[place])
    fit = int(live.rank[place]) >> 2 * FIELD
    return {
        "thing": thing_of(live, int(live.member[place])),
        "adaptation": fit,
        "rank": rank_at(live, place),
        "fate": FATE_WORDS[fate],
        "meal": meal_at(live, place),
        "eaten_by": eaten_by(live, place),
        "waste": bool(live.scraps[place]),
        "best": bool(fit == best_of_the_fed(live) and (fate == Fate.FED or live.member[place] == NEUTRAL_MEMBER)),
    }


def _unfit(live: Any, species: int) -> Foreseen:
    return {
        "thing": thing_of(live, species),
        "adaptation": int(adapted(live, species)),
        "rank": 0,
        "fate": FATE_WORDS[Fate.UNFIT],
        "meal": no_meal(),
        "eaten_by": None,
        "waste": False,
        "best": False,
    }


def best_of_the_fed(live: Any) -> int:
    """The best adaptation among those in the fed slot that will survive as things stand, or are neutral."""
    everybody = range(live.members)
    safe = [place for place in everybody if live.outcome[place] == Fate.FED or live.member[place] == NEUTRAL_MEMBER]
    return max((int(live.rank[place]) >> 2 * FIELD for place in safe), default=NONE)


def left_in(live: Any) -> Food:
    """What nobody takes in the slot that was just fed."""
    return {"plants": int(live.plants[live.members]), "meat": int(live.meat[live.members])}
