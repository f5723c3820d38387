"""`gondwana simulate`: many games between bots, and how sure the result is."""

from collections.abc import Callable

import pytest

import gondwana
from gondwana.cli.series import Entrant, entrant_at, mean_of, share_of, write_down

from .conftest import Run


def test_results_for_a_program(run: Run) -> None:
    said = run("simulate", "savanna", "--seats", "3", "--games", "12", "--bots", "random", "--seed", "4", "--json")
    told = said.json
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("savanna", 3, 12, 4)
    assert [bot["bot"] for bot in told["bots"]] == ["random"] * 3
    assert [bot["games"] for bot in told["bots"]] == [12] * 3
    assert sum(bot["wins"]["mean"] for bot in told["bots"]) == pytest.approx(1, abs=0.001)
    for bot in told["bots"]:
        for measure in (bot["score"], bot["wins"]):
            assert measure["low"] <= measure["mean"] <= measure["high"]


def test_results_for_people(run: Run) -> None:
    said = run("simulate", "savanna", "--bots", "greedy,random", "--games", "10")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()[1:3]] == ["greedy", "random"]
    assert "10 games" in said.out


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    words = ("simulate", "savanna", "--seats", "2", "--games", "6", "--bots", "greedy,random", "--json", "--seed")
    first, again, other = (run(*words, seed).json["bots"] for seed in ("1", "1", "2"))
    assert first == again != other


def test_one_person_plays_against_the_game(run: Run) -> None:
    told = run("simulate", "savanna", "--games", "5", "--option", "solo_level=easy", "--json").json
    assert (told["seats"], told["options"]) == (1, {"solo_level": "easy"})
    assert told["bots"][0]["games"] == 5


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "allowed: savanna"),
        (("savanna", "--bots", "genius"), "no bot 'genius'; allowed: "),
        (("savanna", "--seats", "4", "--bots", "random,greedy"), "2 bots for 4 seats; allowed: 1 or 4"),
        (("savanna", "--seats", "9"), "allowed: 1, 2, 3, 4, 5, 6"),
        (("savanna", "--games", "0"), "'--games'"),
        (("savanna", "--option", "solo_level"), "'solo_level' is not KEY=VALUE"),
        (("savanna", "--option", "solo_level=mad"), "allowed: easy, normal, hard"),
        (("savanna", "--option", "moon=full"), "has no option moon; allowed: solo_level"),
    ],
)
def test_what_can_not_be_played_is_refused(refused: Callable[..., str], words: tuple[str, ...], reason: str) -> None:
    assert reason in refused("simulate", *words)


def test_everybody_sits_everywhere_once_with_each_seed() -> None:
    for seats in range(1, 7):
        tables = [[entrant_at(seat, number, seats) for seat in range(seats)] for number in range(seats)]
        for seat_over_the_games in zip(*tables, strict=True):
            assert sorted(seat_over_the_games) == list(range(seats))


def test_a_game_is_written_down_for_those_who_sat_there(finished: gondwana.Match) -> None:
    entrants = [Entrant("a"), Entrant("b"), Entrant("c")]
    write_down(entrants, finished, number=1)
    assert [entrant.scores for entrant in entrants[1:] + entrants[:1]] == [[score] for score in finished.scores]
    assert sum(entrant.wins[0] for entrant in entrants) == 1


def test_intervals_of_known_samples() -> None:
    """Wilson's interval for 50 of 100 and 0 of 10, as the textbooks print it; a mean of four numbers."""
    assert share_of([1.0] * 50 + [0.0] * 50) == pytest.approx((0.5, 0.4038, 0.5962), abs=0.0001)
    assert share_of([0.0] * 10) == pytest.approx((0, 0, 0.2775), abs=0.0001)
    assert mean_of([8, 8, 12, 12]) == pytest.approx((10, 7.737, 12.263), abs=0.001)
    assert mean_of([7]) == (7, 7, 7)
