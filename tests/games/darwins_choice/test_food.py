"""Who eats what in a biome. F1 … F9 are the specification's vectors for the order of meals."""

import pytest
from support.boards import live
from support.darwins_choice import fates, meals, position, table

from gondwana.games.darwins_choice.rules.food import hand_out, meat_in, plants_in
from gondwana.games.darwins_choice.rules.members import gather
from gondwana.games.darwins_choice.state import Stage
from gondwana.games.darwins_choice.tables import NEUTRAL, PETS, Fate
from gondwana.games.darwins_choice.words import FATE_WORDS, SPECIES_WORDS
from gondwana.kernel.rules.header import NONE

EXPANSION = {"box": "expansion"}


def dine(
    plants: int, meat: int, *species: str, waste: int = 0, hunting: bool = True, pets: bool = False
) -> dict[str, str]:
    """The fates of species (diet, adaptation, competitiveness, hearts) in a savanna with some food."""
    words = [f"{number}a bb14: {numbers}" for number, numbers in enumerate(species, 1)]
    neutral = (PETS, 0) if pets else None
    s = live(position("bb14", words, seats=6, neutral=neutral))
    gather(s, 0, NONE)
    for place in range(s.members):
        s.outcome[place], s.litter[place] = Fate.FED, waste and s.hearts[place] >= waste
    hand_out(s, plants, meat, 32, hunting)
    found = {
        "pets" if s.member[place] == NEUTRAL else SPECIES_WORDS[s.member[place]]: FATE_WORDS[s.outcome[place]]
        for place in range(s.members)
    }
    found["left"] = f"{s.plants[s.members]} plants, {s.meat[s.members]} meat"
    return found


def test_herbivores_are_fed_before_omnivores() -> None:
    """F1, DC-43, DC-53, DC-56: the herbivore takes all plants, so the better adapted omnivore takes meat."""
    assert dine(3, 2, "omnivore 7 4 2", "herbivore 2 1 3") == {"1a": "fed", "2a": "fed", "left": "0 plants, 0 meat"}


def test_all_or_nothing() -> None:
    """F2, DC-54, DC-55: what the second can't complete stays for the third."""
    found = dine(4, 0, "herbivore 6 2 3", "herbivore 5 2 2", "herbivore 4 2 1")
    assert found == {"1a": "fed", "2a": "hungry", "3a": "fed", "left": "0 plants, 0 meat"}


def test_of_equals_the_earlier_arrival_is_served_first() -> None:
    """F3, DC-40, case 5."""
    s = position("bb15", ["1a bb15: herbivore 4 3 2", "2a bb15: herbivore 4 3 2"])
    assert fates(s) == {"1a": "fed", "2a": "hungry"}
    s.arrival[0] = 9
    assert fates(s) == {"1a": "hungry", "2a": "fed"}


def test_a_carnivore_eats_from_the_lowest_rank_upwards() -> None:
    """F4, DC-57, DC-58, DC-60, DC-61: first the biome's meat, then H2 and H1; H3 ranks higher and is safe."""
    found = dine(5, 1, "carnivore 5 5 3", "herbivore 4 2 2", "herbivore 3 6 1", "herbivore 6 1 1")
    assert found == {"1a": "fed", "2a": "eaten", "3a": "eaten", "4a": "fed", "left": "1 plants, 1 meat"}


def test_what_is_left_of_the_prey_feeds_the_next_carnivore() -> None:
    """F5, DC-63."""
    found = dine(6, 0, "carnivore 6 4 1", "carnivore 5 4 2", "herbivore 2 2 3")
    assert found == {"1a": "fed", "2a": "fed", "3a": "eaten", "left": "3 plants, 0 meat"}


def test_without_success_nobody_is_killed() -> None:
    """F6, DC-62."""
    found = dine(2, 1, "carnivore 5 3 4", "herbivore 2 1 2")
    assert found == {"1a": "hungry", "2a": "fed", "left": "0 plants, 1 meat"}


def test_nobody_is_eaten_under_agriculture() -> None:
    """F7, DC-33, DC-44, case 8: both hold waste, the hunter still lacks one unit."""
    found = dine(6, 0, "carnivore 5 3 2", "herbivore 2 1 2", waste=2, hunting=False)
    assert found == {"1a": "hungry", "2a": "fed", "left": "5 plants, 0 meat"}
    s = position("bb10/agriculture", ["1a bb10: carnivore 5 3 9", "2a bb10: herbivore 2 1 2"], options=EXPANSION)
    assert fates(s) == {"1a": "hungry", "2a": "fed"}
    s.territory[0] = NONE
    assert fates(s) == {"1a": "fed", "2a": "eaten"}
    assert dine(0, 2, "carnivore 5 3 2", hunting=False)["1a"] == "fed"  # the biome's meat is just enough


def test_an_omnivore_is_prey_too() -> None:
    """F8, DC-58."""
    found = dine(1, 2, "omnivore 3 2 2", "carnivore 6 2 2")
    assert found == {"1a": "eaten", "2a": "fed", "left": "0 plants, 1 meat"}


def test_neutral_animals_eat_and_are_not_eaten() -> None:
    """F9, DC-148: Pets (adaptation 2 by running) take both units; the carnivore finds no prey."""
    assert dine(0, 2, "carnivore 6 2 2", pets=True) == {"1a": "hungry", "pets": "fed", "left": "0 plants, 0 meat"}


def test_only_fed_species_with_hearts_are_prey() -> None:
    """DC-59: a starving herbivore and one without hearts feed nobody."""
    found = dine(1, 0, "carnivore 6 2 1", "herbivore 5 2 3", "herbivore 4 2 0")
    assert found == {"1a": "hungry", "2a": "hungry", "3a": "fed", "left": "1 plants, 0 meat"}
    found = dine(1, 0, "carnivore 6 2 1", "herbivore 5 2 1", "herbivore 4 2 0")
    assert found == {"1a": "fed", "2a": "eaten", "3a": "fed", "left": "0 plants, 0 meat"}


def test_prey_ranks_strictly_lower() -> None:
    """DC-60: exact equals are safe, whoever came first."""
    assert dine(9, 0, "carnivore 4 4 2", "herbivore 4 4 2")["2a"] == "fed"
    assert dine(9, 0, "herbivore 4 4 2", "carnivore 4 4 2")["1a"] == "fed"
    assert dine(9, 0, "carnivore 4 4 2", "herbivore 4 3 2")["2a"] == "eaten"


def test_a_hunter_beside_an_equal_starves() -> None:
    """DC-60, DC-62: adaptation, competitiveness and hearts all equal; with less of any it is prey, the hunter fed."""
    assert dine(9, 0, "carnivore 4 4 2", "omnivore 4 4 2")["1a"] == "hungry"
    assert dine(9, 0, "omnivore 4 4 2", "carnivore 4 4 2")["2a"] == "hungry"
    assert dine(9, 1, "carnivore 4 4 2", "herbivore 4 4 1") == {
        "1a": "fed",
        "2a": "eaten",
        "left": "8 plants, 0 meat",
    }
    assert dine(9, 0, "carnivore 4 4 2", "herbivore 3 9 2")["1a"] == "fed"


def test_of_equals_a_neutral_animal_too_is_served_by_its_arrival() -> None:
    """DC-40, DC-180: three units of meat feed the Pets or their equal, whoever came first."""
    s = position("bb16", ["1a bb16: omnivore 2 3 2"], neutral=(PETS, 0), event="be05", event_slot=0)
    assert (fates(s), meals(s)["neutral"]) == ({"1a": "fed"}, (0, 0, 0))
    s.arrival[0] = s.neutral_arrival + 1
    assert (fates(s), meals(s)["neutral"]) == ({"1a": "hungry"}, (0, 2, 0))


def test_carnivores_do_not_eat_carnivores() -> None:
    """DC-58."""
    assert dine(0, 1, "carnivore 6 2 3", "carnivore 2 2 2")["1a"] == "hungry"


def test_a_carnivore_eats_species_of_its_own_player() -> None:
    """DC-64, and in a team a partner's (DC-192)."""
    s = position("bb04", ["1a bb04: carnivore 6 2 5", "1b bb04: omnivore 2 2 1"])
    assert fates(s) == {"1a": "fed", "1b": "eaten"}
    s = position("bb04", ["1a bb04: carnivore 6 2 5", "3b bb04: omnivore 2 2 1"], seats=4, options={"teams": "yes"})
    assert fates(s)["3b"] == "eaten"


def test_the_hierarchy() -> None:
    """DC-38, DC-39: adaptation, then competitiveness, then hearts, more being better."""
    for higher, lower in [("5 1 1", "4 9 9"), ("4 5 1", "4 4 9"), ("4 4 2", "4 4 1")]:
        s = position("bb14", [f"1a bb14: herbivore {lower}", f"2a bb14: herbivore {higher}"])
        record = live(s)
        gather(record, 0, NONE)
        assert [SPECIES_WORDS[record.member[place]] for place in range(2)] == ["2a", "1a"]


def test_hearts_are_what_a_species_needs_and_yields() -> None:
    """DC-19: a hunter of five hearts in a biome without enough meat, fed by one prey of three."""
    assert dine(9, 2, "carnivore 6 2 5", "herbivore 2 2 3")["1a"] == "fed"
    assert dine(9, 1, "carnivore 6 2 5", "herbivore 2 2 3")["1a"] == "hungry"


def test_unfit_species_get_neither_food_nor_waste() -> None:
    """DC-42, V3: the woolly rhinoceros may not live in the rainforest."""
    s = v3()
    assert fates(s) == {"1a": "fed", "2a": "fed", "3a": "unfit"}
    assert "3a" not in meals(s)


def v3(seats: int = 3) -> object:
    """The rulebook's third example."""
    species = ["1a bb01: b070-b x051-h b070-w b083-s", "2a bb01: x103-b x077-h", "3a bb01: x069-b x067-h"]
    return position("bb01/agriculture", species, seats=seats, options=EXPANSION)


def test_the_rulebooks_food_limit() -> None:
    """V1, DC-28: the rainforest's 6 meat are cut to 4 by Agriculture at IV; its 10 plants stay."""
    s = live(v3())
    assert (plants_in(s, 0), meat_in(s, 0)) == (10, 4)


def test_the_rulebooks_waste_example() -> None:
    """V3, DC-44, DC-45, DC-46: one waste and one plant; no waste and one plant."""
    assert meals(v3()) == {"1a": (1, 0, 1), "2a": (1, 0, 0), "left": (8, 4, 0)}


def test_waste_alone_can_feed() -> None:
    """V4, DC-45, DC-49, case 11: a plant eater with one heart in the polar desert, with and without the City."""
    cards = ["1a bb04: b014-b b004-h"]
    assert meals(position("bb04/city", cards, options=EXPANSION))["1a"] == (0, 0, 1)
    assert fates(position("bb04", cards)) == {"1a": "hungry"}


@pytest.mark.parametrize(
    ("territory", "numbers", "waste"),
    [
        ("agriculture", "4 1 2", 1),
        ("agriculture", "4 9 1", 0),
        ("industry", "4 5 1", 1),
        ("industry", "4 4 3", 0),
        ("suburb", "4 3 1", 1),
        ("suburb", "4 4 1", 0),
        ("city", "4 1 1", 1),
        ("city", "4 1 2", 0),
        ("city", "4 1 0", 0),
        ("suburb", "4 1 0", 0),
        ("park", "4 1 1", 0),
    ],
)
def test_the_waste_conditions(territory: str, numbers: str, waste: int) -> None:
    """DC-20, DC-34, DC-46 … DC-49: 2 hearts or more, competitiveness 5 or more, 3 or less, one heart; no park."""
    s = position(f"bb14/{territory}", [f"1a bb14: herbivore {numbers}"], options=EXPANSION)
    assert meals(s)["1a"][2] == waste


def test_a_hunter_fed_partly_by_waste_hunts_for_the_rest() -> None:
    """DC-45, DC-58, cases 6 and 7: prey that holds waste is prey, and its hearts count in full."""
    s = position("bb14/industry", ["1a bb14: carnivore 5 5 7", "2a bb14: herbivore 2 5 1"], index=2, options=EXPANSION)
    assert fates(s) == {"1a": "hungry", "2a": "fed"}
    s = position("bb14/industry", ["1a bb14: carnivore 5 5 5", "2a bb14: herbivore 2 5 1"], index=2, options=EXPANSION)
    assert fates(s) == {"1a": "fed", "2a": "eaten"}
    assert meals(s)["2a"] == (0, 0, 1)


def test_waste_is_lost_with_its_condition() -> None:
    """DC-41, DC-52: nothing stays assigned: with one heart more the City gives nothing."""
    s = position("bb14/city", ["1a bb14: herbivore 3 1 1"], options=EXPANSION)
    assert meals(s)["1a"] == (0, 0, 1)
    s.low[0] += 1
    assert meals(s)["1a"] == (2, 0, 0)
    s.low[0] += -1 + (1 << 21)
    s.high[0] += 1 << 21
    assert fates(s) == {"1a": "unfit"}


def test_the_reserve_can_run_short() -> None:
    """DC-50, DC-51: slots in ascending order, within a slot by rank."""
    species = [
        "1a bb14: herbivore 3 1 1",
        "2a bb14: herbivore 5 1 1",
        "1b bb16: herbivore 3 2 1",
        "2b bb16: herbivore 3 3 1",
        "3b bb16: herbivore 4 1 1",
    ]
    s = position("bb14/suburb bb16/city", species, waste_total=4, options=EXPANSION)
    assert [meals(s)[who][2] for who in ("1a", "2a")] == [1, 1]
    assert [meals(s, 1)[who][2] for who in ("1b", "2b", "3b")] == [0, 1, 1]
    s.waste_total = 1
    assert [meals(s)[who][2] for who in ("1a", "2a")] == [0, 1]
    assert [meals(s, 1)[who][2] for who in ("1b", "2b", "3b")] == [0, 0, 0]
    s.low[0] = s.low[8] = 1  # what can't run is unfit for the savanna, and holds nothing
    assert [meals(s, 1)[who][2] for who in ("1b", "2b", "3b")] == [0, 0, 1]


def test_who_migrates_leaves_its_waste_to_itself() -> None:
    """DC-50, DC-51, DC-52: the only token is free again when its holder goes on to a slot where it lives on waste."""
    land, one = "bb14/suburb bb16/city bb15/park bb10/industry", "1a bb14: herbivore 3 1 1"
    fields = {"event": "be05", "event_slot": 1, "waste_total": 1, "options": EXPANSION}
    assert table(land, [one], **fields).play("1a").options() == ["bb16"]
    other = "2a bb14: herbivore 4 1 1"
    assert table(land, [one, other], **fields).options() == ["pass"]


# the park


PARK = ["1a bb14: herbivore 6 4 2", "1b bb14: herbivore 5 5 1", "2a bb14: herbivore 5 3 3", "2b bb14: herbivore 4 4 1"]


@pytest.mark.parametrize(
    ("fifth", "seats", "excess"), [("4 4 1", 4, []), ("4 4 0", 4, ["3a"]), ("4 4 1", 2, ["2b", "2c"])]
)
def test_the_park_holds_four_species(fifth: str, seats: int, excess: list[str]) -> None:
    """V6, DC-34 … DC-37, case 4: four, and more only if exactly equal at the boundary; three with two players."""
    last = "3a" if seats > 2 else "2c"
    s = position("bb14/park", [*PARK, f"{last} bb14: herbivore {fifth}"], seats=seats, options=EXPANSION)
    assert [who for who, fate in fates(s).items() if fate == "excess"] == excess


def test_with_two_players_the_park_takes_no_fourth_that_is_lower() -> None:
    """DC-35, DC-84: three better ones live there; with three players it may still come."""
    three = ["2a bb14: herbivore 6 4 1", "2b bb14: herbivore 5 5 1", "2c bb14: herbivore 5 3 1"]
    for seats, welcome in ((2, False), (3, True)):
        game = table("bb14/park bb16", [*three, "1a bb16: herbivore 3 1 1"], seats=seats, options=EXPANSION)
        assert ("1a" in game.options() and "bb14" in game.play("1a").options()) == welcome
        assert game.match.view()["biomes"][0]["territory"]["limit"] == (4 if welcome else 3)


def test_a_short_reserve_lets_the_last_ones_starve() -> None:
    """DC-50, DC-51, DC-104: a volcano leaves no plants; two live on waste alone, but there is one token."""
    species = ["1a bb14: herbivore 3 1 1", "2a bb14: herbivore 5 1 1", "3a bb16: herbivore 5 1 1"]
    for waste, alive in ((3, ["1a", "2a", "3a"]), (2, ["1a", "2a", "3a"]), (1, ["2a", "3a"]), (0, ["3a"])):
        fields = {"event": "be05", "event_slot": 0, "waste_total": waste, "options": EXPANSION}
        assert table("bb14/suburb bb16/city", species, stage=Stage.EVALUATE, **fields).alive() == alive
        held = table("bb14/suburb bb16/city", species, **fields).match.view()
        assert held["waste"] == max(0, waste - 3)


def test_many_equals_at_the_boundary_all_stay() -> None:
    """DC-36, case 4: species 3 to 6 are equal; a lower one is too many."""
    equal = [f"{who} bb14: herbivore 4 4 0" for who in ("2a", "2b", "3a", "3b")]
    s = position("bb14/park", [*PARK[:2], *equal, "4a bb14: herbivore 3 9 0"], seats=4, options=EXPANSION)
    assert [who for who, fate in fates(s).items() if fate == "excess"] == ["4a"]


@pytest.mark.parametrize(
    ("four", "fifth"), [("omnivore {} 9 3", "herbivore 1 1 4"), ("carnivore {} 9 1", "omnivore 1 1 10")]
)
def test_who_is_too_many_in_the_park_takes_no_food(four: str, fifth: str) -> None:
    """DC-42, DC-35: though its diet would be served before theirs, and nothing but meat or too little would be left."""
    species = [f"{who} bb14: {four.format(rank)}" for who, rank in (("1a", 9), ("1b", 8), ("2a", 7), ("2b", 6))]
    s = position("bb14/park", [*species, f"3a bb14: {fifth}"], options=EXPANSION)
    assert fates(s) == {**dict.fromkeys(("1a", "1b", "2a", "2b"), "fed"), "3a": "excess"}


def test_unfit_species_do_not_count_in_the_park() -> None:
    """DC-37, case 2."""
    s = position("bb14/park", [*PARK, "3a bb14: herbivore 9 9 0"], seats=4, options=EXPANSION)
    assert fates(s)["2b"] == "excess"
    s.low[16] = 0
    assert fates(s) == {"1a": "fed", "1b": "fed", "2a": "fed", "2b": "fed", "3a": "unfit"}
