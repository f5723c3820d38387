"""What the documentation shows runs as it stands: every block of Python, every example in a docstring."""

import doctest
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("gondwana/**/*.md")])
MODULES = sorted(path for path in ROOT.glob("gondwana/**/*.py") if ">>> " in path.read_text(encoding="utf-8"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def program(page: Path) -> str:
    """The Python blocks of a page as one program, each line where it stands on the page."""
    text = page.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for block in BLOCK.finditer(text):
        if block[1] in ("python", "py"):
            first = text[: block.start(2)].count("\n")
            code = block[2].splitlines()
            lines[first : first + len(code)] = code
    return "\n".join(lines) + "\n" if any(lines) else ""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if program(page)], ids=name)
def test_the_python_on_a_page_runs(page: Path, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """In a process of its own, from a file that stays, so that its rules are compiled once."""
    assert pytestconfig.cache is not None
    file = pytestconfig.cache.mkdir("docs") / f"{name(page).replace('/', '_').removesuffix('.md').replace('-', '_')}.py"
    if not file.exists() or file.read_text(encoding="utf-8") != program(page):
        file.write_text(program(page), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", file], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


EDIT = re.compile(r"^```diff (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HOUSE_RULE = """
from gondwana.kernel.game import GAMES
from gondwana.kernel.game.text import speak
from gondwana.kernel.match import Match

del GAMES["wildlife"]
from wildlife import WILDLIFE
from wildlife.prompts import Prompt

match = Match(WILDLIFE, 3, seed=5)
while match.prompt(match.asked[0]) != Prompt.UNSOLD:
    seat = match.asked[0]
    legal = match.legal(seat)
    sell = [move for move in legal if match.prompt(seat) == Prompt.ACT and 12 <= move < 24]
    match.play(seat, sell[0] if sell else legal[0])
seat = match.asked[0]
asked = match.ask(seat)
for language in ("en", "fr"):
    print(speak(asked["text"], WILDLIFE.folder / "text", language, "ABC"))
    print(*(speak(choice["text"], WILDLIFE.folder / "text", language, "ABC") for choice in asked["choices"]), sep=" / ")
laid = sum(match.plain.laid)
match.play(seat, "execute")
print(sum(match.plain.laid) - laid)
"""


def edit(file: Path, change: str) -> None:
    """Do to a file what a change of the guide shows: lines with a plus come, lines with a minus go."""
    lines = change.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if not line.startswith("+"))
    after = "".join(line[1:] for line in lines if not line.startswith("-"))
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file.name}: the guide shows lines that do not stand there:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_one_more_question_touches_what_the_guide_says_and_is_asked(tmp_path: Path) -> None:
    """On a copy of Wildlife: its number, its chapter, its sentence, its texts; then it is asked in both languages."""
    shutil.copytree(ROOT / "gondwana" / "games" / "wildlife", tmp_path / "wildlife")
    changes = EDIT.findall((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"))
    assert [file.removeprefix("wildlife/") for file, _ in changes] == [
        "prompts.py",
        "rules/auction.py",
        "eye/sentences.py",
        "text/en.json",
        "text/fr.json",
    ]
    for file, change in changes:
        edit(tmp_path / file, change)
    words = [sys.executable, "-W", "error", "-c", HOUSE_RULE]
    environment = {**os.environ, "GONDWANA_INTERPRET": "1", "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    english, choices, french, choix, laid = done.stdout.splitlines()
    assert english.startswith("Nobody buys ")
    assert choices == "Let it go / Use it"
    assert french.startswith("Personne n’achète ")
    assert choix == "La défausser / La jouer"
    assert laid == "1"


def test_the_readme_and_the_guide_to_adding_a_game_show_python() -> None:
    assert {"README.md", "docs/adding-a-game.md"} <= {name(page) for page in PAGES if program(page)}


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_the_examples_in_a_module_run(path: Path) -> None:
    parts = path.relative_to(ROOT).with_suffix("").parts
    module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
    result = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_public_face_and_the_match_have_examples() -> None:
    assert {"gondwana/__init__.py", "gondwana/kernel/match/match.py"} <= {name(path) for path in MODULES}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link


def test_the_architecture_names_files_that_are_there() -> None:
    named = re.findall(
        r"`((?:server|kernel)/[\w/]+(?:\.py|/))`", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    )
    assert "server/live/table.py" in named
    assert [path for path in named if not (ROOT / "gondwana" / path).exists()] == []
