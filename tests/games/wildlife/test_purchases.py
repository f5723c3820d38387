"""What strong bots pay at a table of four: no debts to speak of, nothing they can't use, no more than it is worth."""

from dataclasses import dataclass, field

import pytest

from gondwana import bots
from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.bot.cards import card_worth
from gondwana.games.wildlife.prompts import Event, Prompt
from gondwana.games.wildlife.rules.auction import DISCARD
from gondwana.games.wildlife.rules.execution import can_execute
from gondwana.games.wildlife.tables import FOOD_FOR_A_POINT
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.records import live_at

pytestmark = pytest.mark.skipif(INTERPRET, reason="takes an hour as plain Python")

SEATED = ("strong", "casual", "strong", "casual")
GAMES = 2
TOO_DEAR = 1.2  # times what a card is worth to its buyer


@dataclass
class Purse:
    """What one seat spent in a game."""

    debts: int = 0  # points, where the food did not reach (WL-32)
    prices: list[float] = field(default_factory=list)  # each as a part of the card's worth
    useless: int = 0  # cards that could not be used, or were thrown away


def spent(seed: int) -> list[Purse]:
    """The purses of all seats after a game."""
    match, purses = Match(WILDLIFE, len(SEATED), seed=seed), [Purse() for _ in SEATED]
    while not match.over:
        seat, before = match.asked[0], match.records(1)
        discards = match.prompt(seat) == Prompt.BOUGHT
        move = bots.choose(match, seat, SEATED[seat], seed=match.number)
        match.play(seat, move)
        purses[seat].useless += discards and move == DISCARD
        for event, _, buyer, card, price, _ in match.entries[-1].told:
            if event == Event.SOLD:
                s = live_at(before, 0, WILDLIFE.state)
                purses[buyer].debts += -(min(0, int(s.food[buyer]) - price) // FOOD_FOR_A_POINT)
                purses[buyer].prices.append(price / (FOOD_FOR_A_POINT * card_worth(s, buyer, card, 1)))
                purses[buyer].useless += not can_execute(s, buyer, card, 1)
    return purses


@pytest.fixture(scope="module")
def purses() -> list[Purse]:
    """Of the strong seats in some games."""
    return [spent(seed)[seat] for seed in range(GAMES) for seat in (0, 2)]


def test_hardly_any_points_are_paid_as_debt(purses: list[Purse]) -> None:
    assert sum(purse.debts for purse in purses) <= 5 * len(purses)


def test_nothing_is_bought_that_can_not_be_used(purses: list[Purse]) -> None:
    assert sum(len(purse.prices) for purse in purses) > 2 * len(purses)
    assert [purse.useless for purse in purses] == [0] * len(purses)


def test_no_price_is_above_the_worth_of_its_card(purses: list[Purse]) -> None:
    assert max(price for purse in purses for price in purse.prices) <= TOO_DEAR
