"""What whoever runs the server may set, from the environment: `GONDWANA_<NAME>`."""

import os
from pathlib import Path
from typing import Annotated, Any, Final, Self

import platformdirs
from pydantic import BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from gondwana.kernel.errors import GondwanaError

PREFIX: Final = "GONDWANA_"


class BadSetting(GondwanaError):
    """A variable of the environment has a value that can't be read."""

    code = "bad_setting"


def _words(given: Any) -> Any:
    return given.replace(",", " ").split() if isinstance(given, str) else given


class Settings(BaseSettings):
    """All settings with their defaults; what is handed in comes before the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    data: Path = Field(default_factory=lambda: Path(platformdirs.user_data_dir("gondwana")))
    page: Path = Path(__file__).parents[1] / "page"
    # Other addresses of the page, as a proxy or a development server has them.
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)] = ()
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
    def read(cls, **given: Any) -> Self:
        """The settings of the environment and those handed in, or an error that names the first that can't be read."""
        try:
            return cls(**given)
        except ValidationError as error:
            wrong = error.errors()[0]
            name = str(wrong["loc"][0])
            allowed = ALLOWED.get(cls.model_fields[name].annotation, ())
            raise BadSetting(f"{PREFIX}{name.upper()} can't be read: {wrong['input']!r}", allowed) from error


ALLOWED: Final[dict[Any, tuple[str, ...]]] = {int: ("a whole number",), float: ("a number",), bool: ("yes", "no")}
