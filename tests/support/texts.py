"""Which texts a game can ask for, and which it has."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from gondwana.kernel.game.game import Game
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.notation import Kind, Question
from support.random_games import random_moves

WEB = Path(__file__).parents[2] / "web" / "src"
HOLE = re.compile(r"\{(\w+)\}")
QUOTED = re.compile(r"""['"`]([a-z][a-z0-9]*(?:_(?:[a-z0-9]+|\$\{[^}]*\}))+)['"`]""")

Said = dict[str, set[str]]  # key of a text → the names of what goes into it


def messages(game: Game, language: str) -> dict[str, Any]:
    """All texts of a game in a language."""
    content: dict[str, Any] = json.loads((game.folder / "text" / f"{language}.json").read_text(encoding="utf-8"))
    return content


def holes(message: Any) -> set[str]:
    """What must be filled in, in any variant."""
    if isinstance(message, str):
        return set(HOLE.findall(message))
    return {hole for part in message for variant in part["match"].values() for hole in HOLE.findall(variant)}


def variants(message: Any) -> Iterator[str]:
    """Every sentence of a text."""
    if isinstance(message, str):
        yield message
    else:
        for part in message:
            yield from part["match"].values()


def terms(kind: Kind) -> Iterator[str]:
    """The texts that name the things of a kind; a word that names nothing is put by the choices themselves."""
    if kind.term:
        yield from (kind.term.format(word=word) for word in kind.words if word and word != kind.nowhere)


def declared(game: Game) -> Said:
    """What the story and the options of a game can say, whether it happens often or not."""
    said: Said = {f"{game.prefix}_log_{saying.name}": set(saying.numbers) for saying in game.sayings.values()}
    kinds = [kind for saying in game.sayings.values() for kind in saying.numbers.values()]
    kinds += [question.answer for question in game.questions.values()]
    said |= {term: set() for kind in kinds for term in terms(kind)}
    for option in game.options:
        said[f"{game.prefix}_option_{option.key}"] = set()
        said |= {f"{game.prefix}_option_{option.key}_{value}": set() for value in option.values}
    return said


def prompts(game: Game) -> set[str]:
    """The texts of all questions, also of those that random games seldom come to."""
    return {f"{game.prefix}_prompt_{question.name}" for question in game.questions.values()}


def choices(game: Game, question: Question) -> set[str]:
    """The texts that may word the answers to a question: one of its own, or one for the kind of things chosen."""
    kind = question.answer.name if question.answer.words else "count"
    return {f"{game.prefix}_choice_{name}" for name in (question.name, kind)}


def named_by_the_code(game: Game) -> set[str]:
    """The keys that stand in the game's own files, whole."""
    sources = [source.read_text(encoding="utf-8") for source in game.folder.rglob("*.py")]
    named = {key for source in sources for key in QUOTED.findall(source)}
    return {key for key in named if key.startswith(f"{game.prefix}_") and "$" not in key}


def found(thing: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """All texts inside a view, a question or a log."""
    if isinstance(thing, dict):
        if thing.keys() == {"key", "args"}:
            yield thing["key"], thing["args"]
        if thing.keys() == {"term"}:
            yield thing["term"], {}
        for part in thing.values():
            yield from found(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from found(part)


@cache
def said_in_games(game: Game) -> Said:
    """What is said in a random game at each number of seats."""
    said: Said = {}
    for seats in game.seats:
        match, asked = Match(game, seats, game.unattended(), seed=seats), Counter[Any]()
        for _ in random_moves(match, seed=seats):
            for seat in match.asked[:1]:
                asked[match.prompt(seat)] += 1
                if asked[match.prompt(seat)] <= 3:
                    said |= {key: set(args) for key, args in found(match.ask(seat))}
        said |= {key: set(args) for key, args in found([match.view(0), match.log(0)])}
    return said


def put_together(game: Game) -> set[str]:
    """Keys that a file makes of a beginning and of a word, both of which stand in it."""
    drawings = WEB / "games" / game.slug
    files = [*game.folder.rglob("*.py"), *drawings.rglob("*.ts"), *drawings.rglob("*.svelte")]
    made: set[str] = set()
    for source in (file.read_text(encoding="utf-8") for file in files):
        begins = set(re.findall(rf"""['"`]({game.prefix}_[a-z0-9_]*)(?:\$?\{{|['"`])""", source))
        for name, begin in re.findall(rf"const (\w+) = '({game.prefix}_[a-z0-9_]*)'", source):
            begins |= {begin + part for part in re.findall(rf"\$\{{{name}\}}([a-z0-9_]*)", source)}
        words = set(re.findall(r"(?<![A-Za-z0-9$.])_?[a-z][a-z0-9_]*", source))
        made |= {begin + word for begin in begins for word in ("", *words)}
    return made


def spoken_of(key: str) -> str:
    """The text that a key is another form of: what is said to the reader himself ends on `_you`, or on `_at_you`."""
    return key.removesuffix("_you").removesuffix("_at")


def named_by_the_page(game: Game) -> set[str]:
    """The keys of a game that the page names, some with `${…}` where a word is put in.

    The drawings of other games may have words of their own that only look like keys of this one.
    """
    drawings = WEB / "games"
    others = [folder for folder in drawings.iterdir() if folder.is_dir() and folder.name != game.slug]
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    sources = [file for file in files if not any(file.is_relative_to(folder) for folder in others)]
    named = {key for source in sources for key in QUOTED.findall(source.read_text(encoding="utf-8"))}
    return {key for key in named if key.startswith(f"{game.prefix}_")}


def used_by_the_page(game: Game) -> re.Pattern[str]:
    """What the keys look like that the page names; alone after the prefix stands only a word of the game's own."""
    kinds = [kind for saying in game.sayings.values() for kind in saying.numbers.values()]
    words = "|".join(sorted({word for kind in kinds for word in kind.words if word}))
    patterns = []
    for key in named_by_the_page(game):
        gap = f"(?:{words})" if key.startswith(f"{game.prefix}_$") else f"(?:{words}|[a-z0-9]+)"
        patterns.append(gap.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key)))
    return re.compile("|".join(patterns))
