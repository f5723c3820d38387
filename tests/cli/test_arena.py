"""`gondwana arena`: a league from the command line."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "league"


WORDS = ("arena", "savanna", "random", "greedy", "--seats", "4", "--deals", "3", "--seed", "4")


def test_a_league_for_a_program(run: Run, folder: Path) -> None:
    told = run(*WORDS, "--into", folder, "--json").json
    assert (told["deals"], told["games"], told["folder"]) == (3, 6, str(folder))
    assert told["league"]["tables"] == [["random", "greedy", "random", "greedy"]]
    assert [bot["bot"] for bot in told["bots"]] == ["random", "greedy"]
    assert told["bots"][1]["wins"]["mean"] == 1
    assert told["bots"][1]["rating"]["points"]["mean"] > told["bots"][0]["rating"]["points"]["mean"]
    assert told["duels"][0]["ahead"]["mean"] > 0.9


def test_a_league_for_people_and_its_files(run: Run, folder: Path) -> None:
    said = run(*WORDS, "--into", folder, "--report", "--parquet")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()[1:3]] == ["random", "greedy"]
    assert "6 games of 3 deals" in said.out
    names = {file.name for file in folder.iterdir()}
    assert names == {"league.json", "games.jsonl", "times.jsonl", "games.parquet", "report.html", "lock"}


def test_a_folder_alone_goes_on_with_its_league(run: Run, folder: Path) -> None:
    first = run(*WORDS, "--into", folder, "--json").json
    again = run("arena", "--into", folder, "--json").json
    assert again == first
    more = run("arena", "--into", folder, "--deals", "4", "--json").json
    assert (more["deals"], more["games"]) == (4, 8)


def test_tables_are_named(run: Run, tmp_path: Path) -> None:
    words = ("arena", "savanna", "--table", "greedy,random,random", "--deals", "1", "--into", tmp_path, "--json")
    told = run(*words).json
    assert (told["league"]["seats"], told["games"]) == (3, 3)
    assert [bot["fair"] for bot in told["bots"]] == pytest.approx([1 / 3, 2 / 3])


def test_a_league_without_a_folder_is_kept_among_the_users_data(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / name)
    told = run("arena", "savanna", "random", "--deals", "2", "--json").json
    assert Path(told["folder"]).parent == tmp_path / "gondwana" / "arena"
    again = run("arena", "savanna", "random", "--deals", "3", "--json").json
    assert again["folder"] == told["folder"]


def test_without_openskill_there_are_no_ratings_and_it_is_said(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    said = run(*WORDS, "--into", folder)
    assert "pip install 'gondwana[arena]'" in said.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "name a game and its bots, or the folder of a league"),
        (("chess", "random"), "allowed: savanna"),
        (("savanna", "genius"), "'genius' of bots; allowed: random, greedy, search, "),
        (("savanna", "random", "--seats", "9"), "allowed: 1, 2, 3, 4, 5, 6"),
        (("savanna", "random", "--option", "moon=full"), "has no option moon"),
        (("savanna", "random", "greedy", "--meet", "never"), "allowed: pairs, neighbours, all"),
        (("savanna", "--table", "random,greedy", "--seats", "3"), "2 bots for 3 seats"),
        (("--into", "nowhere/at/all"), "there is no league in"),
    ],
)
def test_what_can_not_be_played_is_refused(refused: Callable[..., str], words: tuple[str, ...], reason: str) -> None:
    assert reason in refused("arena", *words)


def test_another_league_in_the_folder_is_refused(refused: Callable[..., str], run: Run, folder: Path) -> None:
    run(*WORDS, "--into", folder)
    assert "holds a league with other seed: 4, not 5" in refused(*WORDS[:-1], "5", "--into", folder)


def test_what_needs_a_library_is_refused_before_anything_is_played(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for library, option in (("matplotlib", ("--report",)), ("pyarrow", ("--parquet",)), ("ray", ("--ray", "auto"))):
        monkeypatch.setitem(sys.modules, library, None)
        assert "pip install 'gondwana[" in refused(*WORDS, "--into", tmp_path / "never", *option)
    assert not (tmp_path / "never").exists()
