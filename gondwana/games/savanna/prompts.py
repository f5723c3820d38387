"""The questions of Ecosystem: Savanna, the events of its story, and what their numbers mean."""

from enum import IntEnum
from typing import Any, Final

from gondwana.kernel.notation import NUMBER, SEAT, Kind, Question, Saying

from .tables import CARDS, CELLS, HEIGHT, JHAY, WIDTH


class Prompt(IntEnum):
    """What a seat may be asked."""

    CHOOSE = 0  # a Card of the own hand (SAV-4)
    PLACE = 1  # a cell for the chosen card (SAV-9)
    GIVE = 2  # solo: a Card of the own hand for Jhay (SAV-18)
    LION = 3  # a cell with face-up prey, in the ecosystem that the question is about (SAV-33)


class Event(IntEnum):
    """What the story tells."""

    ROUND_BEGAN = 0
    REVEALED = 1
    NEUTRAL = 2
    PLACED = 3
    PASSED = 4
    DISCARDED = 5  # only its holder knows (SAV-40)
    GAVE = 6
    DREW = 7
    CHEETAH = 8  # a cheetah's prey is turned face down
    LION = 9  # a lion's prey is turned face down
    SCORED = 10
    HERD = 11
    WON = 12
    SHARED = 13
    SOLO = 14


class PartyKind(Kind):
    """An ecosystem, named by its owner."""

    def shown(self, number: int, seats: int) -> Any:
        """The owner: a seat, or Jhay."""
        return {"term": "savanna_jhay"} if seats == 1 and number == JHAY else {"seat": number}


def _cell_word(cell: int) -> str:
    """Columns a to i, rows 1 to 7: the first card lies at e4; the border has no name."""
    row, col = divmod(cell, WIDTH)
    return f"{'abcdefghi'[col - 1]}{row}" if 0 < row < HEIGHT - 1 and 0 < col < WIDTH - 1 else ""


CARD: Final = Kind("card", ("", *CARDS), "savanna_{word}")
A_CARD: Final = Kind("card", ("", *CARDS), "savanna_a_{word}")
THE_CARD: Final = Kind("card", ("", *CARDS), "savanna_the_{word}")
LINE: Final = Kind("line", ("", *CARDS), "savanna_line_{word}")
CELL: Final = Kind("cell", tuple(_cell_word(cell) for cell in range(CELLS)))
PARTY: Final = PartyKind("ecosystem")
DIRECTION: Final = Kind("direction", ("left", "right"), "savanna_{word}")
LEVEL: Final = Kind("level", ("defeat", "easy", "normal", "hard"), "savanna_level_{word}")

QUESTIONS: Final = {
    Prompt.CHOOSE: Question("choose", CARD, "hand:{answer}"),
    Prompt.PLACE: Question("place", CELL, "cell:{seat}:{answer}"),
    Prompt.GIVE: Question("give", CARD, "hand:{answer}"),
    Prompt.LION: Question("lion", CELL, "cell:{a}:{answer}"),
}

SAYINGS: Final = {
    Event.ROUND_BEGAN: Saying("round_began", {"round": NUMBER}),
    Event.REVEALED: Saying("revealed", {"seat": SEAT, "card": A_CARD}),
    Event.NEUTRAL: Saying("neutral", {"card": A_CARD}),
    Event.PLACED: Saying("placed", {"ecosystem": PARTY, "card": THE_CARD, "cell": CELL}, "cell:{ecosystem}:{cell}"),
    Event.PASSED: Saying("passed", {"direction": DIRECTION}),
    Event.DISCARDED: Saying("discarded", {"card": A_CARD}),
    Event.GAVE: Saying("gave", {"card": A_CARD, "cell": CELL}, f"cell:{JHAY}:{{cell}}"),
    Event.DREW: Saying("drew", {"count": NUMBER}),
    Event.CHEETAH: Saying("cheetah", {"ecosystem": PARTY, "cell": CELL}, "cell:{ecosystem}:{cell}"),
    Event.LION: Saying("lion", {"ecosystem": PARTY, "card": A_CARD, "cell": CELL}, "cell:{ecosystem}:{cell}"),
    Event.SCORED: Saying("scored", {"ecosystem": PARTY, "line": LINE, "points": NUMBER}),
    Event.HERD: Saying("herd", {"ecosystem": PARTY, "points": NUMBER}),
    Event.WON: Saying("won", {"seat": SEAT, "points": NUMBER}),
    Event.SHARED: Saying("shared", {"seat": SEAT, "points": NUMBER}),
    Event.SOLO: Saying("solo", {"level": LEVEL, "margin": NUMBER}),
}
