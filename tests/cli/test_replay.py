"""`gondwana replay`: saved games in words."""

from collections.abc import Callable
from pathlib import Path

import pytest

import gondwana

from .conftest import Run


@pytest.fixture
def saved(finished: gondwana.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    finished.save(path)
    return path


def test_a_saved_game_is_told_to_its_end(run: Run, saved: Path, finished: gondwana.Match) -> None:
    lines = run("replay", saved).out.splitlines()
    assert lines[0] == f"savanna, seats: 3, moves: {finished.number}"
    winner = finished.places.index(1)
    assert lines[-3] == f"player {winner + 1}: place 1, points: {finished.scores[winner]}"
    assert sum(line.startswith("    ") or line[:5].strip().isdigit() for line in lines) >= len(finished.log(None))
    assert not any("{" in line or "savanna_" in line for line in lines)


def test_in_french(run: Run, saved: Path) -> None:
    told = run("replay", saved, "--lang", "fr").out
    assert told.startswith("savanna, sièges : 3")
    assert "joueur 1" in told
    assert "player" not in told


def test_a_program_gets_the_same_lines(run: Run, saved: Path, finished: gondwana.Match) -> None:
    told = run("replay", saved, "--json").json
    assert (told["game"], told["over"]) == ("savanna", True)
    assert (told["scores"], told["places"]) == (finished.scores, finished.places)
    assert [line["number"] for line in told["lines"]] == [line["number"] for line in finished.log(None)]
    assert all(line["text"] for line in told["lines"])


def test_a_seat_sees_no_less_than_an_onlooker(run: Run, saved: Path) -> None:
    onlooker = run("replay", saved, "--json").json["lines"]
    seat = run("replay", saved, "--json", "--seat", "1").json["lines"]
    assert all(line in seat for line in onlooker)


def test_an_unfinished_game_says_so(run: Run, tmp_path: Path) -> None:
    gondwana.new("savanna", seats=2, seed=1).save(tmp_path / "begun.json")
    assert run("replay", tmp_path / "begun.json").out.rstrip().endswith("The game is not over.")


def test_what_is_no_saved_game_is_refused(refused: Callable[..., str], saved: Path, tmp_path: Path) -> None:
    assert "nowhere.json" in refused("replay", tmp_path / "nowhere.json")
    (tmp_path / "letter.json").write_text("Dear Jhay")
    assert "not a saved game" in refused("replay", tmp_path / "letter.json")
    saved.write_text(saved.read_text().replace('"seats": 3', '"seats": 4'))
    assert "damaged" in refused("replay", saved)


def test_wrong_language_or_seat_is_refused(refused: Callable[..., str], saved: Path) -> None:
    assert "en, fr" in refused("replay", saved, "--lang", "de").replace("'", "")
    assert "no seat 4; allowed: 1 to 3" in refused("replay", saved, "--seat", "4")
