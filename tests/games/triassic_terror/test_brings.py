"""What is said of an answer before it is given: what it brings, and what it would waste."""

import pytest
from support.triassic_terror import Table, new, turn

from gondwana.games.triassic_terror import TRIASSIC_TERROR
from gondwana.kernel.game.text import speak

FOLDER = TRIASSIC_TERROR.folder / "text"
COLOURS = ["Red", "Green", "Blue", "Orange", "Pink", "Black"]


def said(game: Table, word: str) -> list[str]:
    """The clauses of one answer, in English."""
    choices = game.match.ask(game.seat)["choices"]
    found = next(choice for choice in choices if choice["word"] == word)
    return [speak(clause, FOLDER, "en", COLOURS) for clause in found["brings"]]


def warned(game: Table, word: str) -> str | None:
    """What is asked once more, in English."""
    found = next(choice for choice in game.match.ask(game.seat)["choices"] if choice["word"] == word)
    return speak(found["warns"], FOLDER, "en", COLOURS) if found["warns"] else None


def test_placing_names_points_and_who_is_driven_out() -> None:
    game = turn("d2: blue 4, orange 2, green 1", "red", card="desert").play("card")
    assert said(game, "0-3-0") == [
        "Red: +3 habitat points",
        "Orange: −3 habitat points",
        "Green is driven out of the middle desert (−1 dino)",
        "Red takes the secondary habitat: the middle desert",
    ]


def test_a_t_rex_says_how_many_it_may_eat_and_of_whom() -> None:
    """TT-89: five one step away, three two steps away."""
    game = turn("s1: blue 4, red 1; m1: orange 4", "red", "trex", predators={"trex": "f1"}).play("tile")
    assert said(game, "s1")[:2] == ["May eat up to 4 dinos there", "Blue: up to 4 dinos"]
    assert said(game, "m1")[:2] == ["May eat up to 3 dinos there", "Orange: up to 3 dinos"]
    assert said(game, "f2")[0] == "Nobody to eat there"


def test_a_meal_is_that_of_stopping_after_it() -> None:
    game = turn("m1: blue 2, red 1", "red", "trex", predators={"trex": "s1"}).play("tile", "m1")
    assert said(game, "p3")[:3] == ["Red: +3 habitat points", "Blue: −3 habitat points", "Blue: −1 dino"]


def test_a_migration_names_followers_and_the_shock() -> None:
    """TT-70, TT-73: what follows is not said to be lost, what dies is."""
    game = turn("s1: red 3, blue 2", "red", "mig").play("tile")
    assert said(game, "s1") == ["Up to 3 dinos of yours may go", "+1 dino of another player follows and becomes yours"]
    game.play("s1")
    assert said(game, "f1") == ["Another environment: the group loses 1 dino"]
    assert said(game, "s2") == ["The same environment: no loss"]
    game.play("f1")
    assert "1 dino of Red dies of the new environment" in said(game, "4")
    assert "A dino of Blue follows and becomes yours" in said(game, "4")


def test_who_is_scattered_hears_where_to() -> None:
    """TT-108, TT-111: the first dino in another environment dies."""
    full = "f1: red 3, green 2, orange 1; f3: red 3, green 2, orange 1"
    game = turn(f"f2: blue 3; {full}", "red", "rapt", predators={"raptor-a": "d2"})
    game.play("tile", "raptor-a", "f2", "done")
    assert said(game, "p3") == [
        "To the middle swamp: dies of the new environment",
        "To the middle desert: dies of the new environment",
    ]
    game.play("p3", "s2")
    assert said(game, "p3") == ["May flee to the middle swamp", "May flee to the middle desert"]


def test_growth_that_changes_no_rank_says_how_large_the_herd_is() -> None:
    game = turn("s1: red 4", "red", "grow").play("tile")
    assert said(game, "s1") == ["Your herd there: 7 dinos, no change of rank"]


def test_presence_that_comes_is_named() -> None:
    """TT-127: in a period that scores it."""
    game = turn("s1: red 1; f1: red 1; d1: red 1", "red", card="mountain").play("card")
    assert "Red: Presence +8 points" in said(game, "3-0-0")


@pytest.mark.parametrize(
    ("more", "words", "warning"),
    [
        ({"white": 2}, ["tile", "done"], "2 white dinos of yours are not placed and would be lost. End your turn?"),
        ({"card": "desert"}, ["tile", "done"], "Your desert card is not played and would be discarded. End your turn?"),
        ({"card": "desert"}, ["card", "3-0-0"], "Your tile Herd Migration is not played. End your turn?"),
        ({}, ["tile", "done"], None),
        ({"counters": True}, ["tile", "done"], None),
        (
            {"counters": True, "period": 2, "lap": 1},
            ["tile", "done"],
            "Your last turn of the game: the Hatch counter would stay unused. End it?",
        ),
    ],
)
def test_the_end_of_a_turn_warns_of_waste(more: dict[str, object], words: list[str], warning: str | None) -> None:
    game = turn("s1: red 4", "red", "mig", **more).play(*words)  # type: ignore[arg-type]
    assert warned(game, "end") == warning


def test_dinos_that_would_be_lost_at_once_are_warned_of() -> None:
    """TT-55, TT-74, TT-114."""
    full = turn("d2: blue 4, orange 4, green 4", "red", card="desert").play("card")
    assert warned(full, "0-3-0") == "3 dinos of yours would be driven out at once. All the same?"
    assert warned(full, "3-0-0") is None
    alone = turn("s1: red 4", "red", "mig").play("tile", "s1", "f1")
    assert warned(alone, "1") == "A dino that goes alone into another environment dies. Send it all the same?"
    assert warned(alone, "2") is None
    volcano = turn("s1: red 4; s2: blue 2", "red", counters=True).play("volcano")
    assert warned(volcano, "s1") == "No dino of another player would die there. Erupt all the same?"
    assert warned(volcano, "s2") is None


def test_every_answer_of_whole_games_is_told_in_both_languages() -> None:
    for seats in (2, 4, 6):
        game = new(seats, seats)
        while not game.match.over:
            for choice in game.match.ask(game.seat)["choices"]:
                for clause in [*choice["brings"], *([choice["warns"]] if choice["warns"] else [])]:
                    assert all("{" not in speak(clause, FOLDER, language, COLOURS) for language in ("en", "fr"))
            legal = game.match.legal(game.seat)
            game.match.play(game.seat, legal[(game.match.number * 7) % len(legal)])
