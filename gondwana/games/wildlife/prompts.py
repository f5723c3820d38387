"""The questions of Wildlife, and the events of its story."""

from enum import IntEnum

from gondwana.kernel.rules import Prompts


class Prompt(Prompts):
    """What a seat may be asked."""

    # before the first turn
    BID_FOR_CHOICE = 0, "first"  # food for the right to choose a species, 0 to pass (WL-53)
    SPECIES = 1  # a Species (WL-53)
    SETTLE = 2  # a cell for one of the first pieces (WL-8)
    # the turn
    LAY = 3  # a Card of the hand, three times (WL-9)
    ACT = 4  # an Act: see below (WL-11)
    EXTRA = 5  # a Card of the hand, by Intelligence (WL-35)
    # the auction
    BID = 6  # food for the card on sale, 0 to pass (WL-29)
    BOUGHT = 7, "card"  # 1 to execute the card just bought, 0 to discard it (WL-31)
    # executing a card
    JOKER = 8  # the Card that the joker stands for (WL-25)
    WAY = 9, "terrain", "bought", "bonus"  # a Way to use a terrain card (WL-12 … WL-14)
    WHEEL = 10  # a Terrain (WL-19)
    ARROW = 11  # an Ability (WL-21)
    VICTIM = 12, "ability"  # the seat that loses an ability (WL-22)
    # pieces
    MOVE_PIECE = 13, "terrain"  # the cell of an own piece; the terrain is NONE for the free move (WL-17)
    MOVE_TO = 14, "terrain", "origin"  # a free cell (WL-17)
    PLACE = 15, "terrain"  # a free cell (WL-13)
    ATTACK = 16, "terrain"  # the cell of a piece to replace (WL-14)
    RELOCATE_PIECE = 17  # the cell of an own piece, by Mobility (WL-36)
    RELOCATE_TO = 18, "origin"  # any cell without an own piece (WL-36)
    STRIKE = 19  # a cell, by the Attack ability (WL-37)
    DEFEND = 20, "attacker", "cell", "origin"  # 1 to cancel, 0 to let it happen; from NONE it is an attack (WL-38)
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
