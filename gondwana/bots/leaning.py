"""Which way the judgement of a bot leans: roughly or finely, at whom it looks, what it likes."""

from typing import Any, Final, NamedTuple

from gondwana.kernel.rules.chance import word


class Leaning(NamedTuple):
    """What a bot's judgement is tilted by; see misjudging."""

    blur: float  # how roughly it judges, in stakes
    fancy: float  # how much its liking for certain answers counts, in stakes
    likes: Any  # 64 bits that say which
    rival: float  # how much more than usual the best other's points count against its own


STRAIGHT: Final = Leaning(0.0, 0.0, word(0), 0.0)
