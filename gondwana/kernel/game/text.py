"""Texts in Python: for the terminal, reports and mail. The page compiles the same files.

A message is a string with {holes}, or the variant form, of which we read plurals:
[{"declarations": […], "selectors": ["countPlural"], "match": {"countPlural=one": …, "countPlural=other": …}}].
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..rules.notation import Text

LANGUAGES = ("en", "fr")
_HOLE = re.compile(r"\{(\w+)\}")


@cache
def messages(folder: Path, language: str) -> Mapping[str, Any]:
    """All messages of a folder of texts in one language."""
    if language not in LANGUAGES:
        raise BadOption(f"there are no texts in {language!r}", LANGUAGES)
    content: dict[str, Any] = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    return content


def speak(said: Text, folder: Path, language: str, names: Sequence[str]) -> str:
    """The sentence for a text; `names` are the players' at their seats."""
    known = messages(folder, language)
    args = {hole: _word(filling, known, names) for hole, filling in said["args"].items()}
    return _fill(known[said["key"]], args, said["args"], language)


def _word(filling: Any, known: Mapping[str, Any], names: Sequence[str]) -> str:
    if isinstance(filling, dict):
        return str(known[filling["term"]]) if "term" in filling else names[filling["seat"]]
    return str(filling)


def _fill(message: Any, args: Mapping[str, str], raw: Mapping[str, Any], language: str) -> str:
    if isinstance(message, list):
        message = _variant(message[0], raw, language)
    return _HOLE.sub(lambda hole: args.get(hole[1], hole[0]), message)


def _variant(message: Mapping[str, Any], raw: Mapping[str, Any], language: str) -> str:
    """The first variant whose every condition holds."""
    plurals = {}
    for declared in message["declarations"]:
        found = re.fullmatch(r"local (\w+) = (\w+): plural.*", declared)
        if found:
            plurals[found[1]] = _plural(int(raw[found[2]]), language)
    for conditions, variant in message["match"].items():
        pairs = [condition.strip().split("=") for condition in conditions.split(",")]
        if all(wanted == "*" or plurals.get(name, str(raw.get(name))) == wanted for name, wanted in pairs):
            return str(variant)
    raise KeyError(f"no variant fits {dict(raw)}")


@cache
def _rule(language: str) -> Callable[[int], str]:
    """How a language counts, by Unicode's tables; Babel is loaded when the first sentence counts something."""
    from babel import Locale

    return Locale.parse(language).plural_form


def _plural(count: int, language: str) -> str:
    """One or other, as the language counts: French says 0 point and 1 point."""
    return _rule(language)(count)
