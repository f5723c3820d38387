"""Step 5 of 7: the store. What it has confirmed is never lost; what it has not, nobody has seen."""

from .rows import Entry, Saved, Seat, Table
from .store import Store, check
from .writer import AlreadyWritten, StoreBroken

__all__ = ["AlreadyWritten", "Entry", "Saved", "Seat", "Store", "StoreBroken", "Table", "check"]
