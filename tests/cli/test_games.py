"""`gondwana games`, and what all commands have in common."""

import subprocess
import sys
from collections.abc import Callable

import pytest

import gondwana

from .conftest import Run

COMMANDS = ("games", "simulate", "bench", "replay", "compile")


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    said = run("games")
    row = next(line for line in said.out.splitlines() if line.startswith("savanna"))
    assert "1–6" in row
    assert "solo_level=" in row


def test_games_for_a_program(run: Run) -> None:
    assert run("games", "--json").json == [game.info() for game in gondwana.games()]


def test_every_command_is_explained(run: Run) -> None:
    help_of_all = run("--help").out
    for command in COMMANDS:
        assert f"  {command} " in help_of_all
        assert run(command, "--help").code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("conquer",), "No such command 'conquer'"),
        (("games", "--nonsense"), "No such option: --nonsense"),
        (("--port", "70000"), "'--port': Input should be less than or equal to 65535"),
        (("--port", "many"), "'--port': Input should be a valid integer"),
        (("compile", "chess"), "chess"),
        (("bench", "chess"), "allowed: savanna"),
    ],
)
def test_wrong_words_are_refused_in_plain_text(
    refused: Callable[..., str], words: tuple[str, ...], reason: str
) -> None:
    said = refused(*words)
    assert "Error: " in said
    assert reason in said


def test_what_a_program_reads_needs_no_drawing() -> None:
    """Rich is slow to import; a command that draws nothing leaves it alone."""
    code = "import sys; sys.argv[1:] = ['games', '--json']\ntry: import gondwana.__main__\n"
    code += "except SystemExit: assert not any(name.split('.')[0] == 'rich' for name in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
