"""The four relations of the database."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy import Text as LongText

VERSION: Final = 1  # of this layout; written into the file

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
    Column("created", String, nullable=False),
    Column("changed", String, nullable=False),
    Column("status", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("places", JSON(none_as_null=True)),
    Column("problem", LongText),
    Index("tables_by_change", "public", "changed"),
    Index("tables_by_status", "status"),
    Index("tables_by_owner", "owner", "status"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String),
    Column("name", String),
    Column("level", String),
    Index("seats_by_guest", "guest"),
    sqlite_with_rowid=False,
)

# The pair (table, number) is unique: two nodes can't both append the same entry.
entries: Final = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("move", Integer, nullable=False),
    Column("at", String, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LongText, nullable=False),
)
