"""The cache of compiled rules never serves an old one, and compiles nothing twice."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gondwana.kernel.compiler.cache import Files
from gondwana.kernel.compiler.mode import INTERPRET

pytestmark = pytest.mark.skipif(INTERPRET, reason="only compiled rules are cached")

POINTS = """
from gondwana.kernel.compiler.rule import rule

@rule
def worth(good):
    return good * 2
"""
TABLES = """
import tomllib
from pathlib import Path

BONUS = tomllib.loads((Path(__file__).parent / "data" / "numbers.toml").read_text())["bonus"]
"""
SCORES = """
from gondwana.kernel.game.dispatch import Rules, blank, register
from gondwana.kernel.rules.header import Header
from gondwana.kernel.game.loops import value_at
from gondwana.kernel.rules.records import i4, record
from gondwana.kernel.compiler.rule import rule
from .tables import BONUS
IMPORT_POINTS

@record
class State(Header):
    goods: int = i4()
    fields_of_our_own: int = i4(3)

@rule
def total(good):
    return WORTH(good) + BONUS

@rule
def value(s, seat):
    return float(total(s.goods))

register(State, Rules(value, value, value, value, value, value, value, value, value))
"""
RUN = """
import json, sys
from little.scores import State, total, value_at, blank
from gondwana.kernel.compiler import rule

states = blank(State)
states["goods"] = 5
results = {"rule": total(5), "loop": value_at(states, 0, 0)}
stats = [known.stats for known in rule.RULES]
results["compiled"] = sum(sum(known.cache_misses.values()) for known in stats)
results["found"] = sum(sum(known.cache_hits.values()) for known in stats)
print(json.dumps(results))
"""
QUESTIONS = """
from gondwana.kernel.rules import NUMBER, Prompts, answers, question

class Prompt(Prompts):
    PICK = 3, "most"

@question(Prompt.PICK, NUMBER)
def offer_pick(most, out):
    out[0] = most + 1
    return 1

@answers(Prompt.PICK)
def answer_pick(s, picked):
    s.goods = picked
"""
ASKED = """
from gondwana.kernel.game.branches import branches
from gondwana.kernel.game.declared import gather
from gondwana.kernel.game.dispatch import Rules, blank, register
from gondwana.kernel.game.loops import list_legal
from gondwana.kernel.rules import Header, ask, i4, numbers, record, rule
from .questions import Prompt

@record
class State(Header):
    goods: int = i4()

@rule
def value(s, seat):
    return float(s.goods)

declared = gather("little", Prompt, State.cells)
others = dict.fromkeys(("setup", "flow", "redeal", "value", "prior", "broken"), value)
register(State, Rules(**others, **branches("little", State, declared), declared=declared.functions()))
"""
RUN_ASKED = (
    RUN.partition("states =")[0].replace(
        "scores import State, total, value_at,", "asked import State, ask, list_legal, numbers,"
    )
    + """
import numpy

states, out = blank(State), numbers([0] * 9)
ask(states.view(numpy.recarray)[0], 3, 0, 5)
results = {"count": list_legal(states, 0, out), "answer": int(out[0])}
"""
    + RUN[RUN.index("stats = ") :]
)
KEY = ("signature", "machine", "digest")
STYLES = {
    "relative": ("from .points import worth", "worth"),
    "absolute": ("from little.points import worth", "worth"),
}


class Project:
    """A small package of rules in two files and a file of data, with a cache of its own."""

    def __init__(self, folder: Path, style: str) -> None:
        self.folder, self.cache = folder, folder / "cache"
        statement, name = STYLES[style]
        (folder / "little" / "data").mkdir(parents=True)
        self.write("little/__init__.py", "")
        self.write("little/points.py", POINTS)
        self.write("little/tables.py", TABLES)
        self.write("little/data/numbers.toml", "bonus = 1\n")
        self.write("little/scores.py", SCORES.replace("IMPORT_POINTS", statement).replace("WORTH", name))
        self.write("run.py", RUN)

    def write(self, name: str, content: str) -> None:
        (self.folder / name).write_text(content)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a file so that neither its size nor its time tells."""
        file = self.folder / name
        content, times = file.read_text(), file.stat()
        assert content.count(old) == 1
        assert len(old) == len(new)
        file.write_text(content.replace(old, new))
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        assert file.stat().st_size == times.st_size

    def files(self, suffix: str = ".nbc") -> list[Path]:
        """What lies in the cache."""
        return sorted(self.cache.rglob(f"*{suffix}"))

    def run(self) -> dict[str, Any]:
        """What the rules say in a process of their own."""
        environment = {**os.environ, "GONDWANA_CACHE": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "run.py"], cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        results: dict[str, Any] = json.loads(done.stdout)
        return results


@pytest.mark.parametrize("style", STYLES)
def test_an_edited_rule_changes_its_callers_in_other_files(style: str, tmp_path: Path) -> None:
    """And the loops that reach it by dispatch; tests/kernel/test_fingerprints.py tries all ways to import."""
    project = Project(tmp_path, style)
    first = project.run()
    assert (first["rule"], first["loop"]) == (11, 11.0)
    project.edit("little/points.py", "good * 2", "good * 3")
    second = project.run()
    assert (second["rule"], second["loop"]) == (16, 16.0)


def test_nothing_is_compiled_twice(tmp_path: Path) -> None:
    """But what an edited file of data changes; what is out of date is cleared away."""
    project = Project(tmp_path, "relative")
    project.write("little/other.py", "NUMBER = 1\n")
    first = project.run()
    files = len(project.files())
    assert first["compiled"] > 0
    project.edit("little/other.py", "1", "2")  # which nobody imports
    second = project.run()
    assert (second["compiled"], second["rule"], second["loop"]) == (0, 11, 11.0)
    assert second["found"] > 0
    project.edit("little/data/numbers.toml", "bonus = 1", "bonus = 4")
    third = project.run()
    assert (third["rule"], third["loop"]) == (14, 14.0)
    assert len(project.files()) == files


def test_what_is_made_of_declared_questions_is_kept_until_one_of_them_changes(tmp_path: Path) -> None:
    """`legal` is written by the kernel, and kept under the state of the rules that it chooses among."""
    project = Project(tmp_path, "relative")
    project.write("little/questions.py", QUESTIONS)
    project.write("little/asked.py", ASKED)
    project.write("run.py", RUN_ASKED)
    first = project.run()
    assert (first["count"], first["answer"]) == (1, 6)
    second = project.run()
    assert (second["compiled"], second["answer"]) == (0, 6)
    project.edit("little/questions.py", "most + 1", "most + 4")
    assert project.run()["answer"] == 9


def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    """Empty, cut short, or naming a type of a module that is gone: that is no reason to stop."""
    project = Project(tmp_path, "relative")
    project.write("kinds.py", "from enum import IntEnum\n\nclass Kind(IntEnum):\n    A = 3\n")
    project.write("run.py", RUN.replace("results = {", "from kinds import Kind; total(Kind.A)\nresults = {"))
    project.run()
    (tmp_path / "kinds.py").unlink()
    project.write("run.py", RUN)
    for file in project.files(".nbi"):
        if "total" not in file.name:
            file.write_bytes(b"" if "worth" in file.name else file.read_bytes()[:-20])
    after = project.run()
    assert (after["rule"], after["loop"]) == (11, 11.0)
    assert after["compiled"] > 0
    assert project.run()["compiled"] == 0


@pytest.mark.slow
def test_each_game_has_files_of_its_own(tmp_path: Path) -> None:
    """A loop is compiled for every game: several may be compiled at once, and none reads what another wrote."""
    project = Project(tmp_path, "relative")
    project.run()
    scores = (tmp_path / "little" / "scores.py").read_text()
    project.write("little/more.py", scores.replace("fields_of_our_own", "fields_of_their_own"))
    project.write("run.py", RUN.replace("little.scores", "little.more"))
    project.run()
    assert project.run()["compiled"] == 0
    indices = [file for file in project.files(".nbi") if "value_at" in file.name]
    assert len(indices) == 2
    indices[0].write_bytes(b"")
    runs = []
    for game in ("scores", "more"):
        project.write("run.py", RUN.replace("little.scores", f"little.{game}"))
        runs.append(project.run()["compiled"] > 0)
    assert sorted(runs) == [False, True]


@pytest.mark.parametrize("first", ["rules", "old rules"])
def test_processes_that_write_at_once_never_lose_the_newest(first: str, tmp_path: Path) -> None:
    """Both found no index, and the second writes between the two steps of the first, which may have older rules."""
    files = [Files(str(tmp_path), "worth", stamp) for stamp in (first, "rules")]
    for file in files:
        file._load_index = dict
    written: list[Any] = []
    files[0]._save_index = written.append
    files[0].save(KEY, "code")
    files[1].save(KEY, "code")
    assert load(tmp_path, "rules") == "code"
    Files._save_index(files[0], written[0])
    assert load(tmp_path, "rules") == ("code" if first == "rules" else None)
    assert load(tmp_path, "old rules") is None  # what is gone is compiled anew, never taken for something else


def test_a_process_that_ends_while_it_writes_leaves_what_was_there(tmp_path: Path) -> None:
    """The index names machine code only when that is whole."""
    Files(str(tmp_path), "worth", "rules").save(KEY, "code")
    file = Files(str(tmp_path), "worth", "rules")
    for step in ("_save_data", "_save_index"):
        setattr(file, step, _end)
        with pytest.raises(InterruptedError):
            file.save(("signature", "machine", "newer"), "newer code")
        delattr(file, step)
        assert load(tmp_path, "rules") == "code"


def _end(*words: object) -> None:
    raise InterruptedError


def load(folder: Path, stamp: str) -> Any:
    """What a process finds that starts now."""
    return Files(str(folder), "worth", stamp).load(KEY)


def test_of_a_loop_only_the_newest_state_of_the_rules_is_kept(tmp_path: Path) -> None:
    file = Files(str(tmp_path), "play", "stamp")
    for digest in ("monday", "tuesday"):
        for game in ("savanna", "toy"):
            file.save((game, digest), f"{game} of {digest}")
    loaded = [file.load((game, digest)) for digest in ("monday", "tuesday") for game in ("savanna", "toy")]
    assert loaded == [None, None, "savanna of tuesday", "toy of tuesday"]
    assert len(list(tmp_path.glob("*.nbc"))) == 2
