"""The draft for three to six players (SAV-3 … SAV-7)."""

from collections import Counter

import pytest
from support.savanna import Table, table

from gondwana.kernel.errors import IllegalMove, NotAsked

MULTI = range(3, 7)
ALL_ALIKE = ["A" * 11, "G" * 11, "T" * 11, "Z" * 11]  # whose hand is where can be read off the cards


def cards_in_sight(game: Table, seats: int) -> Counter[str]:
    """Every card in the deck, in the hands and in the ecosystems."""
    hands = "".join(game.hand(seat) for seat in range(seats))
    laid = "".join(game.rows(seat) for seat in range(seats))
    return Counter((game.deck() + hands + laid).replace(" ", "").replace(".", ""))


@pytest.mark.parametrize("seats", MULTI)
def test_everybody_gets_eleven_cards(seats: int) -> None:
    """SAV-3."""
    game = table(seats)
    assert [len(game.hand(seat)) for seat in range(seats)] == [11] * seats
    assert len(game.deck()) == 132 - 11 * seats
    assert [game.rows(seat) for seat in range(seats)] == [""] * seats


@pytest.mark.parametrize("seats", MULTI)
def test_the_second_round_is_dealt_from_the_undealt_rest(seats: int) -> None:
    """SAV-3: no reshuffle, what was discarded does not come back."""
    game = table(seats)
    rest = Counter(game.deck())
    game.until(2, 1)
    hands = [game.hand(seat) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [11] * seats
    assert Counter("".join(hands)) + Counter(game.deck()) == rest
    assert len(game.deck()) == 132 - 22 * seats


def test_six_players_use_the_deck_up_exactly() -> None:
    """SAV-3, case 40: 66 cards are left after the first round."""
    game = table(6)
    assert len(game.deck()) == 66
    assert len(game.until(2, 1).deck()) == 0
    assert all(len(game.hand(seat)) == 11 for seat in range(6))


def test_any_card_of_the_own_hand_may_be_chosen() -> None:
    """SAV-4: and no other."""
    game = table(hands=["LLAWG", "ZTREC", "HVGAA"])
    assert game.legal(0) == {"lion", "gazelle", "water", "grass"}
    with pytest.raises(IllegalMove, match=r"zebra to choose; allowed: water, grass, gazelle, lion$"):
        game.match.play(0, "zebra")
    assert game.hand(0) == "WGALL"
    game.match.play(0, "lion")
    game.match.play(1, "zebra")


def test_everybody_chooses_exactly_one_card_a_step() -> None:
    """SAV-4."""
    game = table()
    assert game.match.asked == [0, 1, 2]
    game.match.play(1, game.match.legal(1)[0])
    assert game.match.asked == [0, 2]
    with pytest.raises(NotAsked):
        game.match.play(1, game.match.legal(0)[0])


def test_a_round_has_ten_steps() -> None:
    """SAV-4: hands of 11, 10, … 2 cards, in both rounds, and 20 cards in each ecosystem at the end."""
    game = table()
    sizes = []
    while not game.match.over:
        sizes.append([len(game.hand(seat)) for seat in range(3)])
        game.step()
    assert sizes == [[size] * 3 for size in range(11, 1, -1)] * 2
    assert [len(game.rows(seat).replace(" ", "")) for seat in range(3)] == [20] * 3


def test_nobody_answers_for_a_player_who_thinks() -> None:
    """SAV-4, case 39: every choice must be made; the others wait."""
    game = table()
    for seat in (0, 2):
        game.match.play(seat, game.match.legal(seat)[0])
    assert game.match.asked == [1]
    assert [game.rows(seat) for seat in range(3)] == [""] * 3
    assert not game.match.legal(0)


def test_chosen_cards_are_revealed_together() -> None:
    """SAV-5: nothing is known before the last choice, everything after it."""
    game = table(hands=["LLW", "ZZW", "HHW"], grids=["G", "T", "R"])
    before = game.match.view(None)
    game.match.play(0, "lion")
    game.match.play(1, "zebra")
    hidden = game.match.view(None)
    assert [eco["revealed"] for eco in hidden["ecosystems"]] == [None] * 3
    assert [eco["cards"] for eco in hidden["ecosystems"]] == [eco["cards"] for eco in before["ecosystems"]]
    game.match.play(2, "hyena")
    for seat in (0, 1, 2, None):
        shown = game.match.view(seat)
        assert [eco["revealed"] for eco in shown["ecosystems"]] == ["lion", "zebra", "hyena"]
    told = [line["text"] for line in game.match.log(None) if line["number"] == 2]
    assert [text["args"]["card"]["term"] for text in told] == ["savanna_a_lion", "savanna_a_zebra", "savanna_a_hyena"]
    assert {text["key"] for text in told} == {"savanna_log_revealed"}


def test_everybody_places_the_own_card_in_the_own_ecosystem() -> None:
    """SAV-5."""
    game = table(hands=["LLW", "ZZW", "HHW"], grids=["G", "T", "R"])
    game.choose("LZH").place("f4", "e5", "e3")
    assert [game.rows(seat) for seat in range(3)] == ["GL", "T Z", "H R"]
    assert [game.hand(seat) for seat in range(3)] == ["WH", "WL", "WZ"]  # passed on, each without the card taken


def test_hands_pass_to_the_left_in_the_first_round() -> None:
    """SAV-6: the left neighbour of a seat is the next one."""
    game = table(4, hands=ALL_ALIKE)
    game.choose("AGTZ")
    assert [game.hand(seat) for seat in range(4)] == ["Z" * 10, "A" * 10, "G" * 10, "T" * 10]


def test_hands_pass_to_the_right_in_the_second_round() -> None:
    """SAV-6."""
    game = table(4, hands=ALL_ALIKE, lap=2)
    game.choose("AGTZ")
    assert [game.hand(seat) for seat in range(4)] == ["G" * 10, "T" * 10, "Z" * 10, "A" * 10]


def test_people_are_told_where_their_hand_goes_next() -> None:
    """SAV-6, SAV-7: to the left, in round 2 to the right, and nowhere after the tenth step."""
    game = table(3, seed=2)
    shown = []
    while game.state.laid < 20 and not game.match.over:
        shown.append(game.match.view(None)["direction"])
        game.step()
    assert shown == ["left"] * 9 + [None] + ["right"] * 9 + [None]
    assert game.match.view(None)["direction"] is None


def test_the_last_card_of_each_hand_is_discarded() -> None:
    """SAV-7: it lies nowhere any more, and new hands are dealt."""
    game = table(hands=["GL", "TL", "RL"], grids=["GGGGG GGGG", "TTTTT TTTT", "AAAAA AAAA"], step=10)
    before = cards_in_sight(game, 3)
    game.choose("GTR").place(*(min(game.legal(seat)) for seat in range(3)))
    assert (game.state.lap, game.state.step) == (2, 1)
    assert before - cards_in_sight(game, 3) == Counter("LLL")
    assert all("L" not in game.rows(seat) for seat in range(3))


def test_each_player_knows_what_the_own_last_card_was() -> None:
    """SAV-7: the holder alone is told; the hand is not passed on before."""
    game = table(hands=["GL", "TV", "RH"], grids=["GGGGG GGGG", "TTTTT TTTT", "AAAAA AAAA"], step=10)
    game.choose("GTR").place(*(min(game.legal(seat)) for seat in range(3)))
    told = [
        [line["text"]["args"]["card"]["term"] for line in game.match.log(seat) if "discarded" in line["text"]["key"]]
        for seat in (0, 1, 2, None)
    ]
    assert told == [["savanna_a_lion"], ["savanna_a_vulture"], ["savanna_a_hyena"], []]


@pytest.mark.parametrize("seats", MULTI)
def test_no_card_is_lost_but_the_last_of_each_hand(seats: int) -> None:
    """SAV-7."""
    game = table(seats)
    assert cards_in_sight(game, seats).total() == 132
    game.until(2, 1)
    assert cards_in_sight(game, seats).total() == 132 - seats
    while not game.match.over:
        game.answer()
    assert cards_in_sight(game, seats).total() == 132 - 2 * seats
    assert all(game.hand(seat) == "" for seat in range(seats))
