"""Before all steps: starts the server for the command line: finds a port, prints the address, opens a browser."""

import contextlib
import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from gondwana.kernel.errors import GondwanaError

DEFAULT_PORT: Final = 8000
NEXT_PORTS: Final = 20  # tried one after the other when the usual one is taken
LARGEST_MESSAGE: Final = 64 * 1024  # bytes of a socket's message; what is larger ends the connection
SWITCH: Final = 0.001  # seconds that a thinking bot may keep the interpreter while a person waits
SOON: Final = 0.5  # seconds until the browser opens


class CantServe(GondwanaError):
    """The server can't start here, and why."""

    code = "cant_serve"


def serve(
    host: str = "127.0.0.1", port: int = DEFAULT_PORT, data: Path | str | None = None, open_browser: bool = True
) -> None:
    """Serves until it is interrupted; instead of the usual port the next one that is free will do."""
    from .http.app import create_app
    from .settings import Settings

    settings = Settings.read() if data is None else Settings.read(data=data)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    with _alone(settings.data) as note, _listening(host, port) as listener:
        _check_store(settings.database)
        address = _address(host, listener.getsockname()[1])
        _write(note, address)
        print(f"Gondwana is at {address}  (Ctrl+C ends it)", flush=True)
        if open_browser:
            threading.Timer(SOON, webbrowser.open, [address]).start()
        _run(create_app(settings), listener)


def _check_store(path: Path) -> None:
    from .store import StoreBroken, check

    try:
        check(path)
    except StoreBroken as error:
        raise CantServe(str(error)) from error


def _run(app: Any, listener: socket.socket) -> None:
    import uvicorn

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_keep_alive=30,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise CantServe("The server could not start; the lines above say why.")


# One server for one folder


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[IO[str]]:
    """No other server uses this folder: viewers of one would not hear of moves at the other."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        note = (folder / "running").open("a+", encoding="utf-8")
    except OSError as error:
        raise CantServe(f"The data folder can't be used: {folder}: {error.strerror}") from error
    with note:
        if not _lock(note):
            note.seek(0)
            where = note.read().strip() or "another address"
            raise CantServe(f"A server already runs on this data folder ({folder}): {where}")
        yield note


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(note: IO[str], address: str) -> None:
    note.seek(0)
    note.truncate()
    note.write(address + "\n")
    note.flush()


# A free port


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    listener = _bind(host, port)
    try:
        yield listener
    finally:
        listener.close()


def _bind(host: str, port: int) -> socket.socket:
    if port != DEFAULT_PORT:
        return _bind_one(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + NEXT_PORTS):
        with contextlib.suppress(PortTaken):
            return _bind_one(host, candidate)
    raise CantServe(
        f"The ports {DEFAULT_PORT} to {DEFAULT_PORT + NEXT_PORTS - 1} are all taken; choose one with --port."
    )


class PortTaken(CantServe):
    """Another program listens there."""


def _bind_one(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise _why(error, host, port) from error
    listener.setblocking(False)
    return listener


def _why(error: OSError | OverflowError, host: str, port: int) -> CantServe:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return PortTaken(f"Port {port} is taken by another program; choose another with --port.")
    if number == errno.EACCES:
        return CantServe(f"Port {port} is reserved by the system; choose one above 1023 with --port.")
    return CantServe(f"The server can't listen at {host}, port {port}: {error}")


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
