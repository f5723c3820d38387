"""Compiled or interpreted: the one switch, read once from the environment."""

import os
from typing import Final

INTERPRET: Final = os.environ.get("GONDWANA_INTERPRET", "") not in ("", "0")
BOUNDS: Final = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
