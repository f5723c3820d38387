"""What the documentation shows runs as it stands: every block of Python, every example in a docstring."""

import doctest
import importlib
import re
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
    assert {"gondwana/__init__.py", "gondwana/kernel/match.py"} <= {name(path) for path in MODULES}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link
