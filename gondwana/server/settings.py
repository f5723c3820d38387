"""What whoever runs the server may set, from the environment: `GONDWANA_<NAME>`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self

import platformdirs

from gondwana.kernel.errors import GondwanaError

PREFIX = "GONDWANA_"


class BadSetting(GondwanaError):
    """A variable of the environment has a value that can't be read."""

    code = "bad_setting"


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults."""

    data: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("gondwana")))
    page: Path = Path(__file__).parents[1] / "page"
    origins: tuple[str, ...] = ()  # other addresses of the page, as a proxy or a development server has them
    tables_per_guest: int = 400  # unfinished tables that one guest may own
    viewers_per_table: int = 200  # who has a seat always comes in
    bot_threads: int = max(1, os.cpu_count() or 1)  # searches at once
    bot_pause: float = 0.0  # seconds that a bot takes at least at a table with people; the page tells at its own pace
    durable: bool = True  # a confirmed move survives a power cut, not only a killed server
    queue: int = 64  # messages that may wait for one viewer
    send_timeout: float = 10.0  # seconds until a viewer who takes nothing is let go
    idle: float = 600.0  # seconds until a table that nobody looks at leaves the memory
    compile: bool = True  # prepare the rules of all games at the start

    @property
    def database(self) -> Path:
        """The file that holds all tables."""
        return self.data / "tables.sqlite3"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings of the environment."""
        values = {
            setting.name: _read(setting.name, setting.type, environment[PREFIX + setting.name.upper()])
            for setting in fields(cls)
            if PREFIX + setting.name.upper() in environment
        }
        return cls(**values)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _flag(text: str) -> bool:
    return {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}[
        text.strip().lower()
    ]


READERS: dict[Any, Any] = {Path: Path, int: int, float: float, bool: _flag, tuple[str, ...]: _words}
ALLOWED: dict[Any, tuple[str, ...]] = {int: ("a whole number",), float: ("a number",), bool: ("yes", "no")}


def _read(name: str, kind: Any, text: str) -> Any:
    try:
        return READERS[kind](text)
    except (ValueError, KeyError) as error:
        raise BadSetting(f"{PREFIX}{name.upper()} can't be read: {text!r}", ALLOWED.get(kind, ())) from error
