"""Step 2 of 7: who is there. The signed cookie by which a browser is known, and the name that it gave itself."""

import os
import secrets
import unicodedata
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from ..errors import BadMessage
from ..live.guests import Guest

COOKIE: Final = "gondwana"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24


class CookieSigner:
    """Reads and signs the cookie by which a browser is known."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def guest(self, cookie: str | None) -> Guest | None:
        """Who a cookie belongs to; nobody if it is missing or not signed by this server."""
        try:
            values = self._signer.loads(cookie or "")
            return Guest(values["id"], values["name"])
        except (BadSignature, KeyError, TypeError):
            return None

    def cookie(self, guest: Guest) -> str:
        """The cookie by which a guest will be known again."""
        return str(self._signer.dumps({"id": guest.id, "name": guest.name}))


def new_guest() -> Guest:
    """Somebody who was never here."""
    return Guest(secrets.token_hex(12))


def load_secret(folder: Path) -> bytes:
    """The server's own secret, made once, readable by nobody else."""
    path = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _write_secret(path)
    return path.read_bytes()


def _write_secret(path: Path) -> None:
    # Whole or not at all, also when two servers start at once: the first link wins.
    draft = path.with_name(f"secret.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(os.urandom(32))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def clean_name(name: str) -> str:
    """A name as it is shown; refuses what is empty, too long, or would disturb a line of text."""
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in name):
        raise BadMessage("name_bad_characters", "A name has letters, digits and signs only.", status=422)
    name = " ".join(name.split())
    if not name:
        raise BadMessage("name_empty", "A name has at least one letter.", status=422)
    if len(name) > LONGEST_NAME:
        raise BadMessage(
            "name_too_long", f"A name has at most {LONGEST_NAME} letters; this has {len(name)}.", status=422
        )
    return name
