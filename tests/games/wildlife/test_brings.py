"""What people are told before they confirm: honest, named, and only what they can know."""

from typing import Any

import pytest
from support.random_games import random_moves
from support.wildlife import Table, fill, table, together

from gondwana.games.wildlife import WILDLIFE
from gondwana.kernel.game.text import LANGUAGES, speak
from gondwana.kernel.match.match import Match

FOLDER = WILDLIFE.folder / "text"
LAID = "savanna famine joker"
THREE_MARKERS = "water_large water_small desert_large"


def choice(game: Table, word: str) -> dict[str, Any]:
    """The choice with a word, as it is shown to the seat that is asked."""
    ask = game.match.ask(game.match.asked[0])
    assert ask is not None
    return next(each for each in ask["choices"] if each["word"] == word)


def brings(game: Table, word: str, language: str = "en") -> list[str]:
    """What a choice brings, spoken; players are called by their species."""
    names = [game.name(seat) for seat in range(game.match.seats)]
    return [speak(clause, FOLDER, language, names) for clause in choice(game, word)["brings"]]


def warning(game: Table, word: str) -> str | None:
    said = choice(game, word)["warns"]
    return said and speak(said, FOLDER, "en", [game.name(seat) for seat in range(game.match.seats)])


def test_joining_a_colony_is_said_to_join_it_and_no_scoring_is_foretold() -> None:
    """Before the fourth marker nothing is scored: no sum of points is shown."""
    game = table(laid=LAID, pieces={"man": "a4 a5", "snake": "h5"}).play("man: use_savanna", "man: place")
    assert brings(game, "a6") == ["alone in the large savanna", "the largest colony: 3 pieces"]
    assert brings(game, "i5") == ["level in the small savanna: 1 each"]
    assert choice(game, "a6")["preview"] == {"points": 0, "completes": None, "scoring": None}


def test_dividing_a_colony_is_named() -> None:
    """WL-45: the piece in the middle goes away."""
    game = table(laid=LAID, pieces={"man": "a4 a5 a6"}).play("man: free_move", "man: a5")
    said = {word: brings(game, word) for word in game.choices()}
    assert [word for word, clauses in said.items() if "your colony of 3 divides" in clauses] == sorted(said)


def test_a_completed_territory_brings_its_marker_and_a_scoring_is_split_by_who_gains() -> None:
    """WL-40, WL-42: the fourth marker; then the scoring is near, and what it would change is said."""
    pieces = fill("savanna_small", snake=2, mammoth=1)
    game = table(laid=LAID, pieces=pieces, marked=THREE_MARKERS).play("man: use_savanna")
    said = brings(game, "i5")
    assert said[:2] == ["the small savanna is complete: +3 points", "a general scoring follows this turn"]
    assert said[2] == "behind in the small savanna: 1 to 2"
    assert said[3].startswith("at the scoring after this turn +")
    assert choice(game, "i5")["preview"]["scoring"] is not None


def test_an_attack_says_whom_it_hits_and_who_may_cancel_it() -> None:
    """WL-16, WL-38."""
    pieces = together(fill("steppe_large", snake=7, man=1), {"mammoth": "c3"})
    game = table(laid="steppe famine joker", active="mammoth", pieces=pieces, abilities={"man": "defence"})
    game.play("mammoth: use_steppe", "mammoth: attack")
    victim = pieces["man"].split()[0]
    assert brings(game, victim)[:2] == ["man loses a piece", "man may cancel it by Defence"]
    assert brings(game, victim, "fr")[0] == "man perd un pion"


def test_the_defence_question_says_from_where_and_where_mine_would_land() -> None:
    """WL-36, WL-38: an exchange; and what becomes of the piece either way."""
    game = table(laid=LAID, pieces={"man": "a4", "mammoth": "d3"}, abilities={"man": "mobility", "mammoth": "defence"})
    game.play("man: mobility", "man: a4", "man: d3")
    ask = game.match.ask(1)
    assert ask is not None
    names = ["man", "mammoth", "snake"]
    asked = speak(ask["text"], FOLDER, "en", names)
    assert asked == ("man would come from a4 to d3, and your piece would land on a4, in the large savanna: cancel it?")
    assert brings(game, "let")[0] == "your piece lands on a4, in the large savanna"
    assert brings(game, "cancel") == ["your piece stays where it is", "your Defence is used for this turn"]
    assert game.match.view(1)["attack"]["lands"] == "savanna_large"


def test_an_epidemic_tells_what_each_piece_costs() -> None:
    """WL-27."""
    game = table(laid="epidemic famine joker", pieces={"mammoth": "c3 c4 h4", "man": "h5"})
    assert brings(game, "use_epidemic") == ["mammoth loses a piece"]
    game.play("man: use_epidemic")
    assert brings(game, "c3") == ["alone in the small steppe", "your colony of 2 loses a piece"]
    assert brings(game, "h4") == ["no piece left in the small savanna"]


def test_cards_with_a_text_tell_what_everybody_gains_and_loses() -> None:
    """WL-26, WL-28."""
    game = table(laid="food_source famine joker", food={"snake": 3}, points={"man": 5})
    assert brings(game, "use_food_source") == ["+10 food"]
    assert brings(game, "use_famine") == ["mammoth −5 food", "snake −3 food", "snake −2 points"]
    assert brings(game, "convert") == ["+1 point", "−3 food"]


def test_a_wheel_tells_the_next_level_and_an_arrow_where_the_ability_comes_from() -> None:
    """WL-19, WL-21, WL-22."""
    game = table(laid="wheel arrow joker", abilities={"mammoth": "attack"})
    arrows = game.play("man: use_arrow")
    assert brings(arrows, "attack")[1] == "taken from mammoth"
    assert brings(arrows, "food") == ["+2 points in each of your turns", "from the supply, which has 4 left"]
    arrows.play("man: food", "man: use_wheel")
    assert brings(arrows, "forest") == ["a card then places a piece in the forest", "1 adaptation token"]
    assert brings(arrows, "steppe")[1] == "place a piece or attack there at once"


def test_waste_is_asked_about_once_more() -> None:
    """WL-67: food at the end of the game; an ability, a card that could still be used; a card that is of no use."""
    game = table(laid=LAID, pieces={"man": "a4"}, food={"man": 15}, ending=1).play("man: sell_famine").all_pass()
    assert warning(game, "end") == (
        "Your 15 food will be worth nothing after this turn, and could be 5 points: end it all the same?"
    )
    game = table(laid=LAID, abilities={"man": "food"}).play("man: sell_famine").all_pass()
    assert warning(game, "end") == "Your Food ability still has 2 points for you: end the turn all the same?"
    game = table(laid="savanna water famine", pieces={"man": "a4"}).play("man: sell_famine").all_pass()
    assert warning(game, "end") == "You could still use a savanna card: end the turn all the same?"
    game = table(laid="water famine joker").play("man: sell_water")
    assert warning(game, "3") == "You could not use a water card now, it would be thrown away: bid all the same?"
    assert warning(game, "pass") is None


def test_a_step_opens_its_cells_so_that_one_click_takes_it() -> None:
    """Free cells, own pieces and pieces to attack are lit together before the way is chosen."""
    game = table(laid=LAID, pieces={"man": "a4", "snake": "h5"})
    assert choice(game, "free_move")["preview"] == {"opens": ["cell:a4"]}
    game.play("man: use_savanna")
    assert game.choices() == ["move", "place"]
    assert choice(game, "move")["preview"] == {"opens": ["cell:a4"]}
    opens = choice(game, "place")["preview"]["opens"]
    assert "cell:i5" in opens
    assert len(opens) == 11
    assert choice(game, "place")["leads"] == "place"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_that_is_brought_or_warned_of_can_be_spoken(seats: int) -> None:
    match = Match(WILDLIFE, seats, {}, seed=seats)
    names = ["Ana", "Ben", "Chloé", "Dan", "Ella", "Farid"]
    for _ in random_moves(match, seed=seats, moves=400):
        for seat in match.asked:
            ask = match.ask(seat) or {}
            for each in ask["choices"][::5]:
                for said in (*each["brings"], *([each["warns"]] if each["warns"] else [])):
                    for language in LANGUAGES:
                        assert "{" not in speak(said, FOLDER, language, names)


def test_the_sheet_says_where_every_point_came_from() -> None:
    """WL-6, WL-28, WL-32 … WL-34, WL-40, WL-49: by source, by general scoring and by round, nothing lumped together."""
    match = Match(WILDLIFE, 3, {}, seed=5)
    for _ in random_moves(match, seed=5):
        pass
    result = match.view(None)["result"]
    for seat in range(3):
        sources = sum(line["points"][seat] for line in result["sources"])
        scorings = sum(scoring["totals"][seat] for scoring in result["scorings"])
        assert sources + scorings == result["totals"][seat]
        start = result["sources"][0]["points"][seat]
        assert start + sum(points[seat] for points in result["rounds"]) == result["totals"][seat]
    assert [scoring["final"] for scoring in result["scorings"]][-1]
