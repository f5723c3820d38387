"""Beginners, two players, two against two, children."""

import pytest
from support.boards import live
from support.darwins_choice import Table, card_like, new, position, table

from gondwana.games.darwins_choice.rules.children import collect_waste, crown_competition
from gondwana.games.darwins_choice.rules.events import may_come
from gondwana.games.darwins_choice.rules.food import park_limit
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import EVENT_CARDS, Back, Mode, Place, Territory
from gondwana.kernel.errors import BadOption
from gondwana.kernel.rules.header import NONE

HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)
BODY = card_like("body", hearts=0, cold=0, heat=0, tail=1, legs=2)
CHILDREN = {"children": "yes", "box": "expansion"}


def test_the_beginners_game() -> None:
    """DC-158: three eras, no events, no double mutation."""
    game = new(3, box="beginner").draw_all()
    assert (game.s.eras, game.match.view()["ahead"]) == (3, [])
    game.pass_all()
    assert game.s.last_event == NONE
    assert sum(place == Place.DISCARD for place in game.s.biome_place) == 2
    hand = {0: f"{card_like('tail', cold=0, heat=0)} {card_like('single_legs', cold=0, heat=0)}"}
    for box, offered in (("beginner", False), ("base", True)):
        at = table("bb03", [f"1a bb03: {HEAD} {BODY} * 9"], hands=hand, options={"box": box}).play("1a")
        assert ("double" in at.options()) == offered


def test_two_players_with_the_expansion() -> None:
    """DC-160, DC-35: the park holds three, two standard territories, all human events, a discard pile."""
    s = live(position("bb14", seats=2, options={"box": "expansion"}))
    assert park_limit(s) == 3
    human = [event for event, card in enumerate(EVENT_CARDS) if card.back]
    assert all(may_come(s, event, EVENT_CARDS[event].back) for event in human)


def test_two_players_without_it_leave_three_events_out() -> None:
    """DC-161."""
    s = live(position("bb14", seats=2))
    left_out = [
        card.name for event, card in enumerate(EVENT_CARDS) if not card.back and not may_come(s, event, Back.BASE)
    ]
    assert left_out == ["Invaders", "Epidemic", "Continental drift"]
    s = live(position("bb14", seats=3))
    assert all(may_come(s, event, Back.BASE) for event, card in enumerate(EVENT_CARDS) if not card.back)


# two against two


def test_partners_see_each_others_hands() -> None:
    """DC-162."""
    game = new(4, teams="yes").draw_all()
    view = game.match.view(0)
    assert [card["card"] for card in view["partner_hand"]] == game.hand(2)
    assert [player["partner"] for player in view["players"]] == [2, 3, 0, 1]
    assert game.match.view(None)["partner_hand"] is None
    assert new(4).draw_all().match.view(0)["partner_hand"] is None


def test_teams_add_up_their_points() -> None:
    """DC-162: the team with more wins; equal totals share."""
    species = ["1a bb14: herbivore 3 0 0 * 6", "3a bb16: herbivore 3 0 0", "2a bb17: herbivore 3 0 0 * 5"]
    game = table(
        "bb14 bb16 bb17", species, stage=Stage.EVALUATE, era=4, seats=4, options={"teams": "yes", "box": "mixed"}
    )
    assert game.match.scores == [9, 8, 3, 0]
    assert game.match.places == [1, 2, 1, 2]
    assert game.match.view()["result"]["teams"] == [12, 8]
    tied = table(
        "bb14 bb16",
        [species[0], "2a bb16: herbivore 3 0 0 * 6"],
        stage=Stage.EVALUATE,
        era=4,
        seats=4,
        options={"teams": "yes", "box": "mixed"},
    )
    assert tied.match.places == [1, 1, 1, 1]


def test_nobody_acts_with_a_partners_species() -> None:
    """DC-192."""
    game = table("bb14 bb16", ["3a bb14: herbivore 3 1 1"], seats=4, options={"teams": "yes", "box": "mixed"})
    assert game.options() == ["pass"]


# children


def test_three_biomes_and_the_competition_token() -> None:
    """DC-163, DC-159: sixteen biomes with the expansion, thirteen without."""
    for box, pile in (("expansion", 16), ("base", 13)):
        game = new(3, children="yes", box=box)
        assert game.biomes()[3:] == ["competition"]
        assert sum(place != Place.GONE for place in game.s.biome_place) == pile
        assert (game.s.eras, game.row(), game.match.view()["ahead"]) == (4, [], [])


def test_children_create_anywhere_once() -> None:
    """DC-164: no conditions, no food, no trade; one species per location and era."""
    cold = card_like("body", cold=3, heat=0)
    game = table("bb14 bb15 bb16", hands={0: f"{HEAD} {cold}"}, options=CHILDREN).play(HEAD, cold)
    assert game.options() == ["bb14", "bb15", "bb16", "competition"]
    game.play("competition")
    assert game.seat == 1
    more = {0: f"{HEAD} {BODY}"}
    game = table("bb14 bb15 bb16", ["1a bb15: herbivore 3 1 1"], hands=more, options=CHILDREN).play(HEAD, BODY)
    assert "bb15" not in game.options()
    assert "1a" not in table("bb14 bb15 bb16", ["1a bb15: herbivore 3 1 1"], hands=more, options=CHILDREN).options()


def test_a_child_with_a_species_everywhere_is_done() -> None:
    """DC-164."""
    there = [
        f"1{letter} {biome}: herbivore 3 1 1" for letter, biome in zip("abc", ("bb14", "bb15", "bb16"), strict=True)
    ]
    game = table("bb14 bb15 bb16", there, hands={0: f"{HEAD} {BODY}"}, options=CHILDREN)
    game.play(HEAD, BODY, "competition")
    assert game.s.active & 1 == 0


def scored(species: list[str], special: list[int] | None = None, **fields: object) -> Table:
    """The last era of children, evaluated."""
    at = special or [NONE] * 5
    return table("bb14 bb15 bb16", species, stage=Stage.EVALUATE, era=4, options=CHILDREN, special=at, **fields)


def test_children_score() -> None:
    """DC-165, DC-188: a point each, the best adapted of each biome, the most competitive at the token."""
    species = [
        "1a bb14: herbivore 3 1 1",
        "2a bb14: herbivore 3 9 1",
        "3a bb14: herbivore 1 9 1",
        "1b bb15: herbivore 0 1 1",
    ]
    assert scored(species).match.scores == [1 + 2 + 1 + 3, 1 + 2, 1]
    at_token = ["1a competition: herbivore 0 4 1", "2a competition: herbivore 0 4 1", "3a competition: herbivore 0 3 1"]
    assert competed(at_token) == [3, 3, 0]
    assert competed(["1a competition: herbivore 0 0 1"]) == [0, 0, 0]


def competed(species: list[str]) -> list[int]:
    """What the Competition token gives."""
    s = position("bb14 bb15 bb16", [words.replace("competition", "bb14") for words in species], options=CHILDREN)
    for index in range(len(s.slot)):
        s.slot[index] = 3
    record = live(s)
    crown_competition(record)
    return list(record.bank)[:3]


def test_after_an_era_everything_is_put_away() -> None:
    """DC-165: species to the discard piles, all three biomes replaced, hands filled up."""
    game = table("bb14 bb15 bb16", ["1a bb14: b004-h b004-b"], stage=Stage.EVALUATE, options=CHILDREN)
    assert game.alive() == []
    assert {"b004-h", "b004-b"} <= game.discarded()
    assert not {"bb14", "bb15", "bb16"} & set(game.biomes())
    assert game.biomes()[3] == "competition"
    assert game.prompt() == "draw"


def test_children_collect_waste() -> None:
    """DC-166, DC-187: by the Special card of the location; each token is a point less."""
    species = ["1a bb14: herbivore 3 1 2", "2a bb14: herbivore 2 1 1", "3a bb15: herbivore 0 1 1"]
    game = scored(species, [Territory.AGRICULTURE, Territory.CITY, NONE, NONE, NONE])
    assert list(game.s.collected[:3]) == [1, 0, 1]
    assert game.match.scores == [1 + 2 - 1, 1, 1 + 3 - 1]


def test_the_reserve_of_children_lasts_the_whole_game() -> None:
    """DC-187: locations in ascending number, species in order of arrival."""
    species = ["1a bb15: herbivore 0 1 1", "2a bb14: herbivore 2 1 1", "3a bb14: herbivore 9 1 1"]
    s = live(position("bb14 bb15 bb16", species, options=CHILDREN, special=[3, 3, NONE, NONE, NONE], waste_total=1))
    collect_waste(s)
    assert (list(s.collected)[:3], s.waste_total) == ([0, 1, 0], 0)


def test_the_children_choose_the_special_cards() -> None:
    """DC-166: which one stays aside; as an option it lies at the Competition token. None without the expansion."""
    names = ("agriculture", "industry", "suburb", "city")
    for number, aside in enumerate(names):
        others = [special for special in range(4) if special != number]
        game = new(3, children="yes", special_cards=aside)
        assert list(game.s.special[:4]) == [*others, NONE]
        with_token = new(3, children="yes", special_cards=aside, competition_card="yes")
        assert list(with_token.s.special[:4]) == [*others, number]
    assert list(new(3, children="yes").s.special[:4]) == [1, 2, 3, NONE]  # Agriculture suits the token best
    assert set(new(3, children="yes", box="base").s.special) == {NONE}


def test_special_cards_may_be_drawn() -> None:
    """DC-166: three different ones, as an option the fourth at the Competition token."""
    drawn = new(3, children="yes", special_cards="drawn").s.special
    assert (sorted(drawn).count(NONE), drawn[3]) == (2, NONE)
    all_four = new(3, children="yes", special_cards="drawn", competition_card="yes")
    assert sorted(all_four.s.special[:4]) == [0, 1, 2, 3]
    first = {new(2, seed, children="yes", special_cards="drawn").s.special[0] for seed in range(20)}
    assert first == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (5, {"children": "yes"}, "children=yes of darwins-choice is not for 5 players"),
        (3, {"teams": "yes"}, "teams=yes of darwins-choice is not for 3 players"),
        (3, {"story": "yes", "box": "beginner"}, "story=yes of darwins-choice can't be with box=beginner"),
        (3, {"story": "yes", "children": "yes"}, "story=yes of darwins-choice can't be with children=yes"),
        (4, {"teams": "yes", "children": "yes"}, "teams=yes of darwins-choice can't be with children=yes"),
        (3, {"children": "yes", "box": "beginner"}, "children=yes of darwins-choice can't be with box=beginner"),
        (3, {"competition_card": "yes"}, "competition_card=yes of darwins-choice can't be with children=no"),
        (3, {"children": "yes", "box": "base", "special_cards": "city"}, "can't be with box=base"),
    ],
)
def test_what_can_not_hold_is_refused(seats: int, options: dict[str, str], why: str) -> None:
    """DC-162, DC-164, DC-189: an error that says what does not fit, and nothing is left aside in silence."""
    with pytest.raises(BadOption, match=why):
        new(seats, **options)


def test_the_options_lead_to_their_modes() -> None:
    """DC-162, DC-164, DC-189."""
    assert new(4, teams="yes").s.teams == 1
    assert [new(seats, children="yes").s.mode for seats in (2, 4)] == [Mode.CHILDREN_EXPANSION] * 2
    assert new(3, children="yes", box="base").s.mode == Mode.CHILDREN_BASE
    assert [new(seats, story="yes").s.mode for seats in (2, 5)] == [Mode.STORY] * 2
    assert new(4, story="yes", teams="yes").s.teams == 1
