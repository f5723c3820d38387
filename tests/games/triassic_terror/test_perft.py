"""Cases are entries of perft.toml: how many sequences of answers lead on from a position."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from support.perft import perft

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.match.line import read

with (Path(__file__).parent / "perft.toml").open("rb") as file:
    CASES = tomllib.load(file)["case"]
MANY = 3_000  # sequences that are counted when uncompiled


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_number_of_sequences_at_each_depth(case: dict[str, Any]) -> None:
    """The same compiled and interpreted."""
    match = read(case["start"])
    for depth, expected in enumerate(case["counts"], start=1):
        if expected <= MANY or not INTERPRET:
            assert perft(match, depth) == expected, f"depth {depth}"
