"""The shapes of what people are shown: typed dictionaries of each game, from which the page's types are made.

Card = TypeAliasType("Card", Annotated[str, Words(CARD.words)])

class InHand(TypedDict):
thing: str
card: Card
count: int
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic_core import CoreSchema


@dataclass(frozen=True, init=False)
class Words:
    """In an annotation: one of the words of a table; "" stands for nothing there."""

    words: tuple[str, ...]

    def __init__(self, words: Iterable[str]) -> None:
        object.__setattr__(self, "words", tuple(word for word in words if word))

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> "CoreSchema":
        """Whoever checks or describes a shape reads this; the kernel itself needs no such library."""
        from pydantic_core import core_schema

        return core_schema.literal_schema(list(self.words))


@dataclass(frozen=True)
class Shapes:
    """What a game shows: its view, and what may come with a choice."""

    view: Any
    previews: tuple[Any, ...] = ()
