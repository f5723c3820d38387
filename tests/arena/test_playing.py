"""Leagues come out the same however they are played: by one thread or several, at once or in pieces."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gondwana.arena import League, Ledger, Threads, league, play_league, table_of
from gondwana.arena.errors import DamagedLeague, LeagueInUse, OtherLeague
from gondwana.arena.table import play_game
from gondwana.kernel.errors import IllegalMove


def small(**other: object) -> League:
    return league(**{"game": "savanna", "bots": ["greedy", "beginner"], "seats": 3, "deals": 4, "seed": 9, **other})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """A league that ran through, in one thread."""
    return play_league(small(), tmp_path_factory.mktemp("whole"), Threads(1))


def test_the_number_of_threads_changes_nothing(whole: Ledger, tmp_path: Path) -> None:
    other = play_league(small(), tmp_path, Threads(3))
    assert other.games.read_bytes() == whole.games.read_bytes()
    assert table_of(other).report(times=False) == table_of(whole).report(times=False)


def test_a_row_says_all_about_its_game(whole: Ledger) -> None:
    row = whole.rows()[7]
    assert list(row) == [
        *("number", "game", "options", "seats", "deal", "seed", "lineup", "rotation", "bots"),
        *("scores", "places", "answers", "rules"),
    ]
    assert (row["number"], row["deal"], row["rotation"]) == (7, 1, 1)
    assert row["bots"] == [*row["lineup"][1:], *row["lineup"][:1]]
    assert sorted(row["places"])[0] == 1
    assert row["rules"] == whole.league().rules
    assert "milliseconds" not in str(row)


def test_times_are_kept_apart(whole: Ledger) -> None:
    clocks = whole.clocks()
    assert [clock["number"] for clock in clocks] == list(range(24))
    seat = clocks[0]["seats"][0]
    assert seat["choices"] == sum(seat["steps"].values()) <= whole.rows()[0]["answers"][0]
    assert seat["longest"] <= seat["total"]


def test_half_a_line_is_dropped_and_played_again(whole: Ledger, tmp_path: Path) -> None:
    ledger = play_league(small(deals=2), tmp_path, Threads(1))
    with ledger.games.open("ab") as games, ledger.times.open("ab") as times:
        games.write(b'{"number":12,"game":"sav')
        times.write(b'{"number":12,"seats":[]}\n{"num')
    assert len(ledger.rows()) == 12
    play_league(small(), tmp_path)
    assert ledger.games.read_bytes() == whole.games.read_bytes()
    assert [clock["number"] for clock in ledger.clocks()] == list(range(24))


KILLED = """
import os, signal, sys
from gondwana.arena import Threads, league, play_league

def kill(done, games):
    if done == 7:
        os.kill(os.getpid(), signal.SIGKILL)

played = league("savanna", ["beginner", "search@24"], seats=4, deals=6, seed=3)
play_league(played, sys.argv[1], Threads(2), kill)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody is killed there")
def test_a_league_that_was_killed_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    """Kill -9 in the middle, while others of its games are under way: files equal to the byte, tables equal."""
    killed = subprocess.run([sys.executable, "-c", KILLED, tmp_path / "killed"], check=False)
    assert killed.returncode == -signal.SIGKILL
    before = Ledger(tmp_path / "killed").games.read_bytes()
    assert before.count(b"\n") == 7
    asked = league("savanna", ["beginner", "search@24"], seats=4, deals=6, seed=3)
    resumed = play_league(asked, tmp_path / "killed")
    through = play_league(asked, tmp_path / "through", Threads(1))
    assert resumed.games.read_bytes() == through.games.read_bytes()
    assert resumed.games.read_bytes().startswith(before)
    assert table_of(resumed).report(times=False) == table_of(through).report(times=False)


def test_more_deals_go_on_from_the_fewer(whole: Ledger, tmp_path: Path) -> None:
    play_league(small(deals=1), tmp_path)
    assert table_of(Ledger(tmp_path)).deals == 1
    told: list[tuple[int, int]] = []
    ledger = play_league(small(), tmp_path, progress=lambda done, games: told.append((done, games)))
    assert told == [(done, 24) for done in range(6, 25)]
    assert ledger.games.read_bytes() == whole.games.read_bytes()


def test_a_deal_that_is_not_finished_does_not_count_yet(whole: Ledger, tmp_path: Path) -> None:
    ledger = play_league(small(deals=2), tmp_path)
    lines = ledger.games.read_bytes().splitlines(keepends=True)
    ledger.games.write_bytes(b"".join(lines[:8]))
    found = table_of(ledger)
    assert (found.deals, found.games) == (1, 6)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"seed": 1}, "other seed: 9, not 1"),
        ({"seats": 4}, "other seats: 3, not 4"),
        ({"bots": ["greedy", "random"]}, 'other bots: ["greedy", "beginner"], not ["greedy", "random"]'),
        ({"game": "wildlife"}, "other game"),
    ],
)
def test_another_league_is_refused_and_nothing_is_touched(whole: Ledger, other: dict[str, object], reason: str) -> None:
    before = {file: file.read_bytes() for file in whole.folder.iterdir()}
    with pytest.raises(OtherLeague) as refused:
        play_league(small(**other), whole.folder)
    assert reason in str(refused.value)
    assert {file: file.read_bytes() for file in whole.folder.iterdir()} == before


def test_fewer_deals_than_were_played_are_refused(whole: Ledger) -> None:
    before = whole.about.read_bytes()
    with pytest.raises(OtherLeague, match="has 24 games already"):
        play_league(small(deals=1), whole.folder)
    assert whole.about.read_bytes() == before


def test_other_rules_or_other_bots_are_another_league(tmp_path: Path) -> None:
    ledger = play_league(small(deals=1), tmp_path)
    kept = json.loads(ledger.about.read_text())
    for part, changed, reason in (
        ("rules", "older", "other rules of the game"),
        ("code", dict.fromkeys(kept["code"], "older"), "other code of the bots"),
    ):
        ledger.about.write_text(json.dumps({**kept, part: changed}))
        with pytest.raises(OtherLeague, match=reason):
            play_league(small(deals=1), tmp_path)
        assert table_of(ledger).games == 6  # what was played can still be looked at


def test_games_without_a_league_are_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"number":0}\n')
    with pytest.raises(DamagedLeague, match="nothing says of which league"):
        play_league(small(), tmp_path)
    with pytest.raises(DamagedLeague, match="there is no league"):
        Ledger(tmp_path).league()


def test_a_line_that_is_damaged_is_named(tmp_path: Path) -> None:
    ledger = play_league(small(deals=1), tmp_path)
    lines = ledger.games.read_text().splitlines(keepends=True)
    ledger.games.write_text("".join([lines[1], *lines[1:]]))
    with pytest.raises(DamagedLeague, match="line 1 is game 1"):
        ledger.rows()
    ledger.games.write_text("".join([lines[0], "moon\n", *lines[2:]]))
    with pytest.raises(DamagedLeague, match="line 2 can't be read"):
        ledger.rows()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not reserved there")
def test_two_processes_do_not_play_one_league(tmp_path: Path) -> None:
    with Ledger(tmp_path).reserved(), pytest.raises(LeagueInUse, match="another process plays"):
        play_league(small(), tmp_path)


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    own = ["tests.arena.own_bots:first", "tests.arena.own_bots:by_seed", "greedy"]
    ledgers = [
        play_league(league("savanna", own, seats=2, deals=2), tmp_path / str(count), Threads(count)) for count in (1, 2)
    ]
    assert ledgers[0].games.read_bytes() == ledgers[1].games.read_bytes()
    found = {standing.bot: standing for standing in table_of(ledgers[0]).standings}
    assert found["greedy"].wins.mean == 1


def test_a_bot_of_ones_own_that_cheats_is_refused() -> None:
    with pytest.raises(IllegalMove, match="own_bots:cheat answers 9999 at seat 0, deal 0"):
        play_game(league("savanna", ["tests.arena.own_bots:cheat", "random"], seats=2), 0)


def test_a_budget_in_time_is_not_the_same_twice() -> None:
    assert not league("savanna", ["search@5ms", "random"]).steady
    assert league("savanna", ["search@50", "random"]).steady
