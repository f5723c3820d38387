"""Which files a module is made of: itself, the project's files that it imports, and the data they read."""

import ast
import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from ..data import own_data

ROOT = Path(__file__).resolve().parents[2]  # the package

# An import on lines of its own. Its last character is looked at, too: after a backslash the statement goes on.
IMPORT = re.compile(r"^[ \t]*((?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(?:\([^)]*\)|[^\n\\;#(]*))(\\?)", re.MULTILINE)
NAMED = re.compile(r"\bimport\b")

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
    total = hashlib.sha256()
    for made_of in sorted(closure(file)):
        total.update(made_of.name.encode() + b"\0" + _content(made_of))
    return total.hexdigest()[:24]


@cache
def _content(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


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
    for node in _statements(_imports_of(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            parts = node.module.split(".") if node.module else []
            folders = [source.parents[node.level - 1]] if node.level else _folders(source, parts[0])
            for folder in folders:
                found |= _modules(folder.joinpath(*parts), [alias.name for alias in node.names])
        elif isinstance(node, ast.Import):
            for parts in (alias.name.split(".") for alias in node.names):
                for folder in _folders(source, parts[0]):
                    found |= _modules(folder.joinpath(*parts), [])
    return frozenset(found)


def _imports_of(content: str) -> ast.Module:
    """The import statements of a source, or all statements of one that speaks of imports in any other way.

    A start of the program reads some two hundred sources: to parse them whole takes a quarter of it. Imports in a text
    of several lines may be taken for the source's own, which makes its stamp stricter.
    """
    found = IMPORT.findall(content)
    if len(found) == len(NAMED.findall(content)) and not any(backslash for _, backslash in found):
        with suppress(SyntaxError):
            return ast.parse("\n".join(statement for statement, _ in found))
    return ast.parse(content)


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """All statements, also those within others: no expression imports anything."""
    waiting: list[Any] = [*tree.body]
    while waiting:
        node = waiting.pop()
        yield node
        for part in ("body", "orelse", "finalbody"):
            waiting += getattr(node, part, ())
        for branch in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            waiting += branch.body


def _folders(source: Path, package: str) -> set[Path]:
    """Where an import by full name looks inside a project: in our package, or in the source's own.

    What else lies beside them is somebody else's: all of site-packages, once this is installed.
    """
    top = _top(source.parent)
    own = top == source.parent or source.is_relative_to(top / package)
    return ({ROOT.parent} if package == ROOT.name else set()) | ({top} if own else set())


@cache
def _top(folder: Path) -> Path:
    """The folder in which the package lies that a folder belongs to."""
    return _top(folder.parent) if (folder / "__init__.py").is_file() else folder


def _modules(base: Path, names: list[str]) -> set[Path]:
    candidates = [base.with_suffix(".py"), base / "__init__.py"]
    candidates += [(base / name).with_suffix(".py") for name in names] + [base / name / "__init__.py" for name in names]
    return {file for candidate in candidates if (file := _file(candidate)) is not None}


@cache
def _file(path: Path) -> Path | None:
    return path.resolve() if path.is_file() else None
