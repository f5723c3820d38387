"""What the numbers of answers and events are called, and how the story is told."""

from typing import Any, Final

from gondwana.kernel.rules import NUMBER, SEAT, Kind, Saying

from .prompts import Act, Event
from .tables import (
    ABILITIES,
    AT,
    HIGHEST_BID,
    JOKERS,
    KINDS,
    SPECIES,
    TERRAINS,
    Ability,
    Capability,
    Card,
    Line,
    Source,
    Species,
    Terrain,
    Way,
)


def _words(names: Any) -> tuple[str, ...]:
    return tuple(name.name.lower() for name in names)


def cell_word(cell: int) -> str:
    """Columns a, b …, rows 1, 2 … from the top."""
    row, col = AT[cell]
    return f"{chr(ord('a') + col)}{row + 1}"


CARDS: Final = _words(Card(number) for number in range(KINDS))
TERRAIN_WORDS: Final = _words(Terrain(number) for number in range(TERRAINS))
TERRITORY_WORDS: Final = tuple(f"{terrain}_{size}" for terrain in TERRAIN_WORDS for size in ("large", "small"))
SOURCE_WORDS: Final = _words(Source)
LINE_WORDS: Final = (*TERRITORY_WORDS, *_words(Line))
_ACTS: Final = (
    *(f"use_{card}" for card in CARDS),
    *(f"sell_{card}" for card in CARDS),
    *_words(Act(number) for number in range(Act.FREE_MOVE, Act.END + 1)),
)

CARD: Final = Kind("card", CARDS, "wildlife_card_{word}")
JOKER: Final = Kind("card", CARDS[:JOKERS], "wildlife_card_{word}")
A_CARD: Final = Kind("card", CARDS, "wildlife_a_{word}")
ACT: Final = Kind("act", _ACTS)
CELL: Final = Kind("cell", tuple(cell_word(cell) for cell in range(len(AT))))
TERRAIN: Final = Kind("terrain", TERRAIN_WORDS, "wildlife_terrain_{word}")
IN_TERRAIN: Final = Kind("terrain", TERRAIN_WORDS, "wildlife_in_{word}")
TERRITORY: Final = Kind("territory", TERRITORY_WORDS, "wildlife_territory_{word}")
LINE: Final = Kind("line", LINE_WORDS, "wildlife_line_{word}")
CAPABILITY: Final = Kind("capability", _words(Capability), "wildlife_can_{word}")
SPECIES_KIND: Final = Kind("species", _words(Species(number) for number in range(SPECIES)), "wildlife_the_{word}")
ABILITY: Final = Kind("ability", _words(Ability(number) for number in range(ABILITIES)), "wildlife_ability_{word}")
WAY: Final = Kind("way", _words(Way), "wildlife_way_{word}")
BID: Final = Kind("bid", ("pass", *(str(bid) for bid in range(1, HIGHEST_BID + 1))))
BOUGHT: Final = Kind("decision", ("discard", "execute"), "wildlife_bought_{word}")
DEFEND: Final = Kind("decision", ("let", "cancel"), "wildlife_defend_{word}")
VICTIM: Final = Kind("seat", tuple(str(seat) for seat in range(SPECIES)))

SAYINGS: Final = {
    Event.SPECIES: Saying("species", {"seat": SEAT, "species": SPECIES_KIND}),
    Event.BID_FOR_CHOICE: Saying("bid_for_choice", {"seat": SEAT, "food": NUMBER}),
    Event.CHOICE_WON: Saying("choice_won", {"seat": SEAT, "food": NUMBER}),
    Event.BEGINS: Saying("begins", {"seat": SEAT}),
    Event.SETTLED: Saying("settled", {"seat": SEAT, "cell": CELL}, "cell:{cell}"),
    Event.TURN: Saying("turn", {"seat": SEAT}),
    Event.LAID: Saying("laid", {"seat": SEAT, "card": A_CARD}),
    Event.OFFERED: Saying("offered", {"seat": SEAT, "card": A_CARD}),
    Event.BID: Saying("bid", {"seat": SEAT, "food": NUMBER}),
    Event.PASSED: Saying("passed", {"seat": SEAT}),
    Event.UNSOLD: Saying("unsold", {"card": A_CARD}),
    Event.SOLD: Saying("sold", {"seat": SEAT, "card": A_CARD, "food": NUMBER}),
    Event.MOVED_BACK: Saying("moved_back", {"seat": SEAT, "points": NUMBER, "food": NUMBER}),
    Event.EXECUTED: Saying("executed", {"seat": SEAT, "card": A_CARD}),
    Event.DISCARDED: Saying("discarded", {"seat": SEAT, "card": A_CARD}),
    Event.MOVED: Saying("moved", {"seat": SEAT, "from": CELL, "cell": CELL}, "cell:{cell}"),
    Event.PLACED: Saying("placed", {"seat": SEAT, "cell": CELL}, "cell:{cell}"),
    Event.ATTACKED: Saying("attacked", {"seat": SEAT, "victim": SEAT, "cell": CELL}, "cell:{cell}"),
    Event.RELOCATED: Saying("relocated", {"seat": SEAT, "from": CELL, "cell": CELL}, "cell:{cell}"),
    Event.EXCHANGED: Saying("exchanged", {"seat": SEAT, "victim": SEAT, "from": CELL, "cell": CELL}, "cell:{cell}"),
    Event.CANCELLED: Saying("cancelled", {"seat": SEAT, "attacker": SEAT, "cell": CELL}, "cell:{cell}"),
    Event.RAISED: Saying("raised", {"seat": SEAT, "terrain": IN_TERRAIN, "capability": CAPABILITY}),
    Event.GAINED: Saying("gained", {"seat": SEAT, "ability": ABILITY}),
    Event.TOOK: Saying("took", {"seat": SEAT, "ability": ABILITY, "victim": SEAT}),
    Event.FED: Saying("fed", {"seat": SEAT, "food": NUMBER}),
    Event.PERISHED: Saying("perished", {"seat": SEAT, "cell": CELL}, "cell:{cell}"),
    Event.STARVED: Saying("starved", {"seat": SEAT, "food": NUMBER, "points": NUMBER}),
    Event.FOOD_POINTS: Saying("food_points", {"seat": SEAT, "points": NUMBER}),
    Event.CONVERTED: Saying("converted", {"seat": SEAT, "food": NUMBER, "points": NUMBER}),
    Event.COMPLETED: Saying(
        "completed", {"seat": SEAT, "territory": TERRITORY, "points": NUMBER}, "territory:{territory}"
    ),
    Event.LAST_PIECE: Saying("last_piece", {"seat": SEAT}),
    Event.LAST_MARKER: Saying("last_marker"),
    Event.RENEWED: Saying("renewed"),
    Event.DREW: Saying("drew", {"seat": SEAT, "count": NUMBER}),
    Event.GENERAL: Saying("general", {"number": NUMBER}),
    Event.FINAL: Saying("final"),
    Event.SCORED: Saying("scored", {"seat": SEAT, "line": LINE, "points": NUMBER}, "line:{line}"),
    Event.NEW_FIRST: Saying("new_first", {"seat": SEAT}),
    Event.LAST_ROUND: Saying("last_round", {"rounds": NUMBER}),
    Event.WON: Saying("won", {"seat": SEAT, "points": NUMBER}),
    Event.SHARED: Saying("shared", {"seat": SEAT, "points": NUMBER}),
}
