"""What an answer brings, in clauses: points by the lines of the sheet, and what changes between the herds."""

from gondwana.kernel.rules import Text, open_prompt, text

from ..prompts import Prompt
from ..rules.solo import jhays_next_cell
from ..state import State
from ..tables import JHAY, LION_PREY
from ..words import PARTY
from .preview import best_places, herd_changes, hunted, placed
from .shapes import Counts, Gain


def brings(s: State, live: State, seat: int, move: int) -> list[Text]:
    """What an answer brings as things stand, for the seat and for the others; nothing that it can't know."""
    question = open_prompt(s)
    if question == Prompt.CHOOSE:
        return choosing(s, live, seat, move)
    if question == Prompt.PLACE:
        return [*clauses(placed(live, seat, move, s.choice[seat])), *rivals(s, live, seat, s.choice[seat])]
    if question == Prompt.GIVE:
        return giving(s, live, move)
    if question == Prompt.LION:
        return in_words({"lion": LION_PREY, **hunted(live, seat, move)["lines"]})
    return of_jhay({"lion": LION_PREY, **hunted(live, JHAY, move)["lines"]}, herd=0)


def choosing(s: State, live: State, seat: int, kind: int) -> list[Text]:
    """What the card brings on its only place, or on the best of several."""
    seen = best_places(live, seat, kind)
    if len(seen["places"]) == 1:
        (only,) = seen["places"].values()
        return [*clauses(only), *rivals(s, live, seat, kind)]
    best = max(gain["gain"] for gain in seen["places"].values())
    if best <= 0:
        return [text("savanna_brings_none")]
    return [text("savanna_brings_best", points=signed(best), count=best)]


def clauses(gain: Gain) -> list[Text]:
    """The lines that change, the sum before them if there are several; the herd apart, since that may not last."""
    herd = [text("savanna_brings_herd", points=signed(gain["herd"]))] if gain["herd"] else []
    return [*in_words(gain["lines"]), *herd] or [text("savanna_brings_nothing")]


def in_words(lines: Counts) -> list[Text]:
    """The lines that change, with a unit: that of the only one, or that of the sum."""
    if len(lines) == 1:
        ((line, points),) = lines.items()
        return [line_text("savanna_brings_only", line, points)]
    total = [total_text("savanna_brings_total", sum(lines.values()))] if lines else []
    return [*total, *(line_text("savanna_brings_line", line, points) for line, points in lines.items())]


def rivals(s: State, live: State, index: int, kind: int) -> list[Text]:
    """What the others' herds lose by one more gazelle, as it stands."""
    return [
        text("savanna_brings_rival", ecosystem=PARTY.shown(party, s.seats), points=signed(change))
        for party, change in herd_changes(live, index, kind).items()
        if party != index
    ]


def giving(s: State, live: State, kind: int) -> list[Text]:
    """What a card brings Jhay in the cell where it will lie, and the own herd."""
    gain = placed(live, JHAY, jhays_next_cell(s.step), kind)
    own = [
        text("savanna_brings_herd", points=signed(lost))
        for party, lost in herd_changes(live, JHAY, kind).items()
        if party != JHAY
    ]
    return [*of_jhay(gain["lines"], gain["herd"]), *own]


def of_jhay(lines: Counts, herd: int) -> list[Text]:
    """What Jhay gets in all, and by which lines, if there are several."""
    total = total_text("savanna_brings_jhay", sum(lines.values()) + herd)
    rival = [text("savanna_brings_rival", ecosystem=PARTY.shown(JHAY, 1), points=signed(herd))] if herd else []
    parts = [line_text("savanna_brings_jhay_line", line, points) for line, points in lines.items()]
    return [total, *(parts if len(parts) + len(rival) > 1 else []), *rival]


def line_text(key: str, line: str, points: int) -> Text:
    """A line of the sheet and what it changes by."""
    return text(key, points=signed(points), count=abs(points), line={"term": f"savanna_line_{line}"})


def total_text(key: str, points: int) -> Text:
    """A sum with its unit."""
    return text(key, points=signed(points), count=abs(points))


def signed(points: int) -> str:
    """+6 or −2: a change has a sign, no change none."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
