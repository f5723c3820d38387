"""Whether what people are shown has the shape that the page expects."""

from typing import Any

from pydantic import TypeAdapter, ValidationError

from gondwana.kernel.game.game import Game

Shape = TypeAdapter[Any]


def shapes_of(game: Game) -> tuple[Shape, list[Shape]]:
    """The shape of a game's view, and those of its previews."""
    return TypeAdapter(game.eye.shapes.view), [TypeAdapter(shape) for shape in game.eye.shapes.previews]


def misfit(shape: Shape, shown: Any) -> str | None:
    """What is wrong with it, None if nothing; a field that the shape does not know is lost in reading."""
    try:
        read = shape.validate_python(shown, strict=True)
    except ValidationError as error:
        return str(error)
    return None if read == shown else f"has fields that its shape does not know: {shown}"
