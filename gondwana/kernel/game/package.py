"""Finding what a game is made of: each part has its name and its room, the same in every game's package.

A game of one module, such as the one in docs/adding-a-game.md, has all parts there.
"""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from ..errors import BadGame

MISSING: Any = object()


class Package:
    """A game's package, or its one module."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = import_module(name)
        self._rooms = _modules(self.module)

    def part(self, room: str, name: str, default: Any = MISSING) -> Any:
        """Something by its name in its room; what may be missing must be at home there, not just be used."""
        module = import_module(f"{self.name}.{room}") if f"{self.name}.{room}" in self._rooms else self.module
        found = getattr(module, name, default)
        if found is MISSING:
            raise BadGame(f"{self.name} has no {name}: it belongs into {room.replace('.', '/')}.py")
        at_home = getattr(found, "__module__", module.__name__) == module.__name__
        return found if at_home or default is MISSING else default

    def load(self, room: str) -> None:
        """Import every module of a room: what stands there declares itself."""
        for name in self._rooms:
            if name.startswith(f"{self.name}.{room}"):
                import_module(name)


def _modules(module: ModuleType) -> list[str]:
    """The full names of all modules of a package, found without importing any but packages."""
    folders = getattr(module, "__path__", None)
    return [found.name for found in pkgutil.walk_packages(folders, f"{module.__name__}.")] if folders else []
