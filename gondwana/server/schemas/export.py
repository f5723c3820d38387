"""Prints every message and every view as JSON schemas, for the page: `python -m gondwana.server.schemas.export`."""

import json
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

import gondwana
from gondwana.kernel.game.shapes import Shapes

from .http import HTTP_IN, HTTP_OUT
from .socket import SOCKET_IN, SOCKET_OUT


def schema() -> dict[str, Any]:
    """All messages as definitions, and the two unions that go over a socket."""
    models: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in SOCKET_IN + HTTP_IN]
    models += [(model, "serialization") for model in SOCKET_OUT + HTTP_OUT]
    _, whole = models_json_schema(
        models, title="Messages", description="Made by python -m gondwana.server.schemas.export"
    )
    for name, members in {"ClientMessage": SOCKET_IN, "ServerMessage": SOCKET_OUT}.items():
        whole["$defs"][name] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in members]}
    return whole


def shown(shapes: Shapes) -> dict[str, Any]:
    """A game's view and previews as definitions."""
    adapters = [TypeAdapter(shape) for shape in (shapes.view, *shapes.previews)]
    _, whole = TypeAdapter.json_schemas([(n, "serialization", each) for n, each in enumerate(adapters)])
    return whole


def everything() -> dict[str, Any]:
    """The messages, and by the name of its game what it shows."""
    return {"messages": schema(), "games": {game.slug: shown(game.eye.shapes) for game in gondwana.games()}}


if __name__ == "__main__":
    print(json.dumps(everything(), indent=2))
