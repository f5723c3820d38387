"""The command line: one file a command."""

import sys


def main() -> None:
    """Runs the command line; a mistake in its words ends with code 2 and says what is allowed."""
    from gondwana.kernel.errors import GondwanaError

    try:
        from gondwana.cli.app import app  # a data file of the user's own is read here, and may be refused

        app()
    except GondwanaError as error:
        print(f"Error: {error}", file=sys.stderr)
        raise SystemExit(2) from None
