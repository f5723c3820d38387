"""The end of the game: every tile is scored once more, and the winner (DS-144 … DS-146, DS-160, DS-169)."""

from gondwana.kernel.rules import NONE, rule, tell

from .prompts import Event
from .rules.domination import place_on
from .rules.earth import in_play, is_tile, whose
from .rules.pieces import gain
from .state import State
from .tables import ANIMALS, HEXES, PLACES, PRIZE, Source


@rule
def final_points(s: State, animal: int) -> int:
    """What an animal gains at the end: its places on all tiles, those named in this turn too (DS-145, DS-160)."""
    points = 0
    for tile in range(HEXES):
        if is_tile(s, tile) and s.cubes[tile, animal] > 0:
            for place in range(PLACES):
                if place_on(s, tile, place) == animal:
                    points += PRIZE[s.terrain[tile], place]
    return points


@rule
def score_earth(s: State) -> None:
    """Every tile is scored once, without cards (DS-145)."""
    for animal in range(ANIMALS):
        if in_play(s, animal):
            points = final_points(s, animal)
            gain(s, animal, points, Source.FINAL)
            tell(s, Event.FINAL, whose(s, animal), points)


@rule
def speaker(s: State, seat: int) -> int:
    """The animal that gives a seat's result: its lowest one, the higher on the food chain of equals (DS-169)."""
    found = NONE
    for animal in range(ANIMALS):
        if s.owner[animal] == seat and (found == NONE or s.points[animal] < s.points[found]):
            found = animal
    return found


@rule
def finish(s: State) -> None:
    """Most VPs win, ties go to the animal higher on the food chain (DS-146, DS-169)."""
    score_earth(s)
    for seat in range(s.seats):
        own = speaker(s, seat)
        place = 1
        for other in range(s.seats):
            rival = speaker(s, other)
            if s.points[rival] > s.points[own] or (s.points[rival] == s.points[own] and rival < own):
                place += 1
        s.places[seat] = place
        s.scores[seat] = s.points[own]
        if place == 1:
            tell(s, Event.WON, seat, own, s.points[own])
    s.over = 1
