"""Before step 1: every request passes here, is measured and checked for where it comes from."""

from collections.abc import Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .bodies import ErrorBody
from .errors import Refusal, as_error
from .gate import check_body, check_origin

SAFE: Final = ("GET", "HEAD", "OPTIONS")
ALWAYS: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}


class Doors:
    """Refuses what another site sends and what is too large; marks every answer of ours."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it with a refusal."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        try:
            self._check(scope)
        except Refusal as refusal:
            if scope["type"] == "websocket":  # before it is accepted: the browser hears 403, and no reason
                return await send({"type": "websocket.close", "code": 1008})
            return await refusal_response(refusal)(scope, receive, send)
        return await self._app(scope, receive, send if scope["type"] == "websocket" else _marked(send))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        method = scope.get("method", "SOCKET")
        if method not in SAFE:
            check_origin(headers.get("origin"), headers.get("host"), self._origins)
            check_body(method, headers)


def refusal_response(refusal: Refusal) -> JSONResponse:
    """A refusal as an HTTP answer."""
    return JSONResponse(ErrorBody(error=as_error(refusal)).model_dump(), refusal.status, ALWAYS)


def _marked(send: Send) -> Send:
    async def marked(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(ALWAYS)
        await send(message)

    return marked
