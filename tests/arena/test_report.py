"""A league as a page, and as Parquet."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gondwana.arena import Ledger, league, play_league, table_of
from gondwana.arena.errors import MissingExtra, need
from gondwana.arena.parquet import write_parquet
from gondwana.arena.report import write_report
from gondwana.arena.report.page import page


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    asked = league("savanna", ["random", "greedy"], seats=2, deals=5)
    return play_league(asked, tmp_path_factory.mktemp("league"))


class Tags(HTMLParser):
    """What stands open, and what there is."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for key, value in attrs if key in ("src", "href", "xlink:href")]


def test_the_page_needs_nothing_else(ledger: Ledger, tmp_path: Path) -> None:
    write_report(ledger, tmp_path / "report.html")
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.seen.count("svg") == 3
    assert not {"script", "link", "img", "iframe"} & set(tags.seen)
    assert all(link.startswith("#") for link in tags.links)
    assert "url(http" not in text
    assert "@import" not in text


def test_the_page_shows_ratings_points_and_times(ledger: Ledger) -> None:
    text = page(ledger)
    for heading in ("Standings", "Who comes out ahead of whom", "Ratings", "Points", "Time for an answer"):
        assert f"<h2>{heading}</h2>" in text
    assert "10 games: 5 of 5 deals, each played 2 times" in text
    assert "greedy against random" in text
    assert len(re.findall(r">greedy</text>", text)) == 3  # a line in each plot


def test_the_same_league_draws_the_same_page(ledger: Ledger) -> None:
    assert page(ledger) == page(ledger)


def test_alone_there_are_no_ratings(tmp_path: Path) -> None:
    alone = play_league(league("savanna", ["greedy"], seats=1, deals=2), tmp_path)
    assert table_of(alone).standings[0].rating is None
    assert "<h2>Ratings</h2>" not in page(alone)


def test_a_parquet_file_has_a_row_for_each_game(ledger: Ledger, tmp_path: Path) -> None:
    from pyarrow import parquet

    write_parquet(ledger, tmp_path / "games.parquet")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    for found, row in zip(rows, ledger.rows(), strict=True):
        assert json.loads(found["options"]) == row["options"]
        assert {key: found[key] for key in row if key != "options"} == {
            key: row[key] for key in row if key != "options"
        }
        assert len(found["milliseconds"]) == len(found["longest"]) == len(found["choices"]) == 2


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"a report needs matplotlib: pip install 'gondwana\[arena\]'"):
        need("matplotlib", "a report")
    with pytest.raises(MissingExtra, match=r"pip install 'gondwana\[ray\]'"):
        need("ray", "a cluster")
