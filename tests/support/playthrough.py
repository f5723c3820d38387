"""A game told move by move, for people to read: what each seat was asked and saw, what the story said."""

from collections.abc import Callable, Iterator
from typing import Any

from gondwana.kernel.game.text import speak
from gondwana.kernel.match.entry import Entry
from gondwana.kernel.match.line import parted, read
from gondwana.kernel.match.match import Match
from gondwana.kernel.match.savefile import words

View = dict[str, Any]
NAMES = ["Anna", "Bert", "Carl", "Dora", "Emil", "Fee"]


def playthrough(line: str, first: int, readable: Callable[[View], View] = lambda view: view) -> str:
    """The story of a game that is given as a line of words, told from an entry on.

    `readable` is what people would rather read of a view: a drawn map instead of its cells.
    """
    end = read(line)
    start, _, moves = line.partition(":")
    match = read(f"{start}: {', '.join(parted(moves)[:first])}")
    told = [line, f"told from {first}", "", *(said(match, 0) if first == 0 else ()), *shown(match, readable)]
    for entry in end.entries[first:]:
        told += ["", *tell(match, entry, readable)]
    assert match.state.tobytes() == end.state.tobytes()
    return "\n".join(told) + "\n"


def tell(match: Match, entry: Entry, readable: Callable[[View], View]) -> Iterator[str]:
    """One entry, what it told, and the table after it where another question is asked."""
    question = match.plain.question
    if entry.kind == "undo":
        match.undo(entry.seat)
    else:
        match.play(entry.seat, entry.move)
    yield f"> {words(match)[-1]}"
    yield from said(match, entry.number)
    if match.plain.question != question or match.over or entry.kind == "undo":
        yield from shown(match, readable)
    else:
        yield f"  asked: {match.asked}"


def said(match: Match, since: int) -> Iterator[str]:
    """The new lines of the log; what not everybody is told is marked."""
    public = match.log(None, since)
    for seat in (None, *range(match.seats)):
        # The opening, which belongs to no seat, is told before the first entry.
        lines = [line for line in match.log(seat, since) if line["seat"] is not None or match.number == 0]
        for line in lines:
            if seat is None or line not in public:
                mark = "" if seat is None else f"(seat {seat} only) "
                yield f"  {mark}{sentence(match, line)}"


def sentence(match: Match, line: dict[str, Any]) -> str:
    """A log line in English; the page's own lines by their key."""
    if not line["text"]["key"].startswith(match.game.prefix):
        return f"[{line['text']['key']}]"
    return speak(line["text"], match.game.folder / "text", "en", NAMES)


def shown(match: Match, readable: Callable[[View], View]) -> Iterator[str]:
    """What everybody sees, then what each seat alone sees and is asked."""
    public = readable(match.view(None))
    yield f"  everybody: {flat(public)}"
    for seat in range(match.seats):
        own = {key: part for key, part in readable(match.view(seat)).items() if part != public[key]}
        ask = match.ask(seat)
        if own:
            yield f"  seat {seat} sees: {flat(own)}"
        if ask and ask["choices"]:
            choices = ", ".join(f"{choice['word']}{gain(choice)}" for choice in ask["choices"])
            yield f"  seat {seat} is asked: {ask['prompt']}: {choices}{' (uncovers)' if ask['reveals'] else ''}"


def gain(choice: dict[str, Any]) -> str:
    """What a choice would bring at once."""
    preview = choice["preview"] or {}
    best = preview.get("best", preview).get("gain")
    return "" if best is None else f" {best:+}"


def flat(thing: Any) -> str:
    """JSON on one line without quotes, nothing and noughts left out."""
    if isinstance(thing, dict):
        parts = [f"{key} {flat(part)}" for key, part in thing.items() if part not in (None, 0, [], {}, False, "")]
        return f"{{{', '.join(parts)}}}"
    if isinstance(thing, list):
        return f"[{', '.join(flat(part) for part in thing)}]"
    return "yes" if thing is True else str(thing)
