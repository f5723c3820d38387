"""In step 3: what a route wants to know of a request: who asks, and where the tables are."""

from typing import Annotated

from fastapi import Depends, Request

from ..errors import Forbidden
from ..live.guests import Guest
from ..live.registry import Registry
from .auth import COOKIE, CookieSigner


def the_registry(request: Request) -> Registry:
    """The tables of this server."""
    registry: Registry = request.app.state.registry
    return registry


def somebody(request: Request) -> Guest | None:
    """Who asks, if it is known."""
    signer: CookieSigner = request.app.state.signer
    return signer.guest(request.cookies.get(COOKIE))


def guest(request: Request) -> Guest:
    """Who asks."""
    known = somebody(request)
    if known is None:
        raise Forbidden("no_guest", "Ask for /api/me first: it gives this browser its cookie.")
    return known


TheRegistry = Annotated[Registry, Depends(the_registry)]
Anybody = Annotated[Guest | None, Depends(somebody)]
Known = Annotated[Guest, Depends(guest)]
