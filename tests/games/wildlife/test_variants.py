"""Two players and the variants (WL-50 … WL-54)."""

from collections import Counter

import pytest
from support.wildlife import fill, named_cards, new, table, together

from gondwana.games.wildlife.flow import Stage
from gondwana.games.wildlife.tables import Species

LAID = "food_source famine joker"


def test_two_players_have_fewer_ability_cards() -> None:
    """WL-50."""
    assert new(2).state.supply == [4, 3, 2, 1, 1]
    assert new(3).state.supply == [5, 4, 3, 2, 1]


def test_two_players_may_own_several_copies() -> None:
    """WL-50: each works."""
    game = table("man mammoth", laid="arrow famine joker", abilities={"man": "food"})
    game.play("man: use_arrow", "man: food", "man: food", "man: food")
    assert game.points("man") == 14
    assert game.abilities("man") == ["food", "food"]
    assert "food" not in game.choices()


def test_two_players_take_from_each_other_when_the_supply_is_empty() -> None:
    """WL-50, ruling 60: the only Defence."""
    game = table("man mammoth", laid="arrow famine joker", abilities={"mammoth": "defence"})
    game.play("man: use_arrow", "man: defence")
    assert (game.abilities("man"), game.abilities("mammoth")) == (["defence"], [])


def test_own_copies_are_neither_taken_nor_compared() -> None:
    """WL-22, WL-50: the mammoth loses a copy although man has more points and copies; his own he can't take."""
    game = table(
        "man mammoth",
        laid="arrow famine joker",
        abilities={"man": "food food", "mammoth": "food food"},
        points={"man": 30},
    )
    game.play("man: use_arrow", "man: food")
    assert (game.abilities("man"), game.abilities("mammoth")) == (["food"] * 3, ["food"])
    game = table("man mammoth", laid="arrow famine joker", abilities={"man": "defence"}).play("man: use_arrow")
    assert "defence" not in game.choices()


def test_several_copies_of_intelligence_bring_several_cards() -> None:
    """WL-50, WL-35."""
    game = table("man mammoth", laid=LAID, abilities={"man": "intelligence intelligence"})
    game.play("man: intelligence", f"man: {game.hand('man')[0]}", "man: intelligence")
    assert game.asked() == "man: extra"


def test_with_the_ability_variant_several_copies_may_be_owned() -> None:
    """WL-51, WL-23."""
    options = {"several_abilities": "on"}
    game = table(laid="arrow famine joker", abilities={"man": "food"}, options=options).play("man: use_arrow")
    assert "food" in game.choices()


@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_ability_variant_everybody_is_dealt_an_arrow(seats: int) -> None:
    """WL-51: and nine random cards; two players, who may own several copies anyway, are dealt alike."""
    for seed in range(20):
        game = new(seats, seed, several_abilities="on")
        hands = [named_cards(game.state.hand[seat]) for seat in range(seats)]
        assert all("arrow" in hand and len(hand) == 10 for hand in hands)
        assert Counter(card for hand in hands for card in hand)["arrow"] + game.state.deck[6] == 18
    assert any("arrow" not in named_cards(new(seats, seed).state.hand[0]) for seed in range(20))


def test_a_dealt_arrow_is_known_until_an_arrow_is_played() -> None:
    """WL-51, WL-55: then nobody knows any more whether the hand holds one."""
    options = {"several_abilities": "on"}
    game = table(hands={"man": "arrow arrow wheel"}, stage=Stage.LAY, options=options).play("man: wheel")
    assert game.state.promised[:3] == [1, 1, 1]
    assert game.play("man: arrow").state.promised[:3] == [0, 1, 1]


def test_two_defence_cards_of_one_player() -> None:
    """WL-51, ruling 72: two attacks can be cancelled, one copy each; against one attack one is enough."""
    pieces = together(fill("savanna_small", mammoth=4), {"man": "a4"})
    game = table(
        laid="savanna savanna famine",
        pieces=pieces,
        abilities={"mammoth": "defence defence"},
        options={"several_abilities": "on"},
    )
    for _ in range(2):
        game.play("man: use_savanna", "man: attack", "man: h4", "mammoth: cancel")
        assert game.asked() == "man: act"
    assert game.pieces("mammoth") == {"h4", "h5", "i4", "i5"}


def test_with_the_auction_variant_a_bought_terrain_lets_a_mover_place() -> None:
    """WL-52: as a further choice."""
    pieces = {"mammoth": "e6"}
    game = table(laid="forest famine joker", pieces=pieces, options={"auction_placement": "on"})
    game.play("man: sell_forest", "mammoth: 3", "snake: pass", "mammoth: execute")
    assert game.choices() == ["move", "place"]
    game.play("mammoth: place", "mammoth: f1")
    assert game.pieces("mammoth") == {"e6", "f1"}


def test_the_auction_variant_is_for_bought_terrain_cards_only() -> None:
    """WL-52: not for a played card, not for a joker, not where the species can do nothing, not without the variant."""
    pieces = {"man": "e6", "mammoth": "d7"}
    options = {"auction_placement": "on"}
    game = table(laid="forest famine joker", pieces=pieces, options=options).play("man: use_forest")
    assert game.asked() == "man: move_piece"
    game = table(laid="forest famine joker", pieces=pieces, options=options)
    game.play("man: sell_joker", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: forest")
    assert game.asked() == "mammoth: move_piece"
    game = table(laid="water famine joker", pieces=pieces, options=options)
    game.play("man: sell_water", "mammoth: 3", "snake: pass")
    assert game.asked() == "man: act"
    game = table(laid="forest famine joker", pieces=pieces)
    game.play("man: sell_forest", "mammoth: 3", "snake: pass", "mammoth: execute")
    assert game.asked() == "mammoth: move_piece"


def test_species_are_auctioned() -> None:
    """WL-53: 12 food; the highest bidder pays the bank and picks; the last one takes a board for nothing."""
    game = new(3, species_auction="on")
    match = game.match
    assert game.state.food[:3] == [12] * 3
    assert match.asked == [0]
    offered = [match.game.questions[match.prompt(0)].answer.word(move) for move in match.legal(0)]
    assert offered == ["pass", *(str(bid) for bid in range(1, 13))]  # the rulebook sets no lowest bid
    match.play(0, "3")
    match.play(1, "5")
    match.play(2, "pass")
    match.play(0, "pass")
    assert match.asked == [1]
    assert len(match.legal(1)) == 6
    match.play(1, "man")
    assert game.state.food[:3] == [12, 7, 12]
    assert match.asked == [0]  # the lowest seat without a board begins again
    match.play(0, "pass")
    match.play(2, "4")
    match.play(2, "bear")
    assert match.asked == [0]
    assert len(match.legal(0)) == 4
    match.play(0, "snake")
    assert game.state.food[:3] == [12, 7, 8]
    assert game.state.species[:3] == [Species.SNAKE, Species.MAN, Species.BEAR]
    # Snake, bear, man: seats 0, 2, 1 in the order of age.
    assert game.state.first == 0
    assert game.state.order[:3] == [0, 2, 1]
    assert [game.state.scores[seat] for seat in (0, 2, 1)] == [1, 2, 3]
    assert game.state.capability[1][0] == 3
    for seat in (0, 2, 1, 0):
        assert match.asked == [seat]
        match.play(seat, match.legal(seat)[0])


def test_without_a_bid_the_first_asked_chooses_for_nothing() -> None:
    """WL-53."""
    game = new(3, species_auction="on")
    for seat in range(3):
        game.match.play(seat, "pass")
    assert game.match.asked == [0]
    game.match.play(0, "eagle")
    assert game.state.food[:3] == [12] * 3
    assert game.match.asked == [1]


def test_nobody_bids_more_than_his_food_for_a_species() -> None:
    """WL-53: no moving back."""
    game = new(2, species_auction="on")
    game.match.play(0, "12")
    assert game.match.legal(1) == [0]


@pytest.mark.parametrize(
    ("points", "first"),
    [
        ({"man": 5, "mammoth": 4, "snake": 9}, "mammoth"),
        ({"man": 5, "mammoth": 5, "snake": 9}, "man"),
        ({"man": 9, "mammoth": 5, "snake": 5}, "mammoth"),
    ],
)
def test_the_last_on_the_track_becomes_first_player(points: dict[str, int], first: str) -> None:
    """WL-54: after a round; among equals the first clockwise from the previous first player, himself included."""
    game = table(laid=LAID, active="snake", points=points, options={"last_begins": "on"}).sell_and_end()
    assert game.asked() == f"{first}: lay"
    assert game.name(game.state.first) == first


def test_the_first_player_changes_only_after_a_round_and_only_if_agreed() -> None:
    """WL-54, ruling 59."""
    points = {"man": 5, "mammoth": 4, "snake": 2}
    game = table(laid=LAID, active="man", points=points, options={"last_begins": "on"}).sell_and_end()
    assert game.asked() == "mammoth: lay"
    game = table(laid=LAID, active="snake", points=points).sell_and_end()
    assert game.asked() == "man: lay"


def test_the_new_first_player_is_found_after_the_general_scoring() -> None:
    """WL-54: the points that it brings count."""
    game = table(
        laid=LAID,
        active="snake",
        points={"man": 5, "mammoth": 4, "snake": 5},
        food={"man": 0, "mammoth": 0, "snake": 9},
        abilities={"mammoth": "food"},
        options={"last_begins": "on"},
        general=1,
    ).sell_and_end()
    assert game.points("mammoth") == 8
    assert game.asked() == "man: lay"


def test_play_goes_clockwise_from_the_new_first_player() -> None:
    """WL-54: each has one turn before the next change."""
    game = table(
        hands={"man": "famine forest forest forest"},
        active="snake",
        points={"man": 5, "mammoth": 4, "snake": 9},
        options={"last_begins": "on"},
        laid=LAID,
    ).sell_and_end()
    seen = []
    for _ in range(3):
        seen.append(game.active())
        for _ in range(3):
            game.play(f"{game.active()}: {game.choices()[0]}")
        game.play(
            f"{game.active()}: {next(word for word in game.choices() if word.startswith('sell'))}"
        ).all_pass().end()
    assert seen == ["mammoth", "snake", "man"]
    assert (game.state.turns, game.state.lap) == (1, 2)  # the next round has begun
    assert game.state.stage == Stage.LAY
