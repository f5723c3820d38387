"""`gondwana simulate`: many games between bots, and how sure the result is."""

from collections.abc import Callable

import pytest

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


def test_the_last_bot_takes_the_seats_that_are_left(run: Run) -> None:
    told = run("simulate", "savanna", "--bots", "greedy,random", "--seats", "4", "--games", "4", "--json").json
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random", "random", "random"]


def test_searching_bots_think_as_long_as_they_are_told(run: Run) -> None:
    words = ("simulate", "savanna", "--bots", "search,random", "--games", "2", "--iterations", "8", "--json")
    told = run(*words).json
    assert [bot["bot"] for bot in told["bots"]] == ["search", "random"]


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
        (("savanna", "--bots", "genius"), "'genius' of bots; allowed: random, greedy, search, "),
        (("savanna", "--seats", "2", "--bots", "random,greedy,search"), "3 bots for 2 seats; allowed: 1, 2"),
        (("savanna", "--seats", "9"), "allowed: 1, 2, 3, 4, 5, 6"),
        (("savanna", "--games", "0"), "'--games'"),
        (("savanna", "--option", "solo_level"), "'solo_level' is not KEY=VALUE"),
        (("savanna", "--option", "solo_level=mad"), "allowed: easy, normal, hard"),
        (("savanna", "--option", "moon=full"), "has no option moon; allowed: solo_level"),
    ],
)
def test_what_can_not_be_played_is_refused(refused: Callable[..., str], words: tuple[str, ...], reason: str) -> None:
    assert reason in refused("simulate", *words)
