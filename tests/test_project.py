"""The habits of an open project: what GitHub and pre-commit run are the tools and targets that are here."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
FILES = [WORKFLOW, HOOKS, *FORMS, ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def values(path: Path, key: str) -> list[str]:
    """What stands after a key, wherever it stands, without quotes and comments."""
    found = re.findall(rf"^[ -]*{key}: *(.*?)(?: +#.*)?$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return [value.strip("\"'") for value in found]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_file_records_an_address(path: Path) -> None:
    """Where tools come from is the business of the machine that runs them."""
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert "\t" not in text  # which no YAML reader takes


def test_everything_is_tested_with_every_python_that_we_promise() -> None:
    assert re.findall(r'"([^"]+)"', values(WORKFLOW, "python")[0]) == PYTHONS
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"


def test_the_workflow_makes_what_the_makefile_has() -> None:
    wanted = [value.split()[1] for value in values(WORKFLOW, "run") if value.startswith("make ")]
    assert wanted == ["test", "check"]
    assert all(re.search(rf"^{target}:", MAKEFILE, re.MULTILINE) for target in wanted)


def test_the_workflow_may_only_read_and_pins_its_actions() -> None:
    assert values(WORKFLOW, "contents") == ["read"]
    assert "write" not in WORKFLOW.read_text(encoding="utf-8")
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in values(WORKFLOW, "uses"))


def test_the_hooks_are_the_tools_of_the_project() -> None:
    assert set(values(HOOKS, "repo")) == {"local"}
    assert set(values(HOOKS, "language")) == {"system"}
    assert values(HOOKS, "id") == ["ruff-check", "ruff-format", "prettier"]
    tools = {re.split(r"[\[><=]", need)[0] for need in PROJECT["optional-dependencies"]["dev"]} | {"python"}
    scripts = re.findall(r'"([\w:]+)":', (ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for entry in values(HOOKS, "entry"):
        program, *words = shlex.split(entry)
        assert program.removeprefix(".venv/bin/") in tools
        if words[0].endswith(".py"):
            assert (ROOT / words[0]).is_file()
            assert words[1:3] == ["npm", "run"]
            assert words[3] in scripts


@pytest.mark.parametrize("path", FORMS, ids=name)
def test_a_form_says_what_it_is_for_and_asks_little(path: Path) -> None:
    assert all(values(path, key)[0] for key in ("name", "description", "labels", "label"))
    asked = values(path, "id")
    assert len(asked) == len(set(asked)) == len(values(path, "type"))
    assert "true" in values(path, "required")
    assert len(asked) <= 5


def test_the_form_for_rules_knows_every_game() -> None:
    texts = (path.read_text(encoding="utf-8") for path in ROOT.glob("gondwana/games/*/text/en.json"))
    names = [re.findall(r'^  "\w+_name": "(.+)",$', text, re.MULTILINE) for text in texts]
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text(encoding="utf-8")
    listed = [line.strip('"') for line in re.findall(r"^ {8}- (.+)$", form, re.MULTILINE)]
    assert listed == sorted(name for found in names for name in found if name in listed)
    assert len(listed) == len(names)
