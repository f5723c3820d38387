"""The plots of a report, as SVG that stands inside a page."""

import io
from collections.abc import Sequence
from typing import Any, Final

from ..standings import Table, milliseconds, scores_of, steps_of
from ..table import Row

WIDTH: Final = 7.0  # inches
TURQUOISE, GREY = "#0f766e", "#57534e"
ENDS: Final = (5, 95)  # per cent, between which most scores lie


def _figure(rows: int) -> tuple[Any, Any]:
    """A figure with room for so many lines."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, 1.2 + 0.42 * rows), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.grid(axis="x", color="#d6d3d1", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Any) -> str:
    """The picture as text: letters stay letters, and the same picture is the same text."""
    import matplotlib

    out = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "gondwana"}):
        figure.savefig(out, format="svg", metadata={"Date": None}, transparent=True)
    return out.getvalue()[out.getvalue().index("<svg") :]


def _name_lines(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)


def ratings(table: Table) -> str | None:
    """Each bot's rating with its interval; nothing where there are no ratings."""
    rated = [(standing.bot, standing.rating.points) for standing in table.standings if standing.rating]
    if not rated:
        return None
    figure, axes = _figure(len(rated))
    for line, (_, points) in enumerate(rated):
        axes.plot([points.low, points.high], [line, line], color=TURQUOISE, linewidth=2.5)
        axes.plot(points.mean, line, "o", color=TURQUOISE, markersize=7)
    _name_lines(axes, [bot for bot, _ in rated])
    axes.set_xlabel("rating; 100 more are 64 % of duels")
    return _svg(figure)


def scores(table: Table, rows: Sequence[Row]) -> str:
    """How the points of each bot are spread: the middle half as a box, nine tenths as a line."""
    bots = [standing.bot for standing in table.standings]
    figure, axes = _figure(len(bots))
    boxes = axes.boxplot(
        [[points for row in rows for points in scores_of(row, bot)] for bot in bots],
        positions=range(len(bots)),
        orientation="horizontal",
        widths=0.5,
        whis=ENDS,
        showfliers=False,
        patch_artist=True,
    )
    for box in boxes["boxes"]:
        box.set(facecolor="#ccfbf1", edgecolor=TURQUOISE)
    for line in boxes["medians"]:
        line.set(color=TURQUOISE, linewidth=2)
    _name_lines(axes, bots)
    axes.set_xlabel("points of a seat: half of all games in the box, nine of ten on the line")
    return _svg(figure)


def times(table: Table, rows: Sequence[Row], clocks: Sequence[Row]) -> str | None:
    """How long answers take, on a scale of powers of ten; nothing where nothing was measured."""
    seated = {row["number"]: row["bots"] for row in rows}
    parts: dict[str, list[dict[str, Any]]] = {standing.bot: [] for standing in table.standings}
    for clock in clocks:
        for bot, part in zip(seated.get(clock["number"], ()), clock["seats"], strict=False):
            parts[bot].append(part)
    measured = {bot: steps for bot, found in parts.items() if (steps := steps_of(found))}
    if not measured:
        return None
    figure, axes = _figure(len(measured))
    for line, steps in enumerate(measured.values()):
        most = max(steps.values())
        for step, count in steps.items():
            half = 0.42 * count / most
            axes.fill_between([milliseconds(step), milliseconds(step + 1)], line - half, line + half, color=TURQUOISE)
    axes.set_xscale("log")
    _name_lines(axes, list(measured))
    axes.set_xlabel("milliseconds for an answer; the thicker, the more answers take so long")
    return _svg(figure)
