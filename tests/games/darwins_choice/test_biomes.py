"""Biomes and human territories."""

from collections import Counter

import pytest
from support.boards import live
from support.darwins_choice import fates, new, position, table

from gondwana.games.darwins_choice.rules.effects import in_play
from gondwana.games.darwins_choice.rules.events import move_index
from gondwana.games.darwins_choice.rules.food import meat_in, plants_in
from gondwana.games.darwins_choice.rules.species import counts_for_adaptation, meets_conditions
from gondwana.games.darwins_choice.tables import (
    ADAPT,
    BIOME_CARDS,
    MEAT_LIMIT,
    PLANTS_LIMIT,
    Place,
    Territory,
)
from gondwana.kernel.rules.header import NONE

EXPANSION = {"box": "expansion"}


def supply(s: object, slot: int = 0) -> tuple[int, int]:
    record = live(s)
    return int(plants_in(record, slot)), int(meat_in(record, slot))


def test_the_savanna_of_the_preview() -> None:
    """V15, DC-24: 8 plants, 5 meat."""
    assert supply(position("bb14")) == (8, 5)


def test_twenty_base_biomes_and_eight_of_the_expansion() -> None:
    """DC-68."""
    counts = Counter(biome.expansion for biome in BIOME_CARDS)
    assert (counts[False], counts[True]) == (20, 8)
    assert sum(biome.prehistoric for biome in BIOME_CARDS) == 5


def test_territories_stay_when_the_biome_changes() -> None:
    """DC-26, DC-126: species and territory belong to the slot; nobody dies of the new biome at once."""
    cards = "1a bb14: herbivore 3 1 1"
    game = table("bb14/city bb16/park bb12/suburb bb01/industry", [cards], era=1, options=EXPANSION, seed=5)
    before = list(game.s.territory)
    game.pass_all()
    assert game.biomes() != ["bb14", "bb16", "bb12", "bb01"]
    gone = game.s.last_event
    assert gone != NONE
    assert game.s.slot[0] == 0
    assert list(game.s.territory) == before


def test_territories_change_neither_conditions_nor_adaptation() -> None:
    """DC-27."""
    plain, city = (live(position(biomes, options=EXPANSION)) for biomes in ("bb14", "bb14/city"))
    assert counts_for_adaptation(plain, plain.biome[0]) == counts_for_adaptation(city, city.biome[0])
    for numbers in ("3 1 1", "0 1 1"):
        found = [fates(position(biomes, [f"1a bb14: herbivore {numbers}"])) for biomes in ("bb14", "bb14/city")]
        assert found[0] == found[1]
    assert not meets_conditions(0, 0, 13)


@pytest.mark.parametrize(
    ("territory", "limits"),
    [
        (Territory.AGRICULTURE, [(4, 1), (6, 2), (8, 3), (10, 4)]),
        (Territory.INDUSTRY, [(2, 2), (3, 3), (5, 5), (6, 6)]),
        (Territory.SUBURB, [(3, 2), (4, 3), (6, 4), (7, 5)]),
        (Territory.CITY, [(1, 1), (3, 2), (4, 4), (5, 5)]),
    ],
)
def test_each_level_has_its_limits(territory: int, limits: list[tuple[int, int]]) -> None:
    """DC-28, DC-30: plants and meat separately, from level I to IV."""
    found = [(int(PLANTS_LIMIT[territory, level]), int(MEAT_LIMIT[territory, level])) for level in range(1, 5)]
    assert found == limits


def test_the_limit_is_never_exceeded_nor_filled_up() -> None:
    """DC-28: the supply may be lower: the polar desert has no plants whatever the territory allows."""
    assert supply(position("bb04/agriculture", options=EXPANSION)) == (0, 4)
    assert supply(position("bb01/park", options=EXPANSION)) == (10, 6)


def test_events_come_before_the_limit() -> None:
    """DC-29: two plants more are cut by the City; two fewer are not made up for."""
    assert supply(position("bb14/city", event="be03", options=EXPANSION)) == (5, 5)
    assert supply(position("bb15/city", event="be03", options=EXPANSION)) == (4, 3)
    assert supply(position("bb15/city", event="be09", options=EXPANSION)) == (0, 3)


def test_the_index_stays_between_one_and_four() -> None:
    """V7, DC-30 … DC-32, case 14: I stays I, II less two is I, I and a tree is II, IV and a tree is IV."""
    for start, steps, end in [(1, -1, 1), (2, -2, 1), (1, 1, 2), (4, 1, 4), (4, -1, 3)]:
        s = live(position("bb14/city", index=start, options=EXPANSION))
        move_index(s, steps)
        assert s.index == end


def test_the_park_has_no_index() -> None:
    """DC-30, DC-34: at the worst index it still supplies what its biome does."""
    assert supply(position("bb01/park", index=1, options=EXPANSION)) == (10, 6)


# setup


@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_slots_and_territories_by_players(seats: int, slots: int) -> None:
    """DC-65, DC-67, DC-71, DC-73, DC-160: the park and 2, 3 or 4 standard territories, one to each slot, index IV."""
    s = new(seats).s
    assert s.slots == slots
    assert len(set(s.biome[:slots])) == slots
    assert sorted(s.territory[:slots]).count(Territory.PARK) == 1
    assert len(set(s.territory[:slots])) == slots
    assert NONE not in s.territory[:slots]
    assert s.index == 4
    assert s.territory[s.park] == Territory.PARK


def test_which_territories_lie_where_is_random() -> None:
    """DC-72."""
    found = {tuple(new(2, seed).s.territory[:3]) for seed in range(40)}
    assert len(found) > 15
    assert {territory for lay in found for territory in lay} == set(range(5))


@pytest.mark.parametrize(
    ("seats", "box", "pile"),
    [
        (2, "base", 13),
        (2, "mixed", 16),
        (2, "expansion", 16),
        (3, "base", 20),
        (6, "base", 20),
        (4, "expansion", 28),
        (5, "mixed", 28),
        (2, "beginner", 13),
    ],
)
def test_the_biome_pile(seats: int, box: str, pile: int) -> None:
    """DC-68, DC-159, DC-178: no prehistoric biome with two players."""
    s = new(seats, box=box).s
    used = [biome for biome, place in enumerate(s.biome_place) if place != Place.GONE]
    assert len(used) == pile
    assert seats > 2 or not any(BIOME_CARDS[biome].prehistoric for biome in used)


def test_a_territory_is_found_by_its_slot() -> None:
    s = live(position("bb14 bb16/city", options=EXPANSION))
    assert in_play(s, Territory.CITY) == 1
    assert in_play(s, Territory.SUBURB) == NONE
    assert ADAPT[13] == 1
