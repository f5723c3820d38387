"""The page's types are those of the server's messages and of the games' views."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_fresh() -> None:
    words = [sys.executable, "hatch_build.py", "npm", "run", "types", "--", "--check"]
    environment = os.environ | {"PYTHON": sys.executable}
    outcome = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
