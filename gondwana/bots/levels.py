"""How well a bot plays."""

from dataclasses import dataclass
from typing import Final, Literal

from gondwana.kernel.errors import BadOption

from .search import Budget

SHORT: Final = Budget(iterations=60)
USUAL: Final = Budget(iterations=200)
LONG: Final = Budget(iterations=1600, trees=2)


@dataclass(frozen=True)
class Level:
    """A kind of bot, and how hard it thinks."""

    key: str
    about: str
    kind: Literal["random", "greedy", "search"]
    blur: float = 0.0  # how roughly it judges what it sees, in stakes: see misjudging
    budget: Budget = USUAL


LEVELS: Final = (
    Level("random", "answers at random", "random"),
    Level("greedy", "looks one answer ahead", "greedy"),
    Level("search", "plays every answer out, 200 times in all", "search"),
    Level("beginner", "looks one answer ahead, and judges roughly what it sees", "greedy", blur=1.5),
    Level("casual", "looks one answer ahead, and judges nearly right what it sees", "greedy", blur=0.5),
    Level("skilled", "plays every answer out, 60 times in all, and judges nearly right", "search", 0.5, SHORT),
    Level("strong", "plays every answer out, 200 times in all", "search"),
    Level("expert", "plays every answer out, 1600 times in all, in two trees", "search", budget=LONG),
)


def level_of(key: str) -> Level:
    """The level of that name."""
    for level in LEVELS:
        if level.key == key:
            return level
    raise BadOption(f"there is no level {key!r} of bots", (level.key for level in LEVELS))
