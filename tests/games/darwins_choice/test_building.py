"""What a hand can build: a card is offered if further ones can complete it to a species that lives somewhere."""

import pytest
from support.darwins_choice import table

from gondwana.games.darwins_choice.tables import DECK, Part

NAMES = ("hearts", "comp", "run", "swim", "fly", "climb", "heat", "cold")
WATER = "bb09 bb10 bb11 bb20"  # all ask for swimming
AIR = "bb02 bb08 bb13 bb19"  # all ask for flying, or for swimming or climbing
HARSH = "bb15 bb04 bb05"  # ask for heat, cold, cold


def find(part: Part, has: str = "", lacks: str = "", docks: tuple[int, int, int] | None = None, skip: int = 0) -> str:
    """A card of a kind that has some symbols and lacks others, beside cold, which some biomes forbid."""
    for card in DECK:
        symbols = dict(zip(NAMES, card.symbols, strict=True))
        fits = all(symbols[name] for name in has.split()) and not any(symbols[name] for name in f"{lacks} cold".split())
        if card.part == part and card.diet in (-1, 0) and fits and docks in (None, card.docks):
            if skip == 0:
                return card.key
            skip -= 1
    raise LookupError(f"no {part.name} with {has}, without {lacks}")


def symbol(name: str, *keys: str) -> int:
    """How many symbols some cards have together."""
    return sum(card.symbols[NAMES.index(name)] for card in DECK if card.key in keys)


@pytest.mark.parametrize(
    ("land", "part", "has"),
    [
        (WATER, Part.TAIL, "swim"),
        (WATER, Part.SINGLE_LEGS, "swim"),
        (WATER, Part.DOUBLE_LEGS, "swim"),
        (AIR, Part.WINGS, "fly"),
        (WATER, Part.WINGS, "swim"),
        (AIR, Part.TAIL, "climb"),
    ],
)
def test_a_further_card_may_make_a_species_possible(land: str, part: Part, has: str) -> None:
    """DC-13 … DC-16, DC-84, DC-87: head and body alone can live nowhere; the card must come before the biome."""
    dry = "hearts swim fly climb"
    head, body = find(Part.HEAD, lacks=dry), find(Part.BODY, lacks=dry, docks=(1, 2, 1))
    card = find(part, has=has)
    assert table(land, hands={0: f"{head} {body}"}).options() == ["pass"]
    game = table(land, hands={0: f"{head} {body} {card}"})
    assert game.options() == [head, "pass"]
    assert game.play(head).options() == [body]
    assert game.play(body).options() == [card]
    assert set(game.play(card).options()) <= set(land.split())
    assert game.options()


@pytest.mark.parametrize(
    ("land", "part", "has", "docks"),
    [
        (WATER, Part.TAIL, "swim", (1, 2, 0)),
        (WATER, Part.DOUBLE_LEGS, "swim", (0, 1, 1)),
        (AIR, Part.WINGS, "fly", (0, 2, 1)),
    ],
)
def test_what_does_not_fit_the_body_completes_nothing(
    land: str, part: Part, has: str, docks: tuple[int, int, int]
) -> None:
    """DC-13 … DC-16: the body has no dock, or too few."""
    dry = "hearts swim fly climb"
    body = next(
        card.key
        for card in DECK
        if card.part == Part.BODY and card.docks == docks and not any(card.symbols[3:6])  # swim, fly, climb
    )
    assert table(land, hands={0: f"{find(Part.HEAD, lacks=dry)} {body} {find(part, has=has)}"}).options() == ["pass"]


def crowd(biome: str, adaptation: int) -> list[str]:
    """Two herbivores that take all eight plants of a biome from everybody who ranks lower."""
    return [f"2{letter} {biome}: herbivore {adaptation} 99 4" for letter in "ab"]


def test_two_pairs_of_legs_may_be_needed_together() -> None:
    """DC-15, DC-84: only with both the runner ranks above those who take all plants."""
    head, body = find(Part.HEAD, has="hearts", lacks="swim heat"), find(Part.BODY, lacks="swim heat", docks=(0, 2, 1))
    pairs = [find(Part.SINGLE_LEGS, has="run", lacks="swim heat", skip=skip) for skip in (0, 1)]
    species = crowd("bb14", symbol("run", head, body, *pairs) - 1)
    land = "bb14 bb09 bb10 bb20"
    assert table(land, species, hands={0: f"{head} {body} {pairs[0]}"}).options() == ["pass"]
    game = table(land, species, hands={0: f"{head} {body} {' '.join(pairs)}"}).play(head, body)
    assert game.options() == pairs
    assert game.play(pairs[0]).options() == [pairs[1]]
    assert game.play(pairs[1]).options() == ["bb14"]


@pytest.mark.parametrize(("legs", "other"), [(1, Part.SINGLE_LEGS), (2, Part.DOUBLE_LEGS)])
def test_more_legs_than_docks_complete_nothing(legs: int, other: Part) -> None:
    """DC-15: two pairs at one dock, or a pair beside double legs at two."""
    head = find(Part.HEAD, has="hearts", lacks="swim heat")
    bodies = [card.key for card in DECK if card.part == Part.BODY and card.docks[1] == legs]
    body = next(key for key in bodies if symbol("swim", key) + symbol("heat", key) + symbol("cold", key) == 0)
    cards = find(Part.SINGLE_LEGS, has="run", lacks="swim heat"), find(other, has="run", lacks="swim heat", skip=1)
    species = crowd("bb14", symbol("run", head, body, *cards) - 1)
    assert table("bb14 bb09 bb10 bb20", species, hands={0: f"{head} {body} {' '.join(cards)}"}).options() == ["pass"]


def test_wings_and_tail_may_be_needed_together() -> None:
    """DC-13, DC-14, DC-16, DC-84: only with both it ranks above those who take all plants."""
    head, body = find(Part.HEAD, has="hearts", lacks="heat"), find(Part.BODY, lacks="heat", docks=(1, 2, 1))
    wings, tail = find(Part.WINGS, has="fly", lacks="heat"), find(Part.TAIL, has="swim", lacks="heat")
    rank = symbol("fly", head, body, wings, tail) + symbol("swim", head, body, wings, tail) - 1
    species = crowd("bb08", rank)
    land = f"bb08 {HARSH}"
    for card in (wings, tail):
        assert table(land, species, hands={0: f"{head} {body} {card}"}).options() == ["pass"]
    game = table(land, species, hands={0: f"{head} {body} {wings} {tail}"}).play(head, body)
    assert game.options() == [wings, tail]
    assert game.play(tail, wings).options() == ["bb08"]


def test_one_card_is_not_used_twice() -> None:
    """DC-12, DC-84: the legs that are chosen are not there a second time, so a tail for the steppe alone is no use."""
    head, body = find(Part.HEAD, has="hearts", lacks="swim heat"), find(Part.BODY, lacks="swim heat", docks=(0, 2, 1))
    legs = find(Part.SINGLE_LEGS, has="run", lacks="swim heat")
    colds = [card for card in DECK if card.part == Part.TAIL and card.symbols[NAMES.index("cold")]]
    tail = next(card.key for card in colds if not any(card.symbols[2:7]))
    rank = symbol("run", head, body, legs, tail)  # with the legs twice it would find plants in the steppe
    game = table("bb14 bb16 bb10 bb20", [f"2a bb16: herbivore {rank} 99 7"], hands={0: f"{head} {body} {legs} {tail}"})
    assert game.play(head, body, legs).options() == ["bb14"]
