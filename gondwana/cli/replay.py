"""`gondwana replay`: a saved game told move by move."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

import gondwana
from gondwana.cli.arguments import AsJson
from gondwana.cli.console import print_json
from gondwana.kernel.game.text import speak

OWN_TEXTS = Path(__file__).parent / "text"


class Language(StrEnum):
    """The languages that Gondwana speaks."""

    en = "en"
    fr = "fr"


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", exists=True, dir_okay=False, readable=True)],
    lang: Annotated[Language, typer.Option(help="The language of the words.")] = Language.en,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, counted from 1; an onlooker if not given.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Tell a saved game in words, move by move."""
    match = gondwana.load(file)
    teller = Teller(match, lang)
    if seat is not None and not 1 <= seat <= match.seats:
        raise typer.BadParameter(f"no seat {seat}; allowed: 1 to {match.seats}", param_hint="--seat")
    lines = list(teller.lines(None if seat is None else seat - 1))
    if json:
        told = {"game": match.game.slug, "seats": match.seats, "options": match.options, "over": match.over}
        print_json({**told, "scores": match.scores, "places": match.places, "lines": lines})
        return
    typer.echo(teller.title())
    group = None
    for line in lines:
        if line["group"] not in (group, None):
            group = line["group"]
            typer.echo(f"\n{group}")
        typer.echo(f"{line['number']:>5}  {line['text']}")
    typer.echo(f"\n{teller.result()}")


class Teller:
    """Puts a match into words of one language."""

    def __init__(self, match: gondwana.Match, language: str) -> None:
        self._match = match
        self._language = language
        self._names: list[str] = []
        self._names = [self._say("cli_player", number=seat + 1) for seat in range(match.seats)]

    def lines(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """The log as far as a seat may know it, each line in words."""
        for line in self._match.log(seat):
            group = None if line["group"] is None else self._speak(line["group"])
            yield {"number": line["number"], "seat": line["seat"], "group": group, "text": self._speak(line["text"])}

    def title(self) -> str:
        """Which game this is."""
        return self._say(
            "cli_replay_title", game=self._match.game.slug, seats=self._match.seats, moves=self._match.number
        )

    def result(self) -> str:
        """The places and points, one line a seat, the winners first."""
        if not self._match.over:
            return self._say("cli_replay_unfinished")
        places, scores = self._match.places, self._match.scores
        return "\n".join(
            self._say("cli_replay_score", seat={"seat": seat}, place=places[seat], points=scores[seat])
            for seat in sorted(range(self._match.seats), key=lambda seat: places[seat])
        )

    def _say(self, key: str, **args: Any) -> str:
        return self._speak({"key": key, "args": args})

    def _speak(self, said: Any) -> str:
        own = said["key"].startswith(("cli_", "table_"))
        folder = OWN_TEXTS if own else self._match.game.folder / "text"
        return speak(said, folder, self._language, self._names)
