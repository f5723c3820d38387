"""Where chance comes from: a seed for whoever wants to repeat a game, a secret key for tables.

From a seed the generator starts once and runs on inside the record. Its 64 bits could be inferred from what it dealt,
so a table has a secret instead, and the generator is keyed anew before every entry: HMAC-SHA256(secret, number of the
entry). The secret's SHA-256 is published when the table opens, the secret when the game is over: anyone can check that
nothing was tampered with.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any

from ..rules.chance import word

START = -1  # the number under which the table itself is set up


@dataclass(frozen=True)
class Source:
    """A seed or a secret key."""

    seed: int | None = None
    key: bytes | None = None

    def first(self) -> Any:
        """The generator at the start."""
        if self.key is not None:
            return self.keyed(START)
        return word(int.from_bytes(hashlib.sha256(f"seed {self.seed}".encode()).digest()[:8], "big"))

    def keyed(self, number: int) -> Any:
        """The generator before an entry, for a secret key."""
        assert self.key is not None
        stroke = hmac.new(self.key, number.to_bytes(8, "big", signed=True), hashlib.sha256).digest()
        return word(int.from_bytes(stroke[:8], "big"))

    def commitment(self) -> str | None:
        """What is published of a secret key beforehand."""
        return None if self.key is None else hashlib.sha256(self.key).hexdigest()
