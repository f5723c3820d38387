"""How failures are written into the log: where they happened and of which kind, never with the values involved.

The words of an error can tell a hidden choice or a hand; whoever reads the log may be one of the players.
"""

import logging
import traceback


def log_failure(log: logging.Logger, words: str, error: BaseException) -> None:
    """Writes a failure into the log, without the error's own words."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s: %s\n%s", words, type(error).__name__, where)
