"""The questions of Wildlife, the events of its story, and what their numbers mean."""

from enum import IntEnum
from typing import Any, Final

from gondwana.kernel.notation import NUMBER, SEAT, Kind, Question, Saying

from .tables import (
    ABILITIES,
    AT,
    HIGHEST_BID,
    JOKERS,
    KINDS,
    LOWEST_BID,
    SPECIES,
    TERRAINS,
    Ability,
    Capability,
    Card,
    Line,
    Species,
    Terrain,
    Way,
)


class Prompt(IntEnum):
    """What a seat may be asked."""

    # before the first turn
    BID_FOR_CHOICE = 0  # food for the right to choose a species, 0 to pass (WL-53)
    SPECIES = 1  # a Species (WL-53)
    SETTLE = 2  # a cell for one of the first pieces (WL-8)
    # the turn
    LAY = 3  # a Card of the hand, three times (WL-9)
    ACT = 4  # an Act: see below (WL-11)
    EXTRA = 5  # a Card of the hand, by Intelligence (WL-35)
    # the auction
    BID = 6  # food for the card on sale, 0 to pass (WL-29)
    BOUGHT = 7  # 1 to execute the card just bought, 0 to discard it (WL-31)
    # executing a card; the numbers in brackets are what the question is about
    JOKER = 8  # the Card that the joker stands for (WL-25)
    WAY = 9  # a Way to use a terrain card [terrain, bought, bonus] (WL-12 … WL-14)
    WHEEL = 10  # a Terrain (WL-19)
    ARROW = 11  # an Ability (WL-21)
    VICTIM = 12  # the seat that loses an ability [ability] (WL-22)
    # pieces
    MOVE_PIECE = 13  # the cell of an own piece [terrain, or NONE for the free move] (WL-17)
    MOVE_TO = 14  # a free cell [terrain or NONE, from] (WL-17)
    PLACE = 15  # a free cell [terrain] (WL-13)
    ATTACK = 16  # the cell of a piece to replace [terrain] (WL-14)
    RELOCATE_PIECE = 17  # the cell of an own piece, by Mobility (WL-36)
    RELOCATE_TO = 18  # any cell without an own piece [from] (WL-36)
    STRIKE = 19  # a cell, by the Attack ability (WL-37)
    DEFEND = 20  # 1 to cancel, 0 to let it happen [attacker, cell, from or NONE] (WL-38)
    EPIDEMIC = 21  # the cell of an own piece (WL-27)


class Act(IntEnum):
    """What the active player may do next: execute or auction a card (one number for each kind), or one of these."""

    EXECUTE = 0  # + Card
    AUCTION = 12  # + Card
    FREE_MOVE = 24
    FOOD = 25
    INTELLIGENCE = 26
    MOBILITY = 27
    ATTACK = 28
    CONVERT = 29
    END = 30


class Event(IntEnum):
    """What the story tells."""

    SPECIES = 0  # drawn or chosen
    BID_FOR_CHOICE = 1
    CHOICE_WON = 2
    BEGINS = 3
    SETTLED = 4
    TURN = 5
    LAID = 6
    OFFERED = 7
    BID = 8
    PASSED = 9
    UNSOLD = 10
    SOLD = 11
    MOVED_BACK = 12
    EXECUTED = 13
    DISCARDED = 14
    MOVED = 15
    PLACED = 16
    ATTACKED = 17
    RELOCATED = 18
    EXCHANGED = 19
    CANCELLED = 20
    RAISED = 21
    GAINED = 22
    TOOK = 23
    FED = 24
    PERISHED = 25
    STARVED = 26
    FOOD_POINTS = 27
    CONVERTED = 28
    COMPLETED = 29
    LAST_PIECE = 30
    LAST_MARKER = 31
    RENEWED = 32
    DREW = 33
    GENERAL = 34
    FINAL = 35
    SCORED = 36
    NEW_FIRST = 37
    LAST_ROUND = 38
    WON = 39
    SHARED = 40


def _words(names: Any) -> tuple[str, ...]:
    return tuple(name.name.lower() for name in names)


def cell_word(cell: int) -> str:
    """Columns a, b …, rows 1, 2 … from the top."""
    row, col = AT[cell]
    return f"{chr(ord('a') + col)}{row + 1}"


CARDS: Final = _words(Card(number) for number in range(KINDS))
TERRAIN_WORDS: Final = _words(Terrain(number) for number in range(TERRAINS))
TERRITORY_WORDS: Final = tuple(f"{terrain}_{size}" for terrain in TERRAIN_WORDS for size in ("large", "small"))
LINE_WORDS: Final = (*TERRITORY_WORDS, *_words(Line))
_ACTS: Final = (
    *(f"use_{card}" for card in CARDS),
    *(f"sell_{card}" for card in CARDS),
    *_words(Act(number) for number in range(Act.FREE_MOVE, Act.END + 1)),
)

CARD: Final = Kind("card", CARDS, "wildlife_card_{word}")
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
BID: Final = Kind(
    "bid", ("pass", *("" for _ in range(1, LOWEST_BID)), *(str(b) for b in range(LOWEST_BID, HIGHEST_BID + 1)))
)
BOUGHT: Final = Kind("decision", ("discard", "execute"), "wildlife_bought_{word}")
DEFEND: Final = Kind("decision", ("let", "cancel"), "wildlife_defend_{word}")
VICTIM: Final = Kind("seat", tuple(str(seat) for seat in range(SPECIES)))

# Cards are used and sold where they lie, abilities where they lie; the rest are buttons.
_AT_ACTS: Final = (
    *(f"laid:{card}" for card in CARDS),
    *(f"laid:{card}" for card in CARDS),
    "",
    *(f"owned:{{seat}}:{ability}" for ability in ("food", "intelligence", "mobility", "attack")),
    "",
    "",
)

# Bids lie in the panel of the auction; to pass is a button.
_AT_BIDS: Final = ("", *(f"bid:{bid}" for bid in range(1, HIGHEST_BID + 1)))

QUESTIONS: Final = {
    Prompt.BID_FOR_CHOICE: Question("bid_for_choice", BID, _AT_BIDS),
    Prompt.SPECIES: Question("species", SPECIES_KIND, "species:{answer}"),
    Prompt.SETTLE: Question("settle", CELL, "cell:{answer}"),
    Prompt.LAY: Question("lay", CARD, "hand:{answer}"),
    Prompt.ACT: Question("act", ACT, _AT_ACTS),
    Prompt.EXTRA: Question("extra", CARD, "hand:{answer}"),
    Prompt.BID: Question("bid", BID, _AT_BIDS),
    Prompt.BOUGHT: Question("bought", BOUGHT, ""),
    Prompt.JOKER: Question("joker", Kind("card", CARDS[:JOKERS]), ""),
    Prompt.WAY: Question("way", WAY, ""),
    Prompt.WHEEL: Question("wheel", TERRAIN, "capability:{seat}:{answer}"),
    Prompt.ARROW: Question("arrow", ABILITY, "ability:{answer}"),
    Prompt.VICTIM: Question("victim", VICTIM, ""),
    Prompt.MOVE_PIECE: Question("move_piece", CELL, "cell:{answer}"),
    Prompt.MOVE_TO: Question("move_to", CELL, "cell:{answer}"),
    Prompt.PLACE: Question("place", CELL, "cell:{answer}"),
    Prompt.ATTACK: Question("attack", CELL, "cell:{answer}"),
    Prompt.RELOCATE_PIECE: Question("relocate_piece", CELL, "cell:{answer}"),
    Prompt.RELOCATE_TO: Question("relocate_to", CELL, "cell:{answer}"),
    Prompt.STRIKE: Question("strike", CELL, "cell:{answer}"),
    Prompt.DEFEND: Question("defend", DEFEND, ""),
    Prompt.EPIDEMIC: Question("epidemic", CELL, "cell:{answer}"),
}

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
