"""The fourteen human events."""

from typing import Any

import pytest
from support.boards import at_position
from support.darwins_choice import Table, biome_of, event_of, meals, position, table

from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import EVENT_BACK, EVENT_CARDS, EVENT_INDEX, GROUP, PETS, Place
from gondwana.games.darwins_choice.words import CARD_WORDS
from gondwana.kernel.rules.header import NONE

EXPANSION = {"box": "expansion"}
LAND = "bb14/city bb16/park bb17/suburb bb18/agriculture"


def only(*keys: str) -> int:
    """The mask of drawn events that leaves some to come."""
    mask = (1 << 28) - 1
    for key in keys:
        mask &= ~(1 << event_of(key))
    return mask


def era_of(key: str) -> int:
    """The era after which an event comes."""
    return int(EVENT_BACK[event_of(key)])


def struck(key: str, biomes: str = LAND, species: list[str] | None = None, **settings: Any) -> Table:
    """The transition with one event, up to the next question."""
    era = era_of(key)
    fields = {"era": era, "judged": era, "used_events": only(key), "options": EXPANSION, "index": 4, **settings}
    return table(biomes, species or [], stage=Stage.EVENT, **fields)


def next_era(key: str, biomes: str = LAND, species: list[str] | None = None, **settings: Any) -> Any:
    """A position in the era over which an event lasts."""
    return position(biomes, species or [], event=key, options=EXPANSION, **settings)


def test_the_index_moves_with_tree_and_pollution() -> None:
    """DC-116, DC-144: a tree raises it, pollution lowers it, the catastrophe by two and does nothing else."""
    moves = {card.key: int(EVENT_INDEX[event]) for event, card in enumerate(EVENT_CARDS) if EVENT_BACK[event]}
    assert [key for key, steps in moves.items() if steps > 0] == ["he11", "he13"]
    assert [key for key, steps in moves.items() if steps == 0] == ["he12"]
    assert moves["he10"] == -2
    for key, steps in moves.items():
        assert struck(key, index=3).s.index == 3 + steps
    species = ["1a bb14: herbivore 3 2 1 * 2", "2a bb17: herbivore 2 2 1"]
    game = struck("he10", species=species)
    assert (game.s.index, game.alive(), game.points("1a"), game.s.event) == (2, ["1a", "2a"], 2, NONE)


def test_deforestation() -> None:
    """V2, DC-117, DC-134: index III for all standard territories, five forests out of the pile and off the table."""
    game = struck("he01", "bb01/agriculture bb16/park bb17/suburb bb18/city")
    forests = ["bb01", "bb02", "bb03", "bx02", "bx04"]
    assert game.s.index == 3
    assert all(game.s.biome_place[biome_of(key)] == Place.GONE for key in forests)
    limits = {
        biome["territory"]["territory"]: (biome["territory"]["plants"], biome["territory"]["meat"])
        for biome in game.match.view()["biomes"]
    }
    assert limits == {"agriculture": (8, 3), "park": (None, None), "suburb": (6, 4), "city": (4, 4)}


@pytest.mark.parametrize(
    ("key", "removed"),
    [
        ("he01", "bb01 bb02 bb03 bx02 bx04"),
        ("he02", "bb04 bb05 bb06 bb07 bx05"),
        ("he04", "bb08 bb09 bx03 bx01 bx06"),
        ("he05", "bb10 bb11 bb12 bb13 bx07"),
    ],
)
def test_four_events_remove_five_biomes_each(key: str, removed: str) -> None:
    """DC-134: for the rest of the game."""
    assert {GROUP[biome_of(biome)] for biome in removed.split()} == {GROUP[biome_of(removed.split()[0])]}
    game = struck(key)
    gone = [biome for biome in range(28) if game.s.biome_place[biome] == Place.GONE]
    assert gone == sorted(biome_of(biome) for biome in removed.split())


def last_pass(key: str, biomes: str, **settings: Any) -> Table:
    """The first seat, alone in its era, passes; then an event comes."""
    fields = {"era": era_of(key), "active": 1, "used_events": only(key), "index": 4, **settings}
    return table(biomes, options=EXPANSION, **fields).play("pass")


def test_the_index_moves_before_the_event_does_anything_else() -> None:
    """DC-117."""
    told = last_pass("he01", LAND).told()
    assert told.index("event") < told.index("index") < told.index("biome_removed")


def test_with_two_players_only_biomes_of_their_pile_are_removed() -> None:
    """DC-191: the tropical rainforest and the Jurassic forest never belonged to it."""
    game = last_pass("he01", "bb14/city bb15/park bb18/suburb", seats=2)
    said = [line["text"] for line in game.match.log(since=game.match.number - 1)]
    removed = [text["args"]["biome"]["term"][-4:] for text in said if text["key"].endswith("biome_removed")]
    assert removed == ["bb02", "bb03", "bx02"]


def test_pesticides_raise_two_thresholds() -> None:
    """V8, DC-136, DC-118, cases 12 and 36: Agriculture and Industry by one, Suburb and City not; for one era."""
    species = ["1a bb18: herbivore 3 1 2", "2a bb14: herbivore 3 5 1", "3a bb17: herbivore 3 3 1"]
    land = "bb14/industry bb16/park bb17/suburb bb18/agriculture"
    for event, waste in ((None, [1, 1, 1]), ("he03", [0, 0, 1])):
        s = position(land, species, event=event, options=EXPANSION)
        assert [meals(s, slot)[who][2] for slot, who in ((3, "1a"), (0, "2a"), (2, "3a"))] == waste
    s = position(land, ["1a bb18: herbivore 3 1 3", "2a bb14: herbivore 3 6 1"], event="he03", options=EXPANSION)
    assert (meals(s, 3)["1a"][2], meals(s)["2a"][2]) == (1, 1)
    game = table(
        land, species, event="he03", stage=Stage.EVENT, era=2, judged=2, used_events=only("he10"), options=EXPANSION
    )
    assert game.s.event == NONE


def test_pesticides_leave_at_most_conditions_alone() -> None:
    """DC-136: competitiveness 4 is too much for the Suburb, two hearts are too many for the City, as ever."""
    land = "bb14/suburb bb16/park bb17/city bb18/agriculture"
    for event in (None, "he03"):
        s = position(land, ["1a bb14: herbivore 3 4 1", "2a bb17: herbivore 3 1 2"], event=event, options=EXPANSION)
        assert (meals(s)["1a"][2], meals(s, 2)["2a"][2]) == (0, 0)
        view = table(land, [], event=event, options=EXPANSION).match.view()
        assert [view["biomes"][slot]["territory"]["waste"]["most"] for slot in (0, 2)] == [3, 1]


def test_war_removes_the_city() -> None:
    """DC-137, DC-179, case 13: with the waste of the last evaluation; a plain slot, whose biome stays this time."""
    species = ["1a bb14: herbivore 3 1 1", "2a bb14: herbivore 2 1 1", "3a bb17: herbivore 2 1 1"]
    species.append("3b bb14: herbivore 1 1 2")  # holds none
    for seed in range(6):
        game = struck("he06", species=species, waste=([1] + [0] * 7) * 6, seed=seed)
        assert [game.s.waste[number] for number in (0, 8, 16)] == [0, 0, 1]
        assert game.s.territory[0] == NONE
        assert game.s.waste_total == 30
        assert game.biomes()[0] == "bb14"
        assert sum(old == new for old, new in zip(("bb14", "bb16", "bb17", "bb18"), game.biomes(), strict=True)) == 1
    assert meals(game.s)["1a"][2] == 0


def test_illegal_wildlife_trade() -> None:
    """V11, DC-138, DC-140, DC-141, cases 17 and 18: two cards die; the points come one by one to the living."""
    species = ["1a bb14: b004-h b004-b * 4", "1b bb14: b003-b b001-h b003-d * 2", "2a bb14: b007-h b007-b * 3"]
    game = struck("he07", species=species)
    assert game.alive() == ["1b"]
    assert game.points("1b") == 6
    assert (list(game.s.bank[:2]), game.match.scores) == ([0, 3], [6, 3, 0])


def test_the_points_of_the_dead_are_spread_freely() -> None:
    """DC-140, DC-141: point by point, from the first player on."""
    species = [f"{who} bb14: herbivore 3 1 1" for who in ("1b", "1c", "2b", "2c")]
    s = position(
        LAND,
        [*species, "1a bb14: b004-h b004-b * 2", "2a bb14: b007-h b007-b * 1"],
        era=2,
        judged=2,
        used_events=only("he07"),
        options=EXPANSION,
        first=1,
        stage=Stage.EVENT,
    )
    for species_number in (1, 2, 9, 10):  # a third card each
        pool = [int(s.pool[0, place]) for place in range(s.pile[0])]
        s.card[species_number, 5] = next(card for card in pool if CARD_WORDS[card].endswith("-t"))
        place = pool.index(s.card[species_number, 5])
        s.pile[0] -= 1
        s.pool[0, place] = s.pool[0, s.pile[0]]
    game = Table(at_position(DARWINS_CHOICE, s, EXPANSION))
    assert (game.seat, game.prompt(), game.options()) == (1, "assign", ["2b", "2c"])
    game.play("2c")
    assert (game.seat, game.options()) == (0, ["1b", "1c"])
    game.play("1b", "1c")
    assert [game.points(who) for who in ("1b", "1c", "2b", "2c")] == [1, 1, 0, 1]
    assert game.prompt() == "draw"


def test_human_barriers() -> None:
    """DC-142, DC-143, case 19: a migration costs the species a point; without one it stays, whatever the bank holds."""
    s = ["1a bb14: herbivore 3 2 1 * 2", "1b bb14: herbivore 3 2 1"]
    game = table("bb14/city bb16/park", s, event="he08", options=EXPANSION, bank=[5, 0, 0, 0, 0, 0])
    assert "1b" not in game.options()
    game.play("1a")
    assert next(choice for choice in game.match.ask(0)["choices"] if choice["word"] == "bb16")["preview"]["cost"] == 1
    game.play("bb16")
    assert (game.points("1a"), game.match.scores[0]) == (1, 1)


def test_plastic_ingestion() -> None:
    """DC-139, DC-140, DC-179, cases 34 and 35: one heart and a waste token of the last evaluation."""
    species = ["1a bb14: herbivore 3 1 1 * 3", "1b bb17: herbivore 3 1 2 * 1", "2a bb17: herbivore 3 1 1 * 2"]
    waste = [1, 1] + [0] * 46
    game = struck("he09", species=species, waste=waste)
    assert game.alive() == ["1b", "2a"]
    assert (game.points("1b"), game.points("2a")) == (4, 2)


def test_conservation_programme() -> None:
    """V12, DC-145 … DC-147, case 21: the lowest adaptation of each biome with two species or more."""
    species = [
        "1a bb14: herbivore 5 1 1",
        "1b bb14: herbivore 2 1 1",
        "2a bb14: herbivore 2 9 1",
        "2b bb17: herbivore 3 1 1",
        "3a bb18: herbivore 4 1 1",
        "3b bb18: herbivore 4 2 1",
    ]
    game = struck("he11", species=species)
    assert [game.points(who) for who in ("1a", "1b", "2a", "2b", "3a", "3b")] == [0, 2, 2, 0, 2, 2]


def test_pets_join_the_suburb() -> None:
    """DC-148, DC-180, case 29: they arrive, eat as omnivores, need no conditions, never leave."""
    game = struck("he12", species=["1a bb17: herbivore 3 2 1"])
    assert (game.s.neutral, game.s.neutral_slot, game.s.neutral_arrival) == (PETS, 2, 2)
    shown = {row["neutral"]: row for row in game.match.view()["biomes"][2]["species"]}["pets"]
    assert (shown["diet"], shown["owner"]) == ("omnivore", None)
    s = position("bb04/suburb", [], neutral=(PETS, 0), options=EXPANSION)
    assert meals(s)["neutral"] == (0, 2, 0)


def test_pets_can_win_a_biome() -> None:
    """DC-149, DC-150: alone nobody gets the reward, tied the others do; no part in competitiveness."""
    for adaptation, win in ((1, 0), (2, 2), (3, 2)):
        game = table(
            "bb14/suburb",
            [f"1a bb14: herbivore {adaptation} 1 0"],
            stage=Stage.EVALUATE,
            era=4,
            neutral=(PETS, 0),
            options=EXPANSION,
        )
        row = game.match.view()["report"]["rows"][0]
        assert (row["win"], row["competitive"]) == (win, 3)
    elsewhere = ["1a bb18: herbivore 1 1 0"]
    game = table(LAND, elsewhere, stage=Stage.EVALUATE, era=4, neutral=(PETS, 2), options=EXPANSION)
    assert game.match.view()["report"]["rows"][0]["win"] == 2


def test_ecological_rehabilitation() -> None:
    """DC-151: no waste at all in the next era, the tokens in play are removed."""
    species = ["1a bb14: herbivore 3 1 1"]
    assert meals(position(LAND, species, options=EXPANSION))["1a"] == (0, 0, 1)
    assert meals(next_era("he13", species=species))["1a"] == (1, 0, 0)
    game = struck("he13", species=species, waste=[1] + [0] * 47, index=3)
    assert (game.s.waste[0], game.s.index) == (0, 4)
    assert all(biome["territory"]["waste"] is None for biome in game.match.view()["biomes"])


def test_tourism_lasts_one_era() -> None:
    """DC-152, DC-118: it lowers the index at once; the doubling is tested with the evaluation."""
    game = struck("he14")
    assert (game.s.index, game.s.event) == (3, event_of("he14"))


@pytest.mark.parametrize(
    ("key", "land", "applies"),
    [
        ("he03", "bb14/city bb16/park bb17/suburb", False),
        ("he03", "bb14/city bb16/park bb17/industry", True),
        ("he03", "bb14/city bb16/park bb17/agriculture", True),
        ("he06", "bb14/industry bb16/park bb17/suburb", False),
        ("he12", "bb14/industry bb16/park bb17/city", False),
    ],
)
def test_an_event_that_can_not_apply_is_replaced(key: str, land: str, applies: bool) -> None:
    """DC-119, DC-120, DC-136: by another with the same back; it does nothing, not even to the index."""
    other = {"he03": "he01", "he06": "he08", "he12": "he13"}[key]
    seen = set()
    for seed in range(12):
        era = era_of(key)
        game = table(
            land,
            [],
            stage=Stage.EVENT,
            seats=2,
            era=era,
            judged=era,
            index=4,
            seed=seed,
            used_events=only(key, other),
            options=EXPANSION,
        )
        seen.add(EVENT_CARDS[game.s.last_event].key)
        if not applies:
            assert game.s.index == (4 if other == "he13" else 3)
    assert seen == ({key, other} if applies else {other})


def test_effects_for_the_next_era_end_with_its_evaluation() -> None:
    """DC-118: after the evaluation the old event is over before the next one comes; the index does not return."""
    game = table(
        LAND, [], event="he08", stage=Stage.EVENT, era=2, judged=2, index=3, used_events=only("he10"), options=EXPANSION
    )
    assert (game.s.event, game.s.index) == (NONE, 1)
