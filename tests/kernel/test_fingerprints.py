"""Which files a module is made of."""

import gc
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import gondwana
from gondwana.kernel.compiler.fingerprints import closure, digest

PACKAGE = Path(gondwana.__file__).parent


def names(file: Path) -> set[str]:
    return {path.relative_to(PACKAGE).as_posix() for path in closure(file) if path.is_relative_to(PACKAGE)}


def test_a_rule_is_made_of_its_file_and_all_it_imports() -> None:
    made = names(PACKAGE / "games" / "savanna" / "rules" / "lines.py")
    assert {
        "games/savanna/rules/lines.py",
        "games/savanna/state.py",
        "games/savanna/tables.py",
        "games/savanna/data/cards.toml",
        "kernel/rules/records.py",
        "kernel/compiler/rule.py",
        "kernel/rules/header.py",
    } <= made
    assert "games/savanna/eye/view.py" not in made
    assert "games/savanna/rules/solo.py" not in made


def test_a_games_version_covers_all_its_rules_and_data() -> None:
    game = gondwana.game("savanna")
    folder = game.folder
    covered = game.rules.files()
    rules = [*(folder / "rules").glob("[!_]*.py"), *(folder / "data").glob("*.toml")]
    rules += [folder / name for name in ("scoring.py", "flow.py", "setup.py", "state.py", "tables.py", "redeal.py")]
    assert {path.name for path in rules if path.resolve() not in covered} == set()


def test_a_digest_depends_on_what_stands_in_the_files(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a")
    other.write_text("b")
    before = digest(frozenset([one, other]))
    assert digest(frozenset([other, one])) == before
    other.write_text("c")
    assert digest(frozenset([one, other])) != before
    assert digest(frozenset([one])) != before


def test_contents_do_not_run_into_each_other(tmp_path: Path) -> None:
    one, other = tmp_path / "a.py", tmp_path / "b.py"
    one.write_text("12")
    other.write_text("3")
    before = digest(frozenset([one, other]))
    one.write_text("1")
    other.write_text("23")
    assert digest(frozenset([one, other])) != before


def test_imports_are_followed_in_every_form(tmp_path: Path) -> None:
    package = tmp_path / "little"
    (package / "deep").mkdir(parents=True)
    for name in ("__init__", "a", "b", "c", "d", "e", "f", "unused", "deep/__init__", "deep/g", "deep/rules"):
        (package / f"{name}.py").write_text("")
    (package / "deep" / "rules.py").write_text(
        "import json, little.a\nfrom ..b import x\nfrom .. import c\nfrom little.d import y\nfrom little import e\n"
        "from . import g\ndef late():\n    from ..f import z\n"
    )
    reached = {path.relative_to(package).as_posix() for path in closure(package / "deep" / "rules.py")}
    letters = {f"{letter}.py" for letter in "abcdef"}
    assert letters | {"deep/g.py", "deep/rules.py", "__init__.py", "deep/__init__.py"} == reached


@pytest.mark.parametrize(
    "source",
    [
        "from one import (  # (both)\n    x,\n    y,\n)\nimport two\n",
        "import json; from one import x; import two\n",
        "import json, \\\n    one, \\\n    two\n",
        "if True: import one\nfrom two import(x)\n",
        '"""A text may import as well:\nimport three\n"""\nfrom one import x\n\nclass C:\n\n\timport two\n',
    ],
)
def test_imports_are_found_however_they_are_written(tmp_path: Path, source: str) -> None:
    for name in ("one", "two", "three"):
        (tmp_path / f"{name}.py").write_text("")
    (tmp_path / "rules.py").write_text(source)
    assert {path.name for path in closure(tmp_path / "rules.py")} == {"rules.py", "one.py", "two.py"}


def test_circular_imports_end(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("from two import x\n")
    (tmp_path / "two.py").write_text("from one import y\n")
    assert {path.name for path in closure(tmp_path / "one.py")} == {"one.py", "two.py"}


@pytest.fixture
def threads_switch_at_every_collection() -> Iterator[None]:
    def give_way(phase: str, info: dict[str, int]) -> None:
        time.sleep(0)

    thresholds = gc.get_threshold()
    gc.callbacks.append(give_way)
    gc.set_threshold(50)
    yield
    gc.set_threshold(*thresholds)
    gc.callbacks.remove(give_way)


@pytest.mark.usefixtures("threads_switch_at_every_collection")
def test_threads_may_ask_at_the_same_time(tmp_path: Path) -> None:
    """A server prepares its games side by side, and Python's parser is not made for that."""
    nested = "".join(f"{' ' * depth}if {'(' * depth}1{')' * depth}:\n" for depth in range(15)) + " " * 15 + "pass\n"
    files = [tmp_path / f"module{number}.py" for number in range(40)]
    for file in files:
        file.write_text(nested * 5)
    with ThreadPoolExecutor(5) as threads:
        assert list(threads.map(closure, files)) == [frozenset([file]) for file in files]
