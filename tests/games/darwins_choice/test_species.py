"""What a species is made of, and how it suits a biome."""

import pytest
from support.boards import live
from support.darwins_choice import card_like, card_of, fates, position, species_of, table

from gondwana.games.darwins_choice.eye.view import view
from gondwana.games.darwins_choice.rules.evaluation import adapted
from gondwana.games.darwins_choice.rules.species import competitiveness, docks_hold, hearts_of, trait
from gondwana.games.darwins_choice.tables import DECK, TOKENS, Trait
from gondwana.games.darwins_choice.words import BIOME_WORDS
from gondwana.kernel.rules.header import NONE

HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)


def totals(cards: str) -> list[int]:
    """Hearts, competitiveness, then the characteristics of a species."""
    s = position("bb14", [f"1a bb14: {cards}"])
    low, high = s.low[0], s.high[0]
    return [hearts_of(low), competitiveness(low), *(trait(low, high, which) for which in range(6))]


def test_the_animal_of_the_review_is_a_species() -> None:
    """V14, DC-12, DC-13, DC-18: hermit crab head, dromedary body, dragonfly wings, blue whale tail."""
    assert totals("b139-h b033-b b122-w b065-t") == [3, 3, 1, 3, 3, 0, 2, 0]


def test_a_species_needs_a_head_and_a_body() -> None:
    """DC-12: without a body in hand no head can be begun with, and never two of them."""
    assert table("bb03 bb07", hands={0: HEAD}).options() == ["pass"]
    other = card_like("head", hearts=0, cold=0, heat=0, diet=1)
    body = card_like("body", cold=0, heat=0, hearts=0)
    game = table("bb03 bb07", hands={0: f"{HEAD} {other} {body} {card_like('body', cold=1, heat=0)}"})
    game.play(HEAD, body)
    assert not [word for word in game.options() if word.endswith(("-h", "-b"))]


@pytest.mark.parametrize("docks", sorted({card.docks for card in DECK if card.part == 1}))
def test_only_free_docks_take_cards(docks: tuple[int, int, int]) -> None:
    """DC-13 … DC-16: wings, tail one each; single legs fill one leg dock, double legs two."""
    body = next(place for place, card in enumerate(DECK) if card.part == 1 and card.docks == docks)
    wings, legs, tail = docks
    assert docks_hold(body, wings, legs, tail)
    assert not docks_hold(body, wings + 1, legs, tail)
    assert not docks_hold(body, wings, legs + 1, tail)
    assert not docks_hold(body, wings, legs, tail + 1)


def test_two_pairs_of_legs_or_one_card_of_both() -> None:
    """DC-15: after one pair the double card no longer fits, a second pair does; after that none."""
    body = card_like("body", legs=2, cold=0, heat=0, hearts=0)
    singles = [card.key for card in DECK if card.part == 3 and card.symbols[6] == card.symbols[7] == 0][:3]
    double = card_like("double_legs", cold=0, heat=0, hearts=0)
    game = table("bb03 bb07", hands={0: f"{HEAD} {body} {' '.join(singles)} {double}"}).play(HEAD, body)
    assert set(game.options()) >= {*singles, double}
    game.play(singles[0])
    assert [word for word in game.options() if "-" in word] == singles[1:]
    game.play(singles[1])
    assert not [word for word in game.options() if "-" in word]


def test_a_species_is_named_by_body_and_head() -> None:
    """DC-22, as in the rulebook's examples: the Eagle Arthropleura."""
    game = table("bb01 bb02", hands={0: "x051-h b070-b"}).play("x051-h", "b070-b", "bb01")
    said = next(line for line in game.match.log(None) if line["text"]["key"].endswith("created"))
    assert (said["text"]["args"]["body"], said["text"]["args"]["head"]) == (
        {"term": "darwins_choice_animal_b070"},
        {"term": "darwins_choice_animal_x051"},
    )


def test_eight_tokens_are_eight_species() -> None:
    """DC-23, DC-89, case 26: without a free token nothing can be created."""
    many = [f"1{letter} bb03: herbivore 1 1 0" for letter in "abcdefgh"]
    hand = {0: f"{HEAD} {card_like('body', cold=0, heat=0, hearts=0)}"}
    assert TOKENS == 8
    assert HEAD in table("bb03 bb07", many[:7], hands=hand).options()
    assert HEAD not in table("bb03 bb07", many, hands=hand).options()


@pytest.mark.parametrize(
    ("biome", "numbers", "fits"),
    [
        ("bb14", {"run": 2}, True),
        ("bb14", {"run": 0}, False),
        ("bb14", {"run": 2, "cold": 1}, False),
        ("bb01", {"climb": 1}, True),
        ("bb01", {"fly": 2}, True),
        ("bb01", {"swim": 3}, False),
        ("bb05", {"cold": 1}, True),
        ("bb05", {}, False),
    ],
)
def test_conditions_ask_for_and_forbid(biome: str, numbers: dict[str, int], fits: bool) -> None:
    """DC-24 and V15: all of a list, one of a list, none of a list."""
    s = position(biome, [f"1a {biome}: herbivore 0 1 0"])
    s.low[0] = s.low[0] & 127
    s.low[0] += numbers.get("run", 0) << 14 | numbers.get("swim", 0) << 21
    s.high[0] = numbers.get("fly", 0) | numbers.get("climb", 0) << 7 | numbers.get("cold", 0) << 21
    assert fates(s)["1a"] == ("fed" if fits else "unfit")


def test_adaptation_sums_the_symbols_that_count() -> None:
    """DC-25: climbing and flying in the rainforest; V3's eagle has eight, V15's runner two."""
    s = position("bb01 bb14", ["1a bb01: b070-b x051-h b070-w b083-s"])
    assert adapted(live(s), species_of("1a")) == 8
    s = position("bb14", ["1a bb14: herbivore 2 0 0"])
    assert adapted(live(s), 0) == 2
    assert trait(s.low[0], s.high[0], Trait.RUN) == 2


def test_a_species_without_hearts_needs_nothing() -> None:
    """V5, DC-20, case 10: it is fed with nothing and gets no waste, not even under the City."""
    s = position("bb08/city", ["1a bb08: b081-b b130-h"], options={"box": "expansion"})
    assert fates(s) == {"1a": "fed"}
    shown = view(s, live(s), NONE)["biomes"][0]
    assert BIOME_WORDS[s.biome[0]] == shown["biome"] == "bb08"
    assert shown["species"][0]["meal"] == {"plants": 0, "meat": 0, "waste": 0, "prey": []}
    assert card_of("b081-b") != card_of("b130-h")
