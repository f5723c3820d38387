"""Prints one JSON schema with every message, for the page's types: `python -m gondwana.server.schema`."""

import json
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from .messages import HTTP_IN, HTTP_OUT, SOCKET_IN, SOCKET_OUT


def schema() -> dict[str, Any]:
    """All messages as definitions, and the two unions that go over a socket."""
    models: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in SOCKET_IN + HTTP_IN]
    models += [(model, "serialization") for model in SOCKET_OUT + HTTP_OUT]
    _, whole = models_json_schema(models, title="Messages", description="Made by python -m gondwana.server.schema")
    for name, members in {"ClientMessage": SOCKET_IN, "ServerMessage": SOCKET_OUT}.items():
        whole["$defs"][name] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in members]}
    return whole


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
