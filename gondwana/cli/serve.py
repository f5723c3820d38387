"""`gondwana`: serves the lobby and every table."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(file_okay=False, help="Folder of the database; the user's data folder if not given.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = True,
) -> None:
    """Board games about evolution. Without a command: serve them, print the address, open a browser."""
    if context.invoked_subcommand is None:
        from gondwana.server import serve as run

        run(host=host, port=port, data=data, open_browser=browser)
