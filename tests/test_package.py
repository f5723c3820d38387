"""What a person gets who installs Gondwana: the page, the texts and the data, each exactly once."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "gondwana" / "page"
PARTS = (".py", ".json", ".toml", ".csv", ".c", ".typed")  # what the program reads when it runs


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    done = subprocess.run([sys.executable, *words], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def names_in(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def files_under(folder: Path) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as pip would; the page is built only where it is out of date."""
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    run("-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def test_the_wheel_holds_the_whole_page(wheel: Path) -> None:
    page = {name for name in names_in(wheel) if name.startswith("gondwana/page/")}
    assert page == files_under(PAGE)
    assert {"gondwana/page/index.html"} < page
    assert {Path(name).suffix for name in page} >= {".html", ".js", ".css", ".woff2"}


def test_no_file_is_in_the_wheel_twice(wheel: Path) -> None:
    names = names_in(wheel)
    assert sorted(names) == sorted(set(names))


def test_the_wheel_holds_every_module_text_and_table(wheel: Path) -> None:
    wanted = {name for name in files_under(ROOT / "gondwana") if name.endswith(PARTS)}
    assert any(name.endswith("/text/fr.json") for name in wanted)
    assert any("/data/" in name for name in wanted)
    assert wanted <= set(names_in(wheel))


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    assert {name.split("/")[0] for name in names_in(wheel)} == {"gondwana", "gondwana-0.1.0.dist-info"}


def test_a_wheel_is_made_from_the_sdist_without_node(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    """An empty node_modules would have to be filled by npm: it stays away."""
    run("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=sdist)
    assert not (sdist / "web" / "node_modules").exists()
    assert sorted(names_in(next(tmp_path.glob("*.whl")))) == sorted(names_in(wheel))


def test_a_changed_source_makes_the_page_out_of_date(sdist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(sdist, copy)
    question = "import hatch_build as b; raise SystemExit(b.is_stamped(b.STAMP, b.digest_of(b.source_files())) != {})"
    run("-c", question.format(True), cwd=copy)
    text = next(copy.glob("gondwana/games/*/text/en.json"))
    text.write_text(text.read_text() + "\n")
    run("-c", question.format(False), cwd=copy)


def test_the_locked_packages_carry_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert "://" not in (ROOT / "constraints.txt").read_text()


def test_every_library_is_pinned_and_credited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    libraries = {re.split(r"[\[><=]", need)[0] for need in project["dependencies"]}
    extras = [need for needs in project["optional-dependencies"].values() for need in needs]
    tools = {re.split(r"[\[><=]", need)[0] for need in extras}
    pinned = {line.split("==")[0].lower() for line in (ROOT / "constraints.txt").read_text().splitlines()}
    assert libraries | tools <= pinned
    packages = json.loads((ROOT / "web" / "package.json").read_text())
    credited = (ROOT / "CREDITS.md").read_text()
    named = libraries | tools | packages.get("dependencies", {}).keys() | packages["devDependencies"].keys()
    assert {name for name in named if f"`{name}`" not in credited} == set()
