"""Step 1 of 7: the middleware. Every request is measured, and refused where another site's page has sent it."""

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import BadMessage, Forbidden, Refusal, as_error
from ..schemas.http import ErrorBody

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 16 * 1024
ALWAYS: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}


class SecurityMiddleware:
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
