"""The fourteen base events, whose effects are our own (DC-154)."""

from typing import Any

from support.boards import live
from support.darwins_choice import Table, biome_of, card_like, event_of, fates, meals, position, table

from gondwana.games.darwins_choice.rules.evaluation import adapted
from gondwana.games.darwins_choice.rules.food import meat_in, plants_in
from gondwana.games.darwins_choice.rules.species import counts_for_adaptation
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import ADAPT, BIOME_CARDS, EVENT_CARDS, INVADERS, Place
from gondwana.kernel.rules.header import NONE

LAND = "bb14 bb16 bb17 bb18"


def struck(key: str, species: list[str] | None = None, **settings: Any) -> Table:
    """The transition with one event, up to the first drawn card."""
    mask = (1 << 28) - 1 & ~(1 << event_of(key))
    return table(LAND, species or [], stage=Stage.EVENT, judged=1, used_events=mask, **settings)


def test_six_names_are_known_and_eight_are_ours() -> None:
    """DC-154."""
    base = [card.name for card in EVENT_CARDS if card.back == 0]
    assert len(base) == 14
    known = {"Invaders", "Meat boom", "Plant boom", "Meteorite impact", "Volcanic eruption", "Optimal conditions"}
    assert known <= set(base)


def test_invaders_join_the_fullest_slot_for_an_era() -> None:
    """DC-155: of equals the lowest; they leave after the next evaluation."""
    game = struck("be01", ["1a bb16: herbivore 3 1 1", "2a bb17: herbivore 3 1 1"])
    assert (game.s.neutral, game.s.neutral_slot) == (INVADERS, 1)
    game = struck("be02", ["1a bb16: herbivore 3 1 1"], neutral=(INVADERS, 1))
    assert game.s.neutral == NONE


def test_invaders_live_as_pets_do() -> None:
    """DC-155: omnivores of three hearts that need no conditions, take no waste, are no prey, and can win a biome."""
    assert meals(position("bb04/suburb", neutral=(INVADERS, 0)))["neutral"] == (0, 3, 0)
    assert fates(position("bb04", ["1a bb04: carnivore 9 9 5"], neutral=(INVADERS, 0))) == {"1a": "hungry"}
    for adaptation, win in ((1, 0), (2, 2)):
        species = [f"1a bb14: herbivore {adaptation} 1 0"]
        game = table("bb14", species, stage=Stage.EVALUATE, era=4, neutral=(INVADERS, 0))
        assert game.match.view()["report"]["rows"][0]["win"] == win


def test_booms_and_lean_times() -> None:
    """DC-154: BE02, BE03, BE09, BE10, never below nothing."""
    for key, plants, meat in (("be02", 8, 7), ("be03", 10, 5), ("be09", 6, 5), ("be10", 8, 3)):
        s = live(position("bb14", event=key))
        assert (plants_in(s, 0), meat_in(s, 0)) == (plants, meat)
    assert plants_in(live(position("bb04", event="be09")), 0) == 0


def test_a_meteorite_kills_a_slot() -> None:
    """DC-154, DC-156, DC-186: one point is kept; the biome is replaced and lies on the discard pile."""
    for seed in range(5):
        species = [
            f"1{letter} {biome}: herbivore 3 1 1 * 5" for letter, biome in zip("abcd", LAND.split(), strict=True)
        ]
        game = struck("be04", species, seed=seed)
        assert len(game.alive()) == 3
        dead = next(slot for slot in range(4) if game.s.card[slot][0] == NONE)
        assert game.biomes()[dead] != LAND.split()[dead]
        assert game.s.biome_place[biome_of(LAND.split()[dead])] in (Place.DISCARD, Place.TABLE)
        assert game.s.bank[0] == 1
        assert game.match.scores[0] == 16


def test_a_volcano_leaves_no_plants_in_one_slot() -> None:
    """DC-154: BE05, a random slot."""
    hit = set()
    for seed in range(8):
        game = struck("be05", seed=seed)
        slot = game.s.event_slot
        hit.add(slot)
        for other, biome in enumerate(game.s.biome[:4]):
            assert plants_in(live(game.s), other) == (0 if other == slot else BIOME_CARDS[biome].plants)
    assert len(hit) > 1


def test_cold_spell_and_heat_wave_count_for_adaptation() -> None:
    """DC-157, case 28: once per biome, and not for conditions."""
    cards = f"1a bb16: {card_like('head', cold=1, heat=0)} {card_like('body', run=1, cold=1, heat=0)}"
    plain, cold = (adapted(live(position("bb16", [cards], event=event)), 0) for event in (None, "be07"))
    assert (plain, cold) == (1, 3)
    there = f"1a bb07: {card_like('head', cold=1, heat=0)} {card_like('body', climb=0, cold=1, heat=0)}"
    found = [adapted(live(position("bb07", [there], event=event)), 0) for event in (None, "be07")]
    assert found[0] == found[1] == 2
    for event in (card.key for card in EVENT_CARDS):
        s = live(position("bb16", event=event))
        assert (counts_for_adaptation(s, s.biome[0]) != ADAPT[s.biome[0]]) == (event in ("be07", "be08"))
    hot = f"1a bb16: {card_like('head', heat=1, cold=0)} {card_like('body', run=1, heat=1, cold=0)}"
    assert adapted(live(position("bb16", [hot], event="be08")), 0) == 3


def test_an_epidemic_takes_the_lowest_of_the_fullest_slot() -> None:
    """DC-154, DC-156: exact ties die together; a single species is safe."""
    species = ["1a bb16: herbivore 3 1 1", "2a bb16: herbivore 2 1 1 * 4", "3a bb16: herbivore 2 1 1"]
    game = struck("be11", [*species, "3b bb17: herbivore 1 1 1"])
    assert game.alive() == ["1a", "3b"]
    assert game.s.bank[1] == 1
    assert struck("be11", species[:2]).alive() == ["1a"]
    assert struck("be11", species[:1]).alive() == ["1a"]


def test_a_mutation_surge_makes_double_mutations_cheap() -> None:
    """DC-154: BE12."""
    tail = card_like("tail", cold=0, heat=0)
    legs = card_like("single_legs", cold=0, heat=0)
    cards = (
        f"{card_like('head', hearts=0, cold=0, heat=0)} {card_like('body', cold=0, heat=0, hearts=0, tail=1, legs=2)}"
    )
    game = table("bb03", [f"1a bb03: {cards} * 1"], hands={0: f"{tail} {legs}"}, event="be12")
    game.play("1a", "double", tail, legs)
    assert game.points("1a") == 0


def test_land_bridges_reward_migration() -> None:
    """DC-154: BE13, at once and on the species."""
    game = table(LAND, ["1a bb14: herbivore 3 2 1"], event="be13").play("1a", "bb16")
    assert (game.points("1a"), game.match.scores[0]) == (1, 1)


def test_continental_drift_changes_one_biome_more() -> None:
    """DC-154: BE14, at most all."""
    game = struck("be14")
    assert sum(old != new for old, new in zip(LAND.split(), game.biomes(), strict=True)) == 3
    game = struck("be14", era=2)
    assert sum(old != new for old, new in zip(LAND.split(), game.biomes(), strict=True)) == 4
