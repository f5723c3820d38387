"""A bot knows what its seat knows: two positions that differ only in what it can't know get the same answer."""

import pytest
from support.boards import recorded, twin_of, with_position
from support.toy import TOY

import gondwana
from gondwana import bots
from gondwana.games.savanna.tables import KINDS, Card
from gondwana.kernel.match.match import Match

FEW = 24  # iterations


def answers(match: Match, seat: int) -> list[int]:
    return [
        bots.choose(match, seat, level, seed=3, iterations=FEW if level == "search" else None)
        for level in ("random", "greedy", "search")
    ]


def otherwise(match: Match, seat: int) -> Match:
    """The same position for one seat: all hands that it has not seen and the deck are dealt the other way round.

    What the others have decided in secret is changed as well, and so is the generator.
    """
    twin = twin_of(match)
    unseen = [hand for hand in range(twin.circle) if not twin.seen[seat] >> hand & 1]
    sizes = [sum(twin.hand[hand]) for hand in unseen]
    pool = [
        kind for kind in range(KINDS) for _ in range(twin.deck[kind] + sum(twin.hand[hand][kind] for hand in unseen))
    ]
    pool.reverse()
    for hand, size in zip(unseen, sizes, strict=True):
        dealt, pool = pool[:size], pool[size:]
        twin.hand[hand] = [dealt.count(kind) for kind in range(KINDS)]
    twin.deck = [pool.count(kind) for kind in range(KINDS)]
    for other in range(twin.seats):
        if other != seat and twin.choice[other] != Card.EMPTY and match.prompt(seat) == 0:
            hand = twin.hand[twin.held[other]]
            twin.choice[other] = max(kind for kind in range(KINDS) if hand[kind])
    twin.rng ^= 0x123456789ABCDEF
    return with_position(gondwana.new("savanna", seats=match.seats, seed=1), recorded(twin))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("step", [0, 1, 5])
def test_hidden_hands_and_the_deck_do_not_change_an_answer(seats: int, step: int) -> None:
    match = gondwana.new("savanna", seats=seats, seed=seats)
    while match.plain.laid < step:
        seat = match.asked[0]
        match.play(seat, match.legal(seat)[0])
    seat = seats - 1
    while seat not in match.asked or len(match.asked) > 1:  # the others have decided already
        other = match.asked[0]
        match.play(other, match.legal(other)[0])
    twin = otherwise(match, seat)
    assert twin.position() != match.position()
    assert answers(twin, seat) == answers(match, seat)


@pytest.mark.parametrize("question", ["choose", "place"])
def test_what_the_others_have_just_decided_does_not_change_an_answer(question: str) -> None:
    """Chosen cards before the reveal, places before all have placed (SAV-40, SAV-42)."""
    said = []
    for which in (0, -1):
        match = gondwana.new("savanna", seats=3, seed=4)
        while match.plain.laid < 4 or (question == "place" and match.prompt(match.asked[0]) == 0):
            seat = match.asked[0]
            match.play(seat, match.legal(seat)[0])
        for other in (0, 1):
            match.play(other, match.legal(other)[which])
        said.append(answers(match, 2))
    assert said[0] == said[1]


def test_a_solo_player_does_not_know_the_deck() -> None:
    """There is nothing else hidden, and the deck is a bag: only the generator could tell what comes."""
    match = gondwana.new("savanna", seats=1, seed=8)
    twin = otherwise(match, 0)
    assert answers(twin, 0) == answers(match, 0)


def test_a_sealed_bid_does_not_change_an_answer() -> None:
    """The others' bids lie on the table, face down."""
    said = []
    for bid in ("0", "5"):
        match = Match(TOY, 3, seed=2)
        match.play(0, bid)
        match.play(1, bid)
        said.append(answers(match, 2))
    assert said[0] == said[1]
