"""Each level against the next, as often as the project promises."""

from itertools import pairwise
from pathlib import Path

from gondwana import games
from gondwana.arena import league, play_league
from gondwana.arena.ladder import lines, rungs, tables_in
from gondwana.bots import LEVELS

FIRST = "| savanna | 2 | `greedy` against `random` | 4 | 100% ("


def test_the_ladder_has_every_step_in_every_game() -> None:
    steps = list(rungs([game.slug for game in games()]))
    assert len(steps) == len({step.name for step in steps}) == 5 * 2 * 4
    people = [level.key for level in LEVELS if level.key not in ("random", "greedy", "search")]
    assert [step.league.bots for step in steps if step.name.startswith("savanna-2")] == list(pairwise(people))


def test_the_ladder_is_long_enough() -> None:
    wanted = {"casual": 400, "skilled": 400, "strong": 200, "expert": 100}
    for step in rungs(["wildlife", "savanna"], (2, 3, 4, 6)):
        assert wanted[step.league.bots[1]] <= step.league.games < wanted[step.league.bots[1]] + 6


def test_a_part_of_the_ladder_is_shorter_and_begins_alike() -> None:
    part, whole = next(rungs(["savanna"], part=0.1)).league, next(rungs(["savanna"])).league
    assert (part.games, part.name) == (40, whole.name)


def test_the_ladder_is_told_as_a_table(tmp_path: Path) -> None:
    play_league(league("savanna", ["random", "greedy"], seats=2, deals=2), tmp_path / "one")
    head, line, *rows = lines(tables_in(tmp_path))
    assert head.count("|") == line.count("|") == rows[0].count("|")
    assert rows[0].startswith(FIRST)
    assert len(rows) == 1
