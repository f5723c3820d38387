"""Story mode: six eras, from extinct animals to the age of man."""

from typing import Any

from support.boards import live
from support.darwins_choice import Table, card_like, card_of, new, position, table

from gondwana.games.darwins_choice.rules.events import back_after, may_come
from gondwana.games.darwins_choice.rules.story import ancient_points
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import (
    BIOME_CARDS,
    CARDS,
    DECK,
    EVENT_CARDS,
    EXTINCT,
    SETUP,
    Back,
    Mode,
    Place,
    Setup,
    Territory,
)
from gondwana.kernel.rules.header import NONE

STORY = {"story": "yes"}


def story(seats: int = 3, seed: int = 1) -> Table:
    return new(seats, seed, story="yes")


def test_four_prehistoric_biomes_and_extinct_animals() -> None:
    """DC-167: the fifth is removed; the pile holds the other 23."""
    found = set()
    for seed in range(12):
        s = story(seed=seed).s
        assert all(BIOME_CARDS[biome].prehistoric for biome in s.biome[:4])
        found |= set(s.biome[:4])
        assert s.biome_place.count(Place.PILE) == 23
        assert sum(s.pile) + 7 == sum(EXTINCT) == 156
        assert all(EXTINCT[card] for card in s.row if card != NONE)
    assert len(found) == 5


def test_territories_are_hidden_until_after_era_two() -> None:
    """DC-168, DC-190: the park's place is seen, the others lie face down; none has any effect."""
    game = story()
    assert set(game.s.territory) == {NONE}
    shown = [biome["territory"]["territory"] for biome in game.match.view()["biomes"]]
    assert sorted(shown) == ["hidden", "hidden", "hidden", "park"]
    assert shown[game.s.park] == "park"
    assert not any(biome["territory"]["active"] for biome in game.match.view()["biomes"])
    for era in (1, 2):
        game.draw_all()
        game.pass_all()
        revealed = era == 2
        assert (game.s.territory[game.s.park] == Territory.PARK) == revealed
        assert (game.s.index > 0) == revealed
    assert game.s.index == 4
    assert NONE not in game.s.territory[:4]
    assert len(set(game.s.territory[:4])) == 4


def test_the_events_of_a_story() -> None:
    """DC-169: two base events, then house, residential, skyscraper; six base events are left out."""
    s = live(position(seats=3, options=STORY))
    assert [back_after(s, era) for era in range(1, 7)] == [0, 0, 1, 2, 3, NONE]
    out = [card.name for event, card in enumerate(EVENT_CARDS) if not card.back and not may_come(s, event, Back.BASE)]
    known = ["Invaders", "Meat boom", "Plant boom", "Meteorite impact", "Volcanic eruption", "Optimal conditions"]
    assert out == known


def test_row_hand_and_length_of_a_story() -> None:
    """DC-170, DC-171, DC-173, DC-2: 4 small and 3 large cards, eight in hand, six eras, changes 2, 3, 3, 3, 3."""
    for seats in (3, 4):
        game = story(seats)
        assert [DECK[card_of(key)].large for key in game.row()] == [False] * 4 + [True] * 3
        game.draw_all()
        assert len(game.hand(0)) == 8
        assert game.s.eras == 6
        columns = range(Setup.CHANGES, Setup.CHANGES + 5)
        assert [int(SETUP[Mode.STORY, seats, column]) for column in columns] == [2, 3, 3, 3, 3]


def test_a_story_is_recommended_for_three_or_four_but_open_to_all() -> None:
    """DC-189: four biomes, four small and three large cards in the row, hands of eight, whoever plays."""
    for seats in range(2, 7):
        game = story(seats)
        assert (game.s.mode, game.s.slots, game.s.eras, len(game.row())) == (Mode.STORY, 4, 6, 7)
        assert {len(game.draw_all().hand(seat)) for seat in range(seats)} == {8}
    assert story(2).match.view()["biomes"][story(2).s.park]["territory"]["limit"] == 3


def test_four_main_actions_an_era() -> None:
    """DC-172: after the fourth, and perhaps a trade, the player is out."""
    species = [f"1{letter} bx08: herbivore 3 1 0" for letter in "abcde"]
    game = table("bx08 bx04 bx05 bx06", species, seats=3, options=STORY, actions=[3, 0, 0, 0, 0, 0])
    game.play("1a", "bx04")
    assert game.s.active == 0b110
    game = table("bx08 bx04 bx05 bx06", species, seats=3, options=STORY, actions=[2, 0, 0, 0, 0, 0])
    game.play("1a", "bx04")
    assert game.s.active == 0b111
    later = table("bx08 bx04 bx05 bx06", stage=Stage.ERA, seats=3, options=STORY, actions=[4, 3, 2, 0, 0, 0])
    assert (list(later.s.actions), later.s.active) == ([0] * 6, 0b111)


def test_after_era_one_the_piles_are_replaced() -> None:
    """DC-174, DC-190: hands and row too, before the steps of the transition; then eight new cards."""
    game = story(seed=4).draw_all()
    game.pass_all()
    assert "piles_replaced" in game.told()
    assert [len(game.hand(seat)) for seat in range(3)] == [0, 0, 0]
    s = game.s
    assert sum(s.pile) + 7 == CARDS - 156
    assert not any(EXTINCT[card] for card in s.row if card != NONE)
    game.draw_all()
    assert not any(EXTINCT[card_of(key)] for key in game.hand(0))


def test_extinct_cards_do_not_return() -> None:
    """DC-175: those in species stay; when they leave play they are out of the game."""
    extinct = f"{card_like_extinct('head')} {card_like_extinct('body')}"
    game = table(
        "bx08 bx04", [f"1a bx08: {extinct}"], seats=3, stage=Stage.EVENT, judged=1, options=STORY, low=[0] * 48
    )
    assert game.cards("1a") == extinct.split()
    after = table(
        "bx08 bx04",
        [f"1a bx08: {extinct}"],
        seats=3,
        stage=Stage.EVALUATE,
        era=2,
        judged=1,
        options=STORY,
        low=[99] * 48,
    )
    assert after.alive() == []
    assert not set(extinct.split()) & after.discarded()
    living = f"{card_like('head', cold=0, heat=0)} {card_like('body', cold=0, heat=0)}"
    assert not any(EXTINCT[card_of(key)] for key in living.split())
    story = table("bx08 bx04", row=living, stage=Stage.RENEW, judged=1, options=STORY)
    assert set(living.split()) <= story.discarded()
    other = table("bb14", row=extinct, stage=Stage.RENEW, judged=1)  # not a Story
    assert set(extinct.split()) <= other.discarded()


def card_like_extinct(part: str) -> str:
    """An extinct card of a kind."""
    names = {"head": 0, "body": 1}
    return next(card.key for card in DECK if card.extinct and card.part == names[part] and card.symbols[0] > 0)


def test_cards_that_last_from_the_beginning_to_the_end() -> None:
    """DC-176, DC-177: 10 points for each with a heart, in the same living species since era 1."""
    head, body = card_like_extinct("head"), card_like_extinct("body")
    s = position("bx08", [f"1a bx08: {head} {body}", "2a bx08: herbivore 1 1 0"], seats=3, options=STORY)
    s.ancient[0] = 0b11
    assert [ancient_points(live(s), seat) for seat in range(2)] == [20, 0]
    s.ancient[0] = 0b01
    assert ancient_points(live(s), 0) == 10
    heartless = next(card.key for card in DECK if card.part == 0 and card.symbols[0] == 0)
    s = position("bx08", [f"1a bx08: {heartless} {body}"], seats=3, options=STORY, ancient=[0b11] + [0] * 47)
    assert ancient_points(live(s), 0) == 10


def test_only_cards_placed_in_era_one_are_ancient() -> None:
    """DC-177: a card that is replaced no longer counts."""
    head = card_like("head", hearts=0, cold=0, heat=0)
    body, tail = card_like("body", cold=0, heat=0, tail=1), card_like("tail", cold=0, heat=0)
    hand = {0: f"{head} {body} {tail}"}
    for era, ancient in ((1, 0b11), (2, 0)):
        game = table("bx04 bx08", hands=hand, seats=3, options=STORY, era=era).play(head, body, "bx04")
        assert game.s.ancient[0] == ancient
    other = next(card.key for card in DECK if card.part == 0 and not any(card.symbols[6:]) and card.key != head)
    game = table(
        "bx04 bx08", [f"1a bx04: {head} {body}"], hands={0: other}, seats=3, options=STORY, ancient=[0b11] + [0] * 47
    )
    game.play("1a", other)
    assert game.s.ancient[0] == 0b10


def test_a_replaced_card_takes_its_bonus_with_it() -> None:
    """DC-176, DC-177: the new body has a heart too, but was not there from the beginning; the head still counts."""
    head, body = card_like_extinct("head"), card_like_extinct("body")
    warm = [card.key for card in DECK if card.part == 1 and card.symbols[0] > 0 and card.symbols[7] == 0]
    new_body = next(key for key in warm if key != body)
    fields: dict[str, Any] = {"era": 6, "seats": 3, "options": STORY, "ancient": [0b11] + [0] * 47}
    game = table("bb03 bx08", [f"1a bb03: {head} {body}"], hands={0: new_body}, **fields)
    assert ancient_points(live(game.s), 0) == 20
    game.play("1a", new_body)
    assert game.cards("1a") == [head, new_body]
    assert ancient_points(live(game.s), 0) == 10


def test_the_bonus_comes_at_the_end() -> None:
    """DC-176: it is told, banked and decides."""
    head, body = card_like_extinct("head"), card_like_extinct("body")
    fields: dict[str, Any] = {"era": 6, "seats": 3, "options": STORY, "ancient": [0b11] + [0] * 47}
    game = table("bx08", [f"1a bx08: {head} {body}", "2a bx08: herbivore 1 1 0 * 9"], stage=Stage.FINISH, **fields)
    assert (game.match.scores, game.match.places) == ([20, 9, 0], [1, 2, 3])
    assert list(game.s.bank[:3]) == [20, 0, 0]


def test_an_era_two_effect_ends_before_the_first_human_event() -> None:
    """DC-118, case 38."""
    game = table("bx08 bx04", [], event="be09", stage=Stage.EVENT, era=3, judged=3, index=4, seats=3, options=STORY)
    assert game.s.event in (NONE, game.s.last_event)
    assert EVENT_CARDS[game.s.last_event].back == Back.HOUSE
