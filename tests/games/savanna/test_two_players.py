"""Two players and the neutral third hand (SAV-14 … SAV-17, SAV-43)."""

from collections import Counter

import pytest
from support.savanna import table, two_players

HANDS = ["A" * 11, "G" * 11, "T" * 11]  # of the players, then of the neutral seat
NEUTRAL = 2


def test_a_third_hand_is_dealt_to_the_neutral_seat() -> None:
    """SAV-14."""
    game = table(2)
    assert [len(game.hand(seat)) for seat in range(3)] == [11, 11, 11]
    assert len(game.deck()) == 132 - 33
    assert game.match.asked == [0, 1]
    assert len(game.match.view(None)["ecosystems"]) == 2


def test_the_neutral_seat_sits_in_the_passing_circle() -> None:
    """SAV-14: a hand comes back after three steps."""
    game = table(2, hands=HANDS)
    places = []
    for _ in range(3):
        game.step()
        places.append([game.hand(seat)[0] for seat in range(3)])
    assert places == [["T", "A", "G"], ["G", "T", "A"], ["A", "G", "T"]]


def test_after_both_have_chosen_a_neutral_card_is_shown() -> None:
    """SAV-15: it leaves the neutral hand for the neutral pile."""
    game = table(2, hands=["AL", "GL", "TRZ"], grids=["W", "W"])
    game.match.play(0, "gazelle")
    assert game.pile() == ""
    game.match.play(1, "grass")
    assert len(game.pile()) == 1
    assert Counter(game.pile() + game.hand(NEUTRAL)) == Counter("TRZ")


def test_the_neutral_card_is_drawn_at_random_from_the_whole_hand() -> None:
    """SAV-15, case 49: all its cards are equally likely, and nobody chooses."""
    drawn = Counter()
    for seed in range(160):
        game = table(2, hands=["AL", "GL", "TRRZ"], grids=["W", "W"], seed=seed)
        drawn[game.choose("AG").pile()] += 1
    assert drawn.keys() == set("TRZ")
    assert abs(drawn["R"] - 80) < 25
    assert abs(drawn["T"] - 40) < 25


def test_a_neutral_card_is_drawn_in_each_of_the_twenty_steps() -> None:
    """SAV-15, case 49: ten lie on the pile after the first round, twenty at the end."""
    game = table(2)
    sizes = [len(game.pile())]
    while not game.match.over:
        game.step()
        sizes.append(len(game.pile()))
    assert sizes == list(range(21))


def test_player_two_feeds_the_neutral_hand_in_the_first_round() -> None:
    """SAV-16: 0 gives to 1, 1 to the neutral seat, the neutral seat to 0."""
    game = table(2, hands=HANDS).choose("AG")
    assert [game.hand(seat) for seat in range(3)] == ["T" * 10, "A" * 10, "G" * 10]


def test_player_one_feeds_the_neutral_hand_in_the_second_round() -> None:
    """SAV-16: 0 gives to the neutral seat, the neutral seat to 1, 1 to 0."""
    game = table(2, hands=HANDS, lap=2).choose("AG")
    assert [game.hand(seat) for seat in range(3)] == ["G" * 10, "T" * 10, "A" * 10]


def test_everybody_may_look_at_the_neutral_pile() -> None:
    """SAV-17."""
    game = table(2, hands=["AL", "GL", "TTT"], grids=["W", "W"]).choose("AG")
    for seat in (0, 1, None):
        assert game.match.view(seat)["neutral"] == {"pile": {"tree": 1}, "shown": "tree", "count": 1}


def test_the_neutral_pile_counts_in_the_herd_comparison_only() -> None:
    """SAV-17, case 48: its other cards score nothing, its gazelles take up a place whose points are lost."""
    without = two_players("AAGGG", "AT")
    assert (without.total(0), without.total(1)) == (4 + 5 + 9, 2 + 2 + 4)
    behind = two_players("AAGGG", "AT", neutral=3)
    assert (behind.total(0), behind.total(1)) == (4 + 2 + 9, 2 + 0 + 4)
    assert len(behind.match.scores) == len(behind.match.view(None)["scoring"][0]["ecosystems"]) == 2


def test_a_step_is_choices_neutral_draw_reveal_places_passing() -> None:
    """SAV-43: so both know the neutral card when they place."""
    game = table(2, hands=["AL", "GL", "TTT"], grids=["W", "W"])
    game.choose("AG")
    assert game.prompt(0) == "place"
    game.place("d4", "d4")
    keys = [line["text"]["key"].removeprefix("savanna_log_") for line in game.match.log(None, since=1)]
    assert keys == ["neutral", "revealed", "revealed", "placed", "placed", "passed"]


def test_new_hands_are_dealt_to_all_three_seats_in_the_second_round() -> None:
    """SAV-43: and the last card of each of the three first hands is gone."""
    game = table(2).until(2, 1)
    assert [len(game.hand(seat)) for seat in range(3)] == [11, 11, 11]
    assert len(game.deck()) == 132 - 66
    assert len(game.pile()) == 10
    laid = game.rows(0) + game.rows(1)
    held = "".join(game.hand(seat) for seat in range(3))
    assert len((laid + held + game.deck() + game.pile()).replace(" ", "").replace(".", "")) == 132 - 3


@pytest.mark.parametrize("seed", range(3))
def test_the_three_hands_are_always_of_one_size(seed: int) -> None:
    """SAV-14, case 50: every step takes one card from each."""
    game = table(2, seed=seed)
    while not game.match.over:
        assert len({len(game.hand(seat)) for seat in range(3)}) == 1
        game.answer()


def test_two_players_see_each_hand_every_third_step() -> None:
    """SAV-40: what a player remembers of the neutral hand is what is left of it."""
    game = table(2, hands=["A" * 11, "G" * 11, "T" * 11]).step()
    seen = game.match.view(1)["seen"]
    assert [(known["from"], known["cards"]) for known in seen] == [("neutral", {"grass": 10})]
