"""The page around the plots."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from gondwana.bots.intervals import Interval

from ..errors import need
from ..ledger import Ledger
from ..standings import Duel, Standing, Table, table_of
from . import plots

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1917; --paper: #fafaf9; --line: #d6d3d1; --quiet: #57534e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e5e4; --paper: #1c1917; --line: #44403c; --quiet: #a8a29e; }
  svg { background: #fafaf9; border-radius: 6px; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 66rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; font-weight: 600; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { text-align: right; padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
small, .quiet { color: var(--quiet); }
figure { margin: 0; }
svg { max-width: 100%; height: auto; }
pre { overflow-x: auto; }
"""


def write_report(ledger: Ledger, file: Path) -> None:
    """Write the league in a folder as one page."""
    need("matplotlib", "a report with plots")
    file.write_text(page(ledger), encoding="utf-8")


def page(ledger: Ledger) -> str:
    """The whole page."""
    table, rows, clocks = table_of(ledger), ledger.rows(), ledger.clocks()
    rows = rows[: table.games]
    title = f"{table.league.game}, {table.league.seats} seats"
    parts = [f"<h1>{escape(title)}</h1>", _about(table)]
    if table.games:
        parts += ["<h2>Standings</h2>", _standings(table.standings)]
        parts += ["<h2>Who comes out ahead of whom</h2>", _duels(table.duels)] if table.duels else []
        drawn = {
            "Ratings": plots.ratings(table),
            "Points": plots.scores(table, rows),
            "Time for an answer": plots.times(table, rows, clocks),
        }
        parts += [f"<h2>{name}</h2>\n<figure>{picture}</figure>" for name, picture in drawn.items() if picture]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    look = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f'<!doctype html>\n<html lang="en"><head>{head}{look}</head>\n<body>{"".join(parts)}</body></html>\n'


def _about(table: Table) -> str:
    league = table.league
    options = ", ".join(f"{key}={value}" for key, value in league.options.items()) or "none"
    said = [
        f"{table.games} games: {table.deals} of {league.deals} deals, each played {len(league.seatings)} times with "
        "the tables turned; all games of a deal are one sample. Intervals are of 95 %.",
        f"Options: {options}. Seed {league.seed}. Rules {league.rules}.",
    ]
    return "".join(f'<p class="quiet">{escape(line)}</p>' for line in said)


def _standings(standings: Sequence[Standing]) -> str:
    heads = ("bot", "games", "rating", "wins", "fair", "points", "ms an answer", "99 of 100")
    return _table(heads, map(_cells, standings))


def _cells(one: Standing) -> list[str]:
    rating = _told(one.rating.points, ".0f") if one.rating else "–"
    times = [f"{one.times.mean:.1f}", f"{one.times.slow:.1f} ms"] if one.times else ["–", "–"]
    return [
        escape(one.bot),
        str(one.games),
        rating,
        _told(one.wins, ".1%"),
        f"{one.fair:.0%}",
        _told(one.points, ".1f"),
        *times,
    ]


def _duels(duels: Sequence[Duel]) -> str:
    heads = ("", "games", "ahead", "stronger by", "lead")
    rows = (
        [
            escape(f"{duel.bot} against {duel.other}"),
            str(duel.games),
            _told(duel.ahead, ".1%"),
            _told(duel.rating, "+.0f"),
            _told(duel.lead, "+.1f"),
        ]
        for duel in duels
    )
    return _table(heads, rows)


def _told(part: Interval, form: str) -> str:
    return f"{part.mean:{form}} <small>{part.low:{form}} … {part.high:{form}}</small>"


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{word}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
