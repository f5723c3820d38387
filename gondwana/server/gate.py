"""Step 1 of 4: the gate. Says who is there and which seat that is, and lets nothing in that another site has sent."""

import os
import secrets
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from .errors import BadMessage, Forbidden
from .store import Table

COOKIE: Final = "gondwana"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24
LARGEST_BODY: Final = 16 * 1024


@dataclass(frozen=True)
class Guest:
    """A browser that came by, with the name that it gave itself."""

    id: str
    name: str | None = None


class Gate:
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


def seat_of(table: Table, guest: Guest | None) -> int | None:
    """The seat of a guest at a table; None for onlookers."""
    if guest is None:
        return None
    return next((seat.seat for seat in table.seats if seat.guest == guest.id), None)


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


def check_origin(origin: str | None, host: str | None, others: Collection[str]) -> None:
    """A browser tells which site a request comes from: only the page itself may act for its guest."""
    if origin is None or origin in others or urlsplit(origin).netloc.lower() == (host or "").lower():
        return
    raise Forbidden("bad_origin", "Another site's page can't act here; GONDWANA_ORIGINS can allow it.")


def check_body(method: str, headers: Mapping[str, str]) -> None:
    """What changes something is JSON, which no form of another site can send, and small."""
    if method not in ("POST", "PUT"):
        return
    kind, length = headers.get("content-type"), headers.get("content-length", "0")
    if "transfer-encoding" in headers:
        raise BadMessage("length_needed", "Say how long the body is, with Content-Length.", status=411)
    if (kind is not None or length != "0") and (kind or "").split(";")[0].strip().lower() != "application/json":
        raise BadMessage("not_json", "The body must be JSON, with the content type application/json.", status=415)
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        raise BadMessage("too_large", f"The body is larger than {LARGEST_BODY} bytes.", status=413)
