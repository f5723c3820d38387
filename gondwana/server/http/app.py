"""The application put together: middleware, routes, the socket, the page. Nothing is decided here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from ..live.registry import Registry
from ..settings import Settings
from ..store import Store
from .auth import CookieSigner, load_secret
from .error_handlers import add_error_handlers
from .middleware import SecurityMiddleware
from .page import add_page
from .routes import api
from .websocket import attend


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    chosen = settings or Settings.read()
    app = FastAPI(
        title="Gondwana",
        description="Board games about evolution on one table.",
        version=version("gondwana"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.settings = chosen
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(SecurityMiddleware, origins=chosen.origins)
    add_error_handlers(app)
    app.include_router(api)
    app.add_api_websocket_route("/api/tables/{table_id}/live", attend)
    add_page(app, chosen.page)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    app.state.signer = CookieSigner(load_secret(settings.data))
    store = await Store.open(settings.database, settings.durable)
    app.state.registry = Registry(store, settings)
    app.state.registry.start()
    try:
        yield
    finally:
        await app.state.registry.close()
        await store.close()
