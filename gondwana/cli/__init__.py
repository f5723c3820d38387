"""The command line: one file a command."""


def main() -> None:
    """Runs the command line."""
    from gondwana.cli.app import app

    app()
