"""After any step: an error becomes an answer with its code, its words and what is allowed."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from gondwana.kernel.errors import GondwanaError

from ..errors import BadMessage, Refusal, as_error, status_of, wrong_fields
from ..schemas.http import ErrorBody
from .middleware import refusal_response


def add_error_handlers(app: FastAPI) -> None:
    """Every error of the rules and of the server has an answer."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(GondwanaError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _no_such_path)
    app.add_exception_handler(Exception, _broken)


async def _refused(_: Request, problem: Any) -> JSONResponse:
    return JSONResponse(ErrorBody(error=as_error(problem)).model_dump(), status_of(problem))


async def _unreadable(request: Request, problem: Any) -> JSONResponse:
    errors = problem.errors()
    if any(error["type"] == "json_invalid" for error in errors):
        return refusal_response(BadMessage("bad_json", "The body is not JSON."))
    fields = wrong_fields(errors)
    return refusal_response(BadMessage("bad_fields", f"The request has wrong fields: {fields}.", status=422))


async def _no_such_path(_: Request, problem: Any) -> JSONResponse:
    code = {404: "unknown_path", 405: "wrong_method"}.get(problem.status_code, "bad_request")
    return refusal_response(BadMessage(code, f"{problem.detail}.", status=problem.status_code))


async def _broken(_: Request, problem: Any) -> JSONResponse:
    return refusal_response(BadMessage("server_error", "The server could not do this.", status=500))
