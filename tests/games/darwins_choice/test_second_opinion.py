"""A slow, plain second opinion on what is easy to get wrong: who is fed, what can be built, what scores."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from support.boards import live
from support.darwins_choice import fates
from support.random_games import random_match, random_moves

from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.prompts import Prompt
from gondwana.games.darwins_choice.rules.food import feed
from gondwana.games.darwins_choice.tables import (
    BIOME_CARDS,
    DECK,
    DIET,
    NEUTRALS,
    PARK_LIMITS,
    TERRITORY_CARDS,
    TOKENS,
    Dock,
    Part,
)
from gondwana.games.darwins_choice.words import CARD_WORDS, FATE_WORDS, SPECIES_WORDS
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import NONE

HEARTS, COMP, TRAITS = 0, 1, 2


class Beast:
    """A species as the rulebook sees it: its symbols, one by one."""

    def __init__(self, who: str, symbols: list[int], diet: int, arrival: int) -> None:
        self.who, self.symbols, self.diet, self.arrival = who, symbols, diet, arrival
        self.hearts, self.comp = symbols[HEARTS], symbols[COMP]
        self.fate, self.waste = "fed", 0

    def fits(self, slot: int, s: Any) -> bool:
        biome, traits = BIOME_CARDS[s.biome[slot]], self.symbols[TRAITS:]
        return (
            all(traits[which] >= least for which, least in enumerate(biome.needs))
            and (not biome.any_of or any(traits[which] for which in biome.any_of))
            and not any(traits[which] for which in biome.forbids)
        )

    def key(self, slot: int, s: Any) -> tuple[int, int, int]:
        biome = BIOME_CARDS[s.biome[slot]]
        return sum(self.symbols[TRAITS + which] for which in set(biome.adapt)), self.comp, self.hearts


def beasts(s: Any, slot: int) -> list[Beast]:
    """Everybody in a slot, in the order of arrival."""
    found = []
    for species in range(s.seats * TOKENS):
        cards = [card for card in s.card[species] if card != NONE]
        if cards and s.slot[species] == slot:
            symbols = [sum(DECK[card].symbols[which] for card in cards) for which in range(8)]
            diet = int(DIET[s.card[species][Dock.HEAD]])
            found.append(Beast(SPECIES_WORDS[species], symbols, diet, s.arrival[species]))
    if s.neutral != NONE and s.neutral_slot == slot:
        card = NEUTRALS[s.neutral]
        found.append(Beast("neutral", list(card.symbols), card.diet, s.neutral_arrival))
    return sorted(found, key=lambda beast: beast.arrival)


def waste_here(s: Any, slot: int, beast: Beast) -> bool:
    if beast.who == "neutral" or beast.hearts == 0 or not 0 <= s.territory[slot] < 4:
        return False
    territory = TERRITORY_CARDS[s.territory[slot]]
    number = beast.hearts if territory.by_hearts else beast.comp
    return number >= territory.threshold if territory.at_least else number <= territory.threshold


def naive(s: Any, slot: int) -> dict[str, str]:
    """The specification's pseudo-code, line by line; for eras without an event that changes food or adaptation."""
    everybody = beasts(s, slot)
    members = [beast for beast in everybody if beast.who == "neutral" or beast.fits(slot, s)]
    members.sort(key=lambda beast: beast.key(slot, s), reverse=True)
    for beast in everybody:
        beast.fate = "fed" if beast in members else "unfit"
    limit = PARK_LIMITS[1] if s.seats == 2 else PARK_LIMITS[0]
    if s.territory[slot] == 4 and len(members) > limit:
        cut = members[limit - 1].key(slot, s)
        for beast in members:
            beast.fate = "excess" if beast.key(slot, s) < cut else "fed"
        members = [beast for beast in members if beast.fate == "fed"]
    for beast in members:
        beast.waste = int(waste_here(s, slot, beast))
    plants, meat = BIOME_CARDS[s.biome[slot]].plants, BIOME_CARDS[s.biome[slot]].meat
    if 0 <= s.territory[slot] < 4:
        territory = TERRITORY_CARDS[s.territory[slot]]
        plants, meat = min(plants, territory.plants[s.index - 1]), min(meat, territory.meat[s.index - 1])
    for beast in (beast for beast in members if beast.diet == 0):
        need = beast.hearts - beast.waste
        beast.fate = "fed" if need <= plants else "hungry"
        plants -= need if need <= plants else 0
    for beast in (beast for beast in members if beast.diet == 1):
        need = beast.hearts - beast.waste
        beast.fate = "fed" if need <= plants + meat else "hungry"
        if beast.fate == "fed":
            eaten = min(need, plants)
            plants, meat = plants - eaten, meat - (need - eaten)
    for beast in (beast for beast in members if beast.diet == 2):
        need = beast.hearts - beast.waste
        if need <= meat:
            meat -= need
            continue
        prey, caught = [], 0
        for other in reversed(members):
            lower = other.key(slot, s) < beast.key(slot, s) and other.who != "neutral"
            if caught < need - meat and other.diet < 2 and other.fate == "fed" and other.hearts and lower:
                prey.append(other)
                caught += other.hearts
        if s.territory[slot] != 0 and caught >= need - meat:
            meat += caught - need
            for other in prey:
                other.fate = "eaten"
        else:
            beast.fate = "hungry"
    return {beast.who: beast.fate for beast in everybody if beast.who != "neutral"}


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("box", ["expansion", "mixed"])
def test_food_is_handed_out_as_written(seats: int, box: str) -> None:
    """DC-41 … DC-64, compared in the middle of random games."""
    compared = 0
    for seed in range(4):
        match = Match(DARWINS_CHOICE, seats, {"box": box}, seed=seed)
        for s in positions(match, seed):
            if s.event == NONE:
                for slot in range(s.slots):
                    assert fates(s, slot) == naive(s, slot)
                    compared += 1
    assert compared > 40


def positions(match: Match, seed: int) -> list[Any]:
    """A position after every tenth answer of a random game."""
    found = []
    for number, _ in enumerate(random_moves(match, seed)):
        if number % 10 == 0 and not match.over:
            found.append(match.plain)
    return [match.game.state.from_record(record(s)) for s in found]


def record(s: Any) -> Any:
    """A twin without a story has no record: give it one."""
    s.story = [[0] * 6 for _ in range(128)]
    array = np.zeros(1, type(s).dtype)
    s.to_record(array[0])
    return array[0]


def could_live(s: Any, cards: tuple[int, ...]) -> bool:
    """Whether a new species of some cards fits together and would be fed somewhere."""
    parts = [DECK[card].part for card in cards]
    if parts.count(Part.HEAD) != 1 or parts.count(Part.BODY) != 1:
        return False
    body = DECK[next(card for card in cards if DECK[card].part == Part.BODY)]
    legs = parts.count(Part.SINGLE_LEGS) + 2 * parts.count(Part.DOUBLE_LEGS)
    if (parts.count(Part.WINGS), parts.count(Part.TAIL)) > (1, 1) or legs > body.docks[1]:
        return False
    if parts.count(Part.WINGS) > body.docks[0] or parts.count(Part.TAIL) > body.docks[2]:
        return False
    return any(fed_there(s, cards, slot) for slot in range(s.slots))


def fed_there(s: Any, cards: tuple[int, ...], slot: int) -> bool:
    """Put the species there and look, by the plain distribution."""
    species = next(
        (index for index in range(s.turn * TOKENS, (s.turn + 1) * TOKENS) if s.card[index][Dock.HEAD] == NONE), NONE
    )
    if species == NONE:
        return False
    twin = s.duplicate()
    for place, card in enumerate(cards):
        twin.card[species, place] = card
    head = next(card for card in cards if DECK[card].part == Part.HEAD)
    place = cards.index(head)
    twin.card[species, place], twin.card[species, 0] = twin.card[species, 0], head
    twin.slot[species], twin.arrival[species] = slot, 10_000
    return naive(twin, slot)[SPECIES_WORDS[species]] in ("fed", "eaten")


@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_created_is_offered_and_nothing_else(seed: int) -> None:
    """DC-12 … DC-16, DC-84, DC-87: every subset of the hand, in every slot."""
    match = random_match(DARWINS_CHOICE, 2, seed, moves=20)
    s = match.plain
    if s.event != NONE or match.prompt(match.asked[0]) != Prompt.MENU:
        pytest.fail("the first menu was expected")
    seat = match.asked[0]
    hand = [card for card in s.hand[seat] if card != NONE]
    living = {cards for size in range(2, 7) for cards in combinations(hand, size) if could_live(s, cards)}
    heads = {CARD_WORDS[card] for cards in living for card in cards if DECK[card].part == Part.HEAD}
    offered = {word for word in words(match, seat) if word in {CARD_WORDS[card] for card in hand}}
    assert offered == heads
    for head in sorted(heads):
        built = match.copy()
        built.play(seat, head)
        bodies = {
            CARD_WORDS[card]
            for cards in living
            for card in cards
            if DECK[card].part == Part.BODY and CARD_WORDS.index(head) in cards
        }
        assert set(words(built, seat)) == bodies


def words(match: Match, seat: int) -> list[str]:
    """The answers as words."""
    kind = match.game.questions[match.prompt(seat)].answer
    return [kind.word(move) for move in match.legal(seat)]


def test_the_forecast_of_the_rules_is_the_forecast_of_the_view() -> None:
    match = random_match(DARWINS_CHOICE, 4, 3, moves=120)
    s = match.plain
    for slot in range(s.slots):
        shown = match.view()["biomes"][slot]["species"]
        twin = match.game.state.from_record(record(s))
        assert {row["species"]: row["fate"] for row in shown if row["owner"] is not None} == fates(twin, slot)
    rules = live(match.game.state.from_record(record(s)))
    feed(rules, 0)
    assert FATE_WORDS[0] == "fed"
