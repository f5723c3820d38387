"""All games of a league as one Parquet file, for notebooks and databases."""

import json
from pathlib import Path

from .errors import need
from .ledger import Ledger


def write_parquet(ledger: Ledger, file: Path) -> None:
    """One row a game, in order; how long answers took is in columns of its own at the end, by seat."""
    need("pyarrow", "a Parquet file")
    import pyarrow
    from pyarrow import parquet

    numbers, words = pyarrow.list_(pyarrow.int64()), pyarrow.list_(pyarrow.string())
    schema = pyarrow.schema(
        [
            ("number", pyarrow.int64()),
            ("game", pyarrow.string()),
            ("options", pyarrow.string()),  # JSON: every game has options of its own
            ("seats", pyarrow.int64()),
            ("deal", pyarrow.int64()),
            ("seed", pyarrow.int64()),
            ("lineup", words),
            ("rotation", pyarrow.int64()),
            ("bots", words),
            ("scores", numbers),
            ("places", numbers),
            ("answers", numbers),
            ("rules", pyarrow.string()),
            ("choices", numbers),  # answers that were thought about
            ("milliseconds", pyarrow.list_(pyarrow.float64())),  # the mean of those
            ("longest", pyarrow.list_(pyarrow.float64())),
        ]
    )
    clocks = {clock["number"]: clock["seats"] for clock in ledger.clocks()}
    rows = []
    for row in ledger.rows():
        clock = clocks.get(row["number"], [])
        times = {
            "choices": [seat["choices"] for seat in clock],
            "milliseconds": [seat["total"] / max(1, seat["choices"]) for seat in clock],
            "longest": [seat["longest"] for seat in clock],
        }
        rows.append({**row, **times, "options": json.dumps(row["options"])})
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema), file)
