"""The transition phase: seven steps."""

import pytest
from support.darwins_choice import Table, biome_of, card_of, event_of, new, table

from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import DECK, Place

EXPANSION = {"box": "expansion"}
COLD = "bb06 bb07 bb04 bb14"


def after(biomes: str, species: list[str], **settings: object) -> Table:
    """What the transition after an era leaves, up to the first drawn card; no event unless one is given."""
    return table(biomes, species, **{"stage": Stage.EVENT, "judged": 1, **settings})


def only(key: str) -> int:
    """The mask of drawn events that leaves one event to come."""
    return (1 << 28) - 1 & ~(1 << event_of(key))


def test_the_order_of_the_steps() -> None:
    """V16, DC-114: event, biomes, food, tokens, trade row, hands, first player."""
    game = table("bb14 bb16", ["1a bb14: herbivore 3 2 1!"], row="b001-h b002-h", seed=4)
    game.play("pass", "pass", "pass")
    told = [key for key in game.told() if key in ("evaluation", "event", "biome_changed", "row_renewed")]
    assert told == ["evaluation", "event", "biome_changed", "biome_changed", "row_renewed"]
    assert (game.prompt(), game.seat, game.s.first) == ("draw", 0, 0)
    game.draw_all()
    assert (game.s.first, game.seat, game.s.era) == (1, 1, 2)


def test_tokens_are_unchecked_in_the_next_era() -> None:
    """DC-130, V16."""
    game = after("bb14 bb16", ["1a bb14: herbivore 3 2 1!"])
    assert game.s.checked[0] == 0


def test_exactly_one_event_is_revealed() -> None:
    """DC-115: in each transition another one."""
    game, seen = new(3, seed=7).draw_all(), []
    while not game.match.over:
        game.pass_all()
        assert [key for key in game.told() if key == "event"] == ["event"] * (not game.match.over)
        seen.append(game.s.last_event)
        game.draw_all()
    assert len(set(seen[:3])) == 3


@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 2, 2]), (3, [2, 3, 3]), (4, [2, 3, 3]), (5, [3, 4, 4]), (6, [3, 4, 4])]
)
def test_how_many_biomes_change(seats: int, counts: list[int]) -> None:
    """DC-121, DC-122; DC-123: which ones is random."""
    lying, which = ["bb14", "bb15", "bb16", "bb17", "bb18"], set()
    for era, count in enumerate(counts, 1):
        for seed in range(4):
            game = after(" ".join(lying), [], seats=seats, era=era, used_events=only("be02"), seed=seed)
            changed = tuple(slot for slot, key in enumerate(game.biomes()) if key != lying[slot])
            assert len(changed) == count
            which.add(changed)
    assert len(which) > 3


def test_species_and_territories_stay_and_are_not_tested() -> None:
    """DC-126, DC-129: nobody dies in the transition; food is handed out anew in the new biome."""
    game = after(
        "bb14/city bb15/park bb16/suburb bb17/industry", ["1a bb14: herbivore 3 2 1"], era=1, seed=2, options=EXPANSION
    )
    assert game.alive() == ["1a"]
    assert game.match.view()["biomes"][0]["species"][0]["species"] == "1a"


def test_food_is_handed_out_anew_in_the_new_biome() -> None:
    """DC-129, DC-126: what the savanna fed starves in the polar desert, but lives until the evaluation."""
    places = [Place.GONE] * 28
    for key, place in (("bb04", Place.PILE), ("bb14", Place.TABLE), ("bb15", Place.TABLE), ("bb16", Place.TABLE)):
        places[biome_of(key)] = place
    fields = {"seats": 2, "stage": Stage.CHANGE, "forced": 0b001, "biome_place": places}
    game = after("bb14 bb15 bb16", ["1a bb14: herbivore 3 2 1"], **fields)
    assert game.biomes() == ["bb04", "bb15", "bb16"]
    shown = game.match.view()["biomes"][0]
    assert (shown["supply"], shown["species"][0]["fate"]) == ({"plants": 0, "meat": 5}, "unfit")
    assert game.alive() == ["1a"]


def test_what_an_event_forces_shields_or_adds_is_for_one_transition() -> None:
    """DC-118, DC-124, DC-137: the next change follows the plan again."""
    game = after("bb14 bb15 bb16 bb17", [], stage=Stage.CHANGE, forced=0b0001, shielded=0b0010, drift=1)
    assert (game.s.forced, game.s.shielded, game.s.drift) == (0, 0, 0)


def test_replaced_biomes_go_to_the_discard_pile() -> None:
    """DC-127, DC-128: in the base game of two they are shuffled back after the new ones are drawn."""
    game = after("bb14 bb15 bb16 bb17", [], used_events=only("be02"))
    assert sum(place == Place.DISCARD for place in game.s.biome_place) == 2
    two = after("bb14 bb15 bb16", [], seats=2, used_events=only("be02"))
    assert sum(place == Place.DISCARD for place in two.s.biome_place) == 0
    assert len({"bb14", "bb15", "bb16"} - set(two.biomes())) == 1


@pytest.mark.parametrize(("box", "discarded"), [("base", 0), ("mixed", 0), ("beginner", 0), ("expansion", 1)])
def test_two_players_shuffle_biomes_back_only_without_territories(box: str, discarded: int) -> None:
    """DC-128, DC-160."""
    game = after("bb14 bb15 bb18", [], seats=2, options={"box": box}, stage=Stage.CHANGE)
    assert len(set(game.biomes()) & {"bb14", "bb15", "bb18"}) == 2
    assert game.s.biome_place.count(Place.DISCARD) == discarded


def test_the_trade_row_is_renewed_in_its_first_composition() -> None:
    """DC-131, DC-182: whatever it had drifted to; the old cards are discarded."""
    game = after("bb14", [], row="b001-h b002-h b003-b b004-h b004-b")
    sizes = [DECK[card_of(key)].large for key in game.row()]
    assert sizes == [False, False, False, True, True]
    assert {"b001-h", "b002-h", "b003-b", "b004-h", "b004-b"} <= game.discarded()


def test_hands_are_filled_up_from_the_first_player_of_the_old_era() -> None:
    """DC-132, DC-182: cards in hand are kept."""
    game = after("bb14", [], hands={0: "b001-h b001-b", 1: "b002-h"}, first=1)
    assert (game.seat, game.prompt()) == (1, "draw")
    game.draw_all()
    assert game.hand(0)[:2] == ["b001-h", "b001-b"]
    assert [len(game.hand(seat)) for seat in range(3)] == [10, 10, 10]


def test_the_first_player_token_goes_on() -> None:
    """DC-3, DC-133: from seat 2 to seat 0 with three."""
    game = after("bb14", [], first=2).draw_all()
    assert (game.s.first, game.seat) == (0, 0)


def test_an_empty_biome_pile_is_renewed_from_its_discards() -> None:
    """DC-181."""
    game = table("bb14 bb15 bb16 bb17", [], stage=Stage.CHANGE, biome_place=[2] * 13 + [1] * 4 + [3] * 11)
    assert len(set(game.biomes())) == 4
    assert sum(place == Place.GONE for place in game.s.biome_place) == 11


# what events remove


def test_climate_change_replaces_all_cold_biomes() -> None:
    """V9, DC-124, DC-127, DC-134, cases 15 and 16: three forced slots though two were planned; all out of the game."""
    game = table(COLD, [], stage=Stage.EVENT, seats=4, options=EXPANSION, used_events=only("he02"), judged=1, index=4)
    assert game.biomes()[3] == "bb14"
    assert not {"bb06", "bb07", "bb04", "bb05", "bx05"} & set(game.biomes())
    assert all(game.s.biome_place[biome_of(key)] == Place.GONE for key in ("bb04", "bb05", "bb06", "bb07", "bx05"))


def test_a_forced_slot_counts_towards_the_planned_number() -> None:
    """V9, DC-125: with only the tundra on the table one random other slot is added."""
    for seed in range(4):
        game = table(
            "bb06 bb14 bb15 bb16",
            [],
            stage=Stage.EVENT,
            seats=4,
            options=EXPANSION,
            used_events=only("he02"),
            seed=seed,
            judged=1,
            index=4,
        )
        kept = [old == new for old, new in zip(("bb06", "bb14", "bb15", "bb16"), game.biomes(), strict=True)]
        assert not kept[0]
        assert kept.count(False) == 2


def test_removed_biomes_leave_the_discard_pile_too() -> None:
    """DC-135."""
    places = [0] * 28
    for slot in (13, 14, 15, 16):
        places[slot] = Place.TABLE
    places[biome_of("bb06")] = Place.DISCARD
    game = table(
        "bb14 bb15 bb16 bb17",
        [],
        stage=Stage.EVENT,
        options=EXPANSION,
        used_events=only("he02"),
        judged=1,
        index=4,
        biome_place=places,
    )
    assert game.s.biome_place[biome_of("bb06")] == Place.GONE
