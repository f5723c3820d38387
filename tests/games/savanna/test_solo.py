"""Solo against Jhay (SAV-18 … SAV-20, SAV-47)."""

from collections import Counter

import pytest
from support.savanna import WORDS, solo, table

from gondwana.games.savanna.words import CARD
from gondwana.kernel.errors import IllegalMove

HAND = [10, 9, 8, 7, 6, 9, 8, 7, 6, 5, 8, 7, 6, 5, 4, 7, 6, 5, 4, 3]  # at the start of each turn
DRAWN = [1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 0]  # at its end
JHAY = 1


def test_the_player_starts_with_ten_cards() -> None:
    """SAV-18."""
    game = table(1)
    assert len(game.hand(0)) == 10
    assert len(game.deck()) == 122
    assert (game.rows(0), game.rows(JHAY)) == ("", "")


def test_a_turn_is_place_give_draw() -> None:
    """SAV-18: in this order."""
    game = table(1, hands=["LATGGGGGGG"], grids=["W", "R"], step=2)
    assert game.prompt(0) == "choose"
    game.match.play(0, "lion")
    assert game.prompt(0) == "place"
    game.match.play(0, "d4")
    assert game.rows(0) == "LW"
    assert game.prompt(0) == "give"
    assert game.rows(JHAY) == "R"
    game.match.play(0, "tree")
    assert game.rows(JHAY) == "RT"
    assert len(game.hand(0)) == 10 - 2 + 1
    assert game.prompt(0) == "choose"


def test_the_card_for_jhay_is_another_one() -> None:
    """SAV-18, case 41: the own card is placed first; what is left of the hand may be given."""
    game = table(1, hands=["LATT"], grids=["W", "R"], step=2)
    game.match.play(0, "lion")
    game.match.play(0, "d4")
    assert game.legal(0) == {"gazelle", "tree"}
    with pytest.raises(IllegalMove):
        game.match.play(0, "lion")


def test_the_new_card_comes_last() -> None:
    """SAV-18, case 42: a card drawn in a turn can't be used in it."""
    game = table(1, hands=["LT"], grids=["W", "R"], step=2)
    game.match.play(0, "lion")
    game.match.play(0, "d4")
    assert game.hand(0) == "T"
    before = Counter(game.deck())
    game.match.play(0, "tree")
    assert len(game.hand(0)) == 1
    assert Counter(game.deck()) + Counter(game.hand(0)) == before


def test_jhays_ecosystem_fills_in_reading_order() -> None:
    """SAV-19: row by row from left to right, four rows of five."""
    game = table(1, seed=4)
    for turn in range(1, 21):
        while game.prompt(0) != "give":
            game.answer()
        held = Counter(game.hand(0))
        word = CARD.word(game.match.legal(0)[0])
        game.answer()
        row, col = divmod(turn - 1, 5)
        laid = game.rows(JHAY).split()
        assert [len(line.rstrip(".")) for line in laid] == [5] * row + [col + 1]
        assert WORDS[laid[row][col]] == word
        assert held[laid[row][col]] > 0


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_drawn_as_jhays_rows_fill(seed: int) -> None:
    """SAV-20: one each turn, five after Jhay's 5th, 10th and 15th card, none after the 20th."""
    game = table(1, seed=seed)
    hands, drawn = [], []
    for _ in range(20):
        hands.append(len(game.hand(0)))
        before = len(game.deck())
        game.step()
        drawn.append(before - len(game.deck()))
    assert hands == HAND
    assert drawn == DRAWN
    assert len(game.deck()) == 91


def test_the_last_card_is_discarded() -> None:
    """SAV-20: one is left after the last turn, and it scores for nobody."""
    full, last = "WWWWW RRRRR CCCCC HHHH.", "GGGGG TTTTT EEEEE VVVV"
    game = table(1, hands=["LZA"], grids=[full, last], step=20)
    game.match.play(0, "lion")
    assert game.rows(0) == "WWWWW RRRRR CCCCC HHHHL"
    game.match.play(0, "zebra")
    assert game.rows(JHAY) == "GGGGG TTTTT EEEEE VVVVZ"
    assert game.hand(0) == ""
    assert game.match.over
    assert [herd["gazelles"] for herd in game.match.view(0)["herds"]] == [0, 0]
    told = [line["text"]["args"] for line in game.match.log(0) if line["text"]["key"] == "savanna_log_discarded"]
    assert told == [{"card": {"term": "savanna_a_gazelle"}}]


def test_there_are_twenty_turns_of_one_player() -> None:
    """SAV-18: the player is the only one who is ever asked."""
    game = table(1, seed=9)
    prompts = Counter()
    while not game.match.over:
        assert game.match.asked == [0]
        prompts[game.prompt(0)] += 1
        game.answer()
    assert (prompts["choose"], prompts["place"], prompts["give"]) == (20, 18, 20)


def test_jhay_scores_by_the_same_eleven_rules() -> None:
    """SAV-47: an ecosystem is worth the same to him as to the player."""
    margot = "TRLGG RWAGZ GCTZA EEAWH"
    mine = solo(margot, "WWWWW WWWWW WWWWW WWWWW").take((1, 4))
    his = solo("WWWWW WWWWW WWWWW WWWWW", margot).take((1, 4), index=JHAY)
    assert mine.lines(0) == his.lines(JHAY)
    assert mine.total(0) == his.total(JHAY) == 86
    assert his.match.view(0)["result"]["totals"] == [0, 86]


def test_jhay_gets_herd_points() -> None:
    """SAV-47, SAV-41, case 43: the larger herd takes 5, the smaller 2, equal ones 5 each."""
    assert solo("AA", "AAA").bonuses() == [2, 5]
    assert solo("AAA", "A").bonuses() == [5, 2]
    assert solo("AA", "AA").bonuses() == [5, 5]
    assert solo("AA", "TT").bonuses() == [5, 0]


def test_jhay_is_not_asked_about_a_single_prey() -> None:
    """SAV-44, case 44: with one card left his lion's prey is forced."""
    forced = solo("WWWWW", "LGZ")
    assert forced.match.over
    assert forced.down(JHAY) == {(0, 2)}
    assert forced.line("L", JHAY) == 4
