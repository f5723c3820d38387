"""Which files a module is made of: itself, the project's files that it imports, and the data they read."""

import ast
import hashlib
from functools import cache
from pathlib import Path
from threading import Lock

from ..data import own_data

ROOT = Path(__file__).resolve().parents[2]  # the package

# Python counts the depth of a syntax tree under construction for all threads together (python/cpython#106905): a
# switch of threads halfway, which a garbage collection can bring, ends in a SystemError for one of them.
_PARSING = Lock()


def digest(files: frozenset[Path]) -> str:
    """A fingerprint of what stands in these files."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()[:24]


def fingerprint(words: str) -> str:
    """A short name for words that are too long for the name of a file."""
    return hashlib.sha256(words.encode()).hexdigest()[:12]


@cache
def stamp(file: Path) -> str:
    """The fingerprint of a source file and of all that it is made of, as they are when first asked for."""
    return digest(closure(file))


@cache
def closure(file: Path) -> frozenset[Path]:
    """A source file, every project file that it reaches by imports, and the data beside them."""
    reached: set[Path] = set()
    waiting = [file]
    while waiting:
        source = waiting.pop()
        if source not in reached:
            reached.add(source)
            waiting.extend(_imported(source))
    return frozenset(reached | {data for source in reached for data in _data(source)})


def _data(source: Path) -> list[Path]:
    """What a game's `tables.py` reads: the files of the folder `data/` beside it, and those of the user's own."""
    folders = (source.parent / "data", own_data(source.parent))
    if source.name != "tables.py":
        return []
    return [file for folder in folders if folder and folder.is_dir() for file in folder.iterdir() if file.is_file()]


def _imported(source: Path) -> frozenset[Path]:
    """The project files that a source file imports; one thread at a time reads them."""
    with _PARSING:
        return _read_imports(source)


@cache
def _read_imports(source: Path) -> frozenset[Path]:
    found: set[Path] = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.ImportFrom):
            parts = node.module.split(".") if node.module else []
            names = [alias.name for alias in node.names]
            for folder in [source.parents[node.level - 1]] if node.level else _folders(source):
                found |= _modules(folder.joinpath(*parts), names)
        elif isinstance(node, ast.Import):
            for folder in _folders(source):
                for alias in node.names:
                    found |= _modules(folder.joinpath(*alias.name.split(".")), [])
    return frozenset(found)


def _folders(source: Path) -> set[Path]:
    """Where imports by full name look inside a project: above our package and above the source's own."""
    folder = source.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return {ROOT.parent, folder}


def _modules(base: Path, names: list[str]) -> set[Path]:
    candidates = [base.with_suffix(".py"), base / "__init__.py"]
    candidates += [(base / name).with_suffix(".py") for name in names] + [base / name / "__init__.py" for name in names]
    return {file.resolve() for file in candidates if file.is_file()}
