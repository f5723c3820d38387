"""The limit: a game's random play hand-written in C, compiled where there is a compiler."""

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GAMES: Final = 40_000  # about a second of Savanna
SAID: Final = re.compile(r"([\d.]+) steps/s +([\d.]+) games/s")


@dataclass(frozen=True)
class Limit:
    """A compiled C program that plays random games and says how fast."""

    program: Path

    @classmethod
    def of(cls, slug: str) -> "Limit | None":
        """The limit of a game; None if there is none, or no compiler."""
        source = Path(__file__).parent / f"{slug}.c"
        compiler = shutil.which("cc")
        if not source.exists() or compiler is None:
            return None
        program = Path(tempfile.mkdtemp(prefix="gondwana-")) / slug
        subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(source)], check=True)
        return cls(program)

    def run(self, seats: int) -> tuple[float, float]:
        """Steps a second, games a second."""
        words = [str(self.program), str(seats), str(GAMES)]
        done = subprocess.run(words, capture_output=True, text=True, check=True)
        found = SAID.search(done.stdout)
        if found is None:
            raise ValueError(f"the limit said nothing that can be read: {done.stdout!r}")
        return float(found[1]), float(found[2])
