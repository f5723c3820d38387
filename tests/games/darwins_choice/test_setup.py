"""Piles, trade row, hands, first player."""

from collections import Counter

import pytest
from support.boards import at_position
from support.darwins_choice import Table, card_of, new, position, table

import gondwana
from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import CARDS, DECK, Back
from gondwana.kernel.errors import BadSeats


def test_two_to_six_players() -> None:
    """DC-1."""
    assert list(DARWINS_CHOICE.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadSeats):
        gondwana.new("darwins-choice", seats=1)


def test_small_and_large_cards_are_two_piles() -> None:
    """DC-66, DC-21, DC-178: all 479 cards with both boxes, 234 in the base game."""
    for box, cards in (("expansion", CARDS), ("mixed", CARDS), ("base", 234), ("beginner", 234)):
        s = new(2, box=box).s
        assert sum(s.pile) + 4 == cards
        assert all(not DECK[s.pool[0][place]].large for place in range(s.pile[0]))
        assert all(DECK[s.pool[1][place]].large for place in range(s.pile[1]))
    for box, cards in (("expansion", CARDS), ("base", 234)):  # children have no trade row
        assert sum(new(2, children="yes", box=box).s.pile) == cards


def test_the_mixed_base_game_has_no_territories() -> None:
    """DC-178: both piles, nothing else: no index, no waste, base events."""
    s = new(4, box="mixed").s
    assert (s.index, s.waste_total, s.park) == (0, 0, -1)
    assert new(4, box="mixed").match.view()["ahead"] == ["base"] * 3


@pytest.mark.parametrize(("seats", "row"), [(2, (2, 2)), (3, (3, 2)), (4, (3, 3)), (5, (4, 3)), (6, (4, 4))])
def test_the_trade_row_grows_with_the_players(seats: int, row: tuple[int, int]) -> None:
    """DC-74."""
    sizes = Counter(DECK[card_of(key)].large for key in new(seats).row())
    assert (sizes[False], sizes[True]) == row


def test_ten_cards_each_pile_by_pile() -> None:
    """DC-75, DC-76: the choice comes card by card, each is seen before the next; hands fill up one after the other."""
    game = new(3, seed=2)
    first = game.s.first
    assert (game.seat, game.prompt(), game.options()) == (first, "draw", ["small", "large"])
    game.play("small", "large")
    assert [DECK[card_of(key)].large for key in game.hand(first)] == [False, True]
    assert game.told(first) == ["took_large", "drew"]
    assert game.told((first + 1) % 3) == ["took_large"]
    game.play(*["small"] * 8)
    assert game.seat == (first + 1) % 3
    game.draw_all()
    assert [len(game.hand(seat)) for seat in range(3)] == [10, 10, 10]
    assert (game.prompt(), game.seat, game.s.era) == ("menu", first, 1)


def test_the_first_player_is_random() -> None:
    """DC-77."""
    assert {new(3, seed).s.first for seed in range(20)} == {0, 1, 2}


def test_an_empty_pile_is_renewed_when_a_card_is_needed() -> None:
    """DC-78, DC-181: not before; without small cards only large ones are drawn, without a choice."""
    s = position("bb14", seats=2, stage=0, era=0)
    s.discards[0], s.pile[0] = s.pile[0], 0
    s.pool[0] = list(reversed(s.pool[0]))
    game = started(s)
    assert (game.s.pile[0], game.options()) == (0, ["small", "large"])
    discards = game.s.discards[0]
    game.play("small")
    assert (game.s.pile[0], game.s.discards[0]) == (discards - 1, 0)


def test_one_size_alone_is_drawn_without_asking() -> None:
    """DC-78: if nothing is left at all, hands stay smaller."""
    s = position("bb14", seats=2, stage=0, era=0)
    s.removed += s.pile[0] + s.pile[1] - 13
    s.pile[0], s.pile[1] = 0, 13
    game = started(s)
    assert game.prompt() == "menu"
    assert [len(game.hand(seat)) for seat in range(2)] == [10, 3]


def test_small_cards_alone_are_drawn_without_asking() -> None:
    """DC-78."""
    s = position("bb14", seats=2, stage=0, era=0)
    s.removed += s.pile[1] + s.pile[0] - 12
    s.pile[0], s.pile[1] = 12, 0
    game = started(s)
    assert [len(game.hand(seat)) for seat in range(2)] == [10, 2]


@pytest.mark.parametrize(("small", "large", "row"), [(0, 9, "lllll"), (9, 1, "sssls"), (2, 1, "ssl")])
def test_the_trade_row_takes_the_other_size_if_one_is_gone(small: int, large: int, row: str) -> None:
    """DC-78, DC-74: three players, three small and two large cards; in the end there are fewer."""
    s = position("bb14", stage=Stage.RENEW)
    s.removed += s.pile[0] + s.pile[1] - small - large
    s.pile[0], s.pile[1] = small, large
    game = started(s)
    assert "".join("sl"[DECK[card_of(key)].large] for key in game.row()) == row


def started(s: object) -> Table:
    """A match at a position."""
    return Table(at_position(DARWINS_CHOICE, s, {"box": "mixed"}))


def test_base_games_have_three_random_base_events() -> None:
    """DC-69."""
    assert new(3, box="base").match.view()["ahead"] == ["base"] * 3
    drawn = set()
    for seed in range(12):
        game = table("bb14", seed=seed)
        game.pass_all()
        drawn.add(game.s.last_event)
        assert game.s.used_events == 1 << game.s.last_event  # it does not come again
    assert len(drawn) > 5


def test_with_the_expansion_house_residential_skyscraper() -> None:
    """DC-70: the backs are seen; base events are not used."""
    game = new(3, seed=3)
    assert game.match.view()["ahead"] == ["house", "residential", "skyscraper"]
    backs = []
    game.draw_all()
    while not game.match.over:
        game.pass_all()
        if not game.match.over:
            backs.append(game.match.view()["last_event"]["back"])
            game.draw_all()
    assert backs == ["house", "residential", "skyscraper"]
    assert Back.HOUSE == 1


def test_a_game_has_four_eras() -> None:
    """DC-2: action phase, evaluation, and after all but the last a transition; then the game is over."""
    game, eras = new(2).draw_all(), []
    while not game.match.over:
        eras.append(game.s.era)
        game.pass_all()
        game.draw_all()
    assert eras == [1, 2, 3, 4]
    assert game.s.judged == 4
