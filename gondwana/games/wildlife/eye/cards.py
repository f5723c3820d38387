"""Cards as people see them: how many of each kind, and what could be done with them now."""

from typing import Any

from ..rules.execution import can_execute
from ..rules.movement import can_move_to_terrain
from ..rules.terrain import can_attack, can_place
from ..state import State
from ..tables import KINDS, TERRAINS, Way
from ..words import CARD, WAY
from .shapes import Cards, Playable


def cards(where: str, counts: Any) -> list[Cards]:
    """Cards by kind, those that are there."""
    return [
        {"thing": f"{where}:{CARD.word(kind)}", "card": CARD.word(kind), "count": counts[kind]}
        for kind in range(KINDS)
        if counts[kind]
    ]


def playable(where: str, counts: Any, live: State, seat: int) -> list[Playable]:
    """Cards by kind, with what a seat could do with each of them now."""
    return [{**held, "ways": ways(live, seat, CARD.words.index(held["card"]), 0)} for held in cards(where, counts)]


def ways(live: State, seat: int, card: int, bought: int) -> list[str]:
    """Move, place, attack for a terrain card (WL-12 … WL-14), use for the others; none where it can't be executed."""
    if card >= TERRAINS:
        return ["use"] if can_execute(live, seat, card, bought) else []
    found = {
        Way.MOVE: can_move_to_terrain(live, seat, card),
        Way.PLACE: can_place(live, seat, card, bought),
        Way.ATTACK: can_attack(live, seat, card),
    }
    return [WAY.word(way) for way, possible in found.items() if possible]
