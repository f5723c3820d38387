"""What a seat or an onlooker may see, as JSON with named things (WL-55)."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints

from ..flow import Stage
from ..scoring import abilities_of, general_points, line_points
from ..state import State
from ..tables import (
    ABILITIES,
    AGE,
    AT,
    BORN_WITH,
    CELLS,
    COLOUR,
    GENERAL_AT,
    KINDS,
    LINES,
    MARKERS,
    PIECES,
    ROOM,
    SOURCES,
    TERRAINS,
    TERRITORIES,
    TRACK,
    Source,
)
from ..tables import TERRITORY as TERRITORY_OF
from ..words import ABILITY, CAPABILITY, CELL, LINE, SOURCE_WORDS, SPECIES_KIND, TERRAIN_WORDS, TERRITORY
from .cards import cards, playable
from .open_question import attack, auction, choosable, moving
from .shapes import (
    Adapted,
    Cell,
    Colony,
    Owned,
    Phase,
    Player,
    Result,
    Scoring,
    Supply,
    Territory,
    Track,
    Turn,
    View,
)

PHASES: Final[dict[Stage, Phase]] = {Stage.SPECIES: "species", Stage.BEGIN: "species", Stage.SETTLE: "settle"}


def view(s: State, live: State, seat: int) -> View:
    """The table as a seat sees it; NONE is an onlooker."""
    return {
        "viewer": None if seat == NONE else seat,
        "phase": phase(s),
        "round": s.lap + 1,
        "first": None if s.stage < Stage.SETTLE else s.first,
        "order": [s.order[chair] for chair in range(s.seats)],
        "turn": turn(s, live),
        "cells": [cell(s, index) for index in range(CELLS)],
        "territories": [territory(s, live, index) for index in range(TERRITORIES)],
        "colonies": colonies(s),
        "seats": [player(s, live, index) for index in range(s.seats)],
        "hand": None if seat == NONE else playable("hand", s.hand[seat], live, seat),
        "supply": supply(s),
        "deck": count(s.deck),
        "discard": cards("discard", s.discard),
        "auction": auction(s, live, seat),
        "attack": attack(s),
        "moving": moving(s),
        "choice": choosable(s) if s.stage == Stage.SPECIES else None,
        "track": track(s),
        "coming": {"general": bool(s.general), "end": bool(s.ending)},
        "scoring": scoring(s),
        "result": result(s) if s.over else None,
    }


def phase(s: State) -> Phase:
    """What is being done, in a word."""
    return "over" if s.over else PHASES.get(Stage(s.stage), "turn")


def count(pile: Ints) -> int:
    """How many cards there are."""
    return sum(pile[kind] for kind in range(KINDS))


def turn(s: State, live: State) -> Turn | None:
    """Whose turn it is, and what lies open in front of that player (WL-9)."""
    if s.stage < Stage.TURN or s.over:
        return None
    return {
        "seat": s.active,
        "laid": playable("laid", s.laid, live, s.active),
        "spent": cards("spent", s.spent),
        "auctions": s.auctions,
        "moved": bool(s.moved),
    }


def cell(s: State, index: int) -> Cell:
    """One square of the island."""
    row, col = AT[index]
    owner, colony = s.piece[index], s.colony[index]
    return {
        "thing": f"cell:{CELL.word(index)}",
        "cell": CELL.word(index),
        "row": row,
        "col": col,
        "territory": TERRITORY.word(TERRITORY_OF[index]),
        "owner": None if owner == NONE else owner,
        "colony": None if colony == NONE else f"colony:{CELL.word(colony)}",
    }


def territory(s: State, live: State, index: int) -> Territory:
    """One territory: who lives there, its marker, what it would score now (WL-43)."""
    pieces = [s.living[index, seat] for seat in range(s.seats)]
    return {
        "thing": f"territory:{TERRITORY.word(index)}",
        "territory": TERRITORY.word(index),
        "terrain": TERRAIN_WORDS[index // 2],
        "size": "small" if index % 2 else "large",
        "cells": int(ROOM[index]),
        "pieces": pieces,
        "free": int(ROOM[index]) - sum(pieces),
        "marker": s.marker[index] or None,
        "points": [int(line_points(live, index, seat)) for seat in range(s.seats)],
    }


def colonies(s: State) -> list[Colony]:
    """All colonies, the largest first (WL-45)."""
    found: list[Colony] = [
        {"thing": f"colony:{CELL.word(first)}", "seat": s.piece[first], "size": s.members[first]}
        for first in range(CELLS)
        if s.members[first]
    ]
    return sorted(found, key=lambda colony: -colony["size"])


def player(s: State, live: State, seat: int) -> Player:
    """What lies in front of a player."""
    species = s.species[seat]
    on_board = sum(s.living[index][seat] for index in range(TERRITORIES))
    return {
        "seat": seat,
        "species": None if species == NONE else SPECIES_KIND.word(species),
        "colour": None if species == NONE else COLOUR[species],
        "age": None if species == NONE else AGE[species],
        "points": s.scores[seat],
        "food": s.food[seat],
        "reserve": s.reserve[seat],
        "on_board": on_board,
        "eliminated": int(PIECES[s.seats]) - s.reserve[seat] - on_board,
        "tokens": s.tokens[seat],
        "capabilities": [] if species == NONE else [capability(s, seat, terrain) for terrain in range(TERRAINS)],
        "abilities": abilities(s, seat),
        "ability_cards": int(abilities_of(live, seat)),
        "hand_size": count(s.hand[seat]),
        "standing": int(general_points(live, seat)) if species != NONE else 0,
        "lines": [int(line_points(live, line, seat)) if species != NONE else 0 for line in range(LINES)],
    }


def capability(s: State, seat: int, terrain: int) -> Adapted:
    """What a species can do on a terrain, and how many tokens brought it there (WL-3, WL-19)."""
    level = s.capability[seat][terrain]
    return {
        "thing": f"capability:{seat}:{TERRAIN_WORDS[terrain]}",
        "terrain": TERRAIN_WORDS[terrain],
        "capability": CAPABILITY.word(level),
        "tokens": level - int(BORN_WITH[s.species[seat], terrain]),
    }


def abilities(s: State, seat: int) -> list[Owned]:
    """The ability cards of a player, and how many of them have been used in this turn (WL-60)."""
    return [
        {
            "thing": f"owned:{seat}:{ABILITY.word(kind)}",
            "ability": ABILITY.word(kind),
            "count": s.ability[seat][kind],
            "used": s.used[seat][kind],
        }
        for kind in range(ABILITIES)
        if s.ability[seat][kind]
    ]


def supply(s: State) -> list[Supply]:
    """The ability cards that nobody has (WL-21)."""
    return [
        {"thing": f"ability:{ABILITY.word(kind)}", "ability": ABILITY.word(kind), "count": s.supply[kind]}
        for kind in range(ABILITIES)
    ]


def track(s: State) -> Track:
    """The track of small scorings (WL-41, WL-42)."""
    return {
        "used": s.markers,
        "spaces": [
            {"number": space, "points": int(TRACK[space]), "general": bool(GENERAL_AT[space])}
            for space in range(1, MARKERS + 1)
        ],
    }


def scoring(s: State) -> Scoring | None:
    """The last general scoring."""
    return one_scoring(s, s.generals - 1) if s.generals else None


def one_scoring(s: State, general: int) -> Scoring:
    """A general scoring, line by line in its order (WL-62)."""
    sheet = [[s.sheets[general][seat][line] for seat in range(s.seats)] for line in range(LINES)]
    return {
        "number": general + 1,
        "final": bool(s.over) and general + 1 == s.generals,
        "lines": [{"line": LINE.word(line), "points": sheet[line]} for line in range(LINES)],
        "totals": [sum(points) for points in zip(*sheet, strict=True)],
    }


def result(s: State) -> Result:
    """Who has won (WL-49), and where every point came from."""
    return {
        "winners": [seat for seat in range(s.seats) if s.places[seat] == 1],
        "totals": [s.scores[seat] for seat in range(s.seats)],
        "sources": [
            {"source": SOURCE_WORDS[source], "points": [s.earned[seat][source] for seat in range(s.seats)]}
            for source in range(SOURCES)
        ],
        "scorings": [one_scoring(s, general) for general in range(s.generals)],
        "rounds": [in_round(s, lap) for lap in range(s.lap + 1)],
    }


def in_round(s: State, lap: int) -> list[int]:
    """What each seat got in a round, the points of the start left out."""
    before = [s.after[lap - 1][seat] if lap else s.earned[seat][Source.START] for seat in range(s.seats)]
    return [s.after[lap][seat] - before[seat] for seat in range(s.seats)]


def expected(s: State, live: State) -> list[int]:
    """What each seat would have if the game ended now, with the final scoring (WL-49)."""
    chosen = s.stage >= Stage.SETTLE and not s.over
    return [s.scores[seat] + (int(general_points(live, seat)) if chosen else 0) for seat in range(s.seats)]
