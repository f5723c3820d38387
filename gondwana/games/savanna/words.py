"""What the numbers of answers and events are called, and how the story is told."""

from typing import Any, Final

from gondwana.kernel.rules import NUMBER, SEAT, Kind, Saying

from .prompts import Event
from .tables import CARDS, CELLS, HEIGHT, JHAY, WIDTH


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
