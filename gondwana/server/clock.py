"""What time it is, as everything here writes it down."""

from datetime import UTC, datetime


def now() -> str:
    """The time as ISO text, in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
