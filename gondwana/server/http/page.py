"""Beside the steps: the built page. Any path that is no file is answered by the page itself, which knows its paths."""

import base64
import hashlib
import re
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from ..errors import NotFound

FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names contain a hash of the content
EVERY_TIME: Final = {"Cache-Control": "no-cache"}
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gondwana</title>
<h1>The page is not built</h1><p>The server runs, but the package has no page in it: <code>make page</code>.</p>
<p lang="fr">Le serveur tourne, mais la page n’est pas construite : <code>make page</code>.</p></html>
"""


def add_page(app: FastAPI, folder: Path) -> None:
    """Adds the page and the description of the API to the server; must come after all other paths."""
    _add_description(app, folder)
    if (folder / "assets").is_dir():
        app.mount("/assets", Assets(directory=folder / "assets"), name="assets")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str) -> Response:
        return _file(folder, path)


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: object, **words: object) -> Response:
        """As always, but to be kept for ever."""
        response = super().file_response(*args, **words)  # type: ignore[arg-type]
        response.headers.update(FOR_EVER)
        return response


def _file(folder: Path, path: str) -> Response:
    if path.startswith("api/") or path == "api":
        raise NotFound("unknown_path", "The API has no such path; /api/docs lists them.")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, EVERY_TIME)
    wanted = (folder / path).resolve()
    if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file() and wanted != index.resolve():
        return FileResponse(wanted, headers=EVERY_TIME)
    if "." in path.rsplit("/", 1)[-1]:
        raise NotFound("unknown_path", "There is no such file.")
    return FileResponse(index, headers=EVERY_TIME | _policy(index))


def _policy(index: Path) -> dict[str, str]:
    """Only our own files run; scripts inside the page are known by their hash."""
    inside = re.findall(r"<script>(.*?)</script>", index.read_text(encoding="utf-8"), re.DOTALL)
    hashes = " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(s.encode()).digest()).decode()}'" for s in inside)
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' {hashes}".strip(),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": "'self' data:",
        "connect-src": "'self' ws: wss:",
        "object-src": "'none'",
        "base-uri": "'self'",
        "frame-ancestors": "'none'",
    }
    return {"Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in rules.items())}


def _add_description(app: FastAPI, folder: Path) -> None:
    """/api/docs, drawn by files of our own."""
    if (folder / "swagger").is_dir():
        app.mount("/api/swagger", StaticFiles(directory=folder / "swagger"), name="swagger")

    @app.get("/api/docs", include_in_schema=False)
    def docs(request: Request) -> HTMLResponse:
        return get_swagger_ui_html(
            openapi_url="/api/openapi.json",
            title="Gondwana: the HTTP API",
            swagger_js_url="/api/swagger/swagger-ui-bundle.js",
            swagger_css_url="/api/swagger/swagger-ui.css",
            swagger_favicon_url="/favicon.svg",
        )
