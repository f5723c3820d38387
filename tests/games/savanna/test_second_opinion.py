"""Scores counted a second and a third time, from scratch, over many random games."""

from typing import Any

import pytest
from support.boards import live
from support.naive import Naive, herd_bonus
from support.random_games import finished, random_match, stopped, twin
from support.savanna import LETTERS

from gondwana.games.savanna import SAVANNA
from gondwana.games.savanna.eye.scoresheet import scoring, turned_down
from gondwana.games.savanna.prompts import Event
from gondwana.games.savanna.scoring import tally
from gondwana.games.savanna.tables import JHAY, KINDS, WIDTH, Card
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.rules import numbers

GAMES = 8 if INTERPRET else 40  # for each number of seats


def rows(s: Any, index: int) -> list[str]:
    """An ecosystem as rows of letters."""
    return [
        "".join(LETTERS[s.grid[index][row * WIDTH + col]] for col in range(s.left[index], s.right[index] + 1))
        for row in range(s.top[index], s.bottom[index] + 1)
        if s.bottom[index]
    ]


def parties(s: Any) -> range:
    """The ecosystems that are scored."""
    return range(JHAY + 1 if s.seats == 1 else s.seats)


def herds(s: Any) -> list[int]:
    """All herds that are compared, the neutral one last."""
    counted = [Naive(rows(s, index)).gazelles() for index in parties(s)]
    return counted + [s.pile[Card.GAZELLE]] * (s.seats == 2)


def face_down(s: Any, index: int) -> set[tuple[int, int]]:
    """The places that lie face down, inside the frame."""
    return {(cell // WIDTH - s.top[index], cell % WIDTH - s.left[index]) for cell in turned_down(s, index)}


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_plain_count_agrees_on_finished_games(seats: int) -> None:
    """SAV-21 … SAV-37, SAV-41, SAV-47: line by line, with the prey that the lions took."""
    for seed in range(GAMES):
        s = finished(SAVANNA, seats, seed)
        compared = herds(s)
        for index in parties(s):
            plain = Naive(rows(s, index))
            hunted = face_down(s, index) - plain.carcasses()
            assert plain.carcasses() <= face_down(s, index)
            sheet = plain.sheet(hunted, herd_bonus(compared, index))
            assert sheet == {letter: s.lines[index][kind] for kind, letter in enumerate(LETTERS) if kind}, rows(
                s, index
            )
            if index < seats:
                assert s.scores[index] == sum(sheet.values())


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_scoring_told_to_people_agrees(seats: int) -> None:
    """SAV-21: the parts of a line add up to it, and what they turn down is what lies face down."""
    for seed in range(GAMES):
        s = finished(SAVANNA, seats, seed)
        turned: dict[int, set[str]] = {index: set() for index in parties(s)}
        for kind, line in enumerate(scoring(s), start=1):
            for index, told in enumerate(line["ecosystems"]):
                bonus = herd_bonus(herds(s), index) if kind == Card.GAZELLE else None
                assert told["bonus"] == bonus
                assert told["points"] == s.lines[index][kind]
                assert sum(part["points"] for part in told["parts"]) + (bonus or 0) == s.lines[index][kind]
                turned[index].update(thing for part in told["parts"] for thing in part["turned"])
        for index in parties(s):
            assert len(turned[index]) == len(face_down(s, index))


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_points_read_out_add_up(seats: int) -> None:
    """SAV-21, SAV-26: what the log says that everybody gets is what everybody has, the herd's bonus told apart."""
    match = random_match(SAVANNA, seats, seed=seats)
    told = dict.fromkeys(parties(match.plain), 0)
    for entry in match.entries:
        for what, _, ecosystem, *numbers_told in entry.told:
            if what == Event.SCORED:
                told[ecosystem] += numbers_told[1]
            elif what == Event.HERD:
                told[ecosystem] += numbers_told[0]
    assert list(told.values()) == match.view(None)["result"]["totals"]


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_running_tally_is_the_score_if_the_game_ended_now(seats: int) -> None:
    """SAV-33: with the lions led well, and Jhay's badly."""
    for seed in range(GAMES):
        s = twin(SAVANNA, stopped(SAVANNA, seats, seed, moves=5 + 7 * seed % (38 * max(2, seats))))
        if s.scored:
            continue
        for index in parties(s):
            if not s.bottom[index]:
                continue
            plain = Naive(rows(s, index))
            bonus = herd_bonus(herds(s), index)
            totals = [sum(plain.sheet(hunted, bonus).values()) for hunted in plain.hunts()]
            best = min(totals) if seats == 1 and index == JHAY else max(totals)
            lines = numbers([0] * KINDS)
            assert tally(live(s), index, lines) == best == sum(lines)
